"""What a translator sees of the phrases."""

from __future__ import annotations

import pytest

from tests.conftest import Checkout
from unospec.language.preview import main


def test_every_step_is_shown_beside_the_english(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hu", "--phrases"]) == 0
    shown = capsys.readouterr().out
    assert (
        "step:dealer  (given; Who deals, or has dealt, this round.)\n    en: Anna is the dealer\n    hu: Anna" in shown
    )


def test_checks_tell_what_is_wrong(checkout: Checkout, capsys: pytest.CaptureFixture[str]) -> None:
    start = 'msgid "[player] draws"\nmsgstr "'
    line = checkout.change("locales/hu/LC_MESSAGES/steps.po", start, f"{start}[card]") - 1
    assert main(["hu"]) == 0
    lines = capsys.readouterr().out.splitlines()
    wanted = f"locales/hu/LC_MESSAGES/steps.po:{line}: step:draws has the fields [card] [player] instead of"
    assert any(told.startswith(wanted) for told in lines)
    assert lines[-1].endswith("to mend; sentences are tried when that is done")


@pytest.mark.slow
def test_checks_end_with_what_was_tried(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["en", "--checks"]) == 0
    first, last = capsys.readouterr().out.splitlines()
    assert first == "no sentence can be read in two ways"
    assert last.endswith("sentences rendered and read back, 0 of them not as they were meant")


@pytest.mark.parametrize("arguments", [[], ["hu", "ka"]])
def test_wrong_use(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    assert capsys.readouterr().err.startswith("use: ")


def test_an_unknown_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["xx"]) == 2
    assert capsys.readouterr().err == 'locales/xx/forms.yaml: no table of words for language "xx"\n'
