"""YAML whose every value knows its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from unospec.problems import Problem
from unospec.spec.yaml_lines import load, loads

PATH = Path("data.yaml")


def test_keys_and_values_know_their_lines() -> None:
    whole = loads("a: 1\nb:\n  c: [x,\n    y]\n", PATH)
    (_, a), (b_key, b) = whole.entries()
    assert (a.line, b_key.line, b.line) == (1, 2, 3)
    (_, c), *_ = b.entries()
    assert [item.line for item in c.items()] == [3, 4]


def test_scalars_stay_text() -> None:
    whole = loads("a: no\nb: 1.10\nc: ~\nd: '~'\ne:\n", PATH).fields("abcde")
    assert (whole["a"].text(), whole["b"].text(), whole["d"].text()) == ("no", "1.10", "~")
    assert whole["c"].is_none()
    assert whole["e"].is_none()
    assert whole["c"].optional_text() == ""


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("a: 1\na: 2", 'data.yaml:2: "a" is given twice'),
        ("a: 1\nx: 2", 'data.yaml:2: unknown key "x"; known: a, b'),
        ("a: 1\nlong-nam: 2", 'data.yaml:2: unknown key "long-nam"; did you mean "long-name"?'),
        ("b: 1", 'data.yaml:1: the key "a" is missing'),
        ("- a", "data.yaml:1: a mapping of keys to values is needed here"),
        ("a: [1, 2\nb: 3\n", "data.yaml:2: not YAML:"),
        ("a: 'x\n", "data.yaml:2: not YAML:"),
        ("", "data.yaml: the file is empty"),
        ("\ufeffa: 1", "data.yaml:1: the file begins with a byte order mark; save it without"),
        ("a: \x07", "data.yaml: not YAML:"),
    ],
)
def test_complaints_name_the_line(text: str, complaint: str) -> None:
    optional = ("b", "long-name") if "long" in text else ("b",)
    with pytest.raises(Problem) as caught:
        loads(text, PATH).fields(("a",), optional)
    assert str(caught.value).startswith(complaint)
    assert "\n" not in str(caught.value)


def test_wrong_kinds_of_values() -> None:
    whole = loads("text: [1]\nnumber: -3\nlist: x\ntwice: [a, a]\nword: stacs", PATH)
    fields = whole.fields(("text", "number", "list", "twice", "word"))
    for read, complaint in (
        (lambda: fields["text"].text(), "data.yaml:1: a text is needed here"),
        (lambda: fields["number"].whole(1), 'data.yaml:2: a whole number from 1 up is needed here, not "-3"'),
        (lambda: fields["list"].items(), "data.yaml:3: a list is needed here"),
        (lambda: fields["twice"].texts(), 'data.yaml:4: "a" is given twice'),
        (
            lambda: fields["word"].word(("stacks", "none")),
            'data.yaml:5: unknown word "stacs"; did you mean "stacks"?',
        ),
    ):
        with pytest.raises(Problem) as caught:
            read()
        assert str(caught.value) == complaint


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "latin.yaml").write_bytes(b"a: 1\nb: \xe9\n")
    with pytest.raises(Problem, match=r"latin\.yaml:2: this is not UTF-8"):
        load(tmp_path / "latin.yaml")
    with pytest.raises(Problem, match=r"none\.yaml: cannot be read"):
        load(tmp_path / "none.yaml")
