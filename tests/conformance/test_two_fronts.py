"""The two fronts, the command and pytest, are held against each other."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from unospec.scenarios import library

ENGLISH = {**os.environ, "LC_ALL": "C.UTF-8"}


def _by_command(engine: str, folder: Path, *words: str) -> dict[str, str]:
    report = folder / "report.json"
    command = [
        str(Path(sys.executable).with_name("unospec")),
        "verify",
        "--engine",
        engine,
        "--quiet",
        "--json",
        str(report),
        *words,
    ]
    subprocess.run(command, check=False, cwd=folder)
    return {each["scenario"]: each["verdict"] for each in json.loads(report.read_text("utf-8"))["results"]}


def _by_pytest(engine: str, folder: Path, *words: str) -> dict[str, str]:
    report = folder / "report.xml"
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--engine", engine, *words]
    subprocess.run([*command, f"--junitxml={report}"], check=False, cwd=folder, stdout=subprocess.DEVNULL)
    ids = {f"test_{each.id.replace('-', '_')}": each.id for each in library.scenarios()}
    return {
        ids[case.attrib["name"]]: case.find("properties/property[@name='verdict']").attrib["value"]  # type: ignore[union-attr]
        for case in ElementTree.parse(report).getroot().iter("testcase")
    }


@pytest.mark.parametrize("engine", ["reference", "rlcard"])
def test_both_fronts_give_the_same_verdicts(engine: str, tmp_path: Path) -> None:
    if engine == "rlcard":
        pytest.importorskip("rlcard")
    by_command, by_pytest = _by_command(engine, tmp_path), _by_pytest(engine, tmp_path)
    assert by_pytest == by_command
    assert len(by_command) == len(library.scenarios())
    if engine == "rlcard":
        assert {"pass", "known-issue", "unsupported"} <= set(by_command.values())


#: An engine that writes a line of text where it should not, once: in the third scenario that it plays.
CHATTERING = """
import json, pathlib, sys
from unospec.adapters.reference import Reference

when, once = sys.argv[1], pathlib.Path("once")
reference, positions = Reference(), 0
for line in sys.stdin:
    message = json.loads(line)
    reply = reference.handle(message)
    if message["type"] == "hello":
        reply["configures"] = []
    positions += message["type"] == "arrange"
    chatter = positions == 3 and message["type"] == ("act" if when == "after" else "arrange") and not once.exists()
    if chatter and when == "unsupported":
        reply = {"type": "unsupported", "id": message["id"], "why": "no"}
    if chatter:
        once.touch()
    lines = [json.dumps(reply)]
    if chatter:
        lines.insert(0 if when == "before" else 1, "hm")
    print("\\n".join(lines), flush=True)
"""


@pytest.mark.parametrize("when", ["before", "after", "unsupported"])
def test_both_fronts_tell_of_a_line_too_many(when: str, tmp_path: Path) -> None:
    script = tmp_path / "chattering.py"
    script.write_text(CHATTERING, encoding="utf-8")
    engine = f'cmd:"{sys.executable}" "{script}" {when}'
    words = ("--rules", "hu", "--rule", "card-match")
    by_command = _by_command(engine, tmp_path, *words)
    (tmp_path / "once").unlink()
    assert _by_pytest(engine, tmp_path, *words) == by_command
    assert list(by_command.values()).count("protocol-error") == 1


#: The reference without switches, which says what it plays of one rule; it ends when anybody but p1 plays a card.
DECLARING = """
import json, sys
from unospec.adapters.reference import Reference

reference = Reference()
for line in sys.stdin:
    message = json.loads(line)
    reply = reference.handle(message)
    if message["type"] == "hello":
        reply |= {"configures": [], "profile": {"jump-in": "none"}}
    if message["type"] == "act" and message["act"] == "play" and message["player"] != "p1":
        sys.exit("never asked")
    print(json.dumps(reply), flush=True)
"""


def test_neither_front_plays_what_does_not_apply(tmp_path: Path) -> None:
    (tmp_path / "declaring.py").write_text(DECLARING, encoding="utf-8")
    engine = f'cmd:"{sys.executable}" "{tmp_path / "declaring.py"}"'
    by_command = _by_command(engine, tmp_path, "--rule", "jump-in")
    assert _by_pytest(engine, tmp_path, "--rule", "jump-in") == by_command
    assert {"not-applicable", "crash"} <= set(by_command.values())


def test_both_fronts_give_up_alike(tmp_path: Path) -> None:
    words = ("--rules", "hu", "--rule", "card-match")
    (tmp_path / "dying.py").write_text("import sys\nsys.exit(3)\n", encoding="utf-8")
    engine = f'cmd:"{sys.executable}" "{tmp_path / "dying.py"}"'
    by_command = _by_command(engine, tmp_path, *words)
    assert _by_pytest(engine, tmp_path, *words) == by_command
    assert set(by_command.values()) == {"crash"}


#: The reference with a switch of which one setting cannot be had.
HALF_A_SWITCH = """
from unospec.adapters.reference import Reference

