"""Positions said in a few words, for the examples."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from reference_impl import Action, Card, Play, Refusal, State, apply, card, legal_actions, refusal
from reference_impl.state import cards
from tests.reference_impl.mixtures import defaults, names

_Test = TypeVar("_Test", bound=Callable[..., None])
#: What lies in the draw pile unless a test says otherwise: nothing that goes on a red 5.
PILE = "green-1 green-2 green-3 green-4 green-6 green-8 green-9 yellow-1 yellow-2 yellow-3"


def shows(*variants: str) -> Callable[[_Test], _Test]:
    """Says of which ``rule/variant`` a test is an example; another test sees to it that none is left out."""
    return lambda test: test


def table(
    *hands: str, top: str = "red-5", pile: str = PILE, below: str = "", rules: dict[str, str] | None = None, **more: Any
) -> State:
    """A turn of seat 0, unless `more` says otherwise.

    hands: the codes of each player's cards. below: the discards under the top. more: other fields of the state.
    """
    lying = card(top)
    fields: dict[str, Any] = {"turn": 0, "dealer": len(hands) - 1, "colour": lying.colour}
    fields |= {"scores": (0,) * len(hands), "rounds_won": (0,) * len(hands)}
    return State(
        rules={**defaults(), **(rules or {})},
        players=tuple(names(len(hands))),
        hands=tuple(cards(hand.split()) for hand in hands),
        draw_pile=cards(pile.split()),
        discards=(lying, *cards(below.split())),
        symbol=lying.symbol,
        **fields | more,
    )


def after(state: State, *actions: Action) -> State:
    """The state after the actions, all of which have to be lawful."""
    for action in actions:
        following = apply(state, action)
        assert isinstance(following, State), (action, following)
        state = following
    return state


def put(seat: int, code: str, colour: str | None = None, uno: bool = False) -> Play:
    """The action of playing that card."""
    return Play(seat, card(code), colour, uno)


def why(state: State, action: Action) -> str:
    """Why the action is refused: ``code`` or ``code rule/variant``; empty if it is lawful."""
    refused = refusal(state, action)
    assert (refused is None) == (action in legal_actions(state))
    if refused is None:
        return ""
    assert apply(state, action) == refused == Refusal(*refused)
    return f"{refused.code} {refused.rule}/{refused.variant}" if refused.rule else refused.code


def held(state: State, seat: int) -> int:
    """How many cards a player holds."""
    return len(state.hands[seat])


def codes(some: tuple[Card, ...]) -> str:
    """The codes of cards, for comparing."""
    return " ".join(each.code for each in some)
