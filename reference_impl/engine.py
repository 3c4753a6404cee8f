"""The engine: what is lawful, and what comes of it. `legal_actions`, `refusal` and `apply` agree with each other.

No rule is played here: this module only knows who may act when, and which module has the say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any

from reference_impl import challenge, drawing, effects, first_card, jump_in, matching, penalty, round_end, uno
from reference_impl.actions import Accept, Action, Call, Catch, Challenge, Draw, Keep, Name, Play
from reference_impl.cards import CARDS, COLOURS, Card
from reference_impl.match_end import stop_match
from reference_impl.rules import Refusal
from reference_impl.setup import MOST_PLAYERS
from reference_impl.state import MATCH_OVER, NAMING, PENALTY, ROUND_OVER, TURN, State, Table

_OVER = (ROUND_OVER, MATCH_OVER)
_DRAWS = tuple(Draw(seat) for seat in range(MOST_PLAYERS))


def apply(state: State, action: Action) -> State | Refusal:
    """The state after the action, or why it is not lawful. The given state is not changed."""
    refused = refusal(state, action)
    return refused if refused is not None else carry_out(state, action)


def carry_out(state: State, action: Action) -> State:
    """The state after an action that is known to be lawful, one of `legal_actions`; nothing is checked again."""
    table = Table(state)
    if table.catchable and not isinstance(action, (Call, Catch)):
        uno.somebody_acts(table, action.seat)
    _CARRY_OUT[type(action)](table, action)
    if table.called or table.catchable or table.overdue:
        uno.tidy(table)
    if table.went_out is not None and table.phase != PENALTY:
        round_end.close_round(table, table.went_out)
    return table.freeze()


def refusal(state: State, action: Action) -> Refusal | None:
    """Why the action is not lawful, or None if it is."""
    if state.phase in _OVER:
        return round_end.refuse_after_end(state)
    if not _takes_part(state, action.seat):
        return Refusal("not-at-the-table")
    return _CHECKS[type(action)](state, action)


def _takes_part(state: State, seat: int) -> bool:
    """Whether a player sits there who is in the match and still has cards."""
    return 0 <= seat < len(state.players) and seat not in state.out and seat != state.went_out


def _taking_part(state: State) -> list[int]:
    return [seat for seat in state.active() if seat != state.went_out]


def _refuse_play(state: State, action: Play) -> Refusal | None:
    hand = state.hands[action.seat]
    if action.card not in hand:
        return Refusal("not-held")
    return (
        _refuse_laying(state, action.seat, action.card)
        or matching.refuse_colour(state, action.card, action.colour)
        or (Refusal("nothing-to-call") if action.uno and len(hand) != uno.CALL_BY else None)
    )


def _refuse_laying(state: State, seat: int, card: Card) -> Refusal | None:
    """Why that player can't lay down that card of the hand at this moment, or None."""
    hand = state.hands[seat]
    if seat != state.turn:
        return jump_in.refuse_jump(state, card) or matching.refuse_card(state, hand, card)
    if state.phase == TURN:
        return matching.refuse_card(state, hand, card)
    match state.phase:
        case "penalty":
            return penalty.refuse_answer(state, hand, card)
        case "drawn":
            return drawing.refuse_after_draw(state, hand, card)
    return first_card.refuse_before_naming(state)


def _refuse_draw(state: State, action: Draw) -> Refusal | None:
    if action.seat != state.turn:
        return Refusal("not-your-turn")
    if state.phase == PENALTY:
        return challenge.refuse_taking(state)
    if state.phase == NAMING:
        return first_card.refuse_before_naming(state)
    return drawing.refuse_draw(state, action.seat)


def _refuse_keep(state: State, action: Keep) -> Refusal | None:
    if action.seat != state.turn:
        return Refusal("not-your-turn")
    return drawing.refuse_keep(state, action.seat)


def _refuse_name(state: State, action: Name) -> Refusal | None:
    if state.phase != NAMING or action.seat != state.turn:
        return Refusal("nothing-to-name")
    return matching.refuse_name(state, action.colour)


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
    hand = state.hands[seat]
    cards = matching.playable(state, hand, hand) if state.phase == TURN else _playable(state, hand)
    found = _plays(state, seat, cards)
    found += _other_moves(state, seat)
    for other in jump_in.who_may_jump(state):
        held = state.hands[other]
        found += _plays(state, other, matching.playable(state, held, jump_in.jumping_cards(state, held)))
    if state.suspicion is not None:
        found += [Challenge(each) for each in _taking_part(state) if challenge.refuse_challenge(state, each) is None]
    if state.catchable or len(hand) == uno.CALL_BY:
        found += _calls(state)
    return found


def _plays(state: State, seat: int, cards: list[Card]) -> list[Action]:
    """Every way for that player to play one of the cards."""
    may_call = len(state.hands[seat]) == uno.CALL_BY
    ways = _ways_to_play(seat, matching.barred_colour(state), may_call)
    found: list[Action] = []
    for card in cards:
        found += ways[card]
    return found


def _playable(state: State, hand: tuple[Card, ...]) -> list[Card]:
    """The cards that the player in turn may lay down other than in an ordinary turn."""
    match state.phase:
        case "penalty":
            return [card for card in dict.fromkeys(hand) if penalty.refuse_answer(state, hand, card) is None]
        case "drawn":
            assert state.drawn is not None
            return matching.playable(state, hand, drawing.cards_after_draw(state.rules, hand, state.drawn))
    return []


def _other_moves(state: State, seat: int) -> Sequence[Action]:
    """What the player in turn can do besides playing a card."""
    if state.phase == TURN:
        return (_DRAWS[seat],) if drawing.refuse_draw(state, seat) is None else ()
    match state.phase:
        case "penalty":
            return [Draw(seat)] if state.suspicion is None else [Accept(seat)]
        case "drawn":
            return [Keep(seat)] if drawing.refuse_keep(state, seat) is None else []
    return [Name(seat, colour) for colour in COLOURS]


@cache
def _ways_to_play(seat: int, barred: str | None, may_call: bool) -> dict[Card, list[Play]]:
    """Every way to play each card: with each of the colours named, with UNO called and without."""
    calls = (False, True) if may_call else (False,)
    return {
        card: [Play(seat, card, colour, uno) for colour in matching.colours_to_name(card, barred) for uno in calls]
        for card in CARDS.values()
    }


def _calls(state: State) -> Iterator[Call | Catch]:
    for seat in _taking_part(state):
        if uno.refuse_call(state, seat) is None:
            yield Call(seat)
    for seat in _taking_part(state):
        for whom in sorted(state.catchable):
            if uno.refuse_catch(state, seat, whom) is None:
                yield Catch(seat, whom)


def stop(state: State) -> State:
    """The players stop the match between two rounds: whoever leads has won."""
    table = Table(state)
    if table.phase != MATCH_OVER:
        stop_match(table)
    return table.freeze()
