"""Terms: a message whose English uses a term of the glossary uses the glossary's word in its translation.

English terms are looked for as whole words, the longest first, so that *draw pile* is no *pile*, also in the plural.
The word counts as used in any form: by the stem that its forms in ``glossary.yaml`` have in common. Terms that are
verbs ("to draw") are left to readers, since a sentence may be turned round.

At the end of the glossary stand the exceptions, each with the reason in ``why``: ``also`` adds words that may stand for
a term (``for``); ``differs`` names terms that are left to readers, everywhere or in one ``message``.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from unospec import paths
from unospec.language import pofile, review, words
from unospec.language.catalogs import DOMAINS, po_path
from unospec.problems import Problem
from unospec.spec.faults import Fault

_FIELD = re.compile(
    r"\b[a-z]{2}\+[\w=-]+|@\w+:\w+|\bpython -m [\w.]+|https?://\S+|\{[^{}]*\}|\[[^\[\]]*\]|`[^`]*`|<[^<>]*>|\b\w+\(\)"
)

#: English in which a word is no term: *the other way round*, *nothing matches*, *number of*, *search engines*.
_IDIOMS = re.compile(
    r"(?<!\bthe )(?<!\ba )(?<!\bthis )(?<!\beach )(?<!\bnext )(?<!\bfirst )(?<!\blast )(?<!\bone )(?<!\bevery )"
    r"(?<!\bnew )round\b|\b[Rr]ound (?:the table|to|and)\b|\bnothing (?:that )?matches\b|\bmatch made\b|\bnumbers? of\b"
    r"|\b(?:left|right)[ -]hand\b|\bmatch(?:es)? (?:in|the|it|that|by|with|every)\b"
    r"|\b(?:may|can|must|to|not) (?:match|score|challenge|skip)\b|\bchallenges (?:a|an|it|the)\b|\brules? out\b"
    r"|\brules site\b|\bgames site\b|\bsearch engines?\b|\bRule blocks\b|\bfeature files\b|\b[Pp]oints (?:to|out)\b"
    r"|\bseven (?:cards|years)\b|\b(?:gets?|everybody gets) seven\b"
)


@dataclass(frozen=True)
class Term:
    """A term. english: as it is looked for. forms: of the chosen word, and of words that may stand for it. free: left
    to readers everywhere; excepted: in the messages with these contexts."""

    english: str
    forms: tuple[str, ...]
    free: bool
    excepted: frozenset[str]

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """Finds the term in an English text."""
        plural = self.english[:-1] + "(?:y|ies)" if self.english.endswith("y") else self.english + "(?:e?s)?"
        # Names of cards and the game have capitals; all else may begin a sentence.
        flags = re.NOFLAG if self.english[:1].isupper() else re.IGNORECASE
        return re.compile(rf"(?<![\w-]){plural}(?![\w-])", flags)

    @cached_property
    def stems(self) -> tuple[tuple[str, ...], ...]:
        """For every way to say it, the beginnings of the words that have to be there."""
        ways: dict[int, list[list[str]]] = {}
        for form in self.forms:
            parts = form.split()
            ways.setdefault(len(parts), []).append(parts)
        return tuple(
            stem
            for forms in ways.values()
            for stem in {tuple(_stem([form[place] for form in forms]) for place in range(len(forms[0])))}
        )

    def used(self, text: str) -> bool:
        """Whether a translation has the word in some form."""
        if any(form.lower() in text for form in self.forms):
            return True
        return any(
            all(re.search(rf"(?<!\w){re.escape(part)}", text) for part in stem if part)
            for stem in self.stems
            if any(stem)
        )


def glossary(language: str) -> list[Term]:
    """The terms of a language, the longest first. Raises Problem for an exception without a reason."""
    path = glossary_path(language)
    entries = words.glossary(path)
    free: set[str] = set()
    excepted: dict[str, set[str]] = {}
    also: dict[str, list[str]] = {}
    for entry in entries:
        if "term" not in entry and not entry.get("why"):
            raise Fault("catalog.exception-reason", ("say-why", {}), path=path, entry=entry)
        for english in entry.get("differs", ()):
            if "message" in entry:
                excepted.setdefault(english, set()).add(entry["message"])
            else:
                free.add(english)
        if "also" in entry:
            also.setdefault(entry["for"], []).extend(map(str, entry["also"]))
    found = []
    for entry in entries:
        forms = tuple(map(str, (entry.get("word", ""), *entry.get("forms", ()))))
        for part in str(entry.get("term", "")).split(","):
            english = re.sub(r"\(.*?\)", "", part).strip()
            if english and not english.startswith("to ") and not english.isdigit():
                every = (*forms, *also.get(english, ()))
                found.append(Term(english, every, english in free, frozenset(excepted.get(english, ()))))
    return sorted(found, key=lambda term: -len(term.english))


def glossary_path(language: str) -> Path:
    """Where the glossary of a language stands."""
    return paths.locales() / language / "glossary.yaml"


def check(language: str, domains: Iterable[str] = DOMAINS) -> list[Problem]:
    """Every message that does not use the glossary's word, and every exception that nothing needs."""
    terms = glossary(language)
    needed: set[tuple[str, str]] = set()
    found: list[Problem] = []
    for domain in domains:
        path = po_path(language, domain)
        if not terms or not path.is_file():
            continue
        lines = pofile.lines(path)
        for message in pofile.read(path):
            if not message.id or not review.is_translated(message) or review.is_stale(message):
                continue
            context = message.context or ""
            translation = " ".join(review.texts(message.string))
            if domain == "steps":
                translation = _rendered(context, language)
            for term in missing(terms, review.texts(message.id)[-1], translation):
                if context in term.excepted:
                    needed.add((term.english, context))
                    continue
                found.append(
                    Fault(
                        "catalog.term",
                        ("use-term", {"file": "glossary.yaml"}),
                        path=path,
                        line=lines.get(context, [0])[0],
                        context=context,
                        term=term.english,
                        word=term.forms[0],
                    )
                )
    path = glossary_path(language)
    found += [
        Fault("catalog.no-exception", ("delete", {}), path=path, context=context, term=term.english)
        for term in terms
        for context in term.excepted
        if (term.english, context) not in needed
    ]
    return found


