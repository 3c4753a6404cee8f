"""Text on a terminal."""

from __future__ import annotations

import io

import pytest

from unospec.language.naming import printable
from unospec.language.width import width
from unospec.reports.screen import Screen
from unospec.reports.tables import Cell, Heading, table


class Terminal(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def _plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")


def test_colour_is_for_terminals_only(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Screen(Terminal()).styled("no", "bold red") == "\x1b[1;31mno\x1b[0m"
    assert Screen(io.StringIO()).styled("no", "red") == "no"
    monkeypatch.setenv("TERM", "dumb")
    assert Screen(Terminal()).styled("no", "red") == "no"
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("NO_COLOR", "1")
    assert Screen(Terminal()).styled("no", "red") == "no"


def test_an_empty_no_color_forbids_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "")
    assert Screen(Terminal()).colour


def test_the_width_of_a_pipe(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "77")
    assert Screen(io.StringIO()).width == 77
    monkeypatch.setenv("COLUMNS", "wide")
    assert Screen(io.StringIO()).width == 120


def test_columns_line_up_though_letters_are_longer_in_bytes_or_styled() -> None:
    screen = Screen(Terminal(), width=60, colour=True)
    lines = table(screen, [[Cell("ბარათი", "red"), "one"], ["ā́b", "two"], ["plain", "three"]], indent=0)
    bare = [line.replace("\x1b[31m", "").replace("\x1b[0m", "") for line in lines]
    assert [width(line[: line.index("t" if "t" in line else "o")]) for line in bare] == [8, 8, 8]


def test_wide_cells_wrap_within_the_screen() -> None:
    screen = Screen(io.StringIO(), width=40)
    long = "a cell with a good many words that do not fit on one line"
    lines = table(screen, [["short", long], ["other", "x"]], ["head", "text"])
    assert all(width(line) <= 40 for line in lines)
    assert " ".join(" ".join(line[9:] for line in lines[2:-1]).split()).replace("short ", "") == long
    assert lines[0].split() == ["head", "text"]
    assert set(lines[1].strip()) == {"─"}


def test_headings_stand_across() -> None:
    screen = Screen(io.StringIO(), width=40)
    lines = table(screen, [Heading("A long heading over narrow columns"), ["a", "b"]])
    assert lines == ["A long heading over narrow columns", "  a  b"]


def test_rows_may_have_empty_cells() -> None:
    screen = Screen(io.StringIO(), width=40)
    assert table(screen, [["", "b"], ["a", ""]]) == ["     b", "  a"]
    assert table(screen, []) == []


def test_what_engines_say_steers_no_terminal() -> None:
    assert printable("\x1b[31mred\r\nline\x07") == "[31mred  line"
