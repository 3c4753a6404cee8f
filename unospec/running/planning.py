"""Which scenarios an engine is held to, and under which rules each is run."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping
from typing import Final, TypeAlias

from unospec.protocol.messages import HelloReply
from unospec.running.conduct import Case
from unospec.scenarios import library
from unospec.scenarios.choosing import rules_about
from unospec.scenarios.model import Scenario
from unospec.spec.catalogue import catalogue
from unospec.spec.faults import Fault
from unospec.spec.hints import near, near_or_known
from unospec.spec.messages import Told
from unospec.spec.rule_sets import RuleSet, names, rule_set

#: What an engine is said to be held to that is held to what it says it plays.
PROFILE: Final = "profile"

#: A scenario with the rules that it is about.
Chosen: TypeAlias = tuple[Scenario, tuple[str, ...]]


def all_of(base: str) -> Iterator[Chosen]:
    """The scenarios of a rule set, each with the rules that it is about."""
    for scenario in library.scenarios(base):
        yield scenario, rules_about(scenario)


def under_rule_set(held_to: RuleSet, chosen: Iterable[Chosen], switches: Container[str]) -> list[Case]:
    """Scenarios of a rule set; those of an option under it too if the engine can be switched to what it changes.

    switches: the rules that the engine can be set to. One that has no switch for an option plays the rule set as it
    is named; what only the option allows does not apply to it, as little as what an option named takes away.
    """
    base, named = rule_set(held_to.base), held_to.rules
    cases = []
    for scenario, about in chosen:
        home = base.with_options(scenario.options).rules
        try:
            rules = held_to.with_options(scenario.options).rules
        except Told:
            differing = tuple(rule for rule in home if home[rule] != named[rule])
            cases.append(Case(scenario, named, about, differing))
            continue
        if any(rules[rule] != named[rule] and rule not in switches for rule in rules):
            rules = named
        differing = () if rules == home else _differing(scenario, rules, home)
        cases.append(Case(scenario, rules, about, differing))
    return cases


def held_to_profile(rules: str | None, hello: HelloReply | None, engine: str) -> dict[str, str]:
    """The profile that an engine is held to: where it is asked for, or where it has one and no rules are named.

    rules: what was named, or None. engine: as it was named. Empty if it is held to something else. Raises Problem if
    the profile is asked for and there is none, or if it names a rule, or a variant of one, that there is not.
    """
    profile = dict(hello.profile) if hello and rules in (None, PROFILE) else {}
    if rules == PROFILE and not profile:
        raise Told("no-profile", "rule-sets", {"known": ", ".join(names())}, engine=engine)
    known = catalogue().rules
    for rule, variant in profile.items():
        if rule not in known:
            raise Fault("profile-rule", near(rule, known), engine=engine, rule=rule)
        if not known[rule].accepts(variant):
            others = near_or_known(variant, known[rule].choices)
            raise Fault("profile-variant", others, engine=engine, rule=rule, variant=variant)
    return profile


def under_profile(profile: Mapping[str, str], chosen: Iterable[Chosen]) -> list[Case]:
    """Scenarios of any rule set, held to what an engine says it plays; the others don't apply."""
    cases = []
    for scenario, about in chosen:
        home = rule_set(scenario.id.partition("-")[0]).with_options(scenario.options).rules
        rules = {**home, **profile}
        differing = _differing(scenario, profile, home)
        undeclared = bool(differing) and profile.keys().isdisjoint(differing)
        cases.append(Case(scenario, rules, about, differing, undeclared))
    return cases


def _differing(scenario: Scenario, rules: Mapping[str, str], home: Mapping[str, str]) -> tuple[str, ...]:
    from unospec.running.relevant import relevance  # only where it is needed: it takes a moment to load

    return relevance().differing(scenario, rules, home)
