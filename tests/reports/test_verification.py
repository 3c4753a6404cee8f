"""What is counted of a run, and its exit status."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.reports.building import Lavish, verified
from unospec.language.catalogs import catalog
from unospec.reports.summary import broken, engine_name
from unospec.reports.verification import Part, Verification, standing_of
from unospec.reports.words import message
from unospec.running.conduct import Result
from unospec.running.verdicts import VERDICTS, Finding, Verdict
from unospec.scenarios import library
from unospec.spec.ledger import ledger


def _run(*verdicts: Verdict, survey: bool = False) -> Verification:
    scenario = library.scenarios("hu")[0]
    results = [Result(scenario, Finding(verdict), ("jump-in",)) for verdict in verdicts]
    return Verification("engine", None, [Part("hu", results)], survey)


@pytest.mark.parametrize(
    ("verdicts", "status"),
    [
        (("pass",), 0),
        (("pass", "unsupported", "not-applicable"), 0),
        (("pass", "known-issue"), 0),
        (("known-issue",), 0),
        (("pass", "fail"), 1),
        (("pass", "unexpected-pass"), 1),
        (("pass", "unstable"), 1),
        (("fail", "crash"), 1),
        (("pass", "crash"), 3),
        (("pass", "timeout"), 3),
        (("pass", "protocol-error"), 3),
        (("pass", "error"), 3),
        (("pass", "adapter-fault"), 3),
        (("unsupported", "not-applicable"), 3),
        ((), 3),
    ],
)
def test_exit_status(verdicts: tuple[Verdict, ...], status: int) -> None:
    assert _run(*verdicts).exit_status() == status


def test_exit_status_of_a_survey() -> None:
    assert _run("pass", "fail", survey=True).exit_status() == 0
    assert _run("pass", "fail", survey=True).exit_status(strict=True) == 1
    assert _run("pass", "crash", survey=True).exit_status() == 3
    assert _run("unsupported", survey=True).exit_status() == 3


def test_what_passes_unexpectedly_puts_no_rule_in_question() -> None:
    assert broken(_run("unexpected-pass").parts[0], catalog("en")) == "no rule is broken"
    assert broken(_run("known-issue").parts[0], catalog("en")) == "1 rule is in question"


def test_totals_fold_no_verdict_into_another() -> None:
    run = _run(*VERDICTS)
    assert run.totals == dict.fromkeys(VERDICTS, 1)
    (part,) = run.parts
    assert (part.passed, part.judged) == (1, 5)
    assert part.by_rule() == {"jump-in": dict.fromkeys(VERDICTS, 1)}


def test_what_passed_is_split_by_standing() -> None:
    results = [Result(scenario, Finding("pass")) for scenario in library.scenarios("hu")]
    split = Part("hu", results).by_standing()
    assert split["stated"][0] + split["implied"][0] == len(results)
    assert all(passed == judged > 0 for passed, judged in split.values())
    for result in results:
        if standing_of(result) == "stated":
            for citation in result.scenario.cites:
                assert any(limit.standing == "stated" for limit in ledger("hu").cited(citation))


def test_findings_speak_of_names_and_cards_not_of_codes() -> None:
    finding = Finding("fail", "differs:hands", {"what": "hands:p2", "expected": "['red-7', 'wild']", "actual": "[]"})
    assert message(finding, catalog("en")) == "the hand (Ben): expected red 7, Wild, found nothing."
    refused = Finding("fail", "not-accepted:play", {"act": "play", "player": "p1", "why": "\x1b[2Jp1 said red-7"})
    told = message(refused, catalog("en"))
    assert "Anna" in told
    assert "p1 said red-7" in told
    assert "\x1b" not in told
    assert message(Finding("pass"), catalog("en")) == ""


def test_an_engine_without_a_name_is_called_as_it_was_asked_for() -> None:
    run = verified(Lavish, match="hu-draw-two-answered")
    assert run.hello is not None
    assert engine_name(run) == f"{run.hello.name} {run.hello.version}"
    assert engine_name(replace(run, hello=replace(run.hello, name="", version=""))) == "tests:Engine"
    assert engine_name(replace(run, hello=None)) == "tests:Engine"
