"""Examples: the last card. Seat 0 goes out."""

from __future__ import annotations

from typing import Any

import pytest

from reference_impl import Accept, Call, Catch, Challenge, Draw, Keep, Name, State, legal_actions
from reference_impl.state import MATCH_OVER, PENALTY, ROUND_OVER
from tests.reference_impl.tables import after, held, put, shows, table, why

_DRAWN = {"last-draw-card": "next-player-draws", "scoring": "winner-collects"}
_ANSWERED = _DRAWN | {"last-draw-card-answer": "may-answer", "draw-two-stacking": "stacks"}


@shows("round-end/last-card-played")
def test_the_round_ends_with_the_last_card() -> None:
    state = after(table("red-1", "red-2", "red-3", rules={"scoring": "rounds-won"}), put(0, "red-1"))
    assert (state.phase, state.round_winner, state.rounds_won) == (ROUND_OVER, 0, (1, 0, 0))
    assert legal_actions(state) == []
    for action in (put(1, "red-2"), Draw(1), Keep(1), Call(1), Catch(1, 0), Challenge(1), Accept(1), Name(1, "red")):
        assert why(state, action) == "round-over round-end/last-card-played"
    going_on = after(table("red-1 red-2", "red-2", "red-3"), put(0, "red-1"))
    assert going_on.round_winner is None


@shows("last-draw-card/next-player-draws", "last-draw-card/no-effect", "last-draw-card-answer/no-answer")
@pytest.mark.parametrize(("code", "colour", "count"), [("red-draw-two", None, 2), ("wild-draw-four", "red", 4)])
def test_whether_cards_are_drawn_for_the_last_card(code: str, colour: str | None, count: int) -> None:
    rules = {"draw-two-stacking": "stacks", "wild-draw-four-stacking": "stacks", "challenge": "any-player"}
    drawn = after(table(code, "red-2 blue-draw-two", "red-3", rules=rules | _DRAWN), put(0, code, colour))
    assert (drawn.phase, held(drawn, 1), held(drawn, 2), drawn.suspicion) == (ROUND_OVER, 2 + count, 1, None)
    # The cards count: green 1 to 4 by their number.
    assert drawn.scores[0] == 2 + 20 + 3 + sum(range(1, count + 1))
    none = after(table(code, "red-2", rules=rules | {"last-draw-card": "no-effect"}), put(0, code, colour))
    assert held(none, 1) == 1


def test_what_was_passed_on_is_drawn_as_well() -> None:
    rules = _DRAWN | {"draw-two-stacking": "stacks"}
    state = table("red-draw-two red-1", "blue-draw-two", "red-3", rules=rules)
    state = after(state, put(0, "red-draw-two"), put(1, "blue-draw-two"))
    assert (state.round_winner, held(state, 2)) == (1, 5)


def test_a_wild_as_last_card_leaves_the_cards_undrawn() -> None:
    rules = _DRAWN | {"wild-under-penalty": "allowed"}
    state = after(
        table("red-draw-two red-1", "wild", "red-3", rules=rules), put(0, "red-draw-two"), put(1, "wild", "red")
    )
    assert (state.round_winner, held(state, 2), state.owed) == (1, 1, 0)


@shows("last-draw-card-who/next-in-direction", "last-draw-card-who/left-hand-player")
@pytest.mark.parametrize(("variant", "drawer"), [("next-in-direction", 3), ("left-hand-player", 1)])
@pytest.mark.parametrize("answer", ["no-answer", "may-answer"])
def test_who_draws_for_the_last_card(variant: str, drawer: int, answer: str) -> None:
    rules = _DRAWN | {"last-draw-card-who": variant, "last-draw-card-answer": answer}
    state = after(table("red-draw-two", "red-2", "red-3", "red-4", direction=-1, rules=rules), put(0, "red-draw-two"))
    assert [len(hand) for hand in state.hands] == [0, *(3 if seat == drawer else 1 for seat in (1, 2, 3))]


@pytest.mark.parametrize(("variant", "drawer"), [("player-in-turn", 0), ("after-jumper", 3)])
def test_who_draws_for_a_last_card_that_jumped_in(variant: str, drawer: int) -> None:
    rules = _DRAWN | {"jump-in": "any-card", "jump-in-target": variant}
    state = after(table("red-1", "red-2", "red-draw-two", "red-4", rules=rules), put(2, "red-draw-two"))
    assert (state.round_winner, held(state, drawer)) == (2, 3)


def gone_out(*hands: str, direction: int = 1, **rules: str) -> State:
    """Seat 0 has played a Draw Two as last card, and it may be answered."""
    changed = _ANSWERED | {rule.replace("_", "-"): variant for rule, variant in rules.items()}
    return after(table("red-draw-two", *hands, direction=direction, rules=changed), put(0, "red-draw-two"))


