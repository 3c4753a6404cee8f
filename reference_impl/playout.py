"""Playing for the sake of playing: random games, and counting what can happen."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from reference_impl.actions import Action
from reference_impl.engine import carry_out, legal_actions
from reference_impl.rules import Rules
from reference_impl.setup import new_match, next_round
from reference_impl.state import MATCH_OVER, ROUND_OVER, State


def random_game(rules: Rules, players: Sequence[str], seed: int, limit: int) -> Iterator[State]:
    """The states of a match of random lawful play, from the first deal on: after every action and every new deal.

    The match ends when it is won or after `limit` actions, whichever comes first; under some rules only the
    limit ends it. The same arguments give the same match. Raises ValueError as `new_match` does.
    """
    for _, state in random_turns(rules, players, seed, limit):
        yield state


def random_turns(rules: Rules, players: Sequence[str], seed: int, limit: int) -> Iterator[tuple[Action | None, State]]:
    """The same match as by `random_game`, each state with the action that led to it; None for a deal."""
    choose = random.Random(seed).choice
    state = new_match(rules, players, seed)
    yield None, state
    for _ in range(limit):
        if state.phase == ROUND_OVER:
            state = next_round(state)
            yield None, state
        action = choose(legal_actions(state))
        state = carry_out(state, action)
        yield action, state
        if state.phase == MATCH_OVER:
            return


def perft(state: State, depth: int) -> int:
    """How many lawful courses of `depth` actions there are from that state within the round.

    The order of later shuffles is settled by the state, so the number is exact. Useful to hold two
    versions, or two engines, against each other. Raises ValueError for a negative depth.
    """
    if depth < 0:
        raise ValueError(f"a depth of {depth}; it can't be negative")
    if depth == 0:
        return 1
    actions = legal_actions(state)
    if depth == 1:
        return len(actions)
    return sum(perft(carry_out(state, action), depth - 1) for action in actions)
