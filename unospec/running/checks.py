"""What each Then step compares: a field of the visible state, what is expected of it, what is found."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from unospec.running.acts import name
from unospec.scenarios.model import Step

#: Gives the value of a field of the state, or ends the run if it cannot be seen.
Sight: TypeAlias = Callable[[str], Any]


@dataclass(frozen=True, slots=True)
class Compared:
    """What a Then step found. what: the field, ``turn`` or ``hands:p1``. The other two in words of the protocol."""

    what: str
    expected: str
    actual: str
    holds: bool


_Check: TypeAlias = Callable[[Sight, Any], Compared]


def _same(what: str, expected: Any, actual: Any) -> Compared:
    return Compared(what, word(expected), word(actual), expected == actual)


def word(value: Any) -> str:
    """A value of the state as it stands in findings: ``red-7, blue-2``; a hyphen where there is nothing."""
    if value is None:
        return "-"
    return ", ".join(map(str, value)) or "-" if isinstance(value, (list, tuple)) else str(value)


def _of(field: str, key: str) -> _Check:
    """The step's `key` is what `field` says of the step's player."""

    def check(see: Sight, values: Any) -> Compared:
        player = name(values["player"])
        return _same(f"{field}:{player}", values[key], see(field).get(player))

    return check


def _is(field: str, key: str) -> _Check:
    """The step's `key` is the value of `field`."""
    return lambda see, values: _same(field, values[key], see(field))


def _is_player(field: str) -> _Check:
    """The step's player is the value of `field`."""
    return lambda see, values: _same(field, name(values["player"]), see(field))


def _hand_is(see: Sight, values: Any) -> Compared:
    player = name(values["player"])
    return _same(f"hands:{player}", sorted(values["cards"]), sorted(see("hands").get(player, ())))


def _hand_has(see: Sight, values: Any) -> Compared:
    player = name(values["player"])
    held = see("hands").get(player, [])
    return Compared(f"hands:{player}", values["card"], word(sorted(held)), values["card"] in held)


def _pile_has(see: Sight, values: Any) -> Compared:
    pile = see("draw_pile")
    return Compared("draw_pile", values["card"], word(pile), values["card"] in pile)


def _pile_bottom(see: Sight, values: Any) -> Compared:
    pile = see("draw_pile")
    return _same("draw_pile:bottom", values["card"], pile[-1] if pile else None)


def _deck_count(see: Sight, values: Any) -> Compared:
    return _same("deck", values["count"], sum(see("counts").values()) + see("draw_count") + see("discard_count"))


def _deck_has(see: Sight, values: Any) -> Compared:
    card = values["card"]
    places = (*see("hands").values(), see("draw_pile"), see("discards"))
    return _same(f"deck:{card}", values["count"], sum(place.count(card) for place in places))


def _round_open(see: Sight, values: Any) -> Compared:
    return _same("round_winner", None, see("round_winner"))


def _match_open(see: Sight, values: Any) -> Compared:
    return _same("match_winners", [], see("match_winners"))


def _match_won(see: Sight, values: Any) -> Compared:
    # Several lines may name those who share the victory: the executor hands all of them over.
    return _same("match_winners", sorted(map(name, values["players"])), sorted(see("match_winners")))


def _out(see: Sight, values: Any) -> Compared:
    player, out = name(values["player"]), see("out")
    return Compared("out", player, word(out), player in out)


def _not_out(see: Sight, values: Any) -> Compared:
    player, out = name(values["player"]), see("out")
    return Compared("out", f"not {player}", word(out), player not in out)


def _duel(see: Sight, values: Any) -> Compared:
    return _same("duel", sorted((name(values["player"]), name(values["other"]))), sorted(see("duel")))


#: The Then steps that look at the state.
CHECKS: Final[Mapping[str, _Check]] = {
    "turn-is": _is_player("turn"),
    "has-count": _of("counts", "count"),
    "hand-is": _hand_is,
    "hand-has": _hand_has,
    "top-is": _is("top", "card"),
    "colour-is": _is("colour", "colour"),
    "direction-is": _is("direction", "direction"),
    "dealer-is": _is_player("dealer"),
    "pile-count": _is("draw_count", "count"),
    "pile-has": _pile_has,
    "pile-bottom": _pile_bottom,
    "discard-count": _is("discard_count", "count"),
    "deck-count": _deck_count,
    "deck-has": _deck_has,
    "round-won": _is_player("round_winner"),
    "round-open": _round_open,
    "match-won": _match_won,
    "match-open": _match_open,
    "score-is": _of("scores", "points"),
    "rounds-is": _of("rounds", "count"),
    "out": _out,
    "not-out": _not_out,
    "duel": _duel,
}


def compare(step: Step, see: Sight, block: tuple[Step, ...]) -> Compared:
    """Compare what a Then step says with what is seen. block: all Then steps that stand together with it."""
    if step.id == "match-won":
        winners = [each.values["player"] for each in block if each.id == "match-won"]
        return CHECKS[step.id](see, {"players": winners})
    return CHECKS[step.id](see, step.values)
