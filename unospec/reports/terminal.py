"""A run of the suite as a person reads it: a summary by rule, then each failure as a story."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING

from unospec import __version__
from unospec.reports.screen import Screen
from unospec.reports.standings import sentence_rows, title
from unospec.reports.tables import Cell, Row, paragraph, table
from unospec.reports.verification import JUDGED, WRONG, Part, Verification
from unospec.reports.words import message, printable
from unospec.running.conduct import Result
from unospec.running.verdicts import TROUBLE, VERDICTS, Verdict
from unospec.spec.catalogue import catalogue

if TYPE_CHECKING:
    from unospec.language.catalogs import Catalog

TEXTS = {
    # Verdicts on a scenario.
    "verdict.pass": "pass",
    "verdict.fail": "fail",
    "verdict.known-issue": "known issue",
    "verdict.unexpected-pass": "unexpected pass",
    "verdict.unsupported": "unsupported",
    "verdict.not-applicable": "not applicable",
    "verdict.unstable": "unstable",
    "verdict.adapter-fault": "adapter fault",
    "verdict.error": "error",
    "verdict.crash": "crash",
    "verdict.timeout": "timeout",
    "verdict.protocol-error": "protocol error",
    # {engine} with its version; {rules}: name of a rule set; {suite}: version of this suite.
    "report.head": "{engine}, held to {rules} (suite {suite})",
    "report.head-survey": "{engine}, held to all rule sets side by side (suite {suite})",
    "report.passed": "{passed} of {judged} passed",
    # {standing}: stated or implied, of the sentences that the scenarios rest on.
    "report.passed-standing": "{standing}: {passed} of {judged}",
    "report.rule": "rule",
    # How many scenarios passed, of those that could be run.
    "report.passed-head": "passed",
    "report.others": "not passed",
    "report.reasons": "why not",
    "report.none-run": "no scenario could be run",
    "report.engine-says": "What happened: {message}",
    "report.about": "About: {rules}",
    # {message}: what has been told of one scenario in full.
    "report.alike": (
        "{count} more scenario ended like this: {message}",
        "{count} more scenarios ended like this: {message}",
    ),
    "report.again": "Just this one again: {command}",
    "report.survey-more": "What is behind the numbers: {command}",
    # Heads a column that counts scenarios.
    "report.scenarios": "scenarios",
}

MARKS: dict[Verdict, str] = {
    "pass": "✓",
    "fail": "✗",
    "known-issue": "✗",
    "unexpected-pass": "!",
    "unsupported": "–",
    "not-applicable": "·",
    "unstable": "~",
    "adapter-fault": "!",
    "error": "!",
    "crash": "!",
    "timeout": "!",
    "protocol-error": "!",
}

_STYLES: dict[Verdict, str] = {
    "pass": "green",
    "fail": "red",
    "known-issue": "yellow",
    "unexpected-pass": "red",
    "unstable": "red",
    "unsupported": "dim",
    "not-applicable": "dim",
}

#: Builds the command line that runs one scenario again.
Again = Callable[[str, str], str]


def show(run: Verification, screen: Screen, catalog: Catalog, again: Again) -> None:
    """Prints the whole report. again: gives the command for a rule set's name and a scenario's id."""
    engine = run.engine
    if run.hello is not None:
        engine = printable(f"{run.hello.name} {run.hello.version}".strip())
    if run.survey:
        head = catalog.text("ui:report.head-survey", engine=engine, suite=__version__)
        screen.line(screen.styled(head, "bold"))
        screen.line()
        _survey(run.parts, screen, catalog)
        screen.line()
        for part in run.parts:
            _stories(part, screen, catalog, again, {"unexpected-pass", *TROUBLE})
        fullest = max(run.parts, key=lambda part: part.totals["fail"])
        if fullest.totals["fail"]:
            command = again(fullest.rules, "")
            screen.line(catalog.text("ui:report.survey-more", command=command))
        return
    for part in run.parts:
        head = catalog.text("ui:report.head", engine=engine, rules=part.rules, suite=__version__)
        screen.line(screen.styled(head, "bold"))
        _by_rule(part, screen, catalog)
        _stories(part, screen, catalog, again, WRONG | TROUBLE)
        _totals(part, screen, catalog)


def verdict_cell(verdict: Verdict, catalog: Catalog, count: int | None = None) -> Cell:
    """A verdict with its mark, and how often it was given."""
    number = "" if count is None else f"{count} "
    word = catalog.text(f"ui:verdict.{verdict}")
    return Cell(f"{MARKS[verdict]} {number}{word}", _STYLES.get(verdict, "yellow"))


def _survey(parts: Sequence[Part], screen: Screen, catalog: Catalog) -> None:
    """The rule sets as columns; what happened as rows."""
    rows: list[Row] = []
    for verdict in VERDICTS:
        counts = [part.totals[verdict] for part in parts]
        if any(counts):
            rows.append([verdict_cell(verdict, catalog), *(str(count) for count in counts)])
    passed = [catalog.text("ui:report.passed", passed=part.passed, judged=part.judged) for part in parts]
    rows.append([Cell(""), *(Cell(text, "bold") for text in passed)])
    for standing in ("stated", "implied"):
        cells = []
        for part in parts:
            well, judged = part.by_standing()[standing]
            cells.append(catalog.text("ui:report.passed", passed=well, judged=judged) if judged else "")
        rows.append([Cell(catalog.text(f"ui:standing.{standing}"), "dim"), *cells])
    screen.lines(table(screen, rows, ["", *(part.rules for part in parts)]))
    broken: list[Row] = []
    for rule in catalogue().rules.values():
        shaded = [_of_rule(part.by_rule().get(rule.id, {})) for part in parts]
        if any(cell.style for cell in shaded):
            broken.append([title(rule, catalog), *shaded])
    if broken:
        screen.line()
        heads = [catalog.text("ui:report.rule"), *(part.rules for part in parts)]
        screen.lines(table(screen, broken, heads))


def _of_rule(counted: dict[Verdict, int]) -> Cell:
    """How many scenarios on a rule passed, of how many; styled where one did not."""
    judged = sum(counted.get(verdict, 0) for verdict in JUDGED)
    style = "red" if any(counted.get(verdict) for verdict in WRONG) else "yellow" if counted.get("known-issue") else ""
    return Cell(f"{counted.get('pass', 0)}/{judged}" if judged else "", style)


def _by_rule(part: Part, screen: Screen, catalog: Catalog) -> None:
    """A line for each rule with something that did not pass."""
    rows: list[Row] = []
    by_rule = part.by_rule()
    for rule in catalogue().rules.values():
        counted = by_rule.get(rule.id, {})
        others = [verdict for verdict in VERDICTS if counted.get(verdict) and verdict != "pass"]
        if not others:
            continue
        judged = sum(counted.get(verdict, 0) for verdict in JUDGED)
        told = ", ".join(verdict_cell(verdict, catalog, counted[verdict]).text for verdict in others)
        passed = f"{counted.get('pass', 0)}/{judged}" if judged else "–"
        rows.append([title(rule, catalog), passed, Cell(told, _STYLES.get(others[0], "yellow"))])
    if rows:
        screen.line()
        heads = [catalog.text(f"ui:report.{head}") for head in ("rule", "passed-head", "others")]
        screen.lines(table(screen, rows, heads))
    reasons = _reasons(part, catalog)
    if reasons:
        screen.line()
        screen.lines(table(screen, reasons, [catalog.text("ui:report.reasons"), catalog.text("ui:report.scenarios")]))


def _reasons(part: Part, catalog: Catalog) -> list[Row]:
    """Why scenarios could not be run, and how many each reason kept from it."""
    counts: dict[str, int] = {}
    for result in part.results:
        if result.verdict == "unsupported":
            told = message(result.finding, catalog)
            counts[told] = counts.get(told, 0) + 1
    return [[reason, str(count)] for reason, count in sorted(counts.items(), key=lambda each: -each[1])]


def _stories(part: Part, screen: Screen, catalog: Catalog, again: Again, told: Collection[Verdict]) -> None:
    alike: dict[str, int] = {}
    for result in part.results:
        if result.verdict not in told:
            continue
        if result.verdict in TROUBLE:
            # An engine that breaks down does so in every scenario; one of them tells it all.
            text = message(result.finding, catalog)
            alike[text] = alike.get(text, 0) + 1
            if alike[text] > 1:
                continue
        screen.line()
        screen.lines(story(result, part.rules, screen, catalog, again))
    for text, count in alike.items():
        if count > 1:
            screen.line()
            screen.lines(paragraph(screen, catalog.plural("ui:report.alike", count - 1, message=text)))


def story(result: Result, rules: str, screen: Screen, catalog: Catalog, again: Again) -> list[str]:
    """What happened in one scenario: its steps, where it went wrong, and the sentences it rests on."""
    from unospec.scenarios.titles import title as title_in
    from unospec.scenarios.writer import write_steps

    scenario = result.scenario
    cell = verdict_cell(result.verdict, catalog)
    name = title_in(f"scenario:{scenario.id}", catalog.language)
    lines = [
        f"{screen.styled(cell.text, cell.style)}  {screen.styled(name, 'bold')}  {screen.styled(scenario.id, 'dim')}"
    ]
    for number, line in enumerate(write_steps(scenario.all_steps, catalog.language)):
        wrong = number == result.finding.step
        mark = screen.styled(MARKS[result.verdict], cell.style) if wrong else " "
        lines.append(f"  {mark} {screen.styled(line, 'bold') if wrong else line}")
    happened = catalog.text("ui:report.engine-says", message=message(result.finding, catalog))
    lines += paragraph(screen, happened, indent=4, style=cell.style)
    if result.rules:
        about = ", ".join(title(catalogue().rules[rule], catalog) for rule in result.rules)
        lines += paragraph(screen, catalog.text("ui:report.about", rules=about), indent=4)
    lines += table(screen, sentence_rows(scenario.cites, catalog), indent=4)
    lines += paragraph(screen, catalog.text("ui:report.again", command=again(rules, scenario.id)), 4, "dim")
    return lines


def _totals(part: Part, screen: Screen, catalog: Catalog) -> None:
    told = [verdict_cell(verdict, catalog, count) for verdict, count in part.totals.items() if count]
    screen.line()
    screen.line("  " + "   ".join(screen.styled(cell.text, cell.style) for cell in told))
    if not part.judged:
        screen.line("  " + catalog.text("ui:report.none-run"))
        return
    parts = [catalog.text("ui:report.passed", passed=part.passed, judged=part.judged)]
    for standing, (passed, judged) in part.by_standing().items():
        if judged:
            word = catalog.text(f"ui:standing.{standing}")
            parts.append(catalog.text("ui:report.passed-standing", standing=word, passed=passed, judged=judged))
    screen.line("  " + screen.styled("; ".join(parts), "bold"))
