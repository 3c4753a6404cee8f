"""``unospec locales refresh``: feature files, written anew after a catalog has changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unospec.cli import locales

if TYPE_CHECKING:
    import argparse

    from unospec.language.catalogs import Catalog

TEXTS = {
    # A revision of the version control.
    "locales.from": "the revision whose catalogs the files were written with; the last commit if left out",
}


def arguments(parser: argparse.ArgumentParser, catalog: Catalog) -> None:
    """Declares the arguments."""
    locales.languages(parser, catalog)
    parser.add_argument("--from", dest="revision", default="HEAD", metavar="TEXT", help=catalog.text("ui:locales.from"))


def run(options: argparse.Namespace, catalog: Catalog) -> int:
    """Writes the files. Returns 0."""
    from unospec.scenarios.refresh import refresh

    return locales.written(refresh(options.languages, options.revision), catalog)
