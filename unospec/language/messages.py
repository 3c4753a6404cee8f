"""Extraction, update, compilation and checks of the catalogs, as plain functions over the whole of ``locales/``.

Templates and catalogs are made by Babel. What is our own: a translation stays with its context when the English
changes (Babel would take it for a new message), and the review state is kept up.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import DEFAULT_KEYWORDS
from babel.messages.extract import extract as babel_extract

from unospec import __version__, paths
from unospec.language import extractors, pofile, review
from unospec.language.catalogs import DOMAINS, po_path
from unospec.spec.faults import Fault

#: An extraction method, as Babel calls it; Babel's own type for it says what comes out in the end instead.
Method = Callable[..., Iterable[Any]]

#: Where the messages of a domain come from: files (from the root of the checkout), method, options.
SOURCES: dict[str, tuple[tuple[str, Method, dict[str, str]], ...]] = {
    "steps": (("unospec/scenarios/steps.py", extractors.steps, {}),),
    "rules": (
        ("spec/rules/*.yaml", extractors.rules, {}),
        ("spec/rulesets/*.yaml", extractors.rule_sets, {}),
    ),
    "gists": (("spec/sources/*.yaml", extractors.gists, {}),),
    "scenarios": (("locales/en/scenarios.yaml", extractors.scenarios, {}),),
    "ui": (("unospec/**/*.py", extractors.texts, {"prefixes": "ui refusal"}),),
    "site": (
        ("unospec/**/*.py", extractors.texts, {"prefixes": "site"}),
        ("spec/disputes.yaml", extractors.disputes, {}),
    ),
    "findings": (("docs/engines/*.yaml", extractors.findings, {}),),
    "manual": (
        ("docs/guide/*.md", extractors.manual, {}),
        ("spec/protocol/*.md", extractors.manual, {}),
    ),
}

_HEADER = """\
# {title} of unospec.
# Distributed under the license of unospec.
#"""


def extract(domain: str) -> Catalog:
    """The template of a domain, from its sources. Raises Problem if two messages have one context."""
    root = paths.data()
    template = Catalog(
        domain=domain,
        project="unospec",
        version=__version__,
        charset="utf-8",
        msgid_bugs_address="",
        header_comment=_HEADER.format(title=f"Messages ({domain})"),
        fuzzy=False,
    )
    places: dict[str, str] = {}
    for pattern, method, options in SOURCES[domain]:
        for path in sorted(root.glob(pattern)):
            place = path.relative_to(root).as_posix()
            with path.open("rb") as file:
                for line, text, comments, context in babel_extract(method, file, DEFAULT_KEYWORDS, (), options):
                    if context is None:
                        raise Fault("catalog.no-context", path=path, line=line)
                    if context in places:
                        raise Fault(
                            "catalog.context-twice", path=path, line=line, context=context, place=places[context]
                        )
                    places[context] = f"{place}:{line}"
                    template.add(text, None, locations=[(place, line)], auto_comments=comments, context=context)
    return template


def write_templates(domains: Sequence[str] = DOMAINS) -> list[Path]:
    """Writes ``locales/<domain>.pot``. Returns the files that have changed."""
    need_checkout()
    changed = []
    for domain in domains:
        path, template = paths.locales() / f"{domain}.pot", extract(domain)
        if (len(template) or path.is_file()) and pofile.write(path, template):
            changed.append(path)
    return changed


def update(languages: Sequence[str] = (), domains: Sequence[str] = DOMAINS) -> list[Path]:
    """Brings the catalogs of the languages (all, if none is named) up to the sources. Returns the changed files."""
    need_checkout()
    changed = []
    for domain in domains:
        template = extract(domain)
        for language in languages or paths.languages():
            path = po_path(language, domain)
            old = pofile.read(path) if path.is_file() else None
            if not len(template) and old is None:
                continue
            if pofile.write(path, updated(template, language, domain, old)):
                changed.append(path)
    return changed


