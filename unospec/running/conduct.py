"""Runs many scenarios against one engine, one after the other, and judges each."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Final, TypeAlias

from unospec.protocol.messages import Bye, HelloReply
from unospec.running.engines import Apart, Engine, greet
from unospec.running.executor import Logged, Run
from unospec.running.filling import Dealing, Filling, Position
from unospec.running.verdicts import SAID, TROUBLE, Ended, EngineFault, Finding, Verdict
from unospec.scenarios.model import Scenario

#: With which a failure is tried again.
SECOND: Final[Filling] = "other"

#: Engines that break down so often in a row are not started again.
PATIENCE: Final = 8

#: The same for those that do not even start.
START_PATIENCE: Final = 3

#: What an engine does that never gets so far as to answer.
_NO_START: Final = frozenset({"cannot-start", "ended-at-start", "slow-start"})

#: What becomes of a scenario only through a breakdown.
_BREAKDOWNS: Final[frozenset[Verdict]] = frozenset({"crash", "timeout", "protocol-error"})

#: What is wrong with a pipe and not with a line that has come, which alone could have been written before.
_OF_A_PIPE: Final = frozenset({"stdin-closed", "stdout-closed", "flood"})


@dataclass(frozen=True, slots=True)
class Case:
    """A scenario to be run. rules: what is played, the scenario's options included. about: the rules that it shows,
    for reports. not_applicable: if it does not apply, the rules that are played otherwise; undeclared: or, of a profile
    that says nothing of them, may be."""

    scenario: Scenario
    rules: Mapping[str, str]
    about: tuple[str, ...] = ()
    not_applicable: tuple[str, ...] = ()
    undeclared: bool = False


@dataclass(frozen=True, slots=True)
class Result:
    """What became of a scenario.

    rules: those that it is about. played: the variants under which it was run; empty if it was not run.
    log: the acts, with the state before and after each. filling, start: how the position was made whole, and what
    it was. The log is that of the first run, even where a second one was made.
    """

    scenario: Scenario
    finding: Finding
    rules: tuple[str, ...] = ()
    log: tuple[Logged, ...] = ()
    filling: Filling = "plain"
    start: Position | Dealing | None = field(default=None, repr=False)
    played: Mapping[str, str] = field(default_factory=dict, repr=False)

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
    conductor = Conductor(engine, hello)
    patience = Patience()
    for case in cases:
        result = patience.spared(case) or conductor.result(case)
        patience.after(result)
        yield as_known(result, known_issues)


def farewell(engine: Engine) -> None:
    """Say goodbye and close the engine, whatever it answers."""
    try:
        engine.ask(Bye(0))
    except EngineFault:
        pass
    finally:
        engine.close()


def as_known(result: Result, known_issues: Collection[str]) -> Result:
    """The same result, told as a known issue if it is one."""
    known: dict[Verdict, Verdict] = {"fail": "known-issue", "pass": "unexpected-pass"}
    if result.scenario.id not in known_issues or result.verdict not in known:
        return result
    finding = result.finding
    return replace(result, finding=replace(finding, verdict=known[finding.verdict]))


def _not_applicable(case: Case) -> Result | None:
    """What becomes of a case that does not apply; None if it does."""
    if not case.not_applicable:
        return None
    rules = ", ".join(case.not_applicable)
    reason = "undeclared" if case.undeclared else "other-rules"
    return Result(case.scenario, Finding("not-applicable", reason, {"rules": rules}), case.about)


def _is_of_a_line(finding: Finding) -> bool:
    """Whether a line that came is wrong."""
    return finding.verdict == "protocol-error" and finding.reason not in _OF_A_PIPE


class Patience:
    """Says when to stop: after how many breakdowns in a row, in the order of the cases."""

    def __init__(self) -> None:
        self._row = 0
        self._not_started = 0
        self._stopped: Finding | None = None

    def after(self, result: Result) -> None:
        """Take note of a result; they have to come in order."""
        if self._stopped is not None or result.verdict == "not-applicable":
            return
        finding = result.finding
        no_hello = finding.verdict == "error" and finding.fields.get("type") == "hello"
        self._row = self._row + 1 if finding.verdict in _BREAKDOWNS or no_hello else 0
        self._not_started = self._not_started + 1 if finding.reason in _NO_START else 0
        if self._row >= PATIENCE or self._not_started >= START_PATIENCE:
            times = str(PATIENCE if self._row >= PATIENCE else START_PATIENCE)
            self._stopped = Finding(finding.verdict, "given-up", {"times": times}, cause=finding)

    def spared(self, case: Case) -> Result | None:
        """What becomes of a case that is not run: it does not apply, or no case is run any more. None if it is run."""
        if case.not_applicable or self._stopped is None:
            return _not_applicable(case)
        return Result(case.scenario, self._stopped, case.about)


class Conductor:
    """Keeps what lasts from one scenario to the next: the handshake, and what the engine is configured to."""

    def __init__(self, engine: Engine, hello: HelloReply | None) -> None:
        self._engine = engine
        self._apart = engine if isinstance(engine, Apart) else None
        self._hello = hello
        self._configured: Mapping[str, str] | None = None
        self._rules: Mapping[str, str] = {}
        #: Whether the engine was greeted for the run at hand, so that nothing can have been written before.
        self._fresh = False

    @property
    def hello(self) -> HelloReply | None:
        """What the engine has said of itself, if it has."""
        return self._hello

    def made(self, case: Case, filling: Filling = "plain") -> Run:
        """A run of the case, for the caller to `begin` and perform step by step. Raises EngineFault."""
        self._fresh = self._hello is None
        if self._hello is None:
            self._hello = greet(self._engine)
        return Run(self._engine, self._hello, case.scenario, filling)

    def begin(self, run: Run, case: Case) -> None:
        """Begin a run of the caller's. Raises Ended, EngineFault."""
        variants = self._to_configure(case.rules, run.hello)
        if variants is None:
            run.begin()
            return
        try:
            run.begin(variants)
            self._configured = variants
        except Ended as ended:
            self._configured = None if ended.finding.reason == "cannot-configure" else variants
            raise

    def result(self, case: Case, stopped: Ended | EngineFault | None = None, run: Run | None = None) -> Result:
        """What becomes of the case. It is run a second time, with other cards, if it fails; with the same ones if
        something is wrong with what comes instead of the first reply.

        stopped: how the first run ended if that was one of the caller's, which is `run`.
        """
        if (spared := _not_applicable(case)) is not None:
            return spared
        if stopped is None:
            first, run = self._run(case, "plain")
        else:
            first = self._end(stopped, run)
        finding, run = self._judge(case, first, run)
        log, start = (tuple(run.log), run.start) if run is not None else ((), None)
        return Result(case.scenario, finding, case.about, log, "plain", start, case.rules)

    def _judge(self, case: Case, first: Finding, run: Run | None) -> _Judged:
        if not self._fresh and run is not None and run.asked == 1 and _is_of_a_line(first):
            # What comes instead of the first reply may have been written before. What the engine does again when it
            # is started anew is done in this scenario.
            again, _ = self._run(case, "plain")
            if again.reason != first.reason:
                first = Finding(first.verdict, "left-over", first.fields, first.step, first)
        if first.verdict != "fail":
            return first, run
        again, _ = self._run(case, SECOND)
        if again.verdict != "pass":
            return first, run
        return Finding("unstable", "comes-and-goes", {}, first.step, first), run

    def _run(self, case: Case, filling: Filling) -> _Judged:
        run: Run | None = None
        stopped: Ended | EngineFault
        try:
            run = self.made(case, filling)
            self.begin(run, case)
            stopped = Ended(run.go_on())
        except (Ended, EngineFault) as early:
            stopped = early
        return self._end(stopped, run), run

    def _end(self, stopped: Ended | EngineFault, run: Run | None) -> Finding:
        """What a run has come to, with what has come unasked by now. A broken engine is started anew for the next."""
        try:
            if isinstance(stopped, Ended) and self._apart is not None:
                self._apart.pause()
        except EngineFault as fault:
            stopped = fault
        finding = stopped.finding
        if isinstance(stopped, EngineFault):
            finding = replace(finding, step=run.at if run is not None else None)
            self._hello = self._configured = None
            self._engine.restart()
        if finding.verdict in TROUBLE and "stderr" not in finding.fields:
            # What an adapter prints when it is at fault, such as where an exception came from.
            said = str(getattr(self._engine, "stderr", ""))[-SAID:]
            finding = replace(finding, fields={**finding.fields, "stderr": said})
        return finding

    def _to_configure(self, rules: Mapping[str, str], hello: HelloReply) -> dict[str, str] | None:
        """The variants to set, or None where the engine has no switches or is set so already."""
        # One rule set's scenarios share its rules, which then need not be compared one by one.
        if self._configured is not None and (rules is self._rules or rules == self._rules):
            return None
        self._rules = rules
        variants = {rule: rules[rule] for rule in hello.configures if rule in rules}
        return None if not variants or variants == self._configured else variants
