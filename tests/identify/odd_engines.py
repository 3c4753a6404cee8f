"""Engines that play one rule in a way of their own: the reference with one thing changed while it answers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from typing import Any, Final
from unittest.mock import patch

from reference_impl import (
    challenge,
    drawing,
    effects,
    engine,
    first_card,
    jump_in,
    match_end,
    matching,
    penalty,
    round_end,
    scoring,
    setup,
    uno,
)
from reference_impl.actions import Call, Catch, Draw, Play
from reference_impl.cards import CARDS, Card
from reference_impl.rules import Refusal
from reference_impl.state import DRAWN, TURN, State, Suspicion, Table
from unospec.adapters import reference
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
_hand_points = scoring.hand_points
_take_effect = first_card.take_effect
_refuse_catch = uno.refuse_catch
_came_down = uno.came_down
_somebody_acts = uno.somebody_acts
_refuse_laying = engine._refuse_laying
_refuse_answer = penalty.refuse_answer
_refuse_kind = penalty.refuse_kind
_ask = penalty.ask
_skips = effects.skips
_go_out = round_end.go_out
_end_match = match_end.end_match_if_decided


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


def _begins_backwards(state: State, dealer: int, deck: tuple[Card, ...], starter: int | None) -> State:
    return replace(_deal(state, dealer, deck, starter), direction=-1)


def _first_skip_skips_two(table: Table) -> None:
    _take_effect(table)
    if table.symbol == "skip":
        table.turn = table.after(table.turn)


def _dealer_draws_two(table: Table) -> None:
    if table.symbol == "draw-two":
        _take(table, table.dealer, 2)
    else:
        _take_effect(table)


def _under_the_pile(table: Table, top: Card) -> None:
    table.draw_pile = (*table.draw_pile, top)


def _challenger_misses_turn(table: Table, seat: int) -> None:
    guilty = challenge.is_guilty(table.rules, _doubt(table))
    _challenge(table, seat)
    if guilty:
        table.turn = table.after(table.turn)


def _refuses_another_colour(view: State | Table, hand: tuple[Card, ...], card: Card) -> Refusal | None:
    other = card.symbol == "draw-two" and card.colour != view.colour and not view.owed_at_start
    return Refusal("another-colour") if other else _refuse_answer(view, hand, card)


def _refuses_a_third(view: State | Table, answer: str) -> Refusal | None:
    return Refusal("enough") if view.passed_on >= 2 else _refuse_kind(view, answer)


def _asks_for_the_last_alone(
    table: Table, seat: int, suspicion: Suspicion | None = None, resumes: int | None = None
) -> None:
    table.owed = 0
    _ask(table, seat, suspicion, resumes)


def _next_alone_catches(view: State | Table, seat: int, whom: int) -> Refusal | None:
    table = Table(view) if isinstance(view, State) else view
    return _refuse_catch(view, seat, whom) if seat in (whom, table.after(whom)) else Refusal("not-the-next")


def _acting(act: Callable[[Table, Any], None]) -> Callable[[Table, Any], None]:
    def acts(table: Table, action: Any) -> None:
        _somebody_acts(table, action.seat)
        act(table, action)

    return acts


def _draws_three_at_most(table: Table) -> None:
    seat = table.turn
    for _ in range(3):
        _take(table, seat, 1)
        if matching.can_lawfully_play(table, table.hands[seat], table.hands[seat][-1]):
            table.phase, table.drawn = DRAWN, table.hands[seat][-1]
            return
    drawing.end_turn(table)


def _colour_stays(table: Table, action: Play) -> None:
    colour = table.colour
    _play(table, action)
    if action.card.symbol == "wild" and table.colour is not None:
        table.colour = colour


def _all_draw_for_the_last_card(table: Table, seat: int, following: int) -> None:
    if table.symbol in penalty.ASKS and table.went_out is None:
        for other in match_end.playing(table):
            if other != seat:
                _take(table, other, penalty.ASKS[table.symbol])
        table.went_out = seat
        penalty.clear(table)
    else:
        _go_out(table, seat, following)


def _loser_wins_the_duel(table: Table, winner: int) -> None:
    if table.duel:
        match_end.win_match(table, [seat for seat in match_end.playing(table) if seat != winner])
    else:
        _end_match(table, winner)


def _neighbour_wins_the_match(table: Table, reached: list[int]) -> None:
    match_end.win_match(table, [table.beside(reached[0], 1)])


@contextmanager
def _together(*changes: Any) -> Iterator[None]:
    with ExitStack() as stack:
        for change in changes:
            stack.enter_context(change)
        yield


def _forbids(forbidden: Callable[[State, int, Card], bool]) -> Any:
    """Some cards can't be laid down."""

    def refuse(state: State, seat: int, card: Card) -> Refusal | None:
        return Refusal("forbidden") if forbidden(state, seat, card) else _refuse_laying(state, seat, card)

    return patch.object(engine, "_refuse_laying", refuse)


