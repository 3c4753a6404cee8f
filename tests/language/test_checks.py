"""What is wrong with a catalog is told with file and line."""

from __future__ import annotations

import unicodedata

import pytest

from tests.conftest import Checkout
from unospec import paths
from unospec.language import messages, pofile
from unospec.language.catalogs import po_path
from unospec.language.checks import check, check_catalog
from unospec.language.phrases import vocabulary
from unospec.problems import Problem

STEPS = "locales/hu/LC_MESSAGES/steps.po"
DRAWS = 'msgid "[player] draws"\nmsgstr "'


def told(language: str = "hu", domain: str = "steps") -> list[str]:
    return [str(problem) for problem in check_catalog(messages.extract(domain), language, domain)]


@pytest.mark.parametrize("language", paths.languages())
def test_phrases_of_all_languages_are_right(language: str) -> None:
    assert told(language) == []


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (DRAWS + "[player]", DRAWS + "[player] [card]", "has the fields [player] [card] instead of [player]"),
        (DRAWS + "[player]", DRAWS + "[player.vocative]", "players have no form vocative in forms.yaml"),
        (DRAWS + "[player]", DRAWS + "Anna", "has the fields none instead of [player]"),
        (DRAWS, DRAWS + " ", "has a space too many"),
    ],
)
def test_a_phrase_that_is_wrong_is_told_with_its_line(checkout: Checkout, old: str, new: str, message: str) -> None:
    line = checkout.change(STEPS, old, new) - 1
    (problem,) = told()
    assert problem.startswith(f"{STEPS}:{line}: ")
    assert message in problem


def test_a_wrong_field_is_told_by_whatever_needs_the_phrases(checkout: Checkout) -> None:
    line = checkout.change(STEPS, DRAWS, DRAWS + "[card] ") - 1
    with pytest.raises(Problem, match=rf"^{STEPS}:{line}: step:draws has the fields"):
        vocabulary("hu").parse("Anna van soron")


def test_letters_that_are_apart_are_told(checkout: Checkout) -> None:
    path = checkout.folder / STEPS
    path.write_text(unicodedata.normalize("NFD", path.read_text(encoding="utf-8")), encoding="utf-8")
    assert all("not in composed letters" in problem for problem in told())
    assert len(told()) > 10


def test_a_missing_translation_is_told(checkout: Checkout) -> None:
    text = checkout.read(STEPS)
    place = text.index('msgctxt "step:draws"')
    end = text.index("\n\n", place)
    entry = text[place:end]
    checkout.change(STEPS, entry, entry[: entry.index("msgstr")] + 'msgstr ""')
    line = text[:place].count("\n") + 1
    assert told() == [f'{STEPS}:{line}: "step:draws" has no translation']


def test_a_missing_plural_form_is_told(checkout: Checkout) -> None:
    text = checkout.read("locales/lv/LC_MESSAGES/steps.po")
    place = text.index('msgctxt "step:holds-count"')
    start = text.index("msgstr[2]", place)
    checkout.change("locales/lv/LC_MESSAGES/steps.po", text[start : text.index("\n\n", start)], 'msgstr[2] ""')
    (problem,) = told("lv")
    assert '"step:holds-count" has 2 of the 3 plural forms of the language; fill in msgstr[0] to msgstr[2]' in problem


def test_a_message_that_is_not_there_is_told(checkout: Checkout) -> None:
    text = checkout.read(STEPS)
    place = text.index('msgctxt "step:draws"')
    checkout.change(STEPS, text[place : text.index("\n\n", place)], "")
    assert told() == [f'{STEPS}: "step:draws" is missing; type unospec locales update']


def test_a_message_that_stands_twice_is_told(checkout: Checkout) -> None:
    text = checkout.read(STEPS)
    place = text.index('msgctxt "step:draws"')
    entry = text[place : text.index("\n\n", place)]
    checkout.write(STEPS, f"{text}\n{entry}\n")
    assert told() == [f'{STEPS}:{len(text.splitlines()) + 2}: "step:draws" stands here twice; keep one of them']


