"""An engine behind a child process that speaks JSON Lines over stdin and stdout.

One process serves a whole run. Whatever it does wrong is told apart from all else and raised as an EngineFault with
the verdict and the reason; the process is then ended, with its children, and the next message starts a new one.
"""

from __future__ import annotations

import contextlib
import json
import re
import signal
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, NoReturn

from unospec import interrupts
from unospec.problems import Problem
from unospec.protocol.messages import Arrange, Bye, Configure, Deal, Opening, Reply, Request, read_reply, to_json
from unospec.protocol.pipes import Pipes, connect
from unospec.protocol.shapes import ShapeError
from unospec.protocol.strict_json import Reader, encode, is_json
from unospec.protocol.trees import Tree
from unospec.running.verdicts import SAID, EngineFault
from unospec.spec.messages import Told

#: The exit status with which our serving module says that the user has named something wrongly.
PROBLEM_STATUS: Final = 97

#: More than this, unasked, is a flood.
_FLOOD: Final = 1 << 18

#: How long a process that has closed a pipe may take to end, seconds.
_ENDING: Final = 1.0

#: How long is waited for more of what should not have come at all, seconds.
_QUIET: Final = 0.05

#: With these a scenario begins.
_BEGINNINGS: Final = (Arrange, Deal, Configure, Opening)

#: The id of a message in a line, with what stands before it.
_ID: Final = re.compile(r"""((["'])id\2\s*:\s*["']?)\d+""")

#: Where something went wrong, as Node and Java say it below what did.
_TRACE: Final = re.compile(r"\s+at \S")

#: What Node says of itself after an error.
_NODE: Final = re.compile(r"Node\.js v[\d.]+")

_HALF_PAIR: Final = re.compile(rb"\\u[dD][89a-fA-F]")


@dataclass(frozen=True, slots=True)
class Limits:
    """What a process is allowed.

    message: seconds until the reply. start: seconds until the first reply. line: bytes in a reply. stderr: bytes of
    it that are kept. end: seconds from the reply to `bye` until the process has ended.
    """

    message: float = 10
    start: float = 30
    line: int = 1 << 20
    stderr: int = 1 << 16
    end: float = 2


