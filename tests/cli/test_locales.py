"""``unospec locales``: every action, and wrong use."""

from __future__ import annotations

import re

import pytest

from tests.conftest import Checkout
from unospec.cli.main import main
from unospec.language.catalogs import po_path

STEPS = "locales/hu/LC_MESSAGES/steps.po"


def test_update_then_nothing_to_do(checkout: Checkout, capsys: pytest.CaptureFixture[str]) -> None:
    checkout.change("spec/rules/turn.yaml", "title: A turn", "title: One turn")
    assert main(["locales", "update", "--domain", "rules", "--language", "hu", "--lang", "en"]) == 0
    assert capsys.readouterr().out.splitlines() == ["locales/rules.pot", "locales/hu/LC_MESSAGES/rules.po"]
    assert main(["locales", "update", "--domain", "rules", "--language", "hu", "--lang", "en"]) == 0
    shown = capsys.readouterr()
    assert (shown.out, shown.err) == ("", "0 files written\n")


def test_extract_writes_templates_only(checkout: Checkout, capsys: pytest.CaptureFixture[str]) -> None:
    (checkout.folder / "locales/steps.pot").unlink()
    assert main(["locales", "extract", "--domain", "steps"]) == 0
    assert capsys.readouterr().out.splitlines() == ["locales/steps.pot"]


def test_compile(checkout: Checkout, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["locales", "compile", "--domain", "steps", "--language", "lv"]) == 0
    assert capsys.readouterr().out.splitlines() == ["locales/lv/LC_MESSAGES/steps.mo"]
    assert po_path("lv", "steps").with_suffix(".mo").is_file()


def test_check_tells_what_is_wrong(checkout: Checkout, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["locales", "check", "--domain", "steps", "--language", "hu", "--lang", "en"]
    assert main(["locales", "update", "--domain", "steps"]) == 0
    checkout.change(STEPS, 'msgid "[player] draws"\nmsgstr "', 'msgid "[player] draws"\nmsgstr "[card]')
    capsys.readouterr()
    assert main(command) == 1
    shown = capsys.readouterr()
    assert shown.out.startswith(f"{STEPS}:")
    assert "step:draws has the fields [card] [player] instead of [player]" in shown.out
    assert shown.err.endswith("to mend\n")


def test_status_and_review(checkout: Checkout, capsys: pytest.CaptureFixture[str]) -> None:
    chosen = ["--domain", "steps", "--language", "hu", "--lang", "en"]
    checkout.write(STEPS, re.sub("# review: .*\n", "", checkout.read(STEPS)))
    assert main(["locales", "review", "step:draws", "step:keeps", *chosen]) == 0
    assert capsys.readouterr().out == "2 translations noted as checked\n"
    assert main(["locales", "status", *chosen]) == 0
    head, row = capsys.readouterr().out.splitlines()
    shown = dict(zip(head.split(), row.split(), strict=True))
    assert (shown["language"], shown["domain"], shown["machine-checked"]) == ("hu", "steps", "2")


@pytest.mark.parametrize(
    "arguments", [["nonsense"], [], ["check", "--language", "xx"], ["check", "--domain", "xx"], ["check", "--nonsense"]]
)
def test_wrong_use_is_one_line(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["locales", *arguments]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert len(shown.err.splitlines()) == 1


@pytest.mark.parametrize("action", ["update", "extract", "compile", "check"])
def test_outside_a_checkout_nothing_is_written_or_checked(
    action: str, checkout: Checkout, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from unospec import paths

    monkeypatch.setattr(paths, "is_checkout", lambda: False)
    assert main(["locales", action, "--lang", "en"]) == 2
    shown = capsys.readouterr()
    assert (shown.out, shown.err) == ("", "locales: catalogs are made in a checkout only\n")
