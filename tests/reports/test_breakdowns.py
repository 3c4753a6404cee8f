"""Engines that break down are told once, with what they wrote to stderr; known issues with what is known of them."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Unospec, unospec
from tests.reports.building import HOSTILE, Mute, Spoilt, again, verified
from unospec.adapters.known import KnownIssue, read, shipped
from unospec.language.catalogs import catalog
from unospec.protocol.messages import Arrange, Hello
from unospec.protocol.process import Process
from unospec.reports import html_report, json_report, junit, markdown
from unospec.reports.breakdowns import has_no_start, select
from unospec.reports.screen import Screen
from unospec.reports.summary import TOLD
from unospec.reports.terminal import show
from unospec.reports.verification import Part, Verification
from unospec.running.conduct import Result
from unospec.running.verdicts import Finding
from unospec.scenarios import library

__all__ = ["unospec"]  # a fixture

ENGLISH = catalog("en")
DIES = "import sys; print('Traceback: 1', file=sys.stderr); print('  no table', file=sys.stderr); sys.exit(5)"

#: Prints at its start and at every message, and breaks down at the third position.
TALKS = """
import json, sys
print("welcome", file=sys.stderr)
arranged = 0
for line in sys.stdin:
    message = json.loads(line)
    print("told", message["id"], file=sys.stderr, flush=True)
    arranged += message["type"] == "arrange"
    if arranged == 3:
        sys.exit(9)
    hello = {"type": "hello", "protocol": 1, "name": "talks", "version": "1"}
    reply = hello if message["type"] == "hello" else {"type": "unsupported", "why": "no"}
    print(json.dumps({**reply, "id": message["id"]}), flush=True)
