"""An engine held to what it says it plays: no false alarm, and what does not apply says which rule differs.

The environment variable UNOSPEC_MIXTURES says how many mixtures are tried; 50 is the full test.
"""

from __future__ import annotations

import os
import random
from itertools import chain

import pytest

from tests.identify.games import mixture
from unospec.adapters.reference import Reference
from unospec.running.conduct import conduct
from unospec.running.engines import InProcess
from unospec.running.planning import all_of, under_profile, under_rule_set
from unospec.spec.rule_sets import names, rule_set

MIXTURES = int(os.environ.get("UNOSPEC_MIXTURES", "2"))


@pytest.mark.parametrize("seed", range(MIXTURES))
def test_no_false_alarm(seed: int) -> None:
    chance = random.Random(f"profile {seed}")
    rules = mixture(chance)
    part = {rule: variant for rule, variant in rules.items() if chance.random() < 0.7}
    applied = []
    for profile in (rules, part):
        cases = under_profile(profile, chain.from_iterable(map(all_of, names())))
        alarms = []
        count = 0
        # It plays the whole mixture, whatever part of it is declared, and takes no orders.
        for result in conduct(cases, InProcess(lambda: Fixed(rules))):
            if result.verdict == "not-applicable":
                assert result.finding.fields["rules"]
                continue
            count += 1
            if result.verdict != "pass":
                alarms.append((result.scenario.id, result.finding.message))
        assert alarms == []
        applied.append(count)
    whole, partly = applied
    assert 0 < partly <= whole


@pytest.mark.parametrize(
    "name", ["et", "hu", "ka", "lv", "hu+jump-in", "hu+elimination=300", "ka+target-score=300", "lv+own-points"]
)
def test_an_engine_without_switches_is_not_held_to_other_options(name: str) -> None:
    held_to = rule_set(name)
    options: dict[str, int] = {}
    for result in conduct(under_rule_set(held_to, all_of(held_to.base), ()), InProcess(lambda: Fixed(held_to.rules))):
        assert result.verdict in ("pass", "not-applicable"), result.finding.message
        kind = "plain" if not result.scenario.options else f"option {result.verdict}"
        options[kind] = options.get(kind, 0) + 1
    assert options["plain"]
    if held_to.options:
        # Some scenarios of an option are true without it as well.
        assert options["option not-applicable"]


class Fixed(Reference):
    """The reference without switches."""

    def handle(self, message: dict[str, object]) -> dict[str, object]:
        reply = super().handle(message)
        if reply["type"] == "hello":
            reply["configures"] = []
        return reply
