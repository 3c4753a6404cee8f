"""Running the command line in this process."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from unospec.cli.main import main


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a command line came to."""

    status: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


Unospec = Callable[..., Outcome]


@pytest.fixture
def unospec(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Unospec:
    """Runs a command line in English, unless it asks for another language, on a screen of 100 columns."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "100")

    def run(*words: str) -> Outcome:
        capsys.readouterr()
        try:
            status = main(words)
        except SystemExit as end:
            status = int(end.code or 0)
        return Outcome(status, *capsys.readouterr())

    return run
