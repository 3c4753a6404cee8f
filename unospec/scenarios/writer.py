"""Language-neutral scenarios as feature files, in any language."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterator

from unospec.language.phrases import Vocabulary, vocabulary
from unospec.scenarios.keywords import Keywords, keywords
from unospec.scenarios.model import Feature, Scenario, Step
from unospec.scenarios.titles import title as title_in

#: Gives the title or description with a context, or an empty text.
Titles = Callable[[str], str]


def write(feature: Feature, language: str, titles: Titles | None = None) -> str:
    """The feature file in that language.

    titles: gives the titles by context; if left out, they come from the catalogs, or in English where those have none.
    Raises Problem if a step has no phrase in the language.
    """
    find = titles or (lambda context: title_in(context, language))
    return "\n".join((*_feature(feature, language, find), ""))


def write_scenario(scenario: Scenario, language: str, titles: Titles | None = None) -> str:
    """One scenario with its background as the only part of it, for reports: title and steps, without tags."""
    find = titles or (lambda context: title_in(context, language))
    words, speak = keywords(language), vocabulary(language)
    lines = [f"{words.scenario}: {find(f'scenario:{scenario.id}')}", *_steps(scenario.all_steps, words, speak, "  ")]
    return "\n".join(lines)


def write_steps(steps: tuple[Step, ...], language: str, *, any_number: bool = False) -> list[str]:
    """Steps as lines, each with its keyword. any_number: tell numbers, too, that no feature file may have."""
    return list(_steps(steps, keywords(language), vocabulary(language), "", any_number))


def _feature(feature: Feature, language: str, titles: Titles) -> Iterator[str]:
    words, speak = keywords(language), vocabulary(language)
    yield f"# language: {language}"
    if feature.options:
        yield " ".join(f"@option:{option}" for option in feature.options)
    yield f"{words.feature}: {titles(f'feature:{feature.id}:title')}"
    if description := titles(f"feature:{feature.id}:description"):
        yield from textwrap.wrap(description, 110, initial_indent="  ", subsequent_indent="  ")
    background = feature.scenarios[0].background if feature.scenarios else ()
    if background:
        yield ""
        yield f"  {words.background}:"
        yield from _steps(background, words, speak, "    ")
    for scenario in feature.scenarios:
        yield ""
        yield f"  @id:{scenario.id} " + " ".join(f"@{citation}" for citation in scenario.cites)
        yield f"  {words.scenario}: {titles(f'scenario:{scenario.id}')}"
        yield from _steps(scenario.steps, words, speak, "    ")


def _steps(
    steps: tuple[Step, ...], words: Keywords, speak: Vocabulary, indent: str, any_number: bool = False
) -> Iterator[str]:
    before = ""
    for step in steps:
        keyword = words.again if step.role == before else words.of(step.role)
        before = step.role
        yield f"{indent}{keyword} {speak.render(step.id, step.values, any_number=any_number)}"
