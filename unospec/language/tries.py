"""Which of many known words begin at a place of a text: a tree of letters, walked once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Generic, TypeVar

Meaning = TypeVar("Meaning")


class Trie(Generic[Meaning]):
    """Words with what they mean; a word may mean several things."""

    __slots__ = ("_root",)

    def __init__(self, words: Iterable[tuple[str, Meaning]]) -> None:
        # A node is a dict of nodes by letter; what its word means stands under the empty text, which is no letter.
        self._root: dict[str, Any] = {}
        for word, meaning in words:
            node = self._root
            for letter in word:
                node = node.setdefault(letter, {})
            node.setdefault("", []).append(meaning)

    def at(self, text: str, start: int) -> list[tuple[Meaning, int]]:
        """What the words that begin at `start` mean, shortest word first, each with where it ends."""
        node = self._root
        found: list[tuple[Meaning, int]] = []
        for end in range(start, len(text)):
            node = node.get(text[end])  # type: ignore[assignment]
            if node is None:
                break
            if "" in node:
                found += [(meaning, end + 1) for meaning in node[""]]
        return found
