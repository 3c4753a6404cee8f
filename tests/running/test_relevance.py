"""Relevance is exact: held against trying everything."""

from __future__ import annotations

import random
from collections.abc import Mapping
from itertools import product
from typing import Any

import pytest

from tests.running.building import numbers, play, rules, scenario, step, variants
from tests.running.random_scenarios import falsified, mixture, random_scenario
from unospec.running.courses import Courses, Recorder
from unospec.running.filling import FILLINGS
from unospec.running.relevance import Relevance
from unospec.scenarios.model import Scenario

SEATS = step("seated", players=(1, 2, 3))
STACKING = scenario(
    SEATS,
    step("top", card="red-7"),
    step("holds", player=1, cards=("red-draw-two", "blue-2", "green-9")),
    step("holds", player=2, cards=("green-draw-two", "blue-1", "blue-4")),
    step("plays", player=1, card="red-draw-two"),
    step("plays", player=2, card="green-draw-two"),
)
MATCH = scenario(
    SEATS,
    step("top", card="red-7"),
    step("holds", player=1, cards=("red-5",)),
    step("holds", player=2, cards=("blue-9",)),
    step("holds", player=3, cards=("blue-1",)),
    step("score", player=2, points=30),
    step("plays", player=1, card="red-5"),
    step("match-won", player=1),
)


def relevance() -> Relevance:
    return Relevance(variants(), numbers())


def test_a_recorder_notes_what_is_looked_up_once_and_in_order() -> None:
    recorder = Recorder({"a": "1", "b": "2", "c": "3"})
    assert (recorder["c"], recorder["a"], recorder["c"]) == ("3", "1", "3")
    assert list(recorder.looked_up.items()) == [("c", "3"), ("a", "1")]
    assert recorder.get("b") == "2"
    assert list(recorder.looked_up) == ["c", "a", "b"]


def test_what_matters_is_what_changes_the_verdict() -> None:
    stacks = rules(draw_two_stacking="stacks")
    found = relevance().matters(STACKING, stacks)
    assert found["draw-two-stacking"] == ("no-stacking",)
    assert "scoring" not in found
    assert "uno-penalty" not in found


def test_what_does_not_pass_can_be_made_to_pass() -> None:
    found = relevance().matters(STACKING, rules(draw_two_stacking="no-stacking"))
    # Whoever has drawn two cards and missed the turn may also jump in.
    assert found == {"draw-two-stacking": ("stacks",), "jump-in": ("action-cards", "any-card")}


def test_a_number_matters_stretch_by_stretch() -> None:
    own = rules(scoring="own-points", match_winner="lowest-at-target", target_score="35")
    asked = relevance()
    assert asked.passes(MATCH, own)
    # 1 and 2 are enough as well: it is always player 1 who has fewest points; from 40 on nobody gets so far.
    assert asked.matters(MATCH, own)["target-score"] == ("40",)
    for target in range(1, 60):
        assert asked.passes(MATCH, {**own, "target-score": str(target)}) == (target < 40)


def test_a_profile_that_says_all_that_matters_is_enough() -> None:
    asked = relevance()
    assert not asked.applies(STACKING, {})
    assert asked.applies(STACKING, rules(draw_two_stacking="stacks"))
    assert not asked.applies(STACKING, rules(draw_two_stacking="no-stacking"))
    assert not asked.applies(STACKING, {"scoring": "none"})


def test_an_undeclared_number_is_gone_through() -> None:
    asked = relevance()
    own = rules(scoring="own-points", match_winner="lowest-at-target")
    del own["target-score"]
    assert not asked.applies(MATCH, own)
    found = asked.counterexample(MATCH, own)
    assert found is not None
    assert found["target-score"] == "40"
    assert asked.applies(MATCH, {**own, "target-score": "39"})
    assert not asked.applies(MATCH, {**own, "target-score": "41"})


def test_why_a_scenario_does_not_apply() -> None:
    asked = relevance()
    home = rules(draw_two_stacking="stacks")
    assert asked.differing(STACKING, home, home) == ()
    assert asked.differing(STACKING, rules(draw_two_stacking="no-stacking"), home) == ("draw-two-stacking",)
    # A rule that differs and changes nothing is not named, nor is one that is not declared if a declared one is at
    # fault.
    other = {"draw-two-stacking": "no-stacking", "scoring": "own-points"}
    assert asked.differing(STACKING, other, home) == ("draw-two-stacking",)
    silent = {rule: variant for rule, variant in home.items() if rule != "draw-two-stacking"}
    assert asked.differing(STACKING, silent, home) == ("draw-two-stacking",)


def test_no_run_is_made_twice() -> None:
    asked = relevance()
    home = rules(draw_two_stacking="stacks")
    asked.matters(STACKING, home)
    asked.counterexample(STACKING, {})
    before = asked.played
    assert before > 1
    asked.matters(STACKING, home)
    asked.counterexample(STACKING, {})
    # What is not looked up makes no difference.
    asked.finding(STACKING, home | {"scoring": "rounds-won", "deal-rotation": "same-dealer"})
    assert asked.played == before


