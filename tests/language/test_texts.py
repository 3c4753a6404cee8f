"""Texts declared in code."""

from __future__ import annotations

from pathlib import Path

import pytest

from unospec.language.texts import declared, tables
from unospec.problems import Problem

SOURCE = """\
TEXTS = {
    # What it counts.
    # Here.
    "verify.passed": ("{count} one", "{count} many"),
    "site:head": "a "
    "b",
    "refusal:colour": "wrong colour",
}
HINTS: dict[str, str] = {"near": "did you?"}
OTHER = {"x": "no text"}
"""


def test_tables_are_read_from_the_source() -> None:
    found = tables(SOURCE, Path("m.py"))
    assert {context: text.texts for context, text in found.items()} == {
        "ui:verify.passed": ("{count} one", "{count} many"),
        "site:head": ("a b",),
        "refusal:colour": ("wrong colour",),
        "ui:hint.near": ("did you?",),
    }
    assert found["ui:verify.passed"].line == 4
    assert found["ui:verify.passed"].comments == ("What it counts.", "Here.")


@pytest.mark.parametrize("value", ['f"{x}"', "name", '("a", "b", "c")', "1"])
def test_what_is_no_plain_text_is_a_problem(value: str) -> None:
    with pytest.raises(Problem, match=r"m.py:1: an entry of TEXTS is no plain text"):
        tables(f'TEXTS = {{"a": {value}}}\n', Path("m.py"))


def test_the_texts_of_the_project_are_found() -> None:
    assert declared()["ui:locales.right"].path.name == "locales.py"
