"""Signals that tell this process to end, all treated alike: Ctrl-C, SIGTERM, and SIGHUP of a terminal that is closed.

Imports nearly nothing, so that it is there before all else.
"""

from __future__ import annotations

import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import current_thread, main_thread
from types import FrameType
from typing import Any, Final

#: They reach the parent of a process as well.
_SHARED: Final = tuple(getattr(signal, name) for name in ("SIGINT", "SIGHUP") if hasattr(signal, name))

#: So long things may be put in order, seconds, before another signal is heeded.
_PATIENCE: Final = 5.0


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
    for number in _SHARED:
        signal.signal(number, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, _SHARED)


@contextmanager
def kept_from_children() -> Iterator[None]:
    """A process that is started meanwhile gets nothing of Ctrl-C until it calls `left_to_parent`; this one gets it
    afterwards."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, _SHARED)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def heeded() -> Iterator[None]:
    """Meanwhile Ctrl-C, SIGTERM and SIGHUP raise Interrupted, so that whatever was begun is put in order."""
    before: dict[int, Any] = {}
    raised: float | None = None

    def stop(number: int, frame: FrameType | None) -> None:
        nonlocal raised
        if _holding.count:
            _holding.came = number
            return
        # Once is enough: a second one would come while things are put in order. But who presses Ctrl-C again will not
        # wait, and what was raised may have been lost in code that catches everything.
        now = time.monotonic()
        if number != signal.SIGINT and raised is not None and now - raised < _PATIENCE:
            return
        raised = now
        raise Interrupted(number)

    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
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


class _Holding:
    """How many parts of the program hold signals back, and which signal has come meanwhile."""

    count = 0
    came: int | None = None


_holding = _Holding()


@contextmanager
def held() -> Iterator[None]:
    """Meanwhile a signal waits, and is raised at the end: a process that is being started can't be ended before it is
    known. Does nothing in other threads than the main one, in which no signals are raised."""
    if current_thread() is not main_thread():
        yield
        return
    _holding.count += 1
    try:
        yield
    finally:
        _holding.count -= 1
    if _holding.came is not None and not _holding.count:
        number, _holding.came = _holding.came, None
        signal.raise_signal(number)
