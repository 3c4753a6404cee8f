"""What a player can do. Actions are small immutable values that name the player by seat, counted clockwise from 0."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, TypeAlias

from reference_impl.cards import Card, card


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card from the hand. colour: the colour named, for a black card. uno: UNO is called in time with it."""

    seat: int
    card: Card
    colour: str | None = None
    uno: bool = False


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw: instead of playing, or what is owed as a penalty."""

    seat: int


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep the card just drawn and end the turn."""

    seat: int


@dataclass(frozen=True, slots=True)
class Name:
    """Name the colour of a black card turned up at the start."""

    seat: int
    colour: str


@dataclass(frozen=True, slots=True)
class Call:
    """Call UNO, apart from playing a card."""

    seat: int


@dataclass(frozen=True, slots=True)
class Catch:
    """Catch another player who has come down to one card without calling UNO."""

    seat: int
    whom: int


@dataclass(frozen=True, slots=True)
class Challenge:
    """Challenge the Wild Draw Four just played."""

    seat: int


@dataclass(frozen=True, slots=True)
class Accept:
    """Let the Wild Draw Four stand unchallenged."""

    seat: int


Action: TypeAlias = Play | Draw | Keep | Name | Call | Catch | Challenge | Accept

_KINDS: dict[str, type[Any]] = {
    "play": Play,
    "draw": Draw,
    "keep": Keep,
    "name": Name,
    "call": Call,
    "catch": Catch,
    "challenge": Challenge,
    "accept": Accept,
}
_NAMES = {kind: name for name, kind in _KINDS.items()}


def kind(action: Action) -> str:
    """The action's word: ``play``, ``draw``, ``keep``, ``name``, ``call``, ``catch``, ``challenge``, ``accept``."""
    return _NAMES[type(action)]


def to_json(action: Action) -> dict[str, Any]:
    """The action as plain JSON data; `from_json` reads it back."""
    data = {"act": kind(action), **{each.name: getattr(action, each.name) for each in fields(action)}}
    if isinstance(action, Play):
        data["card"] = action.card.code
    return data


def from_json(data: dict[str, Any]) -> Action:
    """The action that `to_json` wrote. Raises ValueError if the data is none."""
    values = dict(data)
    try:
        made = _KINDS[values.pop("act")]
        if "card" in values:
            values["card"] = card(values["card"])
        action: Action = made(**values)
    except (KeyError, TypeError) as error:
        raise ValueError(f"not an action: {data!r}") from error
    for name, value in values.items():
        if type(value) not in _TYPES[name]:
            raise ValueError(f"not an action, because of {name!r}: {data!r}")
    return action


_TYPES: dict[str, tuple[type[Any], ...]] = {
    "seat": (int,),
    "whom": (int,),
    "card": (Card,),
    "colour": (str, type(None)),
    "uno": (bool,),
}
