"""Writing reports to files."""

from __future__ import annotations

from pathlib import Path

from unospec.problems import Problem


def write_text(path: Path, text: str) -> None:
    """Writes a text file, always with the same line ends. Raises Problem if it cannot be written."""
    try:
        # A name may have come in as bytes that are no text; it must not keep the report from being written.
        path.write_bytes(text.encode("utf-8", "replace"))
    except OSError as error:
        raise Problem(f"cannot be written ({error.strerror or error})", path=path) from None


def write_into(folder: Path, name: str, text: str) -> None:
    """Writes a text file into a folder, which is made if need be. Raises Problem."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Problem(f"cannot be made ({error.strerror or error})", path=folder) from None
    write_text(folder / name, text)
