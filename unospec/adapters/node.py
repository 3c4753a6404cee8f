"""The engines that run on Node.js."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from unospec import nodejs
from unospec.adapters import install
from unospec.spec.messages import Told

#: The adapters written for Node.js, by the name of the engine; places beside this file.
ADAPTERS: Final[Mapping[str, str]] = {"uno-engine": "uno_engine/adapter.js", "showdown": "showdown/adapter.js"}


def command(name: str) -> list[str]:
    """The command line of that engine's adapter. Raises Problem if the engine or Node.js is not installed."""
    place = install.installed(name)
    if place is None:
        raise Told("not-installed", "type", {"command": f"unospec adapter install {name}"}, engine=name)
    program = nodejs.executable()
    if program is None:
        raise Told("no-node", "get-node", {"command": nodejs.GET}, engine=name)
    return [program, str(Path(__file__).resolve().parent / ADAPTERS[name]), str(place)]