@pytest.mark.parametrize("givens", [1, 2, 3])
def test_no_step_is_passed_over(givens: int) -> None:
    said = [SEATS, step("top", card="red-7"), step("holds", player=1, cards=("blue-1", "blue-2"))][:givens]
    first, second = step("tries-call", player=2), step("turn-is", player=2)
    assert relevance().finding(scenario(*said, first, step("allowed")), rules()).step == givens + 1
    assert relevance().finding(scenario(*said, second, step("round-open")), rules()).step == givens
    assert relevance().finding(scenario(*said, step("round-open"), second), rules()).step == givens + 1


def test_what_is_known_to_pass_is_not_gone_through_again(monkeypatch: pytest.MonkeyPatch) -> None:
    counted: list[int] = []
    real = Courses.branch

    def count(*given: Any) -> Any:
        counted.append(1)
        return real(*given)

    monkeypatch.setattr(Courses, "branch", count)
    asked = relevance()
    stacks = {"draw-two-stacking": "stacks"}
    assert asked.applies(STACKING, stacks)
    once = len(counted)
    assert once > 0
    # What holds whatever else is declared holds for every profile that agrees in what was needed.
    assert asked.applies(STACKING, stacks | {"scoring": "none", "draw-two-chain": "once"})
    assert len(counted) == once
    assert not asked.applies(STACKING, {"scoring": "none"})
    assert len(counted) > once


def test_each_way_of_filling_is_asked_once() -> None:
    asked = relevance()
    fillings = dict(asked.other_fillings())
    assert set(fillings) == set(FILLINGS) - {"plain"}
    assert dict(asked.other_fillings()) == fillings


def test_another_scenario_of_the_same_id_is_another_one() -> None:
    asked = relevance()
    home = rules(draw_two_stacking="stacks")
    assert asked.passes(STACKING, home)
    wrong = scenario(*STACKING.steps, step("turn-is", player=2))
    assert not asked.passes(wrong, home)
    assert asked.passes(STACKING, home)


def test_a_reference_that_breaks_down_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def break_down(*_: object) -> None:
        raise RuntimeError("oh")

    monkeypatch.setattr("unospec.adapters.reference.reference_impl.apply", break_down)
    finding = relevance().finding(STACKING, rules())
    assert (finding.verdict, finding.reason) == ("crash", "raised")
    assert finding.message == "The engine broke down: RuntimeError: oh"


def _passes_fresh(made: Scenario, played: Mapping[str, str]) -> bool:
    finding, _ = play(made, played)
    return finding.verdict == "pass"


@pytest.mark.parametrize("seed", range(25))
def test_it_agrees_with_trying_everything(seed: int) -> None:
    chance = random.Random(seed)
    home = mixture(chance)
    made = random_scenario(chance, home, length=4)
    if seed % 5 == 0:
        made = falsified(made, chance)
    asked = relevance()
    looked_up = asked.looked_up(made, home)
    own = [rule for rule in looked_up if rule not in numbers()]
    # Each rule changed alone, looked up or not.
    passed = _passes_fresh(made, home)
    for rule in chance.sample([*variants()], 12) + own[:6]:
        if rule in numbers():
            continue
        changed = tuple(
            variant
            for variant in variants()[rule]
            if variant != home[rule] and _passes_fresh(made, {**home, rule: variant}) != passed
        )
        assert asked.matters(made, home).get(rule, ()) == changed
    # Up to four rules undeclared at once.
    hidden = chance.sample(own, min(4, len(own)))
    everything = product(*(variants()[rule] for rule in hidden))
    expected = all(_passes_fresh(made, home | dict(zip(hidden, some, strict=True))) for some in everything)
    profile = {rule: variant for rule, variant in home.items() if rule not in hidden}
    assert asked.applies(made, profile) == expected
    found = asked.counterexample(made, profile)
    if found is not None:
        assert not _passes_fresh(made, home | profile | found)
        assert all(found[rule] == profile[rule] for rule in found if rule in profile)


@pytest.mark.parametrize("seed", range(12))
def test_an_undeclared_number_agrees_with_trying_everything(seed: int) -> None:
    chance = random.Random(1000 + seed)
    home = mixture(chance) | {
        "scoring": chance.choice(("own-points", "winner-collects")),
        "elimination": chance.choice(variants()["elimination"]),
        "target-reached": chance.choice(variants()["target-reached"]),
    }
    made = scenario(
        SEATS,
        step("top", card="red-7"),
        step("holds", player=1, cards=("red-5",)),
        *(step("holds", player=player, cards=(f"blue-{chance.randint(0, 9)}", "wild")) for player in (2, 3)),
        *(step("score", player=player, points=chance.randint(0, 60)) for player in (1, 2, 3)),
        step("plays", player=1, card="red-5"),
        chance.choice([step("match-open"), step("match-won", player=1), step("not-out", player=2)]),
    )
    asked = Relevance(variants(), {"target-score": (1, 200)})
    profile = {rule: variant for rule, variant in home.items() if rule != "target-score"}
    expected = all(_passes_fresh(made, {**home, "target-score": str(target)}) for target in range(1, 201))
    assert asked.applies(made, profile) == expected
    assert asked.played < 30
