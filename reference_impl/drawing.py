"""Taking cards from the draw pile, instead of playing or otherwise.

Rules played here:
    draw-amount: one, until-playable (draw_for_turn)
    voluntary-draw: allowed, forbidden (refuse_draw)
    draw-beside-wild: allowed, forbidden (refuse_draw)
    pass-without-drawing: forbidden (refuse_keep)
    drawn-card: may-play, must-play (refuse_keep)
    hand-after-draw: drawn-card-only, any-card (cards_after_draw)
    reshuffle: keep-top, whole-pile (reshuffle)
    reshuffle-time: when-emptied, when-needed (take_cards)

Where all texts are silent: with both piles empty nobody gets a card, and a turn ends without one.
"""

from __future__ import annotations

from reference_impl.cards import Card
from reference_impl.matching import can_lawfully_play, fitting_now, holds_fitting_card, playable, refuse_card
from reference_impl.rules import Refusal, Rules, forbidden
from reference_impl.state import DRAWN, TURN, State, Table


def take_cards(table: Table, seat: int, count: int) -> int:
    """Move `count` cards from the draw pile to a hand, or as many as there are in both piles; say how many.

    reshuffle-time: a new draw pile is made as soon as the old one is empty, or when the next card is needed.
    """
    taken = 0
    while taken < count:
        if not table.draw_pile:
            reshuffle(table)
        cards = table.draw_pile[: count - taken]
        if not cards:
            break
        table.draw_pile = table.draw_pile[len(cards) :]
        table.hand(seat, table.hands[seat] + cards)
        taken += len(cards)
    if not table.draw_pile and table.rules["reshuffle-time"] == "when-emptied":
        reshuffle(table)
    return taken


def reshuffle(table: Table) -> None:
    """Make a new draw pile of the discards: reshuffle. What has to be matched stays as it was."""
    kept = 0 if table.rules["reshuffle"] == "whole-pile" else 1
    table.draw_pile = table.shuffled(table.discards[kept:])
    table.discards = table.discards[:kept]


def refuse_draw(view: State | Table, seat: int) -> Refusal | None:
    """Why the player in turn can't draw instead of playing, or None: voluntary-draw, draw-beside-wild."""
    if view.phase == DRAWN:
        return forbidden(view.rules, "draw-amount", "has-drawn")
    hand = view.hands[seat]
    if holds_fitting_card(view, hand):
        rule = "voluntary-draw"
    elif any(card.is_black and can_lawfully_play(view, hand, card) for card in hand):
        rule = "draw-beside-wild"
    else:
        return None
    return forbidden(view.rules, rule, "card-fits") if view.rules[rule] == "forbidden" else None


def draw_for_turn(table: Table) -> None:
    """The player in turn draws, one card or until one can be played (draw-amount), and may then play."""
    seat = table.turn
    drawn = None
    one = table.rules["draw-amount"] == "one"
    while take_cards(table, seat, 1 if one else distance_to_fitting(table)):
        drawn = table.hands[seat][-1]
        if one or can_lawfully_play(table, table.hands[seat], drawn):
            break
    hand = table.hands[seat]
    if drawn is not None and playable(table, hand, cards_after_draw(table.rules, hand, drawn)):
        table.phase, table.drawn = DRAWN, drawn
    else:
        end_turn(table)


def distance_to_fitting(table: Table) -> int:
    """How many cards have to be drawn for the next one that fits, as far as the draw pile goes; at least one."""
    fit = fitting_now(table)
    return next((place for place, card in enumerate(table.draw_pile, 1) if card in fit), len(table.draw_pile) or 1)


def cards_after_draw(rules: Rules, hand: tuple[Card, ...], drawn: Card) -> tuple[Card, ...]:
    """The cards that may still be played in the turn, if they fit: hand-after-draw."""
    return hand if rules["hand-after-draw"] == "any-card" else (drawn,)


def refuse_after_draw(view: State | Table, hand: tuple[Card, ...], card: Card) -> Refusal | None:
    """Why whoever has drawn can't play that card, or None."""
    assert view.drawn is not None
    if card not in cards_after_draw(view.rules, hand, view.drawn):
        return forbidden(view.rules, "hand-after-draw", "not-the-drawn-card")
    return refuse_card(view, hand, card)


def refuse_keep(view: State | Table, seat: int) -> Refusal | None:
    """Why the turn can't be ended without playing, or None: pass-without-drawing, drawn-card."""
    if view.phase != DRAWN or view.drawn is None:
        return forbidden(view.rules, "pass-without-drawing", "nothing-drawn")
    if view.rules["drawn-card"] == "must-play" and can_lawfully_play(view, view.hands[seat], view.drawn):
        return forbidden(view.rules, "drawn-card", "card-fits")
    return None


def end_turn(table: Table) -> None:
    """The turn ends without a card played; the next player is in turn."""
    table.drawn = None
    table.phase = TURN
    table.turn = table.after(table.turn)