class HalfASwitch(Reference):
    def handle(self, message):
        if message["type"] == "configure" and message["variants"].get("jump-in") == "action-cards":
            return {"type": "unsupported", "id": message["id"], "why": "no such setting"}
        reply = super().handle(message)
        return {**reply, "configures": ["jump-in"]} if message["type"] == "hello" else reply
"""


def test_both_fronts_tell_alike_of_what_an_engine_cannot_be_set_to(tmp_path: Path) -> None:
    (tmp_path / "half.py").write_text(HALF_A_SWITCH, encoding="utf-8")
    words = ("--rules", "hu", "--rule", "jump-in")
    by_command = _by_command("half:HalfASwitch", tmp_path, *words)
    assert _by_pytest("half:HalfASwitch", tmp_path, *words) == by_command
    assert {"pass", "unsupported"} <= set(by_command.values())


@pytest.mark.parametrize(
    ("words", "some"),
    [
        (["--rules", "hu", "--rule", "jump-in"], "hu-jump-in"),
        (["--sentence", "hu-029"], "hu-draw-two-answered"),
        (["--rules", "ka", "--rule", "challenge"], ""),
    ],
)
def test_both_fronts_select_alike(words: list[str], some: str, tmp_path: Path) -> None:
    report = tmp_path / "report.json"
    command = [str(Path(sys.executable).with_name("unospec")), "verify", "--quiet", "--json", str(report), *words]
    subprocess.run(command, check=False, cwd=tmp_path, capture_output=True)
    results = json.loads(report.read_text("utf-8"))["results"] if report.is_file() else []
    by_command = {f"test_{each['scenario'].replace('-', '_')}" for each in results}
    suite = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--engine", "reference", "--collect-only"]
    done = subprocess.run([*suite, *words], check=False, cwd=tmp_path, capture_output=True, text=True)
    by_pytest = {line.partition("::")[2] for line in done.stdout.splitlines() if "::" in line}
    assert by_pytest == by_command
    assert any(some.replace("-", "_") in each for each in by_pytest) == bool(some)


REFUSING = """
from unospec.adapters.reference import Reference

class Refusing(Reference):
    def handle(self, message):
        reply = super().handle(message)
        return {**reply, "answer": "refused"} if message["type"] == "act" else reply
