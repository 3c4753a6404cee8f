"""Taking cards from the draw pile: draw-amount, voluntary-draw, drawn-card, hand-after-draw, reshuffle."""

from __future__ import annotations

from reference_impl.matching import can_lawfully_play, holds_fitting_card
from reference_impl.rules import Refusal, forbidden
from reference_impl.state import DRAWN, TURN, State, Table


def take_cards(table: Table, seat: int, count: int) -> None:
    """Move `count` cards from the draw pile to a hand, or as many as there are in both piles."""
    while count:
        if not table.draw_pile:
            reshuffle(table)
        taken = table.draw_pile[:count]
        if not taken:
            return
        table.draw_pile = table.draw_pile[count:]
        table.hand(seat, table.hands[seat] + taken)
        count -= len(taken)
    if not table.draw_pile:
        reshuffle(table)


def reshuffle(table: Table) -> None:
    """Make a new draw pile of the discards: reshuffle. What has to be matched stays as it was."""
    kept = 0 if table.rules["reshuffle"] == "whole-pile" else 1
    table.draw_pile = table.shuffled(table.discards[kept:])
    table.discards = table.discards[:kept]


def refuse_draw(view: State | Table, seat: int) -> Refusal | None:
    """Why the player in turn can't draw instead of playing, or None: voluntary-draw."""
    if view.phase == DRAWN:
        return Refusal("has-drawn")
    if view.rules["voluntary-draw"] == "forbidden" and holds_fitting_card(view, view.hands[seat]):
        return forbidden(view.rules, "voluntary-draw", "card-fits")
    return None


def draw_for_turn(table: Table) -> None:
    """The player in turn draws: one card, or until one fits (draw-amount)."""
    seat = table.turn
    before = len(table.hands[seat])
    drawn = None
    playable = False
    until_playable = table.rules["draw-amount"] == "until-playable"
    while not playable:
        take_cards(table, seat, 1)
        hand = table.hands[seat]
        if len(hand) == before:
            break
        before, drawn = len(hand), hand[-1]
        playable = can_lawfully_play(table, hand, drawn)
        if not until_playable:
            break
    hand = table.hands[seat]
    older = table.rules["hand-after-draw"] == "any-card" and any(can_lawfully_play(table, hand, card) for card in hand)
    if drawn is not None and (playable or older):
        table.phase, table.drawn = DRAWN, drawn
    else:
        end_turn(table)


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
