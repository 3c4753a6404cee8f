"""Examples: cards owed, and passing them on. Seat 0 plays, seat 1 is asked."""

from __future__ import annotations

import pytest

from reference_impl import Draw, Keep, State
from reference_impl.state import PENALTY, TURN
from tests.reference_impl.tables import after, held, put, shows, table, why

_HAND = "red-draw-two wild-draw-four red-1 red-2"
_ANSWERS = "blue-draw-two wild-draw-four wild green-1 green-2"


def asked(first: str, **rules: str) -> State:
    """Seat 0 has played a draw card, naming green for a black one; seats 1 to 3 hold one card of every answer."""
    changed = {rule.replace("_", "-"): variant for rule, variant in rules.items()}
    state = table(_HAND, _ANSWERS, _ANSWERS, _ANSWERS, rules=changed)
    return after(state, put(0, first, "green" if first == "wild-draw-four" else None))


@shows("draw-two-effect/draws-and-misses-turn", "wild-draw-four-effect/draws-and-misses-turn")
@shows("draw-two-stacking/no-stacking", "wild-draw-four-stacking/no-stacking")
@shows("mixed-stacking/none", "wild-under-penalty/forbidden")
@pytest.mark.parametrize(("first", "count"), [("red-draw-two", 2), ("wild-draw-four", 4)])
def test_where_nothing_can_be_passed_on_the_next_player_draws_and_misses_the_turn(first: str, count: int) -> None:
    state = asked(first)
    assert (held(state, 1), state.turn, state.phase, state.owed) == (5 + count, 2, TURN, 0)


@shows("draw-two-stacking/stacks", "draw-two-chain/open-ended")
@pytest.mark.parametrize("matching", ["colour-or-symbol", "colour-only"])
def test_a_draw_two_is_passed_on_in_any_colour_as_often_as_one_can(matching: str) -> None:
    state = asked("red-draw-two", draw_two_stacking="stacks", action_card_match=matching)
    assert (state.turn, state.phase, state.owed) == (1, PENALTY, 2)
    assert why(state, put(1, "wild-draw-four", "red")) == "owes-cards mixed-stacking/none"
    assert why(state, put(1, "wild", "red")) == "owes-cards wild-under-penalty/forbidden"
    assert why(state, put(1, "green-1")) == "owes-cards draw-two-effect/draws-and-misses-turn"
    assert why(state, Keep(1)) == "nothing-drawn pass-without-drawing/forbidden"
    assert why(state, Draw(2)) == "not-your-turn"
    twice = after(state, put(1, "blue-draw-two"), put(2, "blue-draw-two"))
    assert (twice.turn, twice.owed) == (3, 6)
    drawn = after(twice, Draw(3))
    assert (held(drawn, 3), drawn.turn, drawn.owed, drawn.passed_on) == (11, 0, 0, 0)


@shows("draw-two-chain/once")
def test_whoever_faces_the_second_draw_two_has_to_draw() -> None:
    rules = {"draw_two_stacking": "stacks", "draw_two_chain": "once", "mixed_stacking": "both-ways"}
    second = after(asked("red-draw-two", **rules), put(1, "blue-draw-two"))
    assert (held(second, 2), second.turn) == (9, 3)
    other = after(asked("red-draw-two", **rules), put(1, "wild-draw-four", "blue"))
    assert (held(other, 2), other.turn) == (11, 3)
    passed = after(asked("red-draw-two", wild_under_penalty="allowed", **rules), put(1, "wild", "blue"))
    assert (held(passed, 2), passed.turn) == (7, 3)
    # The limit is on the cards of a Draw Two: here the first one answers, and can be answered once.
    green = table("wild-draw-four red-1", "green-draw-two red-1 red-2", "blue-draw-two red-1", "red-1 red-2",
                  rules={rule.replace("_", "-"): variant for rule, variant in rules.items()})  # fmt: skip
    state = after(green, put(0, "wild-draw-four", "green"), put(1, "green-draw-two"))
    assert (state.turn, state.owed) == (2, 6)
    last = after(state, put(2, "blue-draw-two"))
    assert (held(last, 3), last.turn) == (10, 0)


