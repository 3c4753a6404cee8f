"""Cards played in an ordinary turn: whether they lie, and the state shows it."""

from __future__ import annotations

from unospec.adapters.checking.effects import after_play, changes_more, check_list, others_than, passes_on
from unospec.adapters.checking.talk import Talk, awaited, seen
from unospec.adapters.checking.trial import COURSE, FIRST, LAST, NAMING, NAMING_FOUR, PLAYS, REVERSING, Told
from unospec.running.acts import BESIDE


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
    certain = talk.position(told, *COURSE)
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
    for each in answer.awaiting:
        check_list(talk, each, answer.state)
    return not changes_more(talk, "play", others_than(talk, after_play(reply.state, told, card), answer.state))


def reverses(talk: Talk) -> None:
    """Play a Reverse: where play goes on the other way, the state shows it."""
    answer = talk.played(REVERSING, "red-reverse", named=("players", "turn", "direction"))
    if answer is None or not talk.shows("turn", "direction"):
        return
    if answer.state.get("turn") == REVERSING.before and answer.state.get("direction") == REVERSING.direction:
        talk.wrong("undone", what="play", expected="@check.direction-turned")


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
