"""How things stand at a table, in the words of one language: for text alternatives of drawings, and for terminals.

A state is what an engine shows: the protocol's visible state, as far as it is known. What is missing is not told.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING, Any

from unospec.language.naming import card, colour, direction, player
from unospec.pictures.table import Words

if TYPE_CHECKING:
    from unospec.language.catalogs import Catalog

TEXTS = {
    # Beside the player whose turn it is. As short as can be.
    "scene.turn": "to move",
    # Beside a player who is out of the match. As short as can be.
    "scene.out": "out",
    # Beside the player who has dealt. As short as can be.
    "scene.dealer": "dealer",
    # How many cards a player holds, where they are not told.
    "scene.cards": ("{count} card", "{count} cards"),
    "scene.no-cards": "no cards",
    # Some of a player's cards lie open. {number}: how many there are in all, such as “5 cards”; {cards}: the open ones.
    "scene.some": "{number}, among them {cards}",
    # Beside a player: points in the match.
    "scene.points": ("{count} point", "{count} points"),
    # Several cards of one kind in a list of cards, such as “2 × red 7”.
    "scene.same": "{count} × {card}",
    # {cards}: of the player named before, joined by commas.
    "scene.hand": "{player}: {cards}",
    # The top of the discard pile.
    "scene.top": "on top: {card}",
    "scene.first": "turned up: {cards}",
    "scene.colour": "colour: {colour}",
    "scene.pile": ("draw pile: {count} card", "draw pile: {count} cards"),
    # {cards}: the cards that will be drawn next.
    "scene.next": "next to draw: {cards}",
    # {direction}: of play, clockwise or counterclockwise.
    "scene.direction": "direction: {direction}",
    # The players follow, clockwise.
    "scene.seats": "Round the table, clockwise",
}

#: Stands in a hand for a card that is not told.
HIDDEN = "back"

#: A direction as a sign; its word stands beside it.
ARROWS = {"clockwise": "↻", "counterclockwise": "↺"}


@dataclass(frozen=True, slots=True)
class Seat:
    """A player in words. name, cards: as told. marks: whose turn it is, who has dealt, points; may be empty."""

    name: str
    cards: str
    marks: tuple[str, ...]
    in_turn: bool


def middle(state: Mapping[str, Any], catalog: Catalog) -> list[str]:
    """What lies in the middle of the table, and which way play goes, a clause each."""
    told = []
    if state.get("top"):
        told.append(catalog.text("ui:scene.top", card=card(state["top"], catalog)))
    if state.get("first"):
        told.append(catalog.text("ui:scene.first", cards=_cards(state["first"], catalog)))
    if state.get("colour"):
        told.append(catalog.text("ui:scene.colour", colour=colour(state["colour"], catalog)))
    if state.get("draw_count") is not None:
        told.append(catalog.plural("ui:scene.pile", state["draw_count"]))
    if state.get("next"):
        told.append(catalog.text("ui:scene.next", cards=_cards(state["next"], catalog)))
    if state.get("direction"):
        told.append(catalog.text("ui:scene.direction", direction=direction(state["direction"], catalog)))
    return told


def seats(state: Mapping[str, Any], players: Sequence[str], catalog: Catalog) -> list[Seat]:
    """The players clockwise, each with cards and marks. players: as ``p1``."""
    return [_seat(state, each, catalog) for each in players]


def describe(state: Mapping[str, Any], players: Sequence[str], catalog: Catalog) -> str:
    """All of it in one text, for those who do not see the drawing."""
    told = []
    for seat in seats(state, players, catalog):
        name = f"{seat.name} ({', '.join(seat.marks)})" if seat.marks else seat.name
        told.append(catalog.text("ui:scene.hand", player=name, cards=seat.cards) if seat.cards else name)
    lying = "; ".join(middle(state, catalog))
    around = f"{catalog.text('ui:scene.seats')}: {'; '.join(told)}."
    # Georgian has no capitals at the beginning of a sentence, though Unicode has capitals for its letters.
    first = lying[:1] if "\u10a0" <= lying[:1] <= "\u10ff" else lying[:1].upper()
    return f"{first}{lying[1:]}. {around}" if lying else around


def words(state: Mapping[str, Any], players: Sequence[str], catalog: Catalog) -> Words:
    """The words of a drawing of that state."""
    return Words(
        {each: player(each, catalog) for each in players},
        describe(state, players, catalog),
        catalog.text("ui:scene.turn"),
        catalog.text("ui:scene.out"),
        {each: catalog.plural("ui:scene.points", points) for each, points in _points(state).items()},
    )


def _points(state: Mapping[str, Any]) -> Mapping[str, int]:
    """The points of each player; none as long as nobody has any."""
    points = state.get("scores") or {}
    return points if any(points.values()) else {}


def _seat(state: Mapping[str, Any], code: str, catalog: Catalog) -> Seat:
    in_turn = state.get("turn") == code
    marks = []
    if in_turn:
        marks.append(catalog.text("ui:scene.turn"))
    if code in (state.get("out") or ()):
        marks.append(catalog.text("ui:scene.out"))
    if state.get("dealer") == code:
        marks.append(catalog.text("ui:scene.dealer"))
    points = _points(state).get(code)
    if points is not None:
        marks.append(catalog.plural("ui:scene.points", points))
    return Seat(player(code, catalog), _held(state, code, catalog), tuple(marks), in_turn)


def _held(state: Mapping[str, Any], code: str, catalog: Catalog) -> str:
    hand = (state.get("hands") or {}).get(code)
    known = sorted(each for each in hand or () if each != HIDDEN)
    if hand and len(known) == len(hand):
        return _cards(known, catalog)
    count = len(hand) if hand is not None else (state.get("counts") or {}).get(code)
    if count is None:
        return ""
    number = catalog.plural("ui:scene.cards", count) if count else catalog.text("ui:scene.no-cards")
    return catalog.text("ui:scene.some", number=number, cards=_cards(known, catalog)) if known else number


def _cards(codes: Iterable[str], catalog: Catalog) -> str:
    """The cards in their order; those of one kind that lie together are told once, with their number."""
    told = []
    for code, same in groupby(codes):
        count, name = len(list(same)), card(code, catalog)
        told.append(name if count == 1 else catalog.text("ui:scene.same", count=count, card=name))
    return ", ".join(told)