"""


@pytest.mark.parametrize(("locale", "words"), [("C.UTF-8", ["--uno-lang", "hu"]), ("hu_HU.UTF-8", [])])
def test_the_story_is_told_in_the_reader_s_language(locale: str, words: list[str], tmp_path: Path) -> None:
    (tmp_path / "refusing.py").write_text(REFUSING, encoding="utf-8")
    suite = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--engine", "refusing:Refusing"]
    choice = ["--rules", "ka", "-k", "ka_draws_top_card", *words]
    done = subprocess.run(
        [*suite, *choice],
        check=False,
        cwd=tmp_path,
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "LC_ALL": locale},
    )
    assert done.returncode == 1
    assert "játékmotor" in done.stdout
    assert ("--lang hu" in done.stdout) == bool(words)


def test_why_a_test_is_left_out_is_told_in_the_reader_s_language(tmp_path: Path) -> None:
    (tmp_path / "refusing.py").write_text(REFUSING, encoding="utf-8")
    (tmp_path / "known.yaml").write_text('issues:\n  ka-draws-top-card: {why: "…"}\n', encoding="utf-8")
    suite = [sys.executable, "-m", "pytest", "-q", "-rx", "-p", "no:cacheprovider", "--engine", "refusing:Refusing"]
    choice = ["--rules", "ka", "-k", "ka_draws_top_card", "--known-issues", "known.yaml", "--uno-lang", "hu"]
    done = subprocess.run(
        [*suite, *choice], check=False, cwd=tmp_path, capture_output=True, encoding="utf-8", env=ENGLISH
    )
    assert done.returncode == 0, done.stdout
    assert re.search(r"test_ka_draws_top_card - ismert hiba: .*játékmotor", done.stdout)


@pytest.mark.parametrize(("locale", "words"), [("C.UTF-8", ["--uno-lang=et"]), ("et_EE.UTF-8", [])])
def test_help_is_in_the_reader_s_language(locale: str, words: list[str], tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "--help", *words],
        check=True,
        cwd=tmp_path,
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "LC_ALL": locale},
    )
    assert "peatu esimese ebaõnnestumise juures" in done.stdout
    assert "ei tee plugin midagi" in " ".join(done.stdout.split())


def test_a_language_that_there_is_not(tmp_path: Path) -> None:
    for words in (["--help"], ["--engine", "reference"]):
        command = [sys.executable, "-m", "pytest", *words, "--uno-lang", "xx"]
        done = subprocess.run(command, check=False, cwd=tmp_path, capture_output=True, text=True, env=ENGLISH)
        assert done.returncode != 0
        assert "Traceback" not in done.stderr
        assert "xx" in done.stderr


@pytest.mark.parametrize("words", [["--rule", "jumpin"], ["--sentence", "hu-999"], ["--rules", "xx"]])
def test_what_there_is_not_is_told_in_one_line(words: list[str], tmp_path: Path) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--engine", "reference", *words]
    done = subprocess.run(command, check=False, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert "ERROR: there is no" in done.stderr
    assert "Traceback" not in done.stdout + done.stderr


@pytest.mark.parametrize("words", [["--rule", ""], ["--sentence="], ["--engine", ""]])
def test_an_empty_value_is_refused(words: list[str], tmp_path: Path) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--engine", "reference", *words]
    done = subprocess.run(command, check=False, cwd=tmp_path, capture_output=True, text=True, env=ENGLISH)
    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert "must not be empty" in done.stderr


def test_stopping_at_the_first_failure(tmp_path: Path) -> None:
    pytest.importorskip("rlcard")
    (tmp_path / "none.yaml").write_text("[]\n", "utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--engine", "rlcard", "--rules", "ka"]
    words = ["--known-issues", "none.yaml", "--fail-fast"]
    done = subprocess.run([*command, *words], check=False, cwd=tmp_path, capture_output=True, text=True)
    assert "1 failed" in done.stdout


def test_nothing_is_collected_without_an_engine(tmp_path: Path) -> None:
    (tmp_path / "somebody.feature").write_text("Feature: theirs\n  Scenario: one\n    Given a stone\n", "utf-8")
    (tmp_path / "test_own.py").write_text("def test_own():\n    pass\n", "utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    done = subprocess.run(command, check=False, cwd=tmp_path, capture_output=True, text=True)
    assert "1 passed" in done.stdout


def test_tags_of_other_features_still_become_marks(tmp_path: Path) -> None:
    (tmp_path / "theirs.feature").write_text("Feature: theirs\n  @slow\n  Scenario: one\n    Given a stone\n", "utf-8")
    (tmp_path / "test_own.py").write_text(
        "from pytest_bdd import given, scenarios\nscenarios('theirs.feature')\n@given('a stone')\ndef _():\n    pass\n",
        "utf-8",
    )
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "slow"]
    done = subprocess.run(command, check=False, cwd=tmp_path, capture_output=True, text=True)
    assert "1 passed" in done.stdout


def test_a_failure_is_told_as_a_story(tmp_path: Path) -> None:
    pytest.importorskip("rlcard")
    known = tmp_path / "none.yaml"
    known.write_text("[]\n", "utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--engine", "rlcard", "--rules", "ka"]
    words = ["-k", "ka_draws_until_fits", "--known-issues", str(known)]
    done = subprocess.run([*command, *words], check=False, cwd=tmp_path, capture_output=True, text=True, env=ENGLISH)
    assert "When Anna draws" in done.stdout
    assert "ka-031" in done.stdout
    again = f"unospec verify --engine rlcard --rules ka --known-issues {known} --scenario ka-draws-until-fits"
    assert again in done.stdout
    assert "judge" not in done.stdout


LYING = """
from unospec.adapters.reference import Reference

class Lying(Reference):
    def handle(self, message):
        reply = super().handle(message)
        return {**reply, "profile": {"draw-two-stacking": "perhaps"}} if message["type"] == "hello" else reply
"""


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--engine", "lying:Lying"], "perhaps"),
        (["--engine", "reference", "--rules", "profile"], "name a rule set"),
        (["--engine", "reference", "--known-issues", "nowhere.yaml"], "nowhere.yaml"),
    ],
)
def test_both_fronts_refuse_what_cannot_be(words: list[str], said: str, tmp_path: Path) -> None:
    (tmp_path / "lying.py").write_text(LYING, encoding="utf-8")
    verify = [str(Path(sys.executable).with_name("unospec")), "verify", *words]
    suite = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "ka_draws_top_card", *words]
    by_command, by_pytest = (
        subprocess.run(each, check=False, cwd=tmp_path, capture_output=True, encoding="utf-8", env=ENGLISH)
        for each in (verify, suite)
    )
    assert by_command.returncode == 2
    (line,) = by_command.stderr.splitlines()
    assert said in line
    assert by_pytest.returncode == pytest.ExitCode.USAGE_ERROR
    assert line.removeprefix("unospec: ") in by_pytest.stdout + by_pytest.stderr
