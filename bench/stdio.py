"""How long a full run takes with an engine that answers at once, beside the same messages sent to a bare echo process.

The engine plays back the replies that the reference gave, so its own time counts for nothing: a run is what the suite
itself needs, with the pipes. Beside it each request is written as JSON and sent to a process that only sends the line
back, and the engine's reply to it is read from JSON as a message; what is left out is the playing of scenarios. A third
one gives the ratio to bare bytes, with no JSON written or read.

They take turns, a few scenarios each, so that whatever else the machine does slows all of them alike. Of each slice the
median over the rounds is taken; start and end of the processes belong to the first slice and the last. A busy machine
takes the caches away between two messages, which costs the run more than the echo: the load is printed, too.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import islice, pairwise
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

#: How many scenarios a slice has.
_SLICE = 20

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


def full_run(given: list[Case], replies: Path) -> Iterator[None]:
    """A run, an item for each scenario; start and end of the engine's process are part of it."""
    engine = Process([sys.executable, "-I", "-S", "-c", _PLAYBACK, str(replies)])
    for result in conduct(given, engine):
        if result.verdict != "pass":
            raise RuntimeError("the played back run differs from the recorded one")
        yield
    farewell(engine)


def echo(requests: Sequence[Sequence[Request]], replies: Sequence[Sequence[bytes]]) -> Iterator[None]:
    """The same messages through an echo, each made JSON and read from it; an item for each scenario."""
    with subprocess.Popen(_ECHO, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        sent, lines = process.stdin, process.stdout
        assert sent is not None
        assert lines is not None
        for asked, answered in zip(requests, replies, strict=True):
            for request, reply in zip(asked, answered, strict=True):
                sent.write(_line(to_json(request)))
                sent.flush()
                lines.readline()
                read_reply(json.loads(reply))
            yield


def echo_bytes(requests: Sequence[Sequence[bytes]]) -> Iterator[None]:
    """The same requests through an echo, as bytes made beforehand; an item for each scenario."""
    with subprocess.Popen(_ECHO, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        sent, lines = process.stdin, process.stdout
        assert sent is not None
        assert lines is not None
        for asked in requests:
            for request in asked:
                sent.write(request)
                sent.flush()
                lines.readline()
            yield


def in_slices(works: Sequence[Callable[[], Iterator[None]]], slices: int) -> list[list[float]]:
    """How long each slice of each of the works takes, seconds; they are done side by side, a slice each."""
    running = [work() for work in works]
    times: list[list[float]] = [[] for _ in works]
    for number in range(slices):
        last = number == slices - 1
        for work, taken in zip(running, times, strict=True):
            begun = time.perf_counter()
            for _ in islice(work, None if last else _SLICE):
                pass
            taken.append(time.perf_counter() - begun)
    return times


def main(arguments: list[str] | None = None) -> int:
    """Print the times and the ratios. Gives 1 if the ratio is more than wanted."""
    parser = argparse.ArgumentParser(prog="python -m bench.stdio", description="A full run beside an echo.")
    parser.add_argument("--rounds", type=int, default=11, help="how often each is measured (default: 11)")
    rounds = parser.parse_args(arguments).rounds
    given = cases()
    recorded = Recording()
    ends = [len(recorded.requests) for _ in conduct(given, recorded)]
    farewell(recorded)
    ends[-1:] = [len(recorded.requests)]  # the goodbye belongs to the last one
    spans = list(pairwise([0, *ends]))
    sent = [recorded.requests[begin:end] for begin, end in spans]
    replies = [recorded.replies[begin:end] for begin, end in spans]
    requests = [[read_request(json.loads(line)) for line in lines] for lines in sent]
    with tempfile.TemporaryDirectory() as folder, seldom_collecting():  # as the command does
        path = Path(folder) / "replies"
        path.write_bytes(b"".join(recorded.replies))
        works = (partial(full_run, given, path), partial(echo, requests, replies), partial(echo_bytes, sent))
        slices = -(-len(given) // _SLICE)
        in_slices(works, slices)  # warm
        taken = [in_slices(works, slices) for _ in range(rounds)]
    # Of each work, the median of each slice over the rounds.
    times = [sum(map(statistics.median, zip(*of_work, strict=True))) for of_work in zip(*taken, strict=True)]
    ratio = times[0] / times[1]
    print(f"{f'stdio, {len(recorded.requests)} messages':<30}{'ratio':>12}")
    for name, seconds in zip(("full run", "echo", "echo of bare bytes"), times, strict=True):
        print(f"  {name:<22}{seconds * 1000:>7.0f} ms{times[0] / seconds:>8.2f}")
    load = f"; load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors" if hasattr(os, "getloadavg") else ""
    print(f"  a full run takes {ratio:.2f} times as long as the echo (wanted: at most {WANTED:g}){load}")
    return int(ratio > WANTED)


if __name__ == "__main__":
    sys.exit(main())
