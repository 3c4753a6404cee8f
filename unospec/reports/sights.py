"""What was seen after an act of a probe, as steps of the vocabulary; what no step tells has a text of its own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, TypeAlias

from unospec.identify.trying import Seen
from unospec.running.filling import standard_deck
from unospec.scenarios.model import Step

if TYPE_CHECKING:
    from unospec.language.catalogs import Catalog

TEXTS = {
    # {what}: a field such as “whose turn it is”; the engine shows none.
    "sight.absent": "{what}: none",
    # A first card that had to go back; it does not lie in one place of a draw pile that is as before.
    "sight.reordered": "the draw pile is no longer in the same order",
}

_Sight: TypeAlias = tuple[str, dict[str, Any]]


def sights(note: Seen, act: Step, steps: tuple[Step, ...]) -> Iterator[Step]:
    """What came of an act, and what was seen after it, each thing once. steps: all of the probe."""
    told: list[Step] = []
    for id, values in _sights(note, act, steps):
        step = Step("then", id, values)
        if step not in told:
            told.append(step)
            yield step


def unspoken(note: Seen, catalog: Catalog) -> Iterator[str]:
    """What was seen and is told by no step."""
    for name, value in () if note is None else note[1]:
        if value is None and name in ("turn", "dealer", "top", "colour", "direction"):
            yield catalog.text("ui:sight.absent", what=catalog.text(f"ui:field.{name}"))
        elif (name, value) == ("reburied", "else"):
            yield catalog.text("ui:sight.reordered")


def _sights(note: Seen, act: Step, steps: tuple[Step, ...]) -> Iterator[_Sight]:
    if note is None:
        return
    if note[0] not in ("accepted", "tried"):
        yield "refused", {}
    elif note[0] == "accepted" and (act.id.startswith("tries-") or not note[1]):
        yield "allowed", {}
    for name, value in note[1]:
        kind, _, player = name.partition(":")
        if player:
            yield from _of_one(kind, _number(player), value)
        elif value is not None:
            yield from _of_all(kind, value, steps)
        elif kind == "round_winner":
            yield "round-open", {}


def _of_one(kind: str, player: int, value: Any) -> Iterator[_Sight]:
    """What belongs to one player."""
    match kind, value:
        case "counts", int():
            yield "has-count", {"player": player, "count": value}
        case "hands", ():
            yield "has-count", {"player": player, "count": 0}
        case "hands", tuple():
            yield "hand-is", {"player": player, "cards": value}


def _of_all(kind: str, value: Any, steps: tuple[Step, ...]) -> Iterator[_Sight]:
    match kind, value:
        case "turn" | "dealer", str():
            yield f"{kind}-is", {"player": _number(value)}
        case "round_winner", str():
            yield "round-won", {"player": _number(value)}
        case "top", str():
            yield "top-is", {"card": value}
        case "colour" | "direction", str():
            yield f"{kind}-is", {kind: value}
        case "draw_count", int():
            yield "pile-count", {"count": value}
        case "discard_count", int():
            yield "discard-count", {"count": value}
        case "total", int():
            yield "deck-count", {"count": value}
        case "cards", tuple():
            yield from _kinds(Counter(value))
        case "bottom", tuple() if value:
            yield "pile-bottom", {"card": value[-1]}
        case "reburied", "top" | "middle" | "bottom":
            phrase = {"top": "next-card", "middle": "pile-has", "bottom": "pile-bottom"}[value]
            yield phrase, {"card": _goes_back(steps)}
        case "counts" | "scores" | "rounds", tuple():
            id, name = {
                "counts": ("has-count", "count"),
                "scores": ("score-is", "points"),
                "rounds": ("rounds-is", "count"),
            }[kind]
            for player, number in value:
                yield id, {"player": _number(player), name: number}
        case ("match_winners", ()) | ("over", False):
            yield "match-open", {}
        case "match_winners" | "out", tuple():
            for player in value:
                yield "match-won" if kind == "match_winners" else "out", {"player": _number(player)}
        case "duel", (one, other):
            yield "duel", {"player": _number(one), "other": _number(other)}


def _kinds(cards: Counter[str]) -> Iterator[_Sight]:
    """How many cards there are, and of which there are not as many as usual."""
    yield "deck-count", {"count": cards.total()}
    usual = standard_deck()
    for card in dict.fromkeys((*usual, *cards)):
        if cards[card] != usual.get(card, 0):
            yield "deck-has", {"card": card, "count": cards[card]}


def _goes_back(steps: tuple[Step, ...]) -> str:
    """The card that was turned up first."""
    (cards,) = (step.values["cards"] for step in steps if step.id == "first-cards")
    assert isinstance(cards, tuple)
    return str(cards[0])


def _number(player: str) -> int:
    return int(player[1:])
