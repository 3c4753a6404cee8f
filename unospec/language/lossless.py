"""Whether sentences say exactly what they are made from: parse(render(x)) == x, and no sentence for two steps."""

from __future__ import annotations

from dataclasses import dataclass

from unospec.language.examples import cover
from unospec.language.phrases import Vocabulary, reading
from unospec.problems import Problem
from unospec.scenarios.steps import STEPS
from unospec.spec.faults import Fault


@dataclass(frozen=True, slots=True)
class Result:
    """What trying all phrases has shown. tried: how many sentences. lost: what was not read back as it was."""

    tried: int
    lost: tuple[Problem, ...]


def lossless(vocabulary: Vocabulary) -> Result:
    """Renders every phrase with every value of the lexicon and reads it back.

    One field is tried with its whole lexicon, two small fields with all pairs, others with every value of each next
    to shifting values of the others.
    """
    tried = 0
    lost: list[Problem] = []
    for step_id in vocabulary.phrases:
        for values in cover(STEPS[step_id]):
            tried += 1
            text = vocabulary.render(step_id, values)
            try:
                read = vocabulary.parse(text)
            except Problem as problem:
                lost.append(problem)
                continue
            if read != (step_id, values):
                lost.append(Fault("phrase.lost", text=text, meant=reading(step_id, values), read=reading(*read)))
    return Result(tried, tuple(lost))
