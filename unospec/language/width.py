"""How wide a text is on a terminal, and texts brought to a width: letters are not all one column wide."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

#: Marks on the letter before them, and signs that only steer: they take no column.
_NO_COLUMN = ("Mn", "Me", "Cf", "Cc")


def width(text: str) -> int:
    """How many columns the text takes."""
    if text.isascii():
        return len(text)
    return sum(_columns(letter) for letter in text)


def pad(text: str, columns: int, right: bool = False) -> str:
    """The text filled up with spaces, behind it or, if `right`, before it; longer texts stay as they are."""
    spaces = " " * (columns - width(text))
    return spaces + text if right else text + spaces


def shorten(text: str, columns: int) -> str:
    """The text if it fits, else its beginning and an ellipsis."""
    if width(text) <= columns:
        return text
    kept, used = "", 0
    for letter in text:
        used += _columns(letter)
        if used > columns - 1:
            break
        kept += letter
    return f"{kept.rstrip()}…"


def wrap(text: str, columns: int, indent: str = "") -> list[str]:
    """The text in lines of at most that width, broken at spaces; `indent` stands before all lines but the first.

    A word that is wider than a line has a line of its own.
    """
    lines: list[str] = []
    line = ""
    for word in text.split():
        before = indent if lines else ""
        if line and width(before) + width(line) + 1 + width(word) > columns:
            lines.append(before + line)
            line = word
        else:
            line = f"{line} {word}" if line else word
    return [*lines, (indent if lines else "") + line] if line else lines


def table(rows: Sequence[Sequence[str]], gap: str = "  ", right: Sequence[int] = ()) -> list[str]:
    """The rows as lines with columns one below the other. right: numbers of the columns that end flush."""
    if not rows:
        return []
    widths = [max(width(row[place]) for row in rows if place < len(row)) for place in range(max(map(len, rows)))]
    return [
        gap.join(pad(cell, widths[place], place in right) for place, cell in enumerate(row)).rstrip() for row in rows
    ]


def _columns(letter: str) -> int:
    if unicodedata.category(letter) in _NO_COLUMN:
        return 0
    return 2 if unicodedata.east_asian_width(letter) in "WF" else 1
