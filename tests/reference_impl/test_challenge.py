"""Examples: challenging a Wild Draw Four. Seat 0 plays it on red and names green, seat 1 owes the cards."""

from __future__ import annotations

import pytest

from reference_impl import Accept, Challenge, Draw, State
from reference_impl.state import PENALTY, TURN
from tests.reference_impl.tables import after, put, shows, table, why

_INNOCENT, _GUILTY = "blue-1 blue-2", "blue-1 red-2"


def played(rest: str, **rules: str) -> State:
    """Seat 0 has played the Wild Draw Four from a hand with that rest; all hold three cards afterwards."""
    changed = {
        "challenge": "next-player",
        "wild-draw-four-restriction": "no-same-colour",
        "wild-draw-four-breach": "stands-unless-challenged",
    } | {rule.replace("_", "-"): variant for rule, variant in rules.items()}
    pile = " ".join(f"yellow-{number}" for number in (*range(10), *range(1, 10)))
    hands = (
        f"wild-draw-four {rest} blue-9",
        "wild-draw-four green-1 green-2",
        "red-1 red-2 red-3",
        "red-4 red-6 red-7",
    )
    return after(table(*hands, pile=pile, rules=changed), put(0, "wild-draw-four", "green"))


def counts(state: State) -> list[int]:
    """How many cards everybody holds."""
    return [len(hand) for hand in state.hands]


@shows("challenge/none")
def test_nobody_challenges() -> None:
    state = played(_GUILTY, challenge="none")
    assert (counts(state), state.turn) == ([3, 7, 3, 3], 2)
    assert why(state, Challenge(2)) == "no-challenge challenge/none"
    assert why(state, Accept(2)) == "nothing-to-accept"


@shows("challenge/next-player", "challenge/any-player")
def test_who_may_challenge() -> None:
    state = played(_GUILTY, challenge="next-player")
    assert (state.phase, state.turn, state.owed) == (PENALTY, 1, 4)
    assert not why(state, Challenge(1))
    assert why(state, Challenge(2)) == "not-the-next-player challenge/next-player"
    assert why(state, Challenge(0)) == "nothing-to-challenge challenge/next-player"
    anybody = played(_GUILTY, challenge="any-player")
    assert not why(anybody, Challenge(1))
    assert not why(anybody, Challenge(3))
    assert why(anybody, Challenge(0)) == "nothing-to-challenge challenge/any-player"


def test_accepting_comes_before_drawing() -> None:
    state = played(_GUILTY)
    assert why(state, Draw(1)) == "challenge-or-accept challenge/next-player"
    assert why(state, Accept(2)) == "nothing-to-accept"
    taken = after(state, Accept(1))
    assert (counts(taken), taken.turn, taken.phase) == ([3, 7, 3, 3], 2, TURN)
    assert why(taken, Challenge(2)) == "nothing-to-challenge challenge/next-player"


@shows("challenge-evidence/any-breach", "challenge-evidence/same-colour", "challenge-success/player-draws-four")
@pytest.mark.parametrize(
    ("evidence", "restriction", "rest", "guilty"),
    [
        ("any-breach", "no-same-colour", _GUILTY, True),
        ("any-breach", "no-same-colour", _INNOCENT, False),
        ("any-breach", "no-same-colour", "blue-1 green-2", False),
        ("any-breach", "no-same-colour-or-symbol", "blue-1 blue-5", True),
        ("any-breach", "none", _GUILTY, False),
        ("same-colour", "no-playable-card", "wild blue-5", False),
        ("any-breach", "no-playable-card", "wild blue-1", True),
        ("same-colour", "none", _GUILTY, True),
    ],
)
def test_what_proves_a_challenge_right(evidence: str, restriction: str, rest: str, guilty: bool) -> None:
    state = played(rest, challenge_evidence=evidence, wild_draw_four_restriction=restriction)
    after_it = after(state, Challenge(1))
    if guilty:
        assert (counts(after_it), after_it.turn, after_it.phase, after_it.colour) == ([7, 3, 3, 3], 1, TURN, "green")
    else:
        assert (counts(after_it), after_it.turn, after_it.phase) == ([3, 7, 3, 3], 2, TURN)


@shows("challenge-sees-hand/challenger-alone", "challenge-sees-hand/everyone")
def test_who_sees_the_hand_changes_nothing_in_the_game() -> None:
    first = after(played(_GUILTY, challenge_sees_hand="challenger-alone"), Challenge(1))
    second = after(played(_GUILTY, challenge_sees_hand="everyone"), Challenge(1))
    assert first.hands == second.hands


@shows("failed-challenge/draws-four", "failed-challenge/draws-six")
def test_the_next_player_loses_a_challenge() -> None:
    four = after(played(_INNOCENT, failed_challenge="draws-four"), Challenge(1))
    assert (counts(four), four.turn) == ([3, 7, 3, 3], 2)
    six = after(played(_INNOCENT, failed_challenge="draws-six"), Challenge(1))
    assert (counts(six), six.turn) == ([3, 9, 3, 3], 2)


@shows("failed-challenge-next-player/spared", "failed-challenge-next-player/draws-four")
@pytest.mark.parametrize(
    ("failed", "next_player", "expected", "turn"),
    [
        ("draws-six", "spared", [3, 3, 3, 9], 1),
        ("draws-six", "draws-four", [3, 7, 3, 9], 2),
        ("draws-four", "spared", [3, 7, 3, 3], 2),
    ],
)
def test_a_bystander_loses_a_challenge(failed: str, next_player: str, expected: list[int], turn: int) -> None:
    rules = {"challenge": "any-player", "failed_challenge": failed, "failed_challenge_next_player": next_player}
    state = after(played(_INNOCENT, **rules), Challenge(3))
    assert (counts(state), state.turn, state.phase) == (expected, turn, TURN)


def test_a_wild_draw_four_passed_on_can_be_challenged_in_its_turn() -> None:
    rules = {"challenge": "any-player", "wild_draw_four_stacking": "stacks"}
    state = after(played(_GUILTY, **rules), put(1, "wild-draw-four", "blue"))
    assert (state.turn, state.owed) == (2, 8)
    # It is the second one, played from a hand full of the green that had been named.
    assert not why(state, Challenge(0))
    won = after(state, Challenge(0))
    assert (counts(won), won.turn, won.owed) == ([3, 10, 3, 3], 2, 0)


def test_after_a_bystander_has_lost_the_next_player_may_still_answer() -> None:
    rules = {"challenge": "any-player", "wild_draw_four_stacking": "stacks", "failed_challenge": "draws-four"}
    state = after(played(_INNOCENT, **rules), Challenge(3))
    assert (state.turn, state.phase, state.suspicion) == (1, PENALTY, None)
    assert not why(state, put(1, "wild-draw-four", "red"))
    assert not why(state, Draw(1))
