"""Examples: before play."""

from __future__ import annotations

from collections import Counter

import pytest

from reference_impl import State, card, deal, first_seats, full_deck, new_match, next_round, opening_draw
from reference_impl.state import ROUND_OVER, cards
from tests.reference_impl.mixtures import defaults, names
from tests.reference_impl.tables import after, codes, held, put, shows, table


@shows("player-count/two-to-ten")
@pytest.mark.parametrize("count", [2, 10])
def test_two_to_ten_can_play(count: int) -> None:
    assert len(new_match(defaults(), names(count), 1).hands) == count


@shows("player-count/two-to-ten")
@pytest.mark.parametrize("count", [0, 1, 11])
def test_nobody_else_can(count: int) -> None:
    with pytest.raises(ValueError, match=f"{count} players"):
        new_match(defaults(), names(count), 1)
    with pytest.raises(ValueError, match=f"{count} players"):
        deal(defaults(), names(count), 0, full_deck(defaults()))


def test_a_seat_that_nobody_has_and_a_deck_that_is_too_small_are_said_plainly() -> None:
    deck = full_deck(defaults())
    with pytest.raises(ValueError, match="no seat 3; with 3 players they are numbered 0 to 2"):
        deal(defaults(), names(3), 3, deck)
    with pytest.raises(ValueError, match="no seat -1"):
        deal(defaults(), names(3), 0, deck, starter=-1)
    with pytest.raises(ValueError, match="a deck of 14 cards is too small for 2 players; 15 are needed"):
        deal(defaults(), names(2), 0, deck[:14])
    with pytest.raises(ValueError, match="no card of the deck can be turned up"):
        deal(defaults(start_wild_draw_four="reburied"), names(2), 0, [*deck[:14], card("wild-draw-four")])


@shows("deck/standard", "blank-cards/none", "blank-cards/four")
def test_the_deck() -> None:
    kinds = Counter(each.code for each in full_deck(defaults(blank_cards="none")))
    assert kinds.total() == 108
    assert kinds["red-0"] == 1
    assert kinds["blue-9"] == kinds["green-skip"] == kinds["yellow-reverse"] == kinds["red-draw-two"] == 2
    assert kinds["wild"] == kinds["wild-draw-four"] == 4
    assert Counter(each.code for each in full_deck(defaults(blank_cards="four"))) - kinds == Counter(blank=4)


@shows("hand-size/seven", "start-direction/clockwise", "first-player/left-of-dealer")
def test_the_deal_goes_round_one_by_one_from_the_dealers_left() -> None:
    deck = (*full_deck(defaults())[40:], *full_deck(defaults())[:40])
    state = deal(defaults(), names(3), 1, deck)
    assert [hand[0] for hand in state.hands] == [deck[1], deck[2], deck[0]]
    assert [hand[6] for hand in state.hands] == [deck[19], deck[20], deck[18]]
    assert state.discards == (deck[21],)
    assert [len(hand) for hand in state.hands] == [7, 7, 7]
    assert (state.dealer, state.turn, state.direction) == (1, 2, 1)


@shows("opening-draw/highest-deals", "opening-draw/highest-starts", "first-dealer/opening-draw")
def test_what_the_highest_card_decides() -> None:
    assert first_seats(defaults(opening_draw="highest-deals"), 4, winner=2) == (2, 3)
    assert first_seats(defaults(opening_draw="highest-starts"), 4, winner=2) == (1, 2)


@shows("first-dealer/youngest", "first-player/opening-draw-winner")
def test_the_youngest_deals_or_the_winner_starts() -> None:
    assert first_seats(defaults(first_dealer="youngest"), 4, winner=2, youngest=3) == (3, 0)
    assert first_seats(defaults(first_player="opening-draw-winner"), 4, winner=2) == (2, 2)


@shows("opening-draw-action-card/counts-zero", "opening-draw-action-card/redraw")
def test_an_action_card_counts_zero_or_is_replaced() -> None:
    deck = cards(["wild", "red-3", "blue-9"])
    zero = opening_draw(defaults(opening_draw_action_card="counts-zero"), 2, deck)
    assert (zero.winner, [seat for seat, _ in zero.draws]) == (1, [0, 1])
    again = opening_draw(defaults(opening_draw_action_card="redraw"), 2, deck)
    assert (again.winner, [seat for seat, _ in again.draws]) == (1, [0, 0, 1])


@shows("opening-draw-tie/tied-redraw")
def test_only_those_who_are_level_at_the_top_draw_again() -> None:
    drawn = opening_draw(defaults(), 3, cards(["red-7", "blue-7", "red-3", "green-1", "green-2"]))
    assert [seat for seat, _ in drawn.draws] == [0, 1, 2, 0, 1]
    assert drawn.winner == 1


@shows("opening-draw-return/shuffled-in", "opening-draw-return/under-deck")
def test_where_the_cards_of_the_opening_draw_go() -> None:
    deck = cards(["red-9", "wild", "blue-3", "red-1"])
    rules = defaults(opening_draw_action_card="redraw")
    under = opening_draw({**rules, "opening-draw-return": "under-deck"}, 2, deck)
    assert codes(under.deck) == "red-1 wild"
    shuffled = opening_draw({**rules, "opening-draw-return": "shuffled-in"}, 2, deck)
    assert codes(shuffled.deck) == "red-1"


@pytest.mark.parametrize("place", ["under-deck", "shuffled-in"])
def test_an_opening_draw_for_which_the_deck_is_too_small(place: str) -> None:
    rules = defaults(opening_draw_action_card="redraw", opening_draw_return=place)
    with pytest.raises(ValueError, match="the deck ran out"):
        opening_draw(rules, 2, cards(["wild", "red-skip"]))


def _next(**rules: str) -> State:
    over = after(
        table("red-1", "blue-1", "blue-2", dealer=2, rules={"scoring": "rounds-won", **rules}), put(0, "red-1")
    )
    assert over.phase == ROUND_OVER
    return next_round(over)


@shows("deal-rotation/passes-left", "deal-rotation/same-dealer")
def test_who_deals_next() -> None:
    passed = _next(**{"deal-rotation": "passes-left"})
    assert (passed.dealer, passed.turn, held(passed, 0)) == (0, 1, 7)
    stayed = _next(**{"deal-rotation": "same-dealer"})
    assert (stayed.dealer, stayed.turn) == (2, 0)
    assert passed.rounds_won == (1, 0, 0)


def test_a_dealer_who_is_out_passes_the_deal_on() -> None:
    rules = {
        "deal-rotation": "same-dealer",
        "scoring": "own-points",
        "target-score": "40",
        "elimination": "until-one-remains",
    }
    over = after(table("red-1", "blue-1", "blue-2", "wild", dealer=3, rules=rules), put(0, "red-1"))
    assert over.out == {3}
    following = next_round(over)
    assert (following.dealer, following.turn) == (0, 1)
    assert [len(hand) for hand in following.hands] == [7, 7, 7, 0]


def test_a_match_that_is_over_stays_over() -> None:
    over = after(table("red-1", "blue-1"), put(0, "red-1"))
    assert next_round(over) is over
