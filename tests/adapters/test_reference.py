"""The adapter of the reference: what it shows, what it deals, what it says is open."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import reference_impl
from reference_impl.actions import kind
from reference_impl.cards import CARDS
from tests.running.building import rules
from tests.running.random_scenarios import mixture
from unospec.adapters.reference import Awaiting, Reference, visible
from unospec.protocol.messages import read_reply
from unospec.running.filling import fill_deal, standard_deck
from unospec.running.table import Table

NAMES = ["p1", "p2", "p3"]


def _ask(adapter: Reference, type: str, **fields: Any) -> dict[str, Any]:
    answer = adapter.handle({"type": type, "id": 7, **fields})
    read_reply(answer)
    assert answer["id"] == 7
    return answer


def _deal(adapter: Reference, first: list[str], **fields: Any) -> dict[str, Any]:
    dealing = fill_deal(Table(seats=(1, 2, 3), dealer=1, first=tuple(first), next_cards=("red-1", "blue-2", "wild")))
    told = {
        "players": NAMES,
        "hands": {f"p{player}": list(cards) for player, cards in dealing.hands.items()},
        "first": list(dealing.first),
        "draw_pile": list(dealing.draw_pile),
        "dealer": "p1",
    }
    answer = _ask(adapter, "deal", **told | fields)
    return told | answer


def test_it_introduces_itself_with_every_rule() -> None:
    answer = _ask(Reference(), "hello", protocol=1)
    assert answer["name"] == "reference"
    assert set(answer["configures"]) == set(rules())
    assert set(answer["series"]) == set(answer["moves"])


def test_the_defaults_are_played_without_being_set_to_anything() -> None:
    adapter = Reference()
    assert adapter.rules == rules()
    assert _deal(adapter, ["red-5"])["type"] == "done"
    assert _ask(adapter, "act", act="draw", player="p2")["answer"] == "accepted"


def test_it_can_be_set_to_any_rules_and_goes_back_to_its_own() -> None:
    adapter = Reference()
    assert _ask(adapter, "configure", variants={"scoring": "rounds-won", "target-score": "250"})["type"] == "done"
    assert adapter.rules == rules(scoring="rounds-won", target_score="250")
    assert _ask(adapter, "configure", variants={})["type"] == "done"
    assert adapter.rules == rules()


@pytest.mark.parametrize(
    ("variants", "why"),
    [
        ({"luck": "good"}, "there is no rule luck"),
        ({"scoring": "lots"}, "the rule scoring has no variant lots"),
        ({"target-score": "0"}, "the rule target-score has no variant 0"),
    ],
)
def test_what_it_cannot_be_set_to(variants: dict[str, str], why: str) -> None:
    assert _ask(Reference(), "configure", variants=variants) == {"type": "unsupported", "id": 7, "why": why}


@pytest.mark.parametrize(
    "message",
    [
        {"type": "dance", "id": 7},
        {"type": "act", "id": 7, "act": "play", "player": "p1"},
        {"type": "act", "id": 7, "act": "draw", "player": "p1"},
        {"type": "stop", "id": 7},
    ],
)
def test_what_makes_no_sense_is_an_error(message: dict[str, Any]) -> None:
    assert Reference(rules()).handle(message)["type"] == "error"


@pytest.mark.parametrize("act", [{"act": "play"}, {"act": "name"}, {"act": "catch"}, {"act": "catch", "whom": "p9"}])
def test_an_act_that_is_not_complete_is_an_error(act: dict[str, Any]) -> None:
    adapter = Reference(rules())
    _deal(adapter, ["red-5"])
    assert _ask(adapter, "act", player="p1", **act)["type"] == "error"
    assert _ask(adapter, "act", player="p9", act="draw")["type"] == "error"


def test_a_refusal_names_its_rule() -> None:
    adapter = Reference(rules(jump_in="none"))
    _deal(adapter, ["red-5"])
    card = adapter.state.hands[0][0].code if adapter.state else ""
    answer = _ask(adapter, "act", player="p1", act="play", card=card)
    assert (answer["answer"], answer["reason"]) == ("refused", "not-your-turn (jump-in/none)")


# Deals.


@pytest.mark.parametrize(
    "first",
    [
        ["red-5"],
        ["wild-draw-four", "red-5"],
        ["wild", "wild-draw-four", "red-5"],
        ["wild-draw-four", "wild-draw-four", "wild", "wild", "red-5"],
    ],
)
@pytest.mark.parametrize("place", ["shuffled-in", "middle"])
def test_cards_that_go_back_leave_the_deal_as_told(first: list[str], place: str) -> None:
    adapter = Reference(rules(start_wild="reburied", start_wild_draw_four="reburied", reburied_place=place))
    state = _deal(adapter, first)["state"]
    assert state["top"] == "red-5"
    assert state["draw_pile"][:3] == ["red-1", "blue-2", "wild"]
    cards = [card for hand in state["hands"].values() for card in hand]
    assert Counter((*cards, *state["draw_pile"], *state["discards"])) == standard_deck()
    assert all(not set(state["draw_pile"][:15]) & {"wild-draw-four"} for _ in first)


def test_a_card_that_stays_is_followed_by_the_pile_as_told() -> None:
    adapter = Reference(rules(start_wild="first-player-names"))
    state = _deal(adapter, ["wild", "red-5"])["state"]
    assert (state["top"], state["draw_pile"][:2]) == ("wild", ["red-5", "red-1"])


def test_where_every_first_card_goes_back_the_pile_goes_on() -> None:
    adapter = Reference(rules(start_wild_draw_four="reburied"))
    state = _deal(adapter, ["wild-draw-four"])["state"]
    assert (state["top"], state["draw_pile"][:2]) == ("red-1", ["blue-2", "wild"])


def test_the_engines_own_deck_is_dealt() -> None:
    told = _deal(Reference(rules(blank_cards="four")), ["red-5"])
    assert told["state"]["draw_pile"][: len(told["draw_pile"])] == told["draw_pile"]
    assert told["state"]["draw_pile"][len(told["draw_pile"]) :] == ["blank"] * 4
    hands = {name: ["blank", *["red-1", "red-2", "red-3", "red-4", "red-6", "red-7"]] for name in NAMES}
    for deck in (rules(), rules(blank_cards="four")):
        assert _deal(Reference(deck), ["red-5"], hands=hands)["type"] == "unsupported"


def test_without_a_dealer_the_youngest_deals_if_the_rules_say_so() -> None:
    adapter = Reference(rules(first_dealer="youngest"))
    answer = _deal(adapter, ["red-5"], dealer=None, youngest="p2")
    assert (answer["state"]["dealer"], answer["state"]["turn"]) == ("p2", "p3")
    answer = _deal(Reference(rules()), ["red-5"], dealer=None, youngest="p2")
    assert answer["state"]["dealer"] != "p2"
    assert _deal(Reference(rules()), ["red-5"], dealer=None)["type"] == "unsupported"


# The opening draw.


def _open(cards: list[tuple[str, str]], rest: list[str], **changed: str) -> dict[str, Any]:
    return _ask(Reference(rules(**changed)), "opening", players=NAMES, cards=[list(each) for each in cards], rest=rest)


def test_everybody_draws_the_card_told() -> None:
    told = [("p1", "red-3"), ("p2", "blue-9"), ("p3", "red-8")]
    state = _open(told, [])["state"]
    assert (state["dealer"], state["turn"]) == ("p2", "p3")
    # The cards drawn lie open on the table.
    drawn = [card for _, card in told]
    assert Counter((*state["draw_pile"], *drawn)) == standard_deck()


def test_a_redraw_is_the_second_card_told() -> None:
    told = [("p1", "red-3"), ("p2", "red-skip"), ("p3", "red-2"), ("p2", "red-1")]
    redraw = _open(told, [], opening_draw_action_card="redraw", opening_draw_return="under-deck")
    assert redraw["state"]["dealer"] == "p1"
    zero = _open(told, [], opening_draw_action_card="counts-zero")
    assert zero["state"]["dealer"] == "p1"
    tie = [("p1", "red-9"), ("p2", "blue-9"), ("p3", "red-2"), ("p1", "red-1"), ("p2", "red-4")]
    assert _open(tie, [])["state"]["dealer"] == "p2"


def test_what_is_not_told_comes_from_the_rest() -> None:
    tie = [("p1", "red-9"), ("p2", "blue-9"), ("p3", "red-2")]
    assert _open(tie, ["red-7", "red-5"])["state"]["dealer"] == "p1"
    assert _open(tie, ["red-5", "red-7"])["state"]["dealer"] == "p2"


def test_what_cannot_be_drawn_is_unsupported() -> None:
    assert _open([("p1", "blank")], [])["type"] == "unsupported"
    assert _open([("p1", "red-0"), ("p2", "red-0")], [])["type"] == "unsupported"
    assert _open([("p4", "red-1")], [])["type"] == "unsupported"
    assert _open([("p1", "red-1")], [], first_dealer="youngest")["type"] == "unsupported"


# What is open.


@pytest.mark.parametrize("seed", range(40))
def test_the_open_acts_are_those_of_the_engine(seed: int) -> None:
    chance = random.Random(seed)
    state = reference_impl.new_match(mixture(chance), NAMES, seed)
    for _ in range(80):
        lawful = reference_impl.legal_actions(state)
        expected: dict[str, set[str]] = {}
        for action in lawful:
            expected.setdefault(NAMES[action.seat], set()).add(kind(action))
        found = {each.player: set(each.acts) for each in Awaiting(state) if len(each.acts)}
        assert found == expected
        for each in Awaiting(state):
            for act in ("play", "draw", "keep", "call", "catch", "challenge", "accept", "name"):
                assert (act in each.acts) == (act in expected.get(each.player, ()))
        if not lawful:
            if state.match_winners:
                return
            state = reference_impl.next_round(state)
            continue
        owing = {each.player: each.owed for each in Awaiting(state) if each.owed}
        assert owing == ({NAMES[state.turn]: state.owed} if state.owed else {})
        following = reference_impl.apply(state, chance.choice(lawful))
        assert isinstance(following, reference_impl.State)
        state = following


def test_what_it_shows_is_what_there_is() -> None:
    state = reference_impl.new_match(rules(), NAMES, 5)
    shown = visible(state)
    assert [CARDS[code] for code in shown["draw_pile"]] == list(state.draw_pile)
    assert shown["hands"]["p2"] == [card.code for card in state.hands[1]]
    assert shown["turn"] == NAMES[state.turn]
    assert (shown["round_winner"], shown["match_winners"], shown["out"], shown["duel"]) == (None, [], [], [])


def test_nobody_is_awaited_who_can_do_nothing() -> None:
    adapter = Reference(rules())
    answer = _deal(adapter, ["red-5"])
    assert [each["player"] for each in answer["awaiting"]] == ["p2"]
