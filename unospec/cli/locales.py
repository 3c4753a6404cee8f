"""``unospec locales``: looks after catalogs, forms and features of the languages; each subcommand is a module."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence
    from pathlib import Path

    from unospec.language.catalogs import Catalog
    from unospec.problems import Problem

#: The subcommands in the order in which help lists them, each with its module.
COMMANDS = {
    "extract": "unospec.cli.locales_extract",
    "update": "unospec.cli.locales_update",
    "compile": "unospec.cli.locales_compile",
    "check": "unospec.cli.locales_check",
    "spelling": "unospec.cli.locales_spelling",
    "status": "unospec.cli.locales_status",
    "review": "unospec.cli.locales_review",
    "preview": "unospec.cli.locales_preview",
    "blind": "unospec.cli.locales_blind",
    "refresh": "unospec.cli.locales_refresh",
}

TEXTS = {
    "command.locales-extract": "write the templates from the sources",
    "command.locales-update": "bring templates and catalogs up to the sources",
    # The files that programs read are the compiled catalogs.
    "command.locales-compile": "make the files that programs read",
    "command.locales-check": "tell what is missing or wrong",
    "command.locales-spelling": "tell which words no dictionary knows",
    "command.locales-status": "tell how far the translations have come",
    "command.locales-review": "note that translations have been checked",
    # Phrases: the texts that sentences of scenarios are made from.
    "command.locales-preview": "show every phrase with examples, and whether any sentence could be taken in two ways",
    "command.locales-blind": "write a sheet of sentences for a reader who says what they mean, or judge the answers",
    "command.locales-refresh": "write the feature files anew after a phrase or title has changed",
    "locales.languages": "only these languages; all if none is given",
    "locales.one-language": "the language",
    "locales.domain": "only this domain: {domains}; several may be given",
    "locales.changed": ("{count} file written", "{count} files written"),
    "locales.right": "nothing is missing or wrong",
    "locales.wrong": ("{count} thing to mend", "{count} things to mend"),
}


def languages(parser: argparse.ArgumentParser, catalog: Catalog) -> None:
    """Declares the languages that are looked after, as `languages`."""
    parser.add_argument(
        "languages", nargs="*", type=language, metavar="LANG", help=catalog.text("ui:locales.languages")
    )


def one_language(parser: argparse.ArgumentParser, catalog: Catalog) -> None:
    """Declares the one language, as `language`."""
    parser.add_argument("language", type=language, metavar="LANG", help=catalog.text("ui:locales.one-language"))


def domains(parser: argparse.ArgumentParser, catalog: Catalog) -> None:
    """Declares the domains, as `domain`; empty if none is given."""
    from unospec.language.catalogs import DOMAINS

    parser.add_argument(
        "--domain",
        action="append",
        choices=DOMAINS,
        default=[],
        metavar="DOMAIN",
        help=catalog.text("ui:locales.domain", domains=", ".join(DOMAINS)),
    )


def language(name: str) -> str:
    """A language as it was given. Raises Problem if there is none such."""
    from unospec import paths

    if name not in paths.languages():
        from unospec.spec.messages import unknown

        raise unknown("language", name, paths.languages())
    return name


def written(files: Sequence[Path], catalog: Catalog) -> int:
    """Tells which files have been written. Returns 0."""
    import sys

    from unospec.problems import shown

    for path in files:
        print(shown(path))
    print(catalog.plural("ui:locales.changed", len(files)), file=sys.stderr)
    return 0


def told(problems: Sequence[Problem], catalog: Catalog) -> int:
    """Tells problems, or that there is none. Returns 1 or 0."""
    import sys

    from unospec.cli.main import tell
    from unospec.problems import Problems

    if not problems:
        print(catalog.text("ui:locales.right"))
        return 0
    found = Problems(problems)
    print("\n".join(tell(found, catalog)))
    print(catalog.plural("ui:locales.wrong", len(found.each)), file=sys.stderr)
    return 1
