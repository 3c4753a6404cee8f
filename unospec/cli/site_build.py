"""``unospec site build``: builds the rules site."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from unospec.cli.arguments import Parser
from unospec.cli.progress import ticking

if TYPE_CHECKING:
    from unospec.language.catalogs import Catalog


def arguments(parser: Parser, catalog: Catalog) -> None:
    """Declares the arguments."""
    parser.add_argument("--out", metavar="DIR", type=Path, default=Path("site"), help=catalog.text("ui:site.out"))
    parser.add_argument("--languages", metavar="LANG,…", help=catalog.text("ui:site.languages"))
    parser.add_argument("--reports", metavar="DIR", type=Path, help=catalog.text("ui:site.reports"))
    parser.add_argument("--url", metavar="URL", default="", help=catalog.text("ui:site.url"))


def run(options: argparse.Namespace, catalog: Catalog) -> int:
    """Builds the site."""
    from unospec import paths
    from unospec.problems import shown
    from unospec.site import leaflets
    from unospec.site.build import build
    from unospec.spec.faults import Fault
    from unospec.spec.messages import unknown

    languages = tuple(each.strip() for each in options.languages.split(",")) if options.languages else ()
    for language in languages:
        if language not in paths.languages():
            raise unknown("language", language, paths.languages())
    if options.reports is not None and not options.reports.is_dir():
        raise Fault("no-folder", path=options.reports)
    if missing := leaflets.missing():
        print(catalog.text("ui:site.no-leaflets", missing=missing), file=sys.stderr)
    # What was there before may be the working folder, and is gone afterwards.
    options.out = options.out.absolute()
    with ticking(lambda seconds: catalog.text("ui:site.building", seconds=seconds)):
        build(options.out, languages, options.reports, options.url)
    count = sum(1 for _ in options.out.rglob("index.html"))
    print(catalog.text("ui:site.built", pages=count, folder=shown(options.out)))
    return 0
