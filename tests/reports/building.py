"""Runs to report on: the reference, spoilt on purpose, plays a few scenarios."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from unospec.adapters.known import KnownIssue
from unospec.adapters.reference import Reference
from unospec.reports.verification import Part, Verification
from unospec.running.conduct import Case, Result, conduct
from unospec.running.engines import InProcess, greet
from unospec.running.verdicts import Finding
from unospec.scenarios import library
from unospec.spec.catalogue import catalogue
from unospec.spec.ledger import ledger
from unospec.spec.rule_sets import rule_set

#: What no report may pass on as it is.
HOSTILE = "<script>alert(1)</script>]]>|\x1b[31m\x00\r\n`**@all** www.example.com \u202e\u200f'\"&" + "x" * 10_000


class Spoilt(Reference):
    """Refuses every act, with words that are a trap for whoever shows them."""

    shown: dict[str, Any]

    def handle(self, message: dict[str, Any]) -> dict[str, Any]:
        if message["type"] == "act":
            refusal = {"answer": "refused", "reason": HOSTILE}
            return {"id": message["id"], "type": "answer", **refusal, **self.shown}
        reply = super().handle(message)
        self.shown = {name: reply[name] for name in ("state", "awaiting") if name in reply}
        if message["type"] == "hello":
            reply |= {"name": HOSTILE, "version": HOSTILE, "home": HOSTILE, "series": {"play": [HOSTILE]}}
        return reply


class Lavish(Reference):
    """Lets things happen that are not allowed: whoever is refused draws a card instead."""

    def handle(self, message: dict[str, Any]) -> dict[str, Any]:
        reply = super().handle(message)
        if reply["type"] == "answer" and reply["answer"] == "refused":
            reply["answer"] = "accepted"
            state = {**reply["state"], "draw_count": 1, "direction": "counterclockwise"}
            reply["state"] = {name: value for name, value in state.items() if name != "draw_pile"}
        return reply


class Mute(Reference):
    """Breaks down at every act."""

    def handle(self, message: dict[str, Any]) -> dict[str, Any]:
        if message["type"] == "act":
            raise ValueError(HOSTILE)
        return super().handle(message)


def verified(engine: type[Reference], *rule_sets: str, match: str = "draw-two", known: str = "") -> Verification:
    """What becomes of the scenarios with `match` in their id. known: the id of a known issue."""
    parts, hello = [], None
    for name in rule_sets or ("hu",):
        cases = []
        for scenario in library.scenarios(name):
            if match in scenario.id:
                rules = rule_set(name).with_options(scenario.options).rules
                limits = [each for cited in scenario.cites for each in ledger(name).cited(cited)]
                about = tuple(dict.fromkeys(rule for limit in limits for rule in limit.rules))
                assert set(about) <= set(catalogue().rules)
                cases.append(Case(scenario, rules, about))
        process = InProcess(engine)
        hello = greet(process)
        parts.append(Part(name, list(conduct(cases, process, hello=hello, known_issues={known}))))
    return Verification("tests:Engine", hello, parts, survey=len(parts) > 1)


def never_started() -> Verification:
    """An engine that ended before its first reply, with words that are a trap."""
    finding = Finding("crash", "ended-at-start", {"how": "exit 1", "last": HOSTILE, "stderr": f"Traceback\n {HOSTILE}"})
    given_up = Finding("crash", "given-up", {"times": "3"}, cause=finding)
    some = library.scenarios("hu")[:4]
    results = [Result(scenario, finding if number < 3 else given_up) for number, scenario in enumerate(some)]
    return Verification(f"cmd:{HOSTILE}", None, [Part("hu", results)], False, command=HOSTILE)


def known_issues() -> Verification:
    """An engine with a known issue, told with words that are a trap."""
    run = verified(Spoilt, known="hu-draw-two-answered")
    issue = KnownIssue("hu-draw-two-answered", HOSTILE, HOSTILE)
    return replace(run, known={issue.scenario: issue})


def again(rules: str, scenario: str) -> str:
    return f"unospec verify --rules {rules} --scenario {scenario}"
