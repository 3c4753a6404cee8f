"""Challenging a Wild Draw Four: challenge, challenge-evidence, challenge-success, failed-challenge.

Where all texts are silent: after a challenge won, the player who would have drawn plays on normally, and
whoever is guilty draws all that was passed on; after one lost by a bystander under ``draws-six``, the
player who would have drawn is spared and plays.
"""

from __future__ import annotations

from reference_impl.drawing import take_cards
from reference_impl.matching import breaks_limit, holds_colour
from reference_impl.penalty import clear, settle, take_owed
from reference_impl.rules import Refusal, Rules, forbidden
from reference_impl.state import State, Suspicion, Table


def refuse_challenge(view: State | Table, seat: int) -> Refusal | None:
    """Why that player can't challenge now, or None: challenge."""
    allowed = view.rules["challenge"]
    if allowed == "none":
        return forbidden(view.rules, "challenge", "no-challenge")
    if view.suspicion is None or view.suspicion.seat == seat:
        return Refusal("nothing-to-challenge")
    if allowed == "next-player" and seat != view.turn:
        return forbidden(view.rules, "challenge", "not-the-next-player")
    return None


def refuse_accept(view: State | Table, seat: int) -> Refusal | None:
    """Why that player can't let a Wild Draw Four stand now, or None."""
    return Refusal("nothing-to-accept") if view.suspicion is None or seat != view.turn else None


def is_guilty(rules: Rules, doubt: Suspicion) -> bool:
    """Whether the hand proves the challenge right: challenge-evidence."""
    others = [card for card in doubt.hand if card.symbol != "wild-draw-four"]
    if rules["challenge-evidence"] == "same-colour":
        return holds_colour(doubt.colour, others)
    return breaks_limit(rules, doubt.colour, doubt.symbol, others)


def challenge(table: Table, seat: int) -> None:
    """The hand is looked at (challenge-sees-hand: by the challenger), and one of the two draws."""
    doubt = table.suspicion
    assert doubt is not None
    if is_guilty(table.rules, doubt):
        take_cards(table, doubt.seat, table.owed)  # challenge-success: the guilty one draws
        clear(table)
    elif table.rules["failed-challenge"] == "draws-four":
        take_owed(table)
    elif seat == table.turn:
        table.owed += 2
        take_owed(table)
    else:
        take_cards(table, seat, table.owed + 2)
        clear(table)


def accept(table: Table) -> None:
    """The Wild Draw Four stands; the player still owes the cards."""
    table.suspicion = None
    settle(table)
