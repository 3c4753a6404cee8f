"""What takes the ledgers and catalogs to see."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.conftest import Checkout
from unospec.scenarios import titles
from unospec.scenarios.draft import draft
from unospec.scenarios.lint import lint, lint_file

DRAFT = """\
# language: en
Feature: Draw Two
  What follows.

  @id:hu-x @hu-029
  Scenario: A case
    Given it is Anna's turn
    When Anna draws
    Then it is Ben's turn now
"""


@pytest.fixture
def feature(checkout: Checkout) -> str:
    """A feature that has been taken in; the name of its file."""
    path = checkout.write("drafts/hu/draw-two.feature", DRAFT)
    draft([path])
    return "features/hu/draw-two.feature"


def test_a_feature_that_has_been_taken_in_is_right(feature: str, checkout: Checkout) -> None:
    assert lint() == []


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("@hu-029", "@hu-999", '5: there is no sentence "hu-999"'),
        ("@hu-029", "@hu-029.z", '5: there is no limit "hu-029.z"'),
        ("A case", "Another case", '6: "Another case" is not the title in the catalog; the catalog says "A case"'),
        ("Draw Two", "Draw", '2: "Draw" is not the title in the catalog; the catalog says "Draw Two"'),
        ("What follows.", "Words.", '2: "Words." is not the title in the catalog; the catalog says "What follows."'),
        ("hu-x", "hu-y", '6: "A case" is not the title in the catalog; "scenario:hu-y" is in no catalog'),
    ],
)
def test_what_is_wrong_is_told(feature: str, checkout: Checkout, old: str, new: str, message: str) -> None:
    checkout.change(feature, old, new)
    (problem,) = lint()
    assert str(problem).startswith(f"{feature}:{message}")


def test_an_unknown_option_is_told(feature: str, checkout: Checkout) -> None:
    checkout.change(feature, "\nJellemző", "\n@option:jump-inn\nJellemző")
    (problem,) = lint()
    assert str(problem).startswith(f"{feature}:2: ")
    assert '"jump-inn"' in str(problem)


def test_the_wrong_language_is_told(feature: str, checkout: Checkout) -> None:
    from unospec.scenarios.library import features
    from unospec.scenarios.writer import write

    checkout.write(feature, write(features("hu")[0], "lv"))
    problem = lint()[0]
    assert str(problem) == f'{feature}:1: the scenarios of hu are written in its language; write "# language: hu"'


def test_an_id_in_two_files_is_told(feature: str, checkout: Checkout) -> None:
    checkout.write("features/hu/other.feature", checkout.read(feature))
    found = [str(problem) for problem in lint() if "already" in str(problem)]
    assert found == ['features/hu/other.feature:6: the id "hu-x" stands in draw-two.feature:6 already']


def test_an_unknown_rule_set_is_told(checkout: Checkout) -> None:
    path = checkout.write("drafts/fr/x.feature", DRAFT.replace("hu-", "fr-"))
    problems = lint_file(path, is_draft=True)[1]
    assert [str(problem) for problem in problems] == [
        'drafts/fr/x.feature:1: there is no rule set "fr"; put it into a folder named et, hu, ka, lv'
    ]


def test_a_title_in_the_catalog_of_the_language_counts(feature: str, checkout: Checkout) -> None:
    from unospec.language import messages, pofile
    from unospec.language.catalogs import catalog, domain, po_path

    messages.update(["hu"], ["scenarios"])
    written = pofile.read(po_path("hu", "scenarios"))
    for message in written:
        if message.context == "scenario:hu-x":
            message.string = "Egy eset"
    pofile.write(po_path("hu", "scenarios"), written)
    domain.cache_clear()
    catalog.cache_clear()
    assert titles.title("scenario:hu-x", "hu") == "Egy eset"
    (problem,) = lint([Path(feature)])
    assert 'the catalog says "Egy eset"' in str(problem)
