"""The last card and the end of a round.

Rules played here:
    round-end: last-card-played (go_out, close_round, refuse_after_end)
    last-draw-card: next-player-draws, no-effect (go_out)
    last-draw-card-who: next-in-direction, left-hand-player (who_draws_at_end)
    last-draw-card-answer: no-answer, may-answer (go_out)

Where all texts are silent: whoever has gone out draws nothing more. If the cards of a last card have been
passed on to nobody else, nobody draws them. Whoever answers with a last card of their own ends the passing on:
the next player draws.
"""

from __future__ import annotations

from reference_impl import penalty
from reference_impl.drawing import take_cards
from reference_impl.match_end import end_match_if_decided
from reference_impl.rules import Refusal, forbidden
from reference_impl.scoring import score_round
from reference_impl.state import NO_SEATS, ROUND_OVER, State, Table


def go_out(table: Table, seat: int, following: int) -> None:
    """Somebody's last card lies: the round is over once its cards are drawn (last-draw-card, round-end).

    following: who would have to draw for it. last-draw-card-answer: that player may have an answer.
    """
    first = table.went_out is None
    if first:
        table.went_out = seat
    asks = penalty.ASKS.get(table.symbol, 0)
    drawer = who_draws_at_end(table, seat, following)
    if table.rules["last-draw-card"] == "no-effect" or (first and not asks):
        penalty.clear(table)
    elif first and table.rules["last-draw-card-answer"] == "may-answer":
        penalty.ask(table, drawer)
    else:
        if table.hands[drawer]:
            take_cards(table, drawer, table.owed + asks)
        penalty.clear(table)


def who_draws_at_end(table: Table, seat: int, following: int) -> int:
    """Who draws for a last card: last-draw-card-who."""
    if table.rules["last-draw-card-who"] == "next-in-direction":
        return following
    left = table.beside(seat, 1)
    return table.beside(left, 1) if left == table.went_out else left


def close_round(table: Table, winner: int) -> None:
    """Nothing is owed any more, and the first to have gone out wins the round: round-end."""
    table.round_winner, table.went_out = winner, None
    table.called = table.catchable = table.overdue = NO_SEATS
    table.phase = ROUND_OVER
    score_round(table, winner)
    end_match_if_decided(table, winner)


def refuse_after_end(view: State) -> Refusal:
    """Why nothing can be done any more: round-end."""
    return forbidden(view.rules, "round-end", "round-over")
