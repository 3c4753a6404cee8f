"""What is wrong with feature files: all that the reader sees, and what takes the ledgers and catalogs to see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from unospec import paths
from unospec.problems import Problem
from unospec.scenarios.reader import Reading, examine
from unospec.scenarios.titles import english, title
from unospec.spec.faults import Fault


def lint(files: Sequence[Path] = ()) -> list[Problem]:
    """Everything that is wrong with these feature files, or with all of them if none is named."""
    found: list[Problem] = []
    ids: dict[str, tuple[Path, int]] = {}
    for path in files or sorted(paths.features().glob("*/*.feature")):
        reading, problems = lint_file(path)
        found += problems
        if reading is None:
            continue
        for scenario in reading.feature.scenarios:
            line = reading.lines[scenario.id]
            if scenario.id in ids and ids[scenario.id][0] != path:
                other, place = ids[scenario.id]
                where = f"{other.name}:{place}"
                found.append(Fault("feature.id-elsewhere", path=path, line=line, name=scenario.id, place=where))
            ids.setdefault(scenario.id, (path, line))
    return found


def lint_file(path: Path, rule_set: str = "", is_draft: bool = False) -> tuple[Reading | None, list[Problem]]:
    """One file as far as it can be read, and what is wrong with it.

    rule_set: whose it is, if not its folder's. is_draft: whether it is an English draft, whose titles are new.
    """
    reading, problems = examine(path, rule_set)
    if reading is not None:
        problems += _folder(reading, is_draft)
        problems += citations(reading)
        problems += _options(reading)
        if not is_draft:
            problems += _titles(reading)
    return reading, sorted(problems, key=lambda problem: problem.line)


def _folder(reading: Reading, is_draft: bool) -> Iterator[Problem]:
    rule_set = reading.feature.rule_set
    if rule_set not in paths.RULE_SETS:
        folder = ("folder", {"known": ", ".join(paths.RULE_SETS)})
        yield Fault("rule-set", folder, path=reading.path, line=1, name=rule_set)
    elif is_draft and reading.language != "en":
        yield Fault("feature.draft-language", ("write", {"text": "# language: en"}), path=reading.path, line=1)
    elif not is_draft and reading.language not in (rule_set, "en") and _is_shipped(reading.path):
        hint = ("write", {"text": f"# language: {rule_set}"})
        yield Fault("feature.own-language", hint, path=reading.path, line=1, set=rule_set)


def _is_shipped(path: Path) -> bool:
    return path.resolve().is_relative_to(paths.features().resolve())


def citations(reading: Reading) -> Iterator[Problem]:
    """The citations of sentences and limits that do not exist."""
    from unospec.spec.ledger import ledger

    if reading.feature.rule_set not in paths.RULE_SETS:
        return
    source = ledger(reading.feature.rule_set)
    for (_, citation), line in reading.cited.items():
        try:
            source.cited(citation)
        except Problem as problem:
            yield problem.at(reading.path, line)


def _options(reading: Reading) -> Iterator[Problem]:
    from unospec.spec.rule_sets import rule_set

    if reading.feature.options and reading.feature.rule_set in paths.RULE_SETS:
        try:
            rule_set("+".join((reading.feature.rule_set, *reading.feature.options)))
        except Problem as problem:
            yield problem.at(reading.path, reading.lines[""] - 1)


def _titles(reading: Reading) -> Iterator[Problem]:
    """The catalogs are the one place where titles are worded; a file shows what they say."""
    feature = reading.feature
    shown = {f"feature:{feature.id}:title": (reading.title, "")}
    description = f"feature:{feature.id}:description"
    if reading.description or description in english():
        shown[description] = (" ".join(reading.description.split()), "")
    shown |= {f"scenario:{scenario}": (text, scenario) for scenario, text in reading.titles.items()}
    for context, (text, scenario) in shown.items():
        wanted = title(context, reading.language)
        if text != wanted:
            line = reading.lines[scenario]
            hint = (
                ("catalog", {"text": wanted, "command": "unospec locales refresh"})
                if wanted
                else ("no-catalog", {"context": context})
            )
            yield Fault("feature.title", hint, path=reading.path, line=line, text=text)
