"""Runs many scenarios in several processes, each with an engine of its own, and gives the same results in the same
order as one process does: the cases are handed out one by one, and what one process alone would not have run any
more, because the engine keeps breaking down, is not told.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
import sys
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import replace
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, NoReturn

from unospec import interrupts
from unospec.problems import Problem
from unospec.running.conduct import Case, Conductor, Patience, Result, as_known, farewell
from unospec.running.engines import Engine

#: Seconds for a worker, and its engine, to end.
_ENDING = 8.0


def conduct_in(
    processes: int,
    cases: Sequence[Case],
    make: Callable[[], Engine],
    *,
    known_issues: Collection[str] = (),
    is_last: Callable[[Result], bool] = lambda result: False,
    notes: list[str] | None = None,
) -> Iterator[Result]:
    """Like `conduct`, in so many processes. make: gives an engine; has to be picklable. Raises Problem if make does.

    When the iterator is closed or finished, no process is left. notes: takes what else is to be told of the engines
    when it is finished, which is after the last case or after a result that is said to be the last.
    """
    workers = _Workers(min(processes, max(1, len(cases))), make)
    try:
        for result in _in_order(cases, workers, known_issues):
            yield result
            if is_last(result):
                break
    except BaseException:
        workers.end(at_once=True)
        raise
    told = workers.end(at_once=False)
    if notes is not None:
        notes += told


def _in_order(cases: Sequence[Case], workers: _Workers, known_issues: Collection[str]) -> Iterator[Result]:
    patience = Patience()
    found: dict[int, Result] = {}
    handed_out = told = 0
    while told < len(cases):
        while handed_out < len(cases) and workers.free:
            # Once the engine is given up this is true of all that is left.
            if patience.spared(cases[handed_out]) is None:
                workers.give(handed_out, cases[handed_out])
            handed_out += 1
        spared = patience.spared(cases[told])
        if spared is None and told not in found:
            for place, result in workers.results():
                # The scenario itself is here already.
                found[place] = replace(result, scenario=cases[place].scenario)
            continue
        result = spared or found.pop(told)
        patience.after(result)
        told += 1
        yield as_known(result, known_issues)


class _Workers:
    """The processes, and what each of them is busy with."""

    def __init__(self, count: int, make: Callable[[], Engine]) -> None:
        # Not forked: a copy of this process would hold the pipes of the others open.
        context = multiprocessing.get_context("spawn")
        self._processes: list[BaseProcess] = []
        self.free: list[Connection] = []
        self._busy: dict[Connection, int] = {}
        if sys.platform != "win32":
            # Else it starts with the first process, and signals get through to that one.
            resource_tracker.ensure_running()
        for _ in range(count):
            ours, theirs = context.Pipe()
            process = context.Process(target=_work, args=(theirs, make), daemon=True)
            with interrupts.kept_from_children():
                process.start()
            theirs.close()
            self._processes.append(process)
            self.free.append(ours)

    def give(self, place: int, case: Case) -> None:
        """Let a free one run the case."""
        connection = self.free.pop()
        self._busy[connection] = place
        connection.send(case)

    def results(self) -> Iterator[tuple[int, Result]]:
        """Wait for at least one that is ready. Raises Problem, or RuntimeError if a worker has broken down."""
        for ready in wait(list(self._busy)):
            assert isinstance(ready, Connection)
            try:
                answer = ready.recv()
            except (EOFError, OSError) as error:
                raise RuntimeError("a worker has ended before its work was done") from error
            if isinstance(answer, Problem):
                raise answer
            self.free.append(ready)
            yield self._busy.pop(ready), answer

    def end(self, at_once: bool) -> list[str]:
        """End them all, and give the notes on their engines. at_once: even in the middle of their work."""
        notes: list[str] = []
        if at_once or not self._dismissed(notes):
            for process in self._processes:
                process.terminate()
        for connection in (*self.free, *self._busy):
            connection.close()
        for process in self._processes:
            process.join(_ENDING)
            if process.is_alive():
                process.kill()
                process.join()
        return notes

    def _dismissed(self, notes: list[str]) -> bool:
        """Tell them all that there is no more to do after what they are at, and wait for the notes on their engines.
        Returns whether all have come to their end in time."""
        all_of_them = (*self.free, *self._busy)
        for connection in all_of_them:
            with contextlib.suppress(OSError):
                connection.send(None)
        until = time.monotonic() + _ENDING
        in_time = [self._noted(connection, until, notes) for connection in all_of_them]
        return all(in_time)

    def _noted(self, connection: Connection, until: float, notes: list[str]) -> bool:
        """Whether its notes come in time. What it was at is wanted no more."""
        with contextlib.suppress(EOFError, OSError):
            while connection.poll(max(0, until - time.monotonic())):
                said = connection.recv()
                if isinstance(said, list):
                    notes += said
                    return True
        return False


def _work(connection: Connection, make: Callable[[], Engine]) -> None:
    """What a worker does: run the cases that it is sent, until there are no more."""

    def end(number: int, frame: Any) -> NoReturn:
        raise SystemExit(128 + number)

    interrupts.left_to_parent()
    signal.signal(signal.SIGTERM, end)
    engine: Engine | None = None
    well = False
    try:
        engine = make()
        conductor = Conductor(engine, None)
        with contextlib.suppress(EOFError, OSError):
            while (case := connection.recv()) is not None:
                result = conductor.result(case)
                connection.send(replace(result, scenario=None))  # type: ignore[arg-type]
        well = True
    except Problem as problem:
        with contextlib.suppress(OSError):
            connection.send(problem)
    finally:
        if engine is not None:
            if well:
                farewell(engine)
                with contextlib.suppress(OSError):
                    connection.send(list(getattr(engine, "notes", ())))
            else:
                engine.close()
