"""Engines that do something wrong: each wrong has its verdict and reason, the run goes on, and nothing is left."""

from __future__ import annotations

import os
import shutil
import sys
import time
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from tests.running.building import rules, scenario, step
from unospec.protocol.messages import Bye, Configure, Unsupported
from unospec.protocol.pipes import Pipes, PolledPipes, ThreadedPipes, connect
from unospec.protocol.process import Limits, Process
from unospec.running.conduct import Case, Result, conduct, farewell
from unospec.running.engines import greet
from unospec.running.verdicts import EngineFault

FOLDER = Path(__file__).resolve().parent / "misbehaving"
COMMANDS = {
    "python": [sys.executable, "-I", "-S", str(FOLDER / "adapter.py")],
    "node": ["node", str(FOLDER / "adapter.js")],
    "sh": ["sh", str(FOLDER / "adapter.sh")],
    "java": ["java", "-XX:TieredStopAtLevel=1", "-Xshare:auto", str(FOLDER / "Adapter.java")],
}

#: (verdict, reason) of one scenario.
Found: TypeAlias = tuple[str, str]
#: What a well-behaved adapter that supports nothing comes to.
WELL: Found = ("unsupported", "cannot-arrange")


def first(verdict: str, reason: str) -> list[Found]:
    """The first scenario meets the fault, the others a new process."""
    return [(verdict, reason), WELL, WELL]


def second(verdict: str, reason: str) -> list[Found]:
    """What is wrong is only said, or only shows, when the next message is sent."""
    return [WELL, (verdict, reason), WELL]


def wrong(reason: str) -> list[Found]:
    return first("protocol-error", reason)


PYTHON: dict[str, list[Found]] = {
    "good": [WELL] * 3,
    "exit-at-start": first("crash", "ended-at-start"),
    "slow-start": first("timeout", "slow-start"),
    "other-version": wrong("other-protocol"),
    "banner": wrong("not-json"),
    "hello-error": first("error", "engine-error"),
    "wrong-hello": wrong("wrong-reply"),
    "exit": first("crash", "ended"),
    "exit-0": first("crash", "ended"),
    "killed": first("crash", "ended"),
    "stderr-flood": first("crash", "ended"),
    "half-line-exit": first("crash", "ended-in-a-line"),
    "half-line": first("timeout", "half-a-line"),
    "silence": first("timeout", "no-answer"),
    "wrong-id": wrong("wrong-id"),
    "old-id": wrong("wrong-id"),
    "id-text": wrong("bad-reply"),
    "no-id": wrong("bad-reply"),
    "twice": wrong("answered-twice"),
    "twice-late": second("protocol-error", "left-over"),
    "chatter": wrong("unasked"),
    "text": wrong("not-json"),
    "prompt": wrong("text-before-json"),
    "text-after": wrong("text-after-json"),
    "two-in-a-line": wrong("text-after-json"),
    "pretty": wrong("bad-json"),
    "bad-json": wrong("bad-json"),
    "bad-far-on": wrong("bad-json"),
    "nan": wrong("bad-json"),
    "deep": wrong("bad-json"),
    "half-pair": wrong("bad-json"),
    "two-of-a-name": wrong("bad-reply"),
    "not-utf8": wrong("not-utf8"),
    "utf16": wrong("not-utf8"),
    "bom": wrong("byte-order-mark"),
    "empty-line": wrong("empty-line"),
    "array": wrong("bad-reply"),
    "number": wrong("bad-reply"),
    "unknown-type": wrong("bad-reply"),
    "unknown-field": wrong("bad-reply"),
    "missing-field": wrong("bad-reply"),
    "wrong-kind": wrong("wrong-reply"),
    "bye": wrong("wrong-reply"),
    "error": first("error", "engine-error"),
    "huge-line": wrong("huge-line"),
    "huge-no-end": wrong("huge-line"),
    "flood": wrong("flood"),
    "flood-after": wrong("flood"),
    "close-stdout": wrong("stdout-closed"),
    "close-stdin": wrong("stdin-closed"),
    "leaves-a-child": [WELL] * 3,
    "leaves-a-daemon": [WELL] * 3,
    "ignores-the-end": [WELL] * 3,
}
NODE: dict[str, list[Found]] = {
    "good": [WELL] * 3,
    "throws": first("crash", "ended"),
    "rejects": first("crash", "ended"),
    "exit": first("crash", "ended"),
    "silence": first("timeout", "no-answer"),
    "console-log": wrong("not-json"),
    "undefined": wrong("not-json"),
    "id-lost": wrong("bad-reply"),
    "half-line": first("timeout", "half-a-line"),
    "later": second("protocol-error", "left-over"),
    "child": [WELL] * 3,
    "stays": [WELL] * 3,
}
SH: dict[str, list[Found]] = {
    "good": [WELL] * 3,
    "exits": [("crash", "ended-at-start")] * 3,
    "cat": [("protocol-error", "bad-reply")] * 3,
    "yes": [("protocol-error", "flood")] * 3,
    "echo": wrong("not-json"),
    "echoes-request": wrong("bad-reply"),
    "segfault": first("crash", "ended"),
    "closes": wrong("stdout-closed"),
    "crlf-text": wrong("not-json"),
    "child": [WELL] * 3,
    "sleeps": [WELL] * 3,
}
JAVA: dict[str, list[Found]] = {
    "exception": first("crash", "ended"),
    "print": wrong("text-before-json"),
    "null": wrong("bad-reply"),
}
#: What shows otherwise where pipes cannot be polled.
THREADED = {"close-stdin": second("protocol-error", "stdin-closed")}
#: Those that have to be ended by force after they have said goodbye.
STAY = {"ignores-the-end", "stays", "sleeps"}

