"""Examples: playing out of turn. It is seat 0's turn; seat 2 jumps in."""

from __future__ import annotations

import pytest

from reference_impl import Call, Catch, Draw, State
from reference_impl.state import PENALTY
from tests.reference_impl.tables import after, held, put, shows, table, why

_HANDS = (
    "red-1 red-draw-two wild red-2",
    "red-3 blue-3 blue-4",
    "red-4 red-skip red-reverse red-draw-two wild-draw-four wild blue-9",
    "red-6 blue-6 blue-7",
)


def waiting(**rules: str) -> State:
    """Seat 0 is in turn, and anybody may jump in with any card unless the rules say otherwise."""
    return table(
        *_HANDS, rules={"jump-in": "any-card"} | {rule.replace("_", "-"): each for rule, each in rules.items()}
    )


@shows("jump-in/none", "jump-in/action-cards", "jump-in/any-card")
def test_who_may_play_out_of_turn_and_what() -> None:
    none = waiting(jump_in="none")
    assert why(none, put(2, "red-4")) == why(none, put(2, "red-skip")) == "not-your-turn jump-in/none"
    actions = waiting(jump_in="action-cards")
    assert why(actions, put(2, "red-4")) == "not-your-turn jump-in/action-cards"
    assert not why(actions, put(2, "red-skip"))
    assert not why(actions, put(2, "wild", "blue"))
    anything = waiting(jump_in="any-card")
    assert not why(anything, put(2, "red-4"))
    assert why(anything, put(2, "blue-9")) == "does-not-fit card-match/colour-or-number"
    assert why(anything, Draw(2)) == "not-your-turn"


def test_nobody_jumps_in_while_somebody_decides() -> None:
    drawn = after(table(*_HANDS, pile="red-9 red-8", rules={"jump-in": "any-card"}), Draw(0))
    assert why(drawn, put(2, "red-4")) == "not-now"
    owing = after(waiting(draw_two_stacking="stacks"), put(0, "red-draw-two"))
    assert why(owing, put(3, "red-6")) == "not-now"


@shows("jump-in-continues/turn-stays", "jump-in-continues/from-jumper")
@pytest.mark.parametrize(
    ("variant", "code", "turn"),
    [
        ("turn-stays", "red-4", 0),
        ("turn-stays", "red-skip", 1),
        ("turn-stays", "red-reverse", 0),
        ("from-jumper", "red-4", 3),
        ("from-jumper", "red-skip", 0),
        ("from-jumper", "red-reverse", 1),
    ],
)
def test_whose_turn_it_is_afterwards(variant: str, code: str, turn: int) -> None:
    state = after(waiting(jump_in_continues=variant), put(2, code))
    assert (state.turn, held(state, 2)) == (turn, 6)


@shows("jump-in-target/player-in-turn", "jump-in-target/after-jumper")
@pytest.mark.parametrize(
    ("continues", "target", "drawer", "turn"),
    [
        ("turn-stays", "player-in-turn", 0, 1),
        ("turn-stays", "after-jumper", 3, 0),
        ("from-jumper", "player-in-turn", 0, 3),
        ("from-jumper", "after-jumper", 3, 0),
    ],
)
@pytest.mark.parametrize(("code", "count"), [("red-draw-two", 2), ("wild-draw-four", 4)])
def test_who_draws(continues: str, target: str, drawer: int, turn: int, code: str, count: int) -> None:
    rules = {"jump_in_continues": continues, "jump_in_target": target}
    colour = "red" if code == "wild-draw-four" else None
    at_once = after(waiting(**rules), put(2, code, colour))
    expected = [4, 3, 6, 3]
    expected[drawer] += count
    assert [len(hand) for hand in at_once.hands] == expected
    assert at_once.turn == turn
    # With a choice it comes to the same once the cards are drawn.
    stacking = {"draw_two_stacking": "stacks", "wild_draw_four_stacking": "stacks"}
    owing = after(waiting(**rules, **stacking), put(2, code, colour))
    assert (owing.phase, owing.turn) == (PENALTY, drawer)
    drawn = after(owing, Draw(drawer))
    assert [len(hand) for hand in drawn.hands] == expected
    assert drawn.turn == turn


def test_an_answer_to_a_jump_in_passes_the_cards_to_the_next_player() -> None:
    rules = {"draw_two_stacking": "stacks", "jump_in_continues": "from-jumper", "jump_in_target": "player-in-turn"}
    state = after(waiting(**rules), put(2, "red-draw-two"), put(0, "red-draw-two"))
    assert (state.turn, state.owed, state.resumes) == (1, 4, None)
    assert after(state, Draw(1)).turn == 2


def test_a_jump_in_with_the_last_cards() -> None:
    state = table("red-1 red-2", "red-3 blue-3", "red-4 blue-4", rules={"jump-in": "any-card"})
    jumped = after(state, put(2, "red-4"))
    assert not why(jumped, Catch(0, 2))
    assert not why(jumped, Call(2))
    safe = after(state, put(2, "red-4", uno=True))
    assert why(safe, Catch(0, 2)) == "nothing-to-catch"
    won = after(table("red-1 red-2", "red-3", "red-4", rules={"jump-in": "any-card"}), put(2, "red-4"))
    assert (won.phase, won.round_winner) == ("match-over", 2)
