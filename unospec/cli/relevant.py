"""What depends on which rule, for the catalogue of the project."""

from __future__ import annotations

from functools import cache

from unospec.running.relevance import Relevance
from unospec.spec.catalogue import catalogue


@cache
def relevance() -> Relevance:
    """Relevance under the whole catalogue; what it has found out is kept for this process."""
    rules = catalogue().rules.values()
    numbers = {rule.id: (rule.least, rule.most) for rule in rules if rule.least is not None and rule.most is not None}
    return Relevance({rule.id: list(rule.variants) for rule in rules}, numbers)