def test_english_that_has_changed_is_told(checkout: Checkout) -> None:
    line = checkout.change(STEPS, 'msgid "[player] draws"', 'msgid "[player] takes"') - 1
    assert told() == [
        f'{STEPS}:{line}: the English of "step:draws" is not the current one; type unospec locales update'
    ]


def test_no_catalog_at_all_is_told(checkout: Checkout) -> None:
    po_path("hu", "steps").unlink()
    assert told() == [f"{STEPS}: there is no such catalog; type unospec locales update"]


def test_what_is_no_catalog_is_told_with_its_line(checkout: Checkout) -> None:
    line = checkout.change(STEPS, 'msgctxt "step:draws"', "nonsense")
    (problem,) = told()
    assert problem.startswith(f"{STEPS}:{line}: ")


def test_a_template_that_is_old_is_told(checkout: Checkout) -> None:
    checkout.change("locales/steps.pot", 'msgid "[player] draws"', 'msgid "[player] takes"')
    assert [str(problem) for problem in check(["hu"], ["steps"])] == [
        "locales/steps.pot: the template is not what the sources say; type unospec locales extract"
    ]


@pytest.mark.parametrize(
    ("text", "is_right"),
    [("csak ez: {domains}", True), ("csak ez", False), ("{domains} {nev}", False)],
)
def test_fields_in_braces_are_compared(checkout: Checkout, text: str, is_right: bool) -> None:
    messages.update(["hu"], ["ui"])
    catalog = pofile.read(po_path("hu", "ui"))
    message = next(message for message in catalog if message.context == "ui:locales.domain")
    message.string = text
    pofile.write(po_path("hu", "ui"), catalog)
    found = [problem for problem in told(domain="ui") if "ui:locales.domain" in problem]
    assert (found == []) is is_right


def test_a_sentence_with_two_readings_is_told(checkout: Checkout) -> None:
    text = checkout.read(STEPS)
    start = text.index("msgstr", text.index('msgctxt "step:draws"'))
    draws = text[start : text.index("\n\n", start)]
    start = text.index("msgstr", text.index('msgctxt "step:keeps"'))
    checkout.change(STEPS, text[start : text.index("\n\n", start)], draws)
    (problem,) = [str(problem) for problem in check(["hu"], ["steps"])]
    assert "can be read in 2 ways: step:draws player=1 | step:keeps player=1" in problem
    assert "draws" in problem
    assert "keeps" in problem


@pytest.mark.parametrize(
    ("new", "hint"),
    [
        ('msgstr "[player] húz', "a quotation mark is missing"),
        ("msgstr [player] húz", "write a keyword such as msgstr and a text in quotation marks"),
        ('msgstrr "[player] húz"', "write a keyword such as msgstr and a text in quotation marks"),
        ('msgstr "[player] "húz"', "write a keyword such as msgstr and a text in quotation marks"),
    ],
)
def test_a_line_that_is_not_well_formed_is_told(checkout: Checkout, new: str, hint: str) -> None:
    old = 'msgid "[player] draws"\n'
    rest = checkout.read(STEPS).split(old, 1)[1].split("\n", 1)[0]
    line = checkout.change(STEPS, old + rest, old + new) + 1
    assert told() == [f"{STEPS}:{line}: the line is not well-formed; {hint}"]
    with pytest.raises(Problem, match=rf"^{STEPS}:{line}: the line is not well-formed"):
        vocabulary("hu").parse("Anna van soron")


def test_two_readings_are_told_with_the_line_of_a_phrase(checkout: Checkout) -> None:
    draws = checkout.read(STEPS).split(DRAWS, 1)[1].split('"', 1)[0]
    old = 'msgid "[player] keeps the drawn card"\nmsgstr "'
    keeps = checkout.read(STEPS).split(old, 1)[1].split('"', 1)[0]
    checkout.change(STEPS, old + keeps, old + draws)
    (problem,) = check(["hu"], ["steps"])
    lines = pofile.lines(po_path("hu", "steps"))
    assert problem.line in lines["step:draws"] + lines["step:keeps"]
    assert "step:draws player=" in str(problem)
    assert "step:keeps player=" in str(problem)
    assert "{" not in str(problem)
