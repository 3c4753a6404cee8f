"""For translators: ``python -m unospec.language.preview LANGUAGE`` shows what the phrases of a language look like.

It prints every step with rendered examples, then what is missing or wrong, whether any sentence can be read in two
ways, and whether every sentence is read back as it was meant. ``--phrases`` and ``--checks`` leave the other half out.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence

from unospec.language.ambiguity import ambiguity
from unospec.language.checks import check_steps
from unospec.language.examples import examples
from unospec.language.forms import read
from unospec.language.lossless import lossless
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


def checks(language: str, speak: Vocabulary) -> Iterator[str]:
    """The lines that tell what is wrong; the last one says whether anything is."""
    problems = [str(problem) for problem in (*read(language, speak.words.path).problems(), *check_steps(language))]
    yield from problems
    if problems:
        yield f"{len(problems)} to mend; sentences are tried when that is done"
        return
    witness = ambiguity(speak)
    yield f"two readings: {witness}" if witness else "no sentence can be read in two ways"
    result = lossless(speak)
    yield from result.lost[:20]
    yield f"{result.tried} sentences rendered and read back, {len(result.lost)} of them not as they were meant"


def main(arguments: Sequence[str]) -> int:
    """Prints the preview. Returns 0, or 2 with one line on what is wrong."""
    wanted = [argument for argument in arguments if not argument.startswith("--")]
    if len(wanted) != 1:
        print("use: python -m unospec.language.preview LANGUAGE [--phrases|--checks]", file=sys.stderr)
        return 2
    language = wanted[0]
    try:
        speak = vocabulary(language)
        lines = list(checks(language, speak)) if "--phrases" not in arguments else []
        if "--checks" not in arguments:
            # Wrong fields would stop the first sentence already, and the checks tell of them all.
            lines = [*(phrases(speak) if not check_steps(language, wrong_only=True) else ()), *lines]
    except Problem as problem:
        print(problem, file=sys.stderr)
        return 2
    for line in lines:
        print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
