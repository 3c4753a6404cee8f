"""The matrix rule × scenario says what changes of rules are noticed."""

from __future__ import annotations

from unospec.adapters.reference import Reference
from unospec.running.conduct import Case, conduct
from unospec.running.engines import InProcess
from unospec.running.matrix import matrix
from unospec.scenarios import library
from unospec.spec.catalogue import catalogue
from unospec.spec.rule_sets import rule_set


def test_the_matrix_is_what_the_reference_does_if_a_rule_is_changed() -> None:
    found = matrix(["lv"])
    assert set(found) == set(catalogue().rules)
    scenarios = {scenario.id: scenario for scenario in library.scenarios("lv")}
    assert found["uno-penalty"]
    for rule in ("uno-penalty", "draw-amount", "jump-in"):
        for scenario in scenarios.values():
            home = rule_set("lv").with_options(scenario.options).rules
            for other in catalogue().rules[rule].variants:
                if other == home[rule]:
                    continue
                case = Case(scenario, {**home, rule: other})
                (result,) = conduct([case], InProcess(Reference))
                noticed = other in found[rule].get(scenario.id, ())
                assert noticed == (result.verdict != "pass"), (rule, other, scenario.id)
