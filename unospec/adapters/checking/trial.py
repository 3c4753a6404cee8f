"""Positions on which an adapter is tried, and what they hold; under all rules the same can be done in them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, cast

from reference_impl.cards import ACTIONS, COLOURS, NUMBERS, WILDS
from unospec.protocol.messages import Arrange


@dataclass(frozen=True, slots=True)
class Told:
    """A position."""

    hands: Mapping[str, tuple[str, ...]]
    #: The top first.
    discards: tuple[str, ...]
    turn: str
    direction: str
    dealer: str
    points: tuple[int, ...]
    #: Clockwise.
    players: tuple[str, ...] = ("p1", "p2", "p3")
    #: The colour in force where the top card is black.
    colour: str = ""
    #: The next cards of the draw pile, if they are told.
    next_cards: tuple[str, ...] = ()
    #: Whether the other cards that are left lie in the draw pile the other way round.
    turned: bool = False
    duel: bool = False

    @property
    def following(self) -> str:
        """Whose turn is next."""
        return self._beside(1 if self.direction == "clockwise" else -1)

    @property
    def before(self) -> str:
        """Whose turn was before."""
        return self._beside(-1 if self.direction == "clockwise" else 1)

    def _beside(self, steps: int) -> str:
        return self.players[(self.players.index(self.turn) + steps) % len(self.players)]


FIRST: Final = Told(
    {
        "p1": ("red-7", "blue-2", "green-9", "yellow-1"),
        "p2": ("blue-8", "yellow-4", "green-6"),
        "p3": ("yellow-9", "green-1", "blue-6"),
    },
    ("red-5",),
    "p1",
    "clockwise",
    "p3",
    (0, 0, 0),
)
#: Everything differs from the first one, so that an adapter that always shows the same is found out; and so do the
#: cards in a pile, so that one that takes it from the wrong end is. The card that can be played is not the first of
#: those that fit.
SECOND: Final = Told(
    {
        "p1": ("green-2", "green-8", "red-9"),
        "p2": ("blue-9", "red-2", "yellow-6", "blue-1", "red-1"),
        "p3": ("red-8", "yellow-7"),
    },
    ("blue-3", "red-3", "green-7", "yellow-2"),
    "p2",
    "counterclockwise",
    "p1",
    (30, 20, 10),
    turned=True,
)
#: Four players in another order than that of their names. One holds two cards that are the same.
FOUR: Final = Told(
    {
        "p1": ("red-1", "green-2", "blue-6"),
        "p2": ("yellow-8", "red-4", "green-9", "blue-1", "red-6"),
        "p3": ("blue-7", "green-4", "yellow-2", "red-9", "yellow-2"),
        "p4": ("yellow-6", "blue-5"),
    },
    ("yellow-5", "blue-8"),
    "p3",
    "clockwise",
    "p2",
    (0, 0, 0, 0),
    ("p1", "p3", "p2", "p4"),
)
#: A black card on top, with one colour named and with another.
BLACK: Final = (
    replace(FIRST, discards=("wild", "red-5"), colour="green"),
    replace(SECOND, discards=("wild-draw-four", "blue-3"), colour="yellow"),
)
DUEL: Final = replace(
    FIRST,
    players=("p1", "p2"),
    hands={each: FIRST.hands[each] for each in ("p1", "p2")},
    dealer="p2",
    points=(0, 0),
    duel=True,
)


def _holding(*cards: str, **others: tuple[str, ...]) -> Told:
    """The first position with other cards in the hand of p1."""
    return replace(FIRST, hands={**FIRST.hands, "p1": cards, **others})


def moved(told: Told, by: int) -> Told:
    """The same position with every player so many places on."""
    place = {player: told.players[(seat + by) % len(told.players)] for seat, player in enumerate(told.players)}
    hands = {place[player]: hand for player, hand in told.hands.items()}
    return replace(told, hands=hands, turn=place[told.turn], dealer=place[told.dealer])


_DULL: Final = ("blue-2", "green-9", "yellow-1")
#: Nothing can be played; the next card of the draw pile fits, or only the one after it does.
STUCK: Final = _holding(*_DULL)
STUCK_LONGER: Final = replace(STUCK, next_cards=("yellow-8", "red-9"))
#: Nothing but a black card can be played.
NAMING: Final = _holding("wild", *_DULL)
NAMING_FOUR: Final = _holding("wild-draw-four", *_DULL)
#: A Wild Draw Four beside a card of the colour in force, and beside none. No card is green, for which it is played.
GUILTY: Final = _holding("wild-draw-four", "red-7", "blue-2", "yellow-1")
INNOCENT: Final = _holding("wild-draw-four", "blue-2", "blue-4", "yellow-1")
#: Whoever has to draw has no answer.
ASKING: Final = _holding("red-draw-two", *_DULL)
REVERSING: Final = _holding("red-reverse", *_DULL)
LAST_BUT_ONE: Final = _holding("red-7", "blue-2")
LAST: Final = _holding("red-7")
#: What is lawful under one variant of a rule and not under another.
WILD_BESIDE: Final = _holding("wild", "red-7", *_DULL)
OUT_OF_TURN: Final = _holding("red-7", *_DULL, p2=("red-9", "yellow-4", "green-6"))
SKIP_ON_SKIP: Final = replace(_holding("green-skip", *_DULL[:1]), discards=("red-skip",))

#: What has to be set as told for what comes of a play or a draw to be certain.
COURSE: Final = ("players", "turn", "direction", "top", "colour", "hands:p1", "hands:p2", "hands:p3")

#: Where a card is played, which one, and that its colour is in force.
PLAYS: Final = ((FIRST, "red-7"), (SECOND, "blue-1"), (FOUR, "yellow-2"))


@dataclass(frozen=True, slots=True)
class Setting:
    """Something that can be set, and the positions in which it is tried. named: the words of the message `arrange`."""

    what: str
    named: tuple[str, ...]
    positions: tuple[Told, ...] = (FIRST, SECOND)


def _of_each(what: str) -> Setting:
    return Setting(what, tuple(f"{what}:{player}" for player in FIRST.players))


#: What can be set, in the order in which it is tried.
SETTINGS: Final = (
    Setting("players", ("players",), (FIRST, FOUR)),
    *(Setting(what, (what,)) for what in ("turn", "direction", "top")),
    Setting("colour", ("colour", "top"), (FIRST, SECOND, *BLACK)),
    *(_of_each(what) for what in ("hands", "counts")),
    *(Setting(what, (what,)) for what in ("draw_pile", "whole_draw_pile", "discards", "dealer")),
    *(_of_each(what) for what in ("scores", "rounds")),
    Setting("duel", ("players", "duel"), (DUEL,)),
)

#: What has to be refused in the first position under all rules: who plays which card.
FORBIDDEN: Final[Mapping[str, tuple[str, str]]] = {
    "unfit": ("p1", "green-9"),
    "out-of-turn": ("p2", "yellow-4"),
    "not-held": ("p1", "red-1"),
    "anothers": ("p2", "red-7"),
}


def deck() -> tuple[str, ...]:
    """The usual 108 cards in a fixed order."""
    cards = [f"{colour}-{symbol}" for symbol in (*NUMBERS, *NUMBERS[1:]) for colour in COLOURS]
    cards += [f"{colour}-{symbol}" for symbol in (*ACTIONS, *ACTIONS) for colour in COLOURS]
    return (*cards, *(card for card in WILDS for _ in range(4)))


def without(whole: Sequence[str], cards: Sequence[str]) -> tuple[str, ...]:
    """A deck without some of its cards."""
    left = list(whole)
    for card in cards:
        left.remove(card)
    return tuple(left)


def arrange(told: Told, *named: str) -> Arrange:
    """The message that sets the position; its id is 0. named: what has to be set as told."""
    held = [card for hand in told.hands.values() for card in hand]
    points = dict(zip(told.players, told.points, strict=True))
    pile = without(deck(), [*held, *told.discards, *told.next_cards])
    pile = (*told.next_cards, *(pile[::-1] if told.turned else pile))
    return Arrange(
        id=0,
        players=told.players,
        dealer=told.dealer,
        hands=dict(told.hands),
        draw_pile=pile,
        discards=told.discards,
        colour=cast(Any, told.colour or told.discards[0].partition("-")[0]),
        turn=told.turn,
        direction=cast(Any, told.direction),
        scores=points,
        rounds={player: number // 10 for player, number in points.items()},
        duel=told.duel,
        named=named,
    )


def value(told: Arrange, what: str) -> Any:
    """What has to be shown of a field that can be named."""
    kind, _, player = what.partition(":")
    match kind:
        case "players":
            return sorted(told.players)
        case "top":
            return told.discards[0]
        case "counts":
            return len(told.hands[player])
        case "draw_pile":
            return list(told.draw_pile[:3])
        case "whole_draw_pile":
            return list(told.draw_pile)
        case "discards":
            return list(told.discards)
        case "duel":
            return sorted(told.players)
        case "hands" | "scores" | "rounds":
            return getattr(told, kind)[player]
    return getattr(told, kind)
