"""``unospec identify``: which variants an engine really plays, and whose rules are nearest."""

from __future__ import annotations

import argparse
import json
import sys
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any

from unospec.cli import child
from unospec.cli.arguments import Parser

if TYPE_CHECKING:
    from unospec.identify.answers import Answer
    from unospec.identify.inquiry import Inquiry
    from unospec.identify.nearest import Near
    from unospec.language.catalogs import Catalog

TEXTS = {
    "identify.engine": "the engine: {engines}, MODULE:CLASS or cmd:COMMAND LINE",
    "identify.json": "write what was found to this file as JSON",
    "identify.play": "what an engine with switches is set to first: hu, hu+jump-in; its own defaults if left out",
    # Shown while it runs.
    "identify.progress": "asking {engine} ...",
    # Why the engine could not even be asked who it is.
    "identify.no-engine": "The engine did not introduce itself: {why}",
}


def arguments(parser: Parser, catalog: Catalog) -> None:
    """Declares the arguments."""
    from unospec.adapters.registry import ENGINES

    engines = ", ".join(ENGINES)
    parser.add_argument(
        "--engine", required=True, metavar="ENGINE", help=catalog.text("ui:identify.engine", engines=engines)
    )
    parser.add_argument("--play", metavar="NAME", help=catalog.text("ui:identify.play"))
    parser.add_argument("--json", type=Path, metavar="FILE", help=catalog.text("ui:identify.json"))
    child.arguments(parser, catalog)


def run(options: argparse.Namespace, catalog: Catalog) -> int:
    """Asks the engine and shows what was found. Returns 0, or 3 if it does not introduce itself."""
    from unospec.identify.answers import answers
    from unospec.identify.evidence import add_scenarios
    from unospec.identify.identify import identify
    from unospec.identify.nearest import nearest
    from unospec.language.naming import printable
    from unospec.protocol.trees import ending_by_signal
    from unospec.reports.files import check_file, write_text
    from unospec.reports.identity import show
    from unospec.reports.screen import Screen
    from unospec.reports.words import message
    from unospec.running.relevant import relevance
    from unospec.running.verdicts import EngineFault
    from unospec.scenarios import library
    from unospec.spec.rule_sets import names, rule_set

    played = rule_set(options.play).rules if options.play else None
    if options.json:
        check_file(options.json)
    terminal = sys.stderr.isatty()
    if terminal:
        print(catalog.text("ui:identify.progress", engine=options.engine), end="", file=sys.stderr, flush=True)
    with ending_by_signal(), child.opened(options, catalog) as engine:
        try:
            inquiry = identify(engine, played)
        except EngineFault as fault:
            print(catalog.text("ui:identify.no-engine", why=message(fault.finding, catalog)), file=sys.stderr)
            return 3
        found = answers(inquiry)
        add_scenarios(inquiry, found, chain.from_iterable(map(library.scenarios, names())), relevance())
    if terminal:
        print("\r\x1b[K", end="", file=sys.stderr, flush=True)
    near = nearest(found)
    if options.json:
        write_text(options.json, json.dumps(plain(inquiry, found, near), ensure_ascii=False, indent=2) + "\n")
    name = printable(f"{inquiry.hello.name} {inquiry.hello.version}".strip())
    show(name, found, near, inquiry.asked, Screen(), catalog)
    return 0


def plain(inquiry: Inquiry, found: dict[str, Answer], near: list[Near]) -> dict[str, Any]:
    """What was found as JSON data."""
    from unospec import __version__
    from unospec.identify.nearest import winners

    return {
        "suite_version": __version__,
        "engine": {"name": inquiry.hello.name, "version": inquiry.hello.version},
        "probes": inquiry.asked,
        "rules": {rule: answer.plain() for rule, answer in found.items()},
        "nearest": [each.rules for each in winners(near)],
        "rule_sets": [each.plain() for each in near],
        "complete": True,
    }
