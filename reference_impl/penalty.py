"""Cards owed for a Draw Two or Wild Draw Four: who draws, who may answer, and with what."""

from __future__ import annotations

from reference_impl.cards import Card
from reference_impl.drawing import end_turn, take_cards
from reference_impl.rules import Refusal, Rules, forbidden
from reference_impl.state import PENALTY, TURN, State, Suspicion, Table

#: How many cards a draw card asks for: draw-two-effect, wild-draw-four-effect.
ASKS = {"draw-two": 2, "wild-draw-four": 4}


def answering_rule(asked: str, answer: str, at_start: bool) -> tuple[str, tuple[str, ...]]:
    """The rule that settles whether `answer` may answer `asked`, and those of its variants that allow it."""
    if answer == "wild":
        return "wild-under-penalty", ("allowed",)
    if answer == asked == "draw-two":
        return ("start-draw-two-answer", ("may-answer",)) if at_start else ("draw-two-stacking", ("stacks",))
    if answer == asked == "wild-draw-four":
        return "wild-draw-four-stacking", ("stacks",)
    if answer == "wild-draw-four":
        return "mixed-stacking", ("wild-draw-four-on-draw-two", "both-ways")
    return "mixed-stacking", ("both-ways",)


def refuse_answer(view: State | Table, card: Card) -> Refusal | None:
    """Why the player who owes cards can't play that card instead, or None."""
    if card.symbol not in ASKS and card.symbol != "wild":
        effect = "draw-two-effect" if view.owed_for == "draw-two" else "wild-draw-four-effect"
        return forbidden(view.rules, effect, "owes-cards")
    rule, allowing = answering_rule(view.owed_for, card.symbol, view.owed_at_start)
    return None if view.rules[rule] in allowing else forbidden(view.rules, rule, "owes-cards")


def can_be_answered(rules: Rules, asked: str, at_start: bool) -> bool:
    """Whether the rules know any card with which the cards asked for can be passed on."""
    answers = (answering_rule(asked, symbol, at_start) for symbol in ("draw-two", "wild-draw-four", "wild"))
    return any(rules[rule] in allowing for rule, allowing in answers)


def ask(table: Table, symbol: str, suspicion: Suspicion | None) -> None:
    """The player in turn owes the cards of a draw card just played, on top of what was passed on."""
    table.owed += ASKS[symbol]
    table.owed_for = symbol
    table.owed_at_start = False
    table.suspicion = suspicion if table.rules["challenge"] != "none" else None
    table.phase = PENALTY
    settle(table)


def settle(table: Table) -> None:
    """Where the player has no choice, the cards are drawn at once."""
    if table.suspicion is None and not can_be_answered(table.rules, table.owed_for, table.owed_at_start):
        take_owed(table)


def take_owed(table: Table) -> None:
    """The player in turn draws what is owed and misses the turn: draw-two-effect, wild-draw-four-effect."""
    take_cards(table, table.turn, table.owed)
    plays_on = table.owed_at_start and table.rules["start-draw-two"] == "draws"
    clear(table)
    if not plays_on:
        end_turn(table)


def clear(table: Table) -> None:
    """Nothing is owed any more; the player in turn is to play."""
    table.owed, table.owed_for, table.owed_at_start, table.suspicion = 0, "", False, None
    table.phase = TURN
