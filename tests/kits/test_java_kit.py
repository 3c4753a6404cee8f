"""The Java kit, tried by a small program in Java."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from unospec import kits

HERE = Path(__file__).parent


@pytest.mark.slow
def test_the_kit_does_what_it_says(tmp_path: Path) -> None:
    if shutil.which("javac") is None:
        pytest.skip("there is no Java compiler")
    sources = [str(Path(kits.__file__).parent / "java" / "Unospec.java"), str(HERE / "KitTest.java")]
    built = subprocess.run(
        ["javac", "-encoding", "UTF-8", "-Xlint:all", "-Werror", "--release", "17", "-d", str(tmp_path), *sources],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert built.returncode == 0, built.stderr
    done = subprocess.run(
        ["java", "-Dstdout.encoding=UTF-8", "-cp", str(tmp_path), "KitTest"],
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert done.stdout.splitlines() == ["done"]
