"""Serves an adapter written in Python over stdin and stdout: ``python -m unospec.adapters.serving module:Class``.

What the engine prints goes to stderr, and its ``input()`` finds nothing, so that neither gets among the messages. An
exception is answered as `error`; ``exit()`` ends the process, which the suite then tells as a crash.
"""

from __future__ import annotations

import json
import os
import sys
import traceback
from typing import BinaryIO

from unospec.adapters.registry import adapter_class
from unospec.problems import Problem
from unospec.protocol.process import PROBLEM_STATUS
from unospec.running.engines import Adapter


def main(words: list[str]) -> int:
    """Serve the adapter of that name until it has said goodbye or nobody speaks any more. Gives the exit status."""
    incoming, outgoing = _private_pipes()
    if len(words) != 1:
        print("usage: python -m unospec.adapters.serving MODULE:CLASS", file=sys.stderr)
        return 2
    try:
        adapter = adapter_class(words[0])()
    except Problem as problem:
        print(problem, file=sys.stderr)
        return PROBLEM_STATUS
    return serve(adapter, incoming, outgoing)


def serve(adapter: Adapter, incoming: BinaryIO, outgoing: BinaryIO) -> int:
    """Answer one line after the other until the reply to `bye`, or until there are no more. Gives 0."""
    for line in incoming:
        reply, last = _answer(adapter, line)
        try:
            outgoing.write(reply + b"\n")
            outgoing.flush()
        except BrokenPipeError:
            return 0
        if last:
            break
    return 0


def _answer(adapter: Adapter, line: bytes) -> tuple[bytes, bool]:
    """The reply to a line, and whether it is the last one."""
    number = 0
    try:
        message = json.loads(line)
        if isinstance(message, dict) and type(message.get("id")) is int:
            number = message["id"]
        reply = adapter.handle(message)
        return _line(reply), isinstance(reply, dict) and reply.get("type") == "bye"
    except SystemExit as end:
        # Not swallowed: after this the engine may be in any state.
        print(f"SystemExit: {end}", file=sys.stderr, flush=True)
        raise SystemExit(end.code if isinstance(end.code, int) else 1) from None
    except Exception as error:
        traceback.print_exc(file=sys.stderr)
        why = f"{type(error).__name__}: {error}"
        return _line({"type": "error", "id": number, "why": " ".join(why.split())}), False


def _line(data: object) -> bytes:
    return json.dumps(data, separators=(",", ":"), allow_nan=False).encode()


def _private_pipes() -> tuple[BinaryIO, BinaryIO]:
    """The pipes of the messages, put where neither ``print`` nor C code finds them."""
    incoming, outgoing = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(encoding="utf-8", errors="backslashreplace")
    return incoming, outgoing


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
