"""Before play: deck, opening draw, deal, first card.

Rules played here:
    player-count: two-to-ten (deal)
    deck: standard (full_deck)
    blank-cards: none, four (full_deck)
    hand-size: seven (HAND_SIZE)
    opening-draw: highest-deals, highest-starts (first_seats)
    opening-draw-action-card: counts-zero, redraw (opening_draw, draw_one)
    opening-draw-tie: tied-redraw (opening_draw)
    opening-draw-return: shuffled-in, under-deck (opening_draw, draw_one)
    first-dealer: opening-draw, youngest (first_seats)
    first-player: left-of-dealer, opening-draw-winner (first_seats, deal_cards)
    start-direction: clockwise (deal_cards)
    deal-rotation: passes-left, same-dealer (next_dealer)

Where all texts are silent: if the highest card only decides who starts, the player on that one's right deals.
In later rounds the player on the dealer's left starts.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from reference_impl import first_card
from reference_impl.cards import ACTIONS, CARDS, COLOURS, NUMBERS, Card
from reference_impl.rules import Rules
from reference_impl.state import MATCH_OVER, TURN, State, Table

#: How many cards everybody gets: hand-size.
HAND_SIZE = 7
FEWEST_PLAYERS, MOST_PLAYERS = 2, 10


def full_deck(rules: Rules) -> tuple[Card, ...]:
    """All cards of the deck, sorted: deck, blank-cards."""
    return _deck_with(4 if rules["blank-cards"] == "four" else 0)


@cache
def _deck_with(blanks: int) -> tuple[Card, ...]:
    codes = [f"{colour}-0" for colour in COLOURS]
    codes += [f"{colour}-{symbol}" for colour in COLOURS for symbol in (*NUMBERS[1:], *ACTIONS)] * 2
    codes += ["wild", "wild-draw-four"] * 4
    codes += ["blank"] * blanks
    order = {code: place for place, code in enumerate(CARDS)}
    return tuple(CARDS[code] for code in sorted(codes, key=order.__getitem__))


@dataclass(frozen=True, slots=True)
class OpeningDraw:
    """How an opening draw went.

    draws: (seat, card) in the order drawn, redraws included. winner: the seat with the highest card.
    deck: what is left of the deck, without the cards that lie open and are shuffled in before the deal.
    """

    draws: tuple[tuple[int, Card], ...]
    winner: int
    deck: tuple[Card, ...]


def opening_draw(rules: Rules, players: int, deck: Sequence[Card], first: int = 0) -> OpeningDraw:
    """Everybody draws a card, from the seat `first` on, clockwise; those level at the top draw again.

    opening-draw-tie, opening-draw-action-card (counts-zero), opening-draw-return: what lies open
    afterwards is shuffled in before the deal. Raises ValueError where the deck runs out before
    anybody is ahead.
    """
    pile = list(deck)
    draws: list[tuple[int, Card]] = []
    returned: list[Card] = []
    seats = [(first + place) % players for place in range(players)]
    while len(seats) > 1:
        values: dict[int, int] = {}
        for seat in seats:
            card = draw_one(rules, pile, returned, draws, seat)
            values[seat] = int(card.symbol) if card.symbol in NUMBERS else 0
            returned.append(card)
        highest = max(values.values())
        seats = [seat for seat in seats if values[seat] == highest]
    return OpeningDraw(tuple(draws), seats[0], tuple(pile))


def draw_one(rules: Rules, pile: list[Card], returned: list[Card], draws: list[tuple[int, Card]], seat: int) -> Card:
    """One player's card of the opening draw that counts: opening-draw-action-card.

    opening-draw-return: a card that does not count goes to the bottom of `pile` at once, or to the
    others that are `returned` for the shuffle. Raises ValueError where `pile` runs out.
    """
    for _ in range(len(pile)):
        card = pile.pop(0)
        draws.append((seat, card))
        if card.symbol in NUMBERS or rules["opening-draw-action-card"] == "counts-zero":
            return card
        if rules["opening-draw-return"] == "under-deck":
            pile.append(card)
        else:
            returned.append(card)
    raise ValueError("the deck ran out in the opening draw")


def first_seats(rules: Rules, players: int, winner: int, youngest: int = 0) -> tuple[int, int]:
    """Who deals the first round and who makes its first move: opening-draw, first-dealer, first-player.

    winner: the seat with the highest card of the opening draw.
    """
    if rules["first-dealer"] == "youngest":
        dealer = youngest
    else:
        dealer = winner if rules["opening-draw"] == "highest-deals" else (winner - 1) % players
    return dealer, winner if rules["first-player"] == "opening-draw-winner" else (dealer + 1) % players


def new_match(rules: Rules, players: Sequence[str], seed: int, youngest: int = 0) -> State:
    """A match from its opening draw to its first round, dealt. All shuffles follow from the seed.

    Raises ValueError for fewer than two or more than ten players, or a seat that nobody has.
    """
    _check_seats(players, youngest)
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
    the first card settles it; the player on the dealer's left if None. Raises ValueError for fewer
    than two or more than ten players (player-count), a seat that nobody has, or a deck that is too small.
    """
    _check_seats(players, dealer, 0 if starter is None else starter)
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
    return deal_cards(empty, dealer, deck, starter)


