"""``unospec site serve``: builds the rules site and serves it on this machine."""

from __future__ import annotations

import argparse
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING

from unospec.cli import site_build
from unospec.cli.arguments import Parser, whole

if TYPE_CHECKING:
    from unospec.language.catalogs import Catalog


class _Quiet(SimpleHTTPRequestHandler):
    """Serves files and says nothing about it."""

    def log_message(self, format: str, *args: object) -> None:
        pass


def arguments(parser: Parser, catalog: Catalog) -> None:
    """Declares the arguments."""
    site_build.arguments(parser, catalog)
    parser.add_argument("--port", metavar="N", type=whole(catalog), default=8000, help=catalog.text("ui:site.port"))


def run(options: argparse.Namespace, catalog: Catalog) -> int:
    """Builds the site, then serves it until interrupted."""
    site_build.run(options, catalog)
    handler = partial(_Quiet, directory=str(Path(options.out).resolve()))
    with ThreadingHTTPServer(("127.0.0.1", options.port), handler) as server:
        address = f"http://127.0.0.1:{server.server_port}/"
        print(catalog.text("ui:site.serving", address=address), flush=True)
        server.serve_forever()
    return 0
