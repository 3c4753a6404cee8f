"""What is said of JSON that is broken or of another shape: English, with fields in braces, and the way back from it.

`unospec.protocol.shapes` tells it in English, as a sentence about a place, ``state.top: 'x' is no card``; whoever shows
it to a reader finds the message again by `told` and says it in the reader's language.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple

TEXTS: Final[dict[str, str]] = {
    # A value of a message; before it stands where, as in “state.hands.p1[3]: …”. {wanted}, {found}: one of the next
    # texts, such as “a text”.
    "shape.wanted": "{wanted} is wanted here, not {found}",
    "shape.whole-number": "a whole number",
    "shape.number": "a number",
    "shape.text": "a text",
    "shape.boolean": "true or false",
    "shape.object": "an object",
    "shape.list": "a list",
    "shape.null": "null",
    # {count}: a number, such as 2.
    "shape.list-of": "a list of {count} is wanted here",
    # {value}: what stands there, in quotation marks. {known}: words of the protocol, which are in English.
    "shape.no-word": "{value} is no known word; known: {known}",
    "shape.no-card": "{value} is no card",
    "shape.no-player": "{value} is no player",
    "shape.no-type": "{value} is no type of message here; known: {known}",
    "shape.no-message": "a message has to be a JSON object",
    "shape.no-field": "there is no such field",
    "shape.missing": "this field is missing",
    "shape.twice": "this field stands twice in the same object",
    # Why a line is broken JSON; each stands in brackets. The English is Python's own.
    "json.surrogate": "half of a surrogate pair",
    "json.deep": "nested too deeply",
    # {word}: such as NaN.
    "json.constant": "{word} is no JSON",
    "json.name": "Expecting property name enclosed in double quotes",
    "json.value": "Expecting value",
    "json.comma": "Expecting ',' delimiter",
    "json.colon": "Expecting ':' delimiter",
    "json.open-text": "Unterminated string starting at",
    "json.control": "Invalid control character at",
    "json.comma-in-object": "Illegal trailing comma before end of object",
    "json.comma-in-array": "Illegal trailing comma before end of array",
}

#: The names of JSON's kinds of values.
_KINDS: Final = ("whole-number", "number", "text", "boolean", "object", "list", "null")
_FIELDS: Final[Mapping[str, str]] = {
    "count": "[0-9]+",
    "known": r"[\w-]+(?:, [\w-]+)*",
    "word": "[A-Za-z-]+",
    **dict.fromkeys(("wanted", "found"), "|".join(TEXTS[f"shape.{kind}"] for kind in _KINDS)),
}


class Misshapen(NamedTuple):
    """What is wrong. where: the place, or empty. id: of the text. fields: of the text; `kinds`: ids of texts too."""

    where: str
    id: str
    fields: Mapping[str, str]
    kinds: Mapping[str, str]


def told(text: str) -> Misshapen | None:
    """What the English says, taken apart; None if it is nothing of this."""
    for id, pattern in _patterns().items():
        if match := pattern.fullmatch(text):
            fields = match.groupdict()
            where = fields.pop("where") or ""
            kinds: dict[str, str] = {name: _kind(fields.pop(name)) for name in ("wanted", "found") if name in fields}
            return Misshapen(where, id, fields, kinds)
    return None


def _kind(text: str) -> str:
    return next(f"shape.{kind}" for kind in _KINDS if TEXTS[f"shape.{kind}"] == text)


@cache
def _patterns() -> Mapping[str, re.Pattern[str]]:
    """A pattern for each text that says what is wrong."""

    def field(match: re.Match[str]) -> str:
        return f"(?P<{match[1]}>{_FIELDS.get(match[1], '.{1,80}')})"

    return {
        id: re.compile(r"(?:(?P<where>.*?): )?" + re.sub(r"\\\{(\w+)\\\}", field, re.escape(text)), re.DOTALL)
        for id, text in TEXTS.items()
        if id.removeprefix("shape.") not in _KINDS
    }
