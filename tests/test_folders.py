"""Folders are whole or not there, whatever goes wrong while they are filled."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from unospec import folders
from unospec.problems import Problem

TROUBLE = [ValueError(), OSError(28, "No space left on device"), KeyboardInterrupt(), SystemExit(3)]


def found(folder: Path) -> dict[str, str]:
    """All that is in a folder: the files with what they hold, and folders that hold nothing."""
    return {
        path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8") if path.is_file() else ""
        for path in folder.rglob("*")
        if path.is_file() or not any(path.iterdir())
    }


@pytest.mark.parametrize("trouble", TROUBLE, ids=lambda each: type(each).__name__)
@pytest.mark.parametrize("before", [{}, {"site/old": "1"}], ids=["nothing", "something"])
def test_what_was_there_stays_when_anything_goes_wrong(
    tmp_path: Path, trouble: BaseException, before: dict[str, str]
) -> None:
    for name, text in before.items():
        (tmp_path / name).parent.mkdir()
        (tmp_path / name).write_text(text, encoding="utf-8")

    def fill(making: Path) -> None:
        (making / "below").mkdir()
        (making / "below" / "new").write_text("2", encoding="utf-8")
        raise trouble

    with pytest.raises(type(trouble)), folders.replaced(tmp_path / "site") as making:
        fill(making)
    assert found(tmp_path) == before


def test_the_whole_takes_the_place(tmp_path: Path) -> None:
    with folders.replaced(tmp_path / "a" / "site") as making:
        (making / "one").write_text("1", encoding="utf-8")
        assert found(tmp_path).keys() == {making.relative_to(tmp_path).joinpath("one").as_posix()}
    assert found(tmp_path) == {"a/site/one": "1"}
    with folders.replaced(tmp_path / "a" / "site") as making:
        (making / "two").write_text("2", encoding="utf-8")
    assert found(tmp_path) == {"a/site/two": "2"}


@pytest.mark.skipif(os.name == "nt", reason="links and modes of POSIX")
def test_a_link_and_the_mode_of_the_folder_stay(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir(mode=0o750)
    (tmp_path / "link").symlink_to("real")
    with folders.replaced(tmp_path / "link") as making:
        (making / "one").write_text("1", encoding="utf-8")
    assert (tmp_path / "link").is_symlink()
    assert found(tmp_path / "real") == {"one": "1"}
    assert (tmp_path / "real").stat().st_mode & 0o777 == 0o750


def test_what_may_not_be_replaced_is_looked_at_again_at_the_end(tmp_path: Path) -> None:
    place = tmp_path / "site"

    def check() -> None:
        if place.exists():
            raise Problem("something is there")

    with pytest.raises(Problem, match="something is there"), folders.replaced(place, check=check):
        folders.add({place / "mine": b"1"}, place)
    assert found(tmp_path) == {"site/mine": "1"}


def test_the_old_folder_stays_if_the_new_one_cannot_be_put(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = tmp_path / "site"
    place.mkdir()
    (place / "old").write_text("1", encoding="utf-8")
    rename = Path.rename

    def refused(self: Path, target: Path) -> Path:
        if self.name == "making":
            raise OSError(13, "Permission denied")
        return rename(self, target)

    names = iter(("making", "before"))
    monkeypatch.setattr(folders, "_beside", lambda place: place.with_name(next(names)))
    monkeypatch.setattr(Path, "rename", refused)
    with pytest.raises(Problem, match="cannot be written \\(Permission denied\\)"), folders.replaced(place):
        pass
    assert found(tmp_path) == {"site/old": "1"}


def test_files_are_added_all_or_none(tmp_path: Path) -> None:
    place = tmp_path / "a" / "b"
    files = {place / "one": b"1", place / "c" / "two": b"2"}
    folders.add(files, place)
    assert found(tmp_path) == {"a/b/one": "1", "a/b/c/two": "2"}
    more = {place / "three": b"3", tmp_path / "d" / "four": b"4", place / "one": b"5"}
    with pytest.raises(Problem, match="cannot be written \\(File exists\\)"):
        folders.add(more, place)
    assert found(tmp_path) == {"a/b/one": "1", "a/b/c/two": "2"}


@pytest.mark.parametrize("trouble", TROUBLE, ids=lambda each: type(each).__name__)
def test_a_folder_that_was_made_for_nothing_goes_again(tmp_path: Path, trouble: BaseException) -> None:
    with pytest.raises(type(trouble)), folders.made(tmp_path / "a" / "b"):
        raise trouble
    assert found(tmp_path) == {}
    (tmp_path / "a").mkdir()
    with pytest.raises(type(trouble)), folders.made(tmp_path / "a" / "b"):
        raise trouble
    assert found(tmp_path) == {"a": ""}
