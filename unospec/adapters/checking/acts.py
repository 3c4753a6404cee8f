"""Acts in an ordinary turn: whether they are done, and the state shows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from unospec.adapters.checking.effects import (
    acts,
    after_draw,
    after_play,
    drawn,
    growth,
    others_than,
    passes_on,
    shrinkage,
)
from unospec.adapters.checking.refusals import changed
from unospec.adapters.checking.talk import Talk, awaited, seen
from unospec.adapters.checking.trial import (
    FIRST,
    LAST,
    NAMING,
    NAMING_FOUR,
    PLAYS,
    REVERSING,
    STUCK,
    STUCK_LONGER,
    Told,
    arrange,
)
from unospec.protocol.messages import ActName, Answer, Done
from unospec.running.acts import BESIDE

#: What has to be set as told for what follows to be certain.
_HANDS = ("hands:p1", "hands:p2", "hands:p3")
_COURSE = ("players", "turn", "direction", "top", "colour", *_HANDS)


def plays(talk: Talk) -> None:
    """Play a card that fits: forwards, backwards, and at a table where the players sit otherwise."""
    if "play" not in talk.said.moves:
        talk.lacking.append("play")
        return
    if all(_plays(talk, told, card) for told, card in PLAYS) and talk.arranges:
        talk.right("act", what="play")


def _plays(talk: Talk, told: Told, card: str) -> bool:
    """Whether nothing is wrong with one play."""
    player = told.turn
    certain = talk.position(told, *_COURSE)
    reply = certain or (talk.position(told) if told is FIRST else None)
    if reply is None:
        return True
    mover = awaited(reply, player)
    if mover is not None and "play" not in mover.acts:
        talk.wrong("play-missing", player=player, what="play")
    moves = (mover.moves if mover is not None else ()) or ()
    if talk.said.legality == "list" and all(move.card != card for move in moves):
        talk.wrong("not-listed", what="play", card=card)
        return False
    answer = talk.do("play", player, card=card)
    if answer.answer != "accepted":
        talk.not_accepted("play", answer)
        return False
    held, had = (seen(each.state, "hands", player) or [] for each in (answer, reply))
    if (card in held and held.count(card) >= had.count(card)) or seen(answer.state, "top") not in (None, card):
        talk.wrong("undone", what="play", expected="@check.card-leaves")
        return False
    if certain is None:
        moves_on = bool(seen(answer.state, "turn") != player)
        if not moves_on:
            talk.wrong("undone", what="play", expected="@check.turn-moves")
        return moves_on
    if not passes_on(talk, "play", answer, player, told.following):
        return False
    return not _changes_more(talk, "play", others_than(talk, after_play(reply.state, told, card), answer.state))


def _changes_more(talk: Talk, what: str, fields: str) -> bool:
    """Whether fields show something else than they should; tells it."""
    if fields:
        talk.wrong("changes-more", what=what, fields=fields)
    return bool(fields)


def names_colour(talk: Talk) -> None:
    """The colour named with a black card is in force. Two are tried: one of them may be what is always shown."""
    for told, card in ((NAMING, "wild"), (NAMING_FOUR, "wild-draw-four")):
        for colour in ("green", "blue"):
            answer = talk.played(told, card, colour=colour)
            if answer is not None and answer.state.get("colour", colour) != colour:
                talk.wrong("undone", what="play", expected="@check.colour-named")
                return


def wins(talk: Talk) -> None:
    """Whoever plays the last card has won the round, and nobody is in turn any more."""
    answer = talk.played(LAST, "red-7")
    if answer is None:
        return
    if answer.state.get("round_winner", "p1") != "p1":
        talk.wrong("undone", what="play", expected="@check.winner-shown")
    elif answer.state.get("turn") is not None:
        talk.wrong("undone", what="play", expected="@check.turn-is-null")
    elif any(frozenset(each.acts) - BESIDE for each in answer.awaiting):
        talk.wrong("undone", what="play", expected="@check.nobody-awaited")


def reverses(talk: Talk) -> None:
    """Play a Reverse: where play goes on the other way, the state shows it."""
    answer = talk.played(REVERSING, "red-reverse", named=("players", "turn", "direction"))
    if answer is None or not talk.shows("turn", "direction"):
        return
    if answer.state.get("turn") == REVERSING.before and answer.state.get("direction") == REVERSING.direction:
        talk.wrong("undone", what="play", expected="@check.direction-turned")


def draws(talk: Talk) -> None:
    """Draw where nothing can be played, and keep the card if that is open."""
    if "draw" not in talk.said.moves:
        talk.lacking.append("draw")
        return
    certain = talk.position(STUCK, *_COURSE, "draw_pile")
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
    if certain is not None and "keep" in talk.said.moves and _ends_anothers_turn(talk):
        return
    _keeps(talk, answer)
    if certain is None or not _draws_longer(talk):
        talk.right("act", what="draw")


def _draws_longer(talk: Talk) -> bool:
    """Draw where only the second card fits; whether other cards have been drawn than these, or only the first."""
    reply = talk.position(STUCK_LONGER, *_COURSE, "draw_pile")
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
    return _changes_more(talk, "draw", fields)


def _keeps(talk: Talk, drawn: Answer) -> None:
    """Keep the drawn card; also where that is not said to be open, since it may be open all the same."""
    is_open = "keep" in acts(drawn, "p1")
    if "keep" not in talk.said.moves or not (is_open or talk.said.legality == "answers"):
        return
    kept = talk.do("keep", "p1")
    if kept.answer != "accepted":
        if is_open:
            talk.not_accepted("keep", kept)
    elif not is_open:
        talk.wrong("not-said-open", what="keep", player="p1")
    elif passes_on(talk, "keep", kept, "p1", STUCK.following) and not _changes_more(
        talk, "keep", others_than(talk, dict(drawn.state), kept.state, {"turn"})
    ):
        talk.right("act", what="keep")


def _ends_anothers_turn(talk: Talk) -> bool:
    """Whether p2 can end the turn of p1, who has drawn; tells it."""
    if talk.said.legality == "list" or talk.do("keep", "p2").answer != "accepted":
        return False
    talk.wrong("takes-all", what="@check.anothers-turn")
    return True


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
