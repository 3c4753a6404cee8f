"""The state of a match: an immutable value, and the workbench on which one action is carried out."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass, fields
from operator import attrgetter
from typing import Any, Final, NamedTuple

from reference_impl.cards import Card, card
from reference_impl.rules import Rules

#: What the table waits for.
NAMING: Final = "naming"  # the player in turn names the colour of a black first card
TURN: Final = "turn"  # the player in turn plays or draws
DRAWN: Final = "drawn"  # the player in turn has drawn a card that fits: play or keep it
PENALTY: Final = "penalty"  # the player in turn owes cards: draw, answer, or challenge
ROUND_OVER: Final = "round-over"
MATCH_OVER: Final = "match-over"
NO_SEATS: Final[frozenset[int]] = frozenset()


class Suspicion(NamedTuple):
    """A Wild Draw Four that may still be challenged: who played it, from what hand, and on what it was played."""

    seat: int
    hand: tuple[Card, ...]
    colour: str | None
    symbol: str


@dataclass(frozen=True, slots=True)
class State:
    """Everything there is to know about a match at one moment.

    Seats count clockwise from 0; a player's left-hand neighbour is the next seat. Piles and hands
    are tuples of cards, the top (the next to be drawn, the last laid down) first.
    """

    rules: Rules
    players: tuple[str, ...]
    hands: tuple[tuple[Card, ...], ...]
    draw_pile: tuple[Card, ...]
    discards: tuple[Card, ...]
    #: What the next card has to match. Kept apart from the discards: a named colour, or a pile shuffled away.
    colour: str | None
    symbol: str
    turn: int
    dealer: int
    phase: str = TURN
    #: 1 clockwise, -1 counterclockwise.
    direction: int = 1
    #: The card just drawn, in the phase `DRAWN`.
    drawn: Card | None = None
    #: Cards owed by the player in turn, and the symbol of the last card that asked for them.
    owed: int = 0
    owed_for: str = ""
    #: The cards are owed for the first card of the round, which nobody played.
    owed_at_start: bool = False
    suspicion: Suspicion | None = None
    #: Who has called UNO for the card they are about to be left with; who can be caught; who came down before.
    called: frozenset[int] = NO_SEATS
    catchable: frozenset[int] = NO_SEATS
    came_down: frozenset[int] = NO_SEATS
    #: Who is out of the match, and whether the last two fight their duel.
    out: frozenset[int] = NO_SEATS
    duel: bool = False
    scores: tuple[int, ...] = ()
    rounds_won: tuple[int, ...] = ()
    round_winner: int | None = None
    match_winners: tuple[int, ...] = ()
    #: From this number, and nothing else, comes the order of the next shuffle.
    seed: int = 0

    def active(self) -> list[int]:
        """The seats still in the match, clockwise."""
        return [seat for seat in range(len(self.players)) if seat not in self.out]


_FIELDS = tuple(each.name for each in fields(State))
_values = attrgetter(*_FIELDS)


class Table:
    """The workbench: the fields of a `State`, open to change while one action is carried out."""

    __slots__ = _FIELDS

    rules: Rules
    players: tuple[str, ...]
    hands: tuple[tuple[Card, ...], ...]
    draw_pile: tuple[Card, ...]
    discards: tuple[Card, ...]
    colour: str | None
    symbol: str
    turn: int
    dealer: int
    phase: str
    direction: int
    drawn: Card | None
    owed: int
    owed_for: str
    owed_at_start: bool
    suspicion: Suspicion | None
    called: frozenset[int]
    catchable: frozenset[int]
    came_down: frozenset[int]
    out: frozenset[int]
    duel: bool
    scores: tuple[int, ...]
    rounds_won: tuple[int, ...]
    round_winner: int | None
    match_winners: tuple[int, ...]
    seed: int

    def __init__(self, state: State) -> None:
        for name, value in zip(_FIELDS, _values(state), strict=True):
            setattr(self, name, value)

    def freeze(self) -> State:
        """The state as it now stands on the workbench."""
        return State(*_values(self))

    def after(self, seat: int, steps: int = 1) -> int:
        """The seat `steps` places further in the direction of play, passing over those who are out."""
        return self.beside(seat, self.direction, steps)

    def beside(self, seat: int, direction: int, steps: int = 1) -> int:
        """The seat `steps` places further in `direction` (1 is to the left), passing over those who are out."""
        count = len(self.players)
        for _ in range(steps):
            seat = (seat + direction) % count
            while seat in self.out:
                seat = (seat + direction) % count
        return seat

    def two_play(self) -> bool:
        """Whether just two players are left in the match."""
        return len(self.players) - len(self.out) == 2

    def hand(self, seat: int, cards: tuple[Card, ...]) -> None:
        """Give a seat a new hand."""
        self.hands = (*self.hands[:seat], cards, *self.hands[seat + 1 :])

    def take_from_hand(self, seat: int, gone: Card) -> None:
        """Take one card of that kind out of a hand."""
        held = self.hands[seat]
        place = held.index(gone)
        self.hand(seat, held[:place] + held[place + 1 :])

    def shuffled(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        """The cards in an order that follows from the seed alone; the seed moves on."""
        order = list(cards)
        generator = random.Random(self.seed)
        generator.shuffle(order)
        self.seed = generator.getrandbits(32)
        return tuple(order)


def _plain(value: Any) -> Any:
    if isinstance(value, Card):
        return value.code
    if isinstance(value, Suspicion):
        return {name: _plain(each) for name, each in value._asdict().items()}
    if isinstance(value, tuple):
        return [_plain(each) for each in value]
    if isinstance(value, frozenset):
        return sorted(value)
    return value


def to_json(state: State) -> dict[str, Any]:
    """The state as plain JSON data; `from_json` reads it back."""
    data = {name: _plain(value) for name, value in zip(_FIELDS, _values(state), strict=True)}
    data["rules"] = dict(state.rules)
    return data


def from_json(data: dict[str, Any]) -> State:
    """The state that `to_json` wrote. Raises ValueError if a card is unknown or a field is missing."""
    made = dict(data)
    try:
        made["hands"] = tuple(cards(hand) for hand in made["hands"])
        for name in ("draw_pile", "discards"):
            made[name] = cards(made[name])
        for name in ("called", "catchable", "came_down", "out"):
            made[name] = frozenset(made[name])
        for name in ("players", "scores", "rounds_won", "match_winners"):
            made[name] = tuple(made[name])
        made["drawn"] = card(made["drawn"]) if made["drawn"] else None
        doubt = made["suspicion"]
        made["suspicion"] = Suspicion(**{**doubt, "hand": cards(doubt["hand"])}) if doubt else None
        return State(**made)
    except (KeyError, TypeError) as error:
        raise ValueError(f"not a state: {error}") from error


def cards(codes: Iterable[str]) -> tuple[Card, ...]:
    """The cards of these codes. Raises ValueError for an unknown one."""
    return tuple(card(code) for code in codes)