class Process:
    """An engine in a child process. Nothing is started before the first message."""

    def __init__(
        self, command: Sequence[str] | str, limits: Limits | None = None, *, connected: Callable[..., Pipes] = connect
    ) -> None:
        """command: its words, or on Windows the whole line. connected: makes the pipes."""
        self.limits = limits or Limits()
        #: What else is to be told of the processes that were used: ids of texts, `running.<note>`.
        self.notes: list[str] = []
        self._command = command
        self._connected = connected
        self._tree: Tree | None = None
        self._pipes: Pipes | None = None
        self._reader = Reader()
        self._buffer = bytearray()
        self._searched = 0
        self._next = 0
        self._answered = False
        self._said_bye = False
        self._begun = False
        self._said_at_start = b""
        self._stderr = b""

    @property
    def stderr(self) -> str:
        """The end of what the process, or the last one, has written to stderr: at its start, and in this scenario.

        Not what it wrote in earlier ones, so that it says the same whichever scenarios a process was given.
        """
        data = self._pipes.complaints() if self._pipes is not None else self._stderr
        return (self._said_at_start + data).decode("utf-8", "replace")

    def ask(self, request: Request) -> Reply:
        """The reply to one message. Raises EngineFault; Problem if the engine cannot be what the user has named."""
        if self._tree is None:
            if isinstance(request, Bye):
                raise self._fault("crash", "not-running")
            self._start()
        elif not self._said_bye:
            self._check_silence()
        assert self._tree is not None
        assert self._pipes is not None
        if isinstance(request, Bye):
            self._tree.look()
        if isinstance(request, _BEGINNINGS) and self._answered:
            self._forget_complaints(self._pipes)
        data = to_json(request)
        number = data["id"] = self._next
        self._next += 1
        self._pipes.send(encode(data).encode() + b"\n")
        line = self._line(time.monotonic() + (self.limits.message if self._answered else self._start_left()))
        reply = self._read(line, number, request)
        self._answered = True
        self._said_bye = isinstance(request, Bye)
        return reply

    def pause(self) -> None:
        """A scenario is over. Raises EngineFault for what has come unasked by now, which is told of that scenario.

        What comes later is told of the one that the process is given next, which cannot be helped: nothing says when
        an engine has said all, and waiting for more after every scenario would cost more than all else.
        """
        pipes = self._pipes
        if pipes is None or self._said_bye or (not self._buffer and pipes.quiet()):
            return
        if not self._buffer:
            # If it has ended, the next message tells.
            self._buffer += pipes.receive(0) or b""
        if self._buffer:
            self._unasked()
        if pipes.hung_up():
            self._lost_stdin()

    def restart(self) -> None:
        """End the process, by force if need be; the next message starts a new one."""
        self._end()

    def close(self) -> None:
        """End the process, and all that it has started. One that has said goodbye may end by itself."""
        if self._tree is not None and self._pipes is not None and self._said_bye:
            self._pipes.close_stdin()
            self._let_end(self._tree, self._pipes)
        self._end()

    # Start and end.

    def _start(self) -> None:
        self._forget()
        self._started = time.monotonic()
        try:
            with interrupts.held():
                self._tree = Tree(self._command)
        except OSError as error:
            raise self._fault("crash", "cannot-start", why=error.strerror or str(error)) from None
        except ValueError as error:  # a zero byte in the command
            raise self._fault("crash", "cannot-start", why=str(error)) from None
        self._pipes = self._connected(self._tree, self.limits.stderr)

    def _start_left(self) -> float:
        return self._started + self.limits.start - time.monotonic()

    def _forget(self) -> None:
        self._buffer.clear()
        self._searched = self._next = 0
        self._answered = self._said_bye = self._begun = False
        self._said_at_start = b""

    def _forget_complaints(self, pipes: Pipes) -> None:
        said = pipes.forget_complaints()
        if not self._begun:
            self._said_at_start = said[-SAID:]
        self._begun = True

    def _let_end(self, tree: Tree, pipes: Pipes) -> None:
        # Its last words are read meanwhile, or it could be stuck in writing them.
        until = time.monotonic() + self.limits.end
        while tree.status is None and time.monotonic() < until:
            if pipes.receive(min(until, time.monotonic() + 0.02)) == b"":
                tree.wait(until - time.monotonic())
        if tree.status is None:
            self.notes.append("does-not-end")

    def _end(self) -> None:
        tree, pipes = self._tree, self._pipes
        if tree is None:
            return
        try:
            tree.end()
        finally:
            self._tree = self._pipes = None
            if pipes is not None:
                self._stderr = pipes.complaints()
                pipes.close()

    # Lines.

    def _line(self, until: float) -> bytes:
        """The next line, without its end."""
        pipes = self._pipes
        assert pipes is not None
        while True:
            line = self._buffered() if self._buffer else None
            if line is not None:
                return line
            if pipes.stdin_closed:
                self._lost_stdin()
            data = pipes.receive(until)
            if data is None:
                if not pipes.stdin_closed:
                    self._late()
            elif data == b"":
                self._lost_stdout()
            elif not self._buffer and data.find(b"\n") == len(data) - 1 <= self.limits.line:
                return data[:-1].removesuffix(b"\r")  # nearly always all of a line and nothing else
            else:
                self._buffer += data

    def _buffered(self) -> bytes | None:
        """The first line in the buffer, if there is a whole one."""
        end = self._buffer.find(b"\n", self._searched)
        if end > self.limits.line or (end < 0 and len(self._buffer) > self.limits.line):
            self._wrong("huge-line", limit=str(self.limits.line))
        if end < 0:
            self._searched = len(self._buffer)
            return None
        line = bytes(self._buffer[:end])
        del self._buffer[: end + 1]
        self._searched = 0
        return line.removesuffix(b"\r")

    def _late(self) -> NoReturn:
        assert self._pipes is not None
        if self._pipes.unread:
            raise self._fault("timeout", "does-not-read", seconds=f"{self.limits.message:g}")
        if self._buffer:
            raise self._fault("timeout", "half-a-line", line=_excerpt(bytes(self._buffer)))
        if not self._answered:
            raise self._fault("timeout", "slow-start", seconds=f"{self.limits.start:g}")
        raise self._fault("timeout", "no-answer", seconds=f"{self.limits.message:g}")

    def _lost_stdout(self) -> NoReturn:
        status = self._status_soon()
        if status is None:
            self._wrong("stdout-closed")
        if self._buffer:
            raise self._fault("crash", "ended-in-a-line", line=_excerpt(bytes(self._buffer)), how=_how(status))
        self._ended(status)

    def _lost_stdin(self) -> NoReturn:
        """The process takes nothing any more: it has ended, or else it only does not listen."""
        assert self._pipes is not None
        until = time.monotonic() + _ENDING
        while (data := self._pipes.receive(until)) != b"":
            if data is None:
                if time.monotonic() >= until or self._status_soon() is None:
                    self._wrong("stdin-closed")
                break
            self._buffer += data
            if len(self._buffer) > self.limits.line:
                break
        self._lost_stdout()

    def _status_soon(self) -> int | None:
        assert self._tree is not None
        return self._tree.wait(_ENDING)

    def _ended(self, status: int) -> NoReturn:
        if status == PROBLEM_STATUS and not self._answered:
            raise _problem(self.stderr.strip().splitlines())
        raise self._fault("crash", "ended" if self._answered else "ended-at-start", how=_how(status))

    # What a line holds.

    def _check_silence(self) -> None:
        """Whatever has come with the last reply is wrong. What comes later is found where the next one is read."""
        if b"\n" in self._buffer:
            self._unasked()

    def _unasked(self) -> NoReturn:
        self._flooded()
        line = self._buffered()
        if line is None:
            line = bytes(self._buffer)
        self._twice(line)
        self._wrong("unasked", line=_excerpt(line))

    def _read(self, line: bytes, number: int, request: Request) -> Reply:
        answers: object = None
        try:
            data = self._parsed(line)
            answers = data.get("id") if type(data) is dict else None
            if type(answers) is int and answers == number:
                data["id"] = request.id
            reply = read_reply(data)
        except ShapeError as error:
            raise self._fault("protocol-error", "bad-reply", type=request.type, error=str(error)) from None
        if answers != number:
            self._flooded()
            if answers in range(number) and self._has_reply(number):
                self._wrong("answered-twice", line=_excerpt(line))
            self._wrong("wrong-id")
        return reply

    def _parsed(self, line: bytes) -> Any:
        try:
            data = self._reader.read(line.decode("utf-8"))
            if b"\\u" in line and _HALF_PAIR.search(line):
                json.dumps(data, ensure_ascii=False).encode("utf-8")
            return data
        except ShapeError:
            raise
        except UnicodeDecodeError:
            self._wrong("not-utf8", line=_excerpt(line))
        except UnicodeEncodeError:
            self._wrong("bad-json", line=_excerpt(line), error="half of a surrogate pair")
        except RecursionError:
            self._wrong("bad-json", line=_excerpt(line), error="nested too deeply")
        except ValueError as error:
            self._flooded()
            self._no_json(line, error)

    def _no_json(self, line: bytes, error: ValueError) -> NoReturn:
        """Which way it is wrong."""
        text = line.decode("utf-8").strip()
        brace = text.find("{")
        if text.startswith("\ufeff"):
            self._wrong("byte-order-mark")
        if not text:
            self._wrong("empty-line")
        if brace > 0 and is_json(text[brace:]):
            self._wrong("text-before-json", line=_excerpt(line))
        if brace == 0 and isinstance(error, json.JSONDecodeError) and error.msg == "Extra data":
            self._wrong("text-after-json", line=_excerpt(line))
        if brace != 0:
            self._wrong("not-json", line=_excerpt(line))
        if isinstance(error, json.JSONDecodeError):
            # Where it is broken is shown: a place that is counted from the line's beginning would not be found.
            self._wrong("bad-json", line=_excerpt(line, len(error.doc[: error.pos].encode())), error=error.msg)
        self._wrong("bad-json", line=_excerpt(line), error=str(error))

    def _twice(self, line: bytes) -> None:
        """Raises EngineFault if the line is a reply to what has been answered."""
        with contextlib.suppress(ValueError, RecursionError):
            data = json.loads(line)
            if isinstance(data, dict) and type(data.get("id")) is int and data["id"] in range(self._next):
                self._wrong("answered-twice", line=_excerpt(line))

    def _has_reply(self, number: int) -> bool:
        """Whether a reply with that id comes as well."""
        while (line := self._buffered()) is not None:
            with contextlib.suppress(ValueError, RecursionError):
                data = json.loads(line)
                if isinstance(data, dict) and data.get("id") == number:
                    return True
        return False

    def _flooded(self) -> None:
        """Raises EngineFault if much more comes, or does not stop; else what comes is in the buffer."""
        assert self._pipes is not None
        until = time.monotonic() + 20 * _QUIET
        while data := self._pipes.receive(time.monotonic() + _QUIET):
            self._buffer += data
            if len(self._buffer) > _FLOOD or time.monotonic() > until:
                self._wrong("flood")

    # Faults.

    def _wrong(self, reason: str, **fields: str) -> NoReturn:
        raise self._fault("protocol-error", reason, **fields)

    def _fault(self, verdict: Any, reason: str, **fields: str) -> EngineFault:
        """The fault, with what stderr says. The field `stderr` is for reports, `last` is its last line."""
        stderr = self.stderr if self._pipes is not None else ""
        fields |= {"last": _excerpt(_telling(stderr).encode()) or "–", "stderr": stderr[-SAID:]}
        return EngineFault(verdict, reason, **fields)


