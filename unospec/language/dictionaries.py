"""Dictionaries to look words up in: those of npm, in pinned versions, kept in the user's cache; read by Hunspell."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import tempfile
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

from unospec.problems import Problem

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
def missing(language: str) -> str:
    """Why words of this language cannot be looked up here; empty if they can. Fetches the dictionary if need be."""
    if language not in PINNED:
        return f"there is no dictionary for {language}"
    if find_spec("hunspell") is None:
        return "the package chunspell is not installed"
    try:
        fetch(language)
    except Problem as problem:
        return str(problem)
    return ""


@cache
def knows(language: str) -> Callable[[str], bool]:
    """What tells whether the dictionary of a language knows a word. Raises Problem if it cannot be had."""
    if why := missing(language):
        raise Problem(why)
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
    from unospec.adapters import node

    npm = node.npm()
    if npm is None:
        raise Problem(f"npm is needed for {name} and is not there", hint=node.HINT)
    try:
        place.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=place) as making:
            _pack(npm, PINNED[language], Path(making))
            for file in _FILES:
                (Path(making) / file).replace(place / file)
    except OSError as error:
        raise Problem(f"cannot write there: {error.strerror}", path=place, hint=f"set {VARIABLE}") from None
    return place


def _pack(npm: list[str], package: str, folder: Path) -> None:
    """Unpacks what belongs to the dictionary into the folder. Raises Problem if npm fails."""
    command = [*npm, "pack", package, "--silent", "--ignore-scripts"]
    done = subprocess.run(
        command, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8", errors="replace"
    )
    archive = next(folder.glob("*.tgz"), None)
    if done.returncode or archive is None:
        said = (done.stderr or done.stdout).strip().splitlines()
        raise Problem(f"npm could not fetch {package}: {said[-1] if said else done.returncode}", hint="try again later")
    with tarfile.open(archive) as packed:
        for file in _FILES:
            content = packed.extractfile(f"package/{file}")
            if content is None:
                raise Problem(f"{package} holds no {file}")
            (folder / file).write_bytes(content.read())


def root() -> Path:
    """The folder that dictionaries are kept in."""
    told = os.environ.get(VARIABLE)
    if told:
        return Path(told).expanduser().absolute()
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = home / "Library" / "Caches"
    else:
        base = Path(os.environ.get("XDG_CACHE_HOME") or home / ".cache")
    return base / "unospec" / "dictionaries"
