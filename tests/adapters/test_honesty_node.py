"""The adapters of the engines on Node.js decide nothing: what an engine is bent to shows through them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.adapters.conftest import Start
from unospec.protocol.process import Process
from unospec.running.conduct import Case, Result, conduct, farewell
from unospec.scenarios import library
from unospec.scenarios.model import Scenario
from unospec.spec.rule_sets import names, rule_set

BENT = Path(__file__).parent / "bent"

#: The engines, and the beginnings of the names of what bends them.
ENGINES = {"uno-engine": "uno_engine", "showdown": "showdown"}

pytestmark = pytest.mark.slow


def _results(engine: Process, scenarios: Sequence[Scenario]) -> dict[str, Result]:
    sets = {name: rule_set(name) for name in names()}
    cases = [
        Case(scenario, sets[scenario.id.partition("-")[0]].with_options(scenario.options).rules)
        for scenario in scenarios
    ]
    found = {result.scenario.id: result for result in conduct(cases, engine)}
    farewell(engine)
    return found


def _refused(result: Result) -> bool:
    """Whether it was the engine that refused, and not its lack of such a move."""
    return result.verdict == "pass" and not result.reason


def _bent(start: Start, name: str, how: str) -> Process:
    return start(name, ["--require", str(BENT / f"{ENGINES[name]}_{how}.js")])


@pytest.mark.parametrize("name", ENGINES)
def test_an_engine_that_accepts_everything_fails_every_refusal(start: Start, name: str) -> None:
    scenarios = [each for each in library.scenarios() if any(step.id == "refused" for step in each.all_steps)]
    honest = _results(start(name), scenarios)
    kept = [each for each in scenarios if _refused(honest[each.id])]
    assert len(kept) > 20
    bent = _results(_bent(start, name, "accepts"), kept)
    assert {id: result.verdict for id, result in bent.items()} == dict.fromkeys(bent, "fail")


@pytest.mark.parametrize("name", ENGINES)
def test_an_engine_that_refuses_everything_fails_every_acceptance(start: Start, name: str) -> None:
    scenarios = list(library.scenarios())
    honest = _results(start(name), scenarios)
    kept = [
        each
        for each in scenarios
        if honest[each.id].verdict == "pass" and any(logged.answer == "accepted" for logged in honest[each.id].log)
    ]
    assert len(kept) > 80
    bent = _results(_bent(start, name, "refuses"), kept)
    assert {id: result.verdict for id, result in bent.items()} == dict.fromkeys(bent, "fail")
