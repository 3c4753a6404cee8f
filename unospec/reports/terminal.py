"""A run of the suite as a person reads it: a summary by rule, then each failure as a story."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from unospec.pictures.scene import middle, seats
from unospec.reports import breakdowns, known_issues
from unospec.reports.marks import MARKS
from unospec.reports.positions import View
from unospec.reports.screen import Screen
from unospec.reports.standings import title
from unospec.reports.story import LAST_WORDS, Again, Story, tell
from unospec.reports.summary import TOLD, broken, head, numbers, rule_lines, unnoticed, verdict_words
from unospec.reports.tables import Cell, Row, paragraph, table
from unospec.reports.verification import JUDGED, WRONG, Part, Verification, known_issue
from unospec.reports.words import message
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
    "report.rule": "rule",
    # How many scenarios passed, of those that could be run.
    "report.passed-head": "passed",
    "report.others": "not passed",
    "report.reasons": "why not",
    "report.none-run": "no scenario could be run",
    # Below a table in which long texts end with "…". {options}: of the command verify.
    "report.known-more": "In full: {options}",
    "report.survey-more": "What is behind the numbers: {command}",
    # Heads a column that counts scenarios.
    "report.scenarios": "scenarios",
}

#: So much of a known issue is told.
_MOST = 160

_STYLES: dict[Verdict, str] = {
    "pass": "green",
    "fail": "red",
    "known-issue": "yellow",
    "unexpected-pass": "red",
    "unstable": "red",
    "unsupported": "dim",
    "not-applicable": "dim",
}


def show(run: Verification, screen: Screen, catalog: Catalog, again: Again) -> None:
    """Prints the whole report. again: gives the command for a rule set's name and a scenario's id."""
    if breakdowns.has_no_start(run):
        _no_start(run, screen, catalog)
        return
    if run.survey:
        screen.line(screen.styled(head(run, catalog), "bold"))
        screen.line()
        _survey(run.parts, screen, catalog)
        if not any(part.judged for part in run.parts):
            _reasons(run.results, screen, catalog)
        screen.line()
        _stories(run, screen, catalog, again, {"unexpected-pass", *TROUBLE})
        failing = [part for part in run.parts if part.totals["fail"]]
        if failing:
            # The rules of the reader's own language, or else those with most to tell.
            shown = max(failing, key=lambda part: (part.rules == catalog.language, part.totals["fail"]))
            command = again(shown.rules, "")
            screen.line(catalog.text("ui:report.survey-more", command=command))
        return
    for part in run.parts:
        screen.line(screen.styled(head(run, catalog), "bold"))
        _by_rule(part, screen, catalog)
        _known(run, part, screen, catalog)
        _stories(run, screen, catalog, again, TOLD)
        _totals(part, screen, catalog)
        if left := unnoticed(run, part, catalog):
            screen.lines(paragraph(screen, left, 2, "dim"))


def verdict_cell(verdict: Verdict, catalog: Catalog, count: int | None = None) -> Cell:
    """A verdict with its mark, and how often it was given."""
    return Cell(verdict_words(verdict, catalog, count), _STYLES.get(verdict, "yellow"))


def _survey(parts: Sequence[Part], screen: Screen, catalog: Catalog) -> None:
    """The rule sets as columns; what happened as rows."""
    rows: list[Row] = []
    for verdict in VERDICTS:
        counts = [part.totals[verdict] for part in parts]
        if any(counts):
            rows.append([verdict_cell(verdict, catalog), *(str(count) for count in counts)])
    if not any(part.judged for part in parts):
        screen.lines(table(screen, rows, ["", *(part.rules for part in parts)]))
        return
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
    for name, passed, judged, others in rule_lines(part, catalog):
        told = ", ".join(verdict_cell(verdict, catalog, count).text for verdict, count in others.items())
        style = _STYLES.get(next(iter(others)), "yellow")
        rows.append([name, f"{passed}/{judged}" if judged else "–", Cell(told, style)])
    # Where nothing could be run, why not says it all.
    if rows and part.judged:
        screen.line()
        heads = [catalog.text(f"ui:report.{name}") for name in ("rule", "passed-head", "others")]
        screen.lines(table(screen, rows, heads))
    _reasons(part.results, screen, catalog)


def _reasons(results: Sequence[Result], screen: Screen, catalog: Catalog) -> None:
    """Why scenarios could not be run, and how many each reason kept from it."""
    counts: dict[str, int] = {}
    for result in results:
        if result.verdict == "unsupported":
            told = message(result.finding, catalog)
            counts[told] = counts.get(told, 0) + 1
    if counts:
        rows: list[Row] = [[reason, str(count)] for reason, count in sorted(counts.items(), key=lambda each: -each[1])]
        screen.line()
        screen.lines(table(screen, rows, [catalog.text("ui:report.reasons"), catalog.text("ui:report.scenarios")]))


def _known(run: Verification, part: Part, screen: Screen, catalog: Catalog) -> None:
    """Each known issue with the beginning of what is known of it; the other reports have it all."""
    known = known_issues.rows(run, part, catalog)
    rows: list[Row] = [
        [f"{why[:_MOST].rstrip()}…" if len(why) > _MOST else why, Cell(where, "dim"), str(count)]
        for why, where, count in known
    ]
    if rows:
        screen.line()
        screen.lines(table(screen, rows, known_issues.heads(catalog)))
    if any(len(why) > _MOST for why, _, _ in known):
        more = catalog.text("ui:report.known-more", options="--html DIR, --markdown FILE")
        screen.line(f"  {screen.styled(more, 'dim')}")


def _no_start(run: Verification, screen: Screen, catalog: Catalog) -> None:
    head, entries, said = breakdowns.no_start(run, catalog)
    screen.line(screen.styled(head, "bold"))
    for heading, text in entries:
        screen.line(f"  {screen.styled(heading, 'dim')}: {text}")
    if said:
        screen.line(f"  {screen.styled(catalog.text('ui:story.stderr-head'), 'dim')}:")
        screen.lines([f"    {line}" for line in said[-LAST_WORDS:]])


def _stories(run: Verification, screen: Screen, catalog: Catalog, again: Again, verdicts: Collection[Verdict]) -> None:
    told = breakdowns.select(run.parts, verdicts, catalog)
    for part, result in told.stories:
        screen.line()
        known = known_issue(result, run)
        screen.lines(story(tell(result, part.rules, run.hello, catalog, again, known), screen, catalog))
    for text in told.more:
        screen.line()
        screen.lines(paragraph(screen, text))


def story(told: Story, screen: Screen, catalog: Catalog) -> list[str]:
    """The lines of a story: steps, the position before, what was expected and done, and where the text says so."""
    cell = verdict_cell(told.verdict, catalog)
    head = f"{screen.styled(cell.text, cell.style)}  {screen.styled(told.title, 'bold')}  "
    lines = [head + screen.styled(told.scenario, "dim")]
    for line in told.lines:
        mark = screen.styled(MARKS[told.verdict], cell.style) if line.settled else " "
        lines.append(f"  {mark} {screen.styled(line.text, 'bold') if line.settled else line.text}")
    if told.before is not None:
        lines += [_head(screen, catalog, "before"), *drawing(told.before, screen, catalog)]
    if told.expected:
        lines += [_head(screen, catalog, "expected"), *paragraph(screen, told.expected, 6)]
    if told.happened:
        lines += [_head(screen, catalog, "happened"), *paragraph(screen, told.happened, 6, cell.style)]
    if told.stderr:
        lines += [_head(screen, catalog, "stderr"), *(f"      {line}" for line in told.stderr[-LAST_WORDS:])]
    if told.known:
        lines += [_head(screen, catalog, "known"), *paragraph(screen, told.known, 6)]
    if told.deeds:
        lines += [_head(screen, catalog, "did"), *(paragraph(screen, told.turned_up, 6) if told.turned_up else ())]
        lines += _deeds(told, screen, catalog)
    if told.about:
        rows: list[Row] = [[each.title, Cell(each.variant, "dim")] for each in told.about]
        lines += [_head(screen, catalog, "rules"), *table(screen, rows, indent=6)]
    if told.sentences:
        rows = [[Cell(each.id, "bold"), each.gist, Cell(each.place, "dim")] for each in told.sentences]
        lines += [_head(screen, catalog, "sentences"), *table(screen, rows, indent=6)]
        for note in told.notes:
            lines += paragraph(screen, note, 6)
    # Not wrapped: it is there to be copied.
    lines += [_head(screen, catalog, "again"), f"      {told.again}"]
    return lines


def _head(screen: Screen, catalog: Catalog, name: str) -> str:
    heads = {"before": "ui:story.before"}
    return "    " + screen.styled(catalog.text(heads.get(name, f"ui:story.{name}-head")), "dim") + ":"


def _deeds(told: Story, screen: Screen, catalog: Catalog) -> list[str]:
    rows: list[Row] = []
    for deed in told.deeds:
        notes = [catalog.text("ui:story.only-move")] if deed.settled else []
        notes += [f"→ {', '.join(deed.calls)}"] if deed.calls else []
        style = "green" if deed.accepted else "yellow"
        rows.append([deed.text, Cell(deed.answer, style), Cell("; ".join(notes), "dim")])
    return table(screen, rows, indent=6)


def drawing(view: View, screen: Screen, catalog: Catalog) -> list[str]:
    """A table in text: what lies in the middle, then the seats as a ring, clockwise from above."""
    lines = paragraph(screen, " · ".join(middle(view.state, catalog)), indent=6)
    around = seats(view.state, view.players, catalog)
    arrow = {"clockwise": "↓", "counterclockwise": "↑"}.get(view.state.get("direction") or "", "│")
    rows: list[Row] = []
    for number, seat in enumerate(around):
        ring = "╭" if number == 0 else "╰" if number == len(around) - 1 else arrow
        name = Cell(seat.name, "bold" if seat.in_turn else "")
        mark = f"{ring} ▶" if seat.in_turn else ring
        rows.append([mark, name, seat.cards, Cell(", ".join(seat.marks), "dim")])
    return lines + table(screen, rows, indent=6)


def _totals(part: Part, screen: Screen, catalog: Catalog) -> None:
    counts = [verdict_cell(verdict, catalog, count) for verdict, count in part.totals.items() if count]
    screen.line()
    screen.line("  " + "   ".join(screen.styled(cell.text, cell.style) for cell in counts))
    told = [numbers(part, catalog), *([broken(part, catalog)] if part.judged else [])]
    screen.line("  " + screen.styled("; ".join(told), "bold"))
