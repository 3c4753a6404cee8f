"""Which card may be laid on the discard pile, and which colour named with it.

Rules played here:
    card-match: colour-or-number (fitting)
    action-card-match: colour-or-symbol, colour-only (fitting)
    wild-match: any-card (fitting)
    wild-with-playable-card: allowed, forbidden (refuse_black)
    wild-names-colour: player-names (refuse_colour)
    wild-colour: any, another-colour (barred_colour)
    wild-draw-four-restriction: none, no-same-colour, no-same-colour-or-symbol, no-same-colour-or-number,
        no-playable-card (breaks_limit)
    wild-draw-four-breach: refused, stands-unless-challenged (refuse_black)

Where all texts are silent: a blank card is played like a Wild. Whether another card is playable goes by
what lies, even while cards are owed.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from reference_impl.cards import CARDS, COLOURS, NUMBERS, Card
from reference_impl.rules import Refusal, Rules, forbidden
from reference_impl.state import State, Table


@cache
def fitting(colour: str | None, symbol: str, action_card_match: str) -> frozenset[Card]:
    """Every card that goes with that colour and symbol: card-match, action-card-match, wild-match."""

    def goes(card: Card) -> bool:
        if card.is_black or card.colour == colour:
            return True
        return card.symbol == symbol and (not card.is_action or action_card_match == "colour-or-symbol")

    return frozenset(card for card in CARDS.values() if goes(card))


def fitting_now(view: State | Table) -> frozenset[Card]:
    """Every card that goes with what lies."""
    return fitting(view.colour, view.symbol, view.rules["action-card-match"])


@cache
def fitting_coloured(colour: str | None, symbol: str, action_card_match: str) -> frozenset[Card]:
    """Those of the cards that fit that are not black."""
    return frozenset(card for card in fitting(colour, symbol, action_card_match) if not card.is_black)


def holds_fitting_card(view: State | Table, hand: Iterable[Card]) -> bool:
    """Whether the hand has a coloured card that fits."""
    return not fitting_coloured(view.colour, view.symbol, view.rules["action-card-match"]).isdisjoint(hand)


def playable(view: State | Table, hand: tuple[Card, ...], among: Iterable[Card]) -> list[Card]:
    """Those of some cards of the hand for which `refuse_card` has no objection, each kind once."""
    fit = fitting(view.colour, view.symbol, view.rules["action-card-match"])
    found: list[Card] = []
    for card in among:
        if card in fit and card not in found and (not card.is_black or refuse_black(view, hand, card) is None):
            found.append(card)
    return found


def refuse_card(view: State | Table, hand: tuple[Card, ...], card: Card) -> Refusal | None:
    """Why that card of the hand can't be laid on the discard pile now, or None."""
    if card not in fitting_now(view):
        return forbidden(view.rules, "action-card-match" if card.is_action else "card-match", "does-not-fit")
    return refuse_black(view, hand, card) if card.is_black else None


def refuse_black(view: State | Table, hand: tuple[Card, ...], card: Card) -> Refusal | None:
    """Why that black card can't be played from that hand, or None: wild-with-playable-card, wild-draw-four-breach."""
    rules = view.rules
    if card.symbol == "wild" and rules["wild-with-playable-card"] == "forbidden" and holds_fitting_card(view, hand):
        return forbidden(rules, "wild-with-playable-card", "other-card-fits")
    if card.symbol == "wild-draw-four" and rules["wild-draw-four-breach"] == "refused":
        broken = breaks_limit(rules, view.colour, view.symbol, hand)
        return forbidden(rules, "wild-draw-four-restriction", "other-card-fits") if broken else None
    return None


def can_lawfully_play(view: State | Table, hand: tuple[Card, ...], card: Card) -> bool:
    """Whether the card fits and breaks no limit, so that nobody could punish it."""
    if refuse_card(view, hand, card) is not None:
        return False
    return card.symbol != "wild-draw-four" or not breaks_limit(view.rules, view.colour, view.symbol, hand)


def breaks_limit(rules: Rules, colour: str | None, symbol: str, hand: Iterable[Card]) -> bool:
    """Whether the hand makes a Wild Draw Four on that colour and symbol unlawful: wild-draw-four-restriction."""
    match rules["wild-draw-four-restriction"]:
        case "no-same-colour":
            barring = of_colour(colour)
        case "no-same-colour-or-symbol":
            barring = of_colour(colour) | of_symbol(symbol)
        case "no-same-colour-or-number":
            barring = of_colour(colour) | (of_symbol(symbol) if symbol in NUMBERS else frozenset())
        case "no-playable-card":
            barring = fitting(colour, symbol, rules["action-card-match"]) - {CARDS["wild-draw-four"]}
        case _:
            return False
    return not barring.isdisjoint(hand)


@cache
def of_colour(colour: str | None) -> frozenset[Card]:
    """Every card of that colour; none if no colour is in force."""
    return frozenset(card for card in CARDS.values() if card.colour == colour and not card.is_black)


@cache
def of_symbol(symbol: str) -> frozenset[Card]:
    """Every coloured card with that number or symbol."""
    return frozenset(card for card in CARDS.values() if card.symbol == symbol and not card.is_black)


def holds_colour(colour: str | None, hand: Iterable[Card]) -> bool:
    """Whether one of the cards has that colour."""
    return not of_colour(colour).isdisjoint(hand)


def refuse_colour(view: State | Table, card: Card, colour: str | None) -> Refusal | None:
    """Why that colour can't be named with that card, or None: wild-names-colour."""
    if not card.is_black:
        return None if colour is None else forbidden(view.rules, "wild-names-colour", "names-no-colour")
    if colour not in COLOURS:
        return forbidden(view.rules, "wild-names-colour", "colour-missing")
    return forbidden(view.rules, "wild-colour", "same-colour") if colour == barred_colour(view) else None


def refuse_name(view: State | Table, colour: str) -> Refusal | None:
    """Why that colour can't be named for a black first card, or None."""
    return None if colour in COLOURS else forbidden(view.rules, "wild-names-colour", "colour-missing")


def barred_colour(view: State | Table) -> str | None:
    """The colour that can't be named, if there is one: wild-colour."""
    return view.colour if view.rules["wild-colour"] == "another-colour" else None


def colours_to_name(card: Card, barred: str | None) -> tuple[str | None, ...]:
    """The colours that can be named with that card; ``(None,)`` for a coloured one."""
    return tuple(colour for colour in COLOURS if colour != barred) if card.is_black else (None,)
