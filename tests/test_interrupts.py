"""Signals end a command in good order, and never between the start of a process and the moment when it is known."""

from __future__ import annotations

import signal
import subprocess
import sys

import pytest

posix = pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")

#: In a process of its own: the tests' own handlers stay as they are.
PROGRAM = """
import os, signal, sys
from unospec import interrupts
for name in ("SIGINT", "SIGTERM", "SIGHUP"):
    signal.signal(getattr(signal, name), signal.default_int_handler if name == "SIGINT" else signal.SIG_DFL)
number = int(sys.argv[1])
try:
    with interrupts.heeded():
        with interrupts.held(), interrupts.held():
            os.kill(os.getpid(), number)
            print("held")
        print("not reached")
except KeyboardInterrupt as stopped:
    print(interrupts.status(stopped))
"""


@posix
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, getattr(signal, "SIGHUP", 0)])
def test_a_signal_waits_until_what_is_started_is_known(number: int) -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM, str(int(number))], check=True, capture_output=True, text=True)
    assert done.stdout.split() == ["held", str(128 + number)]
