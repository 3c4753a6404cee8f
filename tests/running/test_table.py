"""The partial position: what Given steps tell, and which can't be told together."""

from __future__ import annotations

import pytest

from tests.running.building import scenario, step
from unospec.problems import Problem
from unospec.running.filling import fill
from unospec.running.table import read_table
from unospec.scenarios.model import Step


def test_everything_that_is_said_of_a_position_is_read() -> None:
    table = read_table(
        scenario(
            step("seated", players=(3, 1, 2)),
            step("dealer", player=2),
            step("turn", player=1),
            step("direction", direction="counterclockwise"),
            step("holds", player=1, cards=("red-1",)),
            step("holds-count", player=2, count=4),
            step("top", card="wild"),
            step("named", colour="blue"),
            step("next-card", card="red-2"),
            step("next-cards", cards=("red-3", "red-4")),
            step("discards-below", cards=("red-5",)),
            step("score", player=1, points=70),
            step("rounds", player=3, count=2),
        )
    )
    assert (table.beginning, table.seats, table.dealer, table.turn) == ("arranged", (3, 1, 2), 2, 1)
    assert (table.direction, table.hands, table.counts) == ("counterclockwise", {1: ("red-1",)}, {2: 4})
    assert (table.top, table.colour, table.below) == ("wild", "blue", ("red-5",))
    assert table.next_cards == ("red-2", "red-3", "red-4")
    assert (table.scores, table.rounds) == ({1: 70}, {3: 2})
    assert table.named == (
        "players",
        "turn",
        "direction",
        "dealer",
        "top",
        "colour",
        "draw_pile",
        "discards",
        "hands:p1",
        "counts:p2",
        "scores:p1",
        "rounds:p3",
    )


def test_the_two_of_a_duel_are_those_who_sit_there() -> None:
    table = read_table(scenario(step("in-duel", player=2, other=4)))
    assert table.duel == (2, 4)
    assert "duel" in table.named
    assert (fill(table).players, fill(table).duel) == ((2, 4), True)


def test_everything_that_is_said_before_a_deal_is_read() -> None:
    table = read_table(
        scenario(
            step("seated", players=(1, 2)),
            step("youngest", player=2),
            step("opening-card", player=1, card="red-7"),
            step("opening-card", player=2, card="red-skip"),
            step("opening-card", player=2, card="red-3"),
            step("first-cards", cards=("wild-draw-four", "red-1")),
            step("dealt", player=1, cards=("wild",)),
            step("next-card", card="blue-1"),
            step("opening-draw"),
            step("deal"),
        )
    )
    assert (table.beginning, table.youngest) == ("opening", 2)
    assert table.opening == [(1, "red-7"), (2, "red-skip"), (2, "red-3")]
    assert (table.first, table.dealt) == (("wild-draw-four", "red-1"), {1: ("wild",)})


def test_the_background_is_read_too() -> None:
    made = scenario(step("turn", player=2))
    made = type(made)(made.id, made.cites, (step("top", card="red-1"),), made.steps)
    assert read_table(made).top == "red-1"


@pytest.mark.parametrize(
    ("steps", "first", "jumps"),
    [
        ([step("plays", player=3, card="red-1")], 3, False),
        ([step("catches", player=2, whom=1), step("draws", player=3)], 3, False),
        ([step("tries-jump-in", player=2, card="red-1")], 2, True),
        ([step("tries-call", player=2)], None, False),
        ([], None, False),
    ],
)
def test_who_acts_first_is_noted(steps: list[Step], first: int | None, jumps: bool) -> None:
    table = read_table(scenario(*steps))
    assert (table.first_actor, table.first_jumps) == (first, jumps)


@pytest.mark.parametrize(
    ("steps", "complaint"),
    [
        ([step("top", card="red-1"), step("top", card="red-2")], '"top" says again what has been said'),
        ([step("holds", player=1, cards=("red-1",)), step("holds-count", player=1, count=2)], "is told twice"),
        ([step("score", player=1, points=5), step("score", player=1, points=6)], "says again what has been said of"),
        ([step("next-card", card="red-1"), step("pile-is", cards=("red-2",))], "are told already"),
        ([step("pile-is", cards=("red-2",)), step("next-card", card="red-1")], "is told already"),
        ([step("seated", players=(1, 2, 1))], "a player has two seats"),
        ([step("seated", players=(1, 2)), step("turn-is", player=3)], "player 3 has no seat"),
        ([step("top", card="red-1"), step("deal")], "tells of a round that is not dealt yet"),
        ([step("dealt", player=1, cards=("red-1",))], "tells of a deal, but nothing is dealt"),
        ([step("opening-card", player=1, card="red-1"), step("deal")], "but there is no opening draw"),
        ([step("youngest", player=1)], "tells of the first deal, which is over"),
        ([step("dealt", player=1, cards=("red-1",) * 8), step("deal")], "more than seven cards"),
    ],
)
def test_what_cannot_be_said_together_is_a_problem(steps: list[Step], complaint: str) -> None:
    with pytest.raises(Problem, match=complaint):
        read_table(scenario(*steps))


def test_a_problem_has_the_line_of_its_step() -> None:
    again = Step("given", "top", {"card": "red-2"}, line=12)
    with pytest.raises(Problem) as raised:
        read_table(scenario(step("top", card="red-1"), again))
    assert raised.value.line == 12
