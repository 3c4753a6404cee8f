"""Acts that have no place in an ordinary turn, and those that are not there at all."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from unospec.adapters.checking.refusals import changed
from unospec.adapters.checking.talk import Talk
from unospec.adapters.checking.trial import FIRST
from unospec.protocol.messages import ActName


def others(talk: Talk) -> None:
    """Acts that have no place here: whether they are known at all, and that a refusal changes nothing."""
    if "keep" not in talk.said.moves:
        talk.lacking.append("keep")
    further: Mapping[ActName, dict[str, Any]] = {
        "call": {},
        "catch": {"whom": "p2"},
        "challenge": {},
        "accept": {},
        "name": {"colour": "green"},
    }
    for act, fields in further.items():
        if act not in talk.said.moves:
            talk.lacking.append(act)
            continue
        reply = talk.position(FIRST)
        if reply is None:
            continue
        answer = talk.do(act, "p1", **fields)
        if answer.answer == "no-such-move":
            talk.unknown.append(act)
        elif answer.answer == "refused" and (differs := changed(reply, answer)):
            talk.wrong("refusal-changes", what=act, fields=differs)
        else:
            talk.right("act-known", what=act)


def tells_lacking(talk: Talk) -> None:
    """Tell of the acts that are not there."""
    if talk.unknown and not talk.knows:
        talk.note("no-act", what=", ".join(talk.unknown if talk.arranges else talk.said.moves))
    elif talk.unknown:
        for act in talk.unknown:
            talk.wrong("no-such-move", what=act)
    if talk.lacking:
        talk.note("no-move", what=", ".join(talk.lacking))
