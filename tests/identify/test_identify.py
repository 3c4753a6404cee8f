"""What an engine plays is found out, whatever it says of itself.

The environment variables UNOSPEC_MIXTURES and UNOSPEC_GAMES say how many mixtures are asked and in how many games by
chance a difference may show; 200 and 1000 is the full test.
"""

from __future__ import annotations

import json
import os
import random
from collections.abc import Mapping
from typing import Any
from unittest.mock import patch

import pytest

from reference_impl import penalty
from tests.identify.games import diverge, missed, mixture
from tests.identify.nameless import RULES
from tests.identify.odd_engines import ELSEWHERE, ODD, Odd, Punishing, WithCards
from tests.running.building import Twisted
from unospec.adapters.reference import Reference
from unospec.adapters.registry import open_engine
from unospec.identify.answers import answers
from unospec.identify.identify import identify
from unospec.identify.inquiry import Inquiry
from unospec.identify.nearest import Near, nearest, winners
from unospec.identify.outcomes import Outcomes, TooMany
from unospec.identify.probes import written
from unospec.language.catalogs import catalog
from unospec.reports.identity import story
from unospec.running.conduct import farewell
from unospec.running.engines import InProcess
from unospec.spec.catalogue import catalogue
from unospec.spec.rule_sets import names, offered, rule_set

MIXTURES = int(os.environ.get("UNOSPEC_MIXTURES", "2"))
#: What is played in a way of its own under the Latvian rules too.
IN_LATVIAN = (
    *("caught-draws-three", "draw-two-asks-three", "draw-four-asks-five", "guilty-draw-five", "two-are-drawn"),
    *("ends-at-one-card", "numbers-do-not-match", "jumps-in-with-red", "nothing-is-reshuffled", "begins-backwards"),
)
#: What is odd about calls under the other rules too.
OF_CALLS = ("next-alone-catches", "calls-with-a-card-do-not-count", "caught-after-a-draw")
GAMES = int(os.environ.get("UNOSPEC_GAMES", "25"))


def asked(rules: Mapping[str, str], patience: int = 2, **bent: Any) -> Inquiry:
    return identify(InProcess(lambda: Twisted(rules, **bent)), patience=patience)


@pytest.mark.parametrize("name", [name for base in names() for name in offered(base)])
def test_the_reference_is_recognised_under_every_rule_set_and_option(name: str) -> None:
    played = rule_set(name)
    found = answers(asked(played.rules, hello={"profile": {"jump-in": "any-card"}, "name": "something else"}))
    assert [near.rules for near in winners(nearest(found))] == [name]
    for rule, answer in found.items():
        assert answer.status != "unknown", rule
        if answer.status == "plays":
            assert answer.variant == played.rules[rule], rule


