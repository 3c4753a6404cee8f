"""The command that writes the skeleton of an adapter."""

from __future__ import annotations

import json
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from tests.cli.conftest import Unospec
from unospec.adapters.reference import Reference
from unospec.adapters.registry import open_engine
from unospec.adapters.skeletons import SKELETONS, files
from unospec.protocol.messages import Answer, Done, read_reply, read_request
from unospec.running.conduct import Case, conduct, farewell
from unospec.running.engines import InProcess
from unospec.scenarios import library
from unospec.spec.rule_sets import rule_set


@pytest.mark.parametrize("language", SKELETONS)
def test_it_writes_a_folder_and_says_what_is_next(unospec: Unospec, tmp_path: Path, language: str) -> None:
    folder = tmp_path / "new" / "my adapter"
    outcome = unospec("adapter", "new", "--language", language, str(folder))
    assert (outcome.status, outcome.err) == (0, "")
    written = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    assert written == set(files(language))
    assert all(name in outcome.out for name in written)
    assert f"cd '{folder}'" in outcome.out
    assert 'unospec adapter check "cmd:' in outcome.out


def test_what_is_next_is_told_in_the_same_language(unospec: Unospec, tmp_path: Path) -> None:
    outcome = unospec("adapter", "new", "--language", "python", str(tmp_path), "--lang", "lv")
    commands = [line for line in outcome.out.splitlines() if line.startswith("  unospec ")]
    assert len(commands) == 2
    assert all(line.endswith('adapter.py" --lang lv') for line in commands)


@pytest.mark.parametrize("language", SKELETONS)
def test_nothing_is_overwritten(unospec: Unospec, tmp_path: Path, language: str) -> None:
    *_, last = files(language)
    (tmp_path / last).parent.mkdir(exist_ok=True)
    (tmp_path / last).write_text("mine", encoding="utf-8")
    outcome = unospec("adapter", "new", "--language", language, str(tmp_path))
    assert outcome.status == 2
    assert "this file is there already; nothing was written; choose another folder" in outcome.err
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == [tmp_path / last]
    assert (tmp_path / last).read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--language", "pyton", "x"), 'there is no skeleton for "pyton"; did you mean "python"?'),
        (("--language", "rust", "x"), "known: python, node, java, any"),
        (("x",), "--language"),
        (("--language", "node"), "DIR"),
    ],
)
def test_wrong_use_is_told_in_one_line(unospec: Unospec, words: tuple[str, ...], complaint: str) -> None:
    outcome = unospec("adapter", "new", *words)
    assert outcome.status == 2
    assert complaint in outcome.err
    assert "Traceback" not in outcome.err


def test_a_folder_that_cannot_be_made(unospec: Unospec, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    outcome = unospec("adapter", "new", "--language", "python", str(tmp_path / "file" / "below"))
    assert (outcome.status, "cannot be made" in outcome.err) == (2, True)


def test_the_frame_for_any_language_comes_with_the_protocol_in_short(unospec: Unospec, tmp_path: Path) -> None:
    outcome = unospec("adapter", "new", "--language", "any", str(tmp_path))
    assert "toy" not in outcome.out
    assert '  > {"type": "hello", "id": 0, "protocol": 1}' in outcome.out
    assert max(map(len, outcome.out.splitlines())) < 400
    conversation = (tmp_path / "conversation.txt").read_text(encoding="utf-8").splitlines()
    requests = [read_request(json.loads(line[2:])) for line in conversation if line.startswith("> ")]
    replies = [read_reply(json.loads(line[2:])) for line in conversation if line.startswith("< ")]
    assert [each.id for each in requests] == [each.id for each in replies] == list(range(8))


def test_the_conversation_is_what_an_engine_answers(tmp_path: Path) -> None:
    """The states that it shows are those of the reference after the same requests."""
    lines = files("any")["conversation.txt"].read_text(encoding="utf-8").splitlines()
    engine = InProcess(Reference)
    for told, answered in pairwise(line for line in lines if line.startswith(("> ", "< "))):
        if not told.startswith("> ") or json.loads(told[2:])["type"] not in ("hello", "arrange", "act"):
            continue
        reply, shown = engine.ask(read_request(json.loads(told[2:]))), read_reply(json.loads(answered[2:]))
        if isinstance(shown, Done | Answer) and getattr(shown, "answer", "") != "no-such-move":
            assert isinstance(reply, Done | Answer)
            assert {name: reply.state.get(name) for name in shown.state} == dict(shown.state)
            assert getattr(reply, "answer", "") == getattr(shown, "answer", "")


def test_what_is_written_passes_the_check_and_is_honest(
    unospec: Unospec, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert unospec("adapter", "new", "--language", "python", str(tmp_path)).status == 0
    monkeypatch.chdir(tmp_path)
    command = f"cmd:{sys.executable} adapter.py"
    outcome = unospec("adapter", "check", command)
    assert outcome.status == 0, outcome.out
    toy = tmp_path / "toy_engine.py"
    for bent, expected in ((None, {"pass"}), ('raise IllegalMove("that card does not fit")', {"fail"})):
        if bent:
            toy.write_text(toy.read_text(encoding="utf-8").replace(bent, "pass"), encoding="utf-8")
        engine = open_engine(command)
        wanted = ("hu-neither-colour-nor-number", "ka-neither-fits", "et-other-card-does-not-fit")
        scenarios = [each for each in library.scenarios() if each.id in wanted]
        cases = [Case(each, rule_set(each.id[:2]).rules) for each in scenarios]
        assert len(cases) == len(wanted)
        assert {result.verdict for result in conduct(cases, engine)} == expected
        farewell(engine)
