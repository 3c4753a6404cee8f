"""Running many: in order, each on its own, whatever an engine does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.running.building import Twisted, rules, scenario, step
from unospec.adapters.reference import Reference
from unospec.running.conduct import PATIENCE, SECOND, Case, Result, conduct, farewell
from unospec.running.engines import InProcess
from unospec.running.filling import fill
from unospec.running.table import read_table
from unospec.running.texts import TEXTS
from unospec.running.verdicts import VERDICTS, Finding
from unospec.scenarios.model import Scenario

SEATS = step("seated", players=(1, 2, 3))
HAND = step("holds", player=1, cards=("red-5", "blue-2", "green-9", "wild"))


def made(id: str, card: str = "red-5") -> Scenario:
    """Plays a card on a red seven."""
    top = step("top", card="red-7")
    return scenario(SEATS, top, HAND, step("plays", player=1, card=card), id=id, cites=("hu-001.a", "hu-001.b"))


def run(*cases: Case, known: tuple[str, ...] = (), **bent: Any) -> list[Result]:
    engine = InProcess(lambda: Twisted(rules(), **bent))
    return list(conduct(cases, engine, known_issues=known))


def test_results_come_in_order_and_tell_what_happened() -> None:
    good, bad = run(Case(made("hu-a"), rules(), ("card-match",)), Case(made("hu-b", "blue-2"), rules()))
    assert (good.scenario.id, good.verdict, good.reason, good.message) == ("hu-a", "pass", "", "")
    assert (good.rules, good.sentences, good.filling) == (("card-match",), ("hu-001",), "plain")
    (logged,) = good.log
    assert (logged.act.card, logged.before["turn"], logged.after["turn"]) == ("red-5", "p1", "p2")
    assert good.start is not None
    assert (bad.scenario.id, bad.verdict, bad.reason, bad.finding.step) == ("hu-b", "fail", "not-accepted:play", 3)


def test_results_come_while_the_run_goes_on() -> None:
    seen: list[str] = []

    def cases() -> Any:
        for id in ("hu-a", "hu-b"):
            seen.append(id)
            yield Case(made(id), rules())

    results = conduct(cases(), InProcess(lambda: Reference(rules())))
    assert next(results).scenario.id == "hu-a"
    assert seen == ["hu-a"]


def test_an_engine_is_configured_when_the_rules_change_and_only_then() -> None:
    stacks = rules(draw_two_stacking="stacks")
    adapter = Twisted(rules())
    cases = [Case(made(f"hu-{place}"), played) for place, played in enumerate((rules(), rules(), stacks, stacks))]
    assert [result.verdict for result in conduct(cases, InProcess(lambda: adapter))] == ["pass"] * 4
    types = [message["type"] for message in adapter.asked]
    assert types.count("hello") == 1
    assert types.count("arrange") == 4
    variants = [message["variants"] for message in adapter.asked if message["type"] == "configure"]
    assert variants == [rules(), stacks]


def test_an_engine_without_switches_is_not_configured() -> None:
    adapter = Twisted(rules(), hello={"configures": []})
    list(conduct([Case(made("hu-a"), rules())], InProcess(lambda: adapter)))
    assert "configure" not in [message["type"] for message in adapter.asked]


def test_rules_that_the_engine_cannot_be_set_to_are_unsupported() -> None:
    def decline(message: dict[str, Any], answer: dict[str, Any]) -> dict[str, Any]:
        return {"type": "unsupported", "id": answer["id"], "why": "no"} if message["type"] == "configure" else answer

    for result in run(Case(made("hu-a"), rules()), Case(made("hu-b"), rules()), reply=decline):
        assert (result.verdict, result.reason) == ("unsupported", "cannot-configure")


def test_what_does_not_apply_is_not_run() -> None:
    (result,) = run(Case(made("hu-a"), rules(), not_applicable=("scoring", "duel")))
    assert (result.verdict, result.reason, result.log) == ("not-applicable", "other-rules", ())
    assert result.message == "This is about rules that are played otherwise here: scoring, duel."


def test_a_failure_that_comes_and_goes_with_other_cards_is_unstable() -> None:
    # Nobody has said how many cards the third player holds.
    def holding(count: int) -> Scenario:
        return scenario(SEATS, step("top", card="red-7"), HAND, step("has-count", player=3, count=count))

    held = {filling: len(fill(read_table(holding(1)), filling).hands[3]) for filling in ("plain", SECOND)}
    assert held["plain"] != held[SECOND]
    (result,) = run(Case(holding(held[SECOND]), rules()))
    assert (result.verdict, result.reason) == ("unstable", "comes-and-goes")
    assert f"counts:p3: expected {held[SECOND]}, found {held['plain']}" in result.message
    (result,) = run(Case(holding(99), rules()))
    assert (result.verdict, result.reason) == ("fail", "differs:counts")


@pytest.mark.parametrize(
    ("card", "verdict", "reason"),
    [("blue-2", "known-issue", "not-accepted:play"), ("red-5", "unexpected-pass", "")],
)
def test_known_issues_have_to_go_on_failing(card: str, verdict: str, reason: str) -> None:
    (result,) = run(Case(made("hu-a", card), rules()), known=("hu-a",))
    assert (result.verdict, result.reason) == (verdict, reason)


def breaking(when: Callable[[dict[str, Any]], bool]) -> Callable[[dict[str, Any], dict[str, Any]], Any]:
    def reply(message: dict[str, Any], answer: dict[str, Any]) -> Any:
        if when(message):
            raise ZeroDivisionError("oh")
        return answer

    return reply


def test_after_a_breakdown_the_run_goes_on() -> None:
    reply = breaking(lambda message: message.get("card") == "blue-2")
    cases = [Case(made(id, card), rules()) for id, card in (("hu-a", "red-5"), ("hu-b", "blue-2"), ("hu-c", "red-5"))]
    first, broken, last = run(*cases, reply=reply)
    assert (first.verdict, last.verdict) == ("pass", "pass")
    assert (broken.verdict, broken.reason) == ("crash", "raised")
    assert broken.message == "The engine broke down: ZeroDivisionError: oh"
    assert broken.start is not None


def test_a_new_engine_is_greeted_and_configured_again() -> None:
    asked: list[list[dict[str, Any]]] = []

    def fresh() -> Twisted:
        adapter = Twisted(rules(), reply=breaking(lambda message: message.get("card") == "blue-2"))
        asked.append(adapter.asked)
        return adapter

    list(conduct([Case(made("hu-a", "blue-2"), rules()), Case(made("hu-b"), rules())], InProcess(fresh)))
    assert [[message["type"] for message in each] for each in asked] == [
        ["hello", "configure", "arrange", "act"],
        ["hello", "configure", "arrange", "act"],
    ]


def test_an_engine_that_keeps_breaking_down_is_given_up() -> None:
    started = []

    def fresh() -> Twisted:
        started.append(1)
        return Twisted(rules(), reply=breaking(lambda message: True))

    cases = [Case(made(f"hu-{place}"), rules()) for place in range(PATIENCE + 5)]
    results = list(conduct(cases, InProcess(fresh)))
    assert [result.verdict for result in results] == ["crash"] * (PATIENCE + 5)
    assert len(started) == PATIENCE


def test_another_version_of_the_protocol_is_refused() -> None:
    (result,) = run(Case(made("hu-a"), rules()), hello={"protocol": 2})
    assert (result.verdict, result.reason) == ("protocol-error", "other-protocol")


def test_farewell_says_goodbye_and_survives_everything() -> None:
    adapter = Twisted(rules())
    farewell(InProcess(lambda: adapter))
    assert [message["type"] for message in adapter.asked] == ["bye"]
    farewell(InProcess(lambda: Twisted(rules(), reply=breaking(lambda message: True))))


@pytest.mark.parametrize("verdict", VERDICTS)
def test_every_reason_has_words(verdict: Any) -> None:
    for text_id in TEXTS:
        reason = text_id.removeprefix("running.")
        assert Finding(verdict, f"{reason}:x").text_id == text_id


def test_a_breakdown_is_told_with_the_step_and_the_act_over_which_it_came() -> None:
    def broken(message: dict[str, Any], answer: dict[str, Any]) -> dict[str, Any]:
        if message["type"] == "act":
            raise KeyError("no card")
        return answer

    def error(message: dict[str, Any], answer: dict[str, Any]) -> dict[str, Any]:
        return {"type": "error", "id": answer["id"], "why": "no card"} if message["type"] == "act" else answer

    for reply, verdict in ((broken, "crash"), (error, "error")):
        (result,) = run(Case(made("hu-a"), rules()), reply=reply)
        assert (result.verdict, result.finding.step) == (verdict, 3)
        (logged,) = result.log
        assert (logged.act.card, logged.answer, logged.after) == ("red-5", "unanswered", {})


def test_what_goes_wrong_before_the_first_step_is_at_none() -> None:
    def otherwise(message: dict[str, Any], answer: dict[str, Any]) -> dict[str, Any]:
        return {**answer, "state": {**answer["state"], "top": "blue-1"}} if message["type"] == "arrange" else answer

    def broken(message: dict[str, Any], answer: dict[str, Any]) -> dict[str, Any]:
        if message["type"] == "arrange":
            raise KeyError("no card")
        return answer

    for reply, verdict in ((otherwise, "adapter-fault"), (broken, "crash")):
        (result,) = run(Case(made("hu-a"), rules()), reply=reply)
        assert (result.verdict, result.finding.step) == (verdict, None)
