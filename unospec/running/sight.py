"""What an engine shows, made comparable: hands sorted, and what follows from what is shown worked out."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import cache
from typing import Any, Final, cast

from unospec.protocol.messages import Visible

#: Fields that follow from others where an engine shows only those.
FOLLOWS: Final[Mapping[str, tuple[str, Callable[[Any], Any]]]] = {
    "counts": ("hands", lambda hands: {player: len(cards) for player, cards in hands.items()}),
    "draw_count": ("draw_pile", len),
    "discard_count": ("discards", len),
    "top": ("discards", lambda discards: discards[0] if discards else None),
}


#: What can be named in a position and is seen in a field of another name.
SHOWN_AS: Final[Mapping[str, str]] = {"players": "counts", "whole_draw_pile": "draw_pile"}


def settled(state: Visible) -> Visible:
    """The state with its hands in a fixed order, so that two states can be compared."""
    if "hands" not in state:
        return state
    hands = {player: sorted(cards) for player, cards in state["hands"].items()}
    return cast(Visible, {**state, "hands": hands})


def look(state: Visible, field: str) -> Any:
    """The value of a field, worked out from another one if need be. Raises KeyError if it cannot be seen."""
    data: Mapping[str, Any] = state
    if field in data:
        return data[field]
    if field not in FOLLOWS:
        raise KeyError(field)
    source, work_out = FOLLOWS[field]
    return work_out(data[source])


@cache
def shown(observes: tuple[str, ...]) -> frozenset[str]:
    """All fields that an engine shows that observes these, itself or by another."""
    return frozenset(observes) | {field for field, (source, _) in FOLLOWS.items() if source in observes}


def can_see(observes: Collection[str], field: str) -> bool:
    """Whether an engine that observes these fields shows that one, itself or by another."""
    return field in shown(tuple(observes))


def changes(before: Visible, after: Visible) -> list[str]:
    """The names of the fields that differ."""
    names = dict.fromkeys((*before, *after))
    return [name for name in names if before.get(name) != after.get(name)]
