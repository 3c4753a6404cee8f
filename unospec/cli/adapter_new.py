"""``unospec adapter new``: the skeleton of an adapter, with a toy engine behind it that is to be replaced."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from unospec.language.catalogs import Catalog

TEXTS = {
    "adapter-new.language": "the language of the engine: {languages}; any is for all others",
    "adapter-new.folder": "the folder to write into; it is made if need be, and no file in it is overwritten",
    "adapter-new.written": "written into {folder}:",
    # {file}, {protocol}: file names; {schemas}: a folder.
    "adapter-new.engine": "{file} is a toy engine. Try the commands below with it, then put your own engine "
    "in its place. {protocol} says what each message means, and {schemas} holds the JSON Schemas.",
    # For a language without a skeleton of its own. {file}, {protocol}, {example}: file names; {schemas}: a folder.
    "adapter-new.frame": "{file} is the frame of an adapter: it answers every message, but no engine is behind it. "
    "Write the same in your language. {protocol} says what each message means, {example} is a conversation to go by, "
    "and {schemas} holds the JSON Schemas.",
    # Heads an example of messages.
    "adapter-new.short": "The protocol in short: one JSON object on a line comes on stdin, and one goes to stdout:",
    # Heads a list of commands to type.
    "adapter-new.next": "Next:",
}


def arguments(parser: argparse.ArgumentParser, catalog: Catalog) -> None:
    """Declares the arguments."""
    from unospec.adapters.skeletons import SKELETONS

    languages = ", ".join(SKELETONS)
    parser.add_argument(
        "--language",
        required=True,
        metavar="NAME",
        help=catalog.text("ui:adapter-new.language", languages=languages),
    )
    parser.add_argument("folder", type=Path, metavar="DIR", help=catalog.text("ui:adapter-new.folder"))


def run(options: argparse.Namespace, catalog: Catalog) -> int:
    """Writes the skeleton and tells what to do next. Returns 0. Raises Problem if that cannot be done."""
    from unospec.adapters import skeletons
    from unospec.protocol import command_lines

    folder = options.folder
    written = skeletons.write(options.language, folder, catalog)
    skeleton, command = skeletons.SKELETONS[options.language], skeletons.command(options.language)
    print(catalog.text("ui:adapter-new.written", folder=folder))
    for path in written:
        print(f"  {path.relative_to(folder)}")
    beside = {"file": skeleton.engine, "protocol": skeletons.PROTOCOL, "schemas": skeletons.SCHEMAS}
    if skeleton.kit:
        print(catalog.text("ui:adapter-new.engine", **beside))
    else:
        print(catalog.text("ui:adapter-new.frame", example=skeletons.CONVERSATION, **beside))
        print(catalog.text("ui:adapter-new.short"))
        for line in skeletons.example():
            print(f"  {line}")
    print(catalog.text("ui:adapter-new.next"))
    for line in (
        command_lines.join(["cd", str(folder)]),
        skeleton.first,
        catalog.typed(f'unospec adapter check "cmd:{command}"'),
        catalog.typed(f'unospec verify --engine "cmd:{command}"'),
    ):
        if line:
            print(f"  {line}")
    return 0
