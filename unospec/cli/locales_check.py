"""``unospec locales check``: what is missing or wrong in catalogs, words and terms."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unospec.cli import locales

if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence

    from unospec.language.catalogs import Catalog
    from unospec.problems import Problem


def arguments(parser: argparse.ArgumentParser, catalog: Catalog) -> None:
    """Declares the arguments."""
    locales.languages(parser, catalog)
    locales.domains(parser, catalog)


def run(options: argparse.Namespace, catalog: Catalog) -> int:
    """Tells what is wrong. Returns 0, or 1 if something is."""
    from unospec.language.catalogs import DOMAINS
    from unospec.language.checks import check

    problems = check(options.languages, options.domain or DOMAINS)
    if not options.domain:
        problems += _of_words(options.languages, catalog)
    return locales.told(problems, catalog)


def _of_words(languages: Sequence[str], catalog: Catalog) -> list[Problem]:
    """What is wrong with spelling and terms; says on standard error what could not be looked up here."""
    import sys

    from unospec.cli.main import tell
    from unospec.language import dictionaries, messages, spelling, terms

    problems = []
    for language in languages or messages.translated():
        if language in dictionaries.PINNED:
            if why := dictionaries.missing(language):
                print(*(f"{language}: {line}" for line in tell(why, catalog)), sep="\n", file=sys.stderr)
            else:
                problems += spelling.check(language)
        problems += terms.check(language)
    return problems
