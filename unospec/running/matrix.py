"""The matrix rule × scenario: which scenarios notice if a rule is played otherwise, as data."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from unospec.running.relevant import relevance
from unospec.scenarios import library
from unospec.spec.catalogue import catalogue
from unospec.spec.rule_sets import names, rule_set

#: By rule, by scenario: the variants under which the scenario gives another verdict than under its own rules. For a
#: rule with a number: the first number of each stretch of numbers that do.
Matrix: TypeAlias = dict[str, dict[str, list[str]]]


def matrix(bases: Iterable[str] | None = None) -> Matrix:
    """The matrix for all scenarios of these rule sets, or of all; every rule stands in it, noticed or not."""
    found: Matrix = {rule: {} for rule in catalogue().rules}
    for base in names() if bases is None else bases:
        for scenario in library.scenarios(base):
            home = rule_set(base).with_options(scenario.options)
            for rule, variants in relevance().matters(scenario, home.rules).items():
                found[rule][scenario.id] = list(variants)
    return found
