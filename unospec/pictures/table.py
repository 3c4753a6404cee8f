"""A table drawn as SVG: who sits there with what cards, the piles, whose turn it is, which way play goes.

The drawing is made from what an engine shows (the protocol's visible state), with the words of one language. What is
not shown is not drawn. It is 360 units wide and reads from the top: the middle of the table, then a row a player.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from html import escape
from typing import Any, Final

from unospec.pictures.cards import shape, use

_WIDTH: Final = 360
_ROW: Final = 66
_HEAD: Final = 96
_CARD: Final = 36
_NAMES: Final = 92
_INK: Final = "var(--table-ink,currentColor)"
#: About how wide a letter is, in parts of its height.
_LETTER: Final = 0.58
_TEXT: Final = "font-family='inherit' font-size='13'"


@dataclass(frozen=True, slots=True)
class Words:
    """What is said in and about a drawing, in one language.

    players: names by the protocol's ``p1`` and so on. alternative: the whole drawing in words. turn, out: short marks
    beside a player. points: what each player has in the match, where points are kept.
    """

    players: Mapping[str, str]
    alternative: str
    turn: str
    out: str = ""
    points: Mapping[str, str] = field(default_factory=dict)


def codes(state: Mapping[str, Any]) -> list[str]:
    """The cards that a drawing of this state needs in its page's sprite."""
    found = ["back"]
    for hand in state.get("hands", {}).values():
        found += sorted(hand)
    if state.get("top"):
        found.append(state["top"])
    return list(dict.fromkeys(found))


def draw(state: Mapping[str, Any], seats: Sequence[str], words: Words) -> str:
    """The drawing. seats: the players clockwise, as ``p1``. The page needs a sprite with `codes(state)`."""
    height = _HEAD + _ROW * len(seats)
    rows = "".join(_row(state, seat, _HEAD + _ROW * place, words) for place, seat in enumerate(seats))
    return (
        f"<svg class='table' role='img' aria-label='{escape(words.alternative, quote=True)}' "
        f"viewBox='0 0 {_WIDTH} {height}' xmlns='http://www.w3.org/2000/svg'>{_middle(state)}{rows}</svg>"
    )


def _middle(state: Mapping[str, Any]) -> str:
    parts = [
        f"<rect x='2' y='2' width='{_WIDTH - 4}' height='{_HEAD - 12}' rx='14' fill='var(--table-felt,#e6eee8)'/>",
    ]
    count = state.get("draw_count")
    if count != 0:
        parts.append(use("back", 70, 16, 38))
    if count is not None:
        parts.append(_label(str(count), 116, 74))
    if state.get("top"):
        parts.append(use(state["top"], 158, 16, 38))
    if state.get("colour"):
        # On paper, as on a card: the felt may be dark.
        parts.append("<rect x='204' y='26' width='36' height='36' rx='6' fill='var(--card-paper,#fffdf7)'/>")
        parts.append(shape(state["colour"], 222, 44, 13))
    if state.get("direction"):
        parts.append(_arrow(state["direction"] == "clockwise"))
    return "".join(parts)


def _arrow(clockwise: bool) -> str:
    flip = "" if clockwise else " scale(-1 1)"
    return (
        f"<g transform='translate(292 44){flip}' fill='none' stroke='{_INK}' stroke-width='4'>"
        "<path d='M-17 9A19 19 0 1 1 9 17'/>"
        f"<path d='M17 9 8 17 19 24Z' fill='{_INK}' stroke-width='1'/></g>"
    )


def _row(state: Mapping[str, Any], seat: str, y: int, words: Words) -> str:
    in_turn = state.get("turn") == seat
    parts = []
    if in_turn:
        parts.append(
            f"<rect x='2' y='{y}' width='{_WIDTH - 4}' height='{_ROW - 6}' rx='10' fill='none' stroke='{_INK}' "
            "stroke-width='2.5'/>"
        )
        parts.append(f"<path d='M9 {y + 12}l9 6-9 6Z' fill='{_INK}'/>")
    weight = " font-weight='700'" if in_turn else ""
    name = words.players.get(seat, seat)
    parts.append(f"<text x='22' y='{y + 23}' {_TEXT}{weight}{_squeezed(name)} fill='{_INK}'>{escape(name)}</text>")
    mark = words.turn if in_turn else words.out if seat in state.get("out", ()) else ""
    for place, said in enumerate(filter(None, (mark, words.points.get(seat)))):
        look = f"{_TEXT} font-style='italic'{_squeezed(said)} fill='{_INK}'"
        parts.append(f"<text x='22' y='{y + 39 + 15 * place}' {look}>{escape(said)}</text>")
    parts.append(_hand(state, seat, y + 4))
    return "".join(parts)


def _hand(state: Mapping[str, Any], seat: str, y: int) -> str:
    hand = state.get("hands", {}).get(seat)
    count = len(hand) if hand is not None else state.get("counts", {}).get(seat)
    if count is None:
        return ""
    shown = sorted(hand) if hand is not None else ["back"] * count
    room = _WIDTH - _NAMES - 40
    step = min(_CARD + 4.0, (room - _CARD) / max(count - 1, 1))
    cards = "".join(use(code, _NAMES + 22 + step * place, y, _CARD) for place, code in enumerate(shown))
    return cards if count <= 8 else cards + _label(str(count), _WIDTH - 12, y + 50)


def _squeezed(text: str) -> str:
    """What keeps a text that would reach into the cards before them."""
    return f" textLength='{_NAMES - 4}' lengthAdjust='spacingAndGlyphs'" if len(text) * 13 * _LETTER > _NAMES else ""


def _label(text: str, x: float, y: float) -> str:
    place = f"x='{x:g}' y='{y:g}' {_TEXT} font-weight='700' text-anchor='middle'"
    return f"<text {place} fill='{_INK}'>{escape(text)}</text>"
