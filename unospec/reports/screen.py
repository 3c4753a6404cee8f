"""The terminal: how wide it is, whether it shows colour, and text that fits."""

from __future__ import annotations

import os
import shutil
import sys
from typing import TextIO

#: What each style is called on a terminal. A style never says anything that the text does not say too.
_CODES = {"bold": "1", "dim": "2", "red": "31", "green": "32", "yellow": "33", "blue": "34", "cyan": "36"}

#: In a pipe or a file there is no edge; this keeps tables readable.
_WIDTH_ELSEWHERE = 120


class Screen:
    """A stream that text is printed on.

    width: columns. colour: whether styles are shown: on a terminal only, and not where ``NO_COLOR`` is set.
    """

    def __init__(self, stream: TextIO | None = None, width: int | None = None, colour: bool | None = None) -> None:
        """stream: standard output unless given. width, colour: found out unless given."""
        self.stream = stream if stream is not None else sys.stdout
        terminal = self.stream.isatty()
        self.is_terminal = terminal
        if width is None:
            width = shutil.get_terminal_size((_WIDTH_ELSEWHERE, 24)).columns if terminal else _columns()
        self.width = max(width, 40)
        if colour is None:
            colour = terminal and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
        self.colour = colour

    def line(self, text: str = "") -> None:
        """Prints one line."""
        print(text.rstrip(), file=self.stream)

    def lines(self, texts: list[str]) -> None:
        """Prints several lines."""
        for text in texts:
            self.line(text)

    def styled(self, text: str, style: str) -> str:
        """The text in that style, where styles are shown. style: words such as ``bold`` or ``bold red``, or empty."""
        if not self.colour or not style or not text:
            return text
        codes = ";".join(_CODES[word] for word in style.split())
        return f"\x1b[{codes}m{text}\x1b[0m"


def _columns() -> int:
    text = os.environ.get("COLUMNS", "")
    return int(text) if text.isascii() and text.isdigit() and int(text) else _WIDTH_ELSEWHERE
