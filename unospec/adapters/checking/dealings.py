"""The opening draw and the deals that are tried."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from reference_impl.cards import COLOURS
from unospec.adapters.checking.trial import deck, without
from unospec.protocol.messages import Deal, NextRound, Opening

#: What the cards of an opening draw settle: who has the highest one.
WINNER: Final = "p3"
#: Who begins where the youngest deals, and the next player begins.
NEXT_TO_YOUNGEST: Final = "p5"


def opening() -> Opening:
    """The message that makes an opening draw; its id is 0. Whoever drew the other cards instead would get another
    winner, at the other end of the table."""
    cards = (("p1", "red-3"), ("p2", "blue-1"), (WINNER, "green-9"), ("p4", "yellow-5"), ("p5", "red-2"))
    high = "blue-9"
    rest = without(deck(), [high, *(card for _, card in cards)])
    return Opening(0, tuple(player for player, _ in cards), cards, (high, *rest), "p4")


def dealt(*first: str) -> Deal:
    """The message that deals for two players; its id is 0. Each of them holds a card that fits a green 3.
    first: what is turned up; the green 3 if nothing is said."""
    hands = {"p1": tuple(f"red-{n}" for n in range(1, 8)), "p2": tuple(f"blue-{n}" for n in range(1, 8))}
    return _deal(("p1", "p2"), "p2", hands, first or ("green-3",), turned=False)


#: Who begins where four are dealt to: neither the dealer nor the next one, neither the first nor the last.
STARTER: Final = "p3"


def dealt_to_four(starter: str | None = STARTER) -> Deal:
    """The message that deals for four players; its id is 0. The one who begins holds a card that fits."""
    hands = {f"p{number}": tuple(f"{colour}-{n}" for n in range(1, 8)) for number, colour in enumerate(COLOURS, 1)}
    deal = _deal(tuple(hands), "p1", hands, ("green-8",), turned=True)
    return replace(deal, starter=starter)


def _deal(
    players: tuple[str, ...],
    dealer: str,
    hands: Mapping[str, tuple[str, ...]],
    first: tuple[str, ...],
    turned: bool,
) -> Deal:
    pile = without(deck(), [*(card for hand in hands.values() for card in hand), *first])
    pile = pile[::-1] if turned else pile
    start = players.index(dealer) + 1
    order = [
        card for turn in zip(*(hands[each] for each in players[start:] + players[:start]), strict=True) for card in turn
    ]
    return Deal(0, players, dict(hands), first, pile, (*order, *first, *pile), dealer)


def dealt_again() -> NextRound:
    """The message that deals a further round for three; its id is 0."""
    hands = {f"p{number}": tuple(f"{colour}-{n}" for n in range(1, 8)) for number, colour in enumerate(COLOURS[1:], 1)}
    pile = without(deck(), [*(card for hand in hands.values() for card in hand), "red-6"])
    return NextRound(0, hands, ("red-6",), (*pile[40:], *pile[:40]))
