"""The one kind of error that a user sees: what is wrong, where, and what to do."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from copy import copy
from pathlib import Path


class Problem(Exception):
    """Bad input, told in one line: ``path:line: message; hint``.

    message: what is wrong, without a full stop. path: the file, if there is one. line: counted from 1, or 0 if
    unknown. hint: what to do about it, or empty.
    """

    def __init__(self, message: str, *, path: Path | str | None = None, line: int = 0, hint: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.path = path
        self.line = line
        self.hint = hint

    def __str__(self) -> str:
        """The whole line, with a path below the working directory told from there."""
        where = ""
        if self.path is not None:
            where = f"{shown(self.path)}:{self.line}: " if self.line else f"{shown(self.path)}: "
        what = " ".join(self.message.split())
        return printable(f"{where}{what}; {self.hint}" if self.hint else f"{where}{what}")

    def __reduce__(self) -> tuple[object, ...]:
        # Exceptions are copied and sent to other processes by their arguments, which are others for each kind.
        return _remade, (type(self), self.args, self.__dict__)

    def at(self, path: Path | str, line: int = 0) -> Problem:
        """The same problem with its place, where it has none yet."""
        placed = copy(self)
        if placed.path is None:
            placed.path = path
        placed.line = placed.line or line
        return placed


class Problems(Problem):
    """Several problems found in one go, each on its own line. `each` holds at least one, and none of them twice."""

    def __init__(self, each: Iterable[Problem]) -> None:
        self.each = tuple({str(problem): problem for problem in each}.values())
        first = self.each[0]
        super().__init__(first.message, path=first.path, line=first.line, hint=first.hint)

    def __str__(self) -> str:
        """One line for each problem."""
        return "\n".join(str(problem) for problem in self.each)


def _remade(kind: type[Problem], arguments: tuple[object, ...], values: dict[str, object]) -> Problem:
    made = kind.__new__(kind)
    made.args = arguments
    made.__dict__.update(values)
    return made


def shown(path: Path | str) -> str:
    """The path as a person wants to read it: from the working directory if it lies below, else as it is."""
    path = Path(path)
    try:
        return str(path.relative_to(Path.cwd()))
    except (ValueError, OSError):
        return str(path)


def printable(text: str) -> str:
    """The text with everything escaped that a terminal would obey or hide instead of showing it."""
    if text.isprintable():
        return text
    return "".join(
        letter if letter.isprintable() or unicodedata.category(letter) == "Zs" else _escaped(letter) for letter in text
    )


def _escaped(letter: str) -> str:
    return letter.encode("unicode_escape").decode("ascii")


def nearest(word: str, known: Iterable[str]) -> str:
    """A hint that names the nearest known word, ``did you mean "stacks"?``, or an empty string if none is near."""
    found = near_word(word, known)
    return f'did you mean "{found}"?' if found else ""


def near_word(word: str, known: Iterable[str]) -> str:
    """The nearest known word, or an empty string if none is near.

    Another number, or the same of another rule set, is not what was meant: ``hu-999`` is not near ``hu-089``.
    """
    # Only a few kinds of problem need it, and it takes a while to import.
    import difflib

    candidates = [each for each in known if _of_whom(each) == _of_whom(word) and _numbers(each) == _numbers(word)]
    found = difflib.get_close_matches(word, candidates, n=1, cutoff=0.6)
    return found[0] if found else ""


def _of_whom(word: str) -> str:
    """The rule set that a name begins with, ``hu`` of ``hu-042``; empty if it begins with none."""
    head, dash, _ = word.partition("-")
    return head if dash and len(head) == 2 else ""


def _numbers(word: str) -> list[int]:
    return [int(digits) for digits in re.findall("[0-9]+", word)]
