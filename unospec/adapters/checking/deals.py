"""The deal: whether the cards come out as told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from unospec.adapters.checking.agreement import agrees
from unospec.adapters.checking.talk import Talk
from unospec.adapters.checking.trial import dealt
from unospec.protocol.messages import Done, Unsupported


def deals(talk: Talk) -> None:
    """Deal for two."""
    told = dealt()
    reply = talk.ask(told, Done, Unsupported)
    if isinstance(reply, Unsupported):
        talk.note("cannot-deal", why=reply.why)
        return
    talk.deals = True
    expected: Mapping[str, Any] = {
        "hands:p1": told.hands["p1"],
        "hands:p2": told.hands["p2"],
        "top": told.first[0],
        "draw_pile": told.draw_pile[:3],
        "dealer": told.dealer,
    }
    if all(agrees(talk, what, wanted, reply.state) for what, wanted in expected.items()):
        talk.right("dealt")


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
