"""For translators: every step with rendered examples, and what is missing or wrong in forms and phrases."""

from __future__ import annotations

from collections.abc import Iterator

from unospec.language.checks import check_steps
from unospec.language.examples import examples
from unospec.language.forms import read
from unospec.language.phrases import Vocabulary, vocabulary
from unospec.problems import Problem
from unospec.scenarios.steps import STEPS


def phrases(speak: Vocabulary) -> Iterator[str]:
    """The lines that show every step with examples, the English beside them."""
    english = vocabulary("en")
    for step in STEPS.values():
        yield f"step:{step.id}  ({step.role}; {step.note})"
        for values in examples(step, speak):
            yield f"    en: {english.render(step.id, values)}"
            if speak.language != "en":
                try:
                    yield f"    {speak.language}: {speak.render(step.id, values)}"
                except Problem as problem:
                    yield f"    {speak.language}: ({problem})"


def problems(speak: Vocabulary) -> list[Problem]:
    """What is wrong with the forms and phrases of a language."""
    return [*read(speak.language, speak.words.path).problems(), *check_steps(speak.language)]
