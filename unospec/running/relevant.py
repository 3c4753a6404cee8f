"""What the scenarios of the project depend on: relevance under the whole catalogue, and whether each is sound."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial

from unospec.running.relevance import Relevance
from unospec.scenarios.model import Scenario
from unospec.spec.catalogue import catalogue
from unospec.spec.ledger import ledger
from unospec.spec.rule_sets import RuleSet, rule_set


@cache
def relevance() -> Relevance:
    """Relevance under the whole catalogue; what it has found out is kept for this process."""
    rules = catalogue().rules.values()
    numbers = {rule.id: (rule.least, rule.most) for rule in rules if rule.least is not None and rule.most is not None}
    return Relevance({rule.id: list(rule.variants) for rule in rules}, numbers)


def unsound(base: str) -> Iterator[tuple[Scenario, str]]:
    """The scenarios of a rule set that do not stand on what their text says and on nothing else, each with why."""
    from unospec.running.soundness import check_cited, check_fillings, check_passes, check_readings, check_silent
    from unospec.scenarios import library

    for scenario in library.scenarios(base):
        home = rule_set(base).with_options(scenario.options)
        readings = {rule: ruling.readings for rule, ruling in home.rulings.items() if ruling.readings}
        problems = (
            *check_passes(relevance(), scenario, home.rules),
            *check_silent(relevance(), scenario, home.rules, home.silent),
            *check_readings(relevance(), scenario, home.rules, readings),
            *check_cited(relevance(), scenario, home.rules, partial(_supported, home)),
            *check_fillings(relevance(), scenario, home.rules),
        )
        for problem in problems:
            yield scenario, problem


def _supported(home: RuleSet, citation: str) -> set[str]:
    """The rules that a sentence or limit supports: what offers an option supports all that the option sets."""
    found: set[str] = set()
    for limit in ledger(home.source).cited(citation):
        found.update(limit.rules)
        for name in limit.options:
            option = home.options[name]
            found.update(option.sets, [option.number] if option.number else [])
    return found
