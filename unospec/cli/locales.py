"""``unospec locales``: looks after the catalogs of messages."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from unospec.problems import Problem, Problems, shown

if TYPE_CHECKING:
    from collections.abc import Sequence

    from unospec.language.catalogs import Catalog
    from unospec.language.messages import Standing

TEXTS = {
    # The actions of the command: what each of them does.
    "locales.action": "extract: write the templates from the sources; update: bring the catalogs up to them; "
    "compile: make the files that programs read; check: tell what is missing or wrong; "
    "status: tell how far the translations have come; review: note that translations have been checked",
    "locales.language": "only this language; several may be given",
    "locales.domain": "only this domain: {domains}; several may be given",
    "locales.contexts": "for review: the contexts of the messages; all translated ones if none is given",
    "locales.changed": ("{count} file written", "{count} files written"),
    "locales.right": "nothing is missing or wrong",
    "locales.wrong": ("{count} thing to mend", "{count} things to mend"),
    "locales.reviewed": ("{count} translation noted as checked", "{count} translations noted as checked"),
    # Heads of the columns of a table of catalogs; each but the first two counts messages.
    "locales.head-language": "language",
    "locales.head-domain": "domain",
    "locales.head-messages": "messages",
    "locales.head-missing": "missing",
    # Translations that nobody has reviewed.
    "locales.head-unreviewed": "unreviewed",
    # Translations that a program or a language model has checked.
    "locales.head-machine-checked": "machine-checked",
    # Translations that a native speaker has checked.
    "locales.head-native": "native",
    # Translations whose English has changed since they were made.
    "locales.head-stale": "stale",
}

ACTIONS = ("extract", "update", "compile", "check", "status", "review")


def arguments(parser: argparse.ArgumentParser, catalog: Catalog) -> None:
    """Declares the arguments of the command."""
    from unospec.language.catalogs import DOMAINS

    parser.add_argument("action", choices=ACTIONS, metavar="ACTION", help=catalog.text("ui:locales.action"))
    parser.add_argument("contexts", nargs="*", metavar="CONTEXT", help=catalog.text("ui:locales.contexts"))
    parser.add_argument(
        "--language",
        action="append",
        type=_language,
        default=[],
        metavar="LANG",
        help=catalog.text("ui:locales.language"),
    )
    parser.add_argument(
        "--domain",
        action="append",
        choices=DOMAINS,
        default=[],
        metavar="DOMAIN",
        help=catalog.text("ui:locales.domain", domains=", ".join(DOMAINS)),
    )


def _language(name: str) -> str:
    """A language as it was given. Raises Problem if there is none such."""
    from unospec import paths

    if name not in paths.languages():
        from unospec.spec.messages import unknown

        raise unknown("language", name, paths.languages())
    return name


def run(options: argparse.Namespace, catalog: Catalog) -> int:
    """Does it. Returns 0; 1 if `check` finds something wrong."""
    from unospec.language import messages
    from unospec.language.catalogs import DOMAINS

    languages, domains = options.language, options.domain or DOMAINS
    if options.action == "check":
        from unospec.cli.main import tell
        from unospec.language.checks import check

        problems = check(languages, domains)
        if not options.domain:
            problems += _of_words(languages, catalog)
        if problems:
            found = Problems(problems)
            print("\n".join(tell(found, catalog.language)))
            print(catalog.plural("ui:locales.wrong", len(found.each)), file=sys.stderr)
            return 1
        print(catalog.text("ui:locales.right"))
    elif options.action == "status":
        print("\n".join(_status(messages.status(languages, domains), catalog)))
    elif options.action == "review":
        count = sum(
            messages.mark(language, "machine-checked", options.contexts, domains)
            for language in languages or messages.translated()
        )
        print(catalog.plural("ui:locales.reviewed", count))
    else:
        if options.action == "extract":
            written = messages.write_templates(domains)
        elif options.action == "update":
            written = messages.write_templates(domains) + messages.update(languages, domains)
        else:
            written = messages.compile_all(languages, domains)
        for path in written:
            print(shown(path))
        print(catalog.plural("ui:locales.changed", len(written)), file=sys.stderr)
    return 0


def _of_words(languages: Sequence[str], catalog: Catalog) -> list[Problem]:
    """What is wrong with spelling and terms; says on standard error what could not be looked up here."""
    from unospec.cli.main import tell
    from unospec.language import dictionaries, messages, spelling, terms

    problems = []
    for language in languages or messages.translated():
        if language in dictionaries.PINNED:
            if why := dictionaries.missing(language):
                print(*(f"{language}: {line}" for line in tell(why, catalog.language)), sep="\n", file=sys.stderr)
            else:
                problems += spelling.check(language)
        problems += terms.check(language)
    return problems


def _status(standings: list[Standing], catalog: Catalog) -> list[str]:
    from unospec.language.width import table

    heads = ("language", "domain", "messages", "missing", "unreviewed", "machine-checked", "native", "stale")
    rows = [[catalog.text(f"ui:locales.head-{head}") for head in heads]]
    for each in standings:
        counts = (each.messages, *each.states.values(), each.stale)
        rows.append([each.language, each.domain, *map(str, counts)])
    return table(rows, right=range(2, len(heads)))