@pytest.mark.parametrize("seed", range(MIXTURES))
def test_every_variant_that_shows_is_found_in_a_mixture(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = mixture(random.Random(seed))
    monkeypatch.setenv(RULES, json.dumps(rules))
    engine = open_engine("tests.identify.nameless:Nameless")
    try:
        inquiry = identify(engine)
    finally:
        farewell(engine)
    assert inquiry.odd == []
    assert inquiry.breakdowns == 0
    candidates = dict(inquiry.candidates)
    for rule, left in candidates.items():
        if not catalogue().rules[rule].has_number:
            assert rules[rule] in left, rule
        elif left != (rules[rule],):
            candidates[rule] = (rules[rule], "150", "350")
    assert missed(rules, candidates, GAMES) == []


def test_a_drawn_card_that_does_not_fit_shows_what_else_may_be_played_though_everybody_may_jump_in() -> None:
    played = {
        **rule_set("hu").rules,
        "jump-in": "any-card",
        "jump-in-continues": "from-jumper",
        "voluntary-draw": "forbidden",
        "wild-with-playable-card": "forbidden",
        "wild-draw-four-restriction": "no-playable-card",
        "wild-draw-four-breach": "refused",
        "drawn-card": "must-play",
    }
    for variant in ("any-card", "drawn-card-only"):
        inquiry = asked(played | {"hand-after-draw": variant}, patience=0)
        assert inquiry.candidates["hand-after-draw"] == (variant,)


def test_games_tell_what_shows() -> None:
    rules = rule_set("hu").rules
    assert diverge(rules, [{"uno-penalty": "four"}, {"jump-in-target": "next-player"}], 20) == [True, False]
    assert diverge(rule_set("lv").rules, [{"draw-two-chain": "once"}], 5) == [False]


def test_what_masks_a_rule_is_told() -> None:
    found = answers(asked(rule_set("lv").rules))
    assert found["draw-two-chain"].why == "masked"
    assert "draw-two-stacking" in found["draw-two-chain"].masks
    assert found["jump-in-target"].masks == ("jump-in",)
    assert found["challenge-sees-hand"].why == "hidden"
    assert (found["target-score"].why, found["target-score"].masks) == ("masked", ("scoring",))


@pytest.mark.parametrize("base", ["hu", "ka"])
@pytest.mark.parametrize(("score", "reached"), [("300", "at-least"), ("300", "more-than"), ("1", "at-least")])
def test_the_target_score_is_found(base: str, score: str, reached: str) -> None:
    rules = {**rule_set(base).rules, "target-score": score, "target-reached": reached}
    inquiry = asked(rules, patience=0)
    assert (inquiry.candidates["target-score"], inquiry.candidates["target-reached"]) == ((score,), (reached,))


def test_reaching_and_passing_is_not_told_apart_where_neither_number_is_rounder() -> None:
    inquiry = asked({**rule_set("hu").rules, "target-score": "347"}, patience=0)
    assert set(inquiry.candidates["target-score"]) == {"347", "346"}
    assert set(inquiry.candidates["target-reached"]) == {"at-least", "more-than"}


def test_what_no_known_variant_does_is_told() -> None:
    def reply(message: dict[str, Any], answer: dict[str, Any]) -> dict[str, Any]:
        if message["type"] == "deal" and message["first"] == ["red-reverse"]:
            answer["state"]["turn"] = message["dealer"]
        return answer

    found = answers(asked(rule_set("hu").rules, patience=0, reply=reply))
    assert found["start-reverse"].status == "unknown"
    (told,) = found["start-reverse"].otherwise
    assert told.probe.id == "reverse-first"
    assert dict(told.notes[0][1] if told.notes[0] else ())["turn"] == "p1"
    assert [rule for rule, answer in found.items() if answer.status == "unknown"] == ["start-reverse"]
    assert winners(nearest(found))[0].differ == ("start-reverse",)


@pytest.mark.parametrize(
    ("base", "odd"),
    [
        *(("hu", odd) for odd in ODD),
        *(("lv", odd) for odd in IN_LATVIAN),
        *((base, odd) for base in ("et", "ka", "lv") for odd in OF_CALLS),
    ],
)
def test_a_rule_that_is_played_in_a_way_of_its_own_is_told_and_no_other(base: str, odd: str) -> None:
    played = rule_set(base).rules
    rule = (ODD.get(odd) or ELSEWHERE[odd])[0]
    inquiry = identify(InProcess(lambda: Odd(played, odd)), patience=0)
    found = answers(inquiry)
    assert [each for each, answer in found.items() if answer.status == "unknown"] == [rule]
    assert found[rule].otherwise[0].probe.rule == rule
    assert {told.probe.rule for told in inquiry.speaking()} <= {rule}
    assert all([*story(told, catalog("en"))][-1].startswith("→") for told in found[rule].otherwise)
    plays = {each: answer.variant for each, answer in found.items() if answer.status == "plays"}
    assert plays == {each: played[each] for each in plays}
    assert all(rule in answer.masks for answer in found.values() if answer.why == "aside")
    assert winners(nearest(found))[0].rules.partition("+")[0] == base


@pytest.mark.parametrize("base", ["et", "hu", "ka", "lv"])
@pytest.mark.parametrize("odd", [(), ("next-alone-catches",), ("next-alone-catches", "first-card-goes-under-the-pile")])
def test_an_engine_that_takes_calls_with_cards_alone_is_said_to_play_nothing_that_it_does_not(
    base: str, odd: tuple[str, ...]
) -> None:
    # Nobody can call after playing there.
    played = {**rule_set(base).rules, "uno-call-time": "before-playing"}
    found = answers(identify(InProcess(lambda: WithCards(rule_set(base).rules, *odd)), patience=0))
    plays = {rule: answer.variant for rule, answer in found.items() if answer.status == "plays"}
    assert plays == {rule: played[rule] for rule in plays}
    assert {"uno-call", "uno-penalty", "uno-catch-deadline", "uno-again"} <= plays.keys()
    unknown = {rule for rule, answer in found.items() if answer.status == "unknown"}
    # What can be caught only when it is overdue goes with a call before playing in no known way.
    lacking = {"uno-call-time"} if base == "hu" else set()
    assert unknown == {ODD[name][0] for name in odd} | lacking
    assert all(found[rule].move == "call" for rule in lacking)
    assert found["uno-catch-start"].masks == (("uno-call-time",) if base != "hu" else ())


def test_what_shows_in_no_other_probes_keeps_no_other_rule_from_being_set_aside() -> None:
    names = ("caught-after-a-draw", "first-card-goes-under-the-pile")
    inquiry = identify(InProcess(lambda: Odd(rule_set("ka").rules, *names)), patience=0)
    assert [*inquiry.oddities] == ["uno-catch-deadline"]
    unknown = {rule for rule, answer in answers(inquiry).items() if answer.status == "unknown"}
    assert unknown == {"uno-catch-deadline", "reburied-place"}


@pytest.mark.parametrize("odd", ["points-count-double", "every-card-counts-one"])
def test_the_target_score_is_found_though_cards_count_otherwise(odd: str) -> None:
    inquiry = identify(InProcess(lambda: Odd(rule_set("hu").rules, odd)), patience=0)
    assert inquiry.candidates["target-score"] == ("500",)


def test_an_engine_that_punishes_a_wrong_catch_plays_nothing_of_its_own() -> None:
    played = rule_set("hu").rules
    found = answers(identify(InProcess(lambda: Punishing(played)), patience=0))
    assert [rule for rule, answer in found.items() if answer.status == "unknown" or answer.otherwise] == []
    assert found["uno-catcher"].status == "plays"


def test_what_does_not_show_beside_a_rule_of_its_own_is_told_with_that_rule() -> None:
    found = answers(identify(InProcess(lambda: Odd(rule_set("hu").rules, "two-are-drawn")), patience=0))
    assert (found["drawn-card"].why, found["drawn-card"].masks) == ("aside", ("draw-amount",))
    assert found["draw-two-stacking"].status == "plays"


@pytest.mark.parametrize("base", ["et", "lv"])
def test_an_engine_that_waits_for_what_has_to_be_drawn_plays_nothing_of_its_own(base: str) -> None:
    def reply(message: dict[str, Any], answer: dict[str, Any]) -> dict[str, Any]:
        for awaited in answer.get("awaiting", ()):
            if "draw" in awaited["acts"]:
                awaited["acts"] = ["play", *awaited["acts"]]
        return answer

    class Waiting(Twisted):
        def handle(self, message: dict[str, Any]) -> dict[str, Any]:
            with patch.object(penalty, "settle", lambda table: None):
                return super().handle(message)

    played = rule_set(base).rules
    usual, waiting = answers(asked(played, patience=0)), InProcess(lambda: Waiting(played, reply=reply))
    found = answers(identify(waiting, patience=0))
    assert {rule: answer.variant for rule, answer in found.items() if answer.variant != usual[rule].variant} == {}
    assert [rule for rule, answer in found.items() if answer.status == "unknown" or answer.otherwise] == []


def test_an_engine_without_calls_plays_none_of_the_known_ways() -> None:
    moves = ["play", "draw", "keep", "challenge", "accept", "name"]
    found = answers(asked(rule_set("hu").rules, patience=0, hello={"moves": moves}))
    assert (found["uno-penalty"].status, found["uno-penalty"].why) == ("unknown", "no-move")
    assert found["uno-penalty"].move == "catch"
    assert found["challenge"].variant == rule_set("hu").rules["challenge"]


def test_what_cannot_be_asked_is_told_with_the_reason() -> None:
    def reply(message: dict[str, Any], answer: dict[str, Any]) -> dict[str, Any]:
        if message["type"] == "opening":
            return {"type": "unsupported", "id": message["id"], "why": "nobody draws here"}
        return answer

    found = answers(asked(rule_set("hu").rules, patience=0, reply=reply))
    answer = found["opening-draw"]
    assert (answer.status, answer.why) == ("open", "cannot-ask")
    assert answer.finding is not None
    assert "nobody draws here" in answer.finding.message


def test_what_is_not_shown_is_told() -> None:
    def reply(message: dict[str, Any], answer: dict[str, Any]) -> dict[str, Any]:
        if "observes" in answer:
            answer["observes"] = [name for name in answer["observes"] if name not in hidden]
        if "state" in answer:
            answer["state"] = {name: value for name, value in answer["state"].items() if name not in hidden}
        return answer

    hidden = ("scores", "rounds", "match_winners", "out")
    found = answers(asked(rule_set("hu").rules, patience=0, reply=reply))
    assert (found["scoring"].status, found["scoring"].why) == ("open", "unseen")


def test_an_engine_that_shows_nothing_is_done_with_soon() -> None:
    def reply(message: dict[str, Any], answer: dict[str, Any]) -> dict[str, Any]:
        if "observes" in answer:
            answer["observes"] = []
        if "state" in answer:
            answer["state"] = {}
        return answer

    inquiry = asked(rule_set("hu").rules, patience=0, reply=reply)
    found = answers(inquiry)
    assert {answer.status for answer in found.values()} == {"plays", "open"}
    assert (found["scoring"].status, found["scoring"].why) == ("open", "unseen")


def test_where_nothing_is_seen_not_all_courses_are_looked_at() -> None:
    (probe,) = (probe for probe in written() if probe.id == "last-four-by-four")
    known = Outcomes(probe)
    every = {rule.id: ("1", "9000") if rule.has_number else tuple(rule.variants) for rule in catalogue().rules.values()}
    for _ in range(2):
        with pytest.raises(TooMany):
            known.agreeing([None] * len(probe.scenario.steps), every)
    assert known.played < 4000


@pytest.mark.parametrize("name", ["hu", "ka", "lv"])
def test_what_is_listed_without_a_look_at_the_hand_tells_nothing(name: str) -> None:
    def reply(message: dict[str, Any], answer: dict[str, Any]) -> dict[str, Any]:
        for awaited in answer.get("awaiting", ()):
            if awaited["player"] == answer["state"].get("turn"):
                awaited["acts"] = [*dict.fromkeys(["play", "draw", *awaited["acts"]])]
        return answer

    played = rule_set(name).rules
    strict, loose = (answers(asked(played, patience=0, **bent)) for bent in ({}, {"reply": reply}))
    told = [{rule: (each.status, each.variant) for rule, each in found.items()} for found in (strict, loose)]
    assert told[0] == told[1]
    assert [rule for rule, each in loose.items() if each.otherwise] == []


def test_an_act_that_is_awaited_but_not_among_the_moves_tells_nothing_of_other_rules() -> None:
    moves = ["play", "draw", "keep", "call", "catch", "accept", "name"]
    found = answers(asked(rule_set("hu").rules, patience=0, hello={"moves": moves}))
    assert found["failed-challenge"].why == "cannot-ask"
    assert (finding := found["failed-challenge"].finding) is not None
    assert finding.reason == "act-unnamed:challenge"
    assert found["action-card-match"].otherwise == ()
    assert found["challenge"].otherwise == ()


def test_an_engine_that_breaks_down_is_asked_on() -> None:
    class Broken(Reference):
        def handle(self, message: dict[str, Any]) -> dict[str, Any]:
            if message.get("act") == "catch":
                raise RuntimeError("no")
            return super().handle(message)

    found = answers(identify(InProcess(lambda: Broken(rule_set("hu").rules)), patience=0))
    assert found["draw-amount"].variant == "one"
    assert (found["uno-penalty"].status, found["uno-penalty"].why) == ("open", "cannot-ask")


def test_ties_are_told() -> None:
    near = [Near("hu", ("a", "b"), ("c",), 4), Near("lv", ("a", "d"), ("e",), 4), Near("et", ("a",), ("c", "e"), 4)]
    assert [each.rules for each in winners(near)] == ["hu", "lv"]
