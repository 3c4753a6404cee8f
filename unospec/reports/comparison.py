"""Two reports of `unospec verify` compared: what got worse, what got better, and what is only new."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from string import Formatter
from typing import Any, Final, Literal, TypeAlias

from unospec.running.texts import TEXTS
from unospec.running.verdicts import TROUBLE, VERDICTS, Finding, Verdict
from unospec.spec.faults import Fault
from unospec.spec.messages import Told

#: What can have become of a scenario between two reports.
Change: TypeAlias = Literal["regression", "fixed", "lost", "gained", "reason", "new", "gone"]

#: In the order in which they are told.
CHANGES: Final[tuple[Change, ...]] = ("regression", "fixed", "reason", "lost", "gained", "new", "gone")

_GOOD: Final = frozenset({"pass", "unexpected-pass"})
_BAD: Final = frozenset({"fail", "unstable", *TROUBLE})
_NOT_RUN: Final = frozenset({"unsupported", "not-applicable"})


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a report says of a scenario. message: in the language of the run. finding: the same, to be told in any
    language; None if the report does not say as much."""

    verdict: Verdict
    reason: str
    message: str
    finding: Finding | None = None


@dataclass(frozen=True, slots=True)
class Report:
    """A report that was read. rules: the names of what the engine was held to. results: by scenario."""

    path: Path
    suite_version: str
    engine: str
    rules: tuple[str, ...]
    results: Mapping[str, Outcome]


@dataclass(frozen=True, slots=True)
class Changed:
    """A scenario that the reports do not say the same of. before, after: None where a report does not have it."""

    scenario: str
    change: Change
    before: Outcome | None
    after: Outcome | None


@dataclass(frozen=True, slots=True)
class Comparison:
    """What has changed, in the order of `CHANGES`. same: how many scenarios ended alike."""

    old: Report
    new: Report
    changed: tuple[Changed, ...]
    same: int
    totals: Mapping[Change, int] = field(default_factory=dict)


def read_report(path: Path) -> Report:
    """The report in a file. Raises Problem if there is none, if it is cut off, or if the file is something else."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise Fault("unreadable", path=path, why=error.strerror or error) from None
    except UnicodeDecodeError:
        raise Told("no-report", "report-made-by", {}).at(path) from None
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise _unreadable(text).at(path) from None
    if not isinstance(data, dict) or not isinstance(data.get("results"), list) or "suite_version" not in data:
        raise Told("no-report", "report-made-by", {}).at(path)
    if data.get("complete") is not True:
        raise Told("cut-off-report", "run-again", {}).at(path)
    engine, rules = data.get("engine"), data.get("rules")
    if not isinstance(engine, dict) or not isinstance(rules, str | list):
        raise Told("no-report", "report-made-by", {}).at(path)
    results = [_outcome(each, path) for each in data["results"]]
    if len(dict(results)) < len(results):  # no run judges a scenario twice
        raise Told("no-report", "report-made-by", {}).at(path)
    return Report(
        path,
        str(data["suite_version"]),
        f"{engine.get('name', '')} {engine.get('version', '')}".strip(),
        tuple(map(str, rules)) if isinstance(rules, list) else (rules,),
        dict(results),
    )


def _unreadable(text: str) -> Told:
    """Whether what is no JSON looks like the beginning of a report."""
    beginning = text.lstrip()
    if not beginning:
        return Told("empty-report", "run-again", {})
    if beginning.startswith("{") and '"suite_version"' in beginning[:200]:
        return Told("cut-off-report", "run-again", {})
    return Told("no-report", "report-made-by", {})


def _outcome(data: Any, path: Path) -> tuple[str, Outcome]:
    if not isinstance(data, dict) or not isinstance(data.get("scenario"), str) or data.get("verdict") not in VERDICTS:
        raise Told("no-report", "report-made-by", {}).at(path)
    verdict, message = data["verdict"], str(data.get("message", ""))
    cause = data.get("cause")
    first = _finding(verdict, cause) if isinstance(cause, dict) and cause.get("reason") else None
    found = _finding(verdict, data, first) if cause is None or first is not None else None
    return data["scenario"], Outcome(verdict, str(data.get("reason", "")), message, found)


def _finding(verdict: Verdict, data: Mapping[str, Any], cause: Finding | None = None) -> Finding | None:
    """A finding as it was written down; None if it cannot be put into words again, as from another version."""
    reason, fields = str(data.get("reason", "")), data.get("fields", {})
    found = Finding(verdict, reason, fields, cause=cause)
    if not isinstance(fields, dict) or not all(isinstance(value, str) for value in fields.values()):
        return None
    if not reason:
        return found
    if found.text_id not in TEXTS:
        return None
    needed = {name for _, name, _, _ in Formatter().parse(TEXTS[found.text_id]) if name}
    return found if needed <= fields.keys() - {"first"} | ({"first"} if cause is not None else set()) else None


def compare(old: Report, new: Report) -> Comparison:
    """What has changed from the old report to the new one."""
    found: dict[Change, list[Changed]] = {change: [] for change in CHANGES}
    same = 0
    for scenario in dict.fromkeys((*new.results, *old.results)):
        before, after = old.results.get(scenario), new.results.get(scenario)
        change = _change(before, after)
        if change is None:
            same += 1
        else:
            found[change].append(Changed(scenario, change, before, after))
    changed = tuple(each for change in CHANGES for each in found[change])
    return Comparison(old, new, changed, same, {change: len(found[change]) for change in CHANGES})


def _change(before: Outcome | None, after: Outcome | None) -> Change | None:
    if before is None:
        return "new"
    if after is None:
        return "gone"
    if after.verdict in _BAD and before.verdict not in _BAD:
        return "regression"
    if after.verdict in _GOOD and before.verdict not in _GOOD:
        return "gained" if before.verdict in _NOT_RUN else "fixed"
    if after.verdict in _NOT_RUN and before.verdict not in _NOT_RUN:
        return "lost"
    if before.verdict in _NOT_RUN and after.verdict not in _NOT_RUN:
        return "gained"
    if before.verdict == after.verdict == "pass":
        return None  # for whichever reason
    return "reason" if (before.verdict, before.reason) != (after.verdict, after.reason) else None
