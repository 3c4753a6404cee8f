"""What a report shows an engine to play."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from unospec.running.relevant import relevance
from unospec.scenarios import library
from unospec.spec.catalogue import catalogue
from unospec.spec.rule_sets import rule_set


@cache
def _witnesses() -> dict[tuple[str, str], dict[str, set[str]]]:
    """By rule and variant: for each other variant the scenarios that tell the two apart."""
    found: dict[tuple[str, str], dict[str, set[str]]] = {}
    for feature in library.features():
        rules = rule_set(feature.rule_set).with_options(feature.options).rules
        for scenario in feature.scenarios:
            for rule, others in relevance().matters(scenario, rules).items():
                for other in others:
                    found.setdefault((rule, rules[rule]), {}).setdefault(other, set()).add(scenario.id)
    return found


def plays(passed: Collection[str], failed: Collection[str]) -> dict[str, str]:
    """The variant of each rule of which there is no doubt. passed, failed: ids of scenarios.

    It is one that scenarios which passed tell from every other variant, and that none which failed speaks against.
    An engine that plays one rule in several ways is set to rules as a scenario asks: of it nothing is said.
    """
    found: dict[str, str] = {}
    for (rule, variant), seen in _witnesses().items():
        known = catalogue().rules[rule]
        others = [other for other in known.variants if other != variant]
        doubtless = (
            not known.has_number
            and all(not seen.get(other, set()).isdisjoint(passed) for other in others)
            and all(each.isdisjoint(failed) for each in seen.values())
        )
        if doubtless and found.setdefault(rule, variant) != variant:
            return {}
    return found
