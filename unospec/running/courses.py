"""The courses that a scenario can take on the reference, depending on the rules.

The reference is run under a mapping that notes which rules are looked up, in order. All else being fixed, the first
rule that is looked up is always the same; its variant settles which comes second; and so on. So what has been found
out about one step is a tree: a rule at each fork, a branch for each variant, and at each tip how things stand after
the step. Where things stand alike the courses meet again, whichever rules have led there. What is known grows as far
as questions need it, and nothing is ever played twice in a process.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from copy import copy
from dataclasses import dataclass, field, replace
from typing import Final, TypeAlias

from reference_impl.state import FIELDS, State
from unospec.adapters.reference import Awaiting, Reference
from unospec.protocol.messages import PROTOCOL, Hello, HelloReply, Reply, Request
from unospec.running.executor import Run
from unospec.running.filling import Filling
from unospec.running.verdicts import Ended, Finding
from unospec.scenarios.model import Scenario


class Recorder(Mapping[str, str]):
    """Rules that note which of them are looked up, in order, each once."""

    def __init__(self, rules: Mapping[str, str]) -> None:
        self._rules = rules
        self.looked_up: dict[str, str] = {}

    def __getitem__(self, rule: str) -> str:
        variant = self._rules[rule]
        self.looked_up.setdefault(rule, variant)
        return variant

    def __iter__(self) -> Iterator[str]:
        return iter(self._rules)

    def __len__(self) -> int:
        return len(self._rules)


@dataclass(slots=True)
class End:
    """The scenario is over. finding: what has come of it."""

    finding: Finding


@dataclass(slots=True, eq=False)
class Moment:
    """How things stand before a step; all moments of a course that stand alike are one.

    place: of the step that comes next; -1 at the very beginning. run, state: as they stand; they are copied, and
    never played on. known: what is known of the next step, None if it has not been played yet.
    """

    place: int
    run: Run
    state: State | None
    known: Fork | Tip | None = None
    #: Under what all courses from here have been found to pass.
    passing: list[Passing] = field(default_factory=list)


@dataclass(slots=True)
class Passing:
    """That all courses from a moment pass, if only the rules in `needs` are set so. reached: all scores on the way."""

    needs: dict[str, str]
    reached: set[int]

    def holds_under(self, assigned: Mapping[str, str]) -> bool:
        """Whether it holds if these rules are set, and others in whatever way."""
        return all(assigned.get(rule) == variant for rule, variant in self.needs.items())


@dataclass(slots=True, eq=False)
class Tip:
    """What comes of a step. scores: all scores that were reached in it; a number was compared with these."""

    after: Moment | End
    scores: frozenset[int]


@dataclass(slots=True, eq=False)
class Fork:
    """The rule that is looked up next in a step, and what is known of each of its variants."""

    rule: str
    branches: dict[str, Fork | Tip] = field(default_factory=dict)


class Direct:
    """The reference without the way through JSON data, which costs more than the play. Notes all scores reached."""

    def __init__(self, rules: Mapping[str, str], state: State | None) -> None:
        self.reference = Reference(rules)
        self.reference.state = None if state is None else replace(state, rules=rules)
        self.scores: set[int] = set()

    def ask(self, request: Request) -> Reply:
        reply = self.reference.reply(request)
        if self.reference.state is not None:
            self.scores.update(self.reference.state.scores)
        return reply

    def restart(self) -> None:
        """Nothing lasts from one step to the next."""

    def close(self) -> None:
        """There is nothing to close."""


def _introduction() -> HelloReply:
    reply = Reference({}).reply(Hello(0, PROTOCOL))
    assert isinstance(reply, HelloReply)
    return reply


#: The introduction of the reference: what it can do does not depend on its rules.
HELLO: Final = _introduction()

#: What two states have to have in common to be one moment.
_STANDING: Final = tuple(name for name in FIELDS if name != "rules")

_Key: TypeAlias = tuple[Hashable, ...]


class Courses:
    """All that is known of one scenario."""

    def __init__(self, scenario: Scenario, filling: Filling) -> None:
        self.scenario = scenario
        self.start = Moment(-1, Run(Direct({}, None), HELLO, scenario, filling), None)
        self._moments: dict[_Key, Moment] = {}
        #: How many steps have been played.
        self.played = 0

    def end(self, rules: Mapping[str, str]) -> tuple[End, tuple[str, ...], frozenset[int]]:
        """What comes of the scenario under these rules, all of which have to be given; the rules that are looked up
        on the way, in order; and all scores that are reached."""
        moment, looked_up, scores = self.start, dict[str, None](), set[int]()
        while True:
            node = self.known(moment, rules)
            while isinstance(node, Fork):
                looked_up[node.rule] = None
                node = self.branch(moment, node, rules)
            scores |= node.scores
            if isinstance(node.after, End):
                return node.after, tuple(looked_up), frozenset(scores)
            moment = node.after

    def known(self, moment: Moment, rules: Mapping[str, str]) -> Fork | Tip:
        """What is known of the next step, which is played under these rules if nothing is."""
        if moment.known is None:
            self._play(moment, rules)
            assert moment.known is not None
        return moment.known

    def branch(self, moment: Moment, fork: Fork, rules: Mapping[str, str]) -> Fork | Tip:
        """What comes after the fork under these rules, all of which have to be given; they must lead to that fork."""
        variant = rules[fork.rule]
        if variant not in fork.branches:
            self._play(moment, rules)
        return fork.branches[variant]

    def _play(self, moment: Moment, rules: Mapping[str, str]) -> Tip:
        """Play the step that follows, and add what comes of it."""
        recorder = Recorder(rules)
        direct = Direct(recorder, moment.state)
        run = copy(moment.run)
        run.engine, run.log = direct, []
        if direct.reference.state is not None:
            run.awaiting = Awaiting(direct.reference.state)
        self.played += 1
        tip = Tip(self._after(moment, run, direct), frozenset(direct.scores))
        self._add(moment, list(recorder.looked_up.items()), tip)
        return tip

    def _after(self, moment: Moment, run: Run, direct: Direct) -> Moment | End:
        try:
            if moment.place < 0:
                run.begin()
            else:
                run.perform(moment.place)
        except Ended as ended:
            return End(ended.finding)
        except Exception as error:  # the reference itself is at fault: told, not hidden
            return End(Finding("crash", "raised", {"error": f"{type(error).__name__}: {error}"}))
        steps = self.scenario.all_steps
        place = moment.place + 1
        while place < len(steps) and steps[place].role == "given":
            place += 1
        if place == len(steps):
            return End(run.passed)
        return self._moment(place, run, direct.reference.state)

    def _moment(self, place: int, run: Run, state: State | None) -> Moment:
        """The moment before that step in which all is as it is now."""
        values = () if state is None else tuple(getattr(state, name) for name in _STANDING)
        return self._moments.setdefault((place, run.memory(), *values), Moment(place, run, state))

    def _add(self, moment: Moment, way: list[tuple[str, str]], tip: Tip) -> None:
        if not way:
            moment.known = tip
            return
        if moment.known is None:
            moment.known = Fork(way[0][0])
        node = moment.known
        for place, (rule, variant) in enumerate(way):
            assert isinstance(node, Fork), "the reference looks up more than it did before"
            assert node.rule == rule, "the reference looks up other rules than it did before"
            below = Fork(way[place + 1][0]) if place + 1 < len(way) else tip
            node = node.branches.setdefault(variant, below)
