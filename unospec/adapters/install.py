"""Installing the engines of shipped adapters: each in a pinned version, into a folder of its own.

The folder of an engine lies in the engines' folder: that of the environment variable UNOSPEC_ENGINES, else one in the
user's cache. It is made under another name and gets its own name only once it is complete, so a folder that is there
is whole. Nothing of an engine ships with unospec.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Final, Literal

from unospec.adapters import node
from unospec.problems import Problem
from unospec.spec.messages import unknown

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
    told = os.environ.get(VARIABLE)
    if told:
        return Path(told).expanduser().absolute()
    home = Path.home()
    if sys.platform == "win32":
        cache = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        cache = home / "Library" / "Caches"
    else:
        cache = Path(os.environ.get("XDG_CACHE_HOME") or home / ".cache")
    return cache / "unospec" / "engines"


def folder(name: str, into: Path | None = None) -> Path:
    """Where that engine is installed, or would be. into: another folder of engines. Raises Problem if there is none."""
    pinned = _pinned(name)
    return (into or root()) / f"{ALIASES.get(name, name)}-{pinned.version}"


def installed(name: str) -> Path | None:
    """The folder of that engine if it is installed there. Raises Problem if there is no such engine."""
    place = folder(name)
    return place if (place / _pinned(name).holds).exists() else None


def install(name: str, into: Path | None = None) -> Path:
    """Install that engine, unless it is there already, and return its folder.

    Raises Problem if there is no such engine, if a tool is missing, or if the tool fails; no folder is left then.
    """
    pinned = _pinned(name)
    place = folder(name, into)
    if (place / pinned.holds).exists():
        return place
    command = _npm(pinned) if pinned.tool == "npm" else _pip(pinned)
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        making = Path(tempfile.mkdtemp(prefix=f".{place.name}-", dir=place.parent))
    except OSError as error:
        raise Problem(
            f"cannot write there: {error.strerror}", path=place.parent, hint="choose another folder"
        ) from None
    try:
        _run(pinned, [*command, str(making), *pinned.words])
        if not (making / pinned.holds).exists():
            raise Problem(f"{pinned.words[0]} has been installed, but holds no {pinned.holds}")
        making.chmod(0o755)  # a temporary folder is its maker's alone
        if place.exists():  # not whole, or it would have been found above
            shutil.rmtree(place)
        making.rename(place)
    except BaseException:
        shutil.rmtree(making, ignore_errors=True)
        raise
    return place


def _pinned(name: str) -> Pinned:
    pinned = PINNED.get(ALIASES.get(name, name))
    if pinned is None:
        raise unknown("installable", name, PINNED)
    return pinned


def _npm(pinned: Pinned) -> list[str]:
    """The command, all but the folder and the packages. Raises Problem if there is no npm."""
    npm = node.npm()
    if npm is None:
        raise Problem(f"npm is needed for {pinned.package} and is not there", hint=node.HINT)
    quiet = ["--no-audit", "--no-fund", "--no-package-lock", "--loglevel=error"]
    # Scripts of packages are not run, and what they can do without is left out.
    return [*npm, "install", "--ignore-scripts", "--omit=optional", *quiet, "--prefix"]


def _pip(pinned: Pinned) -> list[str]:
    """The command, all but the folder and the packages. Raises Problem if this Python has no pip."""
    if find_spec("pip") is None:
        hint = "python -m ensurepip, or install it with your own tool"
        raise Problem(f"pip is needed for {pinned.package} and this Python has none", hint=hint)
    return [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--target"]


def _run(pinned: Pinned, command: Sequence[str]) -> None:
    """Run the tool and wait for it. Raises Problem with the last thing it says if it fails."""
    try:
        done = subprocess.run(
            command, stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8", errors="replace", check=False
        )
    except OSError as error:
        raise Problem(f"{pinned.tool} cannot be run: {error.strerror}", hint="check its installation") from None
    if done.returncode:
        said = [line.strip() for line in (done.stderr or done.stdout).splitlines() if line.strip()]
        # npm ends with the place of its log.
        telling = [line for line in said if "debug-0.log" not in line and "complete log" not in line]
        why = telling[-1] if telling else f"exit status {done.returncode}"
        raise Problem(f"{pinned.tool} could not install {pinned.words[0]}: {why}", hint="try again; nothing was kept")
