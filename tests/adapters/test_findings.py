"""What is known of the engines on Node.js: every failure has its finding, every finding its place in the source."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from tests.adapters.conftest import Start
from tests.adapters.test_honesty_node import ENGINES, _results
from unospec import paths
from unospec.adapters import install, known
from unospec.scenarios import library
from unospec.spec.catalogue import catalogue

#: All engines with findings; what needs no engine to be there is tested for all of them.
ALL = (*ENGINES, "rlcard", "skilluno")


def _findings(name: str) -> list[dict[str, object]]:
    path = paths.data() / "docs" / "engines" / f"{name}.yaml"
    if not path.is_file():
        pytest.skip("there is no checkout")
    found: list[dict[str, object]] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return found


def _known(name: str) -> dict[str, str]:
    path = known.shipped(name)
    assert path is not None
    return {issue.scenario: issue.finding.removeprefix(f"{name}/") for issue in known.read(path).values()}


@pytest.mark.parametrize("name", ALL)
def test_findings_speak_of_rules_and_scenarios_that_exist(name: str) -> None:
    scenarios = {scenario.id for scenario in library.scenarios()}
    for finding in _findings(name):
        rule = catalogue().rules[str(finding["rule"])]
        assert finding["variant"] is None or finding["variant"] in rule.variants, finding["key"]
        assert set(finding["scenarios"]) <= scenarios  # type: ignore[call-overload]


@pytest.mark.parametrize("name", ALL)
def test_known_issues_are_those_of_the_findings(name: str) -> None:
    told = {id: str(finding["key"]) for finding in _findings(name) for id in finding["scenarios"]}  # type: ignore[attr-defined]
    assert _known(name) == told


@pytest.mark.slow
@pytest.mark.parametrize("name", ENGINES)
def test_known_issues_are_all_that_fails(start: Start, name: str) -> None:
    results = _results(start(name), list(library.scenarios()))
    failed = {id for id, result in results.items() if result.verdict not in ("pass", "unsupported")}
    assert failed == set(_known(name))
    assert {results[id].verdict for id in failed} == {"fail"}


@pytest.mark.parametrize("name", ENGINES)
def test_the_places_are_there(node_engines: object, name: str) -> None:
    package = Path(node_engines(name)) / "node_modules" / install.PINNED[name].package  # type: ignore[operator]
    for finding in _findings(name):
        lines = (package / str(finding["file"])).read_text(encoding="utf-8").splitlines()
        for part in str(finding["lines"]).split(", "):
            first, _, last = part.partition("-")
            assert 0 < int(first) <= int(last or first) <= len(lines)


def test_an_engine_that_catches_by_itself_is_not_blamed(start: Start) -> None:
    unnoticed = [
        each for each in library.scenarios() if each.id in ("et-unnoticed-omission", "hu-unnoticed-costs-nothing")
    ]
    assert len(unnoticed) == 2
    for result in _results(start("showdown"), unnoticed).values():
        assert (result.verdict, result.reason) == ("unsupported", "automatic:catch")


def test_a_command_is_no_file_of_known_issues() -> None:
    jars = ":".join(["lib/some-long-name-of-a-jar.jar"] * 200)
    assert known.shipped(f"cmd:java -cp {jars} Engine") is None
    assert known.shipped("cmd:../known_issues/rlcard") is None
    assert known.shipped("rlcard") is not None
