"""The messages with which a scenario begins, told in the words of the protocol: whole positions, draws and deals; and
whether a position was set as told."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import Any, cast

from unospec.protocol.messages import Arrange, Deal, NextRound, Opening
from unospec.running.acts import name
from unospec.running.filling import Dealing, Draws, Position
from unospec.running.sight import SHOWN_AS
from unospec.running.table import Table


def arrange(number: int, position: Position, table: Table) -> Arrange:
    """Set that position, of which the table names what has to be set as told. number: the message's id."""
    return Arrange(
        id=number,
        players=[name(player) for player in position.players],
        dealer=name(position.dealer),
        hands={name(player): cards for player, cards in position.hands.items()},
        draw_pile=position.draw_pile,
        discards=position.discards,
        colour=cast(Any, position.colour),
        turn=name(position.turn),
        direction=cast(Any, position.direction),
        scores={name(player): points for player, points in position.scores.items()},
        rounds={name(player): count for player, count in position.rounds.items()},
        duel=position.duel,
        named=table.named,
    )


def read_back(
    told: Arrange, table: Table, shown: Collection[str], see: Callable[[str], Any]
) -> Iterator[tuple[str, Any, Any]]:
    """What was named, what it should be, and what it is, as far as the engine shows it.

    shown: the fields that the engine shows. see: gives the value of one of them.
    """
    for what in told.named:
        kind, _, player = what.partition(":")
        seen = SHOWN_AS.get(kind, kind)
        if seen not in shown:
            continue
        actual = see(seen)
        expected: Any
        match kind:
            case "players" | "duel":
                expected, actual = sorted(told.players), sorted(actual)
            case "draw_pile":
                expected = list(table.next_cards)
                actual = actual[: len(expected)]
            case "whole_draw_pile" | "discards":
                expected = list(told.draw_pile if kind == "whole_draw_pile" else told.discards)
            case "top":
                expected = told.discards[0]
            case "hands":
                expected, actual = sorted(told.hands[player]), sorted(actual.get(player, ()))
            case "counts":
                expected, actual = len(told.hands[player]), actual.get(player)
            case "scores" | "rounds":
                expected, actual = getattr(told, kind)[player], actual.get(player)
            case _:
                expected = getattr(told, kind)
        yield what, expected, actual


def opening(number: int, draws: Draws, table: Table) -> Opening:
    """Make that opening draw. number: the message's id."""
    return Opening(
        id=number,
        players=[name(player) for player in draws.players],
        cards=[(name(player), card) for player, card in draws.cards],
        rest=draws.rest,
        youngest=_youngest(table),
    )


def deal(number: int, dealing: Dealing, starter: str | None, table: Table) -> Deal:
    """Begin a match with that deal. number: the message's id. starter: who makes the first move, if that is settled."""
    return Deal(
        id=number,
        players=[name(player) for player in dealing.players],
        hands={name(player): cards for player, cards in dealing.hands.items()},
        first=dealing.first,
        draw_pile=dealing.draw_pile,
        deck=dealing.deck,
        dealer=None if dealing.dealer is None else name(dealing.dealer),
        starter=starter,
        youngest=_youngest(table),
    )


def next_round(number: int, dealing: Dealing) -> NextRound:
    """Deal the next round. number: the message's id."""
    return NextRound(
        id=number,
        hands={name(player): cards for player, cards in dealing.hands.items()},
        first=dealing.first,
        draw_pile=dealing.draw_pile,
    )


def _youngest(table: Table) -> str | None:
    return None if table.youngest is None else name(table.youngest)