def _lets_jump_in(allowed: Callable[[State, Card], bool]) -> Any:
    """Some cards can be played out of turn."""

    def refuse(state: State, seat: int, card: Card) -> Refusal | None:
        if seat == state.turn or state.phase != TURN:
            return _refuse_laying(state, seat, card)
        return None if allowed(state, card) else Refusal("not-your-turn")

    def who(state: State) -> list[int]:
        return [seat for seat in state.active() if seat != state.turn] if state.phase == TURN else []

    return _together(patch.object(engine, "_refuse_laying", refuse), patch.object(jump_in, "who_may_jump", who))


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
    "points-count-double": (
        "card-points",
        lambda: patch.object(scoring, "hand_points", lambda hand: 2 * _hand_points(hand)),
    ),
    "every-card-counts-one": ("card-points", lambda: patch.object(scoring, "card_points", lambda card: 1)),
    "begins-backwards": ("start-direction", lambda: patch.object(setup, "deal_cards", _begins_backwards)),
    "deal-passes-right": (
        "deal-rotation",
        lambda: patch.object(setup, "next_dealer", lambda state: Table(state).beside(state.dealer, -1)),
    ),
    "first-skip-skips-two": ("start-skip", lambda: patch.object(first_card, "take_effect", _first_skip_skips_two)),
    "first-draw-two-hits-dealer": (
        "start-draw-two",
        lambda: patch.object(first_card, "take_effect", _dealer_draws_two),
    ),
    "first-card-goes-under-the-pile": (
        "reburied-place",
        lambda: _together(
            patch.object(first_card, "rebury", _under_the_pile),
            patch.object(reference, "_before_turning_up", lambda rules, wanted: (wanted, 0)),
        ),
    ),
    "challenger-misses-turn": (
        "challenge-success",
        lambda: patch.object(challenge, "challenge", _challenger_misses_turn),
    ),
    "stacks-the-same-colour": (
        "draw-two-stacking",
        lambda: patch.object(penalty, "refuse_answer", _refuses_another_colour),
    ),
    "stacks-without-adding": ("draw-two-stacking", lambda: patch.object(penalty, "ask", _asks_for_the_last_alone)),
    "passes-on-twice": ("draw-two-chain", lambda: patch.object(penalty, "refuse_kind", _refuses_a_third)),
    "next-alone-catches": ("uno-catcher", lambda: patch.object(uno, "refuse_catch", _next_alone_catches)),
    "calls-with-a-card-do-not-count": (
        "uno-call",
        lambda: patch.object(uno, "came_down", lambda table, seat, calls: _came_down(table, seat, False)),
    ),
    "draws-three-at-most": ("draw-amount", lambda: patch.object(drawing, "draw_for_turn", _draws_three_at_most)),
    "reverse-skips-too": (
        "reverse-effect",
        lambda: patch.object(
            effects, "skips", lambda table: (table.symbol == "reverse" and not table.two_play()) or _skips(table)
        ),
    ),
    "wild-changes-no-colour": ("wild-names-colour", lambda: patch.dict(engine._CARRY_OUT, {Play: _colour_stays})),
    "no-wild-on-a-wild": (
        "wild-match",
        lambda: _forbids(lambda state, seat, card: card.is_black and state.symbol.startswith("wild")),
    ),
    "no-skip-on-a-skip": (
        "action-card-match",
        lambda: _forbids(
            lambda state, seat, card: card.symbol == state.symbol == "skip" and card.colour != state.colour
        ),
    ),
    "any-action-card-fits": (
        "action-card-match",
        lambda: patch.object(
            matching,
            "fitting_now",
            lambda view: (
                _fitting(view.colour, view.symbol, view.rules["action-card-match"])
                | {card for card in CARDS.values() if card.is_action}
            ),
        ),
    ),
    "no-draw-four-on-a-number": (
        "wild-draw-four-restriction",
        lambda: _forbids(lambda state, seat, card: card.symbol == "wild-draw-four" and state.symbol.isdigit()),
    ),
    "last-card-is-a-number": (
        "round-end",
        lambda: _forbids(lambda state, seat, card: card.is_action and len(state.hands[seat]) == 1),
    ),
    "all-draw-for-the-last-card": (
        "last-draw-card",
        lambda: patch.object(round_end, "go_out", _all_draw_for_the_last_card),
    ),
    "jumps-in-with-red": ("jump-in", lambda: _lets_jump_in(lambda state, card: card.colour == "red")),
    "jumps-in-with-the-same-card": (
        "jump-in",
        lambda: _lets_jump_in(lambda state, card: (card.colour, card.symbol) == (state.colour, state.symbol)),
    ),
    "nothing-is-reshuffled": ("reshuffle", lambda: patch.object(drawing, "reshuffle", lambda table: None)),
    "loser-wins-the-duel": ("duel", lambda: patch.object(round_end, "end_match_if_decided", _loser_wins_the_duel)),
    "neighbour-wins-the-match": (
        "match-winner",
        lambda: patch.object(match_end, "win_at_target", _neighbour_wins_the_match),
    ),
}

