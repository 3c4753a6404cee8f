"""Engines are found by name, and a name that is none is told in one line."""

from __future__ import annotations

from pathlib import Path

import pytest

from unospec.adapters.registry import SHIPPED, open_engine
from unospec.problems import Problem
from unospec.running.engines import greet


@pytest.mark.parametrize("name", SHIPPED)
def test_every_shipped_engine_answers(name: str) -> None:
    assert greet(open_engine(name, in_process=True)).protocol == 1


def test_an_adapter_of_the_user_is_found_where_the_command_is_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "my_own_engine.py").write_text(
        "class Mine:\n"
        "    def handle(self, message):\n"
        "        return {'type': 'hello', 'id': message['id'], 'protocol': 1, 'name': 'mine', 'version': '0'}\n"
        "class Not:\n"
        "    pass\n",
        encoding="utf-8",
    )
    (tmp_path / "my_broken_engine.py").write_text("1 / 0\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [*__import__("sys").path])
    assert greet(open_engine("my_own_engine:Mine", in_process=True)).name == "mine"
    for name, complaint in {
        "my_own_engine:Yours": 'the module "my_own_engine" has no class "Yours"',
        "my_own_engine:Not": '"my_own_engine:Not" is no adapter; it needs a method handle',
        "my_broken_engine:Mine": 'the module "my_broken_engine" breaks down when it is imported: division by zero',
        "my_missing_engine:Mine": 'the module "my_missing_engine" cannot be imported',
    }.items():
        with pytest.raises(Problem) as raised:
            open_engine(name, in_process=True)
        assert complaint in str(raised.value)


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("rlcad", 'unknown engine "rlcad"; did you mean "rlcard"?'),
        ("xyzzy", 'unknown engine "xyzzy"; known: reference, rlcard, '),
        ("", 'unknown engine ""'),
        (":Class", 'unknown engine ":Class"'),
        ("module:", 'unknown engine "module:"'),
    ],
)
def test_a_name_that_is_none_is_told(name: str, complaint: str) -> None:
    with pytest.raises(Problem) as raised:
        open_engine(name)
    assert str(raised.value).startswith(complaint)


def test_an_engine_that_is_not_installed_is_told_how_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "unospec.adapters.rlcard", None)
    with pytest.raises(Problem, match=r'the engine "rlcard" is not installed; pip install rlcard==1\.2\.0, or unospec'):
        open_engine("rlcard", in_process=True)
