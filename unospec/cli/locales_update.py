"""``unospec locales update``: templates and catalogs, brought up to the sources."""

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
    """Writes templates and catalogs. Returns 0."""
    from unospec.language import messages
    from unospec.language.catalogs import DOMAINS

    domains = options.domain or DOMAINS
    return locales.written(messages.write_templates(domains) + messages.update(options.languages, domains), catalog)
