"""Several processes tell the same as one, in the same order, and leave nothing behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
import uuid
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import cast

import pytest

from tests.running.building import rules, scenario, step
from unospec.adapters.registry import open_engine
from unospec.problems import Problem
from unospec.running.conduct import Case, Result, conduct, farewell
from unospec.running.parallel import _in_order, _Workers, conduct_in
from unospec.running.verdicts import Finding
from unospec.scenarios import library
from unospec.spec.rule_sets import rule_set


def cases() -> list[Case]:
    """Scenarios that pass and that fail, and some that do not apply."""
    held_to = rule_set("ka")
    found = [Case(each, held_to.with_options(each.options).rules) for each in library.scenarios("ka")[:30]]
    steps = (step("seated", players=(1, 2)), step("top", card="red-7"), step("draws", player=1))
    found.insert(3, Case(scenario(*steps, id="hu-other"), rules(), (), ("draw-two-stacking",)))
    wrong = (step("top", card="red-7"), step("holds", player=1, cards=("blue-1",)))
    found.insert(7, Case(scenario(*wrong, step("plays", player=1, card="blue-1"), id="hu-fails"), rules()))
    return found


def told(results: list[Result]) -> list[tuple[object, ...]]:
    return [(each.scenario.id, each.finding, each.rules, each.log, each.filling, each.start) for each in results]


def alone(name: str, given: list[Case], known: tuple[str, ...] = ()) -> list[Result]:
    engine = open_engine(name)
    results = list(conduct(given, engine, known_issues=known))
    farewell(engine)
    return results


def running(mark: str) -> list[int]:
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if f"UNOSPEC_TEST={mark}".encode() in (folder / "environ").read_bytes():
                found.append(int(folder.name))
        except OSError:
            continue
    return [each for each in found if each != os.getpid()]


def test_the_same_results_in_the_same_order() -> None:
    given = cases()
    results = list(conduct_in(2, given, partial(open_engine, "reference"), known_issues=("hu-fails",)))
    assert told(results) == told(alone("reference", given, ("hu-fails",)))
    verdicts = [result.verdict for result in results]
    assert {"pass", "not-applicable", "known-issue"} <= set(verdicts)


def test_an_engine_that_keeps_breaking_down_is_given_up_at_the_same_place(tmp_path: Path) -> None:
    name = f"cmd:{sys.executable} -I -S -c \"import sys; sys.stdin.readline(); print('no')\""
    given = cases()[:16]
    results = list(conduct_in(3, given, partial(open_engine, name)))
    assert [(each.verdict, each.reason) for each in results] == [
        (each.verdict, each.reason) for each in alone(name, given)
    ]
    assert results[-1].reason == "given-up"


class _NeverStarting:
    """Workers whose engines do not start, which each tells at once."""

    def __init__(self) -> None:
        self.free: list[object] = [0, 1]
        self.given: list[tuple[int, Case]] = []
        self._busy: list[tuple[int, Case]] = []

    def give(self, place: int, case: Case) -> None:
        self.free.pop()
        self.given.append((place, case))
        self._busy.append((place, case))

    def results(self) -> Iterator[tuple[int, Result]]:
        place, case = self._busy.pop(0)
        self.free.append(place)
        yield place, Result(case.scenario, Finding("crash", "ended-at-start"))


def test_nothing_more_is_tried_once_it_is_given_up() -> None:
    """Even if a case follows that does not apply, which is told as it is."""
    given = [*(each for each in cases() if not each.not_applicable), cases()[3]]
    workers = _NeverStarting()
    reasons = [each.reason for each in _in_order(given, cast(_Workers, workers), ())]
    assert reasons == ["ended-at-start"] * 3 + ["given-up"] * (len(given) - 4) + ["other-rules"]
    # Three in a row, and what both were busy with meanwhile.
    assert len(workers.given) == 5


def test_what_the_user_has_named_wrongly_is_a_problem() -> None:
    with pytest.raises(Problem, match="cannot be imported"):
        list(conduct_in(2, cases(), partial(open_engine, "no_such_module_here:X")))


def test_nothing_is_left_when_the_results_are_not_wanted_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    mark = uuid.uuid4().hex
    monkeypatch.setenv("UNOSPEC_TEST", mark)
    serving = f"cmd:{sys.executable} -m unospec.adapters.serving reference"
    results = conduct_in(2, cases(), partial(open_engine, serving))
    next(results)
    results.close()  # type: ignore[attr-defined]
    assert _soon_none(mark)


#: Becomes the command that follows, with the usual answer to each of the signals.
_HEEDING = """
import os, signal, sys
for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
    signal.signal(number, signal.default_int_handler if number == signal.SIGINT else signal.SIG_DFL)
