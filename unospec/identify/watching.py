"""The fields that probes watch: those of the state, and some that are worked out from them."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from itertools import chain
from typing import Any, Final

from unospec.protocol.messages import Visible
from unospec.running.filling import Dealing, Position
from unospec.running.sight import look
from unospec.running.table import Table

#: So many cards from the bottom of the pile are looked at after an opening draw.
_BOTTOM: Final = 8


class _Hidden:
    """Stands for what can't be seen."""


HIDDEN: Final = _Hidden()


def watched(name: str, state: Visible, table: Table, start: Position | Dealing | None) -> Any:
    """A field as it stands, or one that is worked out from others; HIDDEN if it can't be seen.

    name: ``turn``, ``counts:p2`` or one of those below. table, start: what the scenario has told, and how it was
    filled.
    """
    kind, _, player = name.partition(":")
    try:
        match kind:
            case "total":
                counts = look(state, "counts")
                return sum(counts.values()) + look(state, "draw_count") + look(state, "discard_count")
            case "cards":
                hands = look(state, "hands").values()
                piles = (*look(state, "draw_pile"), *look(state, "discards"))
                return tuple(sorted(card for card in (*chain(*hands), *piles) if card != "blank"))
            case "youngest-deals":
                return look(state, "dealer") == f"p{table.youngest}"
            case "left-begins":
                seats = [f"p{seat}" for seat in table.seats or ()]
                left = seats[(seats.index(look(state, "dealer")) + 1) % len(seats)]
                return look(state, "turn") == left
            case "scorers":
                return tuple(sorted(name for name, points in look(state, "scores").items() if points))
            case "pile-left":
                return bool(look(state, "draw_count"))
            case "over":
                seen = [field for field in ("match_winners", "out") if field in state]
                return any(look(state, field) for field in seen) if seen else HIDDEN
            case "bottom":
                return tuple(look(state, "draw_pile")[-_BOTTOM:])
            case "reburied":
                return _reburied(look(state, "draw_pile"), start)
            case "hands":
                return tuple(sorted(look(state, "hands")[player]))
        value = look(state, kind)
        if player:
            value = value.get(player)
    except (KeyError, TypeError, ValueError):
        return HIDDEN
    return tuple(sorted(value.items())) if isinstance(value, Mapping) else _plain(kind, value)


def _reburied(pile: list[str], start: Position | Dealing | None) -> Any:
    """Where in a draw pile that is else as it was told the first card lies: `top`, `middle`, `bottom`, or `else`."""
    if not isinstance(start, Dealing) or len(start.first) < 2:
        return HIDDEN
    told = list(start.draw_pile)
    half = len(pile) // 2
    # Half of the pile lies above it, the card counted that is turned up next, or not.
    places = {0: "top", half - 1: "middle", half - 2: "middle", len(pile) - 1: "bottom"}
    for place, name in places.items():
        if pile == [*told[:place], start.first[0], *told[place:]][: len(pile)]:
            return name
    return "else"


def _plain(kind: str, value: Any) -> Hashable:
    if isinstance(value, list):
        # The order in which winners and losers are told says nothing.
        return tuple(sorted(value)) if kind in ("match_winners", "out", "duel") else tuple(value)
    found: Hashable = value
    return found
