"""An adapter that goes wrong now and then, or always, and is the reference in all else: ``lapses.py KIND``."""

from __future__ import annotations

import json
import os
import sys
import time
from typing import Any, Final
from zlib import crc32

from unospec.adapters.reference import Reference

#: What is written instead of the reply, in which ``%s`` is the id of the message.
LINES: Final = {
    "text": "never heard of it",
    "id-in-text": "reply {'id': %s, 'answer': 'accepted'}",
    "wrong-id": '{"type": "error", "id": %s000, "why": "x"}',
    "id-as-text": '{"type": "error", "id": "%s", "why": "x"}',
    "old-id": '{"type": "error", "id": 0, "why": "x"}',
    "prompt": '> {"type": "error", "id": %s, "why": "x"}',
    "text-after": '{"type": "error", "id": %s, "why": "x"} # done',
    "bad-json": '{"type": "error", "id": %s, "why": "x",}',
    "bad-far-on": '{"id": %s, "why": "' + 200 * "x" + '", type: "error"}',
    "bad-id": '{"type": "error", "id": 0%s, "why": "x"}',
    "not-utf8": '{"type": "error", "id": %s, "why": "\udcff"}',
    "unknown-field": '{"type": "error", "id": %s, "why": "x", "how": "y"}',
    "error": '{"type": "error", "id": %s, "why": "out of cards"}',
    "refused": '{"type": "answer", "id": %s, "answer": "refused", "reason": "no"}',
    "half-a-line": '{"type": "error", "id": %s',
}

KINDS: Final = [*LINES, "half-a-line-and-exit", "exit"]

#: Chosen so that the scenarios of `ka` meet nearly all of them.
SALT: Final = 2830


def lapse(kind: str, id: int) -> None:
    """Do wrong."""
    if kind == "half-a-line-and-exit":
        sys.stdout.write(LINES["half-a-line"] % id)
        sys.stdout.flush()
        os._exit(3)
    if kind == "exit":
        print("no more", file=sys.stderr)
        sys.exit(3)
    line = LINES[kind].replace("%s", str(id)) + ("" if kind == "half-a-line" else "\n")
    sys.stdout.buffer.write(line.encode("utf-8", "surrogateescape"))
    sys.stdout.flush()


def told(message: dict[str, Any]) -> str:
    """What a scenario says of the position that is set, without what the suite has filled in."""
    named = message.get("named", [])
    hands = [cards for player, cards in message["hands"].items() if f"hands:{player}" in named]
    return json.dumps([named, hands, message["discards"][:1] if "top" in named else []])


def main(kind: str) -> None:
    """Serve. kind: the lapse over every act; or ``draws`` for one whenever a player draws, which depends on nothing but
    the position that was set before; or ``unasked`` for a line too many after every act in some of the
    positions; or ``stays`` and ``stays-after-play`` for not ending, and ``refuses-and-stays`` for refusing to draw as
    well."""
    reference = Reference()
    begun = ""
    for line in sys.stdin:
        message: dict[str, Any] = json.loads(line)
        if message["type"] in ("arrange", "deal"):
            begun = told(message)
        if kind in KINDS and message["type"] == "act":
            lapse(kind, message["id"])
        elif kind == "refuses-and-stays" and message.get("act") == "draw":
            lapse("refused", message["id"])
        elif kind == "draws" and message.get("act") == "draw":
            lapse(KINDS[crc32(begun.encode(), SALT) % len(KINDS)], message["id"])
        else:
            said = json.dumps(reference.handle(message))
            if kind == "unasked" and message["type"] == "act" and crc32(begun.encode()) % 3 == 0:
                said += "\nyour move?"
            print(said, flush=True)
    if kind in ("stays", "refuses-and-stays") or (kind == "stays-after-play" and begun):
        time.sleep(60)


if __name__ == "__main__":
    main(sys.argv[1])