os.execv(sys.argv[1], sys.argv[1:])
"""


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="processes are looked for in /proc")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
@pytest.mark.parametrize("count", [1, 2])
def test_a_signal_leaves_nothing_behind(number: signal.Signals, count: int, tmp_path: Path) -> None:
    """The engine is silent, has a child that has left it, and does not end when it is told to."""
    mark = uuid.uuid4().hex
    silent = tmp_path / "silent.py"
    silent.write_text(
        "import signal, subprocess, sys, time, json\n"
        "signal.signal(signal.SIGTERM, signal.SIG_IGN)\n"
        "subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'], start_new_session=True)\n"
        "for line in sys.stdin:\n"
        "    m = json.loads(line)\n"
        "    if m['type'] != 'hello': time.sleep(600)\n"
        "    hello = {'type': 'hello', 'id': m['id'], 'protocol': 1, 'name': 'x', 'version': '1'}\n"
        "    print(json.dumps(hello), flush=True)\n",
        encoding="utf-8",
    )
    command = [sys.executable, "-m", "unospec", "verify", "--engine", f"cmd:{sys.executable} {silent}", "--rules", "hu"]
    process = subprocess.Popen(
        # A shell that runs the tests in the background would have them ignore some of the signals.
        [sys.executable, "-c", _HEEDING, *command, "-n", str(count), "--timeout", "300"],
        env={**os.environ, "UNOSPEC_TEST": mark},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    # The command, its workers, and for each engine the engine and its child.
    wanted = 3 if count == 1 else 7
    until = time.monotonic() + 60
    while len(running(mark)) < wanted and time.monotonic() < until:
        time.sleep(0.05)
    assert len(running(mark)) >= wanted
    time.sleep(0.3)
    process.send_signal(number)
    _, err = process.communicate(timeout=60)
    assert b"Traceback" not in err
    assert process.returncode == 128 + number
    assert _soon_none(mark), [Path(f"/proc/{each}/cmdline").read_bytes() for each in running(mark)]


def _soon_none(mark: str) -> bool:
    # Python's own helper of several processes ends a moment after its master.
    until = time.monotonic() + 5
    while running(mark) and time.monotonic() < until:
        time.sleep(0.05)
    return not running(mark)


#: Prints the signals that are held back whenever a worker is started.
_STARTED = """
import signal
from functools import partial
from multiprocessing import util
from unospec.adapters.registry import open_engine
from unospec.running.parallel import conduct_in

start = util.spawnv_passfds

def spied(path, args, passed):
    if not any("resource_tracker" in str(each) for each in args):
        print(*sorted(each.name for each in signal.pthread_sigmask(signal.SIG_BLOCK, [])))
    return start(path, args, passed)

if __name__ == "__main__":
    util.spawnv_passfds = spied
    list(conduct_in(1, [], partial(open_engine, "reference")))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_no_signal_reaches_a_worker_that_is_being_started(tmp_path: Path) -> None:
    script = tmp_path / "started.py"
    script.write_text(_STARTED, encoding="utf-8")
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["SIGHUP", "SIGINT", "SIGTERM"]
