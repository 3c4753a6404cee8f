"""What is done otherwise on Windows, as far as it can be tried without one."""

from __future__ import annotations

import ctypes
from typing import Any

import pytest

from unospec.protocol import command_lines
from unospec.protocol.jobs import ExtendedLimits, Job
from unospec.protocol.process import _how


def test_a_command_line_is_left_to_the_program() -> None:
    line = r'"C:\Program Files\uno\uno.exe" --name "it' 's"'
    assert command_lines.split(line, windows=True) == line
    assert command_lines.split("a 'b c' \"d\"", windows=False) == ["a", "b c", "d"]


def test_a_command_that_can_be_typed_again() -> None:
    words = ["unospec", "verify", "--engine", "cmd:java -cp classes My"]
    assert command_lines.join(words, windows=True) == 'unospec verify --engine "cmd:java -cp classes My"'
    assert command_lines.join(words, windows=False) == "unospec verify --engine 'cmd:java -cp classes My'"


@pytest.mark.parametrize(
    ("status", "told"), [(0, "exit 0"), (97, "exit 97"), (3221225477, "exit 0xC0000005"), (-9, "SIGKILL")]
)
def test_how_a_process_has_ended(status: int, told: str) -> None:
    assert _how(status) == told


class System:
    """Stands in for ``kernel32``. fails: the function that does not do what it is asked."""

    def __init__(self, fails: str = "") -> None:
        self.fails = fails
        self.called: list[str] = []
        self.flags = 0

    def __getattr__(self, name: str) -> Any:
        def call(*arguments: Any) -> int:
            self.called.append(name)
            if name == "SetInformationJobObject":
                limits = ctypes.cast(arguments[2], ctypes.POINTER(ExtendedLimits)).contents
                self.flags = limits.basic.flags
                assert arguments[3] == ctypes.sizeof(ExtendedLimits)
            return 0 if name == self.fails else 77

        return call


def test_a_job_ends_what_is_in_it_once() -> None:
    system = System()
    job = Job(5, system)
    assert system.flags == 0x2000
    job.end()
    job.end()
    assert system.called[-3:] == ["AssignProcessToJobObject", "TerminateJobObject", "CloseHandle"]


@pytest.mark.parametrize("fails", ["CreateJobObjectW", "SetInformationJobObject", "AssignProcessToJobObject"])
def test_without_a_job_no_handle_is_left(fails: str) -> None:
    system = System(fails)
    with pytest.raises(OSError, match="job"):
        Job(5, system)
    assert system.called.count("CloseHandle") == (fails != "CreateJobObjectW")


@pytest.mark.skipif(ctypes.sizeof(ctypes.c_void_p) != 8, reason="the sizes are those of 64 bits")
def test_the_limits_have_the_size_that_windows_wants() -> None:
    assert ctypes.sizeof(ExtendedLimits) == 144
