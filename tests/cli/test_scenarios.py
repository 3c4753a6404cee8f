"""The commands that show, translate and trace scenarios."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from tests.cli.conftest import Unospec
from tests.conftest import Checkout
from unospec import paths
from unospec.running.strength import Change
from unospec.scenarios import library
from unospec.scenarios.lint import lint_file
from unospec.scenarios.reader import read
from unospec.spec.catalogue import catalogue
from unospec.spec.ledger import ledger

HUNGARIAN = "locales/hu/LC_MESSAGES/steps.po"


def test_the_list_has_every_scenario(unospec: Unospec) -> None:
    out = unospec("scenarios").out
    for scenario in library.scenarios():
        assert f"  {scenario.id} " in out
    assert f"{len(library.scenarios())} scenarios" in out


def test_the_list_of_a_rule_set(unospec: Unospec) -> None:
    out = unospec("scenarios", "--rules", "ka").out
    assert f"{len(library.scenarios('ka'))} scenarios" in out
    assert "hu-" not in out


def test_those_that_apply_under_an_option(unospec: Unospec) -> None:
    data = unospec("scenarios", "--rules", "ka+passing-deal", "--json").json
    options = {tuple(scenario["options"]) for feature in data["features"] for scenario in feature["scenarios"]}
    assert options == {(), ("passing-deal",)}


@pytest.mark.parametrize("language", paths.LANGUAGES)
def test_the_neutral_form_is_the_same_in_every_language_but_for_titles(unospec: Unospec, language: str) -> None:
    def bare(data: dict[str, object]) -> str:
        return json.dumps(data, sort_keys=True)

    found = unospec("scenarios", "--json", "--rules", "hu", "--lang", language).json
    assert list(found) == ["suite_version", "language", "features"]
    assert found["language"] == language
    english = unospec("scenarios", "--json", "--rules", "hu").json
    for data in (found, english):
        del data["language"]
        for feature in data["features"]:
            assert feature.pop("title")
            feature.pop("description")
            for scenario in feature["scenarios"]:
                assert scenario.pop("title")
    assert bare(found) == bare(english)


def test_one_scenario_whole(unospec: Unospec) -> None:
    scenario = library.scenarios("hu")[0]
    out = unospec("scenarios", scenario.id).out
    assert out.startswith("Scenario: ")
    assert scenario.id in out
    for citation in scenario.cites:
        assert citation in out
    assert unospec("scenarios", scenario.id, "--lang", "lv").out.startswith("Scenārijs: ")


def test_choosing_by_sentence_and_rule(unospec: Unospec) -> None:
    scenario = next(each for each in library.scenarios("hu") if "." in each.cites[0])
    for asked in (scenario.cites[0], scenario.sentences[0]):
        assert scenario.id in unospec("scenarios", "--sentence", asked).out
    rule = ledger("hu").cited(scenario.cites[0])[0].rules[0]
    assert scenario.id in unospec("scenarios", "--rule", rule).out


def test_the_feature_files_are_well(unospec: Unospec) -> None:
    outcome = unospec("scenarios", "--check")
    assert outcome.err == ""
    assert outcome.status == 0


@pytest.mark.parametrize("language", paths.LANGUAGES)
def test_translating_a_file_loses_nothing(unospec: Unospec, tmp_path: Path, language: str) -> None:
    source = sorted((paths.features() / "ka").glob("*.feature"))[0]
    outcome = unospec("translate", str(source), "--to", language)
    assert outcome.status == 0
    target = tmp_path / "ka" / source.name
    target.parent.mkdir()
    target.write_text(outcome.out, encoding="utf-8")
    assert read(target).feature == read(source).feature
    assert lint_file(target)[1] == []


def test_a_shipped_file_can_be_named_by_its_id(unospec: Unospec) -> None:
    feature = library.features("hu")[0]
    assert unospec("translate", feature.id, "--to", "lv").out.startswith("# language: lv\n")


def test_a_file_of_ones_own_keeps_its_titles(unospec: Unospec, tmp_path: Path) -> None:
    own = tmp_path / "hu" / "mine.feature"
    own.parent.mkdir()
    lines = [
        "# language: en",
        "Feature: Mine",
        "",
        "  @id:hu-mine @hu-029",
        "  Scenario: My own",
        "    Given it is Anna's turn",
        "    When Anna draws",
        "    Then Anna holds 8 cards now",
    ]
    own.write_text("\n".join(lines) + "\n", encoding="utf-8")
    out = unospec("translate", str(own), "--to", "hu").out
    assert "Jellemző: Mine" in out
    assert "Forgatókönyv: My own" in out
    assert "Anna draws" not in out


def test_a_file_with_a_wrong_phrase(unospec: Unospec, tmp_path: Path) -> None:
    own = tmp_path / "hu" / "mine.feature"
    own.parent.mkdir()
    own.write_text(
        "# language: en\nFeature: Mine\n\n  @id:hu-mine @hu-029\n  Scenario: My own\n    Given it is Anna's tern\n"
        "    When Anna draws\n    Then Anna holds 8 cards now\n",
        encoding="utf-8",
    )
    outcome = unospec("translate", str(own), "--to", "hu")
    assert outcome.status == 2
    assert outcome.out == ""
    assert outcome.err.startswith(f"{own}:6: ")
    assert outcome.err.count("\n") == 1


OWN = """\
# language: en
Feature: Mine

  @id:hu-mine @hu-029
  Scenario: My own
    Given it is Anna's turn
    When Anna draws
    Then Anna holds 8 cards now
