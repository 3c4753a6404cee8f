"""Examples: points, and the end of the match. Seat 0 goes out with a red 1."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from reference_impl import State, next_round, stop
from reference_impl.cards import CARDS
from reference_impl.scoring import card_points
from reference_impl.state import MATCH_OVER, ROUND_OVER
from tests.reference_impl.tables import after, put, shows, table


def ended(*others: str, scores: tuple[int, ...] = (), **rules: str) -> State:
    """The round is over; the others are left with these cards. scores: those before."""
    changed = {rule.replace("_", "-"): variant for rule, variant in rules.items()}
    state = table("red-1", *others, rules=changed)
    return after(replace(state, scores=scores or state.scores), put(0, "red-1"))


@shows("card-points/face-twenty-fifty")
def test_what_cards_count() -> None:
    for card in CARDS.values():
        number = int(card.symbol) if card.symbol.isdigit() else None
        assert card_points(card) == (number if number is not None else 20 if card.colour else 50)


@shows("scoring/none", "scoring/winner-collects", "scoring/own-points", "scoring/rounds-won")
@pytest.mark.parametrize(
    ("variant", "scores", "phase"),
    [
        ("none", (0, 0, 0), MATCH_OVER),
        ("winner-collects", (79, 0, 0), ROUND_OVER),
        ("own-points", (0, 9, 70), ROUND_OVER),
        ("rounds-won", (0, 0, 0), ROUND_OVER),
    ],
)
def test_who_gets_the_points(variant: str, scores: tuple[int, ...], phase: str) -> None:
    state = ended("red-9", "wild blue-skip", scoring=variant)
    assert (state.scores, state.phase, state.rounds_won) == (scores, phase, (1, 0, 0))
    assert state.match_winners == ((0,) if variant == "none" else ())


@shows("target-score/points", "target-reached/at-least", "target-reached/more-than")
@pytest.mark.parametrize(
    ("variant", "before", "phase"),
    [
        ("at-least", 190, ROUND_OVER),
        ("at-least", 191, MATCH_OVER),
        ("more-than", 191, ROUND_OVER),
        ("more-than", 192, MATCH_OVER),
    ],
)
def test_reaching_the_target(variant: str, before: int, phase: str) -> None:
    state = ended(
        "red-9", scoring="winner-collects", scores=(before, 0), target_score="200", target_reached=variant,
        match_winner="first-to-target",
    )  # fmt: skip
    assert state.phase == phase


@shows("match-winner/first-to-target", "match-winner/lowest-at-target")
def test_who_wins_at_the_target() -> None:
    scores = (90, 90, 0, 50)
    rules = {"scoring": "own-points", "target_score": "100"}
    lowest = ended("wild", "red-9", "red-2", scores=scores, match_winner="lowest-at-target", **rules)
    assert (lowest.scores, lowest.match_winners) == ((90, 140, 9, 52), (2,))
    first = ended("wild", "red-9", "red-2", scores=scores, match_winner="first-to-target", **rules)
    assert first.match_winners == (1,)
    level = ended("wild", "wild", scores=(90, 60, 60), match_winner="first-to-target", **rules)
    assert level.match_winners == (1, 2)


@shows("match-winner/lowest-when-stopped", "match-winner/most-rounds-when-stopped")
def test_some_matches_end_only_when_the_players_stop() -> None:
    scores = (90, 900, 30)
    rules = {"scoring": "own-points", "target_score": "100"}
    open_end = ended("wild", "red-9", scores=scores, match_winner="lowest-when-stopped", **rules)
    assert open_end.phase == ROUND_OVER
    assert stop(open_end).match_winners == (2,)
    rounds = ended("wild", "red-9", scores=scores, match_winner="most-rounds-when-stopped", scoring="rounds-won")
    assert rounds.phase == ROUND_OVER
    assert stop(rounds).match_winners == (0,)
    assert stop(replace(rounds, rounds_won=(1, 2, 2))).match_winners == (1, 2)
    points = ended("wild", "red-9", scores=scores, match_winner="most-rounds-when-stopped", **rules)
    assert stop(replace(points, rounds_won=(1, 2, 0))).match_winners == (1,)


def test_stopping_before_the_target() -> None:
    scores = (90, 40, 30)
    most = ended("red-1", "red-9", scores=scores, match_winner="first-to-target", scoring="winner-collects")
    assert stop(most).match_winners == (0,)
    fewest = ended("red-1", "red-9", scores=scores, match_winner="lowest-at-target", scoring="own-points")
    assert stop(fewest).match_winners == (2,)
    assert stop(replace(fewest, out=frozenset({2}))).match_winners == (1,)
    over = ended("red-1", "red-9")
    assert stop(over) == over


@shows("elimination/none", "elimination/until-one-remains", "match-winner/last-one-left")
def test_the_last_one_left_wins() -> None:
    rules = {"scoring": "own-points", "target_score": "100", "match_winner": "last-one-left"}
    scores = (90, 90, 20, 30)
    never = ended("wild", "red-9", "red-2", scores=scores, elimination="none", **rules)
    assert (never.phase, never.out) == (ROUND_OVER, frozenset())
    one_out = ended("wild", "red-9", "red-2", scores=scores, elimination="until-one-remains", **rules)
    assert (one_out.phase, one_out.out, one_out.duel) == (ROUND_OVER, frozenset({1}), False)
    following = next_round(one_out)
    assert [len(hand) for hand in following.hands] == [7, 0, 7, 7]
    two = ended("wild", "wild", "red-2", scores=(90, 90, 90, 30), elimination="until-one-remains", **rules)
    assert (two.out, two.phase, two.duel) == (frozenset({1, 2}), ROUND_OVER, False)
    last = ended("wild", "wild", scores=(90, 90, 90), elimination="until-one-remains", **rules)
    assert (last.phase, last.match_winners) == (MATCH_OVER, (0,))


@shows("elimination/until-two-remain", "duel/one-round", "match-winner/duel-winner")
def test_the_last_two_play_a_duel_of_one_round() -> None:
    rules = {"scoring": "own-points", "target_score": "100", "match_winner": "duel-winner"}
    scores = (90, 90, 20, 30)
    three = ended("wild", "red-9", "red-2", scores=scores, elimination="until-two-remain", **rules)
    assert (three.out, three.duel) == (frozenset({1}), False)
    two = ended("wild", "red-9", "wild", scores=(90, 90, 20, 60), elimination="until-two-remain", **rules)
    assert (two.out, two.duel, two.phase) == (frozenset({1, 3}), True, ROUND_OVER)
    duel = next_round(two)
    assert [len(hand) for hand in duel.hands] == [7, 0, 7, 0]
    # Whoever wins that round has won, whatever the points.
    final = after(table("red-1", "", "red-2", "", out=two.out, duel=True, scores=two.scores, rules=dict(two.rules)),
                  put(0, "red-1"))  # fmt: skip
    assert (final.phase, final.match_winners) == (MATCH_OVER, (0,))


def test_if_all_reach_the_target_at_once_the_fewest_points_win() -> None:
    rules: dict[str, Any] = {"scoring": "own-points", "target_score": "10", "elimination": "until-one-remains"}
    state = ended("wild", "red-9", scores=(20, 0, 2), **rules)
    assert (state.phase, state.match_winners) == (MATCH_OVER, (2,))


def test_two_who_begin_a_match_play_until_one_is_out() -> None:
    rules: dict[str, Any] = {"scoring": "own-points", "target_score": "100", "elimination": "until-two-remain"}
    on = ended("red-9", **rules)
    assert (on.phase, on.duel) == (ROUND_OVER, False)
    over = ended("red-9", scores=(0, 91), **rules)
    assert over.match_winners == (0,)
