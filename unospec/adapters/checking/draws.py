"""Cards drawn in an ordinary turn, and kept: whether they are the next ones, and the state shows it."""

from __future__ import annotations

from unospec.adapters.checking.effects import (
    acts,
    after_draw,
    changes_more,
    drawn,
    growth,
    others_than,
    passes_on,
    shrinkage,
    took_place,
)
from unospec.adapters.checking.talk import Talk, seen
from unospec.adapters.checking.trial import COURSE, STUCK, STUCK_LONGER, Told, arrange
from unospec.protocol.messages import Answer, Done


def draws(talk: Talk) -> None:
    """Draw where nothing can be played, and keep the card if that is open."""
    if "draw" not in talk.said.moves:
        talk.lacking.append("draw")
        return
    certain = talk.position(STUCK, *COURSE, "draw_pile")
    reply = certain or talk.position(STUCK)
    if reply is None:
        return
    answer = talk.do("draw", "p1")
    if answer.answer != "accepted":
        talk.not_accepted("draw", answer)
        return
    if "play-drawn" in talk.said.automatic:
        talk.right("act", what="draw")
        return
    grown = growth(reply, answer, "p1")
    if grown is not None and grown <= 0:
        talk.wrong("undone", what="draw", expected="@check.card-comes")
        return
    if certain is not None and _draws_otherwise(talk, STUCK, certain, answer, 1):
        return
    if certain is not None and "keep" in talk.said.moves and _ends_anothers_turn(talk, answer):
        return
    _keeps(talk, answer)
    if certain is None or not _draws_longer(talk):
        talk.right("act", what="draw")


def _draws_longer(talk: Talk) -> bool:
    """Draw where only the second card fits; whether other cards have been drawn than these, or only the first."""
    reply = talk.position(STUCK_LONGER, *COURSE, "draw_pile")
    answer = talk.do("draw", "p1") if reply is not None else None
    if reply is None or answer is None or answer.answer != "accepted":
        return False
    return _draws_otherwise(talk, STUCK_LONGER, reply, answer, 2)


def _draws_otherwise(talk: Talk, told: Told, before: Done, answer: Answer, most: int) -> bool:
    """Whether other cards than the next ones have been drawn, or more than so many; tells it."""
    if "draw_pile" in talk.faulty:
        return False
    count = growth(before, answer, "p1") or shrinkage(before, answer)
    if count is None:
        return False
    cards = arrange(told).draw_pile[: min(most, count)]
    if drawn(before.state, answer.state, "p1") not in ([], sorted(cards)):
        talk.wrong("undone", what="draw", expected="@check.next-cards-come", cards=", ".join(cards))
        return True
    fields = others_than(talk, after_draw(before.state, "p1", cards), answer.state, {"turn"})
    return changes_more(talk, "draw", fields)


def _keeps(talk: Talk, drew: Answer) -> None:
    """Keep the drawn card; also where that is not said to be open, since it may be open all the same."""
    is_open = "keep" in acts(drew, "p1")
    if "keep" not in talk.said.moves or not (is_open or talk.said.legality == "answers"):
        return
    kept = talk.do("keep", "p1")
    if kept.answer != "accepted":
        if is_open:
            talk.not_accepted("keep", kept)
    elif not is_open and took_place(drew, kept):
        talk.wrong("not-said-open", what="keep", player="p1")
    elif (
        is_open
        and passes_on(talk, "keep", kept, "p1", STUCK.following)
        and not changes_more(talk, "keep", others_than(talk, dict(drew.state), kept.state, {"turn"}))
    ):
        talk.right("act", what="keep")


def _ends_anothers_turn(talk: Talk, drew: Answer) -> bool:
    """Whether p2 can end the turn of p1, who has drawn; tells it."""
    if talk.said.legality == "list" or seen(drew.state, "turn") != "p1" or not took_place(drew, talk.do("keep", "p2")):
        return False
    talk.wrong("takes-all", what="@check.anothers-turn")
    return True
