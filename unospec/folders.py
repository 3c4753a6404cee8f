"""Folders that are there whole or not at all, whatever error or signal comes while they are made."""

from __future__ import annotations

import os
import secrets
import shutil
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

from unospec import interrupts
from unospec.spec.faults import Fault
from unospec.spec.hints import NO_HINT, Hint


@contextmanager
def replaced(place: Path, hint: Hint = NO_HINT, check: Callable[[], None] | None = None) -> Iterator[Path]:
    """A folder to be filled, which then takes the place of another one, or of none.

    It lies beside it until all is well, and nothing is left of it otherwise. check: raises what forbids to take the
    place, asked before anything is made and once more at the end. Raises Problem, with the hint, if the place cannot
    be taken.
    """
    if check is not None:
        check()
    whole = Path(os.path.realpath(place))  # what a link leads to, not the link
    making = _beside(whole)
    with made(whole.parent, hint):
        try:
            with _told(place, hint):
                making.mkdir()
            yield making
            if check is not None:
                check()
            # Whoever builds for minutes may have swallowed a signal.
            interrupts.check()
            with interrupts.held(), _told(place, hint):
                _put(making, whole)
        except BaseException:
            with interrupts.held():
                shutil.rmtree(making, ignore_errors=True)
            raise


@contextmanager
def made(folder: Path, hint: Hint = NO_HINT) -> Iterator[None]:
    """The folder is made if need be, with those that it lies in; what was made is taken away again if anything goes
    wrong meanwhile, unless there is something else in it. Raises Problem, with the hint, if it cannot be made."""
    lacking = [each for each in (folder, *folder.parents) if not os.path.lexists(each)]
    try:
        with _told(folder, hint, "not-made"):
            folder.mkdir(parents=True, exist_ok=True)
        yield
    except BaseException:
        with interrupts.held():
            for each in lacking:
                with suppress(OSError):
                    each.rmdir()
        raise


def add(files: Mapping[Path, bytes], folder: Path, hint: Hint = NO_HINT) -> None:
    """Writes files that are not there yet, into a folder or into folders in it: all of them or none. Raises Problem."""
    # It takes no time, so that a signal can wait.
    with interrupts.held(), _told(folder, hint), ExitStack() as begun:
        for path, content in files.items():
            begun.enter_context(made(path.parent, hint))
            begun.enter_context(_added(path, content))


@contextmanager
def _added(path: Path, content: bytes) -> Iterator[None]:
    """The file is there, and is taken away again if anything goes wrong meanwhile."""
    with path.open("xb") as file:
        try:
            file.write(content)
            file.flush()
            yield
        except BaseException:
            path.unlink()
            raise


@contextmanager
def _told(place: Path, hint: Hint, id: str = "not-written") -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise Fault(id, hint, path=place, why=error.strerror or error) from None


def _put(making: Path, place: Path) -> None:
    """Puts the folder in its place, and takes away the one that was there."""
    if not place.exists():
        making.rename(place)
        return
    shutil.copymode(place, making)
    before = _beside(place)
    place.rename(before)
    try:
        making.rename(place)
    except OSError:
        before.rename(place)
        raise
    shutil.rmtree(before, ignore_errors=True)


def _beside(place: Path) -> Path:
    """A name that nothing has yet, in the same folder."""
    return place.with_name(f".{place.name[:40]}.{secrets.token_hex(4)}")
