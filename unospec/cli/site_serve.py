"""``unospec site serve``: builds the rules site and serves it on this machine."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from unospec.cli import site_build
from unospec.cli.arguments import Parser, whole

if TYPE_CHECKING:
    from unospec.language.catalogs import Catalog


def arguments(parser: Parser, catalog: Catalog) -> None:
    """Declares the arguments."""
    site_build.arguments(parser, catalog)
    parser.add_argument("--port", metavar="N", type=whole(catalog), default=8000, help=catalog.text("ui:site.port"))


def run(options: argparse.Namespace, catalog: Catalog) -> int:
    """Builds the site, then serves it until interrupted."""
    from unospec.site.server import server

    site_build.run(options, catalog)
    with server(options.out, options.port) as running:
        address = f"http://127.0.0.1:{running.server_port}/"
        print(catalog.text("ui:site.serving", address=address), flush=True)
        running.serve_forever()
    return 0
