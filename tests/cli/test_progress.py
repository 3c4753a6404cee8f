"""Progress is shown on a terminal that can write over a line, and nowhere else."""

from __future__ import annotations

import io
import sys

import pytest

from unospec.cli.progress import Progress


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("stream", "kind", "shown"),
    [(Terminal(), "xterm", "\rsome\x1b[K"), (Terminal(), "dumb", ""), (io.StringIO(), "xterm", "")],
)
def test_progress_is_shown_on_a_terminal_alone(
    stream: io.StringIO, kind: str, shown: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", kind)
    monkeypatch.setattr(sys, "stderr", stream)
    Progress()(lambda: "some")
    assert stream.getvalue() == shown


def test_progress_is_cut_to_the_terminal_and_taken_away_whatever_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = Terminal()
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(sys, "stderr", stream)

    def interrupted() -> None:
        with Progress() as progress:
            progress(lambda: "a" * 200)
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert stream.getvalue() == "\r" + "a" * 78 + "…\x1b[K" + "\r\x1b[K"