#: Which way the pipes are waited for.
WAYS = [
    pytest.param(PolledPipes, marks=pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot poll pipes")),
    ThreadedPipes,
]
#: What `connect` gives.
USUAL = ThreadedPipes if sys.platform == "win32" else PolledPipes
TABLE = [
    pytest.param(
        language,
        kind,
        THREADED.get(kind, expected) if ThreadedPipes in (way, USUAL) else expected,
        way,
        id=f"{language}-{kind}-{number}",
    )
    for language, kinds in (("python", PYTHON), ("node", NODE), ("sh", SH), ("java", JAVA))
    for kind, expected in kinds.items()
    # The pipes are the same whatever the language.
    for number, way in enumerate((connect, ThreadedPipes) if language == "python" else (connect,))
]


@pytest.fixture
def left(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], list[int]]]:
    """The processes that were started in this test and are still there."""
    mark = uuid.uuid4().hex
    monkeypatch.setenv("UNOSPEC_TEST", mark)

    def alive() -> list[int]:
        found = []
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                if f"UNOSPEC_TEST={mark}".encode() in (folder / "environ").read_bytes():
                    found.append(int(folder.name))
            except OSError:
                continue
        return [each for each in found if each != os.getpid()]

    yield alive
    assert alive() == []


def cases(count: int) -> list[Case]:
    steps = (step("seated", players=(1, 2)), step("top", card="red-7"), step("draws", player=1))
    return [Case(scenario(*steps, id=f"hu-{number}"), rules()) for number in range(count)]


def engine(language: str, kind: str, mark: Path, way: Callable[..., Pipes] = connect, **limits: Any) -> Process:
    command = COMMANDS[language]
    if shutil.which(command[0]) is None:
        pytest.skip(f"{command[0]} is not installed")
    # Only those who are silent are waited for; all others have time on a busy machine.
    waiting = kind in ("silence", "half-line", "huge-no-end")
    allowed = {"message": 0.6 if waiting else 20, "start": 0.6 if kind == "slow-start" else 30, "end": 5}
    if kind in STAY:
        allowed["end"] = 0.3
    return Process([*command, kind, str(mark)], Limits(**{**allowed, **limits}), connected=way)


def run(made: Process, count: int = 3) -> list[Result]:
    results = list(conduct(cases(count), made))
    farewell(made)
    return results


@pytest.mark.parametrize(("language", "kind", "expected", "way"), TABLE)
def test_every_wrong_has_its_verdict(
    language: str,
    kind: str,
    expected: list[Found],
    way: Callable[..., Pipes],
    tmp_path: Path,
    left: Callable[[], list[int]],
) -> None:
    if kind == "slow-start":
        made = engine(language, kind, tmp_path / "mark", way)
        results = list(conduct(cases(1), made))
        made.limits = Limits()
        results += run(made, 2)
    else:
        made = engine(language, kind, tmp_path / "mark", way)
        results = run(made)
    found = [(result.verdict, result.reason) for result in results]
    # Said a moment after the reply, it may come before the scenario is over or after.
    assert found == expected or (kind == "later" and found == wrong("answered-twice"))
    assert all(result.message for result in results)
    assert made.notes == (["does-not-end"] if kind in STAY else [])


