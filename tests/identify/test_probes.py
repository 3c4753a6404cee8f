"""Every written probe can be performed, and tells something of the rule that it is there for."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.identify.games import mixture
from unospec.identify.outcomes import outcomes
from unospec.identify.probe import Probe
from unospec.identify.probes import written
from unospec.spec.catalogue import Rule, catalogue

PROBES = {probe.id: probe for probe in written()}
#: A target score is found by halving, and what it does only after that.
AFTER_TARGET = {"target-score", "target-reached", "elimination"}
DIFFERENT = [
    rule
    for rule in catalogue().rules.values()
    if rule.observable and len(rule.variants) > 1 and rule.id not in AFTER_TARGET
]


def tells(probe: Probe, rule: Rule) -> frozenset[frozenset[str]]:
    """The pairs of variants that the probe tells apart under some mixture."""
    found = set()
    for seed in range(60):
        rules = mixture(random.Random(seed))
        shown = {variant: outcomes(probe).shown({**rules, rule.id: variant}) for variant in rule.variants}
        found |= {frozenset((one, other)) for one in shown for other in shown if shown[one] != shown[other]}
    return frozenset(found)


def test_ids_are_unique() -> None:
    assert [id for id, count in Counter(probe.id for probe in written()).items() if count > 1] == []


@pytest.mark.parametrize("rule", DIFFERENT, ids=lambda rule: rule.id)
def test_all_variants_of_a_rule_are_told_apart_by_probes(rule: Rule) -> None:
    own = [probe for probe in written() if probe.rule == rule.id]
    apart = frozenset().union(*(tells(probe, rule) for probe in own))
    wanted = {frozenset((one, other)) for one in rule.variants for other in rule.variants if one != other}
    if rule.id == "match-winner":
        # The others differ only at the target.
        wanted = {frozenset(("first-to-target", "lowest-when-stopped"))}
    assert wanted - apart == set()


@pytest.mark.parametrize("probe", PROBES.values(), ids=PROBES.keys())
def test_every_probe_can_be_performed(probe: Probe) -> None:
    assert any(outcomes(probe).shown(mixture(random.Random(seed))) is not None for seed in range(20))
