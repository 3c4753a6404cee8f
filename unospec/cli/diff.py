"""``unospec diff``: two reports of ``unospec verify`` side by side."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from unospec.cli.arguments import Parser
from unospec.language.naming import shown
from unospec.reports import words
from unospec.reports.comparison import CHANGES, Change, Changed, Comparison, Outcome, compare, read_report
from unospec.reports.screen import Screen
from unospec.reports.tables import Cell, Row, paragraph, table

if TYPE_CHECKING:
    from unospec.language.catalogs import Catalog

TEXTS = {
    "diff.old": "a report that verify --json has written",
    "diff.new": "a later one",
    "diff.json": "print the comparison as JSON",
    # Head of the comparison. {suite}: version of the suite.
    "diff.report": "{engine}, held to {rules} (suite {suite})",
    "diff.other-rules": "The reports hold the engine to different rules.",
    "diff.nothing-shared": "The reports have no scenario in common, so there is nothing to compare.",
    "diff.other-suites": "The reports come from different versions of the suite, which may be why something is new.",
    # Headings, with how many scenarios there are below.
    "diff.regression": ("{count} regression", "{count} regressions"),
    "diff.fixed": ("{count} fixed", "{count} fixed"),
    "diff.reason": ("{count} ends otherwise than before", "{count} end otherwise than before"),
    "diff.lost": ("{count} is not run any more", "{count} are not run any more"),
    "diff.gained": ("{count} is run now", "{count} are run now"),
    "diff.new-ones": ("{count} new scenario", "{count} new scenarios"),
    "diff.gone": ("{count} scenario is gone", "{count} scenarios are gone"),
    "diff.same": ("{count} scenario ended as before", "{count} scenarios ended as before"),
}

_STYLES: dict[Change, str] = {"regression": "bold red", "fixed": "bold green"}
_SIGNS: dict[Change, str] = {
    "regression": "✗",
    "fixed": "✓",
    "reason": "~",
    "lost": "–",
    "gained": "+",
    "new": "+",
    "gone": "–",
}


def arguments(parser: Parser, catalog: Catalog) -> None:
    """Declares the arguments."""
    parser.add_argument("old", type=Path, metavar="OLD", help=catalog.text("ui:diff.old"))
    parser.add_argument("new", type=Path, metavar="NEW", help=catalog.text("ui:diff.new"))
    parser.add_argument("--json", action="store_true", help=catalog.text("ui:diff.json"))


def run(options: argparse.Namespace, catalog: Catalog) -> int:
    """Compares and prints. Returns 1 if there is a regression, 3 if there was nothing to compare, else 0.

    Raises Problem if a file is no report.
    """
    found = compare(read_report(options.old), read_report(options.new))
    if options.json:
        print(json.dumps(plain(found), ensure_ascii=False, indent=2))
    else:
        _show(found, Screen(), catalog)
    if _is_apart(found):
        return 3
    return 1 if found.totals["regression"] else 0


def plain(found: Comparison) -> dict[str, Any]:
    """The comparison as JSON data."""
    return {
        **{
            name: {"suite_version": report.suite_version, "engine": report.engine, "rules": list(report.rules)}
            for name, report in (("old", found.old), ("new", found.new))
        },
        "changed": [
            {
                "scenario": each.scenario,
                "change": each.change,
                "before": _plain(each.before),
                "after": _plain(each.after),
            }
            for each in found.changed
        ],
        "totals": {**found.totals, "same": found.same},
    }


def _plain(outcome: Outcome | None) -> dict[str, str] | None:
    return None if outcome is None else {"verdict": outcome.verdict, "reason": outcome.reason}


def _show(found: Comparison, screen: Screen, catalog: Catalog) -> None:
    for sign, report in (("−", found.old), ("+", found.new)):
        head = catalog.text(
            "ui:diff.report",
            engine=shown(report.engine, 120),
            rules=shown(", ".join(report.rules)),
            suite=shown(report.suite_version, 40),
        )
        screen.line(f"{sign} {head}")
    if found.old.rules != found.new.rules:
        screen.lines(paragraph(screen, catalog.text("ui:diff.other-rules"), style="yellow"))
    if found.old.suite_version != found.new.suite_version:
        screen.lines(paragraph(screen, catalog.text("ui:diff.other-suites"), style="yellow"))
    if _is_apart(found):
        screen.lines(paragraph(screen, catalog.text("ui:diff.nothing-shared")))
        return
    for change in CHANGES:
        each = sorted((one for one in found.changed if one.change == change), key=_passes)
        if each:
            screen.line()
            name = "new-ones" if change == "new" else change
            head = f"{_SIGNS[change]} {catalog.plural(f'ui:diff.{name}', len(each))}"
            screen.line(screen.styled(head, _STYLES.get(change, "bold")))
            screen.lines(table(screen, [_row(one, catalog) for one in each if not _goes_without_saying(one)]))
    screen.line()
    screen.line(catalog.plural("ui:diff.same", found.same))


def _is_apart(found: Comparison) -> bool:
    """Whether the reports have no scenario in common."""
    return found.old.results.keys().isdisjoint(found.new.results)


def _goes_without_saying(changed: Changed) -> bool:
    """What is only in one of the reports, and there passed or did not apply, is counted and not told one by one."""
    last = changed.after or changed.before
    return changed.change in ("new", "gone") and last is not None and last.verdict in ("pass", "not-applicable")


def _passes(changed: Changed) -> bool:
    """What did not pass comes first."""
    return changed.after is not None and changed.after.verdict == "pass"


def _message(outcome: Outcome, catalog: Catalog) -> str:
    """In the language of the catalog if the report says enough, else in that of its run."""
    return shown(outcome.message) if outcome.finding is None else words.message(outcome.finding, catalog)


def _row(changed: Changed, catalog: Catalog) -> Row:
    verdicts = [catalog.text(f"ui:verdict.{outcome.verdict}") for outcome in (changed.before, changed.after) if outcome]
    last = changed.after or changed.before
    message = _message(last, catalog) if last is not None else ""
    if changed.change == "reason" and changed.before is not None and (first := _message(changed.before, catalog)):
        message = f"{first} → {message}"
    return [Cell(shown(changed.scenario, 80), "bold"), " → ".join(verdicts), Cell(message, "dim")]