def missing(terms: Iterable[Term], english: str, translation: str) -> list[Term]:
    """The terms of an English text whose word the translation lacks. terms: the longest first."""
    left, text = _IDIOMS.sub("\x00", _FIELD.sub("\x00", english)), unicodedata.normalize("NFC", translation).lower()
    found = []
    for term in terms:
        # What belongs to a longer term is not looked at again.
        left, count = term.pattern.subn("\x00", left)
        if count and not term.free and not term.used(text):
            found.append(term)
    return found


def _rendered(context: str, language: str) -> str:
    """The sentences that a phrase makes: a word may come from the table of forms."""
    from unospec.language.examples import examples
    from unospec.language.phrases import vocabulary
    from unospec.scenarios.steps import STEPS

    speak = vocabulary(language)
    step = STEPS[context.removeprefix("step:")]
    return " ".join(speak.render(step.id, values) for values in examples(step, speak))


def _stem(forms: list[str]) -> str:
    """What forms of a word begin with: at least three letters and half of the shortest form, else nothing to go by."""
    small = sorted({form.lower() for form in forms})
    first, last = small[0], small[-1]
    # What the first and the last in order share, all share.
    shared = next((place for place, letter in enumerate(first) if last[place : place + 1] != letter), len(first))
    shortest = min(map(len, small))
    if len(small) == 1 and shortest > 4:
        # One form only: its last letter may change.
        shared = shortest - 1
    return small[0][:shared] if shared >= min(3, shortest) else "\x00"
