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


def chosen(begun: str) -> bool:
    """Whether the position is one of some."""
    return crc32(begun.encode()) % 3 == 0


def main(kind: str) -> None:
    """Serve. kind: the lapse over every act; or one of these:

    draws: a lapse whenever a player draws, which depends on nothing but the position that was set before.
    unasked, at-first, late: in some of the positions a line too many, after every act, before the reply with which
    the position is set, or before the first reply in the scenario after it.
    stays, stays-after-play, refuses-and-stays: it does not end; the last one refuses to draw as well.
    """
    reference = Reference()
    begun, owed = "", False
    for line in sys.stdin:
        message: dict[str, Any] = json.loads(line)
        sets = message["type"] in ("arrange", "deal")
        stray = kind == "late" and owed and (sets or message["type"] == "configure")
        if sets:
            begun = told(message)
            owed = chosen(begun)
            stray |= kind == "at-first" and owed
        if kind in KINDS and message["type"] == "act":
            lapse(kind, message["id"])
        elif kind == "refuses-and-stays" and message.get("act") == "draw":
            lapse("refused", message["id"])
        elif kind == "draws" and message.get("act") == "draw":
            lapse(KINDS[crc32(begun.encode(), SALT) % len(KINDS)], message["id"])
        else:
            said = json.dumps(reference.handle(message))
            if kind == "unasked" and message["type"] == "act" and chosen(begun):
                said = f"{said}\nyour move?"
            if stray:
                said = f"your move?\n{said}"
            print(said, flush=True)
    if kind in ("stays", "refuses-and-stays") or (kind == "stays-after-play" and begun):
        time.sleep(60)


if __name__ == "__main__":
    main(sys.argv[1])
