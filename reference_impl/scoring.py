"""Points.

Rules played here:
    card-points: face-twenty-fifty (card_points)
    scoring: none, winner-collects, own-points, rounds-won (score_round, one_round_decides, counts_points)

Where all texts are silent: a blank card counts 50 points, like the other black ones.
"""

from __future__ import annotations

from collections.abc import Iterable

from reference_impl.cards import NUMBERS, Card
from reference_impl.rules import Rules
from reference_impl.state import Table


def card_points(card: Card) -> int:
    """What a card left in a hand is worth: card-points."""
    if card.symbol in NUMBERS:
        return int(card.symbol)
    return 50 if card.is_black else 20


def hand_points(hand: Iterable[Card]) -> int:
    """What the cards left in a hand are worth together."""
    return sum(card_points(card) for card in hand)


def score_round(table: Table, winner: int) -> None:
    """Write down the points of the round: scoring."""
    worth = [hand_points(hand) for hand in table.hands]
    table.rounds_won = tuple(won + (seat == winner) for seat, won in enumerate(table.rounds_won))
    match table.rules["scoring"]:
        case "winner-collects":
            table.scores = tuple(old + (sum(worth) if seat == winner else 0) for seat, old in enumerate(table.scores))
        case "own-points":
            table.scores = tuple(old + points for old, points in zip(table.scores, worth, strict=True))


def one_round_decides(rules: Rules) -> bool:
    """Whether the winner of a round has won the match: scoring/none."""
    return rules["scoring"] == "none"


def counts_points(rules: Rules) -> bool:
    """Whether points are kept, and not only the rounds won: scoring."""
    return rules["scoring"] in ("winner-collects", "own-points")
