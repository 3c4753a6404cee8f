"""Engines that play one rule in a way of their own: the reference with one thing changed while it answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final
from unittest.mock import patch

from reference_impl import challenge, drawing, effects, engine, matching, penalty, scoring, setup, uno
from reference_impl.actions import Play
from reference_impl.cards import Card
from reference_impl.state import TURN, State, Suspicion, Table
from unospec.adapters.reference import Reference

_fitting = matching.fitting
_take = drawing.take_cards
_draw = drawing.draw_for_turn
_challenge = challenge.challenge
_lose = challenge.lose_challenge
_points = scoring.card_points
_deal = setup.deal_cards
_play = effects.play
_take_owed = penalty.take_owed


def _one_more(table: Table, seat: int, count: int) -> int:
    return _take(table, seat, count + 1)


def _draws_and_ends(table: Table) -> None:
    _take(table, table.turn, 1)
    drawing.end_turn(table)


def _draws_two(table: Table) -> None:
    _take(table, table.turn, 1)
    _draw(table)


def _loses_one_more(table: Table, challenger: int) -> None:
    table.owed += 1
    _lose(table, challenger)


def _plays_on_after_two(table: Table) -> None:
    if table.owed_for == "draw-two":
        _take(table, table.turn, table.owed)
        penalty.clear(table)
    else:
        _take_owed(table)


def _guilty_draw_five(table: Table, seat: int) -> None:
    table.owed += challenge.is_guilty(table.rules, _doubt(table))
    _challenge(table, seat)


def _doubt(table: Table) -> Suspicion:
    assert table.suspicion is not None
    return table.suspicion


def _worth_more(card: Card) -> int:
    return 25 if card.is_action and not card.is_black else _points(card)


def _skips_two(table: Table, action: Play) -> None:
    _play(table, action)
    if action.card.symbol == "skip" and table.phase == TURN:
        table.turn = table.after(table.turn)


def _turns_nothing(table: Table, action: Play) -> None:
    if action.card.symbol == "reverse":
        table.direction = -table.direction
    _play(table, action)


def _begins(state: State, dealer: int, deck: tuple[Card, ...], starter: int | None) -> State:
    return _deal(state, dealer, deck, dealer)


def _ends_early(table: Table, action: Play) -> None:
    _play(table, action)
    if len(table.hands[action.seat]) == 1 and table.phase == TURN:
        table.went_out = action.seat


def _by_colour(colour: str | None, symbol: str, action_card_match: str) -> frozenset[Card]:
    fit = _fitting(colour, symbol, action_card_match)
    return fit if not symbol.isdigit() else frozenset(card for card in fit if card.is_black or card.colour == colour)


def _coloured_by_colour(colour: str | None, symbol: str, action_card_match: str) -> frozenset[Card]:
    return frozenset(card for card in _by_colour(colour, symbol, action_card_match) if not card.is_black)


#: By name: the rule that is played in a way of its own, and what is changed.
ODD: Final[Mapping[str, tuple[str, Callable[[], Any]]]] = {
    "caught-draws-three": ("uno-penalty", lambda: patch.object(uno, "take_cards", _one_more)),
    "draw-two-asks-three": ("draw-two-effect", lambda: patch.dict(penalty.ASKS, {"draw-two": 3})),
    "draw-two-asks-one": ("draw-two-effect", lambda: patch.dict(penalty.ASKS, {"draw-two": 1})),
    "draw-four-asks-five": ("wild-draw-four-effect", lambda: patch.dict(penalty.ASKS, {"wild-draw-four": 5})),
    "six-dealt": ("hand-size", lambda: patch.object(setup, "HAND_SIZE", 6)),
    "turn-ends-after-draw": ("drawn-card", lambda: patch.object(drawing, "draw_for_turn", _draws_and_ends)),
    "two-are-drawn": ("draw-amount", lambda: patch.object(drawing, "draw_for_turn", _draws_two)),
    "failed-challenge-one-more": (
        "failed-challenge",
        lambda: patch.object(challenge, "lose_challenge", _loses_one_more),
    ),
    "plays-on-after-draw-two": ("draw-two-effect", lambda: patch.object(penalty, "take_owed", _plays_on_after_two)),
    "skip-skips-two": ("skip-effect", lambda: patch.dict(engine._CARRY_OUT, {Play: _skips_two})),
    "reverse-turns-nothing": ("reverse-effect", lambda: patch.dict(engine._CARRY_OUT, {Play: _turns_nothing})),
    "guilty-draw-five": ("challenge-success", lambda: patch.object(challenge, "challenge", _guilty_draw_five)),
    "numbers-do-not-match": (
        "card-match",
        lambda: patch.multiple(matching, fitting=_by_colour, fitting_coloured=_coloured_by_colour),
    ),
    "dealer-begins": ("first-player", lambda: patch.object(setup, "deal_cards", _begins)),
    "ends-at-one-card": ("round-end", lambda: patch.dict(engine._CARRY_OUT, {Play: _ends_early})),
    "action-cards-count-more": ("card-points", lambda: patch.object(scoring, "card_points", _worth_more)),
}


class Odd(Reference):
    """The reference under these rules, but for one thing. name: one of `ODD`."""

    def __init__(self, rules: Mapping[str, str], name: str) -> None:
        super().__init__(rules)
        self._changed = ODD[name][1]

    def handle(self, message: dict[str, Any]) -> dict[str, Any]:
        with self._changed():
            return super().handle(message)
