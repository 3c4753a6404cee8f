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

_ALL: Final = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name))

#: They reach the parent of a process as well.
_SHARED: Final = tuple(number for number in _ALL if number != signal.SIGTERM)

#: So long things may be put in order, seconds, before another signal is heeded.
_PATIENCE: Final = 5.0

#: The signal of a clock that tells when its time has come, where there is one; it is rung for a signal that was lost.
_CLOCK: Final = (signal.SIGALRM,) if sys.platform != "win32" else ()

#: So long after it was lost a signal comes again, seconds.
_SOON: Final = 0.05


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
        signal.pthread_sigmask(signal.SIG_UNBLOCK, _ALL)


@contextmanager
def kept_from_children() -> Iterator[None]:
    """A process that is started or forked meanwhile gets no signal until it calls `left_to_parent`; this one gets it
    afterwards, and not in what Python itself does around a fork, where it would be lost."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, _ALL)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def heeded() -> Iterator[None]:
    """Meanwhile Ctrl-C, SIGTERM and SIGHUP raise Interrupted, so that whatever was begun is put in order.

    It is raised at the end, whatever else there was to be raised, if code that catches everything has swallowed it.
    """
    before: dict[int, Any] = {}
    raised: float | None = None
    _state.came = None

    def stop(number: int, frame: FrameType | None) -> None:
        nonlocal raised
        if number not in _ALL:  # of the clock
            number, raised = _state.came or number, None
        _state.came = number
        if _state.holding:
            _state.waits = True
            return
        # Once is enough: a second one would come while things are put in order. But who presses Ctrl-C again will not
        # wait.
        now = time.monotonic()
        if number != signal.SIGINT and raised is not None and now - raised < _PATIENCE:
            return
        raised = now
        raise Interrupted(number)

    for number in (*_ALL, *_CLOCK):
        # Only the main thread may set handlers; what was told to be ignored (nohup) stays so.
        with suppress(ValueError):
            if signal.getsignal(number) is not signal.SIG_IGN:
                before[number] = signal.signal(number, stop)
    try:
        with _raised_again():
            yield
    except Interrupted:
        raise
    except BaseException as error:
        check(error)
        raise
    else:
        check()
    finally:
        _state.came = None
        for number, handler in before.items():
            signal.signal(number, handler)


@contextmanager
def _raised_again() -> Iterator[None]:
    """Meanwhile what Python cannot raise, as in a finalizer or in a function that C has called, is raised soon after
    if it is Interrupted."""
    told = sys.unraisablehook

    def lost(what: sys.UnraisableHookArgs) -> None:
        if isinstance(what.exc_value, Interrupted) and sys.platform != "win32":
            # Not at once: it would be lost here again.
            signal.setitimer(signal.ITIMER_REAL, _SOON)
        else:
            told(what)

    sys.unraisablehook = lost
    try:
        yield
    finally:
        sys.unraisablehook = told
        if sys.platform != "win32":
            signal.setitimer(signal.ITIMER_REAL, 0)


def check(instead_of: BaseException | None = None) -> None:
    """Raises Interrupted if a signal has come: the caller is not being ended, so something has swallowed it.

    To be called before something that cannot be taken back. instead_of: what would be raised otherwise.
    """
    if _state.came is not None:
        raise Interrupted(_state.came) from instead_of


class _State:
    """holding: how many parts of the program hold signals back. waits: whether one has come meanwhile. came: the last
    one that has come since signals are heeded."""

    holding = 0
    waits = False
    came: int | None = None


_state = _State()


@contextmanager
def held() -> Iterator[None]:
    """Meanwhile a signal waits, and is raised at the end: a process that is being started can't be ended before it is
    known. Does nothing in other threads than the main one, in which no signals are raised."""
    if current_thread() is not main_thread():
        yield
        return
    _state.holding += 1
    try:
        yield
    finally:
        _state.holding -= 1
        if _state.waits and not _state.holding:
            _state.waits = False
            signal.raise_signal(_state.came or signal.SIGINT)
