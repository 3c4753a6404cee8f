"""Positions on which an adapter is tried, and what they hold; under all rules the same can be done in them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, cast

from reference_impl.cards import ACTIONS, COLOURS, NUMBERS, WILDS
from unospec.protocol.messages import Arrange, Deal


@dataclass(frozen=True, slots=True)
class Told:
    """A position for three players, apart from the draw pile."""

    hands: Mapping[str, tuple[str, ...]]
    #: The top first.
    discards: tuple[str, ...]
    turn: str
    direction: str
    dealer: str
    points: tuple[int, int, int]


_PLAYERS: Final = ("p1", "p2", "p3")
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
#: cards in a pile, so that one that takes it from the wrong end is.
SECOND: Final = Told(
    {
        "p1": ("green-2", "green-8", "red-9"),
        "p2": ("blue-1", "red-2", "yellow-6", "green-4", "red-1"),
        "p3": ("red-8", "yellow-7"),
    },
    ("blue-3", "red-3", "green-7", "yellow-2"),
    "p2",
    "counterclockwise",
    "p1",
    (30, 20, 10),
)
#: Nothing can be played.
STUCK: Final = replace(FIRST, hands={**FIRST.hands, "p1": ("blue-2", "green-9", "yellow-1")})
#: Nothing but a Wild can be played.
NAMING: Final = replace(FIRST, hands={**FIRST.hands, "p1": ("wild", "blue-2", "green-9", "yellow-1")})
LAST_BUT_ONE: Final = replace(FIRST, hands={**FIRST.hands, "p1": ("red-7", "blue-2")})
LAST: Final = replace(FIRST, hands={**FIRST.hands, "p1": ("red-7",)})

#: What can be named in a position, in the order in which it is tried.
NAMED: Final = (
    *("players", "turn", "direction", "top", "colour", "hands:p1", "counts:p2", "draw_pile", "whole_draw_pile"),
    *("discards", "dealer", "scores:p1", "rounds:p3"),
)

#: What has to be refused in the first position under all rules: who plays which card.
FORBIDDEN: Final[Mapping[str, tuple[str, str]]] = {
    "unfit": ("p1", "green-9"),
    "out-of-turn": ("p2", "yellow-4"),
    "not-held": ("p1", "red-1"),
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
    points = dict(zip(_PLAYERS, told.points, strict=True))
    pile = without(deck(), [*held, *told.discards])
    return Arrange(
        id=0,
        players=_PLAYERS,
        dealer=told.dealer,
        hands=dict(told.hands),
        draw_pile=pile if told is not SECOND else pile[::-1],
        discards=told.discards,
        colour=cast(Any, told.discards[0].partition("-")[0]),
        turn=told.turn,
        direction=cast(Any, told.direction),
        scores=points,
        rounds={player: number // 10 for player, number in points.items()},
        named=named,
    )


def dealt() -> Deal:
    """The message that deals for two players; its id is 0. Each of them holds a card that fits the first one."""
    hands = {"p1": tuple(f"red-{n}" for n in range(1, 8)), "p2": tuple(f"blue-{n}" for n in range(1, 8))}
    first = "green-3"
    pile = without(deck(), [*hands["p1"], *hands["p2"], first])
    order = [card for pair in zip(hands["p1"], hands["p2"], strict=True) for card in pair]
    return Deal(0, ("p1", "p2"), hands, (first,), pile, (*order, first, *pile), "p2")


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
        case "hands" | "scores" | "rounds":
            return getattr(told, kind)[player]
    return getattr(told, kind)
