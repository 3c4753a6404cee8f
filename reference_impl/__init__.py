"""A reference implementation of UNO under any mixture of rules, written to be read.

A `State` is immutable; `legal_actions` lists what is lawful, and `apply` gives the next state, or a
`Refusal` that names the rule and variant. Nothing here knows of features, adapters or languages.
"""

from reference_impl.actions import Accept, Action, Call, Catch, Challenge, Draw, Keep, Name, Play
from reference_impl.cards import CARDS, COLOURS, Card, card
from reference_impl.engine import apply, legal_actions, refusal, stop
from reference_impl.rules import Refusal, Rules
from reference_impl.setup import OpeningDraw, deal, first_seats, full_deck, new_match, next_round, opening_draw
from reference_impl.state import State

__all__ = [
    "CARDS",
    "COLOURS",
    "Accept",
    "Action",
    "Call",
    "Card",
    "Catch",
    "Challenge",
    "Draw",
    "Keep",
    "Name",
    "OpeningDraw",
    "Play",
    "Refusal",
    "Rules",
    "State",
    "apply",
    "card",
    "deal",
    "first_seats",
    "full_deck",
    "legal_actions",
    "new_match",
    "next_round",
    "opening_draw",
    "refusal",
    "stop",
]
