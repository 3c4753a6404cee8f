"""Cards owed for a Draw Two or Wild Draw Four: who draws, who may answer, and with what.

Rules played here:
    draw-two-effect: draws-and-misses-turn (ask, take_owed)
    wild-draw-four-effect: draws-and-misses-turn (ask, take_owed)
    draw-two-stacking: stacks, no-stacking (answering_rule)
    draw-two-chain: open-ended, once (refuse_kind)
    wild-draw-four-stacking: stacks, no-stacking (answering_rule)
    mixed-stacking: none, wild-draw-four-on-draw-two, draw-two-on-wild-draw-four, both-ways (answering_rule)
    wild-under-penalty: forbidden, allowed (answering_rule)
    start-draw-two: draws-and-misses-turn, draws, no-effect (ask_at_start, take_owed)
    start-draw-two-answer: may-answer, no-answer (refuse_kind, answering_rule)

Where all texts are silent: a card that answers has to fit, but a Draw Two goes on any Draw Two. Under
draw-two-chain/once the cards of a Draw Two are passed on once in all, by whatever card.
"""

from __future__ import annotations

from reference_impl.cards import Card
from reference_impl.drawing import end_turn, take_cards
from reference_impl.matching import refuse_card
from reference_impl.rules import Refusal, forbidden
from reference_impl.state import PENALTY, TURN, State, Suspicion, Table

#: How many cards a draw card asks for.
ASKS = {"draw-two": 2, "wild-draw-four": 4}
#: With what one can answer at all.
ANSWERS = ("draw-two", "wild-draw-four", "wild")


def ask(table: Table, seat: int, suspicion: Suspicion | None = None, resumes: int | None = None) -> None:
    """That player owes the cards of the draw card just played, on top of what was passed on.

    This is draw-two-effect and wild-draw-four-effect. resumes: who is in turn once the cards are drawn,
    if that is not the next player.
    """
    owe(table, seat)
    table.owed += ASKS[table.symbol]
    table.owed_for = table.symbol
    table.suspicion = suspicion
    table.resumes = resumes
    settle(table)


def pass_on(table: Table, seat: int) -> None:
    """A card that asks for none was played instead of drawing: that player owes the cards now."""
    owe(table, seat)
    settle(table)


def ask_at_start(table: Table) -> None:
    """A Draw Two was turned up: the first player owes two cards, or none (start-draw-two)."""
    if table.rules["start-draw-two"] != "no-effect":
        table.owed, table.owed_for, table.owed_at_start, table.phase = 2, "draw-two", True, PENALTY
        settle(table)


def owe(table: Table, seat: int) -> None:
    """What is owed, if anything yet, is owed by that player, who is in turn."""
    if table.passed_on or table.owed_for == "draw-two":
        table.passed_on += 1
    table.owed_at_start = False
    table.suspicion = table.resumes = None
    table.turn = seat
    table.phase = PENALTY


def settle(table: Table) -> None:
    """Where the rules leave no choice, the cards are drawn at once."""
    if table.suspicion is None and not any(refuse_kind(table, answer) is None for answer in ANSWERS):
        take_owed(table)


def refuse_answer(view: State | Table, hand: tuple[Card, ...], card: Card) -> Refusal | None:
    """Why the player who owes cards can't play that card instead of drawing, or None."""
    refused = refuse_kind(view, card.symbol)
    if refused is None and not card.symbol == view.symbol == "draw-two":
        return refuse_card(view, hand, card)
    return refused


def refuse_kind(view: State | Table, answer: str) -> Refusal | None:
    """Why no card of that symbol can answer now, or None: draw-two-chain, start-draw-two-answer."""
    rules = view.rules
    if answer not in ANSWERS:
        return forbidden(rules, f"{view.owed_for}-effect", "owes-cards")
    if view.owed_at_start and rules["start-draw-two-answer"] == "no-answer":
        return forbidden(rules, "start-draw-two-answer", "owes-cards")
    if view.passed_on and rules["draw-two-chain"] == "once":
        return forbidden(rules, "draw-two-chain", "owes-cards")
    rule, allowing = answering_rule(view.owed_for, answer, view.owed_at_start)
    return None if rules[rule] in allowing else forbidden(rules, rule, "owes-cards")


def answering_rule(asked: str, answer: str, at_start: bool) -> tuple[str, tuple[str, ...]]:
    """The rule that settles whether `answer` may answer `asked`, and those of its variants that allow it.

    draw-two-stacking, wild-draw-four-stacking, mixed-stacking, wild-under-penalty, start-draw-two-answer.
    """
    match asked, answer:
        case _, "wild":
            return "wild-under-penalty", ("allowed",)
        case "draw-two", "draw-two" if at_start:
            return "start-draw-two-answer", ("may-answer",)
        case "draw-two", "draw-two":
            return "draw-two-stacking", ("stacks",)
        case "wild-draw-four", "wild-draw-four":
            return "wild-draw-four-stacking", ("stacks",)
        case "draw-two", _:
            return "mixed-stacking", ("wild-draw-four-on-draw-two", "both-ways")
        case _:
            return "mixed-stacking", ("draw-two-on-wild-draw-four", "both-ways")


def take_owed(table: Table) -> None:
    """The player in turn draws what is owed and misses the turn: draw-two-effect, wild-draw-four-effect.

    After a Draw Two turned up the player may still be in turn: start-draw-two.
    """
    take_cards(table, table.turn, table.owed)
    plays_on = table.owed_at_start and table.rules["start-draw-two"] == "draws"
    plays_on = plays_on or table.resumes is not None
    clear(table)
    if not plays_on:
        end_turn(table)


def clear(table: Table) -> None:
    """Nothing is owed any more; the player in turn is to play."""
    table.owed, table.owed_for, table.owed_at_start, table.passed_on = 0, "", False, 0
    table.suspicion = None
    if table.resumes is not None:
        table.turn, table.resumes = table.resumes, None
    table.phase = TURN
