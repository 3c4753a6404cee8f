"""Playing out of turn.

Rules played here:
    jump-in: none, action-cards, any-card (who_may_jump, refuse_jump)
    jump-in-continues: turn-stays, from-jumper (next_after_jump)
    jump-in-target: player-in-turn, after-jumper (who_draws)

Where all texts are silent: nobody jumps in while somebody names a colour, decides on a drawn card or owes cards.
"""

from __future__ import annotations

from reference_impl.cards import Card
from reference_impl.rules import Refusal, forbidden
from reference_impl.state import TURN, State, Table


def refuse_jump(view: State | Table, card: Card) -> Refusal | None:
    """Why a player who is not in turn can't play that card now, or None: jump-in."""
    allowed = view.rules["jump-in"]
    if allowed == "none" or (allowed == "action-cards" and not card.is_action):
        return forbidden(view.rules, "jump-in", "not-your-turn")
    return None if view.phase == TURN else Refusal("not-now")


def who_may_jump(view: State) -> list[int]:
    """The seats that may play out of turn now, if they hold the right card: jump-in."""
    if view.rules["jump-in"] == "none" or view.phase != TURN:
        return []
    return [seat for seat in view.active() if seat != view.turn]


def jumping_cards(view: State, hand: tuple[Card, ...]) -> list[Card]:
    """The cards of a hand with which one may jump in, if they fit."""
    return [card for card in hand if refuse_jump(view, card) is None]


def next_after_jump(table: Table, jumper: int) -> int:
    """Who is in turn after a jump-in that makes nobody miss a turn: jump-in-continues."""
    return table.turn if table.rules["jump-in-continues"] == "turn-stays" else table.after(jumper)


def who_draws(table: Table, jumper: int) -> int:
    """Who draws for a Draw Two or Wild Draw Four that jumped in: jump-in-target."""
    return table.turn if table.rules["jump-in-target"] == "player-in-turn" else table.after(jumper)
