"""Spelling: every word that people see is known to the dictionary, or to the reviewed list of the language.

The list ``locales/LANGUAGE/words.txt`` has one word a line, below headings that begin with ``#``, sorted below each. It
holds no word that the dictionary knows, and none that nothing uses. A word that nobody knows is mended or, once
somebody has looked at it, listed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from unospec import paths
from unospec.language import dictionaries, words
from unospec.problems import Problem
from unospec.spec.faults import Fault
from unospec.spec.hints import Hint

_LIST: Hint = ("look-up", {"file": "words.txt"})


def check(language: str) -> list[Problem]:
    """Every word of a language that is not known, and every line of the list that is wrong.

    Raises Problem if the dictionary cannot be had; `unospec.language.dictionaries.missing` tells before.
    """
    return problems(list_path(language), words.every(language), dictionaries.knows(language))


def problems(path: Path, used: Iterable[tuple[str, Path, int]], known: Callable[[str], bool]) -> list[Problem]:
    """What is wrong with the words used, and with the list at that path."""
    listed = read(path)
    found, needed, unknown = _order(path, listed), set(), set()
    for word, place, line in used:
        if known(word) or word in unknown:
            continue
        entry = next((form for form in (word, word[0].lower() + word[1:]) if form in listed), None)
        if entry is not None:
            needed.add(entry)
        else:
            unknown.add(word)
            found.append(Fault("catalog.unknown-word", _LIST, path=place, line=line, word=word))
    for word, line in listed.items():
        if known(word):
            found.append(Fault("catalog.known-word", ("delete-line", {}), path=path, line=line, word=word))
        elif word not in needed:
            found.append(Fault("catalog.unused-word", ("delete-line", {}), path=path, line=line, word=word))
    return found


def read(path: Path) -> dict[str, int]:
    """The words of a list with their lines; none if there is no list."""
    if not path.is_file():
        return {}
    lines = enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
    return {text.strip(): line for line, text in lines if text.strip() and not text.startswith("#")}


def list_path(language: str) -> Path:
    """Where the reviewed words of a language stand."""
    return paths.locales() / language / "words.txt"


def _order(path: Path, listed: dict[str, int]) -> list[Problem]:
    found: list[Problem] = []
    last, last_line = "", 0
    for word, line in listed.items():
        # A heading or an empty line between two words begins a new run.
        if line == last_line + 1 and word < last:
            found.append(Fault("catalog.unsorted", ("sorted", {}), path=path, line=line, word=word, last=last))
        last, last_line = word, line
    return found
