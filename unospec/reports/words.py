"""What is said of results in words: codes of cards, players and acts become what a person calls them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from unospec.running.verdicts import Finding

if TYPE_CHECKING:
    from unospec.language.catalogs import Catalog

TEXTS = {
    # Acts of a player.
    "act.play": "play a card",
    "act.draw": "draw",
    "act.keep": "keep the drawn card",
    "act.call": "call UNO",
    "act.catch": "catch someone",
    "act.challenge": "challenge",
    "act.accept": "accept a penalty",
    "act.name": "name a colour",
    # Instead of an empty list: "expected a red 7, found nothing".
    "value.nothing": "nothing",
    # Fields of what an engine shows.
    "field.hands": "the hand",
    "field.counts": "the number of cards in hand",
    "field.top": "the top discard",
    "field.colour": "the colour in force",
    "field.symbol": "the symbol to be matched",
    "field.turn": "whose turn it is",
    "field.direction": "the direction of play",
    "field.draw_pile": "the draw pile",
    "field.draw_count": "the number of cards in the draw pile",
    "field.discards": "the discard pile",
    "field.discard_count": "the number of cards in the discard pile",
    "field.dealer": "the dealer",
    "field.scores": "the points",
    "field.rounds": "the rounds won",
    "field.round_winner": "the winner of the round",
    "field.match_winners": "the winner of the match",
    "field.out": "who is out of the match",
    "field.duel": "the duel",
}

_PLAYER = re.compile(r"\bp(10|[1-9])\b")
_CARD = re.compile(r"\b(?:(?:red|yellow|green|blue)-(?:[0-9]|draw-two|reverse|skip)|wild-draw-four|wild)\b")
_QUOTES = re.compile(r"['\"]")
_ACTS = frozenset(key.partition(".")[2] for key in TEXTS if key.startswith("act."))
_FIELDS = frozenset(key.partition(".")[2] for key in TEXTS if key.startswith("field."))
_NOTHING = frozenset({"", "[]", "{}", "None"})
#: Fields of messages whose text is an engine's own; it is shown as it is.
_FOREIGN = frozenset({"why", "error", "line", "last", "stderr"})


def message(finding: Finding, catalog: Catalog) -> str:
    """What a finding says, in the catalog's language; empty for a plain pass."""
    if not finding.text_id:
        return ""
    fields = {name: _field(name, str(value), catalog) for name, value in finding.fields.items()}
    return catalog.text(f"ui:{finding.text_id}", **fields)


def _field(name: str, value: str, catalog: Catalog) -> str:
    if name in _FOREIGN:
        return printable(value)
    if name == "act" and value in _ACTS:
        return catalog.text(f"ui:act.{value}")
    if name == "what":
        return ", ".join(_what(each.strip(), catalog) for each in value.split(","))
    if value in _NOTHING:
        return catalog.text("ui:value.nothing")
    return in_words(value, catalog)


def _what(value: str, catalog: Catalog) -> str:
    field, colon, player = value.partition(":")
    if field in _ACTS:
        return catalog.text(f"ui:act.{field}")
    if field not in _FIELDS:
        return in_words(value, catalog)
    named = catalog.text(f"ui:field.{field}")
    return f"{named} ({in_words(player, catalog)})" if colon else named


def in_words(text: str, catalog: Catalog) -> str:
    """The text with codes of players and cards replaced by their names."""
    from unospec.language.phrases import vocabulary

    words = vocabulary(catalog.language).words
    names = words.texts("player", words.forms("player")[0])
    cards = words.texts("card", words.forms("card")[0])
    text = _PLAYER.sub(lambda match: names[int(match[1])], text)
    text = _CARD.sub(lambda match: cards[match[0]], text)
    return printable(_QUOTES.sub("", text).strip("[]"))


def printable(text: str) -> str:
    """The text on one line, without anything that steers a terminal."""
    return "".join(letter if letter.isprintable() else " " for letter in text).strip()
