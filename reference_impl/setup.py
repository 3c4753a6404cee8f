"""Before play: deck, opening draw, deal, first card.

Rules played here: player-count, deck, blank-cards, hand-size, opening-draw, opening-draw-action-card,
opening-draw-tie, opening-draw-return, first-dealer, first-player, start-direction, deal-rotation.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from reference_impl import first_card
from reference_impl.cards import ACTIONS, CARDS, COLOURS, NUMBERS, Card
from reference_impl.rules import Rules
from reference_impl.state import MATCH_OVER, State, Table

#: hand-size
HAND_SIZE = 7
#: player-count
FEWEST_PLAYERS, MOST_PLAYERS = 2, 10


def full_deck(rules: Rules) -> tuple[Card, ...]:
    """All cards of the deck, sorted: deck, blank-cards."""
    codes = [f"{colour}-0" for colour in COLOURS]
    codes += [f"{colour}-{symbol}" for colour in COLOURS for symbol in (*NUMBERS[1:], *ACTIONS)] * 2
    codes += ["wild", "wild-draw-four"] * 4
    if rules["blank-cards"] == "four":
        codes += ["blank"] * 4
    order = {code: place for place, code in enumerate(CARDS)}
    return tuple(CARDS[code] for code in sorted(codes, key=order.__getitem__))


@dataclass(frozen=True, slots=True)
class OpeningDraw:
    """How an opening draw went.

    draws: (seat, card) in the order drawn, redraws included. winner: the seat with the highest card.
    deck: the deck as it stands afterwards, before it is shuffled for the deal.
    """

    draws: tuple[tuple[int, Card], ...]
    winner: int
    deck: tuple[Card, ...]


def opening_draw(rules: Rules, players: int, deck: Sequence[Card], first: int = 0) -> OpeningDraw:
    """Everybody draws a card, from the seat `first` on, clockwise; those level at the top draw again.

    Raises ValueError where the deck runs out before anybody is ahead.
    """
    pile = list(deck)
    draws: list[tuple[int, Card]] = []
    returned: list[Card] = []
    seats = [(first + place) % players for place in range(players)]
    while len(seats) > 1:
        values: dict[int, int] = {}
        for seat in seats:
            card = _draw_one(rules, pile, returned, draws, seat)
            values[seat] = int(card.symbol) if card.symbol in NUMBERS else 0  # opening-draw-action-card: counts-zero
            returned.append(card)
        seats = [seat for seat in seats if values[seat] == max(values.values())]  # opening-draw-tie: tied-redraw
    # opening-draw-return: below the deck, or to be shuffled in with it
    return OpeningDraw(tuple(draws), seats[0], (*pile, *returned))


def _draw_one(
    rules: Rules, pile: list[Card], returned: list[Card], draws: list[tuple[int, Card]], seat: int
) -> Card:
    while pile:
        card = pile.pop(0)
        draws.append((seat, card))
        if card.symbol in NUMBERS or rules["opening-draw-action-card"] == "counts-zero":
            return card
        if rules["opening-draw-return"] == "under-deck":
            pile.append(card)
            if all(each.symbol not in NUMBERS for each in pile):
                break
        else:
            returned.append(card)
    raise ValueError("the deck ran out in the opening draw")


def first_seats(rules: Rules, players: int, winner: int, youngest: int = 0) -> tuple[int, int]:
    """Who deals the first round and who makes its first move: opening-draw, first-dealer, first-player."""
    if rules["first-dealer"] == "youngest":
        dealer = youngest
    elif rules["opening-draw"] == "highest-deals":
        dealer = winner
    else:
        # The highest card starts; where nothing else is said, the player on the starter's right deals.
        dealer = (winner - 1) % players
    starts_by_draw = rules["first-player"] == "opening-draw-winner" and rules["first-dealer"] != "youngest"
    return dealer, winner if starts_by_draw else (dealer + 1) % players


def new_match(rules: Rules, players: Sequence[str], seed: int, youngest: int = 0) -> State:
    """A match from its opening draw to its first round, dealt. All shuffles follow from the seed.

    Raises ValueError for fewer than two or more than ten players.
    """
    generator = random.Random(seed)
    deck = list(full_deck(rules))
    generator.shuffle(deck)
    dealer, starter = first_seats(rules, len(players), opening_draw(rules, len(players), deck).winner, youngest)
    generator.shuffle(deck)
    return deal(rules, players, dealer, deck, starter=starter, seed=generator.getrandbits(32))


def deal(
    rules: Rules,
    players: Sequence[str],
    dealer: int,
    deck: Sequence[Card],
    *,
    starter: int | None = None,
    seed: int = 0,
) -> State:
    """Deal from the top of that deck, turn up the first card and let it act.

    The cards go round one by one, from the dealer's left. starter: who makes the first move, unless
    the first card settles it; the player on the dealer's left if None (first-player). Raises
    ValueError for fewer than two or more than ten players.
    """
    if not FEWEST_PLAYERS <= len(players) <= MOST_PLAYERS:
        raise ValueError(f"{len(players)} players; {FEWEST_PLAYERS} to {MOST_PLAYERS} can play")
    count = len(players)
    empty = State(
        rules=rules,
        players=tuple(players),
        hands=((),) * count,
        draw_pile=(),
        discards=(),
        colour=None,
        symbol="",
        turn=dealer,
        dealer=dealer,
        scores=(0,) * count,
        rounds_won=(0,) * count,
        seed=seed,
    )
    table = Table(empty)
    _deal(table, deck, starter)
    return table.freeze()


def next_round(state: State, deck: Sequence[Card] | None = None) -> State:
    """The next round of a match: the deal passes on (deal-rotation), the scores stay.

    deck: the order of all cards, top first; shuffled from the state's seed if None. A match that is
    over stays over.
    """
    if state.phase == MATCH_OVER:
        return state
    table = Table(state)
    if deck is None:
        deck = table.shuffled(full_deck(state.rules))
    if table.rules["deal-rotation"] == "passes-left" or table.dealer in table.out:
        table.dealer = table.beside(table.dealer, 1)
    table.direction = 1
    table.round_winner = None
    table.called = table.catchable = table.came_down = frozenset()
    _deal(table, deck, None)
    return table.freeze()


def _deal(table: Table, deck: Sequence[Card], starter: int | None) -> None:
    seats = []
    seat = table.dealer
    for _ in range(len(table.players) - len(table.out)):
        seat = table.beside(seat, 1)
        seats.append(seat)
    dealt = HAND_SIZE * len(seats)
    hands: list[tuple[Card, ...]] = [()] * len(table.players)
    for place, each in enumerate(seats):
        hands[each] = tuple(deck[place : dealt : len(seats)])
    table.hands = tuple(hands)
    table.draw_pile = tuple(deck[dealt:])
    table.direction = 1  # start-direction: clockwise
    table.turn = seats[0] if starter is None else starter
    table.phase = "turn"
    first_card.turn_up(table)
    first_card.take_effect(table)
