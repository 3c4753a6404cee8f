"""Probes of the deck, the opening draw, who deals and who begins."""

from __future__ import annotations

from unospec.identify.probe import Probe, holds, plays, probe, seats, step, top
from unospec.scenarios.model import Step

_DEALER = step("dealer", player=1)
_DEAL = step("deal")
_NUMBER = step("first-card", card="red-5")
_FOUR = seats(1, 2, 3, 4)


def _opening(*cards: tuple[int, str]) -> tuple[Step, ...]:
    return tuple(step("opening-card", player=player, card=card) for player, card in cards)


def _draw(*cards: tuple[int, str], youngest: int) -> tuple[Step, ...]:
    return (_FOUR, step("youngest", player=youngest), *_opening(*cards), step("opening-draw"))


_HIGHEST = _draw((1, "red-5"), (2, "blue-9"), (3, "green-2"), (4, "red-1"), youngest=3)
_ACTION = _draw((1, "red-5"), (2, "blue-skip"), (2, "blue-9"), (3, "green-2"), (4, "red-1"), youngest=1)

_TIED = _draw((1, "red-9"), (1, "red-3"), (2, "blue-9"), (2, "blue-5"), (3, "green-2"), (4, "red-1"), youngest=3)

PROBES: tuple[Probe, ...] = (
    probe("ten-players", "player-count", seats(*range(1, 11)), _DEALER, _NUMBER, _DEAL, watch="counts"),
    probe("kinds-of-cards", "deck", _DEALER, _NUMBER, _DEAL, watch="cards"),
    probe("hand-size", "hand-size", _DEALER, _NUMBER, _DEAL, watch="counts"),
    probe("blank-cards", "blank-cards", _DEALER, _NUMBER, _DEAL, watch="total"),
    probe("start-direction", "start-direction", _DEALER, _NUMBER, _DEAL, watch="direction"),
    # No opening draw tells otherwise.
    probe("who-begins", "first-player", _FOUR, _DEALER, _NUMBER, _DEAL, watch="turn"),
    # Without an opening draw it is open who deals else; so nothing is asked but whether the youngest does.
    probe(
        "youngest-deals",
        "first-dealer",
        _FOUR,
        step("youngest", player=3),
        _NUMBER,
        _DEAL,
        watch="youngest-deals left-begins",
        beside="dealer turn",
    ),
    probe("highest-card-deals", "opening-draw", *_HIGHEST, watch="dealer turn"),
    probe("highest-card-starts", "first-player", *_HIGHEST, watch="turn"),
    probe("action-card-drawn", "opening-draw-action-card", *_ACTION, watch="dealer turn"),
    probe("tie", "opening-draw-tie", *_TIED, watch="dealer turn"),
    # The order below the deck tells whether a card that does not count goes there at once.
    probe("action-card-returned", "opening-draw-return", *_ACTION, watch="bottom", hint=True),
    probe(
        "next-dealer",
        "deal-rotation",
        _FOUR,
        step("dealer", player=2),
        top("red-7"),
        holds(1, "red-5"),
        plays(1, "red-5"),
        step("next-round"),
        watch="dealer",
    ),
)
