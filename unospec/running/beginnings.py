"""The messages with which a scenario begins: whole positions, draws and deals, told in the words of the protocol."""

from __future__ import annotations

from typing import Any, cast

from unospec.protocol.messages import Arrange, Deal, NextRound, Opening
from unospec.running.acts import name
from unospec.running.filling import Dealing, Draws, Position
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
