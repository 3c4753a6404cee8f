"""``unospec identify``: which variants an engine really plays, and whose rules are nearest."""

from __future__ import annotations

import argparse
import sys
from itertools import chain, count
from pathlib import Path
from typing import TYPE_CHECKING

from unospec.cli import child
from unospec.cli.arguments import Parser
from unospec.cli.progress import Progress
from unospec.problems import Problem

if TYPE_CHECKING:
    from unospec.language.catalogs import Catalog

TEXTS = {
    "identify.engine": "the engine: {engines}, MODULE:CLASS or cmd:COMMAND",
    "identify.json": "write what was found to this file as JSON",
    "identify.play": "what an engine with switches is set to first: hu, hu+jump-in; its own defaults if left out",
    # Shown while it runs. {count}: how many questions have been asked so far.
    "identify.progress": ("asking {engine}: {count} question", "asking {engine}: {count} questions"),
    # {name}: of the engine.
    "identify.no-switches": "{name} has no switches that could be set to other rules",
    # Why the engine could not even be asked who it is.
    "identify.no-engine": "The engine did not introduce itself. {why}",
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
    """Asks the engine and shows what was found. Returns 0, 3 if it does not introduce itself, 2 if it can't be
    set to the rules that it was to be set to."""
    from unospec.identify.answers import answers
    from unospec.identify.evidence import add_scenarios
    from unospec.identify.identify import identify
    from unospec.identify.inquiry import NoSwitchesError
    from unospec.identify.nearest import nearest
    from unospec.language.naming import printable
    from unospec.reports.files import STDOUT, check_file
    from unospec.reports.identity import show
    from unospec.reports.identity_report import identified, write
    from unospec.reports.screen import Screen
    from unospec.reports.story import LAST_WORDS, last_words
    from unospec.reports.words import message
    from unospec.running.relevant import relevance
    from unospec.running.verdicts import EngineFault
    from unospec.scenarios import library
    from unospec.spec.rule_sets import names, rule_set

    played = rule_set(options.play).rules if options.play else None
    if options.json:
        check_file(options.json)
    asked = count(1)

    def step() -> None:
        number = next(asked)
        progress(lambda: catalog.plural("ui:identify.progress", number, engine=options.engine))

    with Progress() as progress, child.opened(options, catalog) as engine:
        try:
            inquiry = identify(engine, played, tell=step)
        except EngineFault as fault:
            progress.clear()
            print(catalog.text("ui:identify.no-engine", why=message(fault.finding, catalog)), file=sys.stderr)
            for line in last_words(fault.finding.fields)[-LAST_WORDS:]:
                print(f"    {line}", file=sys.stderr)
            return 3
        except NoSwitchesError as error:
            progress.clear()
            print(catalog.text("ui:identify.no-switches", name=printable(error.name)), file=sys.stderr)
            return 2
        found = answers(inquiry)
        evidence = chain.from_iterable(map(library.scenarios, names()))
        add_scenarios(inquiry, found, evidence, relevance(), tell=step)
    near = nearest(found)
    failed = None
    if options.json:
        try:
            write(identified(inquiry, found, near), options.json)
        except Problem as problem:
            failed = problem
    name = printable(f"{inquiry.hello.name} {inquiry.hello.version}".strip())
    # A report on stdout has it for itself.
    screen = Screen(sys.stderr if options.json == STDOUT else sys.stdout)
    show(name, found, near, inquiry.asked, screen, catalog)
    if failed is not None:
        screen.stream.flush()  # what failed is told after what was found
        raise failed
    return 0
