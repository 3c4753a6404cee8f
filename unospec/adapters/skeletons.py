"""Skeletons of adapters: a folder with a toy engine, its adapter and the kit of the language, ready to be changed."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from unospec import folders, kits, paths
from unospec.language import manual
from unospec.language.catalogs import Catalog
from unospec.spec.messages import Told, unknown

_KITS: Final = Path(kits.__file__).parent


#: What each message means, and the folder of its JSON Schemas.
PROTOCOL: Final = "protocol.md"
SCHEMAS: Final = "schemas/"

#: A whole conversation of the suite with an adapter, for languages without a kit.
CONVERSATION: Final = "conversation.txt"

#: So many lines of it are an example, and so much of each.
_SHORT: Final = 6
_WIDE: Final = 110


@dataclass(frozen=True, slots=True)
class Skeleton:
    """What is written for a language. kit: the file of the kit, from the folder of kits. first: what to run before,
    if anything. command: how the adapter is started. engine: the file to be replaced. tool: what has to be there."""

    kit: str
    first: str
    command: str
    engine: str
    tool: str


#: By language; `any` is for all others.
SKELETONS: Final[Mapping[str, Skeleton]] = {
    "python": Skeleton("python/unospec_kit.py", "", "{python} adapter.py", "toy_engine.py", "python"),
    "node": Skeleton("node/unospec.js", "", "node adapter.js", "toy-engine.js", "node"),
    "java": Skeleton(
        "java/Unospec.java", "javac -d classes *.java", "java -cp classes MyAdapter", "ToyEngine.java", "javac"
    ),
    "any": Skeleton("", "", "sh adapter.sh", "adapter.sh", "sh"),
}


def files(language: str) -> dict[str, Path]:
    """What is written for a language: the name of each file, with the file that it is a copy of."""
    skeleton = SKELETONS[language]
    found = {each.name: each for each in sorted((_KITS / language / "skeleton").iterdir()) if each.is_file()}
    if skeleton.kit:
        found[Path(skeleton.kit).name] = _KITS / skeleton.kit
    protocol = paths.spec() / "protocol"
    found[PROTOCOL] = protocol / PROTOCOL
    for name in ("request.schema.json", "reply.schema.json"):
        found[f"{SCHEMAS}{name}"] = protocol / "schemas" / name
    return found


def write(language: str, folder: Path, catalog: Catalog) -> list[Path]:
    """Write the skeleton into a folder, which is made if need be; what is told in it, in the language of the catalog.
    Gives the files.

    Raises Problem if there is no such language, if one of the files is there already, or if one cannot be written;
    nothing is left then.
    """
    if language not in SKELETONS:
        raise unknown("skeleton", language, SKELETONS)
    wanted = {folder / name: source for name, source in files(language).items()}
    for path in wanted:
        if path.exists() or path.is_symlink():
            raise Told("file-there", "other-folder", {}).at(path)
    folders.add({path: _content(source, catalog) for path, source in wanted.items()}, folder, ("other-folder", {}))
    return list(wanted)


def _content(source: Path, catalog: Catalog) -> bytes:
    return manual.told(source, catalog).encode() if source.suffix == ".md" else source.read_bytes()


def example() -> list[str]:
    """The beginning of the conversation: requests after ``>``, replies after ``<``."""
    lines = (_KITS / "any" / "skeleton" / CONVERSATION).read_text(encoding="utf-8").splitlines()
    said = [line for line in lines if line.startswith(("> ", "< "))]
    return [line if len(line) <= _WIDE else f"{line[:_WIDE]}…" for line in said[:_SHORT]]


def command(language: str) -> str:
    """The command line that starts the adapter, from within its folder."""
    return SKELETONS[language].command.format(python=_python())


def _python() -> str:
    """What this Python is called on a command line."""
    return next((name for name in ("python", "python3") if shutil.which(name)), sys.executable)
