"""Which card may be played: colour, number and symbol, Wilds, and the limit on the Wild Draw Four."""

from __future__ import annotations

from collections.abc import Iterable

from reference_impl.cards import COLOURS, Card
from reference_impl.rules import Refusal, Rules, forbidden
from reference_impl.state import State, Table


def fits(rules: Rules, colour: str | None, symbol: str, card: Card) -> bool:
    """Whether the card goes with what lies: card-match, action-card-match, wild-match."""
    if card.is_black or card.colour == colour:
        return True
    if card.symbol != symbol:
        return False
    return not card.is_action or rules["action-card-match"] == "colour-or-symbol"


def holds_fitting_card(view: State | Table, hand: Iterable[Card]) -> bool:
    """Whether the hand has a coloured card that fits."""
    return any(not card.is_black and fits(view.rules, view.colour, view.symbol, card) for card in hand)


def breaks_limit(rules: Rules, colour: str | None, symbol: str, others: Iterable[Card]) -> bool:
    """Whether the other cards of the hand make a Wild Draw Four unlawful: wild-draw-four-restriction."""
    match rules["wild-draw-four-restriction"]:
        case "no-same-colour":
            return holds_colour(colour, others)
        case "no-same-colour-or-symbol":
            return any(card.colour is not None and (card.colour == colour or card.symbol == symbol) for card in others)
        case "no-playable-card":
            return any(card.symbol != "wild-draw-four" and fits(rules, colour, symbol, card) for card in others)
    return False


def holds_colour(colour: str | None, cards: Iterable[Card]) -> bool:
    """Whether one of the cards has that colour."""
    return any(card.colour is not None and card.colour == colour for card in cards)


def without(hand: tuple[Card, ...], gone: Card) -> tuple[Card, ...]:
    """The hand less one card of that kind."""
    place = hand.index(gone)
    return hand[:place] + hand[place + 1 :]


def refuse_card(view: State | Table, hand: tuple[Card, ...], card: Card) -> Refusal | None:
    """Why that card of the hand can't be laid on the discard pile now, or None."""
    rules = view.rules
    if not fits(rules, view.colour, view.symbol, card):
        alike = card.is_action and card.symbol == view.symbol
        return forbidden(rules, "action-card-match" if alike else "card-match", "does-not-fit")
    if card.symbol == "wild":
        if rules["wild-with-playable-card"] == "forbidden" and holds_fitting_card(view, hand):
            return forbidden(rules, "wild-with-playable-card", "other-card-fits")
    elif card.symbol == "wild-draw-four" and rules["wild-draw-four-breach"] == "refused" and is_breach(view, hand):
        return forbidden(rules, "wild-draw-four-restriction", "other-card-fits")
    return None


def is_breach(view: State | Table, hand: tuple[Card, ...]) -> bool:
    """Whether playing a Wild Draw Four from that hand would break its limit."""
    others = (card for card in hand if card.symbol != "wild-draw-four")
    return breaks_limit(view.rules, view.colour, view.symbol, others)


def can_lawfully_play(view: State | Table, hand: tuple[Card, ...], card: Card) -> bool:
    """Whether the card fits and breaks no limit, so that nobody could punish it."""
    if refuse_card(view, hand, card) is not None:
        return False
    return card.symbol != "wild-draw-four" or not is_breach(view, hand)


def refuse_colour(view: State | Table, card: Card, colour: str | None) -> Refusal | None:
    """Why that colour can't be named with that card, or None: wild-names-colour, wild-colour."""
    if not card.is_black:
        return None if colour is None else forbidden(view.rules, "wild-names-colour", "names-no-colour")
    if colour not in COLOURS:
        return forbidden(view.rules, "wild-names-colour", "colour-missing")
    if colour == view.colour and view.rules["wild-colour"] == "another-colour":
        return forbidden(view.rules, "wild-colour", "same-colour")
    return None


def colours_to_name(view: State | Table, card: Card) -> tuple[str | None, ...]:
    """The colours that can be named with that card; ``(None,)`` for a coloured one."""
    if not card.is_black:
        return (None,)
    if view.rules["wild-colour"] == "another-colour":
        return tuple(colour for colour in COLOURS if colour != view.colour)
    return COLOURS
