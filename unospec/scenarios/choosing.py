"""Choosing scenarios by the sentences and rules that they are about."""

from __future__ import annotations

from unospec.scenarios.model import Scenario
from unospec.spec.catalogue import catalogue
from unospec.spec.ledger import Limit, ledger
from unospec.spec.messages import unknown
from unospec.spec.rule_sets import names


def known_rule(rule: str) -> str:
    """The id of a rule as it was given. Raises Problem if there is none such."""
    if rule not in catalogue().rules:
        raise unknown("rule", rule, catalogue().rules)
    return rule


def cited_limits(citation: str) -> tuple[Limit, ...]:
    """The limits that ``hu-042`` or ``hu-042.a`` means. Raises Problem if it is in no ledger."""
    language, dash, _ = citation.partition("-")
    if not dash or language not in names():
        raise unknown("sentence", citation, ())
    return ledger(language).cited(citation)


def cites(scenario: Scenario, citation: str) -> bool:
    """Whether a scenario cites the sentence or limit, the sentence of a limit, or a limit of the sentence."""
    wanted = f"{citation}."
    return any(f"{each}.".startswith(wanted) or wanted.startswith(f"{each}.") for each in scenario.cites)


def rules_about(scenario: Scenario) -> tuple[str, ...]:
    """The rules on which the limits that a scenario cites speak, each once."""
    limits = (limit for citation in scenario.cites for limit in cited_limits(citation))
    return tuple(dict.fromkeys(rule for limit in limits for rule in limit.rules))
