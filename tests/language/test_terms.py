"""Translations use the words of the glossary."""

from __future__ import annotations

import pytest

from tests.conftest import Checkout
from unospec import paths
from unospec.language import terms, words
from unospec.problems import Problem

GLOSSARY = "locales/hu/glossary.yaml"


@pytest.mark.parametrize("language", [each for each in paths.LANGUAGES if each != "en"])
def test_every_message_uses_the_words_of_the_glossary(language: str) -> None:
    assert terms.glossary(language)
    assert list(map(str, terms.check(language))) == []


@pytest.mark.parametrize(
    ("english", "translation", "expected"),
    [
        ("the draw pile is used up", "a húzópakli elfogyott", []),
        ("the draw pile is used up", "a pakli elfogyott", ["draw pile"]),
        ("Draw piles", "Húzópaklik", []),
        ("a Wild Draw Four", "egy színválasztó", ["Wild Draw Four"]),
        ("a Wild", "egy színválasztóval", []),
        ("a wild guess", "találgatás", []),
        ("{colour} in `the deck`", "{colour}", []),
        ("the other way round", "fordítva", []),
        ("the round is over", "vége", ["round"]),
    ],
)
def test_terms_in_a_text(english: str, translation: str, expected: list[str]) -> None:
    assert [each.english for each in terms.missing(terms.glossary("hu"), english, translation)] == expected


def test_another_word_is_told_with_its_line(checkout: Checkout) -> None:
    path = "locales/hu/LC_MESSAGES/rules.po"
    text = checkout.read(path)
    place = text.index('msgctxt "variant:opening-draw-return/under-deck:label"')
    start = text.index('msgstr "', place)
    end = text.index("\n", start)
    checkout.write(path, text[:start] + 'msgstr "alulra"' + text[end:])
    found = [str(each) for each in terms.check("hu", ["rules"]) if each.path == checkout.folder / path]
    assert found == [
        f'{path}:{text[:place].count(chr(10)) + 1}: "variant:opening-draw-return/under-deck:label" says "deck", which '
        'is "pakli" in the glossary; use that word, or tell the reason below the term in glossary.yaml'
    ]


def test_an_exception_needs_a_reason_and_a_use(checkout: Checkout) -> None:
    before = checkout.read(GLOSSARY)
    checkout.write(GLOSSARY, before + '- {message: "ui:gone", differs: [deck], why: "None."}\n')
    assert any('"ui:gone" needs no exception for "deck"' in each.message for each in terms.check("hu"))
    checkout.write(GLOSSARY, before + '- {message: "ui:gone", differs: [deck]}\n')
    with pytest.raises(Problem, match="an exception has no reason"):
        terms.check("hu")


@pytest.mark.parametrize("language", [each for each in paths.LANGUAGES if each != "en"])
def test_every_word_tells_why_it_was_chosen_in_its_own_language(language: str) -> None:
    entries = [entry for entry in words.glossary(terms.glossary_path(language)) if "term" in entry]
    assert len(entries) > 100
    for entry in entries:
        assert entry["why"]
        assert entry["reason"], entry["term"]
        assert entry["reason"] != entry["why"]
