"""Codes of players, cards, colours and directions as a person calls them, and texts of others made fit to be shown."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from unospec.language.phrases import vocabulary

if TYPE_CHECKING:
    from collections.abc import Mapping

    from unospec.language.catalogs import Catalog
    from unospec.scenarios.model import Kind

_PLAYER = re.compile(r"\bp(10|[1-9])\b")
_CARD = re.compile(
    r"(?<![\w-])(?:(?:red|yellow|green|blue)-(?:[0-9]|draw-two|reverse|skip)|wild-draw-four|wild|blank)(?![\w-])"
)

#: So much of a text that comes from an engine is shown to people.
MOST = 300


def player(code: str, catalog: Catalog) -> str:
    """The name of ``p1`` and so on; of anything else, itself."""
    return in_words(code, catalog) if _PLAYER.fullmatch(code) else shown(code)


def card(code: str, catalog: Catalog) -> str:
    """The name of a card; of anything else, itself."""
    return in_words(code, catalog) if _CARD.fullmatch(code) else shown(code)


def colour(code: str, catalog: Catalog) -> str:
    """The name of a colour; of anything else, itself."""
    return str(_texts("colour", catalog).get(code) or shown(code))


def direction(code: str, catalog: Catalog) -> str:
    """A direction as it stands after a colon; anything else as it is."""
    return str(_texts("direction", catalog, "label").get(code) or shown(code))


def in_words(text: str, catalog: Catalog) -> str:
    """The text with all codes of players and cards in it replaced by their names."""
    names, cards = _texts("player", catalog), _texts("card", catalog)
    text = _PLAYER.sub(lambda match: names[int(match[1])], text)
    return _CARD.sub(lambda match: cards[match[0]], text)


def printable(text: str) -> str:
    """The text on one line, without anything that steers a terminal or turns the direction of reading."""
    return "".join(letter if letter.isprintable() else " " for letter in text).strip()


def shown(text: str, most: int = MOST, *, indented: bool = False) -> str:
    """A text that comes from an engine, `printable`, and only its beginning if it is longer than any sensible one.

    indented: blanks before it are kept.
    """
    before = text[: len(text) - len(text.lstrip(" "))] if indented else ""
    text = before[:40] + printable(text)
    return text if len(text) <= most else text[:most].rstrip() + "…"


def _texts(kind: Kind, catalog: Catalog, form: str = "") -> Mapping[int | str, str]:
    """All names of a kind in a form, or in the first one if the language has none of that name."""
    words = vocabulary(catalog.language).words
    known = words.forms(kind)
    return words.texts(kind, form if form in known else known[0])
