"""Two reports compared."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, cast

import pytest

from tests.cli.conftest import Unospec, unospec
from tests.reports.building import Lavish, Spoilt, never_started, verified
from unospec.language.catalogs import catalog
from unospec.reports import json_report
from unospec.reports.comparison import Change, Outcome, Report, compare, read_report
from unospec.reports.words import message
from unospec.running.verdicts import Verdict

__all__ = ["unospec"]  # a fixture


def report(tmp_path: Path, name: str, results: dict[str, str], **more: Any) -> str:
    each = [
        {"scenario": id, "verdict": said.partition(" ")[0], "reason": said.partition(" ")[2], "message": f"on {id}"}
        for id, said in results.items()
    ]
    data = {"suite_version": "1", "engine": {"name": "E", "version": "1"}, "rules": "hu", "results": each}
    path = tmp_path / name
    path.write_text(json.dumps({**data, **more, "complete": True}), encoding="utf-8")
    return str(path)


def change(before: str | None, after: str | None) -> Change | None:
    def made(said: str | None) -> Report:
        outcome = {}
        if said is not None:
            verdict, _, reason = said.partition(" ")
            outcome["s"] = Outcome(cast(Verdict, verdict), reason, "")
        return Report(Path("r"), "1", "E", ("hu",), outcome)

    found = compare(made(before), made(after)).changed
    return found[0].change if found else None


@pytest.mark.parametrize(
    ("before", "after", "expected"),
    [
        ("pass", "fail a", "regression"),
        ("pass", "crash ended", "regression"),
        ("pass", "unstable a", "regression"),
        ("known-issue a", "fail a", "regression"),
        ("unsupported a", "fail a", "regression"),
        ("not-applicable a", "timeout a", "regression"),
        ("fail a", "pass", "fixed"),
        ("crash a", "pass", "fixed"),
        ("known-issue a", "unexpected-pass", "fixed"),
        ("known-issue a", "pass", "fixed"),
        ("fail a", "fail b", "reason"),
        ("fail a", "crash b", "reason"),
        ("unsupported a", "unsupported b", "reason"),
        ("unsupported a", "not-applicable b", "reason"),
        ("fail a", "known-issue a", "reason"),
        ("pass", "known-issue a", "reason"),
        ("pass", "unsupported a", "lost"),
        ("fail a", "not-applicable a", "lost"),
        ("unsupported a", "pass", "gained"),
        ("not-applicable a", "known-issue a", "gained"),
        (None, "fail a", "new"),
        (None, "pass", "new"),
        ("fail a", None, "gone"),
        ("pass", "pass", None),
        ("pass", "pass has-no-such-move:draw", None),
        ("fail a", "fail a", None),
    ],
)
def test_what_became_of_a_scenario(before: str | None, after: str | None, expected: Change | None) -> None:
    assert change(before, after) == expected


def test_a_regression_makes_the_exit_status(unospec: Unospec, tmp_path: Path) -> None:
    old = report(tmp_path, "old", {"hu-a": "pass", "hu-b": "fail x", "hu-d": "pass"})
    new = report(tmp_path, "new", {"hu-a": "fail y", "hu-b": "pass", "hu-c": "fail z"})
    outcome = unospec("diff", old, new)
    assert outcome.status == 1
    for told in ("1 regression", "1 fixed", "1 new scenario", "1 scenario is gone", "on hu-a", "pass → fail"):
        assert told in outcome.out
    assert unospec("diff", old, report(tmp_path, "more", {"hu-a": "pass", "hu-c": "fail z"})).status == 0


def test_the_comparison_as_json(unospec: Unospec, tmp_path: Path) -> None:
    old = report(tmp_path, "old", {"hu-a": "pass", "hu-b": "fail x"})
    new = report(tmp_path, "new", {"hu-a": "fail y", "hu-b": "fail x"}, suite_version="2", rules=["et", "hu"])
    outcome = unospec("diff", "--json", old, new)
    assert outcome.status == 1
    assert outcome.json["totals"]["regression"] == outcome.json["totals"]["same"] == 1
    assert outcome.json["changed"] == [
        {
            "scenario": "hu-a",
            "change": "regression",
            "before": {"verdict": "pass", "reason": ""},
            "after": {"verdict": "fail", "reason": "y"},
        }
    ]
    told = unospec("diff", old, new).out
    assert "different rules" in told
    assert "different versions of the suite" in told


def test_reports_of_nothing_in_common_are_told_so_in_a_line(unospec: Unospec, tmp_path: Path) -> None:
    old = report(tmp_path, "old", {"hu-a": "pass", "hu-b": "fail x"}, rules="hu")
    new = report(tmp_path, "new", {"ka-a": "pass"}, rules="ka")
    outcome = unospec("diff", old, new)
    assert outcome.status == 3
    assert "no scenario in common" in outcome.out
    assert "hu-a" not in outcome.out
    assert unospec("diff", "--json", old, new).status == 3
    none = report(tmp_path, "none", {}, rules="hu")
    assert [unospec("diff", *each).status for each in ((none, new), (new, none), (none, none))] == [3, 3, 3]


def test_reports_in_one_language_are_compared_in_another(unospec: Unospec, tmp_path: Path) -> None:
    paths = [str(tmp_path / "old"), str(tmp_path / "new")]
    for path, engine, language in zip(paths, (Lavish, Spoilt), ("lv", "hu"), strict=True):
        json_report.write(verified(engine), Path(path), catalog(language))
    told = re.sub(r"\s+", "", unospec("diff", *paths, "--lang", "ka").out)
    failed = [result.finding for result in verified(Spoilt).results if result.verdict == "fail"]
    assert failed
    for finding in failed:
        for language, expected in (("ka", True), ("hu", False)):
            beginning = message(finding, catalog(language)).partition("<script>")[0]
            assert (re.sub(r"\s+", "", beginning) in told) == expected


def test_why_an_engine_was_given_up_is_read_back(tmp_path: Path) -> None:
    run = never_started()
    json_report.write(run, tmp_path / "report", catalog("hu"))
    found = read_report(tmp_path / "report").results
    for result in run.results:
        again = found[result.scenario.id].finding
        assert again is not None
        assert message(again, catalog("lv")) == message(result.finding, catalog("lv"))


@pytest.mark.parametrize(
    "spoilt",
    [
        {"reason": "from-another-version:x"},
        {"fields": {}},
        {"fields": {"act": 3}},
        {"fields": [], "cause": {}},
        {"cause": "x"},
        {"cause": {"reason": "nothing-known"}},
        {"cause": {}},
        {"reason": "comes-and-goes", "fields": {"first": "made up"}},
    ],
)
def test_what_cannot_be_told_anew_is_told_as_it_was(tmp_path: Path, spoilt: dict[str, Any]) -> None:
    path = tmp_path / "report.json"
    json_report.write(verified(Spoilt, "hu", match="hu-draw-two-answered"), path, catalog("hu"))
    data = json.loads(path.read_text(encoding="utf-8"))
    (each,) = [each for each in data["results"] if each["scenario"] == "hu-draw-two-answered"]
    (whole,) = [found for id, found in read_report(path).results.items() if id == "hu-draw-two-answered"]
    assert whole.finding is not None
    each.update(spoilt)
    path.write_text(json.dumps(data), encoding="utf-8")
    found = read_report(path).results["hu-draw-two-answered"]
    assert (found.finding, found.message) == (None, each["message"])


def test_what_is_new_and_right_is_only_counted(unospec: Unospec, tmp_path: Path) -> None:
    old = report(tmp_path, "old", {"hu-a": "pass", "hu-gone": "pass"})
    new = report(tmp_path, "new", {"hu-a": "pass", "hu-b": "pass", "hu-c": "fail z", "hu-d": "not-applicable x"})
    told = unospec("diff", old, new).out
    assert "3 new scenarios" in told
    assert "1 scenario is gone" in told
    assert [name for name in ("hu-b", "hu-c", "hu-d", "hu-gone") if name in told] == ["hu-c"]


def test_every_cut_of_a_report_is_known_as_such(unospec: Unospec, tmp_path: Path) -> None:
    whole = report(tmp_path, "whole", {"hu-a": "pass", "hu-b": "fail x"})
    text = Path(whole).read_text(encoding="utf-8")
    cut = tmp_path / "cut"
    for length in (*range(20, len(text) - 1, 37), len(text) - 1):
        cut.write_text(text[:length], encoding="utf-8")
        outcome = unospec("diff", whole, str(cut))
        assert outcome.status == 2
        assert "cut: this report is cut off" in outcome.err


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"", "empty"),
        (b"  \n", "empty"),
        (b"[]", "no report"),
        (b"{}", "no report"),
        (b"null", "no report"),
        (b"<xml/>", "no report"),
        (b"\xff\xfe{", "no report"),
        (b'{"tests": [', "no report"),
        (b"[" * 100_000, "no report"),
        (b'{"suite_version": "1", "results": []}', "cut off"),
        (b'{"suite_version": "1", "results": [], "complete": "true"}', "cut off"),
        (b'{"suite_version": "1", "results": [3], "complete": true}', "no report"),
        (b'{"suite_version": "1", "results": [{"scenario": "a", "verdict": "ok"}], "complete": true}', "no report"),
        (b'{"suite_version": "1", "results": [{"scenario": 1, "verdict": "pass"}], "complete": true}', "no report"),
    ],
)
def test_what_is_no_report(unospec: Unospec, tmp_path: Path, content: bytes, told: str) -> None:
    whole = report(tmp_path, "whole", {"hu-a": "pass"})
    other = tmp_path / "other"
    other.write_bytes(content)
    outcome = unospec("diff", str(other), whole)
    assert (outcome.status, outcome.out) == (2, "")
    assert told in outcome.err
    assert outcome.err.count("\n") == 1


@pytest.mark.parametrize("wrong", [{"engine": "E 1"}, {"engine": None}, {"rules": 3}, {"results": "twice"}], ids=str)
def test_a_report_with_a_wrong_part(unospec: Unospec, tmp_path: Path, wrong: dict[str, Any]) -> None:
    whole = report(tmp_path, "whole", {"hu-a": "pass"})
    other = tmp_path / "other"
    data = {**json.loads(Path(whole).read_text(encoding="utf-8")), **wrong}
    if wrong == {"results": "twice"}:
        data["results"] = [{"scenario": "hu-a", "verdict": verdict} for verdict in ("pass", "fail")]
    other.write_text(json.dumps(data), encoding="utf-8")
    for words in ((whole, str(other)), (str(other), whole)):
        outcome = unospec("diff", *words)
        assert (outcome.status, outcome.out) == (2, "")
        assert outcome.err.startswith(f"{other}: this is no report of unospec verify")
        assert outcome.err.count("\n") == 1


def test_no_file(unospec: Unospec, tmp_path: Path) -> None:
    outcome = unospec("diff", str(tmp_path / "a"), str(tmp_path))
    assert outcome.status == 2
    assert "cannot be read" in outcome.err


def test_a_hostile_report_steers_no_terminal(unospec: Unospec, tmp_path: Path) -> None:
    old = report(tmp_path, "old", {"hu-\x1b[2J": "pass"}, engine={"name": "\x1b[31m" + "x" * 10_000})
    new = report(tmp_path, "new", {"hu-\x1b[2J": "fail \x1b"}, rules=["\x1b"], engine={})
    outcome = unospec("diff", old, new)
    assert outcome.status == 1
    assert "\x1b" not in outcome.out
    assert max(map(len, outcome.out.splitlines())) < 300
