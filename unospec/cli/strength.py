"""``unospec strength``: which changes of rules the scenarios would notice."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from unospec.cli.arguments import Parser
from unospec.reports.screen import Screen
from unospec.reports.standings import label, standing_cell, title
from unospec.reports.tables import Cell, Heading, Row, paragraph, table
from unospec.running.relevant import relevance
from unospec.scenarios import library
from unospec.spec.catalogue import Rule, catalogue
from unospec.spec.rule_sets import RuleSet, Standing, names, rule_set

if TYPE_CHECKING:
    from unospec.language.catalogs import Catalog

TEXTS = {
    "strength.rules": "only this rule set: hu",
    "strength.all": "show the changes that are noticed as well",
    "strength.json": "print JSON",
    "strength.unnoticed": "Changes that no scenario notices",
    "strength.every": "Every change of a rule is noticed by a scenario.",
    "strength.head.rule": "rule",
    "strength.head.plays": "how it is played",
    "strength.head.other": "played otherwise",
    "strength.head.standing": "standing",
    "strength.head.noticed": "noticed by",
    "strength.head.firm": "of what the text says",
    "strength.head.silent": "where it is silent",
    # How many changes of rules are noticed, of how many.
    "strength.noticed": "{noticed} of {all}",
    "strength.by": ("{count} scenario", "{count} scenarios"),
    "strength.nobody": "nobody",
    "strength.explained": "Each rule is changed alone, to each other way of playing it that is known. "
    "No scenario may rest on a rule on which the text is silent or has two readings.",
}


@dataclass(frozen=True, slots=True)
class Change:
    """One rule of a rule set played otherwise.

    rules: name of the rule set, options included. rule, variant, other: what is played, and what is played instead;
    for a number, `other` is empty and stands for any other number. noticed_by: scenarios whose verdict changes.
    """

    rules: str
    rule: str
    variant: str
    other: str
    standing: Standing
    noticed_by: tuple[str, ...]

    @property
    def is_firm(self) -> bool:
        """Whether the text forbids it, so that a scenario has to notice."""
        return self.standing in ("stated", "implied")

    def plain(self) -> dict[str, Any]:
        """As JSON data."""
        return {
            "rules": self.rules,
            "rule": self.rule,
            "variant": self.variant,
            "other": self.other or None,
            "standing": self.standing,
            "noticed_by": list(self.noticed_by),
        }


def arguments(parser: Parser, catalog: Catalog) -> None:
    """Declares the arguments."""
    parser.add_argument("--rules", metavar="NAME", help=catalog.text("ui:strength.rules"))
    parser.add_argument("--all", action="store_true", help=catalog.text("ui:strength.all"))
    parser.add_argument("--json", action="store_true", help=catalog.text("ui:strength.json"))


def run(options: argparse.Namespace, catalog: Catalog) -> int:
    """Shows what is noticed."""
    shown = [rule_set(options.rules).base] if options.rules else list(names())
    found = [change for name in shown for change in changes(rule_set(name))]
    if options.json:
        data = {
            "changes": [change.plain() for change in found],
            "totals": {
                name: dict(zip(("noticed", "all"), _count(found, name, firm=True), strict=True)) for name in shown
            },
        }
        print(json.dumps(data, ensure_ascii=False, indent=2))
    else:
        _show(Screen(), shown, found, options.all, catalog)
    return 0


def changes(base: RuleSet) -> Iterator[Change]:
    """Every change of a rule of the rule set, and of the rules that its options set, with who notices it."""
    noticed: dict[tuple[str, str, str], list[str]] = {}
    for scenario in library.scenarios(base.name):
        home = base.with_options(scenario.options)
        for id, others in relevance().matters(scenario, home.rules).items():
            for other in ("",) if catalogue().rules[id].has_number else others:
                noticed.setdefault((id, home.rules[id], other), []).append(scenario.id)
    seen: set[tuple[str, str, str]] = set()
    for option in ("", *base.options):
        played = base
        if option:
            chosen = base.options[option]
            number = f"={catalogue().rules[chosen.number].default}" if chosen.needs_number else ""
            played = base.with_options([option + number])
        for ruling in played.rulings.values():
            rule = catalogue().rules[ruling.rule]
            if not rule.observable or (option and ruling.option != option):
                continue
            for other in _others(rule, ruling.variant):
                key = (rule.id, ruling.variant, other)
                if key not in seen:
                    seen.add(key)
                    name = f"{base.name}+{option}" if option else base.name
                    by = tuple(noticed.get(key, ()))
                    yield Change(name, rule.id, ruling.variant, other, ruling.standing, by)


def _others(rule: Rule, variant: str) -> tuple[str, ...]:
    return ("",) if rule.has_number else tuple(other for other in rule.variants if other != variant)


def _count(found: list[Change], name: str, firm: bool) -> tuple[int, int]:
    """How many changes of a rule set are noticed, of how many: those its text forbids, or the others."""
    own = [change for change in found if change.rules.partition("+")[0] == name and change.is_firm == firm]
    return sum(bool(change.noticed_by) for change in own), len(own)


def _show(screen: Screen, shown: list[str], found: list[Change], everything: bool, catalog: Catalog) -> None:
    rows: list[Row] = []
    for name in shown:
        cells: list[Cell | str] = [Cell(name, "bold")]
        for firm in (True, False):
            noticed, count = _count(found, name, firm)
            text = catalog.text("ui:strength.noticed", noticed=noticed, all=count)
            cells.append(Cell(text, "yellow" if firm and noticed < count else ""))
        rows.append(cells)
    heads = ["", *(catalog.text(f"ui:strength.head.{head}") for head in ("firm", "silent"))]
    screen.lines(table(screen, rows, heads))
    screen.lines(paragraph(screen, catalog.text("ui:strength.explained"), style="dim"))
    told = [change for change in found if everything or (change.is_firm and not change.noticed_by)]
    screen.line()
    if not told:
        screen.line(catalog.text("ui:strength.every"))
        return
    if not everything:
        screen.line(catalog.text("ui:strength.unnoticed"))
    listed: list[Row] = []
    for name in dict.fromkeys(change.rules for change in told):
        listed.append(Heading(name))
        listed += [_row(change, catalog) for change in told if change.rules == name]
    heads = [catalog.text(f"ui:strength.head.{head}") for head in ("rule", "plays", "other", "standing", "noticed")]
    screen.lines(table(screen, listed, heads))


def _row(change: Change, catalog: Catalog) -> list[Cell | str]:
    rule = catalogue().rules[change.rule]
    by = catalog.text("ui:strength.nobody")
    if change.noticed_by:
        by = catalog.plural("ui:strength.by", len(change.noticed_by))
    return [
        title(rule, catalog),
        label(rule.variant(change.variant), catalog),
        label(rule.variant(change.other), catalog) if change.other else "–",
        standing_cell(change.standing, catalog),
        Cell(by, "" if change.noticed_by else "yellow"),
    ]
