"""The command that holds engines to the rules."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Unospec
from unospec.language.catalogs import catalog
from unospec.running.verdicts import VERDICTS
from unospec.scenarios import library
from unospec.spec.catalogue import catalogue
from unospec.spec.ledger import ledger

#: Engines that are wrong on purpose, as a user would write them beside the place where the command is run.
ENGINES = '''
from unospec.adapters.reference import Reference

class Refusing(Reference):
    """Refuses every act."""

    def handle(self, message):
        if message["type"] == "act":
            refusal = {"answer": "refused", "reason": "\\x1b[31mno\\n"}
            return {"id": message["id"], "type": "answer", **refusal, **self.shown}
        reply = super().handle(message)
        self.shown = {name: reply[name] for name in ("state", "awaiting") if name in reply}
        return reply

class Broken:
    """Breaks down at once."""

    def handle(self, message):
        raise SystemExit("gone")

class Georgian(Reference):
    """Says that it plays a single rule of one region."""

    def handle(self, message):
        reply = super().handle(message)
        if message["type"] == "hello":
            reply["profile"] = {"action-card-match": "colour-only"}
        return reply

class Unheard(Reference):
    """Says that it plays a variant that there is not."""

    rule, variant = "two-player-reverse", "nonsense"

    def handle(self, message):
        reply = super().handle(message)
        if message["type"] == "hello":
            reply["profile"] = {self.rule: self.variant}
        return reply

class Unruled(Unheard):
    """Says that it plays a rule that there is not."""

    rule = "two-player-revers"
'''


@pytest.fixture
def engines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    name = f"engines_{tmp_path.name.replace('-', '_')}"
    (tmp_path / f"{name}.py").write_text(ENGINES, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path / name


@pytest.fixture(scope="module")
def some() -> str:
    """Part of the ids of a few scenarios, so that tests stay quick."""
    return "ka-draw-two"


def test_the_report_is_one_json_object(unospec: Unospec, tmp_path: Path, some: str) -> None:
    path = tmp_path / "report.json"
    outcome = unospec("verify", "--rules", "ka", "-k", some, "--json", str(path), "--quiet")
    assert (outcome.status, outcome.out, outcome.err) == (0, "", "")
    data = json.loads(path.read_text(encoding="utf-8"))
    assert list(data) == ["suite_version", "engine", "rules", "results", "totals", "summary", "complete"]
    assert data["rules"] == "ka"
    assert data["engine"]["name"] == "reference"
    assert list(data["totals"]) == list(VERDICTS)
    assert sum(data["totals"].values()) == len(data["results"]) > 2
    for result in data["results"]:
        assert list(result) == ["scenario", "verdict", "reason", "sentences", "rules", "message", "standing"]
        assert set(result["sentences"]) <= set(ledger("ka").sentences)
        assert set(result["rules"]) <= set(catalogue().rules)
        assert result["verdict"] == "pass"
    assert data["complete"] is True


@pytest.mark.parametrize("rules", ["et", "hu", "ka", "lv"])
def test_the_reference_passes_every_rule_set(unospec: Unospec, tmp_path: Path, rules: str) -> None:
    path = tmp_path / "report.json"
    outcome = unospec("verify", "--rules", rules, "--json", str(path))
    data = json.loads(path.read_text(encoding="utf-8"))
    assert [each for each in data["results"] if each["verdict"] != "pass"] == []
    assert len(data["results"]) == len(library.scenarios(rules)) > 0
    assert f"{len(data['results'])} of {len(data['results'])} passed" in outcome.out
    assert outcome.status == 0


def test_without_rules_all_rule_sets_are_shown_side_by_side(unospec: Unospec, tmp_path: Path) -> None:
    path = tmp_path / "report.json"
    outcome = unospec("verify", "--json", str(path))
    assert outcome.status == 0
    assert "held to all rule sets side by side" in outcome.out
    data = json.loads(path.read_text(encoding="utf-8"))
    assert data["rules"] == ["et", "hu", "ka", "lv"]
    assert len(data["results"]) == len(library.scenarios())


@pytest.mark.parametrize("below", [".", "deep/er"])
def test_a_report_cannot_be_the_folder_of_another(unospec: Unospec, tmp_path: Path, below: str) -> None:
    folder = tmp_path / "x"
    outcome = unospec("verify", "--rules", "lv", "-k", "skip", "--json", str(folder), "--html", str(folder / below))
    assert (outcome.status, outcome.out) == (2, "")
    assert "two reports are to be written to this file" in outcome.err
    assert list(tmp_path.iterdir()) == []


def test_a_survey_leads_on_to_the_rules_of_the_reader(unospec: Unospec, engines: Path) -> None:
    words = ("verify", "--engine", f"{engines.name}:Refusing", "-k", "skip")
    outcomes = {lang: unospec(*words, "--lang", lang).out for lang in ("lv", "et", "en")}
    assert "--rules lv --lang lv" in outcomes["lv"]
    assert "--rules et --lang et" in outcomes["et"]
    assert "--rules en" not in outcomes["en"]


def test_a_failure_is_told_as_a_story(unospec: Unospec, engines: Path, some: str) -> None:
    outcome = unospec("verify", "--engine", f"{engines.name}:Refusing", "--rules", "ka", "-k", some)
    assert outcome.status == 1
    flat = " ".join(outcome.out.split())
    assert "✗ fail" in flat
    assert "Given " in flat
    assert "✗ When " in flat or "✗ Then " in flat
    for part in (
        "The position before:",
        "Expected:",
        "What happened:",
        "What the engine did:",
        "Where the text says so:",
    ):
        assert part in flat
    assert "paragraph " in flat
    assert f"unospec verify --engine {engines.name}:Refusing --rules ka --scenario ka-" in flat
    assert "\x1b" not in outcome.out


def test_a_failure_in_another_language(unospec: Unospec, engines: Path, some: str) -> None:
    words = ("verify", "--engine", f"{engines.name}:Refusing", "--rules", "ka", "-k", some, "--lang", "hu")
    assert "Amennyiben " in unospec(*words).out


def test_an_engine_that_breaks_down_is_no_failure_of_rules(unospec: Unospec, engines: Path, some: str) -> None:
    outcome = unospec("verify", "--engine", f"{engines.name}:Broken", "--rules", "ka", "-k", some)
    assert outcome.status == 3
    assert "does not get so far as to introduce itself" in outcome.out
    assert "SystemExit: gone" in " ".join(outcome.out.split())


def test_a_survey_says_nothing_against_an_engine_unless_it_is_strict(
    unospec: Unospec, engines: Path, some: str
) -> None:
    words = ("verify", "--engine", f"{engines.name}:Refusing", "-k", some)
    assert unospec(*words).status == 0
    assert unospec(*words, "--strict").status == 1


def test_known_issues_still_have_to_fail(unospec: Unospec, engines: Path, some: str, tmp_path: Path) -> None:
    failing = ("verify", "--engine", f"{engines.name}:Refusing", "--rules", "ka", "-k", some)
    report = tmp_path / "report.json"
    unospec(*failing, "--json", str(report), "--quiet")
    failed = [each["scenario"] for each in json.loads(report.read_text())["results"] if each["verdict"] == "fail"]
    known = tmp_path / "known.yaml"
    known.write_text("issues:\n" + "".join(f"  {id}: {{why: It refuses.}}\n" for id in failed), encoding="utf-8")
    outcome = unospec(*failing, "--known-issues", str(known))
    assert outcome.status == 0
    assert f"{len(failed)} known issue" in outcome.out
    passing = unospec("verify", "--rules", "ka", "-k", some, "--known-issues", str(known))
    assert passing.status == 1
    assert "unexpected pass" in passing.out


def test_a_known_issue_of_no_scenario(unospec: Unospec, tmp_path: Path) -> None:
    known = tmp_path / "known.yaml"
    known.write_text("issues:\n  ka-nothing: {why: It refuses.}\n", encoding="utf-8")
    outcome = unospec("verify", "--rules", "ka", "--known-issues", str(known))
    assert outcome.status == 2
    assert f'{known}:2: there is no scenario "ka-nothing"' in outcome.err


def test_a_profile_chooses_what_applies(unospec: Unospec, engines: Path, tmp_path: Path) -> None:
    report = tmp_path / "report.json"
    words = ("verify", "--engine", f"{engines.name}:Georgian", "-k", "draw-two", "--json", str(report))
    outcome = unospec(*words)
    assert outcome.status == 0
    data = json.loads(report.read_text(encoding="utf-8"))
    assert data["rules"] == "profile"
    verdicts = {each["verdict"] for each in data["results"]}
    assert verdicts == {"pass", "not-applicable"}
    others = [each for each in data["results"] if each["verdict"] == "not-applicable"]
    assert all(each["message"] for each in others)
    assert {each["reason"] for each in others} == {"other-rules", "undeclared"}
    for each in others:
        assert ("the profile says nothing" in each["message"]) == (each["reason"] == "undeclared")
        # Of the one rule that it declares nobody can say that the profile is silent on it.
        assert ("Which action card fits" in each["message"]) == (each["reason"] == "other-rules")
    # The table has the rules of which something did not pass; what does not apply is no reason to look closer.
    assert f"{len(others)} not applicable" in outcome.out
    assert outcome.out.count("not applicable") == 1


def test_what_of_a_profile_nothing_looks_at_is_told_in_every_report(
    unospec: Unospec, engines: Path, tmp_path: Path
) -> None:
    words = ("verify", "--engine", f"{engines.name}:Georgian", "--lang", "hu", "--html", str(tmp_path / "html"))
    told = catalog("hu").text("ui:summary.unnoticed", rules=catalog("hu").text("rule:action-card-match:title"))
    for match, expected in (("ka-draw-two-other-colour", False), ("ka-seven-cards", True)):
        markdown = tmp_path / f"{match}.md"
        outcome = unospec(*words, "--scenario", match, "--markdown", str(markdown))
        page = (tmp_path / "html" / "index.html").read_text(encoding="utf-8")
        assert outcome.status == 0
        assert (told in " ".join(outcome.out.split())) == expected
        assert (told in page) == expected
        assert (told in markdown.read_text(encoding="utf-8")) == expected


@pytest.mark.parametrize(
    ("engine", "told"),
    [
        ("Unheard", 'says that it plays "two-player-reverse" as "nonsense", which it cannot be; known: '),
        ("Unruled", '"two-player-revers", which there is not; did you mean "two-player-reverse"?'),
    ],
)
def test_a_profile_of_what_there_is_not_is_told_in_one_line(
    unospec: Unospec, engines: Path, engine: str, told: str
) -> None:
    for words in ((), ("--rules", "profile")):
        outcome = unospec("verify", "--engine", f"{engines.name}:{engine}", *words)
        assert outcome.status == 2
        assert told in outcome.err
        assert len(outcome.err.splitlines()) == 1


@pytest.mark.parametrize("empty", ["", "issues: []\n", "issues: {}\n", "issues:\n", "# none\n"])
def test_a_list_of_no_known_issues(unospec: Unospec, tmp_path: Path, some: str, empty: str) -> None:
    known = tmp_path / "known.yaml"
    known.write_text(empty, encoding="utf-8")
    assert unospec("verify", "--rules", "ka", "-k", some, "--known-issues", str(known)).status == 0


@pytest.mark.parametrize("name", ["hu+jump-in", "ka+target-score=300", "lv+own-points"])
def test_the_reference_passes_what_applies_under_an_option(unospec: Unospec, tmp_path: Path, name: str) -> None:
    report = tmp_path / "report.json"
    outcome = unospec("verify", "--rules", name, "--json", str(report), "--quiet")
    data: Any = json.loads(report.read_text(encoding="utf-8"))
    wrong = [each for each in data["results"] if each["verdict"] not in ("pass", "not-applicable")]
    assert wrong == []
    assert outcome.status == 0


def test_choosing_by_sentence_and_rule(unospec: Unospec, tmp_path: Path) -> None:
    def chosen(*words: str) -> list[Any]:
        report = tmp_path / "report.json"
        unospec("verify", "--rules", "ka", "--quiet", "--json", str(report), *words)
        results: list[Any] = json.loads(report.read_text(encoding="utf-8"))["results"]
        return results

    scenario = library.scenarios("ka")[0]
    by_sentence = chosen("--sentence", scenario.sentences[0])
    assert scenario.id in [each["scenario"] for each in by_sentence]
    assert all(scenario.sentences[0] in each["sentences"] for each in by_sentence)
    by_rule = chosen("--rule", "jump-in")
    assert by_rule
    assert all("jump-in" in each["rules"] for each in by_rule)


def test_stopping_at_the_first_failure(unospec: Unospec, engines: Path, some: str, tmp_path: Path) -> None:
    report = tmp_path / "report.json"
    words = ("verify", "--engine", f"{engines.name}:Refusing", "--rules", "ka", "-k", some, "--fail-fast")
    unospec(*words, "--json", str(report), "--quiet")
    verdicts = [each["verdict"] for each in json.loads(report.read_text(encoding="utf-8"))["results"]]
    assert verdicts[-1] == "fail"
    assert "fail" not in verdicts[:-1]


def test_rlcard_is_surveyed(unospec: Unospec) -> None:
    pytest.importorskip("rlcard")
    outcome = unospec("verify", "--engine", "rlcard")
    assert outcome.status == 0
    assert outcome.out.startswith("RLCard 1.2.0")
    assert "△ " in outcome.out
    assert "– unsupported" in outcome.out


def test_choosing_by_id(unospec: Unospec, tmp_path: Path) -> None:
    report = tmp_path / "report.json"
    ids = [scenario.id for scenario in library.scenarios("ka")[1:3]]
    words = [word for id in ids for word in ("--scenario", id)]
    assert unospec("verify", "--rules", "ka", "--quiet", "--json", str(report), *words).status == 0
    assert [each["scenario"] for each in json.loads(report.read_text(encoding="utf-8"))["results"]] == ids
    wrong = unospec("verify", "--rules", "ka", "--scenario", ids[0] + "x")
    assert (wrong.status, wrong.out) == (2, "")
    assert ids[0] in wrong.err


def test_every_kind_of_report_is_written(unospec: Unospec, engines: Path, some: str, tmp_path: Path) -> None:
    names = {"junit": "r.xml", "badge": "r.svg", "markdown": "r.md", "json": "r.json", "html": "page"}
    words = [word for option, name in names.items() for word in (f"--{option}", str(tmp_path / name))]
    words += ["--engine", f"{engines.name}:Refusing", "--rules", "ka", "-k", some, "--lang", "ka", "--quiet"]
    outcome = unospec("verify", *words)
    assert (outcome.status, outcome.out, outcome.err) == (1, "", "")
    page = (tmp_path / "page" / "index.html").read_text(encoding="utf-8")
    assert page.startswith('<!DOCTYPE html>\n<html lang="ka">')
    assert (tmp_path / "r.xml").read_text(encoding="utf-8").startswith("<?xml")
    assert (tmp_path / "r.svg").read_text(encoding="utf-8").startswith("<svg")
    assert (tmp_path / "r.md").read_text(encoding="utf-8").startswith("## ")


@pytest.mark.parametrize("option", ["json", "junit", "badge", "markdown", "html"])
@pytest.mark.parametrize("place", ["wrong kind", "no parent"])
def test_a_report_that_cannot_be_written_is_told_before_the_run(
    unospec: Unospec, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, option: str, place: str
) -> None:
    monkeypatch.setattr("unospec.cli.verify.conduct", lambda *_, **__: pytest.fail("it ran"))
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").touch()
    path = tmp_path / ("file" if option == "html" else "folder")
    if place == "no parent":
        path = tmp_path / ("file" if option == "html" else "nothing") / "report"
    before = sorted(tmp_path.rglob("*"))
    outcome = unospec("verify", "--rules", "ka", f"--{option}", str(path))
    assert (outcome.status, outcome.out, outcome.err.count("\n")) == (2, "", 1)
    assert outcome.err.startswith(f"{path}: cannot be ")
    assert sorted(tmp_path.rglob("*")) == before


def test_a_report_that_turns_out_unwritable_takes_nothing_else_along(
    unospec: Unospec, tmp_path: Path, some: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("unospec.cli.verify._check_reports", lambda _: None)
    other = tmp_path / "other.xml"
    plain = unospec("verify", "--rules", "ka", "-k", some)
    words = ["--json", str(tmp_path), "--junit", str(other)]
    outcome = unospec("verify", "--rules", "ka", "-k", some, *words)
    assert (outcome.status, outcome.err) == (2, f"{tmp_path}: cannot be written (Is a directory)\n")
    assert outcome.out == plain.out != ""
    assert other.read_text(encoding="utf-8").startswith("<?xml")


def test_two_reports_to_one_file(unospec: Unospec, tmp_path: Path, some: str) -> None:
    page = tmp_path / "page"
    for words in (
        ("--json", str(tmp_path / "a"), "--junit", str(tmp_path / "page" / ".." / "a")),
        ("--html", str(page), "--markdown", str(page / "index.html")),
    ):
        page.mkdir(exist_ok=True)
        outcome = unospec("verify", "--rules", "ka", "-k", some, *words)
        assert (outcome.status, outcome.out, outcome.err.count("\n")) == (2, "", 1)
        assert "two reports are to be written to this file" in outcome.err
    assert list(tmp_path.rglob("*")) == [page]
    assert unospec("verify", "--rules", "ka", "-k", some, "--json", "/dev/null", "--junit", "/dev/null").status == 0


@pytest.mark.parametrize("option", ["json", "junit", "badge", "markdown", "html"])
def test_a_dash_stands_for_stdout(
    unospec: Unospec, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, some: str, option: str
) -> None:
    monkeypatch.chdir(tmp_path)
    words = ("verify", "--rules", "ka", "-k", some)
    name = "page/index.html" if option == "html" else "report"
    summary = unospec(*words, f"--{option}", name.partition("/")[0]).out
    written = (tmp_path / name).read_text(encoding="utf-8")
    before = sorted(tmp_path.rglob("*"))
    outcome = unospec(*words, f"--{option}", "-")
    assert (outcome.status, outcome.out, outcome.err) == (0, written, summary)
    quiet = unospec(*words, f"--{option}", "-", "--quiet")
    assert (quiet.out, quiet.err) == (written, "")
    assert sorted(tmp_path.rglob("*")) == before


@pytest.mark.parametrize("other", ["junit", "badge", "markdown", "html"])
def test_two_reports_to_stdout(unospec: Unospec, some: str, other: str) -> None:
    outcome = unospec("verify", "--rules", "ka", "-k", some, "--json", "-", f"--{other}", "-")
    assert (outcome.status, outcome.out) == (2, "")
    assert outcome.err == "-: two reports are to be written to this file\n"


def test_two_processes_give_the_same_reports(unospec: Unospec, engines: Path, some: str, tmp_path: Path) -> None:
    written = []
    for processes in ("1", "2"):
        folder = tmp_path / processes
        words = ["--engine", f"{engines.name}:Refusing", "--rules", "ka", "-k", some, "--quiet", "-n", processes]
        unospec("verify", *words, "--html", str(folder), "--json", str(tmp_path / f"{processes}.json"))
        written.append((folder / "index.html").read_bytes() + (tmp_path / f"{processes}.json").read_bytes())
    assert written[0] == written[1]
