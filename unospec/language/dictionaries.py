"""Dictionaries to look words up in: those of npm, in pinned versions, kept in the user's cache; read by Hunspell."""

from __future__ import annotations

import os
import tarfile
import tempfile
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

from unospec import folders, tools
from unospec.problems import Problem
from unospec.spec.faults import Fault
from unospec.spec.messages import Told

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

#: Names the folder that dictionaries are kept in.
VARIABLE: Final = "UNOSPEC_DICTIONARIES"

#: The package of each language.
PINNED: Final[Mapping[str, str]] = {
    "et": "dictionary-et@2.0.0",
    "hu": "dictionary-hu@3.0.0",
    "ka": "dictionary-ka@1.1.0",
    "lv": "dictionary-lv@2.0.0",
}

#: What a dictionary consists of.
_FILES = ("index.aff", "index.dic")


@cache
def missing(language: str) -> Problem | None:
    """Why words of this language cannot be looked up here; None if they can. Fetches the dictionary if need be."""
    if language not in PINNED:
        return Fault("catalog.no-dictionary", language=language)
    if find_spec("hunspell") is None:
        return Fault("no-package", ("type", {"command": "pip install chunspell"}), package="chunspell")
    try:
        fetch(language)
    except Problem as problem:
        return problem
    return None


@cache
def knows(language: str) -> Callable[[str], bool]:
    """What tells whether the dictionary of a language knows a word. Raises Problem if it cannot be had."""
    if why := missing(language):
        raise why
    from hunspell import Hunspell

    book = Hunspell("index", hunspell_data_dir=f"{fetch(language)}{os.sep}")

    def known(word: str) -> bool:
        return bool(book.spell(word)) or ("-" in word and all(book.spell(part) for part in word.split("-")))

    return known


def fetch(language: str) -> Path:
    """The folder of a language's dictionary, fetched with npm the first time.

    Raises Problem if there is no npm or if it cannot fetch it; nothing is left then.
    """
    name, _, version = PINNED[language].partition("@")
    place = root() / f"{name}-{version}"
    if all((place / file).is_file() for file in _FILES):
        return place
    command = tools.npm(name)
    with (
        folders.replaced(place, ("set", {"variable": VARIABLE})) as making,
        tempfile.TemporaryDirectory(dir=making) as packed,
    ):
        _pack(command, PINNED[language], Path(packed))
        for file in _FILES:
            (Path(packed) / file).replace(making / file)
    return place


def _pack(npm: list[str], package: str, folder: Path) -> None:
    """Unpacks what belongs to the dictionary into the folder. Raises Problem if npm fails."""
    tools.fetch("npm", package, [*npm, "pack", package, "--silent", "--ignore-scripts"], folder)
    archive = next(folder.glob("*.tgz"), None)
    if archive is None:
        raise Told("package-lacks", package=package, file="*.tgz")
    with tarfile.open(archive) as packed:
        for file in _FILES:
            content = packed.extractfile(f"package/{file}")
            if content is None:
                raise Told("package-lacks", package=package, file=file)
            (folder / file).write_bytes(content.read())


def root() -> Path:
    """The folder that dictionaries are kept in."""
    return tools.kept("dictionaries", VARIABLE)
