"""States and actions as plain data, and what is no such data."""

from __future__ import annotations

import copy
import json
import pickle
import re
from dataclasses import FrozenInstanceError, fields
from typing import Any

import pytest

from reference_impl import Catch, Play, State, actions, card
from reference_impl.playout import perft, random_game, random_turns
from reference_impl.state import FIELDS, Suspicion, Table, cards, from_json, to_json
from tests.reference_impl.mixtures import defaults, names
from tests.reference_impl.tables import table, why


def test_plain_data_survives_being_written_as_text() -> None:
    doubt = Suspicion(1, cards(["wild", "red-1"]), "red", "7")
    state = table("red-1", "blue-2", suspicion=doubt, drawn=card("red-9"), catchable=frozenset({1, 0}))
    assert from_json(json.loads(json.dumps(to_json(state)))) == state
    action = Play(1, card("wild"), "red", True)
    assert actions.from_json(json.loads(json.dumps(actions.to_json(action)))) == action


def test_cards_stay_the_same_objects_when_copied() -> None:
    state = table("red-1", "blue-2")
    for twin in (copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert twin == state
        assert twin.hands[0][0] is card("red-1")


def test_a_state_cannot_be_changed() -> None:
    state = table("red-1", "blue-2")
    with pytest.raises(FrozenInstanceError):
        state.turn = 1  # type: ignore[misc]


def test_the_workbench_has_the_fields_of_a_state() -> None:
    assert Table.__annotations__ == State.__annotations__
    assert tuple(each.name for each in fields(State)) == FIELDS


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"act": "sing", "seat": 0},
        {"act": "draw"},
        {"act": "draw", "seat": "0"},
        {"act": "draw", "seat": True},
        {"act": "draw", "seat": 0, "card": "red-1"},
        {"act": "catch", "seat": 0, "whom": None},
        {"act": "play", "seat": 0, "card": "pink-1"},
        {"act": "play", "seat": 0, "card": ["red-1"]},
        {"act": "play", "seat": 0, "card": "red-1", "colour": 3},
        {"act": "play", "seat": 0, "card": "red-1", "uno": 1},
    ],
)
def test_what_is_no_action(data: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"no such card|not an action"):
        actions.from_json(data)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"hands": [["pink-1"], []]}, "no such card: 'pink-1'"),
        ({"hands": None}, "not a state"),
        ({"mood": "good"}, "not a state"),
    ],
)
def test_what_is_no_state(change: dict[str, Any], message: str) -> None:
    data = to_json(table("red-1", "blue-2"))
    with pytest.raises(ValueError, match=message):
        from_json(data | change)
    del data["seed"], data["draw_pile"]
    with pytest.raises(ValueError, match="not a state: 'draw_pile'"):
        from_json(data)


def test_an_unknown_card() -> None:
    with pytest.raises(ValueError, match=re.escape("no such card: 'red-10'")):
        card("red-10")


def test_random_turns_tell_the_actions_between_the_states() -> None:
    rules = defaults(scoring="winner-collects", voluntary_draw="forbidden")
    turns = list(random_turns(rules, names(2), 3, 400))
    assert [state for _, state in turns] == list(random_game(rules, names(2), 3, 400))
    deals = [place for place, (action, _) in enumerate(turns) if action is None]
    assert deals[0] == 0
    assert all(turns[place - 1][1].phase == "round-over" for place in deals[1:])
    assert len(deals) > 1


def test_random_games_of_no_actions_and_bad_depths() -> None:
    assert len(list(random_game(defaults(), names(3), 1, 0))) == 1
    state = table("red-1 blue-1", "red-2")
    assert perft(state, 0) == 1
    with pytest.raises(ValueError, match="a depth of -1"):
        perft(state, -1)


def test_seats_that_nobody_has_are_refused_not_raised() -> None:

    state = table("red-1 blue-1", "red-2")
    assert why(state, Catch(0, 7)) == why(state, Catch(0, -1)) == "nothing-to-catch"
