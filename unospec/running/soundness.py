"""Checks on the scenarios themselves: does each stand on what its text says, and on nothing else?

Each check returns problems in words, none if all is well. They are held against the whole suite by its tests and by
`unospec trace`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import product

from unospec.running.relevance import Relevance
from unospec.scenarios.model import Scenario


def check_passes(relevance: Relevance, scenario: Scenario, rules: Mapping[str, str]) -> list[str]:
    """The reference passes the scenario under its own rules."""
    finding = relevance.finding(scenario, rules)
    if finding.verdict == "pass":
        return []
    where = "" if finding.step is None else f", at step {finding.step + 1}"
    return [f"the reference gives {finding.verdict}{where}: {finding.message}"]


def check_silent(
    relevance: Relevance, scenario: Scenario, rules: Mapping[str, str], silent: Collection[str]
) -> list[str]:
    """However the rules are set on which the text is silent, together too, the scenario passes."""
    firm = {rule: variant for rule, variant in rules.items() if rule not in silent}
    found = relevance.counterexample(scenario, firm)
    if found is None:
        return []
    to_blame = _to_blame(relevance, scenario, rules, found, silent)
    return [f"it depends on what the text does not say: it does not pass under {', '.join(to_blame)}"]


def check_readings(
    relevance: Relevance, scenario: Scenario, rules: Mapping[str, str], readings: Mapping[str, Sequence[str]]
) -> list[str]:
    """Under every reading of the rules on which the text contradicts itself, together too, the scenario passes.

    readings: the variants of each such rule that the text allows.
    """
    asked = [rule for rule in readings if rule in rules]
    problems = []
    for chosen in product(*(readings[rule] for rule in asked)):
        reading = dict(zip(asked, chosen, strict=True))
        if not relevance.passes(scenario, {**rules, **reading}):
            other = [f"{rule}/{variant}" for rule, variant in reading.items() if rules[rule] != variant]
            problems.append(f"it does not pass under another reading: {', '.join(other) or 'the chosen one'}")
    # The shortest says it; the others follow from it.
    return sorted(problems, key=len)[:1]


def check_cited(
    relevance: Relevance,
    scenario: Scenario,
    rules: Mapping[str, str],
    supports: Callable[[str], Collection[str]],
) -> list[str]:
    """Every rule that matters is supported by something that the scenario cites.

    supports: the rules that a citation, a sentence or a limit of one, supports.
    """
    cited = {rule for citation in scenario.cites for rule in supports(citation)}
    return [
        f"it depends on {rule}, which nothing that it cites supports (changed to {', '.join(variants)}, it fails)"
        for rule, variants in relevance.matters(scenario, rules).items()
        if rule not in cited
    ]


def check_fillings(relevance: Relevance, scenario: Scenario, rules: Mapping[str, str]) -> list[str]:
    """Whatever other cards lie where the scenario names none, the verdict is the same."""
    expected = relevance.finding(scenario, rules).verdict
    problems = []
    for filling, other in relevance.other_fillings():
        finding = other.finding(scenario, rules)
        if finding.verdict != expected:
            problems.append(f"it depends on cards that it does not name ({filling}): {finding.message}")
    return problems


def _to_blame(
    relevance: Relevance,
    scenario: Scenario,
    rules: Mapping[str, str],
    found: Mapping[str, str],
    silent: Collection[str],
) -> list[str]:
    """Those of the silent rules that change the verdict alone; all that differ, where only several do together."""
    changed = [rule for rule, variant in found.items() if rule in silent and rules[rule] != variant]
    alone = [rule for rule in changed if not relevance.passes(scenario, {**rules, rule: found[rule]})]
    return [f"{rule}/{found[rule]}" for rule in alone or changed] or ["its own rules"]
