"""``unospec adapter install``: the engine of a shipped adapter, in a pinned version, into a folder of its own."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from unospec.language.catalogs import Catalog

TEXTS = {
    "adapter-install.name": "the engine: {engines}",
    "adapter-install.into": "the folder to make its folder in; if left out, that of the environment variable "
    "{variable}, else one in your cache",
    # Shown on a terminal while it is installed. {package}: its name and version; {tool}: npm or pip; {seconds}: passed.
    "adapter-install.progress": "{tool} installs {package}: {seconds} s",
    # {name}: the engine.
    "adapter-install.done": "{name} {version} is in {folder}",
    # Where the folder is not the one that is looked in; {command}: what to type.
    "adapter-install.elsewhere": "to use it: {command}",
}


def arguments(parser: argparse.ArgumentParser, catalog: Catalog) -> None:
    """Declares the arguments."""
    from unospec.adapters.install import PINNED, VARIABLE

    text = catalog.text
    parser.add_argument("name", metavar="NAME", help=text("ui:adapter-install.name", engines=", ".join(PINNED)))
    parser.add_argument("--into", type=Path, metavar="DIR", help=text("ui:adapter-install.into", variable=VARIABLE))


def run(options: argparse.Namespace, catalog: Catalog) -> int:
    """Installs the engine. Returns 0. Raises Problem if that cannot be done."""
    from unospec.adapters import install
    from unospec.cli.progress import ticking
    from unospec.protocol import command_lines

    name = install.ALIASES.get(options.name, options.name)
    into = None if options.into is None else options.into.expanduser().absolute()
    pinned = install.pinned(name)

    def told(seconds: int) -> str:
        fields = {"tool": pinned.tool, "package": pinned.words[0]}
        return catalog.text("ui:adapter-install.progress", **fields, seconds=seconds)

    with ticking(told):
        place = install.install(name, into)
    print(catalog.text("ui:adapter-install.done", name=name, version=pinned.version, folder=place))
    if place.parent != install.root():
        where = command_lines.join([str(place.parent)])
        command = f"{install.VARIABLE}={where} {catalog.typed(f'unospec verify --engine {name}')}"
        print(catalog.text("ui:adapter-install.elsewhere", command=command))
    return 0
