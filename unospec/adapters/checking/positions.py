"""Positions: whether they are set as told, shown in full, and awaited of whom it should be."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from unospec.adapters.checking.agreement import agrees
from unospec.adapters.checking.effects import check_list
from unospec.adapters.checking.talk import Talk, awaited, short
from unospec.adapters.checking.trial import FIRST, SECOND, SETTINGS, Setting, arrange, value
from unospec.protocol.messages import Done, Unsupported
from unospec.running.sight import SHOWN_AS, can_see, changes, settled

#: The piles, and how many cards they have.
_PILES: Final = {"draw_pile": "draw_count", "discards": "discard_count"}


@dataclass(slots=True)
class _Settable:
    """What could be set, and what could not, by the reason given."""

    done: list[str] = field(default_factory=list)
    unset: dict[str, list[str]] = field(default_factory=dict)


def settings() -> Iterator[Callable[[Talk], None]]:
    """A step for everything that can be set, and one that tells of what cannot."""
    settable = _Settable()
    for setting in SETTINGS:
        yield partial(_set, setting, settable)
    yield partial(_tell_unset, settable)


def _set(setting: Setting, settable: _Settable, talk: Talk) -> None:
    """Set something to one value and to others."""
    what = setting.what
    is_seen = can_see(talk.said.observes, SHOWN_AS.get(what, what))
    if what == "duel" and not is_seen:
        return
    for told in setting.positions:
        request = arrange(told, *setting.named)
        reply = talk.ask(request, Done, Unsupported)
        if isinstance(reply, Unsupported):
            settable.unset.setdefault(reply.why, []).append(what)
            return
        if what not in settable.done:
            settable.done.append(what)
        if not is_seen:
            talk.note("set-unseen", what=what)
            return
        own = [each for each in setting.named if each.partition(":")[0] == what]
        if not all(agrees(talk, each, value(request, each), reply.state) for each in own):
            return
    talk.right("set", what=what)


def _tell_unset(settable: _Settable, talk: Talk) -> None:
    if settable.unset and not settable.done:
        talk.cannot_arrange(next(iter(settable.unset)))
        return
    # What cannot be set may be shown in part.
    for what, count in _PILES.items():
        if any(what in fields for fields in settable.unset.values()):
            talk.faulty |= {what, count}
    for why, fields in settable.unset.items():
        talk.note("cannot-set", what=", ".join(fields), why=why)


#: What is shown while the round and the match go on.
_GOING_ON: Final[Mapping[str, Any]] = {"round_winner": None, "match_winners": [], "out": [], "duel": []}


def shows(talk: Talk) -> None:
    """The state has the fields that the introduction names, and no other; and nothing is over."""
    reply = talk.position(FIRST)
    if reply is None:
        return
    state: Mapping[str, Any] = reply.state
    before = len(talk.found)
    for name in talk.said.observes:
        if name not in state:
            talk.wrong("field-missing", what=name)
    for unnamed in state:
        if unnamed not in talk.said.observes:
            talk.wrong("field-unnamed", what=unnamed)
    for over, nothing in _GOING_ON.items():
        if (value := state.get(over, nothing)) != nothing:
            talk.wrong("over", what=over, actual=short(value))
    if len(talk.found) == before:
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
        check_list(talk, each, reply.state)
    if len(talk.found) == before and not talk.unnamed and "awaited-twice" not in talk.faults:
        talk.right("awaiting")


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
