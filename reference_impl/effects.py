"""What a card does when it is played: whose turn is next, and who has to draw."""

from __future__ import annotations

from reference_impl import jump_in, uno
from reference_impl.actions import Play
from reference_impl.drawing import take_cards
from reference_impl.ending import end_round
from reference_impl.penalty import ASKS, ask, clear
from reference_impl.state import PENALTY, TURN, Suspicion, Table


def play(table: Table, action: Play) -> None:
    """Lay the card down and let it act. The action must be lawful."""
    seat, card = action.seat, action.card
    in_turn = table.turn
    jumped = seat != in_turn
    doubt = Suspicion(seat, table.hands[seat], table.colour, table.symbol)
    table.take_from_hand(seat, card)
    table.discards = (card, *table.discards)
    table.colour, table.symbol = card.colour or action.colour, card.symbol
    table.drawn = None
    if card.symbol == "reverse":
        table.direction = -table.direction  # reverse-effect
    left = len(table.hands[seat])
    if left == 0:
        target = jump_in.target(table, seat, in_turn) if jumped else table.after(seat)
        end_round(table, seat, card.symbol, target)
        return
    if left == 1:
        if action.uno:
            table.called |= {seat}
        uno.came_down(table, seat)
        table.came_down |= {seat}
    if card.symbol in ASKS:
        draw_card_played(table, seat, in_turn, doubt)
    elif table.phase == PENALTY:
        table.turn = table.after(seat)  # wild-under-penalty: the cards are now owed by the next player
    else:
        table.phase = TURN
        table.turn = next_in_turn(table, seat, in_turn, jumped)


def next_in_turn(table: Table, seat: int, in_turn: int, jumped: bool) -> int:
    """Who is in turn after a card that makes nobody draw."""
    stays = jumped and jump_in.turn_stays(table)
    if skips(table):
        # skip-effect; with two players whoever played it is in turn again: two-player-skip
        return table.after(in_turn) if stays else table.after(seat, 2)
    return in_turn if stays else table.after(seat)


def skips(table: Table) -> bool:
    """Whether the card just played makes the next player miss a turn: skip-effect, two-player-reverse."""
    if table.symbol == "reverse" and table.two_play():
        return table.rules["two-player-reverse"] == "acts-as-skip"
    return table.symbol == "skip"


def draw_card_played(table: Table, seat: int, in_turn: int, doubt: Suspicion) -> None:
    """A Draw Two or Wild Draw Four asks somebody for cards. With two players its player is in turn again
    once they are drawn: two-player-draw-card."""
    suspicion = doubt if table.symbol == "wild-draw-four" else None
    if seat == in_turn:
        table.turn = table.after(seat)
        ask(table, table.symbol, suspicion)
        return
    victim = jump_in.target(table, seat, in_turn)
    if victim == seat:
        victim = table.after(seat)
    next_turn = in_turn if jump_in.turn_stays(table) else table.after(seat)
    if victim == next_turn:
        table.turn = victim
        ask(table, table.symbol, suspicion)
    else:
        take_cards(table, victim, ASKS[table.symbol])
        clear(table)
        table.turn = next_turn
