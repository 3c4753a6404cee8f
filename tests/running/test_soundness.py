"""The checks on scenarios find what they are there to find."""

from __future__ import annotations

from tests.running.building import numbers, play, rules, scenario, step, variants
from unospec.running.relevance import Relevance
from unospec.running.soundness import check_cited, check_fillings, check_passes, check_readings, check_silent

SEATS = step("seated", players=(1, 2, 3))
TWO_DRAW_TWOS = (
    SEATS,
    step("top", card="red-7"),
    step("holds", player=1, cards=("red-draw-two", "blue-2", "green-9")),
    step("holds", player=2, cards=("green-draw-two", "blue-1", "blue-4")),
    step("plays", player=1, card="red-draw-two"),
    step("plays", player=2, card="green-draw-two"),
)
STACKING = scenario(*TWO_DRAW_TWOS, cites=("hu-029.a", "hu-030"))
HOME = rules(draw_two_stacking="stacks")
RELEVANCE = Relevance(variants(), numbers())


def test_a_scenario_has_to_pass_on_the_reference() -> None:
    assert check_passes(RELEVANCE, STACKING, HOME) == []
    (problem,) = check_passes(RELEVANCE, STACKING, rules())
    assert problem.startswith("the reference gives fail, at step 6: p2 has to be able to do this (play)")


def test_what_the_text_does_not_say_must_not_matter() -> None:
    assert check_silent(RELEVANCE, STACKING, HOME, ("scoring", "jump-in")) == []
    (problem,) = check_silent(RELEVANCE, STACKING, HOME, ("scoring", "draw-two-stacking"))
    assert problem.endswith("it does not pass under draw-two-stacking/no-stacking")


def test_silent_rules_must_not_matter_together_either() -> None:
    # After drawing, an older card may be played only if hand-after-draw says so and drawing is allowed at all.
    made = scenario(
        SEATS,
        step("top", card="red-7"),
        step("holds", player=1, cards=("blue-1", "green-2")),
        step("next-card", card="yellow-3"),
        step("draws", player=1),
        step("has-count", player=1, count=3),
    )
    assert check_silent(RELEVANCE, made, rules(), ("voluntary-draw", "hand-after-draw")) == []
    (problem,) = check_silent(RELEVANCE, made, rules(), ("voluntary-draw", "draw-amount"))
    assert "draw-amount/until-playable" in problem
    assert "voluntary-draw" not in problem


def test_every_reading_has_to_pass() -> None:
    readings = {"draw-two-stacking": ("stacks", "no-stacking"), "draw-two-chain": ("open-ended", "once")}
    assert check_readings(RELEVANCE, STACKING, HOME, {"draw-two-chain": ("open-ended", "once")}) == []
    (problem,) = check_readings(RELEVANCE, STACKING, HOME, readings)
    assert problem == "it does not pass under another reading: draw-two-stacking/no-stacking"


def test_what_matters_has_to_be_cited() -> None:
    ledger = {"hu-029.a": ("draw-two-stacking",), "hu-030": ("action-card-match",)}
    assert check_cited(RELEVANCE, STACKING, HOME, lambda cited: ledger[cited]) == []
    (problem,) = check_cited(RELEVANCE, STACKING, HOME, lambda cited: ())
    assert problem.startswith("it depends on draw-two-stacking, which nothing that it cites supports")


def test_cards_that_are_not_named_must_not_matter() -> None:
    assert check_fillings(RELEVANCE, STACKING, HOME) == []
    # Whether the second player has a Draw Two is not said.
    open_hand = scenario(*TWO_DRAW_TWOS[:3], TWO_DRAW_TWOS[4], step("turn-is", player=3))
    assert check_passes(RELEVANCE, open_hand, HOME) == []
    problems = check_fillings(RELEVANCE, open_hand, HOME)
    assert any("(draw-twos)" in problem for problem in problems)
    # Nor how many cards there are to draw.
    _, run = play(STACKING, HOME)
    pile = scenario(*TWO_DRAW_TWOS, step("pile-count", count=run.state["draw_count"] - 4))
    assert check_passes(RELEVANCE, pile, HOME) == []
    assert any("(short-pile)" in problem for problem in check_fillings(RELEVANCE, pile, HOME))
