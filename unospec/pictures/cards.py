"""Our own cards as SVG.

Each colour has a shape of its own, so that cards are told apart without seeing colours: red is a diamond, yellow a
circle, green a triangle, blue a square. A page defines each card once, as a ``<symbol>`` in a `sprite`, and draws it
with `use`. Paper and ink follow the custom properties ``--card-paper`` and ``--card-ink``, where a page sets them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape
from typing import Final

from reference_impl.cards import CARDS, COLOURS, Card

_PROPERTY: Final = re.compile(r"var\(--[a-z-]+,\s*([^()]+)\)")

#: A card's own measures; it is drawn at any size.
WIDTH: Final = 100
HEIGHT: Final = 150

#: Fill of each colour, and of what is written on it: each pair has a contrast of 4.5 or more.
FILLS: Final = {"red": "#c62828", "yellow": "#f9c80e", "green": "#1b7f3b", "blue": "#1c5bb8"}
ON: Final = {"red": "#ffffff", "yellow": "#1d1b16", "green": "#ffffff", "blue": "#ffffff"}
_BLACK: Final = "#26242b"
_FONT: Final = "font-family='Verdana, DejaVu Sans, sans-serif' font-weight='700' text-anchor='middle'"

#: The shapes, about the origin, of half-width 1.
_SHAPES: Final = {
    "red": "M0-1.18 1.1 0 0 1.18-1.1 0Z",
    "yellow": "M0-1A1 1 0 1 1 0 1 1 1 0 1 1 0-1Z",
    "green": "M0-1.12 1.2.9H-1.2Z",
    "blue": "M-.92-.92H.92V.92H-.92Z",
}
#: Where the middle of a shape seems to lie.
_CENTRE: Final = {"red": 0.0, "yellow": 0.0, "green": 0.2, "blue": 0.0}


def shape(colour: str, x: float, y: float, size: float) -> str:
    """The shape of a colour, centred at (x, y); size: half its width."""
    return f"<path d='{_SHAPES[colour]}' transform='translate({x:g} {y:g}) scale({size:g})' fill='{FILLS[colour]}'/>"


def _writing(symbol: str, fill: str, x: float, y: float, size: float) -> str:
    """A number or sign, centred; size: about its height."""
    if symbol == "skip":
        radius = size * 0.5
        slash = radius * 0.7
        return (
            f"<g fill='none' stroke='{fill}' stroke-width='{size * 0.16:g}'><circle cx='{x:g}' cy='{y:g}' "
            f"r='{radius:g}'/><path d='M{x - slash:g} {y + slash:g}L{x + slash:g} {y - slash:g}'/></g>"
        )
    if symbol == "reverse":
        return (
            f"<path transform='translate({x:g} {y:g}) scale({size:g})' fill='{fill}' "
            "d='M-.55-.34H.2V-.56L.62-.23.2.1V-.12H-.55ZM.55.34H-.2V.56L-.62.23-.2-.1V.12H.55Z'/>"
        )
    text = {"draw-two": "+2", "wild-draw-four": "+4"}.get(symbol, symbol)
    return f"<text x='{x:g}' y='{y + size * 0.36:g}' font-size='{size:g}' {_FONT} fill='{fill}'>{text}</text>"


def _coloured(card: Card) -> str:
    colour = str(card.colour)
    middle = 75 + _CENTRE[colour] * 39
    size = {"draw-two": 33, "reverse": 36, "skip": 38}.get(card.symbol, 44)
    parts = [
        shape(colour, 50, 75, 39),
        _writing(card.symbol, ON[colour], 50, middle, size),
        _writing(card.symbol, "var(--card-ink,#1d1b22)", 25 if card.symbol == "draw-two" else 22, 20, 20),
        shape(colour, 84, 134, 9),
    ]
    if card.symbol in ("6", "9"):
        # A line below tells the two apart, whichever way up the card lies.
        parts.append(f"<path d='M37 {middle + 21:g}H63' stroke='{ON[colour]}' stroke-width='5'/>")
    return "".join(parts)


def _four_shapes(size: float, spread: float, y: float) -> str:
    places = [(-spread, -spread), (spread, -spread), (-spread, spread), (spread, spread)]
    return "".join(shape(colour, 50 + dx, y + dy, size) for colour, (dx, dy) in zip(COLOURS, places, strict=True))


def _black(card: Card) -> str:
    plate = f"<rect x='8' y='8' width='84' height='134' rx='9' fill='{_BLACK}'/>"
    if card.symbol == "wild":
        return plate + _four_shapes(15, 19, 75)
    if card.symbol == "wild-draw-four":
        return plate + _four_shapes(12, 17, 50) + _writing("wild-draw-four", "#ffffff", 50, 112, 42)
    return "<rect x='14' y='14' width='72' height='122' rx='8' fill='none' stroke='#8d8a96' stroke-width='4'/>"


def symbol(code: str) -> str:
    """The ``<symbol>`` of a card, with the id ``card-<code>``; ``card-back`` is a card face down."""
    if code == "back":
        inner = (
            f"<rect x='8' y='8' width='84' height='134' rx='9' fill='{_BLACK}'/>"
            "<path d='M50 36 78 75 50 114 22 75Z' fill='none' stroke='#f4f1ea' stroke-width='6'/>"
        )
    else:
        card = CARDS[code]
        inner = _black(card) if card.is_black else _coloured(card)
    paper = (
        "<rect x='1.5' y='1.5' width='97' height='147' rx='13' fill='var(--card-paper,#fffdf7)' "
        "stroke='var(--card-edge,#77737f)' stroke-width='3'/>"
    )
    return f"<symbol id='card-{code}' viewBox='0 0 {WIDTH} {HEIGHT}'>{paper}{inner}</symbol>"


def sprite(codes: Iterable[str]) -> str:
    """A hidden SVG that defines each of these cards once; it stands before the first `use` of a page."""
    symbols = "".join(symbol(code) for code in dict.fromkeys(codes))
    return f"<svg width='0' height='0' aria-hidden='true' focusable='false' style='position:absolute'>{symbols}</svg>"


def use(code: str, x: float, y: float, width: float) -> str:
    """A card that a `sprite` has defined, within an SVG; width: in that SVG's units."""
    return f"<use href='#card-{code}' x='{x:g}' y='{y:g}' width='{width:g}' height='{width * 1.5:g}'/>"


def picture(code: str, label: str, width: int = 60) -> str:
    """One card as a picture in a page that has a `sprite`; label: its name, read out in the picture's stead."""
    return (
        f"<svg class='card' role='img' aria-label='{escape(label, quote=True)}' width='{width}' "
        f"height='{width * 3 // 2}' viewBox='0 0 {WIDTH} {HEIGHT}'><use href='#card-{code}'/></svg>"
    )


def resolved(svg: str) -> str:
    """The same drawing for whatever knows no custom properties: a file of its own, or a printer."""
    return _PROPERTY.sub(r"\1", svg)


def alone(code: str, label: str, width: int = 100) -> str:
    """One card as a whole SVG file."""
    name = escape(label)
    return (
        f"<svg xmlns='http://www.w3.org/2000/svg' width='{width}' height='{width * 3 // 2}' "
        f"viewBox='0 0 {WIDTH} {HEIGHT}' role='img'><title>{name}</title>{resolved(symbol(code))}"
        f"<use href='#card-{code}'/></svg>"
    )