def test_a_long_chain_refuses_every_answer_by_its_own_rule() -> None:
    rules = {"draw-two-stacking": "stacks", "draw-two-chain": "once"}
    state = table("blue-draw-two red-1", "red-2", top="red-draw-two", phase=PENALTY, owed=4, owed_for="draw-two",
                  passed_on=1, rules=rules)  # fmt: skip
    assert why(state, put(0, "blue-draw-two")) == "owes-cards draw-two-chain/once"


@shows("wild-draw-four-stacking/stacks")
def test_a_wild_draw_four_is_passed_on() -> None:
    state = asked("wild-draw-four", wild_draw_four_stacking="stacks")
    assert why(state, put(1, "blue-draw-two")) == "owes-cards mixed-stacking/none"
    assert why(state, put(1, "green-1")) == "owes-cards wild-draw-four-effect/draws-and-misses-turn"
    drawn = after(state, put(1, "wild-draw-four", "blue"), Draw(2))
    assert (held(drawn, 2), drawn.turn, drawn.colour) == (13, 3, "blue")


def test_a_wild_draw_four_without_stacking_cannot_answer_its_like() -> None:
    state = asked("wild-draw-four", wild_under_penalty="allowed")
    assert why(state, put(1, "wild-draw-four", "red")) == "owes-cards wild-draw-four-stacking/no-stacking"
    state = asked("red-draw-two", wild_under_penalty="allowed")
    assert why(state, put(1, "blue-draw-two")) == "owes-cards draw-two-stacking/no-stacking"


@shows(
    "mixed-stacking/wild-draw-four-on-draw-two",
    "mixed-stacking/draw-two-on-wild-draw-four",
    "mixed-stacking/both-ways",
)
@pytest.mark.parametrize(
    ("variant", "four_on_two", "two_on_four"),
    [
        ("none", False, False),
        ("wild-draw-four-on-draw-two", True, False),
        ("draw-two-on-wild-draw-four", False, True),
        ("both-ways", True, True),
    ],
)
def test_the_two_answer_each_other(variant: str, four_on_two: bool, two_on_four: bool) -> None:
    both = {"draw-two-stacking": "stacks", "wild-draw-four-stacking": "stacks", "mixed-stacking": variant}
    hands = ("red-draw-two wild-draw-four red-1", "green-draw-two blue-draw-two wild-draw-four red-1", "red-2")
    no = f"owes-cards mixed-stacking/{variant}"
    two = after(table(*hands, rules=both), put(0, "red-draw-two"))
    assert why(two, put(1, "wild-draw-four", "red")) == ("" if four_on_two else no)
    four = after(table(*hands, rules=both), put(0, "wild-draw-four", "green"))
    assert why(four, put(1, "green-draw-two")) == ("" if two_on_four else no)
    # A Draw Two that answers has to have the colour named.
    assert why(four, put(1, "blue-draw-two")) == (
        "does-not-fit action-card-match/colour-or-symbol" if two_on_four else no
    )


@shows("wild-under-penalty/allowed")
@pytest.mark.parametrize(("first", "owed"), [("red-draw-two", 2), ("wild-draw-four", 4)])
def test_a_wild_passes_the_penalty_on(first: str, owed: int) -> None:
    state = after(asked(first, wild_under_penalty="allowed"), put(1, "wild", "blue"))
    assert (state.turn, state.phase, state.owed, state.colour) == (2, PENALTY, owed, "blue")
    drawn = after(state, Draw(2))
    assert (held(drawn, 2), drawn.turn) == (5 + owed, 3)


def test_cards_are_drawn_as_far_as_there_are_any() -> None:
    state = after(table("red-draw-two red-1", "red-2 red-3", pile="green-1"), put(0, "red-draw-two"))
    assert (held(state, 1), state.turn) == (4, 0)
    assert [card.code for card in state.discards] == ["red-draw-two"]
