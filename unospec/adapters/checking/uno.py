"""UNO called, forgotten and caught."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from unospec.adapters.checking.effects import acts, growth, took_place
from unospec.adapters.checking.talk import Talk, awaited
from unospec.adapters.checking.trial import LAST_BUT_ONE, Told, moved
from unospec.protocol.messages import Act, Answer, Awaited, Done

#: What comes of a catch: it cannot be tried or seen, it is refused, whoever is caught draws, whoever catches draws, or
#: something else happens.
_Catch: TypeAlias = Literal["untried", "refused", "caught", "reversed", "otherwise"]

#: The same position for each of the three players.
_ROUND: Final = tuple(moved(LAST_BUT_ONE, by) for by in range(3))


def catches(talk: Talk) -> None:
    """Whoever is caught draws, and whoever catches does not; and whoever has called cannot be caught."""
    if "catch" not in talk.said.moves or not talk.shows("counts"):
        return
    for later in (False, True):
        caught = {_caught(talk, told, later=later) for told in _ROUND}
        if caught & {"reversed", "otherwise"}:
            if not _punishes(talk):
                talk.wrong("undone", what="catch", expected="@check.caught-draws")
        elif len(caught) > 1:
            talk.wrong("unequal", what="catch")
        elif caught == {"caught"}:
            _calls(talk, later)
        elif _seems_right(talk, caught, later):
            continue
        return
    _forgets(talk)


def _seems_right(talk: Talk, caught: set[_Catch], later: bool) -> bool:
    """Whether nothing is odd about catches that are refused, or that cannot be tried later; tells what is."""
    if caught == {"untried"}:
        return later
    return not (not later and _is_mixed_up(talk)) and not _is_open(talk, later)


def _is_open(talk: Talk, later: bool) -> bool:
    """Whether a catch is said to be open, for the card just played alone, and refused all the same; tells it."""
    catcher = LAST_BUT_ONE.following
    opened = [
        reply and acts(reply, catcher)
        for reply in (talk.position(LAST_BUT_ONE), _down(talk, LAST_BUT_ONE, later=later))
    ]
    before, after = ("catch" in (each or ()) for each in opened)
    if after and not before:
        talk.wrong("open-refused", what="catch", player=catcher)
    return after and not before


def _is_mixed_up(talk: Talk) -> bool:
    """Whether a catch is refused that others can make, or that catches the one who makes it; tells it."""
    who, catcher, other = LAST_BUT_ONE.turn, LAST_BUT_ONE.following, LAST_BUT_ONE.before
    if _catch(talk, _down(talk, LAST_BUT_ONE), who, catcher) == "reversed" and not _punishes(talk):
        # One who has done nothing cannot be caught.
        talk.wrong("undone", what="catch", expected="@check.caught-draws")
    elif _catch(talk, _down(talk, LAST_BUT_ONE), other, who) == "caught":
        talk.wrong("unequal", what="catch")
    else:
        return False
    return True


def _punishes(talk: Talk) -> bool:
    """Whether the engine lets those draw who catch somebody wrongly, which no rules say, and which is no fault here."""
    return _catch(talk, _down(talk, LAST_BUT_ONE), LAST_BUT_ONE.before, LAST_BUT_ONE.following) == "reversed"


def _calls(talk: Talk, later: bool) -> None:
    """One who could be caught otherwise has called, with the card or by an act of its own."""
    if _caught(talk, LAST_BUT_ONE, uno=True, later=later) == "caught":
        talk.wrong("uno-ignored", what="play")
    if "call" not in talk.said.moves:
        return
    before, after = (_caught(talk, LAST_BUT_ONE, call=when, later=later) for when in ("before", "after"))
    # When the call has to come differs between rules, but one of these is in time; "untried" is a call refused.
    if before == "caught" and after in ("caught", "untried"):
        talk.wrong("call-ignored", what="call")


def _forgets(talk: Talk) -> None:
    """One who has not called and cannot be caught: then the call can still be made."""
    if {"call", "catch"} & set(talk.said.automatic) or not _down(talk, LAST_BUT_ONE):
        return
    if "call" in talk.said.moves and not _down(talk, LAST_BUT_ONE, call="after"):
        talk.wrong("uno-always", what="play")
    elif talk.rules.get("uno-catch-start") == "at-once":
        talk.wrong("against-switches", what="catch")


def _caught(talk: Talk, told: Told, *, uno: bool = False, call: str = "", later: bool = False) -> _Catch:
    """What comes of it when the next player catches whoever has come down to one card."""
    return _catch(talk, _down(talk, told, uno=uno, call=call, later=later), told.following, told.turn)


def _down(talk: Talk, told: Told, *, uno: bool = False, call: str = "", later: bool = False) -> Answer | None:
    """A player comes down to one card. call: whether UNO is called by an act of its own, before or after. later:
    whether the next player has drawn since. None if something of this cannot be done."""
    if "play" not in talk.said.moves or (later and "draw" not in talk.said.moves):
        return None
    who = told.turn
    reply: Done | Answer | None = talk.position(told)
    if call == "before":
        reply = _does(talk, reply, Act(0, "call", who))
    answer = _does(talk, reply, Act(0, "play", who, card="red-7", uno=uno))
    if call == "after":
        answer = _does(talk, answer, Act(0, "call", who))
    return _does(talk, answer, Act(0, "draw", told.following)) if later else answer


def _does(talk: Talk, before: Done | Answer | None, act: Act) -> Answer | None:
    """The answer to an act that is accepted, or None."""
    if before is None or not talk.lists(before, act):
        return None
    answer = talk.does(act)
    return answer if answer.answer == "accepted" else None


def _catch(talk: Talk, before: Done | Answer | None, catcher: str, whom: str) -> _Catch:
    if before is None:
        return "untried"
    after = _does(talk, before, Act(0, "catch", catcher, whom=whom))
    if after is None:
        return "refused"
    catcher_drew, whom_drew = (growth(before, after, each) for each in (catcher, whom))
    if catcher_drew is None or whom_drew is None:
        return "untried"
    if not took_place(before, after):
        return "refused"
    owes = (awaited(after, whom) or Awaited(whom, ())).owed > 0
    match catcher_drew > 0, whom_drew > 0 or owes:
        case False, True:
            return "caught"
        case True, False:
            return "reversed"
    return "otherwise"
