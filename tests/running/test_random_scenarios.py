"""By chance: whichever way the reference is reached, the verdict is the same; and what is false fails."""

from __future__ import annotations

import random

import pytest

from tests.running.building import numbers, variants
from tests.running.random_scenarios import falsified, mixture, random_scenario
from unospec.adapters.reference import Reference
from unospec.running.conduct import Case, conduct
from unospec.running.engines import InProcess
from unospec.running.relevance import Relevance

SEEDS = range(100)


@pytest.mark.parametrize("seed", SEEDS)
def test_what_the_reference_does_passes_and_what_is_false_fails(seed: int) -> None:
    chance = random.Random(seed)
    rules = mixture(chance)
    made = random_scenario(chance, rules)
    wrong = falsified(made, chance)
    engine = InProcess(lambda: Reference(rules))
    right_result, wrong_result = conduct([Case(made, rules), Case(wrong, rules)], engine)
    assert right_result.verdict == "pass", right_result.message
    assert wrong_result.verdict == "fail"
    relevance = Relevance(variants(), numbers())
    assert relevance.finding(made, rules) == right_result.finding
    assert relevance.finding(wrong, rules) == wrong_result.finding


def test_the_scenarios_are_worth_something() -> None:
    seen: dict[str, int] = {}
    for seed in SEEDS:
        chance = random.Random(seed)
        for each in random_scenario(chance, mixture(chance)).steps:
            seen[each.id] = seen.get(each.id, 0) + 1
    for step_id in ("plays", "plays-naming", "plays-uno", "draws", "takes", "tries-catch", "tries-challenge"):
        assert seen.get(step_id, 0) >= 2, (step_id, seen)
    assert seen["allowed"] >= 10
    assert seen["refused"] >= 10
