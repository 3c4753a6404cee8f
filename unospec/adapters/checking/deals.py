"""Opening draw and deals: whether the cards come out as told, and whoever is told deals and begins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from unospec.adapters.checking.agreement import agrees
from unospec.adapters.checking.dealings import (
    NEXT_TO_YOUNGEST,
    STARTER,
    WINNER,
    dealt,
    dealt_again,
    dealt_to_four,
    opening,
)
from unospec.adapters.checking.effects import acts, passes_on
from unospec.adapters.checking.talk import Talk, seen, short
from unospec.adapters.checking.trial import LAST
from unospec.protocol.messages import Act, Deal, Done, NextRound, Unsupported

#: Black cards that may have to go back, and then one that stays under all rules.
_SEVERAL: Final = ("wild-draw-four", "wild", "green-3")
#: Cards of which the first one stays under all rules.
_SURE: Final = ("green-3", "red-8")

#: Rules under which the youngest deals, although there is an opening draw.
_YOUNGEST: Final = {"first-dealer": "youngest", "first-player": "opening-draw-winner"}


def opens(talk: Talk) -> None:
    """Make an opening draw. The highest card deals or begins; unless the youngest deals anyway."""
    told = opening()
    reply = talk.ask(told, Done, Unsupported)
    if isinstance(reply, Unsupported) or not talk.shows("dealer", "turn"):
        return
    dealer, turn = reply.state.get("dealer"), reply.state.get("turn")
    if WINNER not in (dealer, turn) and (dealer, turn) != (told.youngest, NEXT_TO_YOUNGEST):
        talk.wrong("drawn-otherwise", what="opening", player=WINNER, dealer=short(dealer), turn=short(turn))


def deals(talk: Talk) -> None:
    """Deal for two and for four, with one first card and with several."""
    told = dealt()
    reply = talk.ask(told, Done, Unsupported)
    if isinstance(reply, Unsupported):
        talk.note("cannot-deal", why=reply.why)
        return
    talk.deals = True
    if _is_dealt(talk, told, reply) and _deals_to_four(talk) and _turns_up(talk):
        talk.right("dealt")


def _is_dealt(talk: Talk, told: Deal | NextRound, reply: Done, first: Sequence[str] = ()) -> bool:
    """Whether the cards have come out as told, and whoever is told deals. first: what may lie on top, if several."""
    expected: dict[str, Any] = {f"hands:{player}": cards for player, cards in told.hands.items()}
    if not first:
        expected |= {"top": told.first[0], "draw_pile": told.draw_pile[:3]}
    if isinstance(told, Deal) and told.dealer is not None:
        expected["dealer"] = told.dealer
    return all(agrees(talk, what, wanted, reply.state) for what, wanted in expected.items())


def _deals_to_four(talk: Talk) -> bool:
    """Deal for four, and let the one begin who is told to; play goes clockwise at first."""
    for starter in (STARTER, None):
        told = dealt_to_four(starter)
        reply = talk.ask(told, Done, Unsupported)
        if isinstance(reply, Done):
            if not _is_dealt(talk, told, reply):
                return False
            return starter is None or (_is_begun(talk, starter, reply) and _begins(talk, reply))
    return True


def _is_begun(talk: Talk, starter: str, reply: Done) -> bool:
    """Whether the one begins who is told to."""
    turn = seen(reply.state, "turn")
    if turn in (None, starter):
        return True
    talk.faulty.add("turn")
    talk.wrong("not-first", what="starter", player=starter, turn=turn, reply="unsupported")
    return False


def _begins(talk: Talk, reply: Done) -> bool:
    """Whether after the first card it is the turn of the one on the left of whoever has begun."""
    act = Act(0, "play", STARTER, card="green-1")
    if "play" not in talk.said.moves or not talk.lists(reply, act):
        return True
    answer = talk.does(act)
    return answer.answer != "accepted" or passes_on(talk, "play", answer, STARTER, "p4")


def _turns_up(talk: Talk) -> bool:
    """Turn up cards that may have to go back, and one that may not: one of those told has to come to lie on top."""
    for first, may_lie in ((_SEVERAL, _SEVERAL), (_SURE, _SURE[:1])):
        told = dealt(*first)
        reply = talk.ask(told, Done, Unsupported)
        if isinstance(reply, Unsupported):
            continue
        top = seen(reply.state, "top")
        if top is not None and top not in may_lie:
            talk.wrong("first-passed-over", what="first", told=short(may_lie), actual=top)
            return False
        if not _is_dealt(talk, told, reply, may_lie):
            return False
    return True


def youngest_deals(talk: Talk) -> None:
    """Let the engine settle who deals, where it can be set that this is the youngest, and that alone."""
    if not talk.deals or "first-dealer" not in talk.base or not talk.is_set_to(_YOUNGEST):
        return
    draw = opening()
    deal = dealt_to_four(None)
    untold = Deal(0, deal.players, deal.hands, deal.first, deal.draw_pile, youngest=STARTER)
    for told in (draw, untold) if set(_YOUNGEST) <= set(talk.base) else (untold,):
        reply = talk.ask(told, Done, Unsupported)
        if isinstance(reply, Done) and not agrees(talk, "dealer", told.youngest, reply.state):
            break
    talk.is_set_to({})


def names_first_colour(talk: Talk) -> None:
    """Name the colour of a black first card, where the rules let it lie. Two are tried."""
    if "name" not in talk.said.moves or not talk.deals:
        return
    for colour in ("green", "blue"):
        reply = talk.ask(dealt("wild", "green-3"), Done, Unsupported)
        if isinstance(reply, Unsupported):
            return
        player = next((each.player for each in reply.awaiting if "name" in each.acts), "")
        answer = talk.do("name", player, colour=colour) if player else None
        if answer is None or answer.answer != "accepted":
            return
        if answer.state.get("colour", colour) != colour:
            talk.wrong("undone", what="name", expected="@check.colour-named")
            return
        if "name" in acts(answer, player):
            talk.wrong("still-open", what="name", player=player, acts="name")
            return


def deals_again(talk: Talk) -> None:
    """Deal a further round, where the match goes on, to whoever is not out of it."""
    is_set = "scoring" in talk.base and talk.is_set_to({"scoring": "rounds-won"})
    if talk.played(LAST, "red-7") is not None:
        told = dealt_again()
        reply = talk.ask(told, Done, Unsupported)
        if isinstance(reply, Done):
            hands = {player: hand for player, hand in told.hands.items() if seen(reply.state, "counts", player)}
            _is_dealt(talk, replace(told, hands=hands), reply)
    if is_set:
        talk.is_set_to({})


def plays_as_dealt(talk: Talk) -> None:
    """Play a card after the deal where no position can be set, in which it would be tried otherwise."""
    if talk.arranges or not talk.deals or "play" not in talk.said.moves:
        return
    reply = talk.ask(dealt(), Done)
    player = next((each.player for each in reply.awaiting if "play" in each.acts), "")
    # Both hold a card that fits under all rules.
    card = {"p1": "red-3", "p2": "blue-3"}.get(player)
    if card is None:
        return
    answer = talk.do("play", player, card=card)
    if answer.answer != "accepted":
        talk.not_accepted("play", answer)
    else:
        talk.right("act-known", what="play")
