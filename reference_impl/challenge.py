"""Challenging a Wild Draw Four.

Rules played here:
    challenge: none, next-player, any-player (suspect, refuse_challenge)
    challenge-evidence: any-breach, same-colour (is_guilty)
    challenge-sees-hand: challenger-alone, everyone (challenge)
    challenge-success: player-draws-four (challenge)
    failed-challenge: draws-four, draws-six (lose_challenge)
    failed-challenge-next-player: spared, draws-four (lose_challenge)

Where all texts are silent: after a challenge won, the player who would have drawn plays on normally, and
whoever is guilty draws all that was passed on; two cards more than that for whoever has lost under
failed-challenge/draws-six. A player who is spared plays. A Wild Draw Four played as last card stands.
"""

from __future__ import annotations

from reference_impl.drawing import take_cards
from reference_impl.matching import breaks_limit, holds_colour
from reference_impl.penalty import clear, settle, take_owed
from reference_impl.rules import Refusal, Rules, forbidden
from reference_impl.state import State, Suspicion, Table


def suspect(table: Table, seat: int) -> Suspicion | None:
    """What there is to challenge when that player lays down a Wild Draw Four, still in hand: challenge."""
    if table.rules["challenge"] == "none":
        return None
    return Suspicion(seat, table.hands[seat], table.colour, table.symbol)


def refuse_challenge(view: State | Table, seat: int) -> Refusal | None:
    """Why that player can't challenge now, or None: challenge."""
    allowed = view.rules["challenge"]
    if allowed == "none":
        return forbidden(view.rules, "challenge", "no-challenge")
    if view.suspicion is None or view.suspicion.seat == seat:
        return forbidden(view.rules, "challenge", "nothing-to-challenge")
    if allowed == "next-player" and seat != view.turn:
        return forbidden(view.rules, "challenge", "not-the-next-player")
    return None


def refuse_accept(view: State | Table, seat: int) -> Refusal | None:
    """Why that player can't let a Wild Draw Four stand now, or None."""
    return Refusal("nothing-to-accept") if view.suspicion is None or seat != view.turn else None


def refuse_taking(view: State | Table) -> Refusal | None:
    """Why the cards owed can't be drawn yet, or None: first the player lets the card stand, or challenges it."""
    return forbidden(view.rules, "challenge", "challenge-or-accept") if view.suspicion is not None else None


def is_guilty(rules: Rules, doubt: Suspicion) -> bool:
    """Whether the hand proves the challenge right: challenge-evidence."""
    if rules["challenge-evidence"] == "same-colour":
        return holds_colour(doubt.colour, doubt.hand)
    return breaks_limit(rules, doubt.colour, doubt.symbol, doubt.hand)


def challenge(table: Table, seat: int) -> None:
    """The hand is looked at, and somebody draws: challenge-success.

    Who is shown the hand makes no difference to the game: challenge-sees-hand.
    """
    doubt = table.suspicion
    assert doubt is not None
    if is_guilty(table.rules, doubt):
        take_cards(table, doubt.seat, table.owed)
        clear(table)
    else:
        lose_challenge(table, seat)


def lose_challenge(table: Table, challenger: int) -> None:
    """The Wild Draw Four was lawful: failed-challenge, failed-challenge-next-player."""
    draws_six = table.rules["failed-challenge"] == "draws-six"
    if challenger == table.turn:
        table.owed += 2 if draws_six else 0
        take_owed(table)
    elif not draws_six:
        accept(table)
    else:
        take_cards(table, challenger, table.owed + 2)
        if table.rules["failed-challenge-next-player"] == "spared":
            clear(table)
        else:
            accept(table)


def accept(table: Table) -> None:
    """The Wild Draw Four stands; the player in turn still owes the cards."""
    table.suspicion = None
    settle(table)
