"""Signals end a command in good order, and never between the start of a process and the moment when it is known."""

from __future__ import annotations

import signal
import subprocess
import sys
import textwrap

import pytest

posix = pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")

#: In a process of its own: the tests' own handlers stay as they are.
PROGRAM = """
import os, signal, sys, time
from contextlib import suppress
from unospec import interrupts
for name in ("SIGINT", "SIGTERM", "SIGHUP"):
    signal.signal(getattr(signal, name), signal.default_int_handler if name == "SIGINT" else signal.SIG_DFL)
number = int(sys.argv[1])

class Finalized:
    def __del__(self):
        os.kill(os.getpid(), number)

try:
    with interrupts.heeded():
WORK
except KeyboardInterrupt as stopped:
    print(interrupts.status(stopped))
"""

HELD = """
with interrupts.held(), interrupts.held():
    os.kill(os.getpid(), number)
    print("held")
print("not reached")
"""

HELD_AND_FAILED = """
with suppress(ValueError), interrupts.held():
    os.kill(os.getpid(), number)
    raise ValueError("something else went wrong meanwhile")
print("not reached")
"""

FINALIZER = """
Finalized()
for _ in range(500):
    time.sleep(0.01)
print("not reached")
"""

FORK = """
os.register_at_fork(after_in_parent=lambda: os.kill(os.getpid(), number))
with interrupts.kept_from_children():
    if not os.fork():
        interrupts.left_to_parent()
        os._exit(0)
print("not reached")
"""

SWALLOWED = """
try:
    os.kill(os.getpid(), number)
except BaseException:
    print("swallowed")
"""

TURNED_INTO_ANOTHER = """
try:
    os.kill(os.getpid(), number)
except BaseException:
    raise ValueError("something else")
"""

SWALLOWED_BEFORE_A_STEP = (
    SWALLOWED
    + """
interrupts.check()
print("not reached")
"""
)


def run(work: str, number: int) -> list[str]:
    """The words that the program prints. work: what it does while signals are heeded."""
    program = PROGRAM.replace("WORK", textwrap.indent(work, 8 * " "))
    done = subprocess.run([sys.executable, "-c", program, str(int(number))], check=True, capture_output=True, text=True)
    assert done.stderr == ""
    return done.stdout.split()


@posix
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, getattr(signal, "SIGHUP", 0)])
def test_a_signal_waits_until_what_is_started_is_known(number: int) -> None:
    assert run(HELD, number) == ["held", str(128 + number)]


@posix
@pytest.mark.parametrize(
    "work",
    [HELD_AND_FAILED, FINALIZER, FORK, TURNED_INTO_ANOTHER],
    ids=["held-and-failed", "finalizer", "fork", "turned-into-another"],
)
def test_a_signal_is_not_lost(work: str) -> None:
    assert run(work, signal.SIGTERM) == [str(128 + signal.SIGTERM)]


@posix
@pytest.mark.parametrize("work", [SWALLOWED, SWALLOWED_BEFORE_A_STEP], ids=["last", "before-a-step"])
def test_what_swallows_all_does_not_make_a_success(work: str) -> None:
    assert run(work, signal.SIGTERM) == ["swallowed", str(128 + signal.SIGTERM)]


@posix
def test_a_signal_does_not_reach_the_next_one_that_heeds() -> None:
    program = PROGRAM.replace("WORK", "        os.kill(os.getpid(), number)")
    program += "with interrupts.heeded():\n    interrupts.check()\nprint('done')\n"
    done = subprocess.run([sys.executable, "-c", program, str(int(signal.SIGTERM))], check=True, capture_output=True)
    assert done.stdout.split() == [b"%d" % (128 + signal.SIGTERM), b"done"]
