"""The tools of others that fetch things for us, npm and pip, and where these are kept."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from unospec import interrupts, nodejs
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


def fetch(
    tool: str,
    package: str,
    command: Sequence[str],
    folder: Path | None = None,
    environment: Mapping[str, str] | None = None,
) -> None:
    """Run the command of a tool that fetches a package.

    folder: where it is run, if not here. environment: more variables than those of this process.

    Raises Problem with the last thing that it says if it fails.
    """
    from unospec.protocol.trees import Tree

    tree: Tree | None = None
    try:
        with interrupts.held():
            tree = Tree(command, environment, folder)
        status, out, err = tree.outcome()
    except OSError as error:
        raise Told("tool-failed", tool=tool, package=package, why=error.strerror or error) from None
    finally:
        if tree is not None:
            tree.end()
    if status:
        said = [line.strip() for line in (err or out).splitlines() if line.strip()]
        # npm ends with the place of its log.
        telling = [line for line in said if "debug-0.log" not in line and "complete log" not in line]
        why = telling[-1] if telling else f"exit {status}"
        raise Told("tool-failed", "try-again", {}, tool=tool, package=package, why=why)
