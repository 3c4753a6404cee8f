"""The tools of others that fetch things for us, npm and pip, and where these are kept."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from unospec import nodejs
from unospec.spec.messages import Told


def kept(kind: str, variable: str) -> Path:
    """The folder that things of a kind are kept in: that of the environment variable, else one in the user's cache."""
    told = os.environ.get(variable)
    if told:
        return Path(told).expanduser().absolute()
    home = Path.home()
    if sys.platform == "win32":
        cache = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        cache = home / "Library" / "Caches"
    else:
        cache = Path(os.environ.get("XDG_CACHE_HOME") or home / ".cache")
    return cache / "unospec" / kind


def npm(package: str) -> list[str]:
    """The words that begin a command line of npm. Raises Problem if there is none to fetch the package with."""
    found = nodejs.npm()
    if found is None:
        raise Told("no-npm", "get-node", {"command": nodejs.GET}, package=package)
    return found


def fetch(tool: str, package: str, command: Sequence[str], folder: Path | None = None) -> None:
    """Run the command of a tool that fetches a package. folder: where it is run, if not here.

    Raises Problem with the last thing that it says if it fails.
    """
    try:
        done = subprocess.run(
            command,
            cwd=folder,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
    except OSError as error:
        raise Told("tool-failed", tool=tool, package=package, why=error.strerror or error) from None
    if done.returncode:
        said = [line.strip() for line in (done.stderr or done.stdout).splitlines() if line.strip()]
        # npm ends with the place of its log.
        telling = [line for line in said if "debug-0.log" not in line and "complete log" not in line]
        why = telling[-1] if telling else f"exit {done.returncode}"
        raise Told("tool-failed", "try-again", {}, tool=tool, package=package, why=why)
