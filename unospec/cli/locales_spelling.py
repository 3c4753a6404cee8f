"""``unospec locales spelling``: words that neither a dictionary nor the reviewed list knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unospec.cli import locales

if TYPE_CHECKING:
    import argparse

    from unospec.language.catalogs import Catalog


def arguments(parser: argparse.ArgumentParser, catalog: Catalog) -> None:
    """Declares the arguments."""
    locales.languages(parser, catalog)


def run(options: argparse.Namespace, catalog: Catalog) -> int:
    """Tells the words. Returns 0, or 1 if there are any. Raises Problem if a dictionary can't be had."""
    from unospec.language import dictionaries, spelling

    problems = []
    for language in options.languages or sorted(dictionaries.PINNED):
        if language in dictionaries.PINNED:
            if why := dictionaries.missing(language):
                raise why
            problems += spelling.check(language)
    return locales.told(problems, catalog)
