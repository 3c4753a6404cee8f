"""Positions: whether they are set as told, shown in full, and awaited of whom it should be."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from unospec.adapters.checking.agreement import agrees
from unospec.adapters.checking.talk import Talk, awaited
from unospec.adapters.checking.trial import FIRST, NAMED, SECOND, arrange, value
from unospec.protocol.messages import Awaited, Done, Unsupported, Visible
from unospec.running.sight import SHOWN_AS, can_see, changes, settled


def settings() -> Iterator[Callable[[Talk], None]]:
    """A step for each field that can be set, and one that tells of those that cannot."""
    unset: dict[str, list[str]] = {}
    for what in NAMED:
        yield partial(_set, what, unset)
    yield partial(_tell_unset, unset)


def _set(what: str, unset: dict[str, list[str]], talk: Talk) -> None:
    """Set a field to one value and to another. unset: fields that cannot be set, by the reason given."""
    for told in (FIRST, SECOND):
        request = arrange(told, what)
        reply = talk.ask(request, Done, Unsupported)
        if isinstance(reply, Unsupported):
            unset.setdefault(reply.why, []).append(what)
            return
        kind = what.partition(":")[0]
        if not can_see(talk.said.observes, SHOWN_AS.get(kind, kind)):
            talk.note("set-unseen", what=what)
            return
        if not agrees(talk, what, value(request, what), reply.state):
            return
    talk.right("set", what=what)


def _tell_unset(unset: dict[str, list[str]], talk: Talk) -> None:
    if sum(map(len, unset.values())) == len(NAMED):
        talk.cannot_arrange(next(iter(unset)))
        return
    for why, fields in unset.items():
        talk.note("cannot-set", what=", ".join(fields), why=why)


def shows(talk: Talk) -> None:
    """The state has the fields that the introduction names, and no other."""
    reply = talk.position(SECOND)
    if reply is None:
        return
    missing = [name for name in talk.said.observes if name not in reply.state]
    unnamed = [name for name in reply.state if name not in talk.said.observes]
    for name in missing:
        talk.wrong("field-missing", what=name)
    for other in unnamed:
        talk.wrong("field-unnamed", what=other)
    if not missing and not unnamed:
        talk.right("shows")


def awaits(talk: Talk) -> None:
    """It is told whose move it is, and which acts are open."""
    reply = talk.position(SECOND)
    if reply is None:
        return
    before = len(talk.found)
    player = reply.state.get("turn") or SECOND.turn
    mover = awaited(reply, player)
    if mover is None:
        talk.wrong("not-awaited", player=player)
    elif not {"play", "draw"} & set(mover.acts):
        talk.wrong("nothing-open", player=player)
    for each in reply.awaiting:
        if each.owed:
            talk.wrong("owed", player=each.player, count=str(each.owed))
        if talk.said.legality == "list":
            _check_list(talk, each, reply.state)
    if len(talk.found) == before and not talk.unnamed:
        talk.right("awaiting")


def _check_list(talk: Talk, each: Awaited, state: Visible) -> None:
    if each.moves is None:
        talk.wrong("list-missing", player=each.player)
        return
    held = state.get("hands", {}).get(each.player)
    for card in {move.card for move in each.moves if move.act == "play" and move.card is not None}:
        if held is not None and card not in held:
            talk.wrong("list-card", card=card, player=each.player)


def afresh(talk: Talk) -> None:
    """A position that is set again is the same again."""
    first = talk.position(FIRST)
    if first is None:
        return
    if "play" in talk.said.moves:
        talk.do("play", "p1", card="red-7")
    again = talk.position(FIRST)
    changed = ", ".join(changes(settled(first.state), settled(again.state))) if again is not None else ""
    if changed:
        talk.wrong("not-afresh", fields=changed)
    else:
        talk.right("afresh")
