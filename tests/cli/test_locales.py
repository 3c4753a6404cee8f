"""``unospec locales``: every action, and wrong use."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.conftest import Checkout
from unospec.cli.locales import COMMANDS
from unospec.cli.main import main
from unospec.language import blind
from unospec.language.catalogs import catalog, po_path
from unospec.language.phrases import vocabulary
from unospec.problems import Problem

STEPS = "locales/hu/LC_MESSAGES/steps.po"


def test_update_then_nothing_to_do(checkout: Checkout, capsys: pytest.CaptureFixture[str]) -> None:
    checkout.change("spec/rules/turn.yaml", "title: A turn", "title: One turn")
    assert main(["locales", "update", "--domain", "rules", "hu", "--lang", "en"]) == 0
    assert capsys.readouterr().out.splitlines() == ["locales/rules.pot", "locales/hu/LC_MESSAGES/rules.po"]
    assert main(["locales", "update", "--domain", "rules", "hu", "--lang", "en"]) == 0
    shown = capsys.readouterr()
    assert (shown.out, shown.err) == ("", "0 files written\n")


def test_extract_writes_templates_only(checkout: Checkout, capsys: pytest.CaptureFixture[str]) -> None:
    (checkout.folder / "locales/steps.pot").unlink()
    assert main(["locales", "extract", "--domain", "steps"]) == 0
    assert capsys.readouterr().out.splitlines() == ["locales/steps.pot"]


def test_compile(checkout: Checkout, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["locales", "compile", "--domain", "steps", "lv"]) == 0
    assert capsys.readouterr().out.splitlines() == ["locales/lv/LC_MESSAGES/steps.mo"]
    assert po_path("lv", "steps").with_suffix(".mo").is_file()


def test_check_tells_what_is_wrong(checkout: Checkout, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["locales", "check", "--domain", "steps", "hu", "--lang", "en"]
    assert main(["locales", "update", "--domain", "steps"]) == 0
    checkout.change(STEPS, 'msgid "[player] draws"\nmsgstr "', 'msgid "[player] draws"\nmsgstr "[card]')
    capsys.readouterr()
    assert main(command) == 1
    shown = capsys.readouterr()
    assert shown.out.startswith(f"{STEPS}:")
    assert "step:draws has the fields [card] [player] instead of [player]" in shown.out
    assert shown.err.endswith("to mend\n")


def test_status_and_review(checkout: Checkout, capsys: pytest.CaptureFixture[str]) -> None:
    chosen = ["--domain", "steps", "hu", "--lang", "en"]
    checkout.write(STEPS, re.sub("# review: .*\n", "", checkout.read(STEPS)))
    assert main(["locales", "review", "step:draws", "step:keeps", *chosen]) == 0
    assert capsys.readouterr().out == "2 translations noted as checked\n"
    assert main(["locales", "status", *chosen]) == 0
    head, row = capsys.readouterr().out.splitlines()
    shown = dict(zip(head.split(), row.split(), strict=True))
    assert (shown["language"], shown["domain"], shown["machine-checked"]) == ("hu", "steps", "2")


@pytest.mark.parametrize(
    "arguments",
    [["nonsense"], ["check", "--domain", "xx"], ["check", "--nonsense"], ["blind"], ["preview", "hu", "ka"]],
)
def test_wrong_use_is_one_line(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["locales", *arguments]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert len(shown.err.splitlines()) == 1


@pytest.mark.parametrize("action", [each for each in COMMANDS if each not in ("extract", "review")])
def test_there_is_no_such_language(action: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["locales", action, "de", "--lang", "en"]) == 2
    shown = capsys.readouterr()
    assert (shown.out, shown.err) == ("", 'unospec: there is no language "de"; known: en, et, hu, ka, lv\n')


def test_what_is_reviewed_must_be_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["locales", "review", "hu", "step:drows", "--lang", "en"]) == 2
    assert capsys.readouterr().err == 'unospec: there is no message "step:drows"; did you mean "step:draws"?\n'
    assert main(["locales", "review", "de", "step:draws", "--lang", "en"]) == 2
    assert 'there is no language "de"' in capsys.readouterr().err


def test_the_actions_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["locales", "--help", "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert all(f"\n  {action} " in shown for action in COMMANDS)


def test_preview_shows_every_step_beside_the_english(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["locales", "preview", "hu", "--phrases", "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    wanted = "step:dealer  (given; Who deals, or has dealt, this round.)\n    en: Anna is the dealer\n    hu: Anna"
    assert wanted in shown


def test_preview_tells_what_is_wrong(checkout: Checkout, capsys: pytest.CaptureFixture[str]) -> None:
    start = 'msgid "[player] draws"\nmsgstr "'
    line = checkout.change(STEPS, start, f"{start}[card]") - 1
    for words in ([], ["--checks"], ["--phrases"]):
        assert main(["locales", "preview", "hu", *words, "--lang", "hu"]) == 1
        told, last = capsys.readouterr().out.splitlines()
        assert told.startswith(f"{STEPS}:{line}: ")
        assert "step:draws" in told
        assert last == catalog("hu").text("ui:locales.tried-then")


@pytest.mark.slow
def test_preview_ends_with_what_was_tried(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["locales", "preview", "en", "--checks", "--lang", "en"]) == 0
    first, last = capsys.readouterr().out.splitlines()
    assert first == "no sentence can be read in two ways"
    assert last.endswith("sentences written and read back")


def test_spelling_tells_words_that_nobody_knows(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from unospec.language import dictionaries, spelling

    monkeypatch.setattr(dictionaries, "missing", lambda language: None)
    monkeypatch.setattr(spelling, "check", lambda language: [])
    assert main(["locales", "spelling", "hu", "--lang", "en"]) == 0
    monkeypatch.setattr(spelling, "check", lambda language: [Problem("unknown word")])
    assert main(["locales", "spelling", "hu", "--lang", "en"]) == 1
    assert "unknown word" in capsys.readouterr().out


def test_answers_of_a_blind_reader_are_judged_and_kept(checkout: Checkout, capsys: pytest.CaptureFixture[str]) -> None:
    asked = blind.sentences(vocabulary("hu"))
    blind.record_path("hu").unlink()
    sheet = checkout.write("sheet.txt", "\n".join(blind.sheet("hu")))
    answers = checkout.write("answers.txt", "\n".join(f"{n} {each.meaning}" for n, each in enumerate(asked[1:], 2)))
    command = ["locales", "blind", "hu", "--score", str(answers), "--sheet", str(sheet), "--record", "--lang", "hu"]
    assert main(command) == 1
    shown = capsys.readouterr().out.splitlines()
    assert shown[0] == f"1 {asked[0].text}"
    assert shown[2].endswith(catalog("hu").text("ui:locales.no-answer"))
    assert main(["locales", "blind", "hu", "--unread"]) == 0
    assert capsys.readouterr().out == f"{asked[0].text}\n"
    checkout.write("answers.txt", f"1 {asked[0].meaning}")
    assert main([*command[:-2], "--lang", "hu"]) == 1
    capsys.readouterr()
    assert main(["locales", "blind", "hu", "--unread"]) == 0
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("action", ["update", "extract", "compile", "check"])
def test_outside_a_checkout_nothing_is_written_or_checked(
    action: str, checkout: Checkout, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from unospec import paths

    monkeypatch.setattr(paths, "is_checkout", lambda: False)
    assert main(["locales", action, "--lang", "en"]) == 2
    shown = capsys.readouterr()
    assert (shown.out, shown.err) == ("", "locales: catalogs are made in a checkout only\n")


def test_what_blind_and_refresh_cannot_read_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    answers = tmp_path / "answers.txt"
    answers.write_bytes(b"\xff\xfe1 draws")
    assert main(["locales", "blind", "hu", "--score", str(answers), "--lang", "en"]) == 2
    assert "answers.txt:1: this is not UTF-8" in capsys.readouterr().err
    assert main(["locales", "blind", "hu", "--score", str(tmp_path / "none.txt"), "--lang", "en"]) == 2
    assert "none.txt" in capsys.readouterr().err
    assert main(["locales", "refresh", "--from", "nonsense", "--lang", "en"]) == 2
    assert 'there is no revision "nonsense"' in capsys.readouterr().err
