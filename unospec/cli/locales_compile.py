"""``unospec locales compile``: the compiled catalogs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unospec.cli import locales

if TYPE_CHECKING:
    import argparse

    from unospec.language.catalogs import Catalog


def arguments(parser: argparse.ArgumentParser, catalog: Catalog) -> None:
    """Declares the arguments."""
    locales.languages(parser, catalog)
    locales.domains(parser, catalog)


def run(options: argparse.Namespace, catalog: Catalog) -> int:
    """Compiles the catalogs. Returns 0."""
    from unospec.language import messages
    from unospec.language.catalogs import DOMAINS

    return locales.written(messages.compile_all(options.languages, options.domain or DOMAINS), catalog)
