"""Mixtures of rules, and whether a difference between two of them shows in games by chance."""

from __future__ import annotations

import random
from collections.abc import Collection, Mapping
from itertools import islice, product

from reference_impl import engine, next_round
from reference_impl.setup import new_match
from reference_impl.state import MATCH_OVER, ROUND_OVER, State
from unospec.running.courses import Recorder
from unospec.spec.catalogue import catalogue

#: Target scores that people play to.
TARGETS = ("100", "200", "250", "300", "400", "500", "1000")
LENGTH = 300


def mixture(chance: random.Random) -> dict[str, str]:
    """Any variant of every rule."""
    return {
        rule.id: chance.choice(TARGETS if rule.has_number else tuple(rule.variants))
        for rule in catalogue().rules.values()
    }


def looked_up(rules: Mapping[str, str], games: int) -> frozenset[str]:
    """The rules that are looked up in so many games; the others cannot show in them."""
    recorder = Recorder(rules)
    for seed in range(games):
        for _ in _game(recorder, seed):
            pass
    return frozenset(recorder.looked_up)


def diverge(rules: Mapping[str, str], rule: str, other: str, games: int) -> bool:
    """Whether, in so many games by chance, changing one rule shows: in what lies, or in what is lawful."""
    changed = {**rules, rule: other}
    return any(_diverges(rules, changed, seed) for seed in range(games))


def _names(seed: int) -> tuple[str, ...]:
    return tuple(f"p{number}" for number in range(1, seed % 3 + 3))


def _game(rules: Mapping[str, str], seed: int) -> Collection[State]:
    chance = random.Random(seed)
    state = new_match(rules, _names(seed), seed)
    for _ in range(LENGTH):
        if state.phase == MATCH_OVER:
            break
        if state.phase == ROUND_OVER:
            state = next_round(state)
            continue
        state = engine.carry_out(state, chance.choice(engine.legal_actions(state)))
    return ()


def _diverges(rules: Mapping[str, str], changed: Mapping[str, str], seed: int) -> bool:
    chance = random.Random(seed)
    one, other = new_match(rules, _names(seed), seed), new_match(changed, _names(seed), seed)
    for _ in range(LENGTH):
        if _shown(one) != _shown(other):
            return True
        if one.phase == MATCH_OVER:
            return False
        if one.phase == ROUND_OVER:
            one, other = next_round(one), next_round(other)
            continue
        lawful = engine.legal_actions(one)
        if lawful != engine.legal_actions(other):
            return True
        action = chance.choice(lawful)
        one, other = engine.carry_out(one, action), engine.carry_out(other, action)
    return False


def _shown(state: State) -> tuple[object, ...]:
    piles = (state.hands, state.draw_pile, state.discards, state.colour, state.symbol)
    match = (state.scores, state.rounds_won, state.round_winner, state.match_winners, state.out, state.duel)
    return (*piles, state.turn, state.dealer, state.direction, state.phase == ROUND_OVER, *match)


def played_alike(
    rules: Mapping[str, str], rule: str, other: str, candidates: Mapping[str, tuple[str, ...]], games: int
) -> bool:
    """Whether another mixture of the candidates, with the other variant, plays the same games: then nobody can tell.

    A Wild Draw Four without any limit, for one, is the same as one whose limit nobody can enforce.
    """
    matter = looked_up({**rules, rule: other}, 5) | looked_up(rules, 5)
    left = [each for each, variants in candidates.items() if len(variants) > 1 and each in matter and each != rule]
    for chosen in islice(product(*(candidates[each] for each in left)), 2000):
        changed = {**rules, **dict(zip(left, chosen, strict=True)), rule: other}
        if not any(_diverges(rules, changed, seed) for seed in range(games)):
            return True
    return False
