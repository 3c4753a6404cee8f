"""Problems with a place in a file, told so that they can be said in any language, and the hints that go with them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from pathlib import Path

from unospec.problems import near_word
from unospec.spec import messages

#: A hint: its id, and its fields.
Hint = tuple[str, Mapping[str, str]]

NO_HINT: Hint = ("", {})

#: How much of a text a message shows.
_LONGEST = 120

#: So many known words are told; a long list helps nobody in one line.
_FEW = 12


class Fault(messages.Told):
    """A problem that can be told in any language, with its place and a hint. fields: of its message."""

    def __init__(
        self, id: str, hint: Hint = NO_HINT, *, path: Path | str | None = None, line: int = 0, **fields: object
    ) -> None:
        cut = {name: _cut(str(value)) if name == "text" else value for name, value in fields.items()}
        super().__init__(id, hint[0], dict(hint[1]), **cut)
        self.path = path
        self.line = line


def _cut(text: str) -> str:
    """As much of the text as it takes to find its place."""
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"


def near_or(word: str, known: Iterable[str], otherwise: Hint) -> Hint:
    """A hint that names the nearest known word, or the other hint if none is near."""
    found = near_word(word, known)
    return ("near", {"near": found}) if found else otherwise


def near(word: str, known: Iterable[str]) -> Hint:
    """A hint that names the nearest known word; none if none is near."""
    return near_or(word, known, NO_HINT)


def near_or_known(word: str, known: Collection[str]) -> Hint:
    """A hint that names the nearest known word, or all of them if they are few."""
    return near_or(word, known, ("known", {"known": ", ".join(known)}) if 0 < len(known) <= _FEW else NO_HINT)
