"""The engine: what is lawful, and what comes of it. `legal_actions`, `refusal` and `apply` agree with each other."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from reference_impl import challenge, drawing, effects, first_card, jump_in, matching, penalty, uno
from reference_impl.actions import Accept, Action, Call, Catch, Challenge, Draw, Keep, Name, Play
from reference_impl.cards import COLOURS
from reference_impl.ending import stop_match
from reference_impl.rules import Refusal
from reference_impl.state import MATCH_OVER, NAMING, PENALTY, ROUND_OVER, TURN, State, Table

_OVER = (ROUND_OVER, MATCH_OVER)


def apply(state: State, action: Action) -> State | Refusal:
    """The state after the action, or why it is not lawful. The given state is not changed."""
    refused = refusal(state, action)
    if refused is not None:
        return refused
    table = Table(state)
    if not isinstance(action, (Call, Catch)):
        uno.close_windows(table, action.seat)
    _CARRY_OUT[type(action)](table, action)
    uno.tidy(table)
    return table.freeze()


def refusal(state: State, action: Action) -> Refusal | None:
    """Why the action is not lawful, or None if it is."""
    if state.phase in _OVER:
        return Refusal("round-over")
    if not 0 <= action.seat < len(state.players) or action.seat in state.out:
        return Refusal("not-at-the-table")
    return _CHECKS[type(action)](state, action)


def _refuse_play(state: State, action: Play) -> Refusal | None:
    hand = state.hands[action.seat]
    if action.card not in hand:
        return Refusal("not-held")
    return (
        _refuse_moment(state, action)
        or matching.refuse_card(state, hand, action.card)
        or matching.refuse_colour(state, action.card, action.colour)
        or (Refusal("nothing-to-call") if action.uno and len(hand) != 2 else None)
    )


def _refuse_moment(state: State, action: Play) -> Refusal | None:
    """Why that player can't play that card at this moment, whatever lies on the pile."""
    if action.seat != state.turn:
        return jump_in.refuse_jump(state, action.card)
    match state.phase:
        case "naming":
            return Refusal("colour-first")
        case "penalty":
            return penalty.refuse_answer(state, action.card)
        case "drawn":
            return _refuse_older_card(state, action)
    return None


def _refuse_older_card(state: State, action: Play) -> Refusal | None:
    """hand-after-draw"""
    if state.rules["hand-after-draw"] == "drawn-card-only" and action.card is not state.drawn:
        return Refusal("not-the-drawn-card", "hand-after-draw", "drawn-card-only")
    return None


def _refuse_draw(state: State, action: Draw) -> Refusal | None:
    if action.seat != state.turn:
        return Refusal("not-your-turn")
    if state.phase == PENALTY:
        return Refusal("challenge-or-accept") if state.suspicion else None
    if state.phase == NAMING:
        return Refusal("colour-first")
    return drawing.refuse_draw(state, action.seat)


def _refuse_keep(state: State, action: Keep) -> Refusal | None:
    if action.seat != state.turn:
        return Refusal("not-your-turn")
    return drawing.refuse_keep(state, action.seat)


def _refuse_name(state: State, action: Name) -> Refusal | None:
    if state.phase != NAMING or action.seat != state.turn:
        return Refusal("nothing-to-name")
    return None if action.colour in COLOURS else Refusal("colour-missing", "wild-names-colour", "player-names")


_CHECKS: dict[type[Any], Callable[[State, Any], Refusal | None]] = {
    Play: _refuse_play,
    Draw: _refuse_draw,
    Keep: _refuse_keep,
    Name: _refuse_name,
    Call: lambda state, action: uno.refuse_call(state, action.seat),
    Catch: lambda state, action: uno.refuse_catch(state, action.seat, action.whom),
    Challenge: lambda state, action: challenge.refuse_challenge(state, action.seat),
    Accept: lambda state, action: challenge.refuse_accept(state, action.seat),
}


def _draw(table: Table, action: Draw) -> None:
    if table.phase == PENALTY:
        penalty.take_owed(table)
    else:
        drawing.draw_for_turn(table)


_CARRY_OUT: dict[type[Any], Callable[[Table, Any], None]] = {
    Play: effects.play,
    Draw: _draw,
    Keep: lambda table, action: drawing.end_turn(table),
    Name: lambda table, action: first_card.name_colour(table, action.colour),
    Call: lambda table, action: uno.call(table, action.seat),
    Catch: lambda table, action: uno.catch(table, action.whom),
    Challenge: lambda table, action: challenge.challenge(table, action.seat),
    Accept: lambda table, action: challenge.accept(table),
}


def legal_actions(state: State) -> list[Action]:
    """Every lawful action of every player, in a fixed order: first the player in turn, then the others."""
    if state.phase in _OVER:
        return []
    seat = state.turn
    found: list[Action] = []
    if state.phase == NAMING:
        found += [Name(seat, colour) for colour in COLOURS]
    else:
        found += _plays(state, seat)
        found += [each for each in (Draw(seat), Keep(seat), Accept(seat)) if _CHECKS[type(each)](state, each) is None]
    if state.suspicion:
        found += [each for each in map(Challenge, state.active()) if _CHECKS[Challenge](state, each) is None]
    if state.rules["jump-in"] != "none" and state.phase == TURN:
        for other in state.active():
            if other != seat:
                found += _plays(state, other)
    if state.catchable or len(state.hands[seat]) == 2:
        found += _calls(state)
    return found


def _plays(state: State, seat: int) -> Iterator[Play]:
    hand = state.hands[seat]
    for card in dict.fromkeys(hand):
        probe = Play(seat, card)
        if _refuse_moment(state, probe) or matching.refuse_card(state, hand, card):
            continue
        for colour in matching.colours_to_name(state, card):
            yield Play(seat, card, colour)
            if len(hand) == 2:
                yield Play(seat, card, colour, True)


def _calls(state: State) -> Iterator[Call | Catch]:
    active = state.active()
    for seat in active:
        if uno.refuse_call(state, seat) is None:
            yield Call(seat)
    for seat in active:
        for whom in sorted(state.catchable):
            if uno.refuse_catch(state, seat, whom) is None:
                yield Catch(seat, whom)


def stop(state: State) -> State:
    """The players stop the match between two rounds: the one who leads has won (match-winner)."""
    table = Table(state)
    if table.phase != MATCH_OVER:
        stop_match(table)
    return table.freeze()
