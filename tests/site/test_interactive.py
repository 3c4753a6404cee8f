"""What the interactive pages are made from."""

from __future__ import annotations

from itertools import combinations, product

from unospec.language.catalogs import catalog
from unospec.site.interactive.questions import questions
from unospec.site.interactive.rules_data import data
from unospec.site.moot import conditions, is_moot
from unospec.spec.catalogue import catalogue
from unospec.spec.rule_sets import names, rule_set


def test_a_dozen_questions_part_every_pair() -> None:
    asked = questions()
    assert len(asked) == len(set(asked)) == 12
    for one, other in combinations(names(), 2):
        parted = [rule for rule in asked if rule_set(one).rules[rule] != rule_set(other).rules[rule]]
        assert len(parted) >= 4, (one, other)


def test_every_question_says_something_in_every_rule_set() -> None:
    assert not [rule for rule, name in product(questions(), names()) if is_moot(rule, rule_set(name).rules)]


def test_scripts_are_told_the_same_conditions() -> None:
    said = conditions()
    for name in names():
        rules = rule_set(name).rules
        for rule in catalogue().rules:
            needs = said["needs"].get(rule)
            moot = any(rules[other] in those for other, those in said["any"].get(rule, {}).items()) or (
                needs is not None and not any(rules[other] in those for other, those in needs.items())
            )
            assert moot == is_moot(rule, rules), (name, rule)


def test_the_data_of_a_language() -> None:
    said = data(catalog("ka"))
    assert [rule for _, rules in said["areas"] for rule in rules] == list(catalogue().rules)
    assert said["rules"]["draw-two-stacking"]["title"] == catalog("ka").text("rule:draw-two-stacking:title")
    assert said["rules"]["target-score"]["number"] == [1, 10000]
    assert said["sets"]["hu"]["rules"] == rule_set("hu").rules
