"""Which rule set, with which options, is nearest to what an engine plays."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations

from unospec.identify.answers import Answer
from unospec.problems import Problem
from unospec.spec.catalogue import catalogue
from unospec.spec.rule_sets import RuleSet, names, rule_set

#: What counts: what the text says, and what follows from it.
FIRM = ("stated", "implied")


@dataclass(frozen=True, slots=True)
class Near:
    """How near a rule set is. agree, differ: rules on which its text is firm and of which it is known what the engine
    plays: as the text says, or otherwise. firm: all rules on which the text is firm and that can be played otherwise.
    """

    rules: str
    agree: tuple[str, ...]
    differ: tuple[str, ...]
    firm: int

    @property
    def share(self) -> float:
        """The part of what is known that agrees; 0 if nothing is."""
        known = len(self.agree) + len(self.differ)
        return len(self.agree) / known if known else 0.0

    @property
    def with_one_more(self) -> float:
        """The part that agreed if one of those rules that differ agreed."""
        known = len(self.agree) + len(self.differ)
        return min(1.0, (len(self.agree) + 1) / known) if known else 0.0


def compare(played: RuleSet, found: Mapping[str, Answer]) -> Near:
    """How near that rule set is to what was found."""
    agree: list[str] = []
    differ: list[str] = []
    firm = 0
    for rule, ruling in played.rulings.items():
        answer = found[rule]
        if ruling.standing not in FIRM or not _can_differ(rule, answer):
            continue
        firm += 1
        if answer.status == "plays":
            (agree if answer.variant == ruling.variant else differ).append(rule)
        elif answer.status == "unknown":
            differ.append(rule)
    return Near(played.name, tuple(agree), tuple(differ), firm)


def nearest(found: Mapping[str, Answer]) -> list[Near]:
    """For each rule set the options with which it is nearest, the nearest first; all that are level."""
    near = [each for base in names() for each in _best(compare(played, found) for played in _with_options(base, found))]
    return sorted(near, key=_order)


def winners(near: list[Near]) -> list[Near]:
    """The nearest, or all of which the same part agrees."""
    return [each for each in near if each.share == near[0].share]


def close(near: list[Near]) -> list[Near]:
    """Those that would be as near as the nearest if one rule more agreed, beside those that are."""
    best = winners(near)
    return [each for each in near if each not in best and each.agree and each.with_one_more >= best[0].share]


def _order(near: Near) -> tuple[float, int]:
    return (-near.share, -len(near.agree))


def _best(near: Iterable[Near]) -> list[Near]:
    """Those that are nearest; of two that are level and differ in one option more, the one without it."""
    every = list(near)
    least = min(map(_order, every))
    level = [each for each in every if _order(each) == least]
    chosen = {each.rules: frozenset(each.rules.split("+")[1:]) for each in level}
    return [each for each in level if not any(chosen[other.rules] < chosen[each.rules] for other in level)]


def _with_options(base: str, found: Mapping[str, Answer]) -> Iterator[RuleSet]:
    """The rule set under every choice of options that go together; a number is what was found."""
    written = []
    for option in rule_set(base).options.values():
        number = found[option.number].variant if option.number else ""
        if option.needs_number and not number:
            continue
        same = option.number in option.sets and option.sets[option.number] == number
        written.append(f"{option.name}={number}" if number and not same else option.name)
    for count in range(len(written) + 1):
        for chosen in combinations(written, count):
            try:
                yield rule_set(base).with_options(chosen)
            except Problem:
                continue


def _can_differ(rule: str, answer: Answer) -> bool:
    known = catalogue().rules[rule]
    return known.has_number or len(known.variants) > 1 or answer.status == "unknown"
