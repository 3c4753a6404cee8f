"""For authors: ``python -m unospec.scenarios.draft FILE…`` takes English drafts in.

A draft is a feature file in English in a folder named for its rule set, ``…/hu/draw-two.feature``. It is linted; its
titles go into ``locales/en/scenarios.yaml``; and ``features/hu/draw-two.feature`` is written in the language of the
rule set, with English titles where there is no translation yet. ``--check`` only lints.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from unospec import paths
from unospec.language.phrases import vocabulary
from unospec.problems import Problem, shown
from unospec.scenarios import titles
from unospec.scenarios.lint import lint_file
from unospec.scenarios.reader import Reading
from unospec.scenarios.writer import write
from unospec.spec.faults import Fault


def draft(files: Sequence[Path], check_only: bool = False) -> list[str]:
    """Takes the drafts in. Returns what there is to tell: the files written and warnings.

    Raises Problem for the first draft with something wrong; nothing is written then.
    """
    readings = []
    for path in files:
        reading, problems = lint_file(path, is_draft=True)
        if problems or reading is None:
            from unospec.problems import Problems

            raise Problems(problems)
        readings.append(reading)
    _other_files(readings)
    if check_only:
        return [f"{shown(reading.path)}: {len(reading.titles)} scenarios" for reading in readings]
    titles.merge({reading.feature.id: _entry(reading) for reading in readings})
    return [line for reading in readings for line in _written(reading)]


def _entry(reading: Reading) -> dict[str, Any]:
    entry: dict[str, Any] = {"title": reading.title}
    if reading.description:
        entry["description"] = " ".join(reading.description.split())
    return {**entry, "scenarios": dict(reading.titles)}


def _written(reading: Reading) -> list[str]:
    feature = reading.feature
    target = paths.features() / feature.rule_set / reading.path.name
    speak = vocabulary(feature.rule_set)
    missing = sorted({step.id for scenario in feature.scenarios for step in scenario.all_steps} - set(speak.phrases))
    if missing:
        return [f"{shown(reading.path)}: titles recorded; not written, {feature.rule_set} lacks {', '.join(missing)}"]
    text = write(feature, feature.rule_set)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8")
    told = [f"{shown(target)}: {len(feature.scenarios)} scenarios"]
    contexts = [f"feature:{feature.id}:title", *(f"scenario:{scenario.id}" for scenario in feature.scenarios)]
    bare = [context for context in contexts if not titles.is_translated(context, feature.rule_set)]
    if bare:
        told.append(f"{shown(target)}: warning: {len(bare)} titles are not translated yet and stand in English")
    return told


def _other_files(readings: Sequence[Reading]) -> None:
    """An id is permanent and belongs to one feature."""
    owners = {scenario: id for id, entry in titles.load().items() for scenario in entry["scenarios"]}
    new = {reading.feature.id for reading in readings}
    for reading in readings:
        for scenario, line in reading.lines.items():
            owner = owners.get(scenario)
            if owner and owner != reading.feature.id and owner not in new:
                raise Fault("feature.id-elsewhere", path=reading.path, line=line, name=scenario, place=owner)


def main(arguments: Sequence[str]) -> int:
    """Takes in the drafts named. Returns 0, or 2 with a line for each thing that is wrong."""
    files = [Path(argument) for argument in arguments if not argument.startswith("--")]
    if not files:
        print("use: python -m unospec.scenarios.draft FILE… [--check]", file=sys.stderr)
        return 2
    try:
        for line in draft(files, "--check" in arguments):
            print(line)
    except Problem as problem:
        print(problem, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
