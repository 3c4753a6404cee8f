"""A copy of the data of a checkout in which tests may break things."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from unospec import paths
from unospec.language import catalogs, forms, phrases, texts
from unospec.scenarios import library, titles


def _forget() -> None:
    """Nothing read from other data may be left."""
    caches = (
        paths.languages,
        forms.forms,
        catalogs.catalog,
        catalogs.domain,
        phrases.vocabulary,
        texts.declared,
        titles.english,
        library.readings,
        library._by_id,
    )
    for cached in caches:
        cached.cache_clear()


class Checkout:
    """The copy. folder: its root. `change` edits a file in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def change(self, file: str, old: str, new: str) -> int:
        """Replaces the first `old` in the file, forgets what was read before, and returns the line of the place."""
        path = self.folder / file
        text = path.read_text(encoding="utf-8")
        assert old in text, f"{old!r} is not in {file}"
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
        _forget()
        return text[: text.index(old)].count("\n") + 1

    def write(self, file: str, text: str) -> Path:
        """Writes a file, forgets what was read before, and returns its path."""
        path = self.folder / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        _forget()
        return path

    def read(self, file: str) -> str:
        return (self.folder / file).read_text(encoding="utf-8")


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Checkout]:
    """A copy of the specification, the catalogs and the steps, without features, that everything reads instead."""
    root = tmp_path / "checkout"
    for name in ("spec", "locales"):
        shutil.copytree(paths.data() / name, root / name, ignore=shutil.ignore_patterns("*.mo", "scenarios.*"))
    # Sources of messages; one table of texts is enough.
    for source in (Path("unospec/scenarios/steps.py"), Path("unospec/cli/locales.py")):
        (root / source).parent.mkdir(parents=True)
        shutil.copy(paths.data() / source, root / source)
    (root / "features").mkdir()
    monkeypatch.setattr(paths, "data", partial(Path, root))
    monkeypatch.setattr(paths, "is_checkout", lambda: True)
    monkeypatch.chdir(root)
    _forget()
    yield Checkout(root)
    _forget()
