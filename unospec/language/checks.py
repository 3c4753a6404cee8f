"""What is wrong with a catalog: missing entries, fields that differ, forms that the table lacks, plural counts."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator, Sequence

from babel.messages.catalog import Catalog, Message

from unospec import paths
from unospec.language import messages, pofile, review
from unospec.language.catalogs import DOMAINS, po_path
from unospec.language.forms import forms
from unospec.language.manual import kept
from unospec.language.phrases import place_of, split, vocabulary
from unospec.problems import Problem
from unospec.scenarios.steps import STEPS
from unospec.spec.faults import Fault
from unospec.spec.hints import Hint
from unospec.spec.messages import Told

_BRACES = re.compile(r"\{([^{}]*)\}")


def check(languages: Sequence[str] = (), domains: Sequence[str] = DOMAINS) -> list[Problem]:
    """Everything that is wrong with the catalogs and tables of the languages (all, if none is named)."""
    messages.need_checkout()
    found: list[Problem] = []
    for domain in domains:
        template = messages.extract(domain)
        found += _templates(template, domain)
        for language in languages or paths.languages():
            found += check_catalog(template, language, domain)
    for language in languages or paths.languages():
        found += forms(language).problems()
        if "steps" in domains and not any(problem.path == po_path(language, "steps") for problem in found):
            found += _readings(language)
    return found


def check_steps(language: str, wrong_only: bool = False) -> list[Problem]:
    """What is wrong with the phrases of a language. wrong_only: without those that are merely missing."""
    found = check_catalog(messages.extract("steps"), language, "steps")
    return [
        problem
        for problem in found
        if not (wrong_only and isinstance(problem, Told) and problem.id == "catalog.untranslated")
    ]


def check_catalog(template: Catalog, language: str, domain: str) -> list[Problem]:
    """What is wrong with one catalog, held against its template."""
    path = po_path(language, domain)
    if not path.is_file():
        # A domain that has no messages yet needs no catalog.
        return [Fault("catalog.none", _UPDATE, path=path)] if len(template) else []
    try:
        catalog = pofile.read(path)
    except Problem as problem:
        return [problem]
    lines = pofile.lines(path)
    found: list[Problem] = [
        Fault("catalog.twice", ("keep-one-of", {}), path=path, line=places[1], context=context)
        for context, places in lines.items()
        if len(places) > 1
    ]
    known = {message.context: message for message in catalog if message.id}
    for source in template:
        if not source.id:
            continue
        message = known.pop(source.context, None)
        line = lines.get(source.context or "", [0])[0]
        if message is None:
            found.append(Fault("catalog.missing", _UPDATE, path=path, context=source.context))
        elif review.texts(message.id) != review.texts(source.id):
            found.append(Fault("catalog.english-stale", _UPDATE, path=path, line=line, context=source.context))
        else:
            found += [problem.at(path, line) for problem in _message(message, catalog, language, domain)]
    for context in known:
        place = lines.get(context or "", [0])[0]
        found.append(Fault("catalog.gone", _UPDATE, path=path, line=place, context=context))
    return found


_UPDATE: Hint = ("type", {"command": "unospec locales update"})


def _templates(template: Catalog, domain: str) -> Iterator[Problem]:
    path = paths.locales() / f"{domain}.pot"
    if not path.is_file():
        if len(template):
            yield Fault("catalog.no-template", ("type", {"command": "unospec locales extract"}), path=path)
        return
    written = {message.context: review.texts(message.id) for message in pofile.read(path) if message.id}
    if written != {message.context: review.texts(message.id) for message in template if message.id}:
        yield Fault("catalog.template-stale", ("type", {"command": "unospec locales extract"}), path=path)


def _message(message: Message, catalog: Catalog, language: str, domain: str) -> Iterator[Problem]:
    context, texts = message.context or "", review.texts(message.string)
    if not any(texts):
        yield Fault("catalog.untranslated", context=context)
        return
    wanted = catalog.num_plurals if message.pluralizable else 1
    if len(texts) != wanted or not all(texts):
        full = sum(map(bool, texts))
        yield Fault(
            "catalog.plural-forms",
            ("fill-in", {"first": "msgstr[0]", "last": f"msgstr[{wanted - 1}]"}),
            context=context,
            full=full,
            wanted=wanted,
        )
        return
    for text in texts:
        if unicodedata.normalize("NFC", text) != text:
            yield Fault("catalog.not-nfc", context=context)
        if text != text.strip() or "  " in text:
            yield Fault("catalog.space", context=context)
    if domain == "steps":
        yield from _phrases(context, texts, language)
    elif domain == "manual":
        yield from _kept(message, texts[0])
    else:
        yield from _fields(message, texts)


def _phrases(context: str, texts: Sequence[str], language: str) -> Iterator[Problem]:
    step = STEPS[context.removeprefix("step:")]
    for plural, text in enumerate(texts):
        try:
            split(step, text, forms(language), plural)
        except Problem as problem:
            yield problem


def _kept(message: Message, text: str) -> Iterator[Problem]:
    """A piece of a long text must keep the code and the addresses of the English."""
    wanted, found = (kept(each) for each in (review.texts(message.id)[0], text))
    if wanted != found:
        lost, new = (" ".join(sorted(each)) or "-" for each in (wanted - found, found - wanted))
        yield Fault("catalog.code", context=message.context, lost=lost, new=new)


def _fields(message: Message, texts: Sequence[str]) -> Iterator[Problem]:
    """Each text must have the English fields; the count may be left out, as in ``one scenario``."""
    english = Counter(_BRACES.findall(review.texts(message.id)[-1]))
    for text in texts:
        fields = Counter(_BRACES.findall(text))
        if len(texts) > 1:
            fields.pop("count", None)
            english.pop("count", None)
        if fields.keys() != english.keys():
            yield Fault(
                "catalog.fields",
                ("each-field", {}),
                context=message.context,
                fields=_braced(fields),
                wanted=_braced(english),
            )


def _readings(language: str) -> Iterator[Problem]:
    from unospec.language.ambiguity import ambiguity

    if witness := ambiguity(vocabulary(language)):
        path, line = place_of(language, witness.steps[-1])
        yield witness.problem.at(path, line)


def _braced(names: Counter[str]) -> str:
    return " ".join(f"{{{name}}}" for name in names) or "none"
