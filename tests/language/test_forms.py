"""The tables of inflected words: every value has every form, and what is wrong is told with its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from unospec import paths
from unospec.language.forms import LEXICON, forms, is_value, read
from unospec.problems import Problem

TABLE = """\
language: xx
players:
{players}
colours:
  red: {{plain: red, f: rote, m: roter}}
  yellow: {{plain: yellow, f: gelbe, m: gelber}}
  green: {{plain: green, f: grüne, m: grüner}}
  blue: {{plain: blue, f: blaue, m: blauer}}
symbols:
{symbols}
cards:
  pattern: {{plain: "[colour.[symbol.gender]] [symbol.plain]"}}
  overrides:
    "*-skip": {{plain: "[symbol.plain] in [colour.plain]"}}
    red-skip: {{plain: stop!}}
  black: {{wild: {{plain: W}}, wild-draw-four: {{plain: W4}}, blank: {{plain: B}}}}
directions: {{clockwise: {{plain: on}}, counterclockwise: {{plain: back}}}}
numbers:
  pattern: {{plain: "[digits]", spoken: "[digits]x"}}
  overrides:
    "*1": {{spoken: "[digits]a"}}
    2-4: {{spoken: "[digits]b"}}
    "11": {{spoken: eleven}}
"""


@pytest.fixture
def table(tmp_path: Path) -> Path:
    players = "\n".join(f"  - {{plain: P{number}}}" for number in range(1, 11))
    genders = {str(number): "f" for number in range(10)} | {"draw-two": "m", "reverse": "m", "skip": "m"}
    symbols = "\n".join(f'  "{name}": {{plain: {name}!, gender: {gender}}}' for name, gender in genders.items())
    path = tmp_path / "forms.yaml"
    path.write_text(TABLE.format(players=players, symbols=symbols), encoding="utf-8")
    return path


@pytest.mark.parametrize("language", paths.languages())
def test_shipped_tables_are_whole(language: str) -> None:
    assert [str(problem) for problem in forms(language).problems()] == []


@pytest.mark.parametrize("language", paths.languages())
def test_every_player_and_card_has_its_own_text_in_every_form(language: str) -> None:
    words = forms(language)
    for kind in ("player", "card", "count"):
        for form in words.forms(kind):
            texts = words.texts(kind, form)
            assert list(texts) == list(LEXICON[kind])
            assert len(set(texts.values())) == len(texts), (kind, form)


def test_a_colour_can_agree_with_the_gender_of_the_symbol(table: Path) -> None:
    cards = read("xx", table).texts("card", "plain")
    assert cards["blue-7"] == "blaue 7!"
    assert cards["blue-reverse"] == "blauer reverse!"


def test_overrides_go_from_the_general_to_the_single_card(table: Path) -> None:
    cards = read("xx", table).texts("card", "plain")
    assert cards["green-skip"] == "skip! in green"
    assert cards["red-skip"] == "stop!"
    assert cards["wild"] == "W"


def test_numbers_are_overridden_by_ending_range_and_value(table: Path) -> None:
    numbers = read("xx", table).texts("points", "spoken")
    assert [numbers[number] for number in (0, 1, 2, 4, 5, 11, 21, 101)] == [
        "0x", "1a", "2b", "4b", "5x", "eleven", "21a", "101a",
    ]  # fmt: skip


def test_a_missing_form_is_told_with_its_line(table: Path) -> None:
    text = table.read_text(encoding="utf-8").replace("{plain: P4}", "{plane: P4}")
    table.write_text(text, encoding="utf-8")
    problems = read("xx", table).problems()
    assert [problem.line for problem in problems] == [text.splitlines().index("  - {plane: P4}") + 1]
    assert "name 4 has no form plain" in str(problems[0])


def test_two_players_of_one_name_are_told(table: Path) -> None:
    table.write_text(table.read_text(encoding="utf-8").replace("plain: P4", "plain: P3"), encoding="utf-8")
    assert 'both "P3"' in str(read("xx", table).problems()[0])


def test_an_unknown_form_names_the_nearest(table: Path) -> None:
    with pytest.raises(Problem, match=r'cards have no form "plan"; did you mean "plain"\?'):
        read("xx", table).texts("card", "plan")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("players: [", r"forms.yaml:\d: not YAML"),
        ("- 1", r"forms.yaml:1: a mapping of keys"),
        ("language: xx", r'forms.yaml:1: the section "players" is missing'),
    ],
)
def test_a_broken_table_is_a_problem(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "forms.yaml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(Problem, match=message):
        read("xx", path).forms("player")


def test_no_table_is_a_problem(tmp_path: Path) -> None:
    with pytest.raises(Problem, match='no table of words for language "xx"'):
        read("xx", tmp_path / "forms.yaml")


@pytest.mark.parametrize(
    ("kind", "value", "expected"),
    [
        ("player", 10, True),
        ("player", 11, False),
        ("card", "red-7", True),
        ("card", "red-10", False),
        ("cards", ("red-7", "red-7"), True),
        ("cards", (), False),
        ("players", (1, 2), True),
        ("players", (1,), False),
        ("players", (1, 1), False),
        ("count", 120, True),
        ("count", 121, False),
        ("card", ("red-7",), False),
    ],
)
def test_values_of_a_kind(kind: str, value: object, expected: bool) -> None:
    assert is_value(kind, value) is expected  # type: ignore[arg-type]
