"""Cards: 54 kinds of small immutable values, known by readable codes such as ``red-7`` or ``wild-draw-four``."""

from __future__ import annotations

from typing import Final

COLOURS: Final = ("red", "yellow", "green", "blue")
NUMBERS: Final = tuple(str(number) for number in range(10))
ACTIONS: Final = ("draw-two", "reverse", "skip")
WILDS: Final = ("wild", "wild-draw-four")
BLANK: Final = "blank"


class Card:
    """One kind of card. There is exactly one object per kind, so cards are compared by identity.

    code: ``red-7``, ``blue-skip``, ``wild``, ``wild-draw-four``, ``blank``. colour: one of `COLOURS`,
    or None for a black card. symbol: ``0`` to ``9``, ``draw-two``, ``reverse``, ``skip``, ``wild``,
    ``wild-draw-four`` or ``blank``.
    """

    __slots__ = ("code", "colour", "is_action", "is_black", "symbol")

    code: str
    colour: str | None
    symbol: str
    is_black: bool
    is_action: bool

    def __init__(self, colour: str | None, symbol: str) -> None:
        self.colour = colour
        self.symbol = symbol
        self.code = f"{colour}-{symbol}" if colour else symbol
        self.is_black = colour is None
        self.is_action = symbol not in NUMBERS

    def __repr__(self) -> str:
        return self.code

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return card, (self.code,)

    def __copy__(self) -> Card:
        return self

    def __deepcopy__(self, memo: object) -> Card:
        return self


_COLOURED = [Card(colour, symbol) for colour in COLOURS for symbol in (*NUMBERS, *ACTIONS)]
_BLACK = [Card(None, symbol) for symbol in (*WILDS, BLANK)]

#: Every kind of card by its code, in a fixed order.
CARDS: Final[dict[str, Card]] = {each.code: each for each in (*_COLOURED, *_BLACK)}


def card(code: str) -> Card:
    """The card of that code. Raises ValueError if there is none."""
    try:
        return CARDS[code]
    except KeyError:
        raise ValueError(f"no such card: {code!r}") from None
