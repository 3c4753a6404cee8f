"""Progress of long work: one line on the terminal that is written over again and again; nothing at all in a pipe."""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Self


class Progress:
    """The line, which is taken away at the end, whatever comes. wanted: whether it is to be shown at all."""

    def __init__(self, wanted: bool = True) -> None:
        # A terminal that calls itself dumb can't write over a line.
        self._shown = wanted and sys.stderr.isatty() and os.environ.get("TERM") != "dumb"

    def __call__(self, told: Callable[[], str]) -> None:
        """Show what is told in place of what was shown before."""
        if self._shown:
            # A line that is wrapped could not be written over.
            text, columns = told(), _columns()
            text = text if len(text) < columns else f"{text[: columns - 2]}…"
            print(f"\r{text}\x1b[K", end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        """Take the line away."""
        self(str)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *raised: object) -> None:
        self.clear()


def _columns() -> int:
    """How wide the terminal is. Standard output, which is asked elsewhere, may be a pipe."""
    try:
        return max(os.get_terminal_size(sys.stderr.fileno()).columns, 2)
    except (OSError, ValueError):
        return 80


@contextmanager
def ticking(told: Callable[[int], str]) -> Iterator[None]:
    """Meanwhile show what is told, once a second. told: is given how many seconds have passed."""
    ended = threading.Event()
    begun = time.monotonic()

    def tick() -> None:
        while True:
            progress(lambda: told(round(time.monotonic() - begun)))
            if ended.wait(1):
                return

    with Progress() as progress:
        ticker = threading.Thread(target=tick, daemon=True)
        ticker.start()
        try:
            yield
        finally:
            ended.set()
            ticker.join()
