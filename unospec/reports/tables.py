"""Tables of text whose columns line up in every script, and wrap where the terminal is narrow."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from unospec.language.width import pad, width, wrap
from unospec.reports.screen import Screen

_GAP = 2
#: A column is not made narrower than this while another can give way.
_LEAST = 9


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell. text: what it says. style: of all of it."""

    text: str
    style: str = ""


@dataclass(frozen=True, slots=True)
class Heading:
    """A line across all columns that heads the rows below it."""

    text: str


Row: TypeAlias = Sequence[Cell | str] | Heading


def table(screen: Screen, rows: Sequence[Row], heads: Sequence[str] = (), indent: int = 2) -> list[str]:
    """The lines of a table as wide as its content, or as the screen if that is narrower.

    heads: names of the columns, with a rule below them, if there are any. indent: blanks before each line.
    """
    whole: list[list[Cell] | Heading] = [
        row if isinstance(row, Heading) else [cell if isinstance(cell, Cell) else Cell(cell) for cell in row]
        for row in rows
    ]
    if heads:
        whole.insert(0, [Cell(head, "bold") for head in heads])
    cells = [row for row in whole if not isinstance(row, Heading)]
    if not cells:
        return []
    wide = _widths(cells, screen.width - indent)
    lines: list[str] = []
    for number, row in enumerate(whole):
        if isinstance(row, Heading):
            lines += [*([""] if lines else []), screen.styled(row.text, "bold")]
        else:
            lines += [" " * indent + line for line in _row(screen, row, wide)]
        if heads and number == 0:
            lines.append(" " * indent + screen.styled("─" * (sum(wide) + _GAP * (len(wide) - 1)), "dim"))
    return lines


def paragraph(screen: Screen, text: str, indent: int = 2, style: str = "") -> list[str]:
    """The lines of a paragraph that fits the screen."""
    return [" " * indent + screen.styled(line, style) for line in wrap(text, max(screen.width - indent, 20))]


def _widths(cells: Sequence[Sequence[Cell]], available: int) -> list[int]:
    """How wide each column becomes: as wide as its content, the widest giving way until all fit."""
    columns = max(len(row) for row in cells)
    wide = [max((width(row[place].text) for row in cells if place < len(row)), default=0) for place in range(columns)]
    least = [
        max(_LEAST, *(width(word) for row in cells if place < len(row) for word in row[place].text.split() or [""]))
        for place in range(columns)
    ]
    available -= _GAP * (columns - 1)
    while sum(wide) > available:
        giving = [place for place in range(columns) if wide[place] > least[place]]
        if not giving:
            break
        wide[max(giving, key=lambda place: wide[place])] -= 1
    return wide


def _row(screen: Screen, row: Sequence[Cell], wide: Sequence[int]) -> list[str]:
    parts = [wrap(cell.text, columns) for cell, columns in zip(row, wide, strict=False)]
    lines: list[str] = []
    for level in range(max(1, *map(len, parts))):
        line = ""
        for cell, part, columns in zip(row, parts, wide, strict=False):
            text = part[level] if level < len(part) else ""
            # The blanks are counted first: the codes of a style would count as letters.
            line += screen.styled(text, cell.style) + pad(text, columns)[len(text) :] + " " * _GAP
        lines.append(line.rstrip())
    return lines
