"""English drafts are taken in: titles recorded, features written."""

from __future__ import annotations

import pytest

from tests.conftest import Checkout
from tests.scenarios.test_lint import DRAFT
from unospec.scenarios import titles
from unospec.scenarios.draft import draft, main
from unospec.scenarios.library import features, scenario
from unospec.scenarios.reader import read


def test_a_draft_is_taken_in(checkout: Checkout, capsys: pytest.CaptureFixture[str]) -> None:
    path = checkout.write("drafts/hu/draw-two.feature", DRAFT)
    assert main([str(path)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "features/hu/draw-two.feature: 1 scenarios",
        "features/hu/draw-two.feature: warning: 2 titles are not translated yet and stand in English",
    ]
    assert titles.english() == {
        "feature:hu/draw-two:title": "Draw Two",
        "feature:hu/draw-two:description": "What follows.",
        "scenario:hu-x": "A case",
    }
    text = checkout.read("features/hu/draw-two.feature")
    assert text.startswith("# language: hu\nJellemző: Draw Two\n")
    assert features("hu") == (read(path).feature,)
    assert scenario("hu-x").cites == ("hu-029",)


def test_drafts_are_merged(checkout: Checkout) -> None:
    draft([checkout.write("drafts/hu/draw-two.feature", DRAFT)])
    draft([checkout.write("drafts/et/wild.feature", DRAFT.replace("hu-", "et-").replace("A case", "Wild"))])
    draft([checkout.write("drafts/hu/draw-two.feature", DRAFT.replace("A case", "The case").replace("-x", "-z"))])
    assert {context: text for context, text in titles.english().items() if context.startswith("scenario:")} == {
        "scenario:et-x": "Wild",
        "scenario:hu-z": "The case",
    }


def test_nothing_is_written_if_anything_is_wrong(checkout: Checkout, capsys: pytest.CaptureFixture[str]) -> None:
    right = checkout.write("drafts/hu/draw-two.feature", DRAFT)
    wrong = checkout.write("drafts/hu/wild.feature", DRAFT.replace("Anna draws", "Anna drinks").replace("hu-x", "hu-w"))
    assert main([str(right), str(wrong)]) == 2
    told = capsys.readouterr().err
    assert told.startswith('drafts/hu/wild.feature:8: unknown phrase "Anna drinks"; the nearest phrase is ')
    assert len(told.splitlines()) == 1
    assert list((checkout.folder / "features").rglob("*.feature")) == []
    assert not titles.path().exists()


def test_an_id_belongs_to_one_feature(checkout: Checkout, capsys: pytest.CaptureFixture[str]) -> None:
    draft([checkout.write("drafts/hu/draw-two.feature", DRAFT)])
    assert main([str(checkout.write("drafts/hu/wild.feature", DRAFT))]) == 2
    assert capsys.readouterr().err == ('drafts/hu/wild.feature:6: the id "hu-x" stands in hu/draw-two already\n')


def test_checking_writes_nothing(checkout: Checkout, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--check", str(checkout.write("drafts/hu/draw-two.feature", DRAFT))]) == 0
    assert capsys.readouterr().out == "drafts/hu/draw-two.feature: 1 scenarios\n"
    assert not titles.path().exists()


def test_a_draft_is_in_english(checkout: Checkout) -> None:
    draft([checkout.write("drafts/hu/draw-two.feature", DRAFT)])
    assert main(["features/hu/draw-two.feature"]) == 2


def test_wrong_use(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    assert capsys.readouterr().err.startswith("use: ")