"""


def test_a_bad_phrase_of_a_catalog_is_told_once(unospec: Unospec, checkout: Checkout) -> None:
    own = checkout.write("features/hu/mine.feature", OWN)
    hungarian = unospec("translate", str(own), "--to", "hu")
    assert hungarian.status == 0
    own.write_text(hungarian.out, encoding="utf-8")
    draws = 'msgid "[player] draws"\nmsgstr "'
    line = checkout.change(HUNGARIAN, f"{draws}[player]", f"{draws}[plyer]") - 1
    outcome = unospec("translate", str(own), "--to", "en")
    assert outcome.status == 2
    assert outcome.err == (
        f"{HUNGARIAN}:{line}: step:draws has the fields [plyer] instead of [player]; did you mean [player]?\n"
    )


def test_what_a_terminal_would_obey_is_escaped_and_long_text_is_cut(unospec: Unospec, tmp_path: Path) -> None:
    own = tmp_path / "hu" / "mine.feature"
    own.parent.mkdir()
    own.write_text(OWN.replace("Anna draws", "\x1b[31mred\u202e " + "x" * 5000), encoding="utf-8")
    outcome = unospec("translate", str(own), "--to", "hu")
    assert outcome.status == 2
    assert outcome.err.startswith(f'{own}:7: unknown phrase "\\x1b[31mred\\u202e xxx')
    assert "x" * 100 in outcome.err
    assert 'x…"' in outcome.err
    assert len(outcome.err) < len(str(own)) + 250


@pytest.mark.parametrize(
    ("tag", "told"),
    [
        # A number far from any other is no misspelling.
        ("@hu-999", 'there is no sentence "hu-999"\n'),
        ("@hu-029.z", '"hu-029.z"; known: hu-029.a, hu-029.b'),
    ],
)
def test_a_file_that_cites_what_there_is_not(unospec: Unospec, tmp_path: Path, tag: str, told: str) -> None:
    own = tmp_path / "hu" / "mine.feature"
    own.parent.mkdir()
    own.write_text(OWN.replace("@hu-029", tag), encoding="utf-8")
    outcome = unospec("translate", str(own), "--to", "hu")
    assert (outcome.status, outcome.out) == (2, "")
    assert outcome.err.startswith(f"{own}:4: ")
    assert told in outcome.err
    assert outcome.err.count("\n") == 1


def test_a_file_in_any_folder(unospec: Unospec, tmp_path: Path) -> None:
    own = tmp_path / "mine.feature"
    own.write_text(OWN, encoding="utf-8")
    for language in ("hu", "ka", "en"):
        # Each time the ids are Hungarian, whatever the language is.
        outcome = unospec("translate", str(own), "--to", language)
        assert (outcome.status, outcome.err) == (0, "")
        own.write_text(outcome.out, encoding="utf-8")
    own.write_text(OWN.replace("Anna draws", "Anna drows"), encoding="utf-8")
    assert unospec("translate", str(own), "--to", "hu").err.count("\n") == 1


def test_tracing_says_what_is_not_covered(unospec: Unospec) -> None:
    outcome = unospec("trace", "--json")
    data = outcome.json
    assert list(data) == ["sources", "findings", "totals"]
    assert outcome.status == (1 if data["findings"] else 0)
    assert sum(data["totals"].values()) == len(data["findings"])
    for name, source in data["sources"].items():
        assert source["sentences"] == len(ledger(name).sentences)
        assert source["shown"] <= source["wanted"]
    text = unospec("trace")
    assert text.status == outcome.status
    for finding in data["findings"][:5]:
        assert finding["message"] in text.out


def test_nothing_is_uncovered(unospec: Unospec) -> None:
    outcome = unospec("trace")
    assert outcome.out.endswith("Nothing is uncovered.\n"), outcome.out


def test_a_scenario_that_stands_on_what_it_does_not_cite(unospec: Unospec, monkeypatch: pytest.MonkeyPatch) -> None:
    scenario = next(each for each in library.scenarios("ka") if each.id == "ka-draw-two-other-colour")
    elsewhere = replace(scenario, cites=("ka-015.a",))
    monkeypatch.setattr(library, "scenarios", lambda base="": (elsewhere,) if base == "ka" else ())
    findings = unospec("trace", "--json").json["findings"]
    (found,) = [each for each in findings if each["code"] == "scenario-unsound"]
    assert found["subject"] == scenario.id
    assert "it depends on action-card-match, which nothing that it cites supports" in found["message"]


def test_strength(unospec: Unospec) -> None:
    outcome = unospec("strength", "--rules", "ka", "--json")
    data = outcome.json
    assert list(data) == ["games", "changes", "totals"]
    change = next(
        each
        for each in data["changes"]
        if (each["rule"], each["other"], each["rules"]) == ("action-card-match", "colour-or-symbol", "ka")
    )
    assert "ka-draw-two-other-colour" in change["noticed_by"]
    assert change["why"] is None
    masked = next(each for each in data["changes"] if each["rule"] == "uno-catch-start")
    assert (masked["why"], masked["where"]) == ("masked", {"uno-call-time": "before-next-player-acts"})
    assert (outcome.status, data["totals"]["ka"]["gap"]) == (0, 0)
    out = unospec("strength", "--rules", "ka").out
    assert f"{data['totals']['ka']['noticed']} of {data['totals']['ka']['all']}" in out
    assert "When to call: before the next" in " ".join(out.split())
    assert "No scenario is missing." in out


def test_the_matrix_of_rules_and_scenarios(unospec: Unospec) -> None:
    data = unospec("strength", "--rules", "ka", "--matrix").json
    assert set(data) == set(catalogue().rules)
    assert "colour-or-symbol" in data["action-card-match"]["ka-draw-two-other-colour"]
    assert {scenario.partition("-")[0] for noticed in data.values() for scenario in noticed} == {"ka"}
    assert unospec("strength", "--matrix", "--json").status == 2


def test_strength_tells_what_is_missing(unospec: Unospec, monkeypatch: pytest.MonkeyPatch) -> None:
    change = Change("lv", "blank-cards", "four", "none", "implied", (), "gap")
    monkeypatch.setattr("unospec.cli.strength.changes", lambda base, games: [change])
    outcome = unospec("strength", "--rules", "lv", "--games", "3")
    assert outcome.status == 1
    assert "it shows, and nobody notices" in outcome.out
    assert "1 change shows in play, and no scenario notices it." in outcome.out
    assert unospec("strength", "--rules", "lv", "--json").status == 1


@pytest.mark.parametrize("games", ["0", "-1", "many"])
def test_strength_wants_a_number_of_games(unospec: Unospec, games: str) -> None:
    outcome = unospec("strength", f"--games={games}")
    assert outcome.status == 2
    assert games in outcome.err
