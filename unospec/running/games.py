"""Games by chance of two references that differ in their rules, side by side: do they ever part?"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Final, Literal, TypeAlias

import reference_impl
from reference_impl import Action, Card, Play, State, engine
from reference_impl.cards import ACTIONS, WILDS
from reference_impl.setup import HAND_SIZE
from reference_impl.state import MATCH_OVER, ROUND_OVER
from unospec.running.courses import Recorder

#: How two games part: in play; only in an order of cards that is left to chance anyway; not at all.
Parting: TypeAlias = Literal["play", "shuffle", ""]

#: After how many actions a game is broken off.
LENGTH: Final = 300
#: How often a card is laid where one can be.
_PLAYS: Final = 0.8
#: How many shuffles are tried.
_SHUFFLES: Final = 500


def parting(rules: Mapping[str, str], changed: Mapping[str, str], number: int, *, stops: bool = False) -> Parting:
    """How two games part, one under each of the rules: in what lies, in the scores, or in what is lawful.

    number: settles how many play, every deck, and what is done. stops: whether the players may end the match after a
    round; how it would end then is looked at as well.
    """
    chance = random.Random(number)
    one, other = _begun(rules, number, number), _begun(changed, number, number)
    before, again = number, partial(_begun, rules, number)
    for _ in range(LENGTH):
        if _shown(one) != _shown(other):
            return "shuffle" if one.seed != before and _may_come(again, other) else "play"
        if one.phase == MATCH_OVER:
            return ""
        before = one.seed
        if one.phase == ROUND_OVER:
            if stops and _shown(reference_impl.stop(one)) != _shown(reference_impl.stop(other)):
                return "play"
            deck = chance.random()
            again = partial(_dealt, one, deck)
            one, other = again(one.seed), _dealt(other, deck, other.seed)
        else:
            lawful = engine.legal_actions(one)
            if lawful != engine.legal_actions(other):
                return "play"
            action = _chosen(lawful, chance)
            again = partial(_done, one, action)
            one, other = again(one.seed), engine.carry_out(other, action)
    return ""


def _chosen(lawful: Sequence[Action], chance: random.Random) -> Action:
    """Any of the actions, but mostly one that lays a card: rounds would hardly ever end else."""
    plays = [action for action in lawful if isinstance(action, Play)]
    return chance.choice(plays if plays and chance.random() < _PLAYS else lawful)


def _may_come(again: Callable[[int], State], other: State) -> bool:
    """Whether a shuffle that comes out otherwise can lead to what the other game shows, but for the order of cards."""
    wanted = _shown(other, piled=False)
    return any(_shown(again(seed), piled=False) == wanted for seed in range(_SHUFFLES))


def looked_up(rules: Mapping[str, str], number: int, *, stops: bool = False) -> frozenset[str]:
    """The rules that are looked up in the game of that number: one of the others can't make it part."""
    recorder = Recorder(rules)
    parting(recorder, recorder, number, stops=stops)
    return frozenset(recorder.looked_up)


def opened(rules: Mapping[str, str], number: int) -> reference_impl.OpeningDraw:
    """The opening draw of the game of that number."""
    return reference_impl.opening_draw(rules, len(_names(number)), _deck(rules, number, 0))


def _begun(rules: Mapping[str, str], number: int, seed: int) -> State:
    """The match, dealt. seed: for what is shuffled after that."""
    players = _names(number)
    dealer, starter = reference_impl.first_seats(rules, len(players), opened(rules, number).winner)
    deck = _deck(rules, number + 0.5, len(players))
    return reference_impl.deal(rules, players, dealer, deck, starter=starter, seed=seed)


def _dealt(state: State, deck: float, seed: int) -> State:
    return reference_impl.next_round(replace(state, seed=seed), _deck(state.rules, deck, len(state.active())))


def _done(state: State, action: Action, seed: int) -> State:
    return engine.carry_out(state if seed == state.seed else replace(state, seed=seed), action)


def _names(number: int) -> tuple[str, ...]:
    return tuple(f"p{place}" for place in range(1, number % 3 + 3))


def _deck(rules: Mapping[str, str], seed: float, players: int) -> list[Card]:
    """A deck for so many players. In every other one a card without a number turns up, which is rare else."""
    chance = random.Random(seed)
    deck = list(reference_impl.full_deck(rules))
    chance.shuffle(deck)
    if chance.random() < 0.5:
        symbol = chance.choice((*ACTIONS, *WILDS))
        turned = players * HAND_SIZE
        place = next(place for place, card in enumerate(deck) if card.symbol == symbol)
        deck[turned], deck[place] = deck[place], deck[turned]
    return deck


def _shown(state: State, *, piled: bool = True) -> tuple[object, ...]:
    """All that can be seen. piled: whether the draw pile is seen in its order, or only which cards are in it."""
    pile = state.draw_pile if piled else Counter(state.draw_pile)
    lies = (state.hands, pile, state.discards, state.colour, state.symbol)
    match = (state.scores, state.rounds_won, state.round_winner, state.match_winners, state.out, state.duel)
    over = state.phase in (ROUND_OVER, MATCH_OVER)
    return (*lies, None if over else state.turn, state.dealer, state.direction, over, *match)
