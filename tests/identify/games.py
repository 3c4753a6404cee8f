"""Mixtures of rules, and whether a difference between two of them shows in games by chance."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain, combinations, islice
from operator import itemgetter
from typing import Any, Final, TypeAlias

from reference_impl import engine, next_round
from reference_impl.actions import Action, Play
from reference_impl.setup import new_match
from reference_impl.state import FIELDS, MATCH_OVER, ROUND_OVER, State
from unospec.identify.differences import Watched
from unospec.spec.catalogue import catalogue

#: Target scores that people play to.
TARGETS: Final = ("100", "200", "250", "300", "400", "500", "1000")
#: So many acts a game goes on.
LENGTH: Final = 200
#: So many mixtures of what is still open are looked at, at most; those that change the fewest rules first.
WORLDS: Final = 2000

_SHOWN: Final = itemgetter(
    *("hands", "draw_pile", "discards", "colour", "symbol", "dealer", "direction"),
    *("scores", "rounds_won", "round_winner", "match_winners", "out", "duel"),
)
_ALL: Final = itemgetter(*(name for name in FIELDS if name != "rules"))


def mixture(chance: random.Random) -> dict[str, str]:
    """Any variant of every rule."""
    return {
        rule.id: chance.choice(TARGETS if rule.has_number else tuple(rule.variants))
        for rule in catalogue().rules.values()
    }


_OVER: Final = (ROUND_OVER, MATCH_OVER)

_Changed: TypeAlias = tuple[Mapping[str, str], Mapping[str, str]]


def diverge(rules: Mapping[str, str], changes: Sequence[Mapping[str, str]], games: int) -> list[bool]:
    """Which changes of the rules show in so many games by chance: in what lies on the table, or in what is lawful."""
    left = {number: (change, {**rules, **change}) for number, change in enumerate(changes)}
    for seed in range(games):
        if not left:
            break
        for number in list(_parted(rules, left, seed)):
            del left[number]
    return [number not in left for number in range(len(changes))]


def missed(rules: Mapping[str, str], candidates: Mapping[str, tuple[str, ...]], games: int) -> list[tuple[str, str]]:
    """The variants that are still thought possible, though that they are not played shows in so many games by chance.

    Where another mixture of the candidates, with that variant, plays the same games, nobody can tell: a Wild Draw Four
    without any limit, for one, is the same as one whose limit nobody can enforce.
    """
    singles = [(rule, variant) for rule, left in candidates.items() for variant in left if variant != rules[rule]]
    changes: list[Mapping[str, str]] = [dict([single]) for single in singles]
    # Of each change, beside those of one rule, the one that it would excuse.
    excuses: dict[int, int] = {}
    left = {number: (change, {**rules, **change}) for number, change in enumerate(changes)}
    parted: set[int] = set()
    for seed in range(games):
        if not left:
            break
        for number in list(_parted(rules, left, seed)):
            del left[number]
            if number in excuses:
                continue
            parted.add(number)
            worlds = _worlds(singles, singles[number])
            for world, apart in zip(worlds, diverge(rules, worlds, seed + 1), strict=True):
                if not apart:
                    left[len(changes)] = (world, {**rules, **world})
                    excuses[len(changes)] = number
                    changes.append(world)
    excused = {excuses[number] for number in left if number in excuses}
    return [singles[number] for number in sorted(parted - excused)]


def _worlds(singles: Sequence[tuple[str, str]], one: tuple[str, str]) -> list[Mapping[str, str]]:
    """Changes of several rules, that one included, to what is still thought possible."""
    others = [single for single in singles if single[0] != one[0]]
    chosen = chain.from_iterable(combinations(others, count) for count in range(1, 4))
    return [dict([*each, one]) for each in islice(chosen, WORLDS) if len(dict(each)) == len(each)]


def _parted(rules: Mapping[str, str], changes: Mapping[int, _Changed], seed: int) -> Iterator[int]:
    """The numbers of the changes that show in one game. changes: what is changed, and all rules with that change.

    The game under the changed rules is played only where it can differ: where a changed rule is looked up, or
    something hidden has come to differ before.
    """
    chance = random.Random(seed)
    names = tuple(f"p{number}" for number in range(1, seed % 3 + 3))
    near = seed // 3 % 2 == 1
    target = int(rules["target-score"]) if near and rules["scoring"] in ("winner-collects", "own-points") else 0
    changing: dict[str, list[int]] = {}
    for number, (change, _) in changes.items():
        for rule in change:
            changing.setdefault(rule, []).append(number)
    watched = Watched(rules, changing)
    left = dict(changes)
    state = _begun(watched, names, seed, target)
    #: The same game under changed rules, where it does not stand as this one does.
    others: dict[int, State] = {}
    for number, (change, changed) in changes.items():
        if watched.looked_up.isdisjoint(change):
            continue
        other = _begun(changed, names, seed, target)
        if not _look_alike(state, other):
            del left[number]
            yield number
        elif not _alike(state, other, _ALL):
            others[number] = other
    for _ in range(LENGTH):
        if state.phase == MATCH_OVER or not left:
            return
        watched.looked_up.clear()
        lawful: list[Action] | None = None
        in_choice: set[str] = set()
        if state.phase == ROUND_OVER:
            action = None
            after = next_round(state)
        else:
            lawful = engine.legal_actions(state)
            in_choice |= watched.looked_up
            watched.looked_up.clear()
            action = _chosen(lawful, chance, near)
            after = engine.carry_out(state, action)
        # What is lawful can differ only where a changed rule was looked up for that; so too what comes of the act.
        asked = {number for rule in in_choice for number in changing[rule]}
        acted = {number for rule in watched.looked_up for number in changing[rule]}
        for number in sorted(left.keys() & {*asked, *acted, *others}):
            apart = number in others
            asks, acts = apart or number in asked, apart or number in acted
            other = others.pop(number) if apart else _under(state, left[number][1])
            if (other.phase == ROUND_OVER) != (action is None):
                parts = True
            elif action is None:
                other = next_round(other)
                parts = not _look_alike(after, other)
            else:
                parts = asks and engine.legal_actions(other) != lawful
                if acts and not parts:
                    other = engine.carry_out(other, action)
                    parts = not _look_alike(after, other)
            if parts:
                del left[number]
                yield number
            elif acts and not _alike(after, other, _ALL):
                others[number] = other
        state = after


def _under(state: State, rules: Mapping[str, str]) -> State:
    """The same state under other rules; made so, it takes a fraction of the time of `replace`."""
    other = object.__new__(State)
    object.__setattr__(other, "__dict__", {**vars(state), "rules": rules})
    return other


def _begun(rules: Mapping[str, str], names: tuple[str, ...], seed: int, target: int) -> State:
    """A match that begins, or goes on near its end if there is a target."""
    state = new_match(rules, names, seed)
    if not target:
        return state
    chance = random.Random(-seed)
    return replace(state, scores=tuple(max(0, target - chance.randint(1, 60)) for _ in names))


def _chosen(lawful: list[Action], chance: random.Random, near: bool) -> Action:
    """Any lawful act; where a match is to end, more often than not a card is played."""
    plays = [action for action in lawful if isinstance(action, Play)] if near else []
    return chance.choice(plays if plays and chance.random() < 0.7 else lawful)


def _look_alike(one: State, other: State) -> bool:
    over = one.phase in _OVER
    # It is nobody's turn once a round is over.
    return over == (other.phase in _OVER) and (over or one.turn == other.turn) and _alike(one, other, _SHOWN)


def _alike(one: State, other: State, fields: Callable[[Mapping[str, Any]], tuple[Any, ...]]) -> bool:
    return fields(vars(one)) == fields(vars(other))
