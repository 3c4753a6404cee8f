"""What was found out on an engine's rules as one JSON object; its last key says that it is whole.

The types below say what is in it. Its JSON Schema is made from them: ``python -m unospec.reports.identity_report``
writes ``spec/protocol/schemas/identify.schema.json``.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias, TypedDict

from unospec import __version__
from unospec.identify.answers import Answer, Status
from unospec.identify.inquiry import Inquiry
from unospec.identify.nearest import Near, close, winners
from unospec.identify.trying import Told
from unospec.reports.files import write_text

if TYPE_CHECKING:
    from unospec.protocol.schemas import Schema

_Value: TypeAlias = int | str | bool | list[int] | list[str] | dict[str, int] | dict[str, list[str]] | None


class StepInfo(TypedDict):
    """A step of a probe."""

    step: Annotated[str, "The id of the step."]
    values: Annotated[dict[str, _Value], "Players by their numbers, cards by their codes, and so on."]


class ActInfo(StepInfo):
    """An act of a probe, and what came of it."""

    answer: Annotated[str | None, "What became of it: `accepted`, `refused`, …; null if nothing was seen in between."]
    seen: Annotated[dict[str, _Value], "What was seen after it, by field."]


class OddInfo(TypedDict):
    """A probe in which the engine did what it does under no known variants."""

    probe: Annotated[str, "The id of the probe."]
    position: Annotated[list[StepInfo], "How the cards lay."]
    acts: Annotated[list[ActInfo], "What was done."]


class AnswerInfo(TypedDict):
    """What was found out about one rule."""

    status: Annotated[Status, "`plays`: a known variant; `unknown`: none of them; `open`: it cannot be told."]
    variant: Annotated[str | None, "What is played; null if that is not known."]
    candidates: Annotated[list[str], "The variants that agree with what was seen."]
    why: Annotated[
        Literal["hidden", "cannot-ask", "no-move", "unseen", "masked", "aside", "alike"] | None,
        "Why it cannot be told, or why it is none of the known variants.",
    ]
    masked_by: Annotated[
        list[str],
        "The rules under which, as they are played, it makes no difference; with `aside` those that are played in none "
        "of the known ways where it would show.",
    ]
    message: Annotated[str | None, "Why the engine could not be asked, in English."]
    missing_move: Annotated[str | None, "The act that the engine lacks."]
    probes: Annotated[list[str], "The probes that show it."]
    scenarios: Annotated[list[str], "Scenarios that show it and that the engine passes."]
    otherwise: Annotated[list[OddInfo], "Where the engine does what it does under no known variants."]


class NearInfo(TypedDict):
    """How near a rule set is, counted by the rules that its text states or implies."""

    rules: Annotated[str, "The rule set, with the options with which it is nearest."]
    agree: Annotated[int, "How many of those rules are played as the text says."]
    differ: Annotated[list[str], "Those that are played otherwise."]
    firm: Annotated[int, "How many there are, those included of which it is not known how they are played."]


class InquiredEngine(TypedDict):
    """The engine, as it introduced itself."""

    name: Annotated[str, "Its name."]
    version: Annotated[str, "Its version."]


class Identified(TypedDict):
    """Which variants an engine plays, and whose rules are nearest."""

    suite_version: Annotated[str, "The version of the suite."]
    engine: InquiredEngine
    probes: Annotated[int, "How many probes were asked."]
    rules: Annotated[dict[str, AnswerInfo], "What was found out, by rule."]
    nearest: Annotated[list[str], "The rule set that is nearest, or all that are equally near."]
    nearly: Annotated[list[str], "Those that would be as near if one rule more agreed."]
    rule_sets: Annotated[list[NearInfo], "All rule sets, the nearest first."]
    complete: Annotated[Literal[True], "Comes last: the report is whole."]


def identified(inquiry: Inquiry, found: Mapping[str, Answer], near: list[Near]) -> Identified:
    """What was found as JSON data."""
    return {
        "suite_version": __version__,
        "engine": {"name": inquiry.hello.name, "version": inquiry.hello.version},
        "probes": inquiry.asked,
        "rules": {rule: _answer(answer) for rule, answer in found.items()},
        "nearest": [each.rules for each in winners(near)],
        "nearly": [each.rules for each in close(near)],
        "rule_sets": [
            {"rules": each.rules, "agree": len(each.agree), "differ": list(each.differ), "firm": each.firm}
            for each in near
        ],
        "complete": True,
    }


def _answer(answer: Answer) -> AnswerInfo:
    return {
        "status": answer.status,
        "variant": answer.variant or None,
        "candidates": list(answer.left),
        "why": answer.why or None,
        "masked_by": list(answer.masks),
        "message": answer.finding.message if answer.finding else None,
        "missing_move": answer.move or None,
        "probes": list(answer.by),
        "scenarios": list(answer.scenarios),
        "otherwise": [_odd(told) for told in answer.otherwise],
    }


def _odd(told: Told) -> OddInfo:
    steps = told.probe.scenario.all_steps
    given = [step for step in steps if step.role == "given"]
    done = [step for step in steps if step.role == "when"]
    return {
        "probe": told.probe.id,
        "position": [{"step": step.id, "values": _plain(step.values)} for step in given],
        "acts": [
            {
                "step": step.id,
                "values": _plain(step.values),
                "answer": note[0] if note else None,
                "seen": _plain(dict(note[1])) if note else {},
            }
            for step, note in zip(done, told.notes, strict=False)
        ],
    }


def _plain(values: Mapping[str, Any]) -> dict[str, _Value]:
    return {name: _json(value) for name, value in values.items()}


def _json(value: Any) -> Any:
    if isinstance(value, tuple):
        pairs = value and all(isinstance(each, tuple) and len(each) == 2 for each in value)
        return {name: _json(each) for name, each in value} if pairs else [_json(each) for each in value]
    return value


def write(found: Identified, path: Path) -> None:
    """Write what was found. Raises Problem if the file cannot be written."""
    write_text(path, json.dumps(found, ensure_ascii=False, indent=2) + "\n")


def schema() -> Schema:
    """The JSON Schema of what `unospec identify` writes."""
    from unospec.protocol import schemas

    return schemas.document("What unospec identify has found out", Identified)


if __name__ == "__main__":
    from unospec.protocol.schemas import publish

    publish("identify.schema.json", schema())
