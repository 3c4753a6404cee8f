"""The catalogs open in ordinary gettext tools."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from unospec import paths


@pytest.mark.parametrize(
    "path", sorted(paths.locales().glob("*/LC_MESSAGES/*.po")), ids=lambda path: f"{path.parts[-3]}-{path.stem}"
)
def test_gnu_gettext_has_nothing_to_say(path: Path) -> None:
    program = shutil.which("msgfmt")
    if program is None:
        pytest.skip("GNU gettext is not installed")
    done = subprocess.run([program, "-c", "-o", "/dev/null", path], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
