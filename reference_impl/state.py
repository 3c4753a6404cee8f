"""The state of a match: an immutable value, and the workbench on which one action is carried out."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass, fields
from typing import Any, Final, NamedTuple

from reference_impl.cards import Card, card
from reference_impl.rules import Rules

#: What the table waits for.
NAMING: Final = "naming"  # the player in turn names the colour of a black first card
TURN: Final = "turn"  # the player in turn plays or draws
DRAWN: Final = "drawn"  # the player in turn has drawn and may play a card or end the turn
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


# Without __slots__, so that the workbench can take up all fields at once, as a dictionary: three times as fast.
@dataclass(frozen=True)
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
    #: How often the cards of a Draw Two have been passed on since it was played.
    passed_on: int = 0
    #: Who is in turn once the cards are drawn, if that is not the player after the one who owes them.
    resumes: int | None = None
    suspicion: Suspicion | None = None
    #: The player in turn, holding two cards, has called UNO.
    called: frozenset[int] = NO_SEATS
    #: Who has come down to one card without a call and can be caught; whose call would come too late;
    #: who has come down to one card at any time in this round.
    catchable: frozenset[int] = NO_SEATS
    overdue: frozenset[int] = NO_SEATS
    came_down: frozenset[int] = NO_SEATS
    #: Who has played the last card while cards are still owed for it.
    went_out: int | None = None
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


FIELDS: Final = tuple(each.name for each in fields(State))


class Table:
    """The workbench: the fields of a `State`, open to change while one action is carried out."""

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
    passed_on: int
    resumes: int | None
    suspicion: Suspicion | None
    called: frozenset[int]
    catchable: frozenset[int]
    overdue: frozenset[int]
    came_down: frozenset[int]
    went_out: int | None
    out: frozenset[int]
    duel: bool
    scores: tuple[int, ...]
    rounds_won: tuple[int, ...]
    round_winner: int | None
    match_winners: tuple[int, ...]
    seed: int

    def __init__(self, state: State) -> None:
        self.__dict__ = vars(state).copy()

    def freeze(self) -> State:
        """The state as it now stands on the workbench, which is empty afterwards."""
        state = object.__new__(State)
        object.__setattr__(state, "__dict__", vars(self))
        self.__dict__ = {}
        return state

    def after(self, seat: int) -> int:
        """The next seat in the direction of play, passing over whoever is out or has gone out."""
        count = len(self.players)
        seat = (seat + self.direction) % count
        while seat in self.out or seat == self.went_out:
            seat = (seat + self.direction) % count
        return seat

    def beside(self, seat: int, direction: int) -> int:
        """The next seat in `direction` (1 is to the left), passing over those who are out of the match."""
        count = len(self.players)
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
        held = list(self.hands[seat])
        held.remove(gone)
        self.hands = (*self.hands[:seat], tuple(held), *self.hands[seat + 1 :])

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
    data = {name: _plain(getattr(state, name)) for name in FIELDS}
    data["rules"] = dict(state.rules)
    return data


def from_json(data: dict[str, Any]) -> State:
    """The state that `to_json` wrote. Raises ValueError if a card is unknown or a field is missing."""
    made = dict(data)
    try:
        made["hands"] = tuple(cards(hand) for hand in made["hands"])
        for name in ("draw_pile", "discards"):
            made[name] = cards(made[name])
        for name in ("called", "catchable", "overdue", "came_down", "out"):
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
