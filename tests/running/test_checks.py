"""Every Then step holds where it should, and fails where it should."""

from __future__ import annotations

from typing import Any

import pytest

from tests.running.building import step
from unospec.protocol.messages import Visible
from unospec.running.checks import CHECKS, compare
from unospec.running.sight import look
from unospec.scenarios.model import Step

STATE = Visible(
    hands={"p1": ["red-7", "blue-2", "red-7"], "p2": ["wild"]},
    top="green-3",
    colour="green",
    turn="p2",
    direction="counterclockwise",
    draw_pile=["red-7", "blank"],
    discards=["green-3", "red-skip", "red-1"],
    dealer="p1",
    scores={"p1": 30, "p2": 0},
    rounds={"p1": 2, "p2": 1},
    round_winner=None,
    match_winners=[],
    out=["p3"],
    duel=["p2", "p1"],
)
OVER = Visible(round_winner="p2", match_winners=["p2"], out=[], duel=[])

HOLDS: list[tuple[Step, Visible]] = [
    (step("turn-is", player=2), STATE),
    (step("has-count", player=1, count=3), STATE),
    (step("hand-is", player=1, cards=("blue-2", "red-7", "red-7")), STATE),
    (step("hand-has", player=1, card="blue-2"), STATE),
    (step("top-is", card="green-3"), STATE),
    (step("colour-is", colour="green"), STATE),
    (step("direction-is", direction="counterclockwise"), STATE),
    (step("dealer-is", player=1), STATE),
    (step("pile-count", count=2), STATE),
    (step("pile-has", card="blank"), STATE),
    (step("pile-bottom", card="blank"), STATE),
    (step("discard-count", count=3), STATE),
    (step("deck-count", count=9), STATE),
    (step("deck-has", card="red-7", count=3), STATE),
    (step("deck-has", card="red-8", count=0), STATE),
    (step("round-won", player=2), OVER),
    (step("round-open"), STATE),
    (step("match-won", player=2), OVER),
    (step("match-open"), STATE),
    (step("score-is", player=1, points=30), STATE),
    (step("rounds-is", player=2, count=1), STATE),
    (step("out", player=3), STATE),
    (step("not-out", player=1), STATE),
    (step("duel", player=1, other=2), STATE),
]

FAILS: list[tuple[Step, Visible, str, str]] = [
    (step("turn-is", player=1), STATE, "p1", "p2"),
    (step("turn-is", player=1), Visible(turn=None), "p1", "-"),
    (step("has-count", player=1, count=2), STATE, "2", "3"),
    (step("has-count", player=5, count=0), STATE, "0", "-"),
    (step("hand-is", player=1, cards=("blue-2", "red-7")), STATE, "blue-2, red-7", "blue-2, red-7, red-7"),
    (step("hand-is", player=2, cards=("wild", "wild")), STATE, "wild, wild", "wild"),
    (step("hand-has", player=2, card="red-7"), STATE, "red-7", "wild"),
    (step("top-is", card="red-skip"), STATE, "red-skip", "green-3"),
    (step("colour-is", colour="red"), STATE, "red", "green"),
    (step("colour-is", colour="red"), Visible(colour=None), "red", "-"),
    (step("direction-is", direction="clockwise"), STATE, "clockwise", "counterclockwise"),
    (step("dealer-is", player=2), STATE, "p2", "p1"),
    (step("pile-count", count=3), STATE, "3", "2"),
    (step("pile-has", card="green-3"), STATE, "green-3", "red-7, blank"),
    (step("pile-bottom", card="red-7"), STATE, "red-7", "blank"),
    (step("pile-bottom", card="red-7"), Visible(draw_pile=[]), "red-7", "-"),
    (step("discard-count", count=2), STATE, "2", "3"),
    (step("deck-count", count=8), STATE, "8", "9"),
    (step("deck-has", card="red-7", count=2), STATE, "2", "3"),
    (step("round-won", player=2), STATE, "p2", "-"),
    (step("round-won", player=1), OVER, "p1", "p2"),
    (step("round-open"), OVER, "-", "p2"),
    (step("match-won", player=1), OVER, "p1", "p2"),
    (step("match-won", player=1), STATE, "p1", "-"),
    (step("match-won", player=1), Visible(match_winners=["p1", "p2"]), "p1", "p1, p2"),
    (step("match-open"), OVER, "-", "p2"),
    (step("score-is", player=2, points=30), STATE, "30", "0"),
    (step("rounds-is", player=1, count=1), STATE, "1", "2"),
    (step("out", player=1), STATE, "p1", "p3"),
    (step("not-out", player=3), STATE, "not p3", "p3"),
    (step("duel", player=1, other=3), STATE, "p1, p3", "p1, p2"),
    (step("duel", player=1, other=2), OVER, "p1, p2", "-"),
]


def _compare(made: Step, state: Visible, *block: Step) -> Any:
    return compare(made, lambda field: look(state, field), (made, *block))


@pytest.mark.parametrize(("made", "state"), HOLDS, ids=lambda value: getattr(value, "id", ""))
def test_it_holds(made: Step, state: Visible) -> None:
    assert _compare(made, state).holds


@pytest.mark.parametrize(("made", "state", "expected", "actual"), FAILS, ids=lambda value: getattr(value, "id", ""))
def test_it_fails_and_says_what_was_found(made: Step, state: Visible, expected: str, actual: str) -> None:
    compared = _compare(made, state)
    assert not compared.holds
    assert (compared.expected, compared.actual) == (expected, actual)


def test_every_check_is_shown_both_ways() -> None:
    assert {made.id for made, _ in HOLDS} == set(CHECKS)
    assert {made.id for made, *_ in FAILS} == set(CHECKS)


def test_those_who_share_a_victory_are_named_together() -> None:
    state = Visible(match_winners=["p2", "p1"])
    first, second = step("match-won", player=1), step("match-won", player=2)
    assert _compare(first, state, second).holds
    assert _compare(second, state, first).holds
    assert not _compare(first, Visible(match_winners=["p1"]), second).holds


@pytest.mark.parametrize("field", ["counts", "draw_count", "discard_count", "top"])
def test_what_follows_from_another_field_is_worked_out(field: str) -> None:
    state = Visible(hands={"p1": ["wild"]}, draw_pile=["red-1", "red-2"], discards=["blue-1"])
    assert look(state, field) == {"counts": {"p1": 1}, "draw_count": 2, "discard_count": 1, "top": "blue-1"}[field]


def test_what_is_not_shown_is_not_made_up() -> None:
    for field in ("counts", "turn", "draw_pile"):
        with pytest.raises(KeyError):
            look(Visible(), field)
