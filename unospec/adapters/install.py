"""Installing the engines of shipped adapters: each in a pinned version, into a folder of its own.

The folder of an engine lies in the engines' folder: that of the environment variable UNOSPEC_ENGINES, else one in the
user's cache. It gets its name only once it is complete, so a folder that is there is whole. Nothing of an engine ships
with unospec.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Final, Literal

from unospec import folders
from unospec.spec.messages import Told, unknown
from unospec.tools import fetch, kept, npm

#: Names the folder that holds the folders of engines.
VARIABLE: Final = "UNOSPEC_ENGINES"


@dataclass(frozen=True, slots=True)
class Pinned:
    """What is installed for an engine. package, version: as its registry names them. beside: what else is pinned, of
    what it needs. holds: a file or folder that has to be there afterwards, from the engine's folder."""

    tool: Literal["npm", "pip"]
    package: str
    version: str
    holds: str
    beside: tuple[str, ...] = ()

    @property
    def words(self) -> tuple[str, ...]:
        """What the tool is told to install."""
        between = "@" if self.tool == "npm" else "=="
        return (f"{self.package}{between}{self.version}", *self.beside)


#: The engines that can be installed, by the name of their adapter.
PINNED: Final[Mapping[str, Pinned]] = {
    "rlcard": Pinned("pip", "rlcard", "1.2.0", "rlcard/games/uno"),
    "skilluno": Pinned("pip", "skilluno", "1.16.0", "uno/core.py"),
    "uno-engine": Pinned(
        "npm",
        "uno-engine",
        "2.0.3",
        "node_modules/uno-engine/dist/uno-engine.cjs.js",
        ("events@3.3.0", "shuffle@0.2.5"),
    ),
    "showdown": Pinned(
        "npm", "pokemon-showdown", "0.11.11", "node_modules/pokemon-showdown/dist/server/chat-plugins/uno.js"
    ),
}

#: Other names under which people look for them.
ALIASES: Final[Mapping[str, str]] = {"pokemon-showdown": "showdown"}


def root() -> Path:
    """The engines' folder."""
    return kept("engines", VARIABLE)


def folder(name: str, into: Path | None = None) -> Path:
    """Where that engine is installed, or would be. into: another folder of engines. Raises Problem if there is none."""
    return (into or root()) / f"{ALIASES.get(name, name)}-{pinned(name).version}"


def installed(name: str) -> Path | None:
    """The folder of that engine if it is installed there. Raises Problem if there is no such engine."""
    place = folder(name)
    return place if (place / pinned(name).holds).exists() else None


def install(name: str, into: Path | None = None) -> Path:
    """Install that engine, unless it is there already, and return its folder.

    Raises Problem if there is no such engine, if a tool is missing, or if the tool fails; no folder is left then.
    """
    wanted = pinned(name)
    place = folder(name, into)
    if (place / wanted.holds).exists():
        return place
    command = _npm(wanted) if wanted.tool == "npm" else _pip(wanted)
    with folders.replaced(place, ("other-folder", {})) as making:
        # Whatever the tool leaves behind when it is interrupted goes with the rest.
        scratch = making / ".tmp"
        scratch.mkdir()
        apart = dict.fromkeys(("TMPDIR", "TEMP", "TMP"), str(scratch))
        fetch(wanted.tool, wanted.words[0], [*command, str(making), *wanted.words], environment=apart)
        shutil.rmtree(scratch, ignore_errors=True)
        if not (making / wanted.holds).exists():
            raise Told("package-lacks", package=wanted.words[0], file=wanted.holds)
    return place


def pinned(name: str) -> Pinned:
    """What is installed for that engine. Raises Problem if there is no such engine."""
    found = PINNED.get(ALIASES.get(name, name))
    if found is None:
        raise unknown("installable", name, PINNED)
    return found


def _npm(wanted: Pinned) -> list[str]:
    """The command, all but the folder and the packages. Raises Problem if there is no npm."""
    quiet = ["--no-audit", "--no-fund", "--no-package-lock", "--loglevel=error"]
    # Scripts of packages are not run, and what they can do without is left out.
    return [*npm(wanted.package), "install", "--ignore-scripts", "--omit=optional", *quiet, "--prefix"]


def _pip(wanted: Pinned) -> list[str]:
    """The command, all but the folder and the packages. Raises Problem if this Python has no pip."""
    if find_spec("pip") is None:
        raise Told("no-pip", "type", {"command": "python -m ensurepip"}, package=wanted.package)
    return [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--target"]
