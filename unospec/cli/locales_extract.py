"""``unospec locales extract``: the templates, written from the sources."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unospec.cli import locales

if TYPE_CHECKING:
    import argparse

    from unospec.language.catalogs import Catalog


def arguments(parser: argparse.ArgumentParser, catalog: Catalog) -> None:
    """Declares the arguments."""
    locales.domains(parser, catalog)


def run(options: argparse.Namespace, catalog: Catalog) -> int:
    """Writes the templates. Returns 0."""
    from unospec.language import messages
    from unospec.language.catalogs import DOMAINS

    return locales.written(messages.write_templates(options.domain or DOMAINS), catalog)
