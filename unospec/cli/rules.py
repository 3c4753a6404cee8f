"""``unospec rules``: the rule sets, one of them whole, or single rules of it."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING

from unospec.cli.arguments import Parser
from unospec.reports.screen import Screen
from unospec.reports.standings import (
    MARKS,
    label,
    legend,
    option_title,
    reason,
    sentence_rows,
    standing_cell,
    title,
    wording,
)
from unospec.reports.tables import Cell, Heading, Row, paragraph, table
from unospec.scenarios.choosing import known_rule
from unospec.spec.catalogue import catalogue
from unospec.spec.ledger import ledger
from unospec.spec.rule_sets import STANDINGS, RuleSet, rule_set, rule_sets

if TYPE_CHECKING:
    from unospec.language.catalogs import Catalog

TEXTS = {
    "rules.name": "the rule set, with options if wanted: hu, hu+jump-in, ka+target-score=300",
    "rules.rule": "only these rules, each by its id or its title, with all that is known of them",
    "rules.json": "print JSON",
    "rules.rule-set": "rule set",
    "rules.source": "text",
    "rules.sentences": "sentences",
    # Heads a column of rules.
    "rules.head.rule": "rule",
    # Heads a column of variants: how a rule is played.
    "rules.head.variant": "how it is played",
    "rules.head.standing": "standing",
    "rules.head.sentences": "where it says so",
    # Heads the list of options of a rule set.
    "rules.options": "Options of this text",
    "rules.no-options": "This text offers no options.",
    "rules.why": "why: {reason}",
    # {readings}: the variants that a text with two readings allows.
    "rules.readings": "both readings: {readings}",
    "rules.other-variants": "elsewhere one plays: {variants}",
    "rules.more": "One rule in full: {command}",
}


def arguments(parser: Parser, catalog: Catalog) -> None:
    """Declares the arguments."""
    parser.add_argument("name", nargs="?", metavar="NAME", help=catalog.text("ui:rules.name"))
    parser.add_argument("rules", nargs="*", metavar="RULE", help=catalog.text("ui:rules.rule"))
    parser.add_argument("--json", action="store_true", help=catalog.text("ui:rules.json"))


def run(options: argparse.Namespace, catalog: Catalog) -> int:
    """Shows what was asked for."""
    if options.name is None:
        if options.json:
            variants = {rule.id: rule.choices for rule in catalogue().rules.values()}
            _print_json({"rule_sets": [each.plain() for each in rule_sets().values()], "variants": variants})
        else:
            _all(Screen(), catalog)
        return 0
    shown = rule_set(options.name)
    rules = list(dict.fromkeys(known_rule(rule, catalog.language, options.name) for rule in options.rules))
    if options.json:
        plain = shown.plain()
        if rules:
            plain["rules"] = {rule: plain["rules"][rule] for rule in rules}
        _print_json(plain)
    elif rules:
        _single(Screen(), shown, rules, catalog)
    else:
        _whole(Screen(), shown, catalog)
    return 0


def _print_json(data: object) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))


def _all(screen: Screen, catalog: Catalog) -> None:
    """The four rule sets in a few lines."""
    heads = [
        catalog.text("ui:rules.rule-set"),
        catalog.text("ui:rules.source"),
        catalog.text("ui:rules.sentences"),
        *(f"{MARKS[standing]} {catalog.text(f'ui:standing.{standing}')}" for standing in STANDINGS),
    ]
    rows: list[Row] = []
    for each in rule_sets().values():
        counts = [sum(ruling.standing == standing for ruling in each.rulings.values()) for standing in STANDINGS]
        source = ledger(each.source)
        rows.append([Cell(each.name, "bold"), source.title, str(len(source.sentences)), *map(str, counts)])
    screen.lines(table(screen, rows, heads))
    for each in rule_sets().values():
        if each.options:
            screen.line()
            screen.lines(_options(screen, each, catalog))


def _whole(screen: Screen, shown: RuleSet, catalog: Catalog) -> None:
    """Every rule of a rule set in a table for each area."""
    source = ledger(shown.source)
    screen.line(screen.styled(f"{shown.name}  {source.title}", "bold"))
    for chosen in shown.chosen:
        screen.line(f"  + {chosen}  {option_title(shown, chosen, catalog)}")
    screen.lines(legend(screen, catalog))
    heads = [catalog.text(f"ui:rules.head.{column}") for column in ("rule", "variant", "standing", "sentences")]
    rows: list[Row] = []
    for area in catalogue().areas.values():
        rows.append(Heading(catalog.text(f"area:{area.id}:title")))
        for rule in area.rules:
            ruling = shown.rulings[rule]
            standing = standing_cell(ruling.standing, catalog)
            if ruling.option:
                standing = Cell(f"+ {catalog.text('ui:standing.option', option=ruling.option)}", "blue")
            name, variant = title(catalogue().rules[rule], catalog), label(shown.variant(rule), catalog)
            rows.append([name, variant, standing, ", ".join(ruling.sentences)])
    screen.line()
    screen.lines(table(screen, rows, heads))
    screen.line()
    if shown.options:
        screen.lines(_options(screen, shown, catalog))
    else:
        screen.line(catalog.text("ui:rules.no-options"))
    screen.line()
    command = catalog.typed(f"unospec rules {shown.name} {next(iter(shown.rulings))}")
    screen.lines(paragraph(screen, catalog.text("ui:rules.more", command=command), indent=0, style="dim"))


def _single(screen: Screen, shown: RuleSet, rules: list[str], catalog: Catalog) -> None:
    """Single rules with everything that is known of them."""
    for number, id in enumerate(rules):
        rule, ruling = catalogue().rules[id], shown.rulings[id]
        if number:
            screen.line()
        screen.line(screen.styled(f"{title(rule, catalog)}  ({shown.name}, {id}/{ruling.variant})", "bold"))
        screen.lines(paragraph(screen, catalog.text(f"rule:{id}:question"), style="dim"))
        screen.lines(paragraph(screen, wording(shown.variant(id), catalog)))
        cell = standing_cell(ruling.standing, catalog)
        explained = catalog.text(f"ui:standing.explained.{ruling.standing}")
        if ruling.option:
            explained = catalog.text("ui:standing.option", option=ruling.option)
        screen.line(f"  {screen.styled(cell.text, cell.style)}: {explained}")
        if ruling.reason:
            text = catalog.text("ui:rules.why", reason=reason(shown, ruling, catalog))
            screen.lines(paragraph(screen, text))
        if ruling.readings:
            readings = "; ".join(f"{label(rule.variant(each), catalog)} ({each})" for each in ruling.readings)
            screen.lines(paragraph(screen, catalog.text("ui:rules.readings", readings=readings)))
        others = [each for each in rule.variants if each not in (ruling.variant, *ruling.readings)]
        if others and not rule.has_number:
            variants = "; ".join(f"{label(rule.variants[each], catalog)} ({each})" for each in others)
            screen.lines(paragraph(screen, catalog.text("ui:rules.other-variants", variants=variants), style="dim"))
        screen.lines(table(screen, sentence_rows(ruling.sentences, catalog)))


def _options(screen: Screen, shown: RuleSet, catalog: Catalog) -> list[str]:
    """What options a rule set offers, and how they are written."""
    rows: list[Row] = []
    for option in shown.options.values():
        written = f"{shown.base}+{option.name}"
        if option.number:
            default = option.sets.get(option.number, "300")
            written += f"={default}" if option.needs_number else f"[={default}]"
        rows.append([Cell(written, "bold"), option_title(shown, option.name, catalog), ", ".join(option.sentences)])
    return [screen.styled(catalog.text("ui:rules.options"), "bold"), *table(screen, rows)]
