"""What holds under every mixture of variants, in games of random lawful play."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from reference_impl import (
    Accept,
    Call,
    Catch,
    Challenge,
    Draw,
    Keep,
    Name,
    Play,
    Refusal,
    Rules,
    State,
    actions,
    apply,
    full_deck,
    legal_actions,
    refusal,
)
from reference_impl.playout import perft, random_game, random_turns
from reference_impl.state import DRAWN, FIELDS, MATCH_OVER, NAMING, PENALTY, ROUND_OVER, TURN, from_json, to_json
from tests.reference_impl.mixtures import defaults, every_action, mixture, mixtures, names, positions

_LIMIT = 400
seeds = st.integers(0, 2**32 - 1)
tables = st.integers(2, 10)


def _cards(state: State) -> Counter[str]:
    places = (*state.hands, state.draw_pile, state.discards)
    return Counter(card.code for place in places for card in place)


@settings(max_examples=60, deadline=None)
@given(rules=mixtures(), players=tables, seed=seeds)
def test_no_card_is_lost_or_doubled_and_somebody_can_always_act(rules: Rules, players: int, seed: int) -> None:
    deck = Counter(card.code for card in full_deck(rules))
    for state in random_game(rules, names(players), seed, _LIMIT):
        assert _cards(state) == deck
        if state.phase not in (ROUND_OVER, MATCH_OVER):
            assert state.turn in state.active()
            assert legal_actions(state)
        else:
            assert not legal_actions(state)
            assert state.round_winner is not None


@settings(max_examples=60, deadline=None)
@given(state=positions())
def test_what_is_listed_is_what_is_lawful(state: State) -> None:
    listed = legal_actions(state)
    assert len(listed) == len(set(listed))
    for action in every_action(len(state.players)):
        refused = refusal(state, action)
        after = apply(state, action)
        assert (action in listed) == (refused is None), action
        assert isinstance(after, Refusal) == (refused is not None)
        if refused is not None:
            assert after == refused
            assert refused.code
            assert not refused.rule or state.rules[refused.rule] == refused.variant


@settings(max_examples=60, deadline=None)
@given(state=positions())
def test_states_and_actions_round_trip_through_plain_data(state: State) -> None:
    assert from_json(to_json(state)) == state
    for action in legal_actions(state):
        assert actions.from_json(actions.to_json(action)) == action


@settings(max_examples=30, deadline=None)
@given(state=positions())
def test_an_action_leaves_the_state_given_as_it_was(state: State) -> None:
    before = to_json(state)
    for action in legal_actions(state):
        apply(state, action)
    assert to_json(state) == before


@settings(max_examples=20, deadline=None)
@given(rules=mixtures(), players=tables, seed=seeds)
def test_the_same_seed_gives_the_same_match(rules: Rules, players: int, seed: int) -> None:
    first = list(random_game(rules, names(players), seed, 60))
    assert list(random_game(rules, names(players), seed, 60)) == first


@settings(max_examples=40, deadline=None)
@given(state=positions())
def test_both_piles_empty_are_survived(state: State) -> None:
    bare = replace(state, draw_pile=(), discards=state.discards[:1])
    for action in legal_actions(bare):
        after = apply(bare, action)
        assert isinstance(after, State)
        assert _cards(after) == _cards(bare)


@settings(max_examples=30, deadline=None)
@given(rules=mixtures(), players=tables, seed=seeds)
def test_a_match_ends_or_is_stopped_by_its_limit(rules: Rules, players: int, seed: int) -> None:
    states = list(random_game(rules, names(players), seed, _LIMIT))
    deals = sum(1 for state in states if state.phase == ROUND_OVER) + 1
    assert states[-1].phase == MATCH_OVER or len(states) - deals <= _LIMIT <= len(states)
    if states[-1].phase == MATCH_OVER:
        assert states[-1].match_winners


def test_random_play_comes_into_every_corner() -> None:
    """What the tests above say would be worth little if they never saw, say, a last card being answered."""
    plain = next(random_game(defaults(), names(2), 0, 0))
    missing: set[object] = {type(None), Play, Draw, Keep, Name, Call, Catch, Challenge, Accept, *FIELDS}
    missing |= {NAMING, TURN, DRAWN, PENALTY, ROUND_OVER, MATCH_OVER}
    for seed in range(400):
        choose = random.Random(seed)
        rules = mixture(choose)
        for action, state in random_turns(rules, names(choose.randint(2, 10)), seed, 250):
            missing -= {type(action), state.phase}
            missing -= {name for name in FIELDS if getattr(state, name) != getattr(plain, name)}
        if not missing:
            return
    raise AssertionError(missing)


def test_perft_counts_what_is_lawful() -> None:
    state = next(random_game(defaults(), names(2), 7, 10))
    moves = legal_actions(state)
    afterwards = [apply(state, move) for move in moves]
    assert perft(state, 1) == len(moves)
    assert perft(state, 2) == sum(len(legal_actions(each)) for each in afterwards if isinstance(each, State))
