"""``unospec scenarios``: the scenarios listed, shown in any language, exported, or checked."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from typing import TYPE_CHECKING

from unospec import __version__
from unospec.cli.arguments import Parser
from unospec.reports.screen import Screen
from unospec.reports.tables import Cell, Heading, Row, paragraph, table

if TYPE_CHECKING:
    from unospec.language.catalogs import Catalog
    from unospec.scenarios.model import Feature, Scenario

TEXTS = {
    "scenarios.id": "show these scenarios whole",
    "scenarios.rules": "only those of a rule set: hu, or hu+jump-in for those of an option as well",
    "scenarios.sentence": "only those that cite this sentence or limit: hu-042, hu-042.a",
    "scenarios.rule": "only those that cite a limit on this rule, by its id or its title: draw-two-stacking",
    "scenarios.json": "print them as JSON, in the form that belongs to no language",
    "scenarios.check": "check all feature files, and say what is wrong with file and line",
    "scenarios.count": ("{count} scenario", "{count} scenarios"),
    "scenarios.none": "There is no such scenario.",
    "scenarios.all-well": (
        "{count} scenario in the feature files; nothing is wrong.",
        "{count} scenarios in the feature files; nothing is wrong.",
    ),
    "scenarios.more": "One scenario whole: {command}",
    # {options}: names of options under which the scenario is played.
    "scenarios.option": "played with {options}",
}


def arguments(parser: Parser, catalog: Catalog) -> None:
    """Declares the arguments."""
    parser.add_argument("ids", nargs="*", metavar="ID", help=catalog.text("ui:scenarios.id"))
    parser.add_argument("--rules", metavar="NAME", help=catalog.text("ui:scenarios.rules"))
    parser.add_argument("--sentence", metavar="ID", help=catalog.text("ui:scenarios.sentence"))
    parser.add_argument("--rule", metavar="RULE", help=catalog.text("ui:scenarios.rule"))
    parser.add_argument("--json", action="store_true", help=catalog.text("ui:scenarios.json"))
    parser.add_argument("--check", action="store_true", help=catalog.text("ui:scenarios.check"))


def run(options: argparse.Namespace, catalog: Catalog) -> int:
    """Does what was asked for."""
    if options.check:
        return _check(Screen(), catalog)
    chosen = list(_chosen(options, catalog.language))
    if options.json:
        from unospec.reports.plain import feature

        data = {
            "suite_version": __version__,
            "language": catalog.language,
            "features": [feature(each, catalog.language, scenarios) for each, scenarios in chosen],
        }
        print(json.dumps(data, ensure_ascii=False, indent=2))
    elif options.ids:
        for number, scenario in enumerate(each for _, scenarios in chosen for each in scenarios):
            if number:
                print()
            _whole(Screen(), scenario, catalog)
    else:
        _list(Screen(), chosen, catalog)
    return 0


def _chosen(options: argparse.Namespace, language: str) -> Iterator[tuple[Feature, tuple[Scenario, ...]]]:
    """The features with those of their scenarios that were asked for. Raises Problem for unknown names."""
    from unospec.scenarios import library
    from unospec.scenarios.choosing import cited_limits, cites, known_rule, rules_about
    from unospec.spec.rule_sets import rule_set

    base, under = "", None
    if options.rules:
        named = rule_set(options.rules)
        base, under = named.base, set(named.chosen)
    for id in options.ids:
        library.scenario(id)
    if options.sentence:
        cited_limits(options.sentence, language)
    rule = known_rule(options.rule, language) if options.rule else ""
    for feature in library.features(base):
        scenarios = tuple(
            scenario
            for scenario in feature.scenarios
            if (not options.ids or scenario.id in options.ids)
            and (under is None or options.rules == base or set(scenario.options) <= under)
            and (not options.sentence or cites(scenario, options.sentence))
            and (not rule or rule in rules_about(scenario))
        )
        if scenarios:
            yield feature, scenarios


def _list(screen: Screen, chosen: list[tuple[Feature, tuple[Scenario, ...]]], catalog: Catalog) -> None:
    from unospec.scenarios.titles import title

    rows: list[Row] = []
    for feature, scenarios in chosen:
        options = f"  ({', '.join(feature.options)})" if feature.options else ""
        rows.append(Heading(f"{feature.id}  {title(f'feature:{feature.id}:title', catalog.language)}{options}"))
        for scenario in scenarios:
            name = title(f"scenario:{scenario.id}", catalog.language)
            rows.append([scenario.id, name, Cell(", ".join(scenario.cites), "dim")])
    if not rows:
        screen.line(catalog.text("ui:scenarios.none"))
        return
    screen.lines(table(screen, rows))
    screen.line()
    screen.line(catalog.plural("ui:scenarios.count", sum(len(scenarios) for _, scenarios in chosen)))
    command = catalog.typed(f"unospec scenarios {chosen[0][1][0].id}")
    screen.line(screen.styled(catalog.text("ui:scenarios.more", command=command), "dim"))


def _whole(screen: Screen, scenario: Scenario, catalog: Catalog) -> None:
    from unospec.reports.standings import sentence_rows
    from unospec.scenarios.writer import write_scenario

    first, *steps = write_scenario(scenario, catalog.language).split("\n")
    screen.line(screen.styled(first, "bold"))
    screen.line(screen.styled(f"  {scenario.id}", "dim"))
    if scenario.options:
        screen.line(f"  {catalog.text('ui:scenarios.option', options=', '.join(scenario.options))}")
    screen.lines(steps)
    screen.line()
    screen.lines(table(screen, sentence_rows(scenario.cites, catalog)))


def _check(screen: Screen, catalog: Catalog) -> int:
    """Lints all feature files. Raises Problems if anything is wrong."""
    from unospec.problems import Problems
    from unospec.scenarios import library
    from unospec.scenarios.lint import lint

    problems = lint()
    if problems:
        raise Problems(problems)
    screen.lines(paragraph(screen, catalog.plural("ui:scenarios.all-well", len(library.scenarios())), indent=0))
    return 0
