"""Acts: whether they are done, and the state shows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from unospec.adapters.checking.refusals import changed
from unospec.adapters.checking.talk import Talk, awaited, seen
from unospec.adapters.checking.trial import FIRST, LAST, NAMING, STUCK
from unospec.protocol.messages import ActName, Awaited
from unospec.running.sight import settled


def plays(talk: Talk) -> None:
    """Play a card that fits."""
    if "play" not in talk.said.moves:
        talk.lacking.append("play")
        return
    reply = talk.position(FIRST)
    if reply is None:
        return
    mover = awaited(reply, "p1")
    if mover is not None and "play" not in mover.acts:
        talk.wrong("play-missing", player="p1", what="play")
    moves = (mover.moves if mover is not None else ()) or ()
    if talk.said.legality == "list" and all(move.card != "red-7" for move in moves):
        talk.wrong("not-listed", what="play", card="red-7")
        return
    answer = talk.do("play", "p1", card="red-7")
    if answer.answer != "accepted":
        talk.not_accepted("play", answer)
        return
    after = settled(answer.state)
    held = seen(after, "hands", "p1")
    if (held is not None and "red-7" in held) or seen(after, "top") not in (None, "red-7"):
        talk.wrong("undone", what="play", expected="@check.card-leaves")
    elif seen(after, "turn") == "p1":
        talk.wrong("undone", what="play", expected="@check.turn-moves")
    else:
        talk.right("act", what="play")


def names_colour(talk: Talk) -> None:
    """The colour named with a Wild is in force. Two are tried: one of them may be what is always shown."""
    for colour in ("green", "blue"):
        answer = talk.played(NAMING, "wild", colour=colour)
        if answer is not None and answer.state.get("colour", colour) != colour:
            talk.wrong("undone", what="play", expected="@check.colour-named")
            return


def wins(talk: Talk) -> None:
    """Whoever plays the last card has won the round."""
    answer = talk.played(LAST, "red-7")
    if answer is not None and answer.state.get("round_winner") not in (None, "p1"):
        talk.wrong("undone", what="play", expected="@check.winner-shown")


def draws(talk: Talk) -> None:
    """Draw where nothing can be played, and keep the card if that is open."""
    if "draw" not in talk.said.moves:
        talk.lacking.append("draw")
        return
    reply = talk.position(STUCK)
    if reply is None:
        return
    before = seen(reply.state, "counts", "p1")
    answer = talk.do("draw", "p1")
    if answer.answer != "accepted":
        talk.not_accepted("draw", answer)
        return
    after = seen(answer.state, "counts", "p1")
    if before is not None and after is not None and after <= before and "play-drawn" not in talk.said.automatic:
        talk.wrong("undone", what="draw", expected="@check.card-comes")
        return
    talk.right("act", what="draw")
    if "keep" in (awaited(answer, "p1") or Awaited("p1", ())).acts:
        kept = talk.do("keep", "p1")
        if kept.answer != "accepted":
            talk.not_accepted("keep", kept)
        elif seen(kept.state, "turn") == "p1":
            talk.wrong("undone", what="keep", expected="@check.turn-moves")
        else:
            talk.right("act", what="keep")


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
