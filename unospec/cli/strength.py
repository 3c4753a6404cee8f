"""``unospec strength``: which changes of rules the scenarios would notice, and why not the others."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING

from unospec.cli.arguments import Parser, whole
from unospec.reports.screen import Screen
from unospec.reports.standings import label, standing_cell, title
from unospec.reports.tables import Cell, Heading, Row, paragraph, table
from unospec.running.matrix import matrix
from unospec.running.strength import GAMES, WHYS, Change, changes, totals
from unospec.spec.catalogue import catalogue
from unospec.spec.messages import unknown
from unospec.spec.rule_sets import names

if TYPE_CHECKING:
    from unospec.language.catalogs import Catalog

TEXTS = {
    "strength.rules": "only this rule set: hu",
    "strength.all": "show the changes that are noticed as well",
    "strength.json": "print JSON",
    "strength.matrix": "print the matrix rule × scenario as JSON: what each scenario notices if one rule is changed",
    "strength.games": "in how many games by chance to look for what nobody notices; {games} if left out",
    "strength.unnoticed": "Changes that no scenario notices",
    "strength.head.rule": "rule",
    "strength.head.plays": "how it is played",
    "strength.head.other": "played otherwise",
    "strength.head.standing": "standing",
    "strength.head.noticed": "noticed by, or why not",
    "strength.head.firm": "of what the text says",
    # How many changes nobody can notice since they make no difference.
    "strength.head.masked": "without effect",
    # How many changes touch nothing but what a shuffle settles.
    "strength.head.shuffle": "left to chance",
    # How many changes show only where the text is silent or has two readings.
    "strength.head.unsettled": "not settled",
    # How many changes should be noticed and are not.
    "strength.head.gap": "missing",
    "strength.head.silent": "where it is silent",
    # How many changes of rules are noticed, of how many.
    "strength.noticed": "{noticed} of {all}",
    "strength.by": ("{count} scenario", "{count} scenarios"),
    # Why nobody notices a change.
    "strength.why.masked": "makes no difference",
    # {where}: other rules and how they would be played, “Challenge: nobody”.
    "strength.why.masked-by": "makes no difference here, but would under this: {where}",
    "strength.why.shuffle": "only cards come in another order, which a shuffle settles anyway",
    "strength.why.unsettled": "shows only in what the text leaves open, and not under this: {where}",
    "strength.why.open": "the text does not forbid it",
    "strength.why.gap": "it shows, and nobody notices",
    # Follows on strength.why.masked-by.
    "strength.there": ("{count} scenario would notice it then", "{count} scenarios would notice it then"),
    # A rule and how it is played.
    "strength.where": "{rule}: {label}",
    "strength.explained": "Each rule is changed alone, to each other way of playing it that is known. "
    "No scenario may rest on a rule on which the text is silent or has two readings.",
    "strength.looked-into": "What nobody notices is looked for in {games} games by chance, played both ways, and in "
    "the scenarios of all rule sets. If it shows where the text settles things, a scenario is missing, and the exit "
    "status is 1.",
    "strength.complete": "No scenario is missing.",
    "strength.gaps": (
        "{count} change shows in play, and no scenario notices it.",
        "{count} changes show in play, and no scenario notices them.",
    ),
}


def arguments(parser: Parser, catalog: Catalog) -> None:
    """Declares the arguments."""
    parser.add_argument("--rules", metavar="NAME", help=catalog.text("ui:strength.rules"))
    parser.add_argument("--all", action="store_true", help=catalog.text("ui:strength.all"))
    shape = parser.add_mutually_exclusive_group()
    shape.add_argument("--json", action="store_true", help=catalog.text("ui:strength.json"))
    shape.add_argument("--matrix", action="store_true", help=catalog.text("ui:strength.matrix"))
    parser.add_argument(
        "--games",
        type=whole(catalog, least=1),
        metavar="N",
        default=GAMES,
        help=catalog.text("ui:strength.games", games=GAMES),
    )


def run(options: argparse.Namespace, catalog: Catalog) -> int:
    """Shows what is noticed. Returns 1 if a scenario is missing; the matrix is printed without looking for that."""
    if options.rules and options.rules not in names():
        # What an option changes is looked into under the rule set itself, by the scenarios of that option.
        raise unknown("rule-set", options.rules, names())
    shown = [options.rules] if options.rules else list(names())
    if options.matrix:
        print(json.dumps(matrix(shown), ensure_ascii=False, indent=1))
        return 0
    found = [change for name in shown for change in changes(name, options.games)]
    if options.json:
        data = {
            "games": options.games,
            "changes": [change.plain() for change in found],
            "totals": {name: totals(found, name) for name in shown},
        }
        print(json.dumps(data, ensure_ascii=False, indent=2))
    else:
        _show(Screen(), shown, found, options, catalog)
    return 1 if any(change.why == "gap" for change in found) else 0


def _show(screen: Screen, shown: list[str], found: list[Change], options: argparse.Namespace, catalog: Catalog) -> None:
    rows: list[Row] = []
    for name in shown:
        count = totals(found, name)
        firm, silent = (
            catalog.text("ui:strength.noticed", noticed=count[noticed], all=count[everything])
            for noticed, everything in (("noticed", "all"), ("open_noticed", "open"))
        )
        whys = [Cell(str(count[why]), "yellow" if why == "gap" and count[why] else "") for why in WHYS]
        rows.append([Cell(name, "bold"), firm, *whys, silent])
    heads = ["", *(catalog.text(f"ui:strength.head.{head}") for head in ("firm", *WHYS, "silent"))]
    screen.lines(table(screen, rows, heads))
    screen.lines(paragraph(screen, catalog.text("ui:strength.explained"), style="dim"))
    screen.lines(paragraph(screen, catalog.text("ui:strength.looked-into", games=options.games), style="dim"))
    told = [change for change in found if options.all or (change.is_firm and not change.noticed_by)]
    screen.line()
    if told and not options.all:
        screen.line(catalog.text("ui:strength.unnoticed"))
    listed: list[Row] = []
    for name in dict.fromkeys(change.rules for change in told):
        listed.append(Heading(name))
        listed += [_row(change, catalog) for change in told if change.rules == name]
    heads = [catalog.text(f"ui:strength.head.{head}") for head in ("rule", "plays", "other", "standing", "noticed")]
    screen.lines(table(screen, listed, heads))
    screen.line()
    gaps = Counter(change.why for change in found)["gap"]
    screen.line(catalog.plural("ui:strength.gaps", gaps) if gaps else catalog.text("ui:strength.complete"))


def _row(change: Change, catalog: Catalog) -> list[Cell | str]:
    rule = catalogue().rules[change.rule]
    if change.noticed_by:
        by = catalog.plural("ui:strength.by", len(change.noticed_by))
    else:
        by = catalog.text(f"ui:strength.why.{change.message}", where=_where(change.where, catalog))
        if change.noticed_there:
            by += f"; {catalog.plural('ui:strength.there', len(change.noticed_there))}"
    return [
        title(rule, catalog),
        label(rule.variant(change.variant), catalog),
        label(rule.variant(change.other), catalog) if change.other else "–",
        standing_cell(change.standing, catalog),
        Cell(by, "yellow" if change.why == "gap" else ""),
    ]


def _where(where: Mapping[str, str], catalog: Catalog) -> str:
    rules = catalogue().rules
    return ", ".join(
        catalog.text(
            "ui:strength.where", rule=title(rules[rule], catalog), label=label(rules[rule].variant(variant), catalog)
        )
        for rule, variant in where.items()
    )
