"""How long a full run takes with an engine that answers at once, beside the same messages sent to a bare echo process.

The engine plays back the replies that the reference gave, so its own time counts for nothing: a run is what the suite
itself needs, with the pipes. Beside it each request is written as JSON and sent to a process that only sends the line
back, and the engine's reply to it is read from JSON as a message; what is left out is the playing of scenarios. Both
are measured by turns, and the ratio is the median over the pairs. The ratio to bare bytes, with no JSON written or
read, is told as well.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from unospec.adapters.reference import Reference
from unospec.protocol.messages import Reply, Request, read_reply, read_request, to_json
from unospec.protocol.process import Process
from unospec.running.conduct import Case, conduct, farewell
from unospec.running.engines import InProcess
from unospec.scenarios import library
from unospec.spec.rule_sets import names, rule_set

#: What a full run may take, in terms of the echo.
WANTED = 2.0

_ECHO = """
import sys
for line in sys.stdin.buffer:
    sys.stdout.buffer.write(line)
    sys.stdout.buffer.flush()
"""
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


def full_run(given: list[Case], replies: Path) -> float:
    """Seconds for a run; start and end of the engine's process are part of it."""
    engine = Process([sys.executable, "-I", "-S", "-c", _PLAYBACK, str(replies)])
    begun = time.perf_counter()
    results = list(conduct(given, engine))
    farewell(engine)
    taken = time.perf_counter() - begun
    if any(result.verdict != "pass" for result in results):
        raise RuntimeError("the played back run differs from the recorded one")
    return taken


def echo(recorded: Recording, plain: bool) -> float:
    """Seconds for the same messages through an echo. plain: bare bytes, made beforehand and not looked at."""
    requests = [read_request(json.loads(line)) for line in recorded.requests]
    begun = time.perf_counter()
    command = [sys.executable, "-I", "-S", "-c", _ECHO]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        with open(process.stdout.fileno(), "rb", closefd=False) as lines:
            for request, sent, reply in zip(requests, recorded.requests, recorded.replies, strict=True):
                process.stdin.write(sent if plain else _line(to_json(request)))
                lines.readline()
                if not plain:
                    read_reply(json.loads(reply))
    return time.perf_counter() - begun


def main(arguments: list[str] | None = None) -> int:
    """Print the times and the ratio. Gives 1 if the ratio is more than wanted."""
    parser = argparse.ArgumentParser(prog="python -m bench.stdio", description="A full run beside an echo.")
    parser.add_argument("--pairs", type=int, default=9, help="pairs of measurements (default: 9)")
    pairs = parser.parse_args(arguments).pairs
    given = cases()
    recorded = Recording()
    for _ in conduct(given, recorded):
        pass
    farewell(recorded)
    with tempfile.TemporaryDirectory() as folder:
        replies = Path(folder) / "replies"
        replies.write_bytes(b"".join(recorded.replies))
        full_run(given, replies)  # warm
        times = [(full_run(given, replies), echo(recorded, False), echo(recorded, True)) for _ in range(pairs)]
    ours, theirs, bytes_only = (statistics.median(each) for each in zip(*times, strict=True))
    ratio = statistics.median(run / other for run, other, _ in times)
    bare = statistics.median(run / other for run, _, other in times)
    print(f"{'stdio':<18}{len(given)} scenarios, {len(recorded.requests)} messages")
    print(f"{'  full run':<18}{ours * 1000:>8.0f} ms")
    print(f"{'  echo':<18}{theirs * 1000:>8.0f} ms  ratio {ratio:.2f} (wanted: at most {WANTED:g})")
    print(f"{'  bytes only':<18}{bytes_only * 1000:>8.0f} ms  ratio {bare:.2f}")
    return int(ratio > WANTED)


if __name__ == "__main__":
    sys.exit(main())
