"""Feature files are read as Gherkin reads them, and every fault is told with its line."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest

from unospec import paths
from unospec.problems import Problem
from unospec.scenarios.keywords import KEYWORDS, keywords
from unospec.scenarios.model import Feature, Scenario, Step
from unospec.scenarios.outline import full, plain
from unospec.scenarios.reader import examine_text, read, rule_set_of

TEXT = """\
# language: en
@option:jump-in @option:target-score=300
Feature: Draw Two
  What follows.
  It goes on.

  Background:
    Given Anna, Ben, and Clara sit round the table clockwise in this order
    And it is Anna's turn

  @id:hu-answered @hu-029.a @hu-030
  Scenario: It is answered
    Given Anna holds only a red 7 and a Wild
    When Anna plays a red 7
    Then it is Ben's turn now

  @id:hu-taken
  @hu-029
  Scenario: It is taken
    Given Anna holds 1 card
    And a red 7 lies on top of the discard pile
    When Anna tries to draw
    Then that is not allowed
    When Anna draws
    Then Anna holds 2 cards now
"""
PATH = Path("features/hu/draw-two.feature")


def told(text: str) -> list[str]:
    return [str(problem).removeprefix(f"{PATH}:") for problem in examine_text(text, PATH)[1]]


def changed(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


def test_a_feature_is_read() -> None:
    reading, problems = examine_text(TEXT, PATH)
    assert problems == []
    assert reading is not None
    seats = Step("given", "seated", {"players": (1, 2, 3)})
    background = (seats, Step("given", "turn", {"player": 1}))
    options = ("jump-in", "target-score=300")
    assert reading.feature == Feature(
        "hu/draw-two",
        "hu",
        (
            Scenario(
                "hu-answered",
                ("hu-029.a", "hu-030"),
                background,
                (
                    Step("given", "holds", {"player": 1, "cards": ("red-7", "wild")}),
                    Step("when", "plays", {"player": 1, "card": "red-7"}),
                    Step("then", "turn-is", {"player": 2}),
                ),
                options,
            ),
            Scenario(
                "hu-taken",
                ("hu-029",),
                background,
                (
                    Step("given", "holds-count", {"player": 1, "count": 1}),
                    Step("given", "top", {"card": "red-7"}),
                    Step("when", "tries-draw", {"player": 1}),
                    Step("then", "refused", {}),
                    Step("when", "draws", {"player": 1}),
                    Step("then", "has-count", {"player": 1, "count": 2}),
                ),
                options,
            ),
        ),
        options,
    )
    assert (reading.title, reading.description) == ("Draw Two", "What follows.\nIt goes on.")
    assert reading.titles == {"hu-answered": "It is answered", "hu-taken": "It is taken"}
    assert reading.lines == {"": 3, "hu-answered": 12, "hu-taken": 19}
    assert reading.cited == {("hu-answered", "hu-029.a"): 11, ("hu-answered", "hu-030"): 11, ("hu-taken", "hu-029"): 18}
    assert [step.line for step in reading.feature.scenarios[1].steps] == [20, 21, 22, 23, 24, 25]


@pytest.mark.parametrize(
    ("old", "new", "problems"),
    [
        # Gherkin takes this for a description, and a scenario without steps would pass.
        ("Given Anna holds only a red 7 and", "Amennyiben Anna holds only a red 7 and", [
            '13: unknown keyword in "Amennyiben Anna holds only a red 7 and a Wild"; '
            "steps begin with Given, When, Then, And",
        ]),
        ("When Anna plays", "Wenn Anna plays", [
            '14: unknown keyword in "Wenn Anna plays a red 7"; did you mean "When"?',
        ]),
        ("Scenario: It is answered", "Senario: It is answered", [
            '12: unknown keyword in "Senario: It is answered"; did you mean "Scenario"?',
        ]),
        ("  Scenario: It is answered", "  Example: It is answered", [
            '12: the keyword "Example" is not used; write "Scenario"',
        ]),
        ("And a red 7 lies", "* a red 7 lies", ['21: the keyword "*" is not used; write "Given, When, Then, And"']),
        ("And a red 7 lies", "But a red 7 lies", ['21: the keyword "But" is not used; write "Given, When, Then, And"']),
        ("And a red 7 lies", "Given a red 7 lies", ['21: "Given" stands twice in a row; write "And"']),
        ("Given Anna holds 1 card", "And Anna holds 1 card", [
            '20: "And" has nothing to go on from; begin with "Given"',
        ]),
        ("When Anna plays a red 7\n", "When Anna plaays a red 7\n", [
            '14: unknown phrase "Anna plaays a red 7"; the nearest phrase is "[player] plays [card.indefinite]"',
        ]),
        ("When Anna plays a red 7", "When it is Anna's turn", [
            '14: "it is Anna\'s turn" can\'t stand under "When"; it goes with "Given"',
        ]),
        ("    Then it is Ben's turn now\n", "", ['12: the scenario has no "Then"']),
        ("    When Anna plays a red 7\n", "", ['12: the scenario has no "When"']),
        ("Scenario: It is taken", "Scenario: It is answered", [
            '19: the title "It is answered" stands in line 12 already',
        ]),
        ("@id:hu-taken", "@id:hu-answered", ['19: the id "hu-answered" stands in line 12 already']),
        ("@id:hu-taken", "@id:et-taken", [
            '17: "et-taken" is no id of a scenario here; write small letters, digits and hyphens after hu-',
        ]),
        ("@id:hu-taken", "@id:hu-Taken", [
            '17: "hu-Taken" is no id of a scenario here; write small letters, digits and hyphens after hu-',
        ]),
        ("  @id:hu-taken\n", "", ["18: the scenario has no id; give it one @id:… tag"]),
        ("@id:hu-taken", "@id:hu-taken @id:hu-more", ["19: the scenario has 2 ids; give it one @id:… tag"]),
        ("  @hu-029\n", "", ["18: the scenario cites no sentence; give it a tag such as @hu-029"]),
        ("@hu-029\n", "@hu-029 @slow\n", [
            "18: unknown tag @slow; tags are @id:… and sentences such as @hu-029.a",
        ]),
        ("@hu-029\n", "@hu-029 @hu-029\n", ["18: @hu-029 is cited twice"]),
        ("@option:jump-in", "@wip", ["2: unknown tag @wip on a feature; write @option:NAME"]),
        ("Feature: Draw Two", "Feature:", ["3: the feature has no title"]),
        ("Scenario: It is taken", "Scenario:", ["19: the scenario has no title"]),
        ("Background:", "Background: before", ["7: a background has no title"]),
        ("And it is Anna's turn", "When Anna draws", ["9: a background holds only what is given"]),
        ("    When Anna draws\n", "    When Anna draws\n      | a | b |\n", [
            "25: tables and longer texts below a step are not used",
        ]),
        ("    When Anna draws\n", '    When Anna draws\n      """\n      x\n      """\n', [
            "25: tables and longer texts below a step are not used",
        ]),
        ("  @id:hu-taken", "  Rule: one\n\n  @id:hu-taken", [
            "17: Rule blocks are not used; make it a feature file",
        ]),
        ("Scenario: It is taken", "Scenario Outline: It is taken", [
            '19: the keyword "Scenario Outline" is not used; write "Scenario"',
        ]),
        ("# language: en", "# Language: English", ['1: the first line names no language; write "# language: …"']),
        ("# language: en", "# language: xx", ['1: there is no language "xx"; known: en, et, hu, ka, lv']),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told_with_its_line(old: str, new: str, problems: list[str]) -> None:
    assert told(changed(old, new)) == problems


def test_several_faults_are_told_in_one_go() -> None:
    text = changed("Scenario: It is answered", "Scenario:").replace("Then that is not allowed", "Then that is odd")
    assert [problem.split(":")[0] for problem in told(text)] == ["12", "23"]


@pytest.mark.parametrize("text", ["# language: en\n", "# language: en\n\n# nothing\n"])
def test_an_empty_file_is_told(text: str) -> None:
    (problem,) = told(text)
    assert "the file holds no feature" in problem or "ends too early" in problem


def test_a_feature_without_scenarios_is_told() -> None:
    assert told("# language: en\nFeature: X\n") == ["2: the feature has no scenario"]


def test_letters_that_are_apart_are_told_where_they_are() -> None:
    text = TEXT.replace("What follows.", unicodedata.normalize("NFD", "Was für."))
    assert told(text) == ["4: letters and their accents are apart (not NFC); normalise it"]


def test_a_byte_order_mark_is_told() -> None:
    assert told("\ufeff" + TEXT) == ["1: the file begins with a byte order mark; save it without"]


def test_what_is_not_utf8_is_told(tmp_path: Path) -> None:
    path = tmp_path / "x.feature"
    path.write_bytes(TEXT.encode("utf-16"))
    with pytest.raises(Problem, match=r"x.feature:1: this is not UTF-8; save the file as UTF-8"):
        read(path)


def test_no_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(Problem, match=r"x.feature: cannot be read"):
        read(tmp_path / "x.feature")


def files() -> list[Path]:
    return sorted(paths.features().glob("*/*.feature"))


def trimmed(feature: object) -> object:
    """What the reader uses of Gherkin's outline."""
    if isinstance(feature, dict):
        parts = ("background", "scenario", "children", "steps", "tags")
        used = (*parts, "keyword", "name", "text", "description", "location")
        return {
            key: value["line"] if key == "location" else trimmed(value)
            for key, value in feature.items()
            if key in used and not (key == "tags" and not value)
        }
    if isinstance(feature, list):
        return [trimmed(each) for each in feature]
    if isinstance(feature, str):
        return "\n".join(line.strip() for line in feature.split("\n")) if "\n" in feature else feature.strip()
    return feature


