"""Whether a state shows what was told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from unospec.adapters.checking.talk import Talk, short
from unospec.protocol.messages import Visible
from unospec.running.sight import SHOWN_AS, can_see, look

#: What is told of a pile whose cards stand in reverse order.
_PILES: Final[Mapping[str, str]] = {
    "draw_pile": "pile-reversed",
    "whole_draw_pile": "pile-reversed",
    "discards": "discards-reversed",
}


def agrees(talk: Talk, what: str, expected: Any, state: Visible) -> bool:
    """Whether the state shows what was told; what is not shown agrees with everything."""
    kind, _, player = what.partition(":")
    name = SHOWN_AS.get(kind, kind)
    if not can_see(talk.said.observes, name):
        return True
    try:
        actual = look(state, name)
    except KeyError:
        talk.wrong("field-missing", what=name)
        return False
    if player:
        actual = actual.get(player)
    if kind in ("players", "duel"):
        actual = sorted(actual)
    elif kind == "hands":
        expected, actual = sorted(expected), sorted(actual or ())
    if isinstance(expected, tuple):
        expected = list(expected)
    text = "found"
    if kind in _PILES:
        text = _PILES[kind] if actual[::-1][: len(expected)] == expected else text
        actual = actual[: len(expected)] if kind == "draw_pile" else actual
    if actual == expected:
        return True
    talk.faulty.add(name)
    talk.wrong(text, what=what, expected=short(expected), actual=short(actual))
    return False
