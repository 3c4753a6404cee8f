"""Speaks to an engine in few words."""

from __future__ import annotations

from typing import Any

from unospec.protocol.messages import Act, Answer, Arrange, Deal, Done, Reply, Unsupported
from unospec.protocol.process import Process
from unospec.running.filling import standard_deck

PLAYERS = ("p1", "p2", "p3")

#: Hands that nobody has been given anything else for.
HANDS: dict[str, tuple[str, ...]] = {
    "p1": ("red-7", "blue-2", "wild"),
    "p2": ("red-1", "green-4", "yellow-9"),
    "p3": ("red-draw-two", "green-8", "blue-9"),
}


def arranged(engine: Process, **told: Any) -> Reply:
    """Arranges a position: the first one's turn, a red five on top."""
    values: dict[str, Any] = {
        "players": PLAYERS,
        "dealer": "p3",
        "hands": HANDS,
        "draw_pile": ("green-1", "green-2", "green-3", "yellow-1", "yellow-2", "yellow-3"),
        "discards": ("red-5",),
        "colour": "red",
        "turn": "p1",
        "direction": "clockwise",
        "scores": dict.fromkeys(PLAYERS, 0),
        "rounds": dict.fromkeys(PLAYERS, 0),
    }
    return engine.ask(Arrange(1, **(values | told)))


def position(engine: Process, **told: Any) -> Done:
    reply = arranged(engine, **told)
    assert isinstance(reply, Done), reply
    return reply


def why_not(reply: Reply) -> str:
    assert isinstance(reply, Unsupported), reply
    return reply.why


def act(engine: Process, what: str, player: str, card: str | None = None, **more: Any) -> Answer:
    reply = engine.ask(Act(1, what, player, card, **more))  # type: ignore[arg-type]
    assert isinstance(reply, Answer), reply
    return reply


def deal(engine: Process, *first: str, **told: Any) -> Reply:
    """Deals to two players; what is turned up is told."""
    cards = [code for code, count in standard_deck().items() for _ in range(count)]
    for card in first:
        if card in cards:
            cards.remove(card)
    values: dict[str, Any] = {
        "players": ("p1", "p2"),
        "hands": {"p1": tuple(cards[:7]), "p2": tuple(cards[7:14])},
        "first": first,
        "draw_pile": tuple(cards[14:]),
        "dealer": "p2",
    }
    return engine.ask(Deal(1, **(values | told)))


def open_acts(reply: Done | Answer) -> dict[str, set[str]]:
    return {each.player: set(each.acts) for each in reply.awaiting}
