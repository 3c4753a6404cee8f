"""Positions made whole are lawful, always the same, and as hostile as their name says."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from reference_impl.cards import ACTIONS, CARDS, NUMBERS
from tests.running.building import scenario, step
from unospec.problems import Problem
from unospec.running.filling import (
    FILLINGS,
    Filling,
    Position,
    fill,
    fill_deal,
    fill_next,
    fill_opening,
    standard_deck,
)
from unospec.running.table import Table, read_table


def _cards(position: Position) -> Counter[str]:
    hands = [card for hand in position.hands.values() for card in hand]
    return Counter((*hands, *position.draw_pile, *position.discards))


def test_the_standard_deck_has_108_cards() -> None:
    deck = standard_deck()
    assert sum(deck.values()) == 108
    assert (deck["red-0"], deck["red-9"], deck["blue-skip"], deck["wild"], deck["wild-draw-four"]) == (1, 2, 2, 4, 4)
    assert "blank" not in deck


@pytest.mark.parametrize("filling", FILLINGS)
def test_what_is_told_is_kept_and_the_rest_makes_a_deck(filling: Filling) -> None:
    table = read_table(
        scenario(
            step("seated", players=(2, 1, 3, 4)),
            step("dealer", player=3),
            step("turn", player=4),
            step("holds", player=1, cards=("red-7", "wild", "red-7")),
            step("holds-count", player=2, count=12),
            step("top", card="wild"),
            step("named", colour="yellow"),
            step("next-cards", cards=("wild-draw-four", "blue-0")),
            step("score", player=1, points=99),
        )
    )
    position = fill(table, filling)
    assert (position.players, position.dealer, position.turn, position.colour) == ((2, 1, 3, 4), 3, 4, "yellow")
    assert position.hands[1] == ("red-7", "wild", "red-7")
    assert len(position.hands[2]) == 12
    assert position.draw_pile[:2] == ("wild-draw-four", "blue-0")
    assert position.discards[0] == "wild"
    assert position.scores == {1: 99, 2: 0, 3: 0, 4: 0}
    assert all(3 <= len(position.hands[player]) <= 7 for player in (3, 4))
    assert _cards(position) == standard_deck()
    assert fill(table, filling) == position


def test_hostile_hands_are_what_their_name_says() -> None:
    table = read_table(scenario(step("seated", players=(1, 2, 3, 4)), step("top", card="red-7")))
    hands = fill(table, "draw-twos").hands
    assert all(CARDS[card].symbol in ("draw-two", "wild-draw-four") for hand in hands.values() for card in hand)
    assert all(CARDS[card].symbol == "draw-two" for card in (*hands[1], *hands[2]))
    two = read_table(scenario(step("seated", players=(1, 2)), step("top", card="red-7")))
    assert all(CARDS[card].is_black for hand in fill(two, "wilds").hands.values() for card in hand)
    for hand in fill(table, "unplayable").hands.values():
        assert all(CARDS[card].colour != "red" and CARDS[card].symbol != "7" for card in hand)
        assert not any(CARDS[card].is_black for card in hand)


def test_the_second_filling_is_another_table() -> None:
    table = read_table(scenario(step("seated", players=(1, 2, 3, 4)), step("top", card="red-7")))
    plain, other = fill(table), fill(table, "other")
    assert all(CARDS[card].symbol in ACTIONS for hand in other.hands.values() for card in hand[:3])
    assert all(CARDS[card].symbol in NUMBERS for hand in plain.hands.values() for card in hand)
    sizes = [[len(hand) for hand in position.hands.values()] for position in (plain, other)]
    assert sizes[0] != sizes[1]
    assert all(3 <= size <= 7 for size in (*sizes[0], *sizes[1]))
    assert (plain.dealer, len(plain.discards)) != (other.dealer, len(other.discards))


def test_a_short_pile_is_as_short_as_asked() -> None:
    table = read_table(scenario(step("next-card", card="red-1")))
    assert len(fill(table, "short-pile", need=3).draw_pile) == 4
    assert _cards(fill(table, "short-pile")) == standard_deck()


def test_the_fillings_differ() -> None:
    table = read_table(scenario(step("turn", player=1)))
    assert len({str(fill(table, filling).hands) for filling in FILLINGS}) == len(FILLINGS)


def test_a_draw_pile_told_whole_leaves_the_rest_to_the_discards() -> None:
    position = fill(read_table(scenario(step("pile-is", cards=("red-1", "red-2")))))
    assert position.draw_pile == ("red-1", "red-2")
    assert _cards(position) == standard_deck()


def test_discards_told_whole_leave_the_rest_to_the_draw_pile() -> None:
    position = fill(read_table(scenario(step("top", card="red-9"), step("discards-below", cards=("red-1",)))))
    assert position.discards == ("red-9", "red-1")
    assert _cards(position) == standard_deck()


def test_both_piles_told_leave_the_rest_to_hands_that_are_not() -> None:
    steps = [step("pile-is", cards=("red-1",)), step("discards-below", cards=("red-2",)), step("top", card="red-3")]
    position = fill(read_table(scenario(*steps, step("holds", player=1, cards=("red-4",)))))
    assert (position.draw_pile, position.discards) == (("red-1",), ("red-3", "red-2"))
    assert position.hands[1] == ("red-4",)
    assert _cards(position) == standard_deck()


def test_blank_cards_are_there_only_if_one_is_named() -> None:
    position = fill(read_table(scenario(step("holds", player=1, cards=("blank",)))))
    assert _cards(position) == {**standard_deck(), "blank": 4}
    assert not any(card == "blank" for hand in list(position.hands.values())[1:] for card in hand)


def test_blank_cards_can_be_told_of_every_deal() -> None:
    dealt = step("dealt", player=2, cards=("blank",))
    later = fill_next(read_table(scenario(dealt, step("next-round"))), (1, 2, 3))
    assert (later.hands[2][0], later.draw_pile.count("blank")) == ("blank", 3)
    # Whoever draws for the deal draws from the deck that is then dealt.
    draws = fill_opening(read_table(scenario(dealt, step("opening-draw"), step("deal"))))
    assert draws.rest.count("blank") == 4


@pytest.mark.parametrize("cards", [("red-0", "red-0"), ("wild",) * 5, ("blank",) * 5, ("red-7", "red-7", "red-7")])
def test_cards_that_no_deck_holds_are_a_problem(cards: tuple[str, ...]) -> None:
    with pytest.raises(Problem, match="not so many cards of the kind"):
        fill(read_table(scenario(step("holds", player=1, cards=cards))))


def test_a_colour_named_on_a_coloured_card_is_a_problem() -> None:
    with pytest.raises(Problem, match="blue is said to be named"):
        fill(read_table(scenario(step("top", card="red-1"), step("named", colour="blue"))))


def test_a_colour_named_needs_a_black_card() -> None:
    position = fill(read_table(scenario(step("named", colour="blue"))))
    assert (position.discards[0], position.colour) == ("wild", "blue")


def test_the_first_to_act_is_in_turn_if_nobody_is_said_to_be() -> None:
    assert fill(read_table(scenario(step("draws", player=3)))).turn == 3
    assert fill(read_table(scenario(step("jumps-in", player=1, card="red-1")))).turn == 2
    assert fill(read_table(scenario(step("seated", players=(3, 1))))).turn == 3
    assert fill(read_table(scenario(step("turn", player=2), step("draws", player=3)))).turn == 2


def test_the_two_of_a_duel_sit_alone() -> None:
    position = fill(read_table(scenario(step("in-duel", player=3, other=5))))
    assert (position.players, position.duel) == ((3, 5), True)
    assert not fill(Table()).duel


def test_more_than_two_sit_at_the_table_if_nobody_is_said_to() -> None:
    assert fill(Table()).players == (1, 2, 3, 4)
    assert fill(Table(), "other").players == (1, 2, 3, 4, 5)
    assert len(fill(read_table(scenario(step("turn", player=9)))).players) == 9


@pytest.mark.parametrize("filling", FILLINGS)
@pytest.mark.parametrize("count", [2, 4, 10])
def test_a_deal_is_seven_cards_each(filling: Filling, count: int) -> None:
    table = read_table(
        scenario(
            step("seated", players=tuple(range(1, count + 1))),
            step("dealer", player=2),
            step("first-cards", cards=("wild-draw-four", "blue-1")),
            step("dealt", player=1, cards=("wild", "red-1")),
            step("next-card", card="red-2"),
            step("deal"),
        )
    )
    dealing = fill_deal(table, filling)
    assert all(len(hand) == 7 for hand in dealing.hands.values())
    assert dealing.hands[1][:2] == ("wild", "red-1")
    assert (dealing.first, dealing.draw_pile[0]) == (("wild-draw-four", "blue-1"), "red-2")
    assert Counter(dealing.deck) == standard_deck()
    # One by one, from the dealer's left.
    left = dealing.players[2 % count]
    assert dealing.deck[0] == dealing.hands[left][0]
    assert dealing.deck[count - 1] == dealing.hands[2][0]
    assert dealing.deck[7 * count :] == (*dealing.first, *dealing.draw_pile)


def test_a_first_card_that_is_not_told_does_nothing() -> None:
    for filling in FILLINGS:
        (first,) = fill_deal(read_table(scenario(step("deal"))), filling).first
        assert CARDS[first].symbol.isdigit()


def test_nobody_deals_if_that_is_the_youngest_and_for_the_engine_to_say() -> None:
    dealing = fill_deal(read_table(scenario(step("youngest", player=2), step("deal"))))
    assert (dealing.dealer, dealing.deck) == (None, ())
    # Otherwise somebody does.
    assert fill_deal(read_table(scenario(step("deal")))).dealer == 4
    told = read_table(scenario(step("youngest", player=2), step("dealer", player=3), step("deal")))
    assert fill_deal(told).dealer == 3
    assert fill_deal(told, dealer=1).dealer == 1


def test_a_later_round_is_a_whole_deal() -> None:
    table = read_table(scenario(step("dealt", player=2, cards=("red-0",)), step("next-round")))
    dealing = fill_next(table, (1, 2, 3))
    assert dealing.hands[2][0] == "red-0"
    assert [CARDS[card].symbol in NUMBERS for card in dealing.first] == [True]
    # What was told of the first deal is not told of the second.
    first = read_table(scenario(step("first-card", card="wild"), step("deal"), step("next-round")))
    assert fill_next(first, (1, 2)).first != ("wild",)
    dealt = [card for hand in dealing.hands.values() for card in hand]
    assert Counter((*dealt, *dealing.first, *dealing.draw_pile)) == standard_deck()


def test_whoever_has_no_card_told_draws_a_low_one() -> None:
    table = read_table(
        scenario(
            step("seated", players=(1, 2, 3)),
            step("opening-card", player=2, card="red-5"),
            step("opening-card", player=2, card="red-3"),
            step("opening-draw"),
        )
    )
    draws = fill_opening(table)
    assert draws.cards == ((2, "red-5"), (2, "red-3"), (1, "red-0"), (3, "yellow-0"))
    assert Counter((*(card for _, card in draws.cards), *draws.rest)) == standard_deck()


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    deck=st.permutations([code for code, count in standard_deck().items() for _ in range(count)]),
    sizes=st.lists(st.integers(0, 7), min_size=5, max_size=5),
    filling=st.sampled_from(FILLINGS),
)
def test_whatever_is_told_the_whole_is_a_deck(deck: list[str], sizes: list[int], filling: Filling) -> None:
    parts = []
    for size in sizes:
        parts.append(tuple(deck[:size]))
        deck = deck[size:]
    table = Table(seats=(1, 2, 3, 4, 5), hands={1: parts[0], 2: parts[1]}, next_cards=parts[2], top=deck.pop())
    table.below = parts[3] if sizes[4] % 2 else None
    position = fill(table, filling)
    assert _cards(position) == standard_deck()
    assert position.draw_pile[: sizes[2]] == parts[2]
