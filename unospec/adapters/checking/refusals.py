"""Refusals: what is lawful under no rules is refused, and a refusal changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from unospec.adapters.checking.effects import growth, took_place
from unospec.adapters.checking.talk import Talk
from unospec.adapters.checking.trial import FIRST, FORBIDDEN, STUCK
from unospec.protocol.messages import Answer, Done
from unospec.running.sight import changes, settled


def refusals() -> Iterator[Callable[[Talk], None]]:
    """A step for each act that has to be refused."""
    yield _tell_listed
    for what in FORBIDDEN:
        yield partial(_refuses, what)


def _tell_listed(talk: Talk) -> None:
    if talk.said.legality == "list":
        talk.note("listed")


def _refuses(what: str, talk: Talk) -> None:
    if talk.said.legality == "list":
        return
    reply = talk.position(FIRST)
    if reply is None or "play" not in talk.said.moves or not talk.knows:
        return
    player, card = FORBIDDEN[what]
    answer = talk.do("play", player, card=card)
    if took_place(reply, answer):
        talk.wrong("takes-all", what=f"@check.{what}")
    elif differs := changed(reply, answer):
        talk.wrong("refusal-changes", what=f"@check.{what}", fields=differs)
    else:
        talk.right("refusal", what=f"@check.{what}")


def draws_out_of_turn(talk: Talk) -> None:
    """Draw out of turn: where an engine lets that happen, whoever draws has the cards, and nobody else."""
    if "draw" not in talk.said.moves or talk.said.legality == "list" or (before := talk.position(STUCK)) is None:
        return
    after = talk.do("draw", "p2")
    if after.answer == "accepted" and (growth(before, after, "p1") or 0) > 0 == growth(before, after, "p2"):
        talk.wrong("undone", what="draw", expected="@check.own-hand")


def changed(before: Done, after: Answer) -> str:
    """The fields that an answer shows otherwise than they were."""
    return ", ".join(changes(settled(before.state), settled(after.state)))
