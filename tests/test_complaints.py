"""What a user is told is wrong can be said in any language: no English stands where a problem is raised."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from unospec.language.catalogs import catalog
from unospec.problems import Problem
from unospec.spec import messages
from unospec.spec.faults import Fault
from unospec.spec.hints import near, near_or_known

ROOT = Path(__file__).resolve().parent.parent / "unospec"

#: Modules that find and read the messages themselves; where these fail, there is nothing to say it with.
BARE = {"problems.py", "paths.py", "language/catalogs.py", "language/texts.py", "language/extractors.py"}

CALLS = [
    (path.relative_to(ROOT).as_posix(), node)
    for path in sorted(ROOT.rglob("*.py"))
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    if isinstance(node, ast.Call) and node.args
]


def _name(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


def _english(source: str) -> Iterator[str]:
    """Calls in a module that raise a problem with a text of their own."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and node.args and _name(node) in ("Problem", "ArgumentTypeError"):
            if isinstance(node.args[0], ast.JoinedStr):
                parts = node.args[0].values
                letters = "".join(str(part.value) for part in parts if isinstance(part, ast.Constant))
            else:
                letters = str(node.args[0].value) if isinstance(node.args[0], ast.Constant) else ""
            if re.search(r"[A-Za-z]", letters):
                yield ast.unparse(node)


def test_no_problem_is_told_in_english_only() -> None:
    found = [
        f"{name}: {call}"
        for name in sorted(path.relative_to(ROOT).as_posix() for path in ROOT.rglob("*.py"))
        if name not in BARE
        for call in _english((ROOT / name).read_text(encoding="utf-8"))
    ]
    assert not found


def test_english_is_found() -> None:
    assert list(_english("raise Problem('too bad')"))
    assert list(_english("raise Problem(f'{name} is bad', path=path)"))
    assert not list(_english("raise Problem(f'{command}: {message}')"))


def test_what_is_told_is_in_the_tables_with_its_fields() -> None:
    asked = [
        (name, call, call.args[0].value)
        for name, call in CALLS
        if _name(call) in ("Fault", "Told", "problem")
        and isinstance(call.args[0], ast.Constant)
        and isinstance(call.args[0].value, str)
    ]
    assert len(asked) > 150
    for name, call, id in asked:
        assert id in messages.ENGLISH, f"{name}:{call.lineno}"
        wanted = set(re.findall(r"\{(\w+)\}", messages.ENGLISH[id]))
        given = {keyword.arg for keyword in call.keywords if keyword.arg}
        if all(keyword.arg for keyword in call.keywords):
            assert wanted <= given, f"{name}:{call.lineno}: {id} needs {wanted - given}"


def test_hints_are_in_the_tables() -> None:
    for name, call in CALLS:
        if _name(call) not in ("Fault", "problem"):
            continue
        for given in call.args[1:]:
            if isinstance(given, ast.Tuple) and isinstance(given.elts[0], ast.Constant) and len(given.elts) == 2:
                assert given.elts[0].value in messages.HINTS_ENGLISH, f"{name}:{call.lineno}"


def test_a_fault_has_its_place_and_a_hint() -> None:
    fault = Fault("data.unknown-key", near("kolour", ("colour", "card")), path="x.yaml", line=3, text="kolour")
    assert isinstance(fault, Problem)
    assert str(fault) == 'x.yaml:3: unknown key "kolour"; did you mean "colour"?'


def test_few_known_words_are_told() -> None:
    sentences = [f"{language}-{number:03}" for language in ("hu", "lv") for number in range(1, 90)]
    assert near("hu-42", sentences) == ("near", {"near": "hu-042"})
    assert near("hu-999", sentences) == near("hu-", sentences) == ("", {})
    assert near("ka-draw-two", ["hu-draw-two", "lv-draw-two"]) == ("", {})
    assert near_or_known("zzz", ("colour", "card")) == ("known", {"known": "colour, card"})
    assert near_or_known("zzz", [f"word{number}" for number in range(40)])[0] == ""


def test_long_texts_are_cut() -> None:
    assert len(Fault("data.unknown-key", text="x" * 500).message) < 160


@pytest.mark.parametrize("language", ["et", "hu", "ka", "lv"])
def test_problems_and_hints_are_told_in_every_language(language: str) -> None:
    from unospec.cli.main import tell

    fault = Fault("data.unknown-key", near("kolour", ("colour",)), path="x.yaml", line=3, text="kolour")
    (line,) = tell(fault, catalog(language))
    assert line.startswith("x.yaml:3: ")
    assert "kolour" in line
    assert "colour" in line.replace("kolour", "")
    assert "unknown" not in line
    assert "did you mean" not in line


@pytest.mark.parametrize("language", ["et", "hu", "ka", "lv"])
def test_what_the_system_says_and_what_is_to_be_typed_is_told_in_the_language(language: str) -> None:
    from unospec.cli.main import tell

    (line,) = tell(Fault("unreadable", path="x.yaml", why="No such file or directory"), catalog(language))
    assert "No such file" not in line
    (line,) = tell(messages.Told("no-command", "write-form", {"form": "cmd:COMMAND"}), catalog(language))
    assert "COMMAND" not in line
    # What a user could have meant is a name, not a placeholder.
    (line,) = tell(messages.Told("rule-set", "near", {"near": "NAME"}, name="NAMES"), catalog(language))
    assert "NAME" in line.split(";")[1]
