"""Command lines as they are typed: taken apart, and put together so that they can be typed again."""

from __future__ import annotations

import shlex
import subprocess
import sys
from collections.abc import Sequence
from typing import Final

_WINDOWS: Final = sys.platform == "win32"


def split(line: str, windows: bool = _WINDOWS) -> list[str] | str:
    """The words of a command line as a POSIX shell takes them; on Windows, where a program splits it itself, the line.

    Raises ValueError, in words, if a quotation mark is left open.
    """
    return line if windows else shlex.split(line)


def join(words: Sequence[str], windows: bool = _WINDOWS) -> str:
    """The words as one line to be typed into a shell; on Windows in double quotes, for its shell knows no others."""
    return subprocess.list2cmdline(words) if windows else shlex.join(words)
