"""The report of a run as one JSON object; its last key says that it is whole.

The types below say what is in it. Its JSON Schema is made from them: ``python -m unospec.reports.json_report`` writes
``spec/protocol/schemas/report.schema.json``.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, TypedDict

from unospec import __version__
from unospec.reports.files import write_text
from unospec.reports.story import known_why
from unospec.reports.verification import Standing, Verification, known_issue, standing_of
from unospec.reports.words import message
from unospec.running.conduct import Result
from unospec.running.verdicts import Finding, Verdict

if TYPE_CHECKING:
    from unospec.language.catalogs import Catalog
    from unospec.protocol.schemas import Schema


class EngineInfo(TypedDict):
    """The engine, as it introduced itself; what it never said is empty."""

    name: Annotated[str, "Its name; as it was asked for if it never introduced itself."]
    version: Annotated[str, "Its version."]
    language: Annotated[str, "The programming language that it is written in."]
    home: Annotated[str, "Its home page."]


class KnownInfo(TypedDict):
    """Why an engine is known to fail."""

    why: Annotated[str, "What is known."]
    where: Annotated[str, "The place in the engine's code, or empty."]


class CauseInfo(TypedDict):
    """A reason as it was found, to be put into words in any language."""

    reason: Annotated[str, "A stable code, as in the result."]
    fields: Annotated[dict[str, str], "What its words speak of, by the names of the fields in them."]


class _Result(TypedDict):
    """What is said of every result."""

    scenario: Annotated[str, "The permanent id of the scenario."]
    verdict: Annotated[Verdict, "The verdict."]
    reason: Annotated[str, "A stable code, what it speaks of after a colon; empty for a plain pass."]
    sentences: Annotated[list[str], "The sentences that the scenario rests on."]
    rules: Annotated[list[str], "The rules that it is about."]
    message: Annotated[str, "The reason in words, in the language of the run."]
    standing: Annotated[Standing, "How firmly the text says what it shows."]


class ResultInfo(_Result, total=False):
    """What became of one scenario."""

    fields: Annotated[dict[str, str], "What the message speaks of; left out if there is nothing."]
    cause: Annotated[CauseInfo, "Where the reason is that something else comes and goes, or goes on: what that is."]
    known: Annotated[KnownInfo, "There for a known issue, whether it still fails or not."]
    stderr: Annotated[str, "Where the engine or its adapter broke down: the end of what was written to stderr."]


class Counted(TypedDict):
    """How many scenarios passed of those that were judged."""

    passed: Annotated[int, "How many passed."]
    judged: Annotated[int, "How many applied and could be run."]


class SummaryInfo(TypedDict):
    """The numbers of one rule set."""

    rules: Annotated[str, "What the engine was held to: a rule set with its options, or `profile`."]
    applied: Annotated[int, "How many scenarios are about rules that are played here."]
    judged: Annotated[int, "How many of them could be run."]
    passed: Annotated[int, "How many of those passed."]
    by_standing: Annotated[dict[str, Counted], "The same by standing."]


class Report(TypedDict):
    """A run of the suite against an engine."""

    suite_version: Annotated[str, "The version of the suite."]
    engine: EngineInfo
    rules: Annotated[str | list[str], "What the engine was held to; a list in a survey of several rule sets."]
    results: Annotated[list[ResultInfo], "Every scenario, in the order in which they ran."]
    totals: Annotated[dict[Verdict, int], "How many results there are of each verdict."]
    summary: Annotated[list[SummaryInfo], "The numbers of each rule set."]
    complete: Annotated[Literal[True], "Comes last: the report is whole."]


def plain(run: Verification, catalog: Catalog) -> Report:
    """The report as JSON data. catalog: the language of the messages."""
    hello = run.hello
    return {
        "suite_version": __version__,
        "engine": {
            "name": hello.name if hello else run.engine,
            "version": hello.version if hello else "",
            "language": hello.language if hello else "",
            "home": hello.home if hello else "",
        },
        "rules": [part.rules for part in run.parts] if run.survey else run.parts[0].rules,
        "results": [_result(result, run, catalog) for result in run.results],
        "totals": dict(run.totals),
        "summary": [
            {
                "rules": part.rules,
                "applied": part.applied,
                "judged": part.judged,
                "passed": part.passed,
                "by_standing": {
                    standing: {"passed": passed, "judged": judged}
                    for standing, (passed, judged) in part.by_standing().items()
                },
            }
            for part in run.parts
        ],
        "complete": True,
    }


def _result(result: Result, run: Verification, catalog: Catalog) -> ResultInfo:
    told: ResultInfo = {
        "scenario": result.scenario.id,
        "verdict": result.verdict,
        "reason": result.reason,
        "sentences": list(result.sentences),
        "rules": list(result.rules),
        "message": message(result.finding, catalog),
        "standing": standing_of(result),
    }
    if fields := _fields(result.finding):
        told["fields"] = fields
    if cause := result.finding.cause:
        told["cause"] = {"reason": cause.reason, "fields": _fields(cause)}
    if known := known_issue(result, run):
        told["known"] = {"why": known_why(known, catalog), "where": known.where}
    if said := result.finding.fields.get("stderr"):
        told["stderr"] = said
    return told


def _fields(finding: Finding) -> dict[str, str]:
    """What its message speaks of. What was written to stderr has a place of its own."""
    return {name: str(value) for name, value in finding.fields.items() if name != "stderr"}


def write(run: Verification, path: Path, catalog: Catalog) -> None:
    """Writes the report. Raises Problem if the file cannot be written."""
    write_text(path, json.dumps(plain(run, catalog), ensure_ascii=False, indent=2) + "\n")


def schema() -> Schema:
    """The JSON Schema of a report."""
    from unospec.protocol import schemas

    return schemas.document("A report of unospec verify", Report)


if __name__ == "__main__":
    from unospec.protocol.schemas import publish

    publish("report.schema.json", schema())
