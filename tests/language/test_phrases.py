"""Phrases: what is rendered is read back, exactly, and nothing else is read."""

from __future__ import annotations

import unicodedata

import pytest
from babel.lists import format_list

from unospec import paths
from unospec.language.ambiguity import ambiguity
from unospec.language.catalogs import Domain
from unospec.language.examples import cover, examples
from unospec.language.forms import forms
from unospec.language.lists import separators
from unospec.language.lossless import lossless
from unospec.language.phrases import Vocabulary, assembled, english, fields_of, split, vocabulary
from unospec.problems import Problem
from unospec.scenarios.steps import STEPS


def vocabulary_of(**phrases: str | tuple[str, ...]) -> Vocabulary:
    """English words with other phrases; underscores in the names stand for hyphens."""
    texts = {name.replace("_", "-"): (text,) if isinstance(text, str) else text for name, text in phrases.items()}
    return Vocabulary("en", texts, forms("en"), Domain({}, lambda count: int(count != 1)))


@pytest.mark.parametrize("language", paths.languages())
def test_every_step_has_a_phrase(language: str) -> None:
    assert list(vocabulary(language).phrases) == list(STEPS)


@pytest.mark.parametrize("language", paths.languages())
def test_no_sentence_has_two_readings(language: str) -> None:
    assert ambiguity(vocabulary(language)) is None


@pytest.mark.parametrize("language", paths.languages())
def test_every_sentence_is_read_back(language: str) -> None:
    result = lossless(vocabulary(language))
    assert result.lost == ()
    assert result.tried > 10_000


@pytest.mark.parametrize("language", paths.languages())
def test_every_example_is_read_back_and_composed(language: str) -> None:
    speak = vocabulary(language)
    for step in STEPS.values():
        for values in examples(step, speak):
            text = speak.render(step.id, values)
            assert speak.parse(text) == (step.id, values)
            assert unicodedata.is_normalized("NFC", text)
            assert "  " not in text
            assert "[" not in text


@pytest.mark.parametrize("language", paths.languages())
@pytest.mark.parametrize("count", range(1, 6))
def test_lists_are_joined_as_babel_joins_them(language: str, count: int) -> None:
    items = [f"item {number}" for number in range(count)]
    assert separators(language).join(items) == format_list(items, style="standard", locale=language)


def test_a_count_is_read_only_in_its_own_plural() -> None:
    speak = vocabulary("en")
    assert speak.render("holds-count", {"player": 2, "count": 1}) == "Ben holds 1 card"
    assert speak.parse("Ben holds 0 cards") == ("holds-count", {"player": 2, "count": 0})
    for text in ("Ben holds 1 cards", "Ben holds 2 card", "Ben holds 02 cards", "Ben holds 121 cards"):
        assert speak.candidates(text) == []


def test_latvian_has_a_plural_for_ten_and_zero() -> None:
    speak = vocabulary("lv")
    texts = {
        speak.plural_form(count): speak.render("holds-count", {"player": 1, "count": count}) for count in (10, 1, 2)
    }
    assert sorted(texts) == [0, 1, 2]
    assert [speak.plural_form(count) for count in (0, 11, 21, 111)] == [0, 0, 1, 0]


@pytest.mark.parametrize(
    "text",
    ["anna draws", "Anna  draws", "Anna draws ", " Anna draws", "Anna draws.", "Anna draws a red 7", "Anna", ""],
)
def test_reading_is_exact(text: str) -> None:
    assert vocabulary("en").candidates(text) == []


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("Anna holds only a red 7", ("red-7",)),
        ("Anna holds only a red 7 and a Wild", ("red-7", "wild")),
        ("Anna holds only a red 7, a Wild, and a Wild Draw Four", ("red-7", "wild", "wild-draw-four")),
        ("Anna holds only a red 7 and a red 7", ("red-7", "red-7")),
    ],
)
def test_lists_are_read(text: str, values: tuple[str, ...]) -> None:
    assert vocabulary("en").parse(text) == ("holds", {"player": 1, "cards": values})


@pytest.mark.parametrize("text", ["Anna holds only a red 7, a Wild", "Anna holds only a red 7 and a Wild and a Wild"])
def test_lists_are_joined_in_one_way_only(text: str) -> None:
    assert vocabulary("en").candidates(text) == []


def test_nobody_sits_twice() -> None:
    assert vocabulary("en").candidates("Anna and Anna sit round the table clockwise in this order") == []


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("Anna plaays a red 7", 'the nearest phrase is "[player] plays [card.indefinite]"'),
        ("Anna plays a purple 7", 'the nearest phrase is "[player] plays [card.indefinite]"'),
        ("Anna draws.", 'write "Anna draws"'),
        ("Anna  draws", 'write "Anna draws"'),
    ],
)
def test_an_unknown_phrase_is_told_with_the_nearest(text: str, hint: str) -> None:
    with pytest.raises(Problem) as raised:
        vocabulary("en").parse(text)
    assert raised.value.hint == hint
    assert text in raised.value.message


