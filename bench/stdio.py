"""How long a full run takes with an engine that answers at once, beside the same messages sent to a bare echo process.

The engine plays back the replies that the reference gave, so its own time counts for nothing: a run is what the suite
itself needs, with the pipes. Beside it each request is written as JSON and sent to a process that only sends the line
back, and the engine's reply to it is read from JSON as a message; what is left out is the playing of scenarios.

Both sides of a pipe take turns, so on a quiet machine the time that passes is the time that all processes compute.
The latter depends less on what else the machine does, so it is what the ratio is judged by; both are printed, and
beside them the ratio to bare bytes, with no JSON written or read. Measured by turns; medians. A busy machine takes the
caches away between two messages, which costs the run more than the echo: the load is printed, too.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from unospec.adapters.reference import Reference
from unospec.cli.child import seldom_collecting
from unospec.protocol.messages import Reply, Request, read_reply, read_request, to_json
from unospec.protocol.process import Process
from unospec.running.conduct import Case, conduct, farewell
from unospec.running.engines import InProcess
from unospec.scenarios import library
from unospec.spec.rule_sets import names, rule_set

#: What a full run may take, in terms of the echo.
WANTED = 2.0

_ECHO = [
    *(sys.executable, "-I", "-S", "-c"),
    "import sys\nfor line in sys.stdin.buffer:\n    sys.stdout.buffer.write(line)\n    sys.stdout.buffer.flush()\n",
]
_PLAYBACK = """
import sys
with open(sys.argv[1], "rb") as replies:
    for line, reply in zip(sys.stdin.buffer, replies):
        sys.stdout.buffer.write(reply)
        sys.stdout.buffer.flush()
"""


class Recording:
    """The reference, with the lines of all messages as `Process` sends and gets them."""

    def __init__(self) -> None:
        self._engine = InProcess(Reference)
        self.requests: list[bytes] = []
        self.replies: list[bytes] = []

    def ask(self, request: Request) -> Reply:
        """The reference's reply."""
        reply = self._engine.ask(request)
        number = len(self.requests)
        self.requests.append(_line({**to_json(request), "id": number}))
        self.replies.append(_line({**to_json(reply), "id": number}))
        return reply

    def restart(self) -> None:
        """Nothing is started again here: the reference does not break down."""
        raise RuntimeError("the reference has broken down")

    def close(self) -> None:
        """Throw the engine away."""
        self._engine.close()


def _line(data: object) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def cases() -> list[Case]:
    """All scenarios, each under the rules of its own text."""
    sets = {name: rule_set(name) for name in names()}
    return [
        Case(scenario, sets[name].with_options(scenario.options).rules)
        for name in names()
        for scenario in library.scenarios(name)
    ]


@dataclass(frozen=True, slots=True)
class Taken:
    """Seconds. passed: on the clock. computed: by this process and those that it has started."""

    passed: float
    computed: float


def measured(work: Callable[[], object]) -> Taken:
    """How long it takes. What it starts has to have ended."""
    clock, computed = time.perf_counter(), _computed()
    work()
    return Taken(time.perf_counter() - clock, _computed() - computed)


def _computed() -> float:
    own, others = resource.getrusage(resource.RUSAGE_SELF), resource.getrusage(resource.RUSAGE_CHILDREN)
    return own.ru_utime + own.ru_stime + others.ru_utime + others.ru_stime


def full_run(given: list[Case], replies: Path) -> None:
    """A run; start and end of the engine's process are part of it."""
    engine = Process([sys.executable, "-I", "-S", "-c", _PLAYBACK, str(replies)])
    results = list(conduct(given, engine))
    farewell(engine)
    if any(result.verdict != "pass" for result in results):
        raise RuntimeError("the played back run differs from the recorded one")


def echo(requests: list[Request], recorded: Recording) -> None:
    """The same messages through an echo, each made JSON and read from it."""
    with subprocess.Popen(_ECHO, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        sent, lines = process.stdin, process.stdout
        assert sent is not None
        assert lines is not None
        for request, reply in zip(requests, recorded.replies, strict=True):
            sent.write(_line(to_json(request)))
            sent.flush()
            lines.readline()
            read_reply(json.loads(reply))


def echo_bytes(recorded: Recording) -> None:
    """The same requests through an echo, as bytes made beforehand."""
    with subprocess.Popen(_ECHO, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        sent, lines = process.stdin, process.stdout
        assert sent is not None
        assert lines is not None
        for request in recorded.requests:
            sent.write(request)
            sent.flush()
            lines.readline()


def main(arguments: list[str] | None = None) -> int:
    """Print the times and the ratios. Gives 1 if the ratio is more than wanted."""
    parser = argparse.ArgumentParser(prog="python -m bench.stdio", description="A full run beside an echo.")
    parser.add_argument("--rounds", type=int, default=11, help="how often each is measured (default: 11)")
    rounds = parser.parse_args(arguments).rounds
    given = cases()
    recorded = Recording()
    for _ in conduct(given, recorded):
        pass
    farewell(recorded)
    requests = [read_request(json.loads(line)) for line in recorded.requests]
    with tempfile.TemporaryDirectory() as folder, seldom_collecting():  # as the command does
        replies = Path(folder) / "replies"
        replies.write_bytes(b"".join(recorded.replies))
        works = (
            partial(full_run, given, replies),
            partial(echo, requests, recorded),
            partial(echo_bytes, recorded),
        )
        full_run(given, replies)  # warm
        times = [[measured(work) for work in works] for _ in range(rounds)]
    passed = [statistics.median(each.passed for each in column) for column in zip(*times, strict=True)]
    computed = [statistics.median(each.computed for each in column) for column in zip(*times, strict=True)]
    ratio = computed[0] / computed[1]
    print(f"{f'stdio, {len(requests)} messages':<24}{'passed':>10}{'ratio':>8}{'computed':>10}{'ratio':>8}")
    for place, name in enumerate(("full run", "echo", "echo of bare bytes")):
        told = f"{passed[place] * 1000:>7.0f} ms{passed[0] / passed[place]:>8.2f}"
        print(f"  {name:<22}{told}{computed[place] * 1000:>7.0f} ms{computed[0] / computed[place]:>8.2f}")
    load = f"; load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors" if hasattr(os, "getloadavg") else ""
    print(f"  a full run takes {ratio:.2f} times as long as the echo (wanted: at most {WANTED:g}){load}")
    return int(ratio > WANTED)


if __name__ == "__main__":
    sys.exit(main())
