"""Penalties and challenges: whether the cards owed are drawn, and by whom; tried where the engine opens them."""

from __future__ import annotations

from typing import Final

from unospec.adapters.checking.effects import acts, growth
from unospec.adapters.checking.talk import Talk, awaited
from unospec.adapters.checking.trial import ASKING, GUILTY, INNOCENT, Told
from unospec.protocol.messages import ActName, Answer

#: Whoever plays the card, and whoever has to draw for it.
_PLAYER: Final = "p1"
_NEXT: Final = "p2"
_ASKED: Final = 2

#: Rules under which a Wild Draw Four can be challenged, and under which `GUILTY` is.
_CHALLENGES: Final = {
    "challenge": "next-player",
    "wild-draw-four-restriction": "no-same-colour",
    "wild-draw-four-breach": "stands-unless-challenged",
    "challenge-evidence": "same-colour",
}


def takes(talk: Talk) -> None:
    """Draw what is said to be owed, where it is not drawn at once."""
    if "draw" not in talk.said.moves or "owed" in talk.faults:
        return
    is_set = "draw-two-stacking" in talk.base and talk.is_set_to({"draw-two-stacking": "stacks"})
    _takes(talk)
    if is_set:
        talk.is_set_to({})


def _takes(talk: Talk) -> None:
    before = talk.played(ASKING, "red-draw-two", named=("players", "direction", "hands:p2", "draw_pile"))
    mover = awaited(before, _NEXT) if before is not None else None
    if before is None or mover is None or "draw" not in mover.acts or before.state.get("turn", _NEXT) != _NEXT:
        return
    after = talk.do("draw", _NEXT)
    drew = growth(before, after, _NEXT)
    if after.answer != "accepted":
        talk.not_accepted("draw", after)
    elif mover.owed and drew not in (None, mover.owed):
        talk.wrong("undone", what="draw", expected="@check.owed-comes")
    elif not mover.owed and drew == _ASKED:
        # The next card fits, so whoever did not owe two would have drawn one.
        talk.wrong("owed-unsaid", what="draw", player=_NEXT)


def challenges(talk: Talk) -> None:
    """Challenge a Wild Draw Four, and accept it."""
    if not {"challenge", "accept"} & set(talk.said.moves) or "owed" in talk.faults:
        return
    is_set = "challenge" in talk.base and talk.is_set_to(_CHALLENGES)
    proves = talk.rules.get("challenge-evidence") == "same-colour"
    if _accepts(talk, INNOCENT) and _accepts(talk, GUILTY) and _fails(talk):
        _succeeds(talk, proves)
    if is_set:
        talk.is_set_to({})


def _accepts(talk: Talk, told: Told) -> bool:
    """Whether nothing is wrong with accepting it: whoever has to draws the four cards, and nobody else."""
    drawn = _drawn(talk, told, "accept")
    if drawn in (None, (0, 4)):
        return True
    talk.wrong("undone", what="accept", expected="@check.four-drawn")
    return False


def _fails(talk: Talk) -> bool:
    """Whether nothing is wrong with a challenge that is lost under all rules: whoever has played draws nothing."""
    drawn = _drawn(talk, INNOCENT, "challenge")
    if drawn is None or (drawn[0] == 0 and drawn[1] > 0):
        return True
    talk.wrong("undone", what="challenge", expected="@check.challenge-lost")
    return False


def _succeeds(talk: Talk, proves: bool) -> None:
    """A challenge that is won under some rules: one of the two draws. proves: whether it is won under those set."""
    drawn = _drawn(talk, GUILTY, "challenge")
    if drawn is None or (drawn[0] > 0 and drawn[1] == 0) or (drawn[0] == 0 and drawn[1] > 0 and not proves):
        return
    talk.wrong("undone", what="challenge", expected="@check.challenge-won" if proves else "@check.one-draws")


def _drawn(talk: Talk, told: Told, act: ActName) -> tuple[int, int] | None:
    """How many cards whoever has played the Wild Draw Four, and whoever has to draw for it, draw upon that act.
    None if it cannot be done or seen."""
    before = talk.played(told, "wild-draw-four", colour="green") if act in talk.said.moves else None
    if before is None or act not in acts(before, _NEXT):
        return None
    after = talk.do(act, _NEXT)
    if after.answer != "accepted":
        return None
    if still := {"accept", "challenge"} & acts(after, _NEXT):
        talk.wrong("still-open", what=act, player=_NEXT, acts=", ".join(sorted(still)))
        return None
    after = _settled(talk, after)
    played, drew = growth(before, after, _PLAYER), growth(before, after, _NEXT)
    return None if played is None or drew is None else (played, drew)


def _settled(talk: Talk, reply: Answer) -> Answer:
    """The answer after what is still owed has been drawn."""
    mover = awaited(reply, _NEXT)
    if mover is None or not mover.owed or "draw" not in mover.acts:
        return reply
    after = talk.do("draw", _NEXT)
    return after if after.answer == "accepted" else reply
