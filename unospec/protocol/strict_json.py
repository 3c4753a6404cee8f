"""JSON as it stands in messages: written in one line, read strictly."""

from __future__ import annotations

import json
from typing import Any, Final, NoReturn

from unospec.protocol.shapes import misshapen

#: Writes data in one line. Made once: the functions of the module `json` make a new encoder for every message.
encode: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), check_circular=False).encode


class Reader:
    """Reads texts one after the other; not for several threads at once."""

    def __init__(self) -> None:
        self._names = 0
        self._decoder = json.JSONDecoder(parse_constant=_no_constant, object_hook=self._counted)

    def read(self, text: str) -> Any:
        """The data in that text.

        Raises ValueError, RecursionError; ShapeError for a name that stands twice in an object, of which Python would
        take the last one.
        """
        self._names = 0
        # Nearly every line is one object and nothing else, which needs no search for blanks around it.
        try:
            data, end = self._decoder.raw_decode(text)
        except json.JSONDecodeError:
            end = -1
        if end != len(text):
            self._names = 0
            data = self._decoder.decode(text)
        # After each name stands a colon: if there are no more of them than names, none of these was lost. To look at
        # the names of every object is slow, and is done only where some colons are left over, as in texts.
        if text.count(":") != self._names:
            _strict.decode(text)
        return data

    def _counted(self, made: dict[str, Any]) -> dict[str, Any]:
        self._names += len(made)
        return made


def is_json(text: str) -> bool:
    """Whether the text is JSON, however lax."""
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True


def _no_constant(word: str) -> NoReturn:
    raise ValueError(f"{word} is no JSON")


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) != len(pairs):
        names = [name for name, _ in pairs]
        raise misshapen("twice", next(name for name in names if names.count(name) > 1))
    return made


_strict: Final = json.JSONDecoder(parse_constant=_no_constant, object_pairs_hook=_object)
