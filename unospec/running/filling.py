"""Making a partial position whole: a lawful deck, the same way every time, in several named ways.

What a scenario does not say may not matter; the hostile fillings are there to find out where it does.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final, Literal, TypeAlias, get_args

from reference_impl.cards import ACTIONS, BLANK, CARDS, COLOURS, NUMBERS, WILDS
from unospec.running.table import MOST_PLAYERS, Table
from unospec.spec.faults import Fault

Filling: TypeAlias = Literal["plain", "draw-twos", "wilds", "unplayable", "short-pile", "other"]

#: All fillings; `plain` is the one that runs use.
FILLINGS: Final[tuple[Filling, ...]] = get_args(Filling)

#: How many players sit down if nobody says so; more than two, since between two some cards act otherwise.
_TABLE: Final[Mapping[Filling, int]] = dict.fromkeys(FILLINGS, 4) | {"other": 5}
_HAND_SIZE: Final = 7
_FEWEST, _MOST = 3, 7


@dataclass(frozen=True, slots=True)
class Position:
    """A whole position. Players are the scenario's numbers; piles and hands as in the message `arrange`."""

    players: tuple[int, ...]
    dealer: int
    turn: int
    direction: str
    hands: Mapping[int, tuple[str, ...]]
    draw_pile: tuple[str, ...]
    discards: tuple[str, ...]
    colour: str
    scores: Mapping[int, int]
    rounds: Mapping[int, int]
    duel: bool = False


@dataclass(frozen=True, slots=True)
class Dealing:
    """A whole deal: what each player is dealt, what is turned up, what is left. dealer: None if nobody says."""

    players: tuple[int, ...]
    dealer: int | None
    hands: Mapping[int, tuple[str, ...]]
    first: tuple[str, ...]
    draw_pile: tuple[str, ...]

    @property
    def deck(self) -> tuple[str, ...]:
        """The deck as it is dealt one by one from the dealer's left; empty if the dealer is not known."""
        if self.dealer is None:
            return ()
        place = self.players.index(self.dealer) + 1
        order = self.players[place:] + self.players[:place]
        dealt = [self.hands[player][turn] for turn in range(_HAND_SIZE) for player in order]
        return (*dealt, *self.first, *self.draw_pile)


@dataclass(frozen=True, slots=True)
class Draws:
    """A whole opening draw: what each player draws, in order, and the rest of the deck."""

    players: tuple[int, ...]
    cards: tuple[tuple[int, str], ...]
    rest: tuple[str, ...]


@cache
def standard_deck() -> Mapping[str, int]:
    """How often each card is in the deck without blanks."""
    count = {code: 2 for code, card in CARDS.items() if not card.is_black and card.symbol != "0"}
    return count | {f"{colour}-0": 1 for colour in COLOURS} | dict.fromkeys(WILDS, 4)


def seats(table: Table, filling: Filling) -> tuple[int, ...]:
    """Who sits at the table, clockwise."""
    if table.seats is not None:
        return table.seats
    if table.duel is not None:
        return table.duel
    highest = max(table.mentioned, default=1)
    return tuple(range(1, min(MOST_PLAYERS, max(highest, _TABLE[filling])) + 1))


def fill(table: Table, filling: Filling = "plain", need: int = 8) -> Position:
    """The whole position.

    need: for `short-pile`, how many cards the draw pile holds beyond those that are told. Raises Problem if the
    scenario tells of cards that no deck holds.
    """
    players = seats(table, filling)
    supply = _Supply(filling)
    for cards in (*table.hands.values(), table.next_cards, table.pile or (), table.below or ()):
        supply.take(cards)
    if table.top is not None:
        supply.take([table.top])
    top = table.top or supply.one_of(["wild"] if table.colour else _numbers(filling))
    colour = table.colour or CARDS[top].colour or ("blue" if filling == "other" else "red")
    if table.colour and CARDS[top].colour not in (None, table.colour):
        raise Fault("position.named", colour=table.colour, card=top)
    supply.prefer(colour, CARDS[top].symbol)
    turn = _turn(table, players)
    hands = {player: _hand(table, player, place, filling, supply) for place, player in enumerate(players)}
    draw_pile, below = _piles(table, filling, supply, need)
    if table.pile is not None and table.below is not None:
        _swell(table, hands, supply)
    return Position(
        players=players,
        dealer=_dealer(table, players, filling),
        turn=turn,
        direction=table.direction or "clockwise",
        hands=hands,
        draw_pile=draw_pile,
        discards=(top, *below),
        colour=colour,
        scores={player: table.scores.get(player, 0) for player in players},
        rounds={player: table.rounds.get(player, 0) for player in players},
        duel=table.duel is not None,
    )


