"""Features follow the catalogs, even where a phrase has been mended."""

from __future__ import annotations

import subprocess

import pytest

from tests.conftest import Checkout
from tests.scenarios.test_lint import DRAFT
from unospec.cli.main import main
from unospec.language.phrases import vocabulary
from unospec.problems import Problem
from unospec.scenarios.draft import draft
from unospec.scenarios.lint import lint
from unospec.scenarios.refresh import refresh

FEATURE = "features/hu/draw-two.feature"
STEPS = "locales/hu/LC_MESSAGES/steps.po"


@pytest.fixture
def committed(checkout: Checkout) -> Checkout:
    """A checkout with one feature and one commit."""
    draft([checkout.write("drafts/hu/draw-two.feature", DRAFT)])
    identity = ["-c", "user.name=tests", "-c", "user.email=tests@localhost"]
    for command in (["init", "-q"], ["add", "."], [*identity, "commit", "-q", "-m", "all"]):
        subprocess.run(["git", *command], cwd=checkout.folder, check=True)
    return checkout


def phrase(step: str) -> str:
    return vocabulary("hu").phrases[step][0]


def test_a_mended_phrase_comes_into_the_features(committed: Checkout) -> None:
    committed.change(STEPS, f'msgstr "{phrase("draws")}"', 'msgstr "[player] lapot vesz"')
    assert any("unknown phrase" in str(problem) for problem in lint())
    assert [path.name for path in refresh(["hu"])] == ["draw-two.feature"]
    assert "Anna lapot vesz\n" in committed.read(FEATURE)
    assert lint() == []
    assert refresh() == []


def test_a_phrase_that_has_taken_another_meaning_is_told(
    committed: Checkout, capsys: pytest.CaptureFixture[str]
) -> None:
    draws, keeps = phrase("draws"), phrase("keeps")
    committed.change(STEPS, f'msgstr "{draws}"', 'msgstr "-"')
    committed.change(STEPS, f'msgstr "{keeps}"', f'msgstr "{draws}"')
    committed.change(STEPS, 'msgstr "-"', f'msgstr "{keeps}"')
    before = committed.read(FEATURE)
    assert main(["locales", "refresh", "hu", "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert told.startswith(f"{FEATURE}:")
    assert "has changed its meaning from draws to keeps" in told
    assert committed.read(FEATURE) == before


def test_an_unknown_rule_set_is_a_problem(committed: Checkout) -> None:
    with pytest.raises(Problem, match='there is no rule set "fr"'):
        refresh(["fr"])
