"""Writing reports to files, or to stdout where the file is called ``-``."""

from __future__ import annotations

import errno
import os
import shutil
import sys
import tempfile
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final

from unospec import folders
from unospec.problems import Problem
from unospec.spec.messages import Told

#: Stands for stdout in place of a file or folder.
STDOUT: Final = Path("-")


def write_text(path: Path, text: str) -> None:
    """Writes a text file, always with the same line ends. Raises Problem if it cannot be written.

    A file is written whole or not at all: what was there before stays if, say, the disk is full.
    """
    try:
        # A name may have come in as bytes that are no text; it must not keep the report from being written.
        data = text.encode("utf-8", "replace")
        if path == STDOUT:
            _print(data)
        else:
            _write_whole(path, data)
    except BrokenPipeError:  # nobody reads it any more, which is no fault
        raise
    except OSError as error:
        raise _refused("not-written", path, error) from None


def _print(data: bytes) -> None:
    # Not as text, whose line ends would be others on Windows.
    sys.stdout.flush()
    sys.stdout.buffer.write(data)
    sys.stdout.buffer.flush()


def _write_whole(path: Path, data: bytes) -> None:
    if path.exists() and not path.is_file():  # a device or a pipe
        path.write_bytes(data)
        return
    path = Path(os.path.realpath(path))  # what a link leads to, not the link
    number, name = tempfile.mkstemp(prefix=f".{path.name[:40]}.", dir=path.parent)
    try:
        with os.fdopen(number, "wb") as file:
            file.write(data)
        if path.exists():
            shutil.copymode(path, name)
        else:
            mask = os.umask(0)
            os.umask(mask)
            os.chmod(name, 0o666 & ~mask)
        os.replace(name, path)
    except BaseException:
        with suppress(OSError):
            os.unlink(name)
        raise


def write_into(folder: Path, name: str, text: str) -> None:
    """Writes a text file into a folder, which is made if need be. Raises Problem."""
    if folder == STDOUT:
        write_text(STDOUT, text)
        return
    with folders.made(folder):
        write_text(folder / name, text)


def check_file(path: Path) -> None:
    """Raises Problem if it is plain already that `write_text` will fail. Writes nothing."""
    try:
        _check_file(path)
    except OSError as error:
        raise _refused("not-written", path, error) from None


def check_into(folder: Path, name: str) -> None:
    """Raises Problem if it is plain already that `write_into` will fail. Makes and writes nothing."""
    if folder == STDOUT:
        return
    try:
        _check_folder(next(each for each in (folder, *folder.parents) if each.exists()))
    except OSError as error:
        raise _refused("not-made", folder, error) from None
    if folder.exists():
        check_file(folder / name)


def check_apart(paths: Iterable[Path]) -> None:
    """Raises Problem if two of the files are the same, unless it is a device or a pipe; or if one of them would be
    the folder of a later one."""
    seen = set[str]()
    for path in paths:
        whole = "-" if path == STDOUT else os.path.realpath(path)
        plain = path == STDOUT or os.path.isfile(whole) or not os.path.exists(whole)
        if plain and not seen.isdisjoint((whole, *map(str, Path(whole).parents))):
            raise Told("same-file").at(path)
        seen.add(whole)


def _check_file(path: Path) -> None:
    if path == STDOUT:
        return
    if path.is_dir():
        raise _error(errno.EISDIR)
    if not path.exists():
        _check_folder(Path(os.path.realpath(path)).parent)
    elif not os.access(path, os.W_OK):
        raise _error(errno.EACCES)


def _check_folder(folder: Path) -> None:
    if not folder.is_dir():
        raise _error(errno.ENOTDIR if folder.exists() else errno.ENOENT)
    if not os.access(folder, os.W_OK | os.X_OK):
        raise _error(errno.EACCES)


def _error(number: int) -> OSError:
    return OSError(number, os.strerror(number))


def _refused(id: str, path: Path, error: OSError) -> Problem:
    return Told(id, why=error.strerror or error).at(path)
