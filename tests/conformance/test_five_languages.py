"""Every feature in every language: whole files that the linter accepts, with the same meaning and the same verdicts."""

from __future__ import annotations

from pathlib import Path

import pytest

from unospec import paths
from unospec.adapters.reference import Reference
from unospec.cli.translate import translated
from unospec.running.conduct import Case, conduct
from unospec.running.engines import InProcess
from unospec.scenarios import library
from unospec.scenarios.lint import lint_file
from unospec.spec.rule_sets import rule_set


@pytest.mark.parametrize("language", paths.LANGUAGES)
def test_the_suite_in_every_language(language: str, tmp_path: Path) -> None:
    cases = []
    for base in paths.RULE_SETS:
        for reading in library.readings(base):
            path = tmp_path / f"{reading.feature.id}.feature"
            path.parent.mkdir(exist_ok=True)
            text = translated(reading, language)
            path.write_text(text, encoding="utf-8")
            back, problems = lint_file(path, base)
            assert not problems, list(map(str, problems))
            assert back is not None
            assert back.language == language
            # Steps, tags and options: nothing is lost.
            assert back.feature == reading.feature
            # And back again, down to the titles.
            assert translated(back, base) == translated(reading, base)
            assert translated(back, language) == text
            cases += [Case(each, rule_set(base).with_options(each.options).rules) for each in back.feature.scenarios]
    assert len(cases) == sum(len(library.scenarios(base)) for base in paths.RULE_SETS)
    verdicts = {result.scenario.id: result.verdict for result in conduct(cases, InProcess(Reference))}
    assert [id for id, verdict in verdicts.items() if verdict != "pass"] == []
