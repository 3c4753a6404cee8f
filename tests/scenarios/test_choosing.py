"""Rules are named by their ids or by their titles; what is unknown is told with what to do about it."""

from __future__ import annotations

import pytest

from unospec import paths
from unospec.language import catalogs
from unospec.problems import Problem
from unospec.scenarios import library
from unospec.scenarios.choosing import cited_limits, known_rule
from unospec.spec.catalogue import catalogue


@pytest.mark.parametrize("language", paths.LANGUAGES)
def test_every_rule_is_found_by_its_title(language: str) -> None:
    for rule in catalogue().rules:
        title = catalogs.catalog(language).text(f"rule:{rule}:title")
        assert [known_rule(each, language) for each in (rule, title, title.upper())] == [rule] * 3


@pytest.mark.parametrize(
    ("name", "language", "complaint"),
    [
        ("chalenge", "en", 'there is no rule "chalenge"; did you mean "challenge"?'),
        ("Apstrīdēšna", "lv", 'there is no rule "Apstrīdēšna"; did you mean "Apstrīdēšana"?'),
        ("nope", "lv", 'there is no rule "nope"; unospec rules lv shows them all'),
        ("nope", "en", 'there is no rule "nope"; unospec rules hu shows them all'),
    ],
)
def test_an_unknown_rule(name: str, language: str, complaint: str) -> None:
    with pytest.raises(Problem) as raised:
        known_rule(name, language)
    assert str(raised.value) == complaint


def test_a_title_that_several_rules_have(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogs.Catalog, "text", lambda self, context, **fields: "The same")
    with pytest.raises(Problem) as raised:
        known_rule("the same")
    assert str(raised.value).startswith(
        f'several rules are called "the same"; known: {next(iter(catalogue().rules))}, '
    )


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("hu-999", 'there is no sentence "hu-999"; unospec rules hu shows them all'),
        ("nonsense", 'there is no sentence "nonsense"; unospec rules ka shows them all'),
        ("hu-29", 'there is no sentence "hu-29"; did you mean "hu-029"?'),
    ],
)
def test_an_unknown_sentence(name: str, complaint: str) -> None:
    with pytest.raises(Problem) as raised:
        cited_limits(name, "ka")
    assert str(raised.value) == complaint


def test_an_unknown_scenario() -> None:
    with pytest.raises(Problem) as raised:
        library.scenario("nope")
    assert str(raised.value) == 'there is no scenario "nope"; unospec scenarios shows them all'
