"""Examples: what the card turned up at the start does. Seat 0 deals, seat 1 is the first player."""

from __future__ import annotations

from typing import Any

import pytest

from reference_impl import COLOURS, Call, Draw, Keep, Name, State, deal, full_deck, legal_actions
from reference_impl.state import NAMING, PENALTY, TURN, cards
from tests.reference_impl.mixtures import defaults, names
from tests.reference_impl.tables import after, codes, held, put, shows, why


def started(first: str, players: int = 3, **rules: str) -> State:
    """A round whose first cards are these; everybody holds number cards only."""
    play = defaults(**rules)
    rest = list(full_deck(play))
    turned = cards(first.split())
    for each in turned:
        rest.remove(each)
    dealt = [each for each in rest if not each.is_action][: 7 * players]
    for each in dealt:
        rest.remove(each)
    return deal(play, names(players), 0, [*dealt, *turned, *rest], seed=5)


@shows("start-wild/first-player-names", "start-wild/first-player-names-next-plays")
@pytest.mark.parametrize(("variant", "turn"), [("first-player-names", 1), ("first-player-names-next-plays", 2)])
def test_the_first_player_names_the_colour_of_a_wild(variant: str, turn: int) -> None:
    state = started("wild", start_wild=variant)
    assert (state.phase, state.turn, state.colour) == (NAMING, 1, None)
    assert legal_actions(state) == [Name(1, colour) for colour in COLOURS]
    held_card = state.hands[1][0]
    assert why(state, put(1, held_card.code)) == f"colour-first start-wild/{variant}"
    assert why(state, Draw(1)) == f"colour-first start-wild/{variant}"
    assert why(state, Keep(1)) == "nothing-drawn pass-without-drawing/forbidden"
    assert why(state, Name(2, "red")) == "nothing-to-name"
    assert why(state, Name(1, "pink")) == "colour-missing wild-names-colour/player-names"
    assert why(state, Call(1)) == "nothing-to-call"
    named = after(state, Name(1, "green"))
    assert (named.phase, named.turn, named.colour, named.symbol) == (TURN, turn, "green", "wild")


@shows("start-wild/reburied", "reburied-place/middle", "reburied-place/shuffled-in")
def test_a_wild_goes_back() -> None:
    middle = started("wild red-7", start_wild="reburied", reburied_place="middle")
    assert codes(middle.discards) == "red-7"
    # The Wild went among the cards left without it, before the next one was turned up.
    assert middle.draw_pile.index(cards(["wild"])[0]) == 86 // 2 - 1
    shuffled = started("wild red-7", start_wild="reburied", reburied_place="shuffled-in")
    assert shuffled.seed != middle.seed
    assert sorted(map(str, (*shuffled.draw_pile, *shuffled.discards))) == sorted(
        map(str, (*middle.draw_pile, *middle.discards))
    )


@shows("start-wild-draw-four/first-player-names", "start-wild-draw-four/reburied")
def test_a_wild_draw_four() -> None:
    named = after(started("wild-draw-four", start_wild_draw_four="first-player-names"), Name(1, "blue"))
    assert (named.phase, named.turn, named.colour, held(named, 1)) == (TURN, 1, "blue", 7)
    state = started("wild-draw-four", start_wild_draw_four="first-player-names")
    assert why(state, Draw(1)) == "colour-first start-wild-draw-four/first-player-names"
    back = started("wild-draw-four red-7", start_wild_draw_four="reburied", reburied_place="middle")
    assert codes(back.discards) == "red-7"


def test_a_blank_card_goes_back() -> None:
    assert codes(started("blank red-7", blank_cards="four", reburied_place="middle").discards) == "red-7"


@shows("start-draw-two/draws-and-misses-turn", "start-draw-two/draws", "start-draw-two/no-effect")
@shows("start-draw-two-answer/no-answer")
@pytest.mark.parametrize(
    ("variant", "turn", "count"), [("draws-and-misses-turn", 2, 9), ("draws", 1, 9), ("no-effect", 1, 7)]
)
def test_a_draw_two(variant: str, turn: int, count: int) -> None:
    # Under no-answer there is no choice, whatever may be answered later on.
    later: dict[str, Any] = {
        "draw_two_stacking": "stacks",
        "wild_under_penalty": "allowed",
        "mixed_stacking": "both-ways",
    }
    state = started("red-draw-two", start_draw_two=variant, start_draw_two_answer="no-answer", **later)
    assert (state.phase, state.turn, held(state, 1)) == (TURN, turn, count)


@shows("start-draw-two-answer/may-answer")
def test_a_draw_two_may_be_answered() -> None:
    rules = defaults(start_draw_two_answer="may-answer", draw_two_stacking="no-stacking")
    deck = cards(["green-draw-two", "red-1", "red-2"] + ["red-3"] * 18 + ["red-draw-two"] + ["blue-1"] * 10)
    state = deal(rules, names(3), 0, deck)
    assert (state.phase, state.turn, state.owed) == (PENALTY, 1, 2)
    assert why(state, put(1, "red-3")) == "owes-cards draw-two-effect/draws-and-misses-turn"
    drawn = after(state, Draw(1))
    assert (held(drawn, 1), drawn.turn) == (9, 2)
    answered = after(state, put(1, "green-draw-two"))
    assert (held(answered, 2), answered.turn, held(answered, 1)) == (11, 0, 6)


@shows("start-reverse/dealers-right-starts", "start-reverse/no-effect")
def test_a_reverse() -> None:
    turned = started("red-reverse", players=4, start_reverse="dealers-right-starts")
    assert (turned.turn, turned.direction) == (3, -1)
    plain = started("red-reverse", players=4, start_reverse="no-effect")
    assert (plain.turn, plain.direction) == (1, 1)


@shows("start-skip/first-player-skipped", "start-skip/no-effect")
def test_a_skip() -> None:
    assert started("red-skip", start_skip="first-player-skipped").turn == 2
    assert started("red-skip", start_skip="no-effect").turn == 1