def fill_deal(table: Table, filling: Filling = "plain", dealer: int | None = None) -> Dealing:
    """The whole deal. dealer: who deals by the opening draw, if there was one. Raises Problem as `fill` does."""
    players = seats(table, filling)
    supply = _Supply(filling)
    for cards in (*table.dealt.values(), table.first, table.next_cards):
        supply.take(cards)
    first = table.first or (supply.one_of(_numbers(filling)),)
    dealt = _complete(players, table.dealt, supply)
    told = table.dealer if dealer is None else dealer
    if told is None and table.youngest is None:
        told = _dealer(table, players, filling)
    return Dealing(players, told, dealt, first, (*table.next_cards, *supply.rest()))


def fill_next(table: Table, players: tuple[int, ...], filling: Filling = "plain") -> Dealing:
    """The deal of a later round for these players. What is told of a deal is told of this one, unless the first
    round of the scenario was dealt too."""
    told = table.dealt if table.beginning == "arranged" else {}
    first = table.first if table.beginning == "arranged" else ()
    supply = _Supply(filling)
    for cards in (*told.values(), first):
        supply.take(cards)
    first = first or (supply.one_of(_numbers(filling)),)
    return Dealing(players, None, _complete(players, told, supply), first, supply.rest())


def fill_opening(table: Table, filling: Filling = "plain") -> Draws:
    """The whole opening draw: whoever is told no card draws a low one. Raises Problem as `fill` does."""
    players = seats(table, filling)
    supply = _Supply(filling)
    supply.take([card for _, card in table.opening])
    if any(BLANK in cards for cards in (*table.dealt.values(), table.first, table.next_cards)):
        supply.with_blanks()
    told = {player for player, _ in table.opening}
    low = [f"{colour}-{number}" for number in NUMBERS for colour in COLOURS]
    if filling == "other":
        low = [f"{colour}-{number}" for number in NUMBERS for colour in reversed(COLOURS)]
    others = [player for player in players if player not in told]
    drawn = [(player, supply.one_of(low)) for player in others]
    return Draws(players, (*table.opening, *drawn), supply.rest())


def _turn(table: Table, players: tuple[int, ...]) -> int:
    if table.turn is not None:
        return table.turn
    if table.first_actor is None:
        return players[0]
    if table.first_jumps:
        return next(player for player in players if player != table.first_actor)
    return table.first_actor


