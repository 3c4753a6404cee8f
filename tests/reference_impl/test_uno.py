"""Examples: calling UNO and catching. Seat 0 comes down to one card."""

from __future__ import annotations

from typing import Any

import pytest

from reference_impl import Call, Catch, Draw, Keep, State
from tests.reference_impl.tables import after, codes, held, put, shows, table, why


def down(uno: bool = False, **rules: str) -> State:
    """Seat 0 has just played the second-last card."""
    changed = {rule.replace("_", "-"): variant for rule, variant in rules.items()}
    state = table("red-1 blue-1", "red-2 blue-2 blue-3", "red-3 blue-4 blue-6", rules=changed)
    return after(state, put(0, "red-1", uno=uno))


@shows("uno-call/down-to-one-card", "uno-catcher/any-other-player", "uno-penalty/two", "uno-penalty/four")
@pytest.mark.parametrize(("variant", "count"), [("two", 3), ("four", 5)])
def test_whoever_comes_down_to_one_card_without_a_call_can_be_caught(variant: str, count: int) -> None:
    state = down(uno_penalty=variant)
    assert not why(state, Catch(1, 0))
    assert not why(state, Catch(2, 0))
    assert why(state, Catch(0, 0)) == "not-oneself uno-catcher/any-other-player"
    assert why(state, Catch(0, 1)) == "nothing-to-catch"
    caught = after(state, Catch(2, 0))
    assert (held(caught, 0), caught.turn) == (count, 1)
    assert why(caught, Catch(1, 0)) == "nothing-to-catch"


def test_a_call_saves() -> None:
    for state in (down(uno=True), after(table("red-1 blue-1", "red-2", "red-3"), Call(0), put(0, "red-1"))):
        assert why(state, Catch(1, 0)) == "nothing-to-catch"
        assert why(state, Call(0)) == "nothing-to-call"


def test_when_there_is_nothing_to_call() -> None:
    state = table("red-1 blue-1", "red-2 blue-2", "red-1 red-3 red-4")
    assert why(state, Call(1)) == "nothing-to-call"
    called = after(state, Call(0))
    assert why(called, Call(0)) == "nothing-to-call"
    assert why(table("red-1 red-3 red-4", "red-2"), Call(0)) == "nothing-to-call"
    assert why(table("red-1 red-3 red-4", "red-2"), put(0, "red-1", uno=True)) == "nothing-to-call"


def test_a_call_is_forgotten_with_the_turn() -> None:
    # Seat 0 calls with two cards, but draws; two rounds later the call is due again.
    called = after(table("red-1 blue-1", "red-2 red-3 red-4"), Call(0))
    drawn = after(called, Draw(0))
    assert held(drawn, 0) == 3
    assert not drawn.called
    kept = after(table("red-1", "red-2 red-3 red-4", pile="red-8 red-9"), Draw(0), Call(0))
    assert kept.called == {0}
    assert not after(kept, Keep(0)).called


@shows("uno-call-time/before-playing", "uno-call-time/before-next-player-acts")
def test_when_the_call_has_to_come() -> None:
    late = down(uno_call_time="before-next-player-acts")
    called = after(late, Call(0))
    assert why(called, Catch(1, 0)) == "nothing-to-catch"
    assert why(down(uno_call_time="before-playing"), Call(0)) == "too-late uno-call-time/before-playing"
    before = after(table("red-1 blue-1", "red-2", rules={"uno-call-time": "before-playing"}), Call(0), put(0, "red-1"))
    assert why(before, Catch(1, 0)) == "nothing-to-catch"


@shows("uno-catch-deadline/next-player-acts", "uno-catch-deadline/while-one-card")
@pytest.mark.parametrize("act", [put(1, "red-2"), Draw(1)])
def test_until_when_one_can_be_caught(act: Draw) -> None:
    closed = after(down(uno_catch_deadline="next-player-acts"), act)
    assert why(closed, Catch(2, 0)) == "too-late uno-catch-deadline/next-player-acts"
    assert why(closed, Call(0)) == "too-late uno-call-time/before-next-player-acts"
    opened = after(down(uno_catch_deadline="while-one-card"), act)
    assert not why(opened, Catch(2, 0))
    # The call comes too late all the same.
    assert why(opened, Call(0)) == "too-late uno-call-time/before-next-player-acts"
    assert held(after(opened, Catch(2, 0)), 0) == 3


def test_calls_and_catches_of_others_close_nothing() -> None:
    state = table("red-1 blue-1", "red-2 blue-2", "red-3 blue-4 blue-6")
    state = after(state, put(0, "red-1"), Call(1))
    assert not why(state, Catch(2, 0))


def test_penalty_cards_drawn_by_rule_are_no_act() -> None:
    state = after(table("red-draw-two blue-1", "red-2 red-3", "red-4 red-6"), put(0, "red-draw-two"))
    assert (held(state, 1), state.turn) == (4, 2)
    assert not why(state, Catch(1, 0))


@shows("uno-catch-start/at-once", "uno-catch-start/when-overdue")
def test_from_when_on_one_can_be_caught() -> None:
    assert not why(down(uno_catch_start="at-once"), Catch(1, 0))
    rules: dict[str, Any] = {"uno_catch_start": "when-overdue", "uno_catch_deadline": "while-one-card"}
    early = down(**rules)
    assert why(early, Catch(1, 0)) == "too-early uno-catch-start/when-overdue"
    assert not why(early, Call(0))
    overdue = after(early, put(1, "red-2"))
    assert not why(overdue, Catch(1, 0))
    assert why(overdue, Call(0)) == "too-late uno-call-time/before-next-player-acts"
    # A call that was due before playing is overdue at once.
    assert not why(down(uno_call_time="before-playing", **rules), Catch(1, 0))


@shows("uno-again/every-time", "uno-again/first-time-only")
@pytest.mark.parametrize(("variant", "answer"), [("every-time", ""), ("first-time-only", "nothing-to-catch")])
def test_calling_again_after_drawing(variant: str, answer: str) -> None:
    state = table("red-1 blue-1", "red-2 red-3 red-4", pile="red-8 red-9 green-1", rules={"uno-again": variant})
    again = after(state, put(0, "red-1", uno=True), put(1, "red-2"), Draw(0), put(0, "red-8"))
    assert codes(again.hands[0]) == "blue-1"
    assert why(again, Catch(1, 0)) == answer


def test_a_catch_with_no_cards_left_is_made_once() -> None:
    state = after(table("red-1 blue-1", "red-2 red-3", pile="", rules={"reshuffle": "keep-top"}), put(0, "red-1"))
    state = after(state, Catch(1, 0))
    assert (held(state, 0), why(state, Catch(1, 0))) == (2, "nothing-to-catch")
    bare = table("blue-1", "red-2 red-3", pile="", catchable=frozenset({0}), overdue=frozenset({0}))
    assert why(after(bare, Catch(1, 0)), Catch(1, 0)) == "nothing-to-catch"
