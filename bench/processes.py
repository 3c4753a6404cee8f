"""How long a run takes with one engine and with two at a time, for an engine that needs a while for each message.

The start of the workers is part of it. The reports of both are the same, which is tested elsewhere.
"""

from __future__ import annotations

import argparse
import sys
import time
from typing import Any

from bench.stdio import cases
from unospec.adapters.reference import Reference
from unospec.protocol.process import Process
from unospec.running.engines import Engine
from unospec.running.parallel import conduct_in

#: How many scenarios are run; all of them would take minutes.
_SOME = 100

#: How long the engine takes for a message, seconds.
_PAUSE = 0.05


class Slow(Reference):
    """The reference, which thinks before it answers."""

    def handle(self, message: dict[str, Any]) -> dict[str, Any]:
        """The reply to one message."""
        time.sleep(_PAUSE)
        return super().handle(message)


def engine() -> Engine:
    """The slow engine in a process of its own."""
    return Process([sys.executable, "-m", "unospec.adapters.serving", "bench.processes:Slow"])


def seconds(processes: int) -> float:
    """How long the run takes with so many engines at a time."""
    begun = time.perf_counter()
    results = list(conduct_in(processes, cases()[:_SOME], engine))
    if any(result.verdict != "pass" for result in results):
        raise RuntimeError("the reference does not pass")
    return time.perf_counter() - begun


def main(arguments: list[str] | None = None) -> int:
    """Print the times. Gives 1 if two engines at a time are slower than one."""
    argparse.ArgumentParser(prog="python -m bench.processes", description="One engine and two.").parse_args(arguments)
    one, two = seconds(1), seconds(2)
    print(f"{_SOME} scenarios, an engine that takes {_PAUSE * 1000:.0f} ms for a message")
    for count, taken in ((1, one), (2, two)):
        print(f"  -n {count}{taken:>18.1f} s{one / taken:>8.2f}")
    return int(two > one)


if __name__ == "__main__":
    sys.exit(main())
