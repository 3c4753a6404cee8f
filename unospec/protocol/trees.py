"""Processes with all their children: started so that they can be ended together, and ended so that none is left.

On POSIX a process leads a session of its own, so that Ctrl-C on the terminal does not reach it before we have had our
say, and a signal to its group reaches its children. A child that has left the group is found on Linux by a mark in its
environment, and one without the mark as a child of its parent, as long as that is there: a daemon that has cleared its
environment as well is not found. On Windows a process is put into a job, which ends with all that is in it; where that
cannot be done, `taskkill /T` ends a tree, as long as its root is alive.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
import uuid
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from unospec.protocol.jobs import Job

#: The name of the mark in the environment.
MARK: Final = "UNOSPEC_ENGINE"

#: How long a process that was asked to end may take before it is ended by force.
GRACE: Final = 0.5

_WINDOWS: Final = sys.platform == "win32"


class Tree:
    """A process and whatever it starts."""

    def __init__(
        self,
        command: Sequence[str] | str,
        environment: Mapping[str, str] | None = None,
        folder: Path | None = None,
    ) -> None:
        """Start it. command: its words; on Windows one text may be given, which is passed on as it is.

        environment: more variables than those of this process. folder: where it is run, if not here. Raises OSError
        if it cannot be started.
        """
        self._mark = uuid.uuid4().hex
        self._job: Job | None = None
        self._family: dict[int, str] = {}
        options: dict[str, Any] = {"start_new_session": True}
        if _WINDOWS:
            options = {"creationflags": getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)}
        self._process = subprocess.Popen(
            command,
            cwd=folder,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            env={**os.environ, **(environment or {}), MARK: self._mark},
            **options,
        )
        if _WINDOWS:
            from unospec.protocol.jobs import Job

            with contextlib.suppress(OSError):
                self._job = Job(int(self._process._handle))  # type: ignore[attr-defined,unused-ignore]

    @property
    def stdin(self) -> IO[bytes]:
        """The pipe to it, unbuffered."""
        assert self._process.stdin is not None
        return self._process.stdin

    @property
    def stdout(self) -> IO[bytes]:
        """The pipe from it, unbuffered."""
        assert self._process.stdout is not None
        return self._process.stdout

    @property
    def stderr(self) -> IO[bytes]:
        """The pipe of its complaints, unbuffered."""
        assert self._process.stderr is not None
        return self._process.stderr

    @property
    def status(self) -> int | None:
        """How it has ended: its exit status, or less than 0 for a signal; None while it runs."""
        return self._process.poll()

    def wait(self, seconds: float) -> int | None:
        """Wait until it has ended, at most so long. Gives its `status`."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(max(seconds, 0))
        return self._process.poll()

    def outcome(self) -> tuple[int, str, str]:
        """Tell it nothing and wait until it has ended. Gives its status and what it wrote to stdout and stderr."""
        out, err = (data.decode("utf-8", "replace") for data in self._process.communicate())
        return self._process.returncode, out, err

    def look(self) -> None:
        """See what it has started by now. Once it has ended, nothing shows any more which processes were its own."""
        if sys.platform.startswith("linux") and self.status is None:
            self._family |= descendants(self._process.pid)

    def end(self) -> None:
        """End it, and all that it has started. Asks first, then uses force. May be called again."""
        try:
            self.look()
            if self.status is None:
                self._ask_to_end()
                self.wait(GRACE)
        finally:
            self._force()
            self._process.wait()
            end_marked(self._mark)
            self._end_family()

    def _ask_to_end(self) -> None:
        if not _WINDOWS:
            self._signal_group(signal.SIGTERM)
        # There is no polite way on Windows that console programs understand without a handler.

    def _force(self) -> None:
        if _WINDOWS:
            if self._job is not None:
                self._job.end()
                self.wait(GRACE)
            if self.status is None:
                _taskkill(self._process.pid)
                if self.wait(GRACE) is None:
                    self._process.kill()
        else:
            self._signal_group(signal.SIGKILL)

    def _end_family(self) -> None:
        for root in [number for number, born in self._family.items() if born and _born(number) == born]:
            for number in (root, *descendants(root)):
                with contextlib.suppress(OSError):
                    os.kill(number, signal.SIGKILL)

    def _signal_group(self, number: int) -> None:
        # The group outlives its leader as long as a child is in it. macOS answers with EPERM for one of zombies.
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, number)


def _taskkill(number: int) -> None:
    with contextlib.suppress(OSError, subprocess.TimeoutExpired):
        subprocess.run(
            ["taskkill", "/T", "/F", "/PID", str(number)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=10,
            check=False,
        )


def descendants(root: int) -> dict[int, str]:
    """The children of a process, theirs and so on, each with when it was started; none where ``/proc`` lists none."""
    found: dict[int, str] = {}
    waiting = [root]
    while waiting:
        for file in Path(f"/proc/{waiting.pop()}/task").glob("*/children"):
            # Processes end while we look.
            with contextlib.suppress(OSError):
                children = [int(each) for each in file.read_text(encoding="ascii").split()]
                waiting += children
                found |= {each: _born(each) for each in children}
    return found


def _born(number: int) -> str:
    """When a process was started, which tells it from another one that is given its number later; empty if none is."""
    try:
        return Path(f"/proc/{number}/stat").read_text(encoding="utf-8", errors="replace").rsplit(")", 1)[1].split()[19]
    except OSError:
        return ""


def marked(mark: str) -> list[int]:
    """The processes with that mark in their environment; always none where there is no ``/proc``."""
    wanted = f"{MARK}={mark}".encode()
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        # Processes end while we look, and those of others may not be looked at.
        with contextlib.suppress(OSError):
            if wanted in (folder / "environ").read_bytes().split(b"\0"):
                found.append(int(folder.name))
    return found


def end_marked(mark: str) -> None:
    """End what has left the group of its parent."""
    if not sys.platform.startswith("linux"):
        return
    for _ in range(20):  # one that starts others while it is being ended needs more than one round
        left = marked(mark)
        if not left:
            return
        for number in left:
            with contextlib.suppress(OSError):
                os.kill(number, signal.SIGKILL)
        time.sleep(0.01)
