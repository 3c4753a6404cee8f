"""Hints that go with a problem: what to do about it, or the nearest known word. Their English stands in the tables."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from unospec.problems import near_word

#: A hint: its id, and its fields.
Hint = tuple[str, Mapping[str, str]]

NO_HINT: Hint = ("", {})

#: So many known words are told; a long list helps nobody in one line.
_FEW = 12


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
