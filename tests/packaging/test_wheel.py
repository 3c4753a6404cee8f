"""The wheel, built and installed into an empty environment far from the checkout, runs every command."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import venv
import zipfile
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from unospec import paths
from unospec.cli.main import COMMANDS
from unospec.language.catalogs import DOMAINS

pytestmark = pytest.mark.wheel

ROOT = Path(__file__).resolve().parent.parent.parent

Run = Callable[..., "subprocess.CompletedProcess[str]"]


def _checked(*command: str | Path) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def _pip(python: str | Path, command: str) -> Sequence[str | Path]:
    return (python, "-m", "pip", command, "--quiet", "--disable-pip-version-check")


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    _checked(*_pip(sys.executable, "wheel"), "--no-deps", "--no-build-isolation", "--wheel-dir", folder, ROOT)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="session")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("far-from-the-checkout")


@pytest.fixture(scope="session")
def installed(wheel: Path, elsewhere: Path) -> Run:
    """Runs the installed command, with no checkout near and no Python path."""
    environment = elsewhere / "environment"
    venv.create(environment, with_pip=True)
    binaries = environment / ("Scripts" if os.name == "nt" else "bin")
    _checked(*_pip(binaries / "python", "install"), "--no-compile", wheel)
    clean = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
    # Engines that somebody has installed here are out of its sight too.
    clean |= {"LC_ALL": "C", "COLUMNS": "100", "UNOSPEC_ENGINES": str(elsewhere / "engines")}

    def run(*words: str, program: str = "unospec") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [binaries / program, *words],
            cwd=elsewhere,
            env=clean,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )

    return run


def test_the_wheel_holds_code_and_data(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    assert "unospec/py.typed" in names
    assert "reference_impl/engine.py" in names
    for folder in ("spec", "features", "locales"):
        for path in (ROOT / folder).rglob("*"):
            if path.is_file() and path.suffix != ".mo" and not path.name.startswith("."):
                assert f"unospec/_data/{path.relative_to(ROOT).as_posix()}" in names
    for language in paths.LANGUAGES:
        for domain in DOMAINS:
            source = f"locales/{language}/LC_MESSAGES/{domain}.po"
            if (ROOT / source).is_file():
                assert f"unospec/_data/{source.removesuffix('.po')}.mo" in names
    outside = {name.partition("/")[0] for name in names}
    assert {name for name in outside if not name.endswith(".dist-info")} == {"unospec", "reference_impl"}


def test_it_is_the_installed_one(installed: Run) -> None:
    done = installed("-c", "import unospec; print(unospec.__file__)", program="python")
    assert str(ROOT) not in done.stdout
    assert "site-packages" in done.stdout


#: A command line for every command, the exit status it has to have, and something that has to be in its output.
LINES = {
    "verify": (("verify", "--rules", "hu"), 0, " passed"),
    "rules": (("rules", "hu+jump-in", "--lang", "ka"), 0, "hu-029"),
    "compare": (("compare", "et", "hu", "ka", "lv"), 0, "●"),
    "scenarios": (("scenarios", "--check"), 0, "nothing is wrong"),
    "translate": (("translate", "hu/draw-two", "--to", "lv"), 0, "# language: lv"),
    "trace": (("trace",), 0, "scenarios"),
    "strength": (("strength", "--rules", "lv"), 0, "lv"),
    "adapter": (("adapter", "check", "reference"), 0, "Nothing is wrong."),
    "locales": (("locales", "status"), 0, "ka"),
    "identify": (("identify", "--engine", "reference"), 0, "reference"),
    "diff": (("diff", "before.json", "after.json"), 0, "reference"),
    "site": (("site", "build", "--languages", "ka", "--out", "pages"), 0, "pages"),
}

#: What a command has to leave behind, from where it was run; that place names the folder of the site, too.
LEFT = {"site": "pages/ka/rules/hu/index.html"}


def test_there_is_a_line_for_every_command() -> None:
    assert set(LINES) == set(COMMANDS)


@pytest.fixture(scope="session")
def reports(installed: Run) -> None:
    """Two reports to be held against each other."""
    for name in ("before.json", "after.json"):
        assert installed("verify", "--rules", "lv", "--json", name, "--quiet").returncode == 0


@pytest.mark.usefixtures("reports")
@pytest.mark.parametrize("command", LINES)
def test_every_command_runs(installed: Run, elsewhere: Path, command: str) -> None:
    words, status, expected = LINES[command]
    done = installed(*words)
    assert "Traceback" not in done.stderr
    assert done.returncode == status, done.stdout[-2000:] + done.stderr
    assert expected in done.stdout
    if left := LEFT.get(command):
        assert (elsewhere / left).is_file()


def test_help_in_every_language(installed: Run) -> None:
    for language in paths.LANGUAGES:
        assert installed("--help", "--lang", language).returncode == 0


@pytest.mark.usefixtures("reports")
def test_a_report_is_written(elsewhere: Path) -> None:
    assert json.loads((elsewhere / "before.json").read_text(encoding="utf-8"))["complete"] is True


def test_an_engine_is_started_from_the_wheel(installed: Run, elsewhere: Path) -> None:
    """A skeleton written by the installed command is driven by it, and by pytest with the installed plugin."""
    assert installed("adapter", "new", "--language", "python", "mine").returncode == 0
    (script,) = (elsewhere / "mine").glob("*adapter*.py")
    python = elsewhere / "environment" / ("Scripts" if os.name == "nt" else "bin") / "python"
    engine = f"cmd:{python} {script}"
    assert installed("adapter", "check", engine).returncode == 0
    done = installed("--engine", engine, "--rules", "lv", "-q", program="pytest")
    assert re.search(r"\d+ (passed|failed)", done.stdout), done.stdout + done.stderr


def test_bad_input_gets_one_line(installed: Run) -> None:
    done = installed("rules", "xx")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)


def test_engines_that_are_not_installed_are_told(installed: Run) -> None:
    done = installed("verify", "--engine", "rlcard")
    assert done.returncode == 2
    assert "rlcard" in done.stderr
    assert "unospec adapter install rlcard" in done.stderr
