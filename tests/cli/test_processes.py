"""However many engines run at a time, the reports are the same to the byte, whatever the engine does wrong."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli import lapses
from tests.cli.conftest import Unospec

_REPORTS = {"json": "r.json", "junit": "r.xml", "markdown": "r.md", "badge": "r.svg", "html": "page"}

#: Many scenarios in which somebody draws, and an engine that says nothing more is not waited for long.
_DRAWS = ("--rules", "ka", "-k", "a", "--timeout", "2")


def reports(unospec: Unospec, folder: Path, kind: str, processes: int, *words: str) -> dict[str, bytes | str | int]:
    """All that a run leaves behind, by name, and what it printed."""
    folder = folder / str(processes)
    folder.mkdir(parents=True)
    written = [word for option, name in _REPORTS.items() for word in (f"--{option}", str(folder / name))]
    engine = f"cmd:{sys.executable} {lapses.__file__} {kind}"
    outcome = unospec("verify", "--engine", engine, *words, *written, "-n", str(processes))
    found = {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    assert len(found) == len(_REPORTS), (sorted(found), outcome.err)
    return {**found, "out": outcome.out, "err": outcome.err, "status": outcome.status}


def results(report: dict[str, bytes | str | int]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(
        str(report["r.json"], "utf-8") if isinstance(report["r.json"], bytes) else "{}"
    )["results"]
    return found


def test_the_reports_are_the_same(unospec: Unospec, tmp_path: Path) -> None:
    one, two, three = (reports(unospec, tmp_path, "draws", each, *_DRAWS) for each in (1, 2, 3))
    assert one == two
    assert one == three
    found = results(one)
    assert {"pass", "fail", "protocol-error", "error", "timeout"} <= {each["verdict"] for each in found}
    assert len({each["reason"] for each in found}) > 8


@pytest.mark.parametrize("kind", ["id-in-text", "bad-json", "exit"])
def test_it_is_given_up_in_the_same_way(unospec: Unospec, tmp_path: Path, kind: str) -> None:
    one, two, three = (reports(unospec, tmp_path, kind, each, "--rules", "lv", "-k", "lv-wi") for each in (1, 2, 3))
    assert one == two
    assert one == three
    reasons = [each["reason"] for each in results(one)]
    assert reasons.count("given-up") > 2
    assert "2 times" not in results(one)[-1]["message"]


def test_it_stops_at_the_same_failure(unospec: Unospec, tmp_path: Path) -> None:
    one, two, three = (reports(unospec, tmp_path, "draws", each, *_DRAWS, "--fail-fast") for each in (1, 2, 3))
    assert one == two
    assert one == three
    verdicts = [each["verdict"] for each in results(one)]
    assert verdicts[-1] == "fail"
    assert len(verdicts) > 4
    assert "fail" not in verdicts[:-1]


def test_a_line_too_many_is_told_of_the_scenario_in_which_it_came(unospec: Unospec, tmp_path: Path) -> None:
    words = ("--rules", "lv", "-k", "lv-w")
    one, two, three = (reports(unospec, tmp_path, "unasked", each, *words) for each in (1, 2, 3))
    assert one == two
    assert one == three
    assert {each["reason"] for each in results(one)} == {"", "unasked"}


def test_a_line_before_the_first_reply_is_told_of_the_scenario_that_always_has_it(
    unospec: Unospec, tmp_path: Path
) -> None:
    words = ("--rules", "lv", "-k", "lv-wi")
    one, two, three = (reports(unospec, tmp_path, "at-first", each, *words) for each in (1, 2, 3))
    assert one == two
    assert one == three
    assert {each["reason"] for each in results(one)} == {"", "not-json"}


@pytest.mark.parametrize("processes", [1, 2])
def test_a_line_that_may_come_from_the_scenario_before_is_told_as_such(
    unospec: Unospec, tmp_path: Path, processes: int
) -> None:
    found = results(reports(unospec, tmp_path, "late", processes, "--rules", "lv", "-k", "lv-wi"))
    assert {each["reason"] for each in found} == {"", "left-over"}
    assert {each["verdict"] for each in found} == {"pass", "protocol-error"}
    (message,) = {each["message"] for each in found} - {""}
    assert "no JSON: your move?" in message
    assert "left over from the scenario before" in message


@pytest.mark.parametrize("kind", ["stays", "stays-after-play"])
def test_it_is_told_that_the_engine_did_not_end(unospec: Unospec, kind: str) -> None:
    engine = f"cmd:{sys.executable} {lapses.__file__} {kind}"
    words = ("verify", "--engine", engine, "--rules", "lv", "-k", "lv-wi")
    one, two = (unospec(*words, "-n", str(each)) for each in (1, 2))
    assert "did not end" in one.err
    assert one == two


def test_that_is_told_after_the_first_failure_too(unospec: Unospec) -> None:
    engine = f"cmd:{sys.executable} {lapses.__file__} refuses-and-stays"
    words = ("verify", "--engine", engine, "--rules", "ka", "-k", "a", "--fail-fast")
    one, two, three = (unospec(*words, "-n", str(each)) for each in (1, 2, 3))
    assert one.status == 1
    assert "did not end" in one.err
    assert one == two
    assert one == three
