"""Which scenarios an engine is held to, and under which rules each is run."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TypeAlias

from unospec.running.conduct import Case
from unospec.scenarios import library
from unospec.scenarios.choosing import rules_about
from unospec.scenarios.model import Scenario
from unospec.spec.messages import Told
from unospec.spec.rule_sets import RuleSet, rule_set

#: A scenario with the rules that it is about.
Chosen: TypeAlias = tuple[Scenario, tuple[str, ...]]


def all_of(base: str) -> Iterator[Chosen]:
    """The scenarios of a rule set, each with the rules that it is about."""
    for scenario in library.scenarios(base):
        yield scenario, rules_about(scenario)


def under_rule_set(held_to: RuleSet, chosen: Iterable[Chosen]) -> list[Case]:
    """Scenarios of a rule set, each under its own options as well; those that an option takes away don't apply."""
    base = rule_set(held_to.base)
    cases = []
    for scenario, about in chosen:
        home = base.with_options(scenario.options)
        if not held_to.chosen:
            cases.append(Case(scenario, home.rules, about))
            continue
        try:
            rules = held_to.with_options(scenario.options).rules
        except Told:
            differing = [rule for rule in home.rules if home.rules[rule] != held_to.rules[rule]]
            cases.append(Case(scenario, held_to.rules, about, tuple(differing)))
            continue
        cases.append(Case(scenario, rules, about, _differing(scenario, rules, home.rules)))
    return cases


def under_profile(profile: Mapping[str, str], chosen: Iterable[Chosen]) -> list[Case]:
    """Scenarios of any rule set, held to what an engine says it plays; the others don't apply."""
    cases = []
    for scenario, about in chosen:
        home = rule_set(scenario.id.partition("-")[0]).with_options(scenario.options).rules
        rules = {**home, **profile}
        cases.append(Case(scenario, rules, about, _differing(scenario, profile, home)))
    return cases


def _differing(scenario: Scenario, rules: Mapping[str, str], home: Mapping[str, str]) -> tuple[str, ...]:
    from unospec.running.relevant import relevance  # only where it is needed: it takes a moment to load

    return relevance().differing(scenario, rules, home)