#: The same for what does not show under the Hungarian rules.
ELSEWHERE: Final[Mapping[str, tuple[str, Callable[[], Any]]]] = {
    "caught-after-a-draw": (
        "uno-catch-deadline",
        lambda: _together(
            patch.object(uno, "somebody_acts", lambda table, acting: None),
            patch.dict(
                engine._CARRY_OUT,
                {kind: _acting(act) for kind, act in engine._CARRY_OUT.items() if kind not in (Call, Catch, Draw)},
            ),
        ),
    ),
}


class Odd(Reference):
    """The reference under these rules, but for some things. names: of `ODD` or `ELSEWHERE`."""

    def __init__(self, rules: Mapping[str, str], *names: str) -> None:
        super().__init__(rules)
        self._changes = [(ODD.get(name) or ELSEWHERE[name])[1] for name in names]

    def handle(self, message: dict[str, Any]) -> dict[str, Any]:
        with _together(*(changed() for changed in self._changes)):
            return super().handle(message)


class WithCards(Odd):
    """UNO is called together with a card, and in no other way."""

    def handle(self, message: dict[str, Any]) -> dict[str, Any]:
        assert message.get("act") != "call"
        reply = super().handle(message)
        if "moves" in reply:
            reply["moves"] = [act for act in reply["moves"] if act != "call"]
        if "awaiting" in reply:
            acts = [{**each, "acts": [act for act in each["acts"] if act != "call"]} for each in reply["awaiting"]]
            reply["awaiting"] = [each for each in acts if each["acts"]]
        return reply


class Punishing(Reference):
    """The reference under these rules, but whoever catches somebody wrongly draws two cards; no rule is about that."""

    def handle(self, message: dict[str, Any]) -> dict[str, Any]:
        with patch.object(uno, "refuse_catch", _lets_catch), patch.dict(engine._CARRY_OUT, {Catch: _punishes}):
            return super().handle(message)


def _lets_catch(view: State | Table, seat: int, whom: int) -> Refusal | None:
    return None if seat != whom and whom not in view.catchable else _refuse_catch(view, seat, whom)


def _punishes(table: Table, action: Catch) -> None:
    if action.whom in table.catchable:
        uno.catch(table, action.whom)
    else:
        _take(table, action.seat, 2)
