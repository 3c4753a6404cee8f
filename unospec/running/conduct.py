"""Runs many scenarios against one engine, one after the other, and judges each."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from unospec.protocol.messages import Bye, HelloReply
from unospec.running.engines import Engine, greet
from unospec.running.executor import Logged, Run
from unospec.running.filling import Dealing, Filling, Position
from unospec.running.verdicts import EngineFault, Finding, Verdict
from unospec.scenarios.model import Scenario

#: With which a failure is tried again.
SECOND: Final[Filling] = "other"

#: Engines that break down so often in a row are not started again.
PATIENCE: Final = 8


@dataclass(frozen=True, slots=True)
class Case:
    """A scenario to be run. rules: what is played, the scenario's options included. about: the rules that it shows,
    for reports. not_applicable: if it does not apply, the rules that are played otherwise."""

    scenario: Scenario
    rules: Mapping[str, str]
    about: tuple[str, ...] = ()
    not_applicable: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Result:
    """What became of a scenario.

    log: the acts, with the state before and after each. filling, start: how the position was made whole, and what
    it was. The log is that of the first run, even where a second one was made.
    """

    scenario: Scenario
    finding: Finding
    rules: tuple[str, ...] = ()
    log: tuple[Logged, ...] = ()
    filling: Filling = "plain"
    start: Position | Dealing | None = field(default=None, repr=False)

    @property
    def verdict(self) -> Verdict:
        """The verdict."""
        return self.finding.verdict

    @property
    def reason(self) -> str:
        """The stable code of the reason; empty for a plain pass."""
        return self.finding.reason

    @property
    def sentences(self) -> tuple[str, ...]:
        """The sentences that the scenario rests on."""
        return self.scenario.sentences

    @property
    def message(self) -> str:
        """What happened, in English."""
        return self.finding.message


_Judged: TypeAlias = tuple[Finding, Run | None]


def conduct(
    cases: Iterable[Case], engine: Engine, *, known_issues: Collection[str] = (), hello: HelloReply | None = None
) -> Iterator[Result]:
    """Run the cases in order and yield a result for each.

    known_issues: ids of scenarios that are known to fail. hello: the engine's introduction, if it has been greeted
    already. The engine is not closed; see `farewell`. Never raises for anything that an engine does.
    """
    conductor = _Conductor(engine, hello)
    for case in cases:
        if case.not_applicable:
            rules = ", ".join(case.not_applicable)
            finding = Finding("not-applicable", "other-rules", {"rules": rules})
            yield Result(case.scenario, finding, case.about)
            continue
        finding, run = conductor.judge(case)
        if case.scenario.id in known_issues:
            finding = _as_known(finding)
        log, start = (tuple(run.log), run.start) if run is not None else ((), None)
        yield Result(case.scenario, finding, case.about, log, "plain", start)


def farewell(engine: Engine) -> None:
    """Say goodbye and close the engine, whatever it answers."""
    try:
        engine.ask(Bye(0))
    except EngineFault:
        pass
    finally:
        engine.close()


def _as_known(finding: Finding) -> Finding:
    known: dict[Verdict, Verdict] = {"fail": "known-issue", "pass": "unexpected-pass"}
    verdict = known.get(finding.verdict, finding.verdict)
    return Finding(verdict, finding.reason, finding.fields, finding.step)


class _Conductor:
    """Keeps what lasts from one scenario to the next: the handshake, and what the engine is configured to."""

    def __init__(self, engine: Engine, hello: HelloReply | None) -> None:
        self._engine = engine
        self._hello = hello
        self._configured: Mapping[str, str] | None = None
        self._broken = 0
        self._last_fault: Finding | None = None

    def judge(self, case: Case) -> _Judged:
        """Run the case, a second time with other cards if it fails."""
        first, run = self._run(case, "plain")
        if first.verdict != "fail":
            return first, run
        again, _ = self._run(case, SECOND)
        if again.verdict != "pass":
            return first, run
        return Finding("unstable", "comes-and-goes", {"first": first.message}, first.step), run

    def _run(self, case: Case, filling: Filling) -> _Judged:
        if self._broken >= PATIENCE and self._last_fault is not None:
            return self._last_fault, None
        run: Run | None = None
        try:
            if self._hello is None:
                self._hello = greet(self._engine)
            run = Run(self._engine, self._hello, case.scenario, filling)
            variants = self._to_configure(case.rules, self._hello)
            finding = run.play(variants)
            if variants is not None:
                self._configured = None if finding.reason == "cannot-configure" else variants
            self._broken = 0
        except EngineFault as fault:
            finding = fault.finding
            self._broken += 1
            self._last_fault = finding
            self._hello = self._configured = None
            self._engine.restart()
        return finding, run

    def _to_configure(self, rules: Mapping[str, str], hello: HelloReply) -> dict[str, str] | None:
        """The variants to set, or None where the engine has no switches or is set so already."""
        variants = {rule: rules[rule] for rule in hello.configures if rule in rules}
        return None if not variants or variants == self._configured else variants