def test_the_table_is_long_enough() -> None:
    assert len(PYTHON) + len(NODE) + len(SH) + len(JAVA) > 70
    reasons = {reason for kinds in (PYTHON, NODE, SH, JAVA) for found in kinds.values() for _, reason in found}
    assert len(reasons) > 24


def test_what_the_engine_said_last_is_told(tmp_path: Path) -> None:
    (result, *_) = run(engine("python", "exit-at-start", tmp_path / "mark"))
    assert result.message == "The engine ended before its first reply (exit 3). Its last words on stderr: no table free"


@pytest.mark.parametrize(
    ("said", "last"),
    [
        (
            "/x.js:3\n  throw new Error('no table')\n  ^\n\nError: no table\n    at deal (/x.js:3:9) {\n  code: 7\n}\n"
            "\nNode.js v20.1.0\n",
            "Error: no table",
        ),
        (
            "Exception in thread main java.lang.Error: no table\n\tat Game.deal(Game.java:3)\n",
            "Exception in thread main java.lang.Error: no table",
        ),
        ("Traceback (most recent call last):\n  File 'x.py', line 3\nValueError: no table\n", "ValueError: no table"),
        ("  no table\n", "no table"),
        ("", "–"),
    ],
    ids=["node", "java", "python", "indented", "nothing"],
)
def test_what_went_wrong_is_told_and_not_where(said: str, last: str, tmp_path: Path) -> None:
    path = tmp_path / "said"
    path.write_text(said, encoding="utf-8")
    code = f"import sys; sys.stderr.write(open({str(path)!r}).read()); sys.exit(3)"
    with pytest.raises(EngineFault) as raised:
        greet(Process([sys.executable, "-I", "-S", "-c", code]))
    assert raised.value.finding.fields["last"] == last


def test_stderr_is_kept_only_in_part(tmp_path: Path) -> None:
    made = engine("python", "stderr-flood", tmp_path / "mark", stderr=1000)
    (result,) = conduct(cases(1), made)
    assert result.finding.fields["last"] == "gave up"
    assert len(made.stderr) <= 1000
    made.close()


def test_nothing_is_started_only_to_be_said_goodbye_to(left: Callable[[], list[int]]) -> None:
    made = Process(["sh", str(FOLDER / "adapter.sh"), "sleeps", ""])
    with pytest.raises(EngineFault) as raised:
        made.ask(Bye(0))
    assert (raised.value.verdict, raised.value.reason) == ("crash", "not-running")
    assert left() == []


def test_a_signal_is_told_by_its_name(tmp_path: Path) -> None:
    (result, *_) = run(engine("python", "killed", tmp_path / "mark"))
    assert "(SIGKILL)" in result.message


def test_the_place_where_a_line_is_broken_is_shown(tmp_path: Path) -> None:
    (result, *_) = run(engine("python", "bad-far-on", tmp_path / "mark"))
    assert result.finding.fields["error"] == "Expecting property name enclosed in double quotes"
    assert result.finding.fields["line"].startswith("…xxx")
    assert result.finding.fields["line"].endswith('xxx", why: "nothing is"}')


def test_a_field_that_stands_twice_is_named(tmp_path: Path) -> None:
    (result, *_) = run(engine("python", "two-of-a-name", tmp_path / "mark"))
    assert result.finding.fields["error"] == "turn: this field stands twice in the same object"


def test_a_long_line_is_not_repeated_in_full(tmp_path: Path) -> None:
    (result, *_) = run(engine("python", "deep", tmp_path / "mark"))
    assert len(result.message) < 300


def test_an_engine_that_never_starts_is_given_up(left: Callable[[], list[int]]) -> None:
    made = Process(["sh", str(FOLDER / "adapter.sh"), "exits", ""])
    results = run(made, 6)
    assert [result.reason for result in results] == ["ended-at-start"] * 3 + ["given-up"] * 3
    assert {result.verdict for result in results} == {"crash"}
    assert "3 times in a row" in results[-1].message