def _dealer(table: Table, players: tuple[int, ...], filling: Filling) -> int:
    if table.dealer is not None:
        return table.dealer
    return players[len(players) // 2] if filling == "other" else players[-1]


@cache
def _numbers(filling: Filling) -> tuple[str, ...]:
    """Number cards in a fixed order, for a top or first card that is not told."""
    codes = tuple(code for code in CARDS if CARDS[code].symbol in NUMBERS)
    return codes[::-1] if filling == "other" else codes


def _hand(table: Table, player: int, place: int, filling: Filling, supply: _Supply) -> tuple[str, ...]:
    if player in table.hands:
        return table.hands[player]
    if player in table.counts:
        return supply.some(table.counts[player])
    match filling:
        case "draw-twos" | "wilds":
            size = _FEWEST
        case "unplayable":
            size = 4
        case "other":
            size = _FEWEST + (2 * place + 1) % (_MOST - _FEWEST + 1)
        case _:
            size = _MOST - place % (_MOST - _FEWEST + 1)
    return supply.some(size)


def _piles(table: Table, filling: Filling, supply: _Supply, need: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The draw pile, and the discards below the top."""
    if table.pile is not None:
        return table.pile, (supply.rest() if table.below is None else table.below)
    if table.below is not None:
        return (*table.next_cards, *supply.rest()), table.below
    match filling:
        case "short-pile":
            draws = supply.some(need)
            return (*table.next_cards, *draws), supply.rest()
        case "other":
            below = supply.last(11)
        case _:
            below = supply.last(6)
    return (*table.next_cards, *supply.rest()), below


def _complete(
    players: tuple[int, ...], told: Mapping[int, tuple[str, ...]], supply: _Supply
) -> dict[int, tuple[str, ...]]:
    hands = {}
    for player in players:
        cards = told.get(player, ())
        hands[player] = (*cards, *supply.some(_HAND_SIZE - len(cards)))
    return hands


def _swell(table: Table, hands: dict[int, tuple[str, ...]], supply: _Supply) -> None:
    """Both piles are told: what is left goes to the hands that are not, or else is out of play."""
    free = [player for player in hands if player not in table.hands and player not in table.counts]
    for place, card in enumerate(supply.rest() if free else ()):
        player = free[place % len(free)]
        hands[player] = (*hands[player], card)


class _Supply:
    """The cards that are not told, in the order in which a filling hands them out."""

    def __init__(self, filling: Filling) -> None:
        self._filling = filling
        self._left = list(_order(filling))
        self._blanks = False

    def prefer(self, colour: str, symbol: str) -> None:
        """Say what has to be matched, for the filling in which nothing can be played."""
        if self._filling == "unplayable":
            self._left.sort(key=lambda code: _plays_on(code, colour, symbol))

    def with_blanks(self) -> None:
        """Say that the deck holds its blank cards."""
        if not self._blanks:
            self._blanks = True
            self._left += [BLANK] * 4

    def take(self, cards: Iterable[str]) -> None:
        """Take out cards that are told. Raises Problem if there are not so many in a deck.

        There are blank cards in the deck as soon as one is told; whatever is told has to be taken before all else.
        """
        for card in cards:
            if card == BLANK:
                self.with_blanks()
            try:
                self._left.remove(card)
            except ValueError:
                raise Fault("position.too-many-of-kind", card=card) from None

    def some(self, count: int) -> tuple[str, ...]:
        """The next cards. Raises Problem if there are not so many left."""
        found = tuple(self._left[:count])
        if len(found) < count:
            raise Fault("position.too-many")
        del self._left[:count]
        return found

    def one_of(self, kinds: Iterable[str]) -> str:
        """The first of these kinds that is left, taken out. Raises Problem if none is."""
        for card in kinds:
            if card in self._left:
                self._left.remove(card)
                return card
        raise Fault("position.too-many")

    def last(self, count: int) -> tuple[str, ...]:
        """The cards that would come last, or fewer if there are not so many. Blank cards stay."""
        end = len(self._left)
        while self._blanks and end and self._left[end - 1] == BLANK:
            end -= 1
        begin = max(0, end - count)
        found = tuple(self._left[begin:end])
        del self._left[begin:end]
        return found

    def rest(self) -> tuple[str, ...]:
        """All that is left."""
        rest, self._left = self._left, []
        return tuple(rest)


def _plays_on(code: str, colour: str, symbol: str) -> bool:
    card = CARDS[code]
    return card.is_black or card.colour == colour or card.symbol == symbol


@cache
def _order(filling: Filling) -> tuple[str, ...]:
    """The standard deck in the order in which that filling hands it out."""
    codes = [code for code, count in standard_deck().items() for _ in range(count)]
    random.Random(f"unospec {filling}").shuffle(codes)
    match filling:
        case "draw-twos":
            wanted: tuple[str, ...] = ("draw-two", "wild-draw-four")
        case "wilds":
            wanted = WILDS
        case "other":
            wanted = ACTIONS
        case _:
            wanted = NUMBERS
    # All Draw Twos come before any Wild Draw Four; otherwise the favourites are mixed.
    rank = dict.fromkeys(wanted, 0) | ({"wild-draw-four": 1} if filling == "draw-twos" else {})
    return tuple(sorted(codes, key=lambda code: rank.get(CARDS[code].symbol, 2)))
