"""Signals that tell this process to end, all treated alike: Ctrl-C, SIGTERM, and SIGHUP of a terminal that is closed.

Imports nearly nothing, so that it is there before all else.
"""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import FrameType
from typing import Any


class Interrupted(KeyboardInterrupt):
    """Raised by a signal where Ctrl-C raises KeyboardInterrupt. number: that of the signal."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number


def status(stopped: KeyboardInterrupt) -> int:
    """The exit status of a command that was stopped so."""
    return 128 + (stopped.number if isinstance(stopped, Interrupted) else int(signal.SIGINT))


def left_to_parent() -> None:
    """In a process that works for another one: that one says when to end, by SIGTERM, and puts things in order."""
    for name in ("SIGINT", "SIGHUP"):  # which reach the parent as well
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)


@contextmanager
def heeded() -> Iterator[None]:
    """Meanwhile SIGTERM and SIGHUP raise Interrupted, so that whatever was begun is put in order."""
    before: dict[int, Any] = {}

    def stop(number: int, frame: FrameType | None) -> None:
        # Once is enough: a second one would come while things are put in order.
        for each in before:
            signal.signal(each, signal.SIG_IGN)
        raise Interrupted(number)

    for name in ("SIGTERM", "SIGHUP"):
        number = getattr(signal, name, None)
        # Only the main thread may set handlers; what was told to be ignored (nohup) stays so.
        with suppress(ValueError):
            if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
                before[number] = signal.signal(number, stop)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