def updated(template: Catalog, language: str, domain: str, old: Catalog | None) -> Catalog:
    """The catalog of a language with the messages of the template and the translations of the old one.

    English is its own translation. Translations whose message is gone are kept as obsolete.
    """
    new = Catalog(
        locale=language,
        domain=domain,
        project="unospec",
        version=__version__,
        charset="utf-8",
        msgid_bugs_address="",
        header_comment=_HEADER.format(title=f"Messages ({domain}), language {language},"),
        last_translator=_given(old and old.last_translator, "unospec"),
        language_team=_given(old and old.language_team, language),
        revision_date=_given(old and old.revision_date, template.creation_date),
        fuzzy=False,
    )
    before: dict[str | None, Message] = {message.context: message for message in old or () if message.context}
    gone = dict(before)
    if old is not None:
        for message in old.obsolete.values():
            # A message that comes back finds its translation again.
            before.setdefault(message.context, message)
            gone.setdefault(message.context, message)
    for source in template:
        if not source.id:
            continue
        known = before.get(source.context)
        gone.pop(source.context, None)
        string = source.id if language == "en" else _carried(source, known, new.num_plurals)
        message = new.add(
            source.id,
            string,
            locations=source.locations,
            auto_comments=source.auto_comments,
            user_comments=known.user_comments if known else (),
            flags=known.flags if known else (),
            context=source.context,
        )
        if language != "en":
            message.user_comments = review.renewed(message)
    for context, message in gone.items():
        if language != "en" and any(review.texts(message.string)):
            new.obsolete[context or ""] = message
    return new


def _given(value: Any, otherwise: Any) -> Any:
    """The value of a header field, unless it is missing or one of the placeholders in capitals of gettext."""
    return otherwise if not value or (isinstance(value, str) and value.startswith(("FULL NAME", "YEAR"))) else value


def _carried(source: Message, known: Message | None, plurals: int) -> str | tuple[str, ...]:
    """The translation that a message had, in as many texts as it needs now."""
    texts = review.texts(known.string) if known else ()
    if not source.pluralizable:
        return texts[-1] if texts else ""
    return (*texts, *("" for _ in range(plurals)))[:plurals]


def compile_all(languages: Sequence[str] = (), domains: Sequence[str] = DOMAINS) -> list[Path]:
    """Makes the ``.mo`` file of every catalog. Returns the files made."""
    need_checkout()
    made = []
    for language in languages or paths.languages():
        for domain in domains:
            path = po_path(language, domain)
            if path.is_file():
                made.append(path.with_suffix(".mo"))
                pofile.compile_to(made[-1], path)
    return made


@dataclass(slots=True)
class Standing:
    """How far a catalog has come: messages in all, and by state; stale ones are counted in their state as well."""

    language: str
    domain: str
    messages: int = 0
    stale: int = 0
    states: dict[str, int] = field(default_factory=lambda: dict.fromkeys(("missing", *review.STATES), 0))


def status(languages: Sequence[str] = (), domains: Sequence[str] = DOMAINS) -> list[Standing]:
    """How far the catalogs have come, language by language; English, which is the source, is left out."""
    found = []
    for language in languages or translated():
        for domain in domains:
            standing = Standing(language, domain)
            path = po_path(language, domain)
            for message in pofile.read(path) if path.is_file() else ():
                if message.id:
                    standing.messages += 1
                    standing.stale += review.is_stale(message)
                    standing.states[review.state_of(message)] += 1
            found.append(standing)
    return found


def translated() -> list[str]:
    """The languages that are translated into: all but English."""
    return [language for language in paths.languages() if language != "en"]


def mark(language: str, state: str, contexts: Sequence[str], domains: Sequence[str] = DOMAINS) -> int:
    """Gives the translated messages with these contexts (all, if none is named) a review state. Returns how many.

    What a native speaker has reviewed stays so, and a stale translation counts only if it is named.
    Raises Problem for ``native``: only a person who speaks the language writes that, by hand.
    """
    if state not in review.STATES or state == "native":
        raise Fault("catalog.state", ("native-by-hand", {}), state=state)
    count = 0
    for domain in domains:
        path = po_path(language, domain)
        if not path.is_file():
            continue
        catalog = pofile.read(path)
        for message in catalog:
            if not message.id or not review.is_translated(message) or (contexts and message.context not in contexts):
                continue
            before, stale = review.state_of(message), review.is_stale(message)
            if (stale and not contexts) or (before in (state, "native") and not stale):
                continue
            if before != "native":
                others = [each for each in message.user_comments if not each.strip().startswith("review:")]
                message.user_comments = [*others, str(review.marked(message, state))]
                count += 1
        pofile.write(path, catalog)
    return count


def contexts(domains: Sequence[str] = DOMAINS) -> set[str]:
    """The contexts of all messages, as the templates have them."""
    found = (pofile.read(paths.locales() / f"{domain}.pot") for domain in domains)
    return {message.context for catalog in found for message in catalog if message.context}


def need_checkout() -> None:
    """Raises Problem where the catalogs are installed ones, without the sources they are made from."""
    if not paths.is_checkout():
        raise Fault("catalog.no-checkout", path=paths.locales())
