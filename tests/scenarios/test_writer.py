"""Whatever is written in a language is read back the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from unospec import paths
from unospec.language.catalogs import catalog
from unospec.language.phrases import vocabulary
from unospec.scenarios import library
from unospec.scenarios.lint import lint
from unospec.scenarios.model import Feature, Scenario, Step
from unospec.scenarios.reader import examine_text
from unospec.scenarios.writer import write, write_scenario, write_steps

FEATURE = Feature(
    "hu/x",
    "hu",
    (
        Scenario(
            "hu-x",
            ("hu-029.a",),
            (Step("given", "dealer", {"player": 1}),),
            (
                Step("given", "top", {"card": "red-7"}),
                Step("when", "draws", {"player": 2}),
                Step("when", "keeps", {"player": 2}),
                Step("then", "round-open", {}),
            ),
            ("jump-in",),
        ),
    ),
    ("jump-in",),
)


def test_a_feature_is_written() -> None:
    titles = {"feature:hu/x:title": "Title", "feature:hu/x:description": "Words. " * 30, "scenario:hu-x": "Case"}
    text = write(FEATURE, "en", lambda context: titles[context].strip())
    head, _, tail = text.partition("\n\n")
    assert head.startswith("# language: en\n@option:jump-in\nFeature: Title\n  Words. Words.")
    assert max(map(len, head.splitlines())) <= 110
    assert (
        tail
        == """\
  Background:
    Given Anna is the dealer

  @id:hu-x @hu-029.a
  Scenario: Case
    Given a red 7 lies on top of the discard pile
    When Ben draws
    And Ben keeps the drawn card
    Then the round goes on
"""
    )


def test_one_scenario_is_written_with_its_background() -> None:
    assert write_scenario(FEATURE.scenarios[0], "en", lambda context: "Case").splitlines()[:4] == [
        "Scenario: Case",
        "  Given Anna is the dealer",
        "  And a red 7 lies on top of the discard pile",
        "  When Ben draws",
    ]
    assert write_steps(FEATURE.scenarios[0].steps[:1], "en") == ["Given a red 7 lies on top of the discard pile"]


@pytest.mark.parametrize("language", paths.languages())
@pytest.mark.parametrize("rule_set", paths.RULE_SETS)
def test_every_feature_survives_every_language(rule_set: str, language: str) -> None:
    spoken = set(vocabulary(language).phrases)
    for feature in library.features(rule_set):
        used = {step.id for scenario in feature.scenarios for step in scenario.all_steps}
        assert used <= spoken, f"{language} lacks {used - spoken}"
        path = Path(f"{feature.id}.feature")
        reading, problems = examine_text(write(feature, language), path, rule_set)
        assert problems == []
        assert reading is not None
        assert reading.feature == feature


def test_the_features_are_right() -> None:
    assert [str(problem) for problem in lint()] == []


@pytest.mark.parametrize("rule_set", paths.RULE_SETS)
def test_the_features_are_as_the_catalogs_have_them(rule_set: str) -> None:
    for reading in library.readings(rule_set):
        assert reading.path.read_text(encoding="utf-8") == write(reading.feature, rule_set), reading.path


@pytest.mark.parametrize("language", paths.LANGUAGES)
def test_titles_are_different_within_a_feature_in_every_language(language: str) -> None:
    for feature in library.features():
        titles = [library.scenario_title(scenario.id, language) for scenario in feature.scenarios]
        assert len(set(titles)) == len(titles), (feature.id, language)
    assert catalog(language).language == language
