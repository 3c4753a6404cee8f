"""What a card does when it is played: whose turn is next, and who has to draw.

Rules played here:
    reverse-effect: direction-turns (play)
    skip-effect: next-misses-turn (skips)
    two-player-reverse: acts-as-skip, no-effect (skips)
    two-player-skip: same-player-again (skips)
    two-player-draw-card: same-player-again (play)
"""

from __future__ import annotations

from reference_impl import challenge, jump_in, penalty, round_end, uno
from reference_impl.actions import Play
from reference_impl.state import PENALTY, TURN, Table


def play(table: Table, action: Play) -> None:
    """Lay the card down and let it act. The action must be lawful.

    reverse-effect: a Reverse turns the direction before anything else. two-player-draw-card: the other
    player, once the cards are drawn, is passed over like anybody who has drawn.
    """
    seat, card = action.seat, action.card
    doubt = challenge.suspect(table, seat) if card.symbol == "wild-draw-four" else None
    table.take_from_hand(seat, card)
    table.discards = (card, *table.discards)
    table.colour, table.symbol = card.colour or action.colour, card.symbol
    table.drawn = None
    if card.symbol == "reverse":
        table.direction = -table.direction
    following = drawing = table.after(seat)
    if seat != table.turn:
        following, drawing = jump_in.next_after_jump(table, seat), jump_in.who_draws(table, seat)
    left = len(table.hands[seat])
    if left == 1:
        uno.came_down(table, seat, action.uno)
    if left == 0:
        round_end.go_out(table, seat, drawing)
    elif drawing == seat:  # everybody else has gone out; nobody is left to draw for a last card
        penalty.clear(table)
    elif card.symbol in penalty.ASKS:
        penalty.ask(table, drawing, doubt, None if drawing == following else following)
    elif table.phase == PENALTY:
        penalty.pass_on(table, drawing)
    else:
        table.turn = table.after(following) if card.is_action and skips(table) else following
        table.phase = TURN


def skips(table: Table) -> bool:
    """Whether the card just played makes the next player miss the turn: skip-effect, two-player-reverse.

    two-player-skip: the one after that is then whoever has played it.
    """
    if table.symbol == "reverse" and table.two_play():
        return table.rules["two-player-reverse"] == "acts-as-skip"
    return table.symbol == "skip"