def test_letters_that_are_apart_are_told() -> None:
    text = vocabulary("hu").render("plays", {"player": 4, "card": "red-7"})
    with pytest.raises(Problem, match="composed letters"):
        vocabulary("hu").parse(unicodedata.normalize("NFD", text))


def test_the_readings_of_an_ambiguous_sentence_are_told() -> None:
    speak = vocabulary_of(dealer="[player] goes first", draws="[player] goes first")
    with pytest.raises(Problem, match=r"can be read in 2 ways: step:dealer player=1 \| step:draws player=1"):
        speak.parse("Anna goes first")


@pytest.mark.parametrize(
    ("phrases", "witness"),
    [
        ({"dealer": "[player] goes", "draws": "[player] goes"}, "Ben goes"),
        ({"top": "[card] lies", "named": "[colour] 7 lies"}, "red 7 lies"),
        # A list that can end where the phrase goes on.
        ({"next_cards": "[cards]", "pile_is": "[cards] and Wild"}, "Wild and Wild"),
        ({"plays_naming": "[player] [card] and [colour]", "holds": "[player] [cards] and red"}, None),
        ({"catches": "[player][whom.possessive]", "duel": "[player.possessive][other]"}, None),
        ({"holds_count": ("[player] [count]", "[player] [count]")}, None),
        ({"dealer": "[player]", "match_open": "Jack"}, "Jack"),
    ],
)
def test_two_readings_are_found_if_there_are_any(phrases: dict[str, str], witness: str | None) -> None:
    speak = vocabulary_of(**phrases)
    found = ambiguity(speak)
    if witness is None:
        # The shortest witness must really have two readings, so none may be made up either.
        assert found is None or len(speak.candidates(found.text)) > 1
        return
    assert found is not None
    assert len(found.readings) == len(speak.candidates(found.text)) == 2
    assert len(found.text) <= len(witness)
    assert len(speak.candidates(witness)) == 2


def test_two_values_of_one_text_are_two_readings() -> None:
    words = forms("en")
    table = {**words._table, "colours": {**words._table["colours"], "blue": {"plain": "red"}}}
    speak = Vocabulary(
        "en", {"named": ("[colour]",)}, type(words)("en", table, words.path), Domain({}, lambda count: 0)
    )
    found = ambiguity(speak)
    assert found is not None
    assert found.text == "red"
    assert found.readings == ("step:named colour=red", "step:named colour=blue")
    assert str(found) == '"red" can be read in 2 ways: step:named colour=red | step:named colour=blue'


@pytest.mark.parametrize(
    ("phrase", "message"),
    [
        ("[player] plays", r"step:plays has the fields \[player\] instead of \[player\] \[card\]"),
        ("[player] [player] [card]", "instead of"),
        ("[player] plays [card.genitive]", "cards have no form genitive in forms.yaml; known: plain"),
        ("[player] plays [Card]", r'"\[Card\]" is no field'),
        ("[player] plays [card", "square bracket"),
    ],
)
def test_a_phrase_with_wrong_fields_is_a_problem(phrase: str, message: str) -> None:
    with pytest.raises(Problem, match=message):
        split(STEPS["plays"], phrase, forms("en"))


def test_fields_are_found_in_order() -> None:
    assert fields_of("[player] plays [card.indefinite]") == [("player", ""), ("card", "indefinite")]


@pytest.mark.parametrize(
    ("step", "values", "message"),
    [
        ("plais", {}, 'there is no step "plais"; did you mean "plays"'),
        ("plays", {"player": 1}, "takes"),
        ("plays", {"player": 1, "card": "pink-7"}, "no value"),
        ("plays", {"player": 0, "card": "red-7"}, "no value"),
    ],
)
def test_what_can_not_be_said_is_a_problem(step: str, values: dict[str, int | str], message: str) -> None:
    with pytest.raises(Problem, match=message):
        vocabulary("en").render(step, values)


def test_a_step_without_a_phrase_is_a_problem() -> None:
    with pytest.raises(Problem, match='no phrase for step "draws" in language "en"'):
        vocabulary_of(dealer="[player]").render("draws", {"player": 1})


def test_values_read_twice_are_not_shared() -> None:
    speak = vocabulary("en")
    speak.parse("Anna draws")[1]["player"] = 7
    assert speak.parse("Anna draws") == ("draws", {"player": 1})


def test_english_comes_from_the_declarations() -> None:
    speak = assembled("en", forms("en"), Domain({"step:draws": ("[player] takes a card",)}, lambda count: 0))
    assert speak.phrases["draws"] == english(STEPS["draws"]) == ("[player] draws",)


def test_the_cover_tries_every_value_of_every_field() -> None:
    step = STEPS["plays-naming"]
    seen = {name: {values[name] for values in cover(step)} for name in step.kinds}
    assert {name: len(values) for name, values in seen.items()} == {"player": 10, "card": 55, "colour": 4}
