"""The guide to adapters is followed, word by word, in an empty folder."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from dataclasses import dataclass
from pathlib import Path

import pytest
import yaml

from unospec import paths

BIN = Path(sys.executable).parent

#: What has to be there to follow a section, and what the guide's small example there says on stderr or stdout.
SECTIONS = {
    "Python": ("python", "p1 answers red-7"),
    "Node": ("node", "p1 answers red-7"),
    "Java": ("javac", "p1 answers red-7"),
    "Any other language": ("sh", '"name": "Frame"'),
}

pytestmark = pytest.mark.slow


@dataclass(frozen=True)
class Block:
    """A block of code. words: what stands behind the three marks."""

    section: str
    words: tuple[str, ...]
    text: str

    @property
    def file(self) -> str:
        """The file that it is to be written to, or empty."""
        return next((word.removeprefix("file=") for word in self.words if word.startswith("file=")), "")


def blocks() -> list[Block]:
    path = paths.data() / "docs" / "guide" / "adapter.md"
    if not path.is_file():
        pytest.skip("there is no checkout")
    found, section = [], ""
    for heading, words, text in re.findall(
        r"^## ([^\n]+)$|^```(\S[^\n]*)\n(.*?)^```$", path.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
    ):
        section = heading or section
        if words:
            found.append(Block(section, tuple(words.split()), text))
    return found


def environment(folder: Path) -> dict[str, str]:
    path = os.pathsep.join((str(BIN), os.environ.get("PATH", "")))
    return {**os.environ, "PATH": path, "LC_ALL": "C.UTF-8", "GITHUB_STEP_SUMMARY": str(folder / "summary.md")}


def run(line: str, folder: Path) -> tuple[int, str]:
    """What comes of a command line, and all that it says."""
    done = subprocess.run(
        ["sh", "-c", line],
        cwd=folder,
        env=environment(folder),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        timeout=300,
        check=False,
    )
    return done.returncode, done.stdout


def follow(block: Block, folder: Path) -> tuple[Path, str]:
    """Write the file of a block, or type its commands. Gives the folder one is in then, and what was said."""
    if block.file:
        path = folder / block.file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(block.text, encoding="utf-8")
        return folder, ""
    said = []
    for line in block.text.splitlines():
        command, _, expected = line.partition("# status ")
        if command.startswith("cd "):
            folder = folder / command.removeprefix("cd ").strip()
            continue
        status, output = run(command, folder)
        assert status == int(expected or 0), f"{command}\n{output}"
        said.append(output)
    return folder, "\n".join(said)


@pytest.mark.parametrize("section", SECTIONS)
def test_each_language_leads_to_a_first_report(section: str, tmp_path: Path) -> None:
    tool, example = SECTIONS[section]
    if shutil.which(tool, path=environment(tmp_path)["PATH"]) is None:
        pytest.skip(f"{tool} is not there")
    here, told = tmp_path, []
    followed = [block for block in blocks() if block.section == section]
    assert followed
    for block in followed:
        here, said = follow(block, here)
        told.append(said)
    assert "Nothing is wrong" in "\n".join(told)
    assert example in "\n".join(told)


def test_the_workflow_can_be_followed(tmp_path: Path) -> None:
    assert run("unospec adapter new --language python .", tmp_path)[0] == 0
    for block in blocks():
        if block.section == "In CI":
            follow(block, tmp_path)
    (workflow,) = (tmp_path / ".github" / "workflows").iterdir()
    jobs = yaml.safe_load(workflow.read_text(encoding="utf-8"))["jobs"]
    steps = [step for job in jobs.values() for step in job["steps"]]
    assert all(("uses" in step) != ("run" in step) for step in steps)
    commands = [step["run"] for step in steps if "run" in step]
    assert commands[0].startswith("pip install ")
    assert "'unospec'" in commands[0]
    assert [run(command, tmp_path)[0] for command in commands[1:]] == [1, 0]
    report = json.loads((tmp_path / "uno.json").read_text(encoding="utf-8"))
    assert report["complete"] is True
    known = yaml.safe_load((tmp_path / "known-issues.yaml").read_text(encoding="utf-8"))["issues"]
    verdicts = {result["scenario"]: result["verdict"] for result in report["results"]}
    assert {verdicts[id] for id in known} == {"known-issue"}
    assert ElementTree.parse(tmp_path / "uno.xml").getroot().tag == "testsuites"
    assert (tmp_path / "uno.svg").is_file()
    assert "Toy" in (tmp_path / "summary.md").read_text(encoding="utf-8")


def test_pytest_can_be_used(tmp_path: Path) -> None:
    assert run("unospec adapter new --language python .", tmp_path)[0] == 0
    told = [block for block in blocks() if block.section in ("In CI", "With pytest")]
    said = [follow(block, tmp_path)[1] for block in told]
    assert re.search(r"\d+ failed, \d+ passed", said[-1])
    assert "xfailed" in said[-1]
    assert re.search(r"no tests ran", run("pytest -q -p no:cacheprovider", tmp_path)[1])
