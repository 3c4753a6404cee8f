"""Words that nobody knows are found, and the reviewed lists hold nothing that is not needed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.conftest import Checkout
from unospec.language import dictionaries, spelling, words
from unospec.problems import Problem

DRAWS = 'msgid "[player] draws"\nmsgstr "'
LANGUAGES = sorted(dictionaries.PINNED)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_known(language: str) -> None:
    if why := dictionaries.missing(language):
        pytest.skip(str(why))
    assert list(map(str, spelling.check(language))) == []


def test_a_misspelling_is_found_with_its_line(checkout: Checkout) -> None:
    language = "hu"
    if why := dictionaries.missing(language):
        pytest.skip(str(why))
    path = f"locales/{language}/LC_MESSAGES/steps.po"
    line = checkout.change(path, DRAWS, DRAWS + "xyqzw ") - 1
    found = [str(each) for each in spelling.check(language) if "xyqzw" in each.message]
    (problem,) = found
    assert problem.startswith(f"{path}:{line}: no dictionary knows the word")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Anna, Béla és {name} UNO-t mond.", ["Anna", "Béla", "és", "UNO-t", "mond"]),
        ("[player.dative] most {count}-kor 7-es", ["most"]),
        ("lásd: `unospec rules`, --lang vagy <b>ez</b> spec/rules/card.yaml, hu-029.a", ["lásd", "vagy", "ez"]),
        ("https://example.org/a b&nbsp;c ღია", ["b", "c", "ღია"]),
        ("lásd: [minden metódust](#method-by-method), [ezt](schemas/)", ["lásd", "minden", "metódust", "ezt"]),
    ],
)
def test_the_words_of_a_text(text: str, expected: list[str]) -> None:
    assert words.words(text) == expected


def test_the_list_is_held_to_its_rules(tmp_path: Path) -> None:
    path = tmp_path / "words.txt"
    path.write_text("# Names\nzoé\nanna\n\n# Words\nlap\nunused\n", encoding="utf-8")
    used = [("Zoé", tmp_path, 3), ("anna", tmp_path, 4), ("lap", tmp_path, 5), ("lpa", tmp_path, 6)]
    told = [each.message for each in spelling.problems(path, used, lambda word: word == "lap")]
    assert told == [
        '"anna" belongs before "zoé"',
        'no dictionary knows the word "lpa"',
        'the dictionary knows "lap"',
        'nothing uses "unused"',
    ]


def test_without_npm_the_reason_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from unospec import nodejs

    monkeypatch.setenv(dictionaries.VARIABLE, str(tmp_path))
    monkeypatch.setattr(nodejs, "npm", lambda: None)
    with pytest.raises(Problem, match="npm is needed for dictionary-hu and is not there"):
        dictionaries.fetch("hu")
    assert list(tmp_path.iterdir()) == []


def test_a_package_that_npm_cannot_fetch_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from unospec import nodejs

    monkeypatch.setenv(dictionaries.VARIABLE, str(tmp_path))
    monkeypatch.setattr(nodejs, "npm", lambda: ["false"])
    with pytest.raises(Problem, match="npm could not fetch dictionary-hu@"):
        dictionaries.fetch("hu")
    assert [each for each in tmp_path.rglob("*") if each.is_file()] == []