@pytest.mark.parametrize("path", files(), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_the_short_way_sees_what_gherkin_sees(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    short = plain(text, keywords(path.parent.name))
    assert short is not None
    assert trimmed(short) == trimmed(full(text))


def test_the_short_way_sees_what_gherkin_sees_in_a_draft() -> None:
    assert trimmed(plain(TEXT, keywords("en"))) == trimmed(full(TEXT))


@pytest.mark.parametrize(
    "line",
    [
        "  # no",
        "  | a |",
        '  """',
        "  Example: x",
        "  Rule: x",
        "  * x",
        "  words",
        "  @a @b#c",
        "  Examples:",
        "\tGiven x",
    ],
)
def test_the_short_way_leaves_the_rest_to_gherkin(line: str) -> None:
    assert plain(changed("    When Anna plays a red 7\n", f"{line}\n"), keywords("en")) is None


@pytest.mark.parametrize("language", sorted(KEYWORDS))
def test_the_chosen_keywords_are_gherkins(language: str) -> None:
    from gherkin.dialect import Dialect

    dialect, words = Dialect.for_name(language), keywords(language)
    assert dialect is not None
    assert words.feature in dialect.feature_keywords
    assert words.background in dialect.background_keywords
    assert words.scenario in dialect.scenario_keywords
    for chosen, known in (
        (words.given, dialect.given_keywords),
        (words.when, dialect.when_keywords),
        (words.then, dialect.then_keywords),
        (words.again, dialect.and_keywords),
    ):
        assert f"{chosen} " in known
    assert len({words.given, words.when, words.then, words.again}) == 4


def test_another_language_takes_gherkins_first_keywords() -> None:
    assert keywords("fr").scenario == "Exemple"
    assert "*" not in (keywords("fr").given, keywords("fr").again)
    with pytest.raises(Problem, match='no keywords for language "xx"'):
        keywords("xx")


@pytest.mark.parametrize(
    ("path", "text", "expected"),
    [
        ("/nowhere/ka/x.feature", "# language: hu\n@id:hu-x @hu-029\n", "ka"),
        ("/nowhere/x.feature", "# language: hu\n@id:ko-x @hu-029\n", "hu"),
        ("/nowhere/x.feature", "# language: hu\n@id:ka-x @hu-029 @ka-001\n", "hu"),
        ("/nowhere/x.feature", "# language: hu\n", "hu"),
        ("/nowhere/x.feature", "# language: en\n@id:lv-x @lv-001\n", "lv"),
        ("/nowhere/x.feature", "# language: ka\n@id:lv-x @lv-001\n", "lv"),
        ("/nowhere/x.feature", "# language: en\n", "nowhere"),
        (str(paths.features() / "fr" / "x.feature"), "# language: hu\n@id:hu-x @hu-029\n", "fr"),
    ],
)
def test_whose_scenarios_a_file_holds(path: str, text: str, expected: str) -> None:
    assert rule_set_of(text, Path(path)) == expected
