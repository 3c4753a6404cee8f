"""A copy of the specification in which tests may break things."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from unospec import paths
from unospec.problems import Problem
from unospec.spec.catalogue import Catalogue, read_catalogue
from unospec.spec.ledger import Ledger, read_ledger
from unospec.spec.rule_sets import RuleSet, read_rule_set


class Copy:
    """A copy of ``spec/``: `change` edits a file, the other methods read it anew."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def change(self, file: str, old: str, new: str) -> int:
        """Replaces the one place where `old` stands first, and returns its line."""
        path = self.folder / file
        text = path.read_text(encoding="utf-8")
        assert old in text, f"{old!r} is not in {file}"
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
        return text[: text.index(old)].count("\n") + 1

    def catalogue(self) -> Catalogue:
        return read_catalogue(self.folder / "rules")

    def ledger(self, language: str) -> Ledger:
        return read_ledger(self.folder / "sources" / f"{language}.yaml", self.catalogue())

    def rule_set(self, name: str) -> RuleSet:
        return read_rule_set(self.folder / "rulesets" / f"{name}.yaml", self.catalogue(), self.ledger(name))


@pytest.fixture
def spec(tmp_path: Path) -> Copy:
    return Copy(Path(shutil.copytree(paths.spec(), tmp_path / "spec")))


def complaint(read: Callable[[], object]) -> str:
    """What reading complains of, with the path cut down to the file's name."""
    with pytest.raises(Problem) as caught:
        read()
    assert caught.value.path is not None
    text = str(caught.value)
    assert "\n" not in text
    return text.replace(str(Path(caught.value.path).parent) + "/", "")
