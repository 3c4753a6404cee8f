"""``unospec compare``: rule sets side by side."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING

from unospec.cli.arguments import Parser
from unospec.protocol import command_lines
from unospec.reports.screen import Screen
from unospec.reports.standings import MARKS, label, legend, standing_cell, title
from unospec.reports.tables import Cell, Heading, Row, paragraph, table
from unospec.spec.catalogue import catalogue
from unospec.spec.rule_sets import RuleSet, rule_set

if TYPE_CHECKING:
    from unospec.language.catalogs import Catalog

TEXTS = {
    "compare.names": "two or more rule sets, with options if wanted: et hu+jump-in",
    "compare.all": "show the rules on which they agree as well",
    "compare.json": "print JSON",
    "compare.two": "compare: at least two rule sets are needed",
    "compare.alike": (
        "On {count} more rule they agree; {command} shows it.",
        "On {count} more rules they agree; {command} shows them.",
    ),
    "compare.same": "They agree on every rule.",
    # Of the rules in the table. {silent} is the mark of a silent text.
    "compare.firm": (
        "On {count} of these rules the texts themselves differ; on the others a text is silent ({silent}).",
        "On {count} of these rules the texts themselves differ; on the others a text is silent ({silent}).",
    ),
}


def arguments(parser: Parser, catalog: Catalog) -> None:
    """Declares the arguments."""
    parser.add_argument("names", nargs="+", metavar="NAME", help=catalog.text("ui:compare.names"))
    parser.add_argument("--all", action="store_true", help=catalog.text("ui:compare.all"))
    parser.add_argument("--json", action="store_true", help=catalog.text("ui:compare.json"))


def run(options: argparse.Namespace, catalog: Catalog) -> int:
    """Shows the rule sets side by side."""
    shown = [rule_set(name) for name in options.names]
    if len(shown) < 2:
        from unospec.problems import Problem

        raise Problem(catalog.text("ui:compare.two"))
    if options.json:
        print(json.dumps(plain(shown), ensure_ascii=False, indent=2))
        return 0
    command = catalog.typed(command_lines.join(["unospec", "compare", *options.names, "--all"]))
    _show(Screen(), shown, options.all, command, catalog)
    return 0


def plain(shown: list[RuleSet]) -> dict[str, object]:
    """The comparison as JSON data: for each rule whether all play it alike, and what each says."""
    return {
        "names": [each.name for each in shown],
        "rules": {
            rule: {
                "same": len({each.rulings[rule].variant for each in shown}) == 1,
                "rule_sets": {each.name: each.rulings[rule].plain() for each in shown},
            }
            for rule in shown[0].rulings
        },
    }


def _show(screen: Screen, shown: list[RuleSet], all_rules: bool, command: str, catalog: Catalog) -> None:
    rows: list[Row] = []
    alike = firm = 0
    for area in catalogue().areas.values():
        heading: Heading | None = Heading(catalog.text(f"area:{area.id}:title"))
        for rule in area.rules:
            rulings = [each.rulings[rule] for each in shown]
            same = len({ruling.variant for ruling in rulings}) == 1
            alike += same
            if same and not all_rules:
                continue
            firm += not same and all(ruling.standing != "silent" for ruling in rulings)
            if heading is not None:
                rows.append(heading)
                heading = None
            cells: list[Cell | str] = [title(catalogue().rules[rule], catalog)]
            for each, ruling in zip(shown, rulings, strict=True):
                mark = standing_cell(ruling.standing, catalog, word=False)
                style = "dim" if ruling.standing == "silent" else "" if same else "bold"
                cells.append(Cell(f"{mark.text} {label(each.variant(rule), catalog)}", style))
            rows.append(cells)
    screen.lines(legend(screen, catalog))
    screen.line()
    if not rows:
        screen.line(catalog.text("ui:compare.same"))
        return
    screen.lines(table(screen, rows, ["", *(each.name for each in shown)]))
    screen.line()
    if len({each.base for each in shown}) > 1:
        screen.lines(paragraph(screen, catalog.plural("ui:compare.firm", firm, silent=MARKS["silent"]), indent=0))
    if alike and not all_rules:
        screen.lines(paragraph(screen, catalog.plural("ui:compare.alike", alike, command=command), indent=0))
