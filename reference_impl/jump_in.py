"""Playing out of turn: jump-in, jump-in-continues, jump-in-target."""

from __future__ import annotations

from reference_impl.cards import Card
from reference_impl.rules import Refusal, forbidden
from reference_impl.state import TURN, State, Table


def refuse_jump(view: State | Table, card: Card) -> Refusal | None:
    """Why a player who is not in turn can't play that card now, or None."""
    allowed = view.rules["jump-in"]
    if allowed == "none" or (allowed == "action-cards" and not card.is_action):
        return forbidden(view.rules, "jump-in", "not-your-turn")
    # While somebody decides on a drawn card or owes cards, nobody jumps in.
    return None if view.phase == TURN else Refusal("not-now")


def turn_stays(table: Table) -> bool:
    """Whether the player in turn is still in turn after a jump-in."""
    return table.rules["jump-in-continues"] == "turn-stays"


def target(table: Table, jumper: int, in_turn: int) -> int:
    """Who draws for a Draw Two or Wild Draw Four that jumped in."""
    return in_turn if table.rules["jump-in-target"] == "player-in-turn" else table.after(jumper)
