"""Serves an adapter written in Python over stdin and stdout: ``python -m unospec.adapters.serving module:Class``.

It is served by the kit for Python, which needs nothing of ours: what the engine prints goes to stderr, its ``input()``
finds nothing, an exception is answered as `error`, and ``exit()`` ends the process, which the suite tells as a crash.
"""

from __future__ import annotations

import json
import sys

from unospec.adapters.registry import adapter_class
from unospec.kits.python.unospec_kit import private_pipes, serve
from unospec.problems import Problem
from unospec.protocol.process import PROBLEM_STATUS
from unospec.spec.messages import Told


def main(words: list[str]) -> int:
    """Serve the adapter of that name until it has said goodbye or nobody speaks any more. Gives the exit status."""
    incoming, outgoing = private_pipes()
    if len(words) != 1:
        print("usage: python -m unospec.adapters.serving MODULE:CLASS", file=sys.stderr)
        return 2
    try:
        adapter = adapter_class(words[0])()
    except Problem as problem:
        print(problem, file=sys.stderr)
        if isinstance(problem, Told):  # so that the suite can tell it in the user's language
            print(json.dumps([problem.id, problem.hint_id, problem.hint_fields, problem.fields]), file=sys.stderr)
        return PROBLEM_STATUS
    serve(adapter, incoming, outgoing)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
