"""Engines are found by name, and a name that is none is told in one line."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from unospec.adapters import install
from unospec.adapters.registry import SHIPPED, adapter_class, open_engine
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
    with pytest.raises(Problem, match=r'the engine "rlcard" is not installed; type unospec adapter install rlcard'):
        open_engine("rlcard", in_process=True)


@pytest.mark.parametrize("name", ["uno-engine", "showdown", "pokemon-showdown"])
def test_engines_on_node_are_told_how_to_install(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(install.VARIABLE, str(tmp_path))
    with pytest.raises(Problem, match=r"is not installed; type unospec adapter install (uno-engine|showdown)$"):
        open_engine(name)
    with pytest.raises(Problem, match="runs on Node"):
        open_engine(name, in_process=True)


def test_an_engine_that_was_installed_for_us_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(install.VARIABLE, str(tmp_path))
    package = install.folder("rlcard") / "rlcard" / "games" / "uno"
    package.mkdir(parents=True)
    for folder in (package.parent.parent, package.parent, package):
        (folder / "__init__.py").write_text("Game = 'stands in'\n", encoding="utf-8")
    (package / "card.py").write_text("UnoCard = 'stands in'\n", encoding="utf-8")
    path = [each for each in sys.path if not (Path(each) / "rlcard").exists()]
    (tmp_path / "numpy.py").write_text("", encoding="utf-8")
    monkeypatch.setattr(sys, "path", [*path, str(tmp_path)])
    for module in [each for each in sys.modules if each.partition(".")[0] in ("rlcard", "numpy")]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.delitem(sys.modules, "unospec.adapters.rlcard", raising=False)
    adapter = adapter_class("rlcard")
    assert sys.modules[adapter.__module__].__dict__["Game"] == "stands in"
    for module in [each for each in sys.modules if each.partition(".")[0] in ("rlcard", "numpy")]:
        del sys.modules[module]
    del sys.modules["unospec.adapters.rlcard"]
