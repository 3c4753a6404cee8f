"""Scenarios that show what was found: each depends on a rule as it is played, and the engine passes it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from unospec.identify.answers import Answer
from unospec.identify.inquiry import Inquiry
from unospec.running.executor import Run
from unospec.running.relevance import Relevance
from unospec.running.verdicts import EngineFault
from unospec.scenarios.model import Scenario

#: So many scenarios are looked for to each rule.
ENOUGH = 2


def add_scenarios(
    inquiry: Inquiry,
    found: Mapping[str, Answer],
    scenarios: Iterator[Scenario],
    relevance: Relevance,
    tell: Callable[[], None] = lambda: None,
) -> None:
    """Put to each rule whose variant was found the scenarios that show it, and that the engine passes.

    tell: is called before each scenario that the engine is to play.
    """
    world = inquiry.consistent()
    open_rules = {answer.rule for answer in found.values() if answer.status != "plays"}
    for scenario in scenarios:
        if not relevance.passes(scenario, world):
            continue
        shows = [
            rule
            for rule in relevance.matters(scenario, world)
            if found[rule].status == "plays" and len(found[rule].scenarios) < ENOUGH
        ]
        # What is not known of the engine must not matter.
        if not shows or not relevance.applies(scenario, {r: v for r, v in world.items() if r not in open_rules}):
            continue
        tell()
        if _passes(inquiry, scenario):
            for rule in shows:
                found[rule].scenarios += (scenario.id,)


def _passes(inquiry: Inquiry, scenario: Scenario) -> bool:
    try:
        return Run(inquiry.engine, inquiry.hello, scenario).play(inquiry.to_set()).verdict == "pass"
    except EngineFault:
        inquiry.restart()
        return False
