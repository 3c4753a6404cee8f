"""The meaning of every phrase is proved by readers who saw nothing but sentences."""

from __future__ import annotations

import pytest

from tests.conftest import Checkout
from unospec import paths
from unospec.language import blind
from unospec.language.phrases import vocabulary
from unospec.problems import Problem
from unospec.scenarios.steps import STEPS

TRANSLATED = [language for language in paths.LANGUAGES if language != "en"]


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_phrase_has_been_understood_as_it_is_worded_now(language: str) -> None:
    unread = [each.text for each in blind.unread(language)]
    assert not unread, f"{len(unread)} sentences need a reader: unospec locales blind {language}"


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_sheet_has_every_step_twice_and_tells_nothing(language: str) -> None:
    asked = blind.sentences(vocabulary(language))
    for step in STEPS.values():
        texts = {each.text for each in asked if each.step == step.id}
        assert len(texts) >= (2 if step.kinds else 1), step.id
    sentences = "\n".join(blind.sheet(language)).partition("\nSentences:\n")[2]
    assert len(sentences.splitlines()) == len(asked)
    assert not [step for step in STEPS if "-" in step and step in sentences]
    assert [each.step for each in asked] != sorted((each.step for each in asked), key=list(STEPS).index)
    assert list(blind.sheet(language)) == list(blind.sheet(language))


def test_plurals_are_read_in_every_form() -> None:
    speak = vocabulary("lv")
    for step in (each for each in STEPS.values() if each.singular):
        counts = [
            int(field.partition("=")[2])
            for each in blind.sentences(speak)
            if each.step == step.id
            for field in each.meaning.split()
            if field.startswith(("count=", "points="))
        ]
        assert {speak.plural_form(count) for count in counts} == {0, 1, 2}, step.id


def test_answers_are_held_against_the_truth() -> None:
    asked = blind.sentences(vocabulary("hu"))
    number = next(place for place, each in enumerate(asked, 1) if each.step == "catches")
    meant = asked[number - 1].meaning
    step, player, whom = meant.split()
    readings = blind.score("hu", f"{number} {step} {whom} {player}  # clear\n\n")
    assert [each.agrees for each in readings].count(True) == 1
    assert readings[number - 1].remark == "clear"
    swapped = meant.replace("player=", "x=").replace("whom=", "player=").replace("x=", "whom=")
    assert not blind.score("hu", f"{number} {swapped}")[number - 1].agrees
    with pytest.raises(Problem, match='"none" is no answer; begin with a number'):
        blind.score("hu", "none")


def test_an_answer_to_another_wording_does_not_count() -> None:
    asked = blind.sentences(vocabulary("hu"))
    answers = f"1 {asked[0].meaning}\n2 {asked[1].meaning}"
    had = "\n".join(blind.sheet("hu")).replace(f"   1 {asked[0].text}\n", "   1 Something else\n")
    assert [each.agrees for each in blind.score("hu", answers, had)[:2]] == [False, True]


def test_a_phrase_that_is_worded_anew_needs_a_reader(checkout: Checkout) -> None:
    before = {each.hash for each in blind.unread("hu")}
    checkout.change("locales/hu/LC_MESSAGES/steps.po", 'msgstr "[player] húz"', 'msgstr "[player] lapot húz"')
    after = [each for each in blind.unread("hu") if each.hash not in before]
    assert {each.step for each in after} == {"draws"}


def test_left_and_right_swapped_are_found_out(checkout: Checkout) -> None:
    before = {each.hash for each in blind.unread("hu")}
    path = checkout.folder / "locales/hu/forms.yaml"
    text = path.read_text(encoding="utf-8")
    text = text.replace("  clockwise:", "  swapped:").replace("  counterclockwise:", "  clockwise:")
    checkout.write("locales/hu/forms.yaml", text.replace("  swapped:", "  counterclockwise:"))
    after = [each for each in blind.unread("hu") if each.hash not in before]
    assert {each.step for each in after} == {"direction", "direction-is"}


def test_readings_are_kept(checkout: Checkout) -> None:
    record = blind.record_path("hu")
    record.unlink(missing_ok=True)
    asked = blind.sentences(vocabulary("hu"))
    blind.keep("hu", blind.score("hu", f'1 {asked[0].meaning} # "good"\n2 draws player=10'))
    kept = blind.record("hu")
    assert kept[asked[0].hash]["result"] == blind.AGREED
    assert kept[asked[0].hash]["remark"] == '"good"'
    assert kept[asked[1].hash]["result"] == f"meant: {asked[1].meaning}"
    assert [each.hash for each in blind.unread("hu")] == [each.hash for each in asked[1:]]
    blind.keep("hu", blind.score("hu", f"2 {asked[1].meaning}"))
    assert [each.hash for each in blind.unread("hu")] == [each.hash for each in asked[2:]]
