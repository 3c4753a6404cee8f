"""``unospec trace``: what is not covered between sentences, rules and scenarios."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from unospec import paths
from unospec.cli.arguments import Parser
from unospec.problems import shown
from unospec.reports.screen import Screen
from unospec.reports.tables import Cell, Row, table
from unospec.spec.catalogue import catalogue
from unospec.spec.ledger import ledgers
from unospec.spec.rule_sets import rule_sets
from unospec.spec.trace import Finding, Shown, trace

if TYPE_CHECKING:
    from unospec.language.catalogs import Catalog

TEXTS = {
    "trace.sources": "a folder with the texts, LANG.txt each, to hold the ledgers against",
    "trace.json": "print JSON",
    "trace.nothing": "Nothing is uncovered.",
    "trace.count": ("{count} thing does not fit or is not covered.", "{count} things do not fit or are not covered."),
    "trace.head.sentences": "sentences",
    # What a sentence allows or forbids.
    "trace.head.limits": "limits",
    # Of the scenarios that the limits ask for, how many are there.
    "trace.head.shown": "shown by scenarios",
    "trace.head.scenarios": "scenarios",
    # {shown} and {wanted} are numbers.
    "trace.shown": "{shown} of {wanted}",
    "trace.text-changed": "{subject}: the text is not the one that the ledger was made from",
    "trace.sentence-new": "{subject}: the text has this sentence, the ledger does not",
    "trace.sentence-gone": "{subject}: the ledger has this sentence, the text does not",
    "trace.sentence-changed": "{subject}: the sentence has changed",
    "trace.sentence-moved": "{subject}: the sentence stands at another place",
    "trace.sentence-unexplained": "{subject}: neither a limit nor a reason why it is no rule",
    "trace.limit-unexplained": "{subject}: no scenario can show this limit, but no reason is given",
    "trace.limit-not-taken-up": "{subject}: it supports {variant}, which {rules} does not play",
    "trace.limit-without-allowed": "{subject}: no scenario shows what this limit allows",
    "trace.limit-without-refused": "{subject}: no scenario shows what this limit refuses",
    "trace.ruling-unsupported": "{subject}: {rules} rests the rule {rule} on it, but no limit of it speaks of that",
    "trace.rule-without-sentence": "{subject}: no text speaks of this rule",
    "trace.variant-without-scenario": "{subject}: {rules} plays it, but no scenario rests on it",
    "trace.scenario-without-sentence": "{subject}: the scenario rests on no sentence",
    # {problem}: in English.
    "trace.scenario-unsound": "{subject}: {problem}",
    "trace.citation-unknown": "{subject}: the scenario cites {citation}, which is in no ledger",
    "trace.citation-without-limit": "{subject}: the scenario cites {citation}, which is no rule",
}


def arguments(parser: Parser, catalog: Catalog) -> None:
    """Declares the arguments."""
    parser.add_argument("--sources", type=Path, metavar="DIR", help=catalog.text("ui:trace.sources"))
    parser.add_argument("--json", action="store_true", help=catalog.text("ui:trace.json"))


def run(options: argparse.Namespace, catalog: Catalog) -> int:
    """Lists what is not covered. Returns 1 if there is anything."""
    scenarios = list(known_scenarios())
    found = [*trace(catalogue(), ledgers(), rule_sets(), scenarios, options.sources), *_unsound(scenarios)]
    if options.json:
        print(json.dumps(plain(found, scenarios, catalog), ensure_ascii=False, indent=2))
    else:
        _show(Screen(), found, scenarios, catalog)
    return 1 if found else 0


def known_scenarios() -> Iterator[Shown]:
    """All scenarios, as tracing sees them. Raises Problem for a feature file that is wrong."""
    from unospec.scenarios.library import readings

    for rule_set in paths.RULE_SETS:
        for reading in readings(rule_set):
            for scenario in reading.feature.scenarios:
                expected = {step.id for step in scenario.all_steps if step.role == "then"}
                sides = {"refused"} & expected | ({"allowed"} if expected - {"refused"} else set())
                yield Shown(
                    id=scenario.id,
                    rule_set=rule_set,
                    cites=scenario.cites,
                    options=scenario.options,
                    sides=frozenset(sides),
                    path=reading.path,
                    line=reading.lines.get(scenario.id, 0),
                )


def _unsound(scenarios: Sequence[Shown]) -> Iterator[Finding]:
    """Scenarios that do not stand on what they cite and on nothing else."""
    from unospec.running.relevant import unsound

    places = {scenario.id: scenario for scenario in scenarios}
    for base in paths.RULE_SETS:
        for scenario, problem in unsound(base):
            place = places[scenario.id]
            yield Finding("scenario-unsound", scenario.id, {"problem": problem}, place.path, place.line)


def plain(found: Sequence[Finding], scenarios: Sequence[Shown], catalog: Catalog) -> dict[str, Any]:
    """The result as JSON data."""
    return {
        "sources": {
            name: {"sentences": sentences, "limits": limits, "wanted": wanted, "shown": there, "scenarios": count}
            for name, sentences, limits, wanted, there, count in _coverage(found, scenarios)
        },
        "findings": [
            {
                **each.plain(),
                "path": shown(each.path) if each.path else None,
                "line": each.line or None,
                "message": _message(each, catalog),
            }
            for each in found
        ],
        "totals": dict(Counter(each.code for each in found)),
    }


def _coverage(found: Sequence[Finding], scenarios: Sequence[Shown]) -> Iterator[tuple[str, int, int, int, int, int]]:
    """For each source: sentences, limits, scenarios' sides wanted and there, scenarios."""
    missing = Counter(each.subject[:2] for each in found if each.code.startswith("limit-without-"))
    for name, ledger in ledgers().items():
        limits = list(ledger.limits)
        wanted = sum(len(limit.sides) for limit in limits)
        count = sum(each.rule_set == name for each in scenarios)
        yield name, len(ledger.sentences), len(limits), wanted, wanted - missing[name], count


def _show(screen: Screen, found: Sequence[Finding], scenarios: Sequence[Shown], catalog: Catalog) -> None:
    for each in found:
        place = "" if each.path is None else shown(each.path) + (f":{each.line}" if each.line else "") + ": "
        screen.line(screen.styled(place, "dim") + _message(each, catalog))
    if found:
        screen.line()
    heads = ["", *(catalog.text(f"ui:trace.head.{head}") for head in ("sentences", "limits", "shown", "scenarios"))]
    rows: list[Row] = [
        [
            Cell(name, "bold"),
            str(sentences),
            str(limits),
            Cell(catalog.text("ui:trace.shown", shown=there, wanted=wanted), "" if there == wanted else "yellow"),
            str(count),
        ]
        for name, sentences, limits, wanted, there, count in _coverage(found, scenarios)
    ]
    screen.lines(table(screen, rows, heads))
    screen.line()
    screen.line(catalog.plural("ui:trace.count", len(found)) if found else catalog.text("ui:trace.nothing"))


def _message(finding: Finding, catalog: Catalog) -> str:
    return catalog.text(f"ui:trace.{finding.code}", subject=finding.subject, **finding.fields)