@shows("last-draw-card-answer/may-answer")
def test_the_last_card_may_be_answered_and_the_first_to_go_out_wins() -> None:
    state = gone_out("blue-draw-two red-1", "red-2")
    assert (state.phase, state.turn, state.owed, state.round_winner) == (PENALTY, 1, 2, None)
    drawn = after(state, Draw(1))
    assert (drawn.phase, drawn.round_winner, held(drawn, 1)) == (ROUND_OVER, 0, 4)
    passed = after(state, put(1, "blue-draw-two"))
    assert (passed.phase, passed.turn, passed.owed) == (PENALTY, 2, 4)
    end = after(passed, Draw(2))
    assert (end.phase, end.round_winner, held(end, 2), end.rounds_won) == (ROUND_OVER, 0, 5, (1, 0, 0))
    assert end.went_out is None


def test_without_stacking_the_last_card_has_no_answer() -> None:
    state = gone_out("blue-draw-two red-1", "red-2", draw_two_stacking="no-stacking")
    assert (state.phase, held(state, 1)) == (ROUND_OVER, 4)


def test_whoever_has_gone_out_takes_no_part_any_more() -> None:
    state = gone_out("blue-draw-two red-1", "red-2", challenge="any-player")
    for action in (Catch(0, 1), Call(0), Draw(0), Challenge(0)):
        assert why(state, action) == "not-at-the-table"
    # The cards are not passed on to the winner either, but past.
    round_it_goes = after(gone_out("blue-draw-two red-1", "green-draw-two red-2 red-3"), put(1, "blue-draw-two"))
    past = after(round_it_goes, put(2, "green-draw-two"))
    assert (past.turn, past.owed) == (1, 6)


def test_with_nobody_left_to_draw_nobody_draws() -> None:
    state = after(gone_out("blue-draw-two red-1"), put(1, "blue-draw-two"))
    assert (state.phase, state.round_winner, held(state, 1)) == (ROUND_OVER, 0, 1)
    assert state.scores == (1, 0)


def test_a_second_last_card_ends_the_passing_on() -> None:
    state = after(gone_out("blue-draw-two", "green-draw-two red-1"), put(1, "blue-draw-two"))
    assert (state.phase, state.round_winner, held(state, 2), held(state, 0)) == (ROUND_OVER, 0, 6, 0)
    two = after(gone_out("blue-draw-two"), put(1, "blue-draw-two"))
    assert (two.phase, two.round_winner, two.scores) == (ROUND_OVER, 0, (0, 0))
    wild = after(gone_out("wild", "red-1", wild_under_penalty="allowed"), put(1, "wild", "red"))
    assert (wild.phase, wild.round_winner, held(wild, 2)) == (ROUND_OVER, 0, 3)


def test_a_second_last_card_for_the_left_hand_player() -> None:
    # Counterclockwise: seat 1, left of the winner, answers; left of seat 1 sits seat 2.
    state = gone_out("blue-draw-two", "red-1", direction=-1, last_draw_card_who="left-hand-player")
    assert state.turn == 1
    end = after(state, put(1, "blue-draw-two"))
    assert (held(end, 2), end.round_winner) == (5, 0)


def test_the_winner_on_the_left_of_a_second_last_card_is_passed_over() -> None:
    owing: dict[str, Any] = {"phase": PENALTY, "owed": 2, "owed_for": "draw-two", "went_out": 0, "turn": 2}
    rules = _ANSWERED | {"last-draw-card-who": "left-hand-player"}
    state = table("", "red-1", "blue-draw-two", top="red-draw-two", rules=rules, **owing)
    end = after(state, put(2, "blue-draw-two"))
    assert (held(end, 1), end.round_winner) == (5, 0)


def test_an_answer_with_a_wild_draw_four_can_be_challenged_and_ends_the_round() -> None:
    state = gone_out(
        "wild-draw-four red-1", "red-2", mixed_stacking="wild-draw-four-on-draw-two", challenge="any-player",
        challenge_evidence="same-colour",
    )  # fmt: skip
    answered = after(state, put(1, "wild-draw-four", "blue"))
    assert (answered.phase, answered.turn, answered.owed) == (PENALTY, 2, 6)
    guilty = after(answered, Challenge(2))
    assert (guilty.phase, guilty.round_winner, held(guilty, 1), held(guilty, 2)) == (ROUND_OVER, 0, 7, 1)


def test_a_round_that_decides_the_match() -> None:
    assert after(table("red-1", "red-2"), put(0, "red-1")).phase == MATCH_OVER
