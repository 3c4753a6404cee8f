"""``unospec identify``: the table, the file, five languages."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Unospec
from unospec.spec.catalogue import catalogue


def test_the_reference_under_a_rule_set_is_told_as_data_and_as_a_table(unospec: Unospec, tmp_path: Path) -> None:
    file = tmp_path / "found.json"
    outcome = unospec("identify", "--engine", "reference", "--play", "lv", "--json", str(file))
    assert outcome.status == 0, outcome.err
    assert "Nearest: lv\n" in outcome.out
    data = json.loads(file.read_text(encoding="utf-8"))
    assert list(data)[-1] == "complete"
    assert data["nearest"] == ["lv"]
    assert data["rules"]["draw-amount"]["variant"] == "until-playable"
    assert "draws-how-many" in data["rules"]["draw-amount"]["probes"]
    assert data["rules"]["draw-amount"]["scenarios"]
    assert data["rules"]["jump-in-target"]["masked_by"] == ["jump-in"]


@pytest.mark.parametrize("engine", ["reference", "stdio"])
def test_an_engine_need_not_be_set_to_anything(unospec: Unospec, tmp_path: Path, engine: str) -> None:
    if engine == "stdio":
        engine = f"cmd:{shlex.quote(sys.executable)} -m unospec.adapters.serving unospec.adapters.reference:Reference"
    outcome = unospec("identify", "--engine", engine, "--json", str(tmp_path / "found.json"))
    assert outcome.status == 0, outcome.err
    data = json.loads((tmp_path / "found.json").read_text(encoding="utf-8"))
    defaults = catalogue().defaults()
    assert [rule for rule, told in data["rules"].items() if told["variant"] not in (None, defaults[rule])] == []
    assert data["rules"]["draw-amount"]["variant"] == defaults["draw-amount"]
    assert [rule for rule, told in data["rules"].items() if told["status"] == "unknown"] == []


@pytest.mark.parametrize("words", [("--play", "xx"), ("--play", "hu+what")])
def test_an_unknown_rule_set_is_one_clear_line(unospec: Unospec, words: tuple[str, ...]) -> None:
    outcome = unospec("identify", "--engine", "reference", *words)
    assert outcome.status == 2
    assert len(outcome.err.splitlines()) == 1


def test_an_engine_that_does_not_start_is_told(unospec: Unospec) -> None:
    outcome = unospec("identify", "--engine", "cmd:false")
    assert outcome.status == 3
    assert "did not introduce itself" in outcome.err
