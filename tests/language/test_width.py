"""Columns on a terminal, whatever the letters."""

from __future__ import annotations

import pytest

from unospec.language.width import pad, shorten, table, width, wrap


@pytest.mark.parametrize(
    ("text", "columns"),
    [("abc", 3), ("ქართული", 7), ("színválasztó", 12), ("szi\u0301n", 4), ("漢字", 4), ("", 0), ("a\u200bb", 2)],
)
def test_width(text: str, columns: int) -> None:
    assert width(text) == columns


def test_padding_counts_columns() -> None:
    assert pad("e\u0301", 3) == "e\u0301  "
    assert pad("წესი", 6, right=True) == "  წესი"
    assert pad("long", 2) == "long"


@pytest.mark.parametrize(
    ("text", "columns", "short"),
    [("abcdef", 6, "abcdef"), ("abcdef", 4, "abc…"), ("ab cd", 4, "ab…"), ("漢字", 3, "漢…")],
)
def test_shortening(text: str, columns: int, short: str) -> None:
    assert shorten(text, columns) == short
    assert width(shorten(text, columns)) <= columns


def test_wrapping_keeps_all_words() -> None:
    assert wrap("a bb ccc dddd", 6, indent="  ") == ["a bb", "  ccc", "  dddd"]
    assert wrap("averylongword a", 4) == ["averylongword", "a"]
    assert wrap("", 10) == []


def test_tables_align_in_every_script() -> None:
    lines = table([["წესი", "1"], ["a", "200"]], right=(1,))
    assert lines == ["წესი    1", "a     200"]
    assert table([]) == []
    assert table([["a", "b"], ["ccc"]]) == ["a    b", "ccc"]
