"""What binds pytest-bdd to the vocabulary: one parser a language, and the tests of a rule set."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from pytest_bdd import scenario
from pytest_bdd.parsers import StepParser

from unospec.language.phrases import vocabulary
from unospec.problems import Problem
from unospec.protocol.messages import HelloReply
from unospec.running.conduct import Case, Conductor, Patience, Result, as_known
from unospec.running.executor import Run
from unospec.running.verdicts import Ended, EngineFault
from unospec.scenarios import library
from unospec.scenarios.model import Value

#: Whether the tests of the suite are just being declared, so that the tags met are the suite's own.
declaring = False


class Phrases(StepParser):
    """Understands every phrase of a language, so that three step definitions do for all of them."""

    def __init__(self, language: str) -> None:
        super().__init__(f"unospec-{language}")
        self._language = language

    def parse_arguments(self, name: str) -> dict[str, Any] | None:
        """The step's id and values as `said`, or None if it is no phrase of the language."""
        try:
            return {"said": vocabulary(self._language).parse(name)}
        except Problem:
            return None

    def is_matching(self, name: str) -> bool:
        """Whether it is a phrase of the language."""
        return self.parse_arguments(name) is not None


class Play:
    """A scenario while pytest-bdd goes through its steps. line: tells a result in a line, where a test is left out."""

    def __init__(
        self,
        case: Case,
        conductor: Conductor,
        patience: Patience,
        known_issues: frozenset[str],
        record: Callable[[str, object], None],
        line: Callable[[Result], str],
    ) -> None:
        self.case = case
        self._record = record
        self._conductor = conductor
        self._patience = patience
        self._known = known_issues
        self._line = line
        self._run: Run | None = None
        self._place = 0
        self.result: Result | None = None

    def step(self, said: tuple[str, dict[str, Value]]) -> None:
        """Perform the next step, which has to be the one that the feature file says here."""
        expected = self.case.scenario.all_steps[self._place]
        assert said == (expected.id, expected.values), f"the step {expected.id} was expected, not {said[0]}"
        if self._place == 0:
            # What does not apply is not played, nor anything once the engine is given up.
            self.result = self._patience.spared(self.case)
        if self.result is None:
            try:
                if self._run is None:
                    self._run = self._conductor.made(self.case)
                    self._conductor.begin(self._run, self.case)
                self._run.perform(self._place)
            except (Ended, EngineFault) as stopped:
                self._end(stopped)
        self._place += 1

    def _end(self, stopped: Ended | EngineFault) -> None:
        # It is tried again, with other cards or the same, as anywhere else.
        self.result = as_known(self._conductor.result(self.case, stopped, self._run), self._known)

    def judge(self) -> None:
        """After its last step: pass, or end the test as its verdict demands."""
        if self.result is None:
            assert self._run is not None, "no step was performed"
            assert self._place == len(self.case.scenario.all_steps), "a step was left out"
            self._end(Ended(self._run.passed))
        assert self.result is not None
        self._patience.after(self.result)
        self._record("verdict", self.result.verdict)
        match self.result.verdict:
            case "pass":
                return
            case "unsupported" | "not-applicable":
                pytest.skip(self._line(self.result))
            case "known-issue":
                pytest.xfail(self._line(self.result))
        raise Broken(self.result, self._conductor.hello)


class Broken(Exception):
    """An engine did not do what the scenario says. Carries the result; the plugin tells it as a story."""

    def __init__(self, result: Result, hello: HelloReply | None) -> None:
        super().__init__(f"{result.verdict}: {result.message}")
        self.result = result
        self.hello = hello


def declare(namespace: dict[str, Any], rule_set: str) -> None:
    """Put a test for each scenario of the rule set into a module's namespace."""
    global declaring
    declaring = True
    try:
        namespace.update(_tests(rule_set))
    finally:
        declaring = False


def _tests(rule_set: str) -> Iterator[tuple[str, Callable[..., None]]]:
    for reading in library.readings(rule_set):
        for each in reading.feature.scenarios:
            test = _bound(scenario(str(reading.path), reading.titles[each.id], features_base_dir="/"), each.id)
            yield test.__name__, test


def _bound(bind: Callable[[Callable[..., None]], Callable[..., None]], id: str) -> Callable[..., None]:
    def test(unospec_play: Play) -> None:
        unospec_play.judge()

    test.__name__ = test.__qualname__ = f"test_{id.replace('-', '_')}"
    bound = bind(test)
    bound.__name__ = test.__name__
    bound.__dict__["unospec_id"] = id
    return bound
