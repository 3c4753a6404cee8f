"""The dozen questions that part the rule sets best."""

from __future__ import annotations

from itertools import combinations

from unospec.site.moot import is_moot
from unospec.site.pages.disputes import disputes
from unospec.spec.catalogue import Rule, catalogue
from unospec.spec.rule_sets import names, rule_set

#: A dozen.
COUNT = 12


def questions(count: int = COUNT) -> tuple[str, ...]:
    """Rules by whose variants the rule sets are told apart, in the order of the catalogue.

    Chosen one by one: each time the rule that parts most of those pairs of rule sets that are parted least yet. What a
    text says itself counts twice what was filled in, and what people dispute over counts more.
    """
    open_rules = [rule for rule in catalogue().rules.values() if _parts(rule)]
    parted = dict.fromkeys(combinations(names(), 2), 0.0)
    chosen: list[str] = []
    while open_rules and len(chosen) < count:
        best = max(open_rules, key=lambda rule: sum(_weight(rule, *pair) / (1 + parted[pair]) ** 2 for pair in parted))
        open_rules.remove(best)
        chosen.append(best.id)
        for pair in parted:
            parted[pair] += _weight(best, *pair)
    return tuple(rule for rule in catalogue().rules if rule in chosen)


def _parts(rule: Rule) -> bool:
    """Whether it says something in every rule set, and not the same."""
    sets = [rule_set(name) for name in names()]
    return (
        not rule.has_number
        and not any(is_moot(rule.id, each.rules) for each in sets)
        and len({each.rules[rule.id] for each in sets}) > 1
    )


def _weight(rule: Rule, one: str, other: str) -> float:
    """How well a rule parts two rule sets."""
    rulings = [rule_set(name).rulings[rule.id] for name in (one, other)]
    if rulings[0].variant == rulings[1].variant:
        return 0
    firm = all(ruling.standing in ("stated", "implied") for ruling in rulings)
    disputed = any(rule.id in dispute.rules for dispute in disputes())
    return (1 if firm else 0.5) * (1.5 if disputed else 1)
