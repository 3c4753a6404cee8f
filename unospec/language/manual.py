"""Long texts in Markdown, such as the adapter guide, translated piece by piece; code stays as it is.

A piece is a heading, a paragraph, an item of a list or a cell of a table. Its context is made from the heading it
stands below and its first words: a piece that comes or goes leaves the others alone, and one whose later words change
keeps its translation, which is stale then.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from unospec.language.catalogs import Catalog

_FENCE = re.compile(r"\s*```")
_ROW = re.compile(r"\|(?P<cells>.*)\|\s*")
_RULE = re.compile(r"[|:\s-]+")
_LEAD = re.compile(r"#+ |\s*(?:[*-]|\d+\.) ")
_CODE = re.compile(r"`[^`]*`")
_LINK = re.compile(r"\]\(([^()]*)\)")
#: So many of its first words name a piece.
_NAMING = 6


@dataclass(frozen=True, slots=True)
class Piece:
    """What is translated at once. context: of its message; empty for what is the same in every language."""

    text: str
    context: str = ""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the text, or a paragraph. number: of its first line in the file. lead and tail: the marks around."""

    number: int
    lead: str
    pieces: tuple[Piece, ...] = ()
    tail: str = ""


@cache
def lines(path: Path) -> tuple[Line, ...]:
    """The lines of a Markdown file. No two pieces that differ have the same context."""
    found: list[Line] = []
    section, texts = "", dict[str, str]()
    for number, lead, cells, tail in _blocks(path.read_text(encoding="utf-8").splitlines()):
        if cells and lead.startswith("#"):
            section = _slug(cells[0])
        named = []
        for text in cells:
            words = re.search(r"[^\W\d_]", _CODE.sub("", text))
            context = f"manual:{path.stem}:{section}/{_slug(text)}" if words else ""
            while context and texts.setdefault(context, text) != text:
                context += "+"
            named.append(Piece(text, context))
        found.append(Line(number, lead, tuple(named), tail))
    return tuple(found)


def told(path: Path, catalog: Catalog, missing: Callable[[str], str] = str) -> str:
    """The text in the language of the catalog, in Markdown. missing: makes what stands for an untranslated piece of
    its English."""

    if catalog.language == "en":
        return path.read_text(encoding="utf-8")

    def text(piece: Piece) -> str:
        if piece.context and catalog.has(piece.context):
            return catalog.text(piece.context)
        return missing(piece.text) if piece.context else piece.text

    return "".join(f"{line.lead}{' | '.join(map(text, line.pieces))}{line.tail}\n" for line in lines(path))


def kept(text: str) -> set[str]:
    """What a translation has to keep: code and the targets of links."""
    return {*_CODE.findall(text), *_LINK.findall(text)}


def _blocks(source: Sequence[str]) -> Iterator[tuple[int, str, Sequence[str], str]]:
    """Line number, lead, cells and tail; lines that belong together are joined."""
    code = False
    held: tuple[int, str, list[str]] | None = None
    for number, line in enumerate((*source, ""), 1):
        fence, row = _FENCE.match(line), _ROW.fullmatch(line)
        lead = _LEAD.match(line)
        if held and (held[1].startswith("#") or fence or row or lead or not line.strip()):
            yield held[0], held[1], [" ".join(held[2])], ""
            held = None
        if code or fence or _RULE.fullmatch(line) or not line:
            code ^= fence is not None
            if number <= len(source):
                yield number, line, (), ""
        elif row:
            yield number, "| ", re.split(r" *\| *", row["cells"].strip(" ")), " |"
        elif held:
            held[2].append(line.strip())
        else:
            start = lead[0] if lead else ""
            held = number, start, [line[len(start) :].strip()]


def _slug(text: str) -> str:
    """The first words of a text, as a part of a context."""
    return "-".join(re.findall(r"[^\W_]+", text.lower())[:_NAMING])