def _problem(said: Sequence[str]) -> Problem:
    """What our serving module says is wrong: a line to be read, and one that holds the same as data."""
    try:
        id, hint_id, hint_fields, fields = json.loads(said[-1])
        return Told(id, hint_id, hint_fields, **fields)
    except (ValueError, TypeError, LookupError):
        return Problem(said[-1] if said else "the engine cannot be started")


def _excerpt(line: bytes, at: int = 0) -> str:
    """Part of a line, for a message: its beginning, unless the place `at` lies further on.

    The id is left out: which one a message has depends on what the process was asked before.
    """
    text, place = _without_id(line[: at + 600]), len(_without_id(line[:at]))
    if place > 80:
        text = f"…{text[place - 60 :]}"
    text = text.strip()
    return text if len(text) <= 120 else f"{text[:119]}…"


def _telling(stderr: str) -> str:
    """The last line; if Node or Java wrote a trace, the last that is not indented: what went wrong, not where.

    Node says its version below that; nothing is said by a line without a letter.
    """
    said = [line.rstrip() for line in stderr.splitlines() if line.strip()]
    if not any(map(_TRACE.match, said)):
        return next(reversed(said), "").strip()
    telling = [
        line for line in said if not (line[0].isspace() or _NODE.fullmatch(line)) and any(map(str.isalnum, line))
    ]
    return next(reversed(telling or said), "").strip()


def _without_id(line: bytes) -> str:
    return _ID.sub(r"\1…", line.decode("utf-8", "backslashreplace"))


def _how(status: int) -> str:
    """How a process has ended: ``exit 1``, which reports tell in the reader's language, or ``SIGKILL``."""
    if status >= 1 << 31:  # on Windows, what broke it down
        return f"exit 0x{status:X}"
    if status >= 0:
        return f"exit {status}"
    try:
        return signal.Signals(-status).name
    except ValueError:
        return str(status)