"""


def printed(run: Verification) -> str:
    stream = io.StringIO()
    show(run, Screen(stream, 100, False), ENGLISH, again)
    return stream.getvalue()


def crashed(stderr: str, verdict: Any = "crash") -> Verification:
    finding = Finding(verdict, "ended", {"how": "exit 1", "last": "gone", "stderr": stderr})
    return Verification("tests:Engine", verified(Spoilt, match="no such id").hello, [_part(finding)], False)


def _part(*findings: Finding) -> Part:
    some = library.scenarios("hu")
    return Part("hu", [Result(scenario, finding) for scenario, finding in zip(some, findings, strict=False)])


def test_an_engine_that_never_starts_is_a_story_of_a_few_lines(
    unospec: Unospec, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("dies.py").write_text(DIES, encoding="utf-8")
    engine = f"cmd:{sys.executable} dies.py"
    for rules in ((), ("--rules", "hu")):
        outcome = unospec("verify", "--engine", engine, *rules, "--json", "report.json", "--markdown", "page.md")
        assert (outcome.status, outcome.err) == (3, "")
        lines = outcome.out.splitlines()
        assert len(lines) <= 7
        assert "(exit 5). Its last words on stderr: no table" in outcome.out
        assert f"{sys.executable} dies.py" in outcome.out
        assert '{"type": "hello", "id": 0, "protocol": 1}' in outcome.out
        assert lines[-2:] == ["    Traceback: 1", "      no table"]
        report = json.loads(Path("report.json").read_text(encoding="utf-8"))
        assert report["results"][0]["stderr"] == "Traceback: 1\n  no table\n"
        assert len(Path("page.md").read_text(encoding="utf-8").splitlines()) < 12


def test_only_what_never_introduced_itself_has_not_started() -> None:
    assert not has_no_start(crashed("x"))
    assert not has_no_start(Verification("e", None, [_part(Finding("pass"), Finding("crash", "ended"))], False))
    assert not has_no_start(Verification("e", None, [_part(Finding("not-applicable", "other-rules"))], False))


def test_what_ended_alike_is_told_once_and_what_was_not_run_is_counted() -> None:
    ended = Finding("crash", "ended", {"how": "exit 1", "last": "gone"})
    other = Finding("crash", "ended", {"how": "exit 2", "last": "gone"})
    given_up = Finding("crash", "given-up", {"times": "8"}, cause=ended)
    told = select([_part(ended, ended, other, ended, given_up, given_up)], TOLD, ENGLISH)
    assert [each.finding for _, each in told.stories] == [ended, other]
    assert [line.partition(" ")[0] for line in told.more] == ["2", "2"]
    assert "ended like this" in told.more[0]
    assert "not run" in told.more[1]


def test_every_report_has_what_was_written_to_stderr() -> None:
    said = "Traceback (most recent call last):\n    line 3, in play\n" + HOSTILE
    run = crashed(said)
    assert json_report.plain(run, ENGLISH)["results"][0]["stderr"] == said
    page = html_report.page(run, ENGLISH, again)
    for text in (printed(run), page, markdown.text(run, ENGLISH, again), junit.text(run, ENGLISH, again)):
        assert "Traceback (most recent call last):" in text
        assert "line 3, in play" in text
        assert "\x1b[31m" not in text
    assert "<script>alert" not in page
    assert "<script>alert" not in markdown.text(run, ENGLISH, again)


def test_one_line_on_stderr_is_not_told_twice() -> None:
    assert printed(crashed("gone")).count("gone") == 1


def test_stderr_is_that_of_the_start_and_of_the_scenario() -> None:
    engine = Process([sys.executable, "-c", TALKS])
    engine.ask(Hello(0, 1))
    for number in (1, 2):
        engine.ask(_position(number))
    assert engine.stderr == "welcome\ntold 0\ntold 2\n"
    engine.close()


def test_an_exception_in_an_adapter_is_told_with_its_place(
    unospec: Unospec, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("raising.py").write_text(
        "from unospec.adapters.reference import Reference\n"
        "class Raising(Reference):\n"
        "    def handle(self, message):\n"
        "        if message['type'] == 'act':\n"
        "            raise KeyError('no card')\n"
        "        return super().handle(message)\n",
        encoding="utf-8",
    )
    words = ("--engine", "raising:Raising", "--rules", "hu", "--sentence", "hu-029")
    outcome = unospec("verify", *words, "--json", "one.json")
    assert outcome.status == 3
    assert 'raising.py", line 5, in handle' in outcome.out
    assert outcome.out.count("What the engine wrote to stderr:") == 1
    unospec("verify", *words, "--json", "two.json", "-n", "2")
    assert Path("one.json").read_bytes() == Path("two.json").read_bytes()


def test_where_nothing_can_be_run_only_the_reasons_are_told(unospec: Unospec, tmp_path: Path) -> None:
    assert unospec("adapter", "new", "--language", "any", str(tmp_path)).status == 0
    for rules in ((), ("--rules", "hu")):
        outcome = unospec("verify", "--engine", f"cmd:sh {tmp_path / 'adapter.sh'}", *rules)
        assert outcome.status == 3
        assert "The position cannot be set up – the engine has no positions yet" in outcome.out
        assert "0 of 0" not in outcome.out
        assert len(outcome.out.splitlines()) < 14


# Known issues.


def known(verdict: Any) -> Verification:
    run = verified(Spoilt, match="hu-draw-two-answered", known="hu-draw-two-answered")
    part = Part("hu", [Result(each.scenario, Finding(verdict, each.reason)) for each in run.results])
    issue = KnownIssue("hu-draw-two-answered", f"It is so. {HOSTILE}", "engine.py:12-14")
    return Verification(run.engine, run.hello, [part], False, known={issue.scenario: issue})


def test_every_report_has_what_is_known() -> None:
    run = known("known-issue")
    assert json_report.plain(run, ENGLISH)["results"][0]["known"]["where"] == "engine.py:12-14"
    page = html_report.page(run, ENGLISH, again)
    for text in (printed(run), page, markdown.text(run, ENGLISH, again), junit.text(run, ENGLISH, again)):
        assert "It is so." in text
        assert "engine.py:12-14" in text
        assert "\x1b[31m" not in text
    assert "<script>alert" not in page


def test_a_known_issue_that_passes_is_told_with_what_was_known() -> None:
    text = printed(known("unexpected-pass"))
    assert "It passes now; take it off the list of known issues." in text
    assert "engine.py:12-14" in text


def test_what_is_known_of_a_shipped_engine_is_its_finding() -> None:
    path = shipped("rlcard")
    assert path is not None
    issue = read(path)["hu-draw-two-answered"]
    assert issue.where == "rlcard/games/uno/round.py:214-215"
    assert issue.why.startswith("A Draw Two deals two cards to the next player")
    assert issue.finding == "rlcard/no-answer-to-draw-two"


def test_the_mute_engine_is_told_once() -> None:
    assert printed(verified(Mute)).count("What happened:") == 1


def _position(number: int) -> Arrange:
    from unospec.adapters.checking.trial import FIRST, arrange

    return arrange(FIRST, f"counts:p{number}")
