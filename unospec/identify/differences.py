"""Probes that nobody has written: positions out of games by chance in which two ways to play a rule part.

Two references that differ in one rule play the same game. Where they show something different, or something else is
lawful, the way there from the last settled position makes a probe.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace
from typing import Any, Final

from reference_impl import engine, next_round
from reference_impl.actions import Accept, Action, Call, Catch, Challenge, Draw, Keep, Name, Play
from reference_impl.setup import new_match
from reference_impl.state import FIELDS, MATCH_OVER, PENALTY, ROUND_OVER, TURN, State
from unospec.identify import probe as words
from unospec.identify.outcomes import outcomes
from unospec.identify.probe import Probe, step
from unospec.scenarios.model import Step

#: All that can be watched whatever is played.
WATCH: Final = (
    "counts turn top colour direction draw_count discard_count scores rounds round_winner match_winners out duel"
)
#: So many acts a game goes on, and so many acts a probe has at most.
_LENGTH: Final = 250
_ACTS: Final = 24
#: A draw pile of no more cards is told whole, with the discards.
_SHORT: Final = 12

_SHOWN: Final = (
    *("hands", "draw_pile", "discards", "colour", "symbol", "turn", "dealer", "phase", "direction"),
    *("scores", "rounds_won", "round_winner", "match_winners", "out", "duel"),
)
#: All that later acts may depend on.
_ALL: Final = tuple(name for name in FIELDS if name != "rules")


class Watched(dict[str, str]):
    """Rules that note which of those that are watched are looked up; all others are looked up as fast as ever."""

    def __init__(self, rules: Mapping[str, str], watched: Collection[str]) -> None:
        super().__init__({rule: variant for rule, variant in rules.items() if rule not in watched})
        self._watched = {rule: rules[rule] for rule in watched}
        self.looked_up: set[str] = set()

    def __missing__(self, rule: str) -> str:
        self.looked_up.add(rule)
        return self._watched[rule]


def parting(
    rules: Mapping[str, str], others: Mapping[str, tuple[str, ...]], seed: int
) -> Iterator[tuple[str, str, Probe]]:
    """The probes that one game by chance gives: rule, the other variant, and the probe that tells it from `rules`.

    rules: what is played. others: other variants of some rules. seed: which game.
    """
    chance = random.Random(seed)
    names = tuple(f"p{number}" for number in range(1, chance.choice((2, 3, 3, 4, 4)) + 1))
    watched = Watched(rules, others)
    state = new_match(watched, names, seed)
    if rules["scoring"] in ("winner-collects", "own-points") and chance.random() < 0.5:
        target = int(rules["target-score"])
        state = replace(state, scores=tuple(max(0, target - chance.randint(1, 120)) for _ in names))
    changed = {(rule, variant): {**rules, rule: variant} for rule in others for variant in others[rule]}
    #: The same game under changed rules, where something hidden is not as it is in this one.
    hidden: dict[tuple[str, str], State] = {}
    way: list[tuple[State, Action]] = []
    for _ in range(_LENGTH):
        if state.phase == MATCH_OVER or not changed:
            return
        if state.phase == ROUND_OVER:
            state = next_round(state)
            hidden.clear()
            way = []
            continue
        watched.looked_up.clear()
        lawful = engine.legal_actions(state)
        action = _chosen(lawful, chance)
        after = engine.carry_out(state, action)
        for pair in [*changed]:
            if pair not in hidden and pair[0] not in watched.looked_up:
                continue
            other = hidden.pop(pair, None) or replace(state, rules=changed[pair])
            apart = _apart(lawful, engine.legal_actions(other))
            if apart is None:
                following = engine.carry_out(other, action)
                if not _differ(after, following, _SHOWN):
                    if _differ(after, following, _ALL):
                        hidden[pair] = following
                    continue
                apart = action
            del changed[pair]
            made = _probe(rules, pair, [*way, (state, apart)], seed)
            if made is not None:
                yield (*pair, made)
        way = [*way[1 - _ACTS :], (state, action)]
        state = after


def _chosen(lawful: list[Action], chance: random.Random) -> Action:
    """Any lawful act; plays more often than all else, so that rounds end."""
    plays = [action for action in lawful if isinstance(action, Play)]
    return chance.choice(plays if plays and chance.random() < 0.5 else lawful)


def _apart(lawful: list[Action], others: list[Action]) -> Action | None:
    """An act that is lawful in one of the two only."""
    if lawful == others:
        return None
    return next((action for action in (*lawful, *others) if (action in lawful) != (action in others)), None)


def _differ(one: State, other: State, fields: tuple[str, ...]) -> bool:
    mine, theirs = vars(one), vars(other)
    return any(mine[name] != theirs[name] for name in fields)


def _probe(rules: Mapping[str, str], pair: tuple[str, str], way: list[tuple[State, Action]], seed: int) -> Probe | None:
    """The shortest probe that tells both apart; None if there is none, since not all can be arranged."""
    rule, variant = pair
    other = {**rules, rule: variant}
    tried = 0
    for place in range(len(way) - 1, -1, -1):
        state = way[place][0]
        if not _is_settled(state):
            continue
        tried += 1
        steps = (*_position(state, rule), *(made for at, action in way[place:] for made in _step(at, action)))
        made = words.probe(f"game-{seed}-{rule}-{variant}", rule, *steps, watch=WATCH, generated=True)
        known = outcomes(made)
        if known.shown(rules) != known.shown(other):
            return made
        if tried == 6:
            break
    return None


def _is_settled(state: State) -> bool:
    return state.phase == TURN and not (
        state.owed or state.called or state.catchable or state.overdue or state.suspicion or state.went_out is not None
    )


def _position(state: State, rule: str) -> Iterator[Step]:
    active = [seat for seat in range(len(state.players)) if seat not in state.out]
    yield words.seats(*(seat + 1 for seat in active))
    yield words.turn(state.turn + 1)
    if state.direction < 0:
        yield words.backwards()
    yield words.top(state.discards[0].code) if state.discards else words.top("wild")
    if not state.discards or state.discards[0].is_black:
        yield words.named(state.colour or "red")
    for seat in active:
        yield words.holds(seat + 1, *(card.code for card in state.hands[seat]))
        if state.scores[seat] and rule in _COUNTING:
            yield words.score(seat + 1, state.scores[seat])
    codes = tuple(card.code for card in state.draw_pile)
    if len(codes) <= _SHORT and len(state.discards) > 1 and codes:
        yield step("pile-is", cards=codes)
        yield step("discards-below", cards=tuple(card.code for card in state.discards[1:]))
    elif codes:
        yield words.ahead(*codes[:_SHORT])


_COUNTING: Final = frozenset({"scoring", "match-winner", "elimination", "target-score", "target-reached", "duel"})


def _step(state: State, action: Action) -> Iterator[Step]:
    """The step that makes a player do that."""
    player = action.seat + 1
    match action:
        case Play(seat=seat, card=card, colour=colour, uno=uno):
            values: dict[str, Any] = {"player": player, "card": card.code}
            if colour:
                values["colour"] = colour
            end = "-naming" if colour else ""
            if seat != state.turn:
                yield step(f"jumps-in{end}" if colour else "tries-jump-in", **values)
            elif uno:
                yield step(f"plays{end}-uno", **values)
            else:
                yield step(f"tries-play{end}", **values)
        case Draw():
            yield words.takes(player) if state.phase == PENALTY else words.draws(player)
        case Accept():
            yield words.takes(player)
        case Keep():
            yield words.keeps(player)
        case Call():
            yield words.calls(player)
        case Catch(whom=whom):
            yield words.catches(player, whom + 1)
        case Challenge():
            yield words.challenges(player)
        case Name(colour=colour):
            yield step("names", player=player, colour=colour)