def test_an_engine_that_keeps_breaking_down_is_given_up() -> None:
    results = run(Process(["sh", str(FOLDER / "adapter.sh"), "cat", ""]), 12)
    assert [result.reason for result in results] == ["bad-reply"] * 8 + ["given-up"] * 4


def test_a_command_that_is_no_program(tmp_path: Path) -> None:
    (result,) = run(Process([str(tmp_path)]), 1)
    assert (result.verdict, result.reason) == ("crash", "cannot-start")


@pytest.mark.parametrize("way", WAYS)
def test_an_engine_that_does_not_read(way: Callable[..., Pipes], left: Callable[[], list[int]]) -> None:
    made = Process(["sleep", "60"], Limits(start=0.5), connected=way)
    # Longer than any pipe.
    with pytest.raises(EngineFault) as raised:
        made.ask(Configure(0, {"x": "y" * 2_000_000}))
    assert (raised.value.verdict, raised.value.reason) == ("timeout", "does-not-read")
    made.close()


@pytest.mark.parametrize("way", WAYS)
def test_long_messages_both_ways_at_once(way: Callable[..., Pipes]) -> None:
    """Neither side may wait for the other to read first."""
    code = (
        "import sys, json\n"
        "for part in range(30): sys.stderr.write('x' * 65536)\n"
        "sys.stdout.write(' ' * 800000); sys.stdout.flush()\n"
        "message = json.loads(sys.stdin.readline())\n"
        "print(json.dumps({'type': 'unsupported', 'id': message['id'], 'why': str(len(message['variants']['x']))}))\n"
    )
    made = Process([sys.executable, "-c", code], connected=way)
    assert made.ask(Configure(7, {"x": "y" * 900_000})) == Unsupported(7, "900000")
    made.close()


def test_one_process_serves_the_whole_run(tmp_path: Path, left: Callable[[], list[int]]) -> None:
    made = engine("python", "good", tmp_path / "mark")
    seen = set()
    for _ in conduct(cases(5), made):
        seen.update(left())
    assert len(seen) == 1
    farewell(made)


@pytest.mark.parametrize("kind", ["leaves-a-child", "leaves-a-daemon"])
def test_what_an_engine_leaves_behind_is_there_until_the_end(
    kind: str, tmp_path: Path, left: Callable[[], list[int]]
) -> None:
    if not sys.platform.startswith("linux"):
        pytest.skip("processes are looked for in /proc")
    made = engine("python", kind, tmp_path / "mark")
    list(conduct(cases(1), made))
    assert len(left()) == 2
    made.close()
    assert left() == []


def test_closing_is_quick_in_the_middle_of_everything(tmp_path: Path, left: Callable[[], list[int]]) -> None:
    made = engine("python", "ignores-the-end", tmp_path / "mark")
    list(conduct(cases(1), made))
    begun = time.monotonic()
    made.close()
    made.close()
    assert time.monotonic() - begun < 5


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="children are looked for in /proc")
@pytest.mark.parametrize("ended", ["by itself", "by force"])
def test_a_child_without_environment_in_a_session_of_its_own_is_ended(ended: str, tmp_path: Path) -> None:
    told = tmp_path / "child"
    code = (
        "import json, subprocess, sys\n"
        "child = subprocess.Popen(['sleep', '600'], start_new_session=True, env={}, stdin=-3, stdout=-3, stderr=-3)\n"
        f"open({str(told)!r}, 'w').write(str(child.pid))\n"
        "for line in sys.stdin:\n"
        "    m = json.loads(line)\n"
        "    print(json.dumps({'type': 'unsupported', 'id': m['id'], 'why': 'x'}"
        " if m['type'] != 'bye' else {'type': 'bye', 'id': m['id']}), flush=True)\n"
    )
    made = Process([sys.executable, "-I", "-S", "-c", code])
    made.ask(Configure(0, {}))
    child = Path(f"/proc/{told.read_text(encoding='utf-8')}")
    assert child.is_dir()
    if ended == "by itself":
        farewell(made)
    else:
        made.close()
    until = time.monotonic() + 5
    while child.is_dir() and " Z " not in (child / "stat").read_text(encoding="utf-8") and time.monotonic() < until:
        time.sleep(0.02)
    assert not child.is_dir() or " Z " in (child / "stat").read_text(encoding="utf-8")
