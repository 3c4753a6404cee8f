"""The positions that a report shows: what was set up, and how things stood when the scenario was settled.

Hands that the scenario does not name are shown face down: they were filled in and do not matter.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from unospec.problems import Problem
from unospec.running.acts import name
from unospec.running.conduct import Result
from unospec.running.filling import Dealing, Position, fill
from unospec.running.sight import look
from unospec.running.table import Table, read_table


@dataclass(frozen=True, slots=True)
class View:
    """A state to be drawn. players: clockwise, as ``p1``."""

    state: Mapping[str, Any]
    players: tuple[str, ...]


def before(result: Result) -> View | None:
    """What was arranged or dealt at the start; None if nothing was."""
    try:
        table = read_table(result.scenario)
        start = result.start
        if start is None and table.beginning == "arranged":
            start = fill(table)
    except Problem:
        return None
    if isinstance(start, Position):
        return View(_arranged(start, table), tuple(map(name, start.players)))
    return None if start is None else View(_dealt(start, table), tuple(map(name, start.players)))


def turned_up(result: Result) -> str | None:
    """The top card that the engine shows after a deal, if it is another one than was told to be turned up."""
    if not isinstance(result.start, Dealing) or not result.log:
        return None
    top = _worked_out(result.log[0].before).get("top")
    return None if top == result.start.first[-1] else top


def after(result: Result) -> View | None:
    """What the engine showed last; None if it did nothing, or shows nothing."""
    start = before(result)
    if start is None or not result.log or not result.log[-1].after:
        return None
    seen = result.log[-1].after
    named = set(start.state.get("hands", ())) | {each.act.player for each in result.log}
    state: dict[str, Any] = {**seen, **_worked_out(seen)}
    hands = {player: cards for player, cards in (state.get("hands") or {}).items() if player in named}
    return View({**state, "hands": hands}, start.players)


def _worked_out(seen: Any) -> dict[str, Any]:
    found = {}
    for field in ("counts", "draw_count", "top"):
        try:
            found[field] = look(seen, field)
        except KeyError:
            continue
    return found


def _arranged(start: Position, table: Table) -> dict[str, Any]:
    return {
        "hands": _named(start.hands, table.hands),
        "counts": {name(player): len(cards) for player, cards in start.hands.items()},
        "top": start.discards[0],
        "colour": start.colour,
        "turn": name(start.turn),
        "direction": start.direction,
        "draw_count": len(start.draw_pile),
        "next": table.pile or table.next_cards,
        "dealer": name(start.dealer) if table.dealer is not None else None,
        "scores": {name(player): points for player, points in table.scores.items()},
    }


def _dealt(start: Dealing, table: Table) -> dict[str, Any]:
    return {
        "hands": _named(start.hands, table.dealt),
        "counts": {name(player): len(cards) for player, cards in start.hands.items()},
        "first": start.first if table.first else (),
        "top": start.first[-1],
        "draw_count": len(start.draw_pile),
        "next": table.next_cards,
        "dealer": None if start.dealer is None else name(start.dealer),
    }


def _named(hands: Mapping[int, Iterable[str]], told: Mapping[int, Any]) -> dict[str, list[str]]:
    return {name(player): sorted(hands[player]) for player in told if player in hands}