def next_round(state: State, deck: Sequence[Card] | None = None) -> State:
    """The next round of a match, dealt; the scores stay. A round that is not over yet is given up.

    deck: the order of all cards, top first; shuffled from the state's seed if None. A match that is
    over stays over. Raises ValueError for a deck that is too small.
    """
    if state.phase == MATCH_OVER:
        return state
    if deck is None:
        table = Table(state)
        deck = table.shuffled(full_deck(state.rules))
        state = table.freeze()
    return deal_cards(state, next_dealer(state), deck, None)


def next_dealer(state: State) -> int:
    """Who deals the next round: deal-rotation. Whoever is out passes the deal on in any case."""
    if state.rules["deal-rotation"] == "same-dealer" and state.dealer not in state.out:
        return state.dealer
    return Table(state).beside(state.dealer, 1)


def deal_cards(state: State, dealer: int, deck: Sequence[Card], starter: int | None) -> State:
    """A new round of the match: hands, piles, first card. Clockwise at first: start-direction.

    first-player: the starter, or else the player on the dealer's left.
    """
    seats = [seat for seat in state.active() if seat > dealer] + [seat for seat in state.active() if seat <= dealer]
    dealt = HAND_SIZE * len(seats)
    if len(deck) <= dealt:
        raise ValueError(f"a deck of {len(deck)} cards is too small for {len(seats)} players; {dealt + 1} are needed")
    hands: list[tuple[Card, ...]] = [()] * len(state.players)
    for place, seat in enumerate(seats):
        hands[seat] = tuple(deck[place : dealt : len(seats)])
    table = Table(
        State(
            rules=state.rules,
            players=state.players,
            hands=tuple(hands),
            draw_pile=tuple(deck[dealt:]),
            discards=(),
            colour=None,
            symbol="",
            turn=seats[0] if starter is None else starter,
            dealer=dealer,
            phase=TURN,
            direction=1,
            out=state.out,
            duel=state.duel,
            scores=state.scores,
            rounds_won=state.rounds_won,
            seed=state.seed,
        )
    )
    first_card.turn_up(table)
    first_card.take_effect(table)
    return table.freeze()


def _check_seats(players: Sequence[str], *seats: int) -> None:
    count = len(players)
    if not FEWEST_PLAYERS <= count <= MOST_PLAYERS:
        raise ValueError(f"{count} players; {FEWEST_PLAYERS} to {MOST_PLAYERS} can play")
    for seat in seats:
        if not 0 <= seat < count:
            raise ValueError(f"no seat {seat}; with {count} players they are numbered 0 to {count - 1}")
