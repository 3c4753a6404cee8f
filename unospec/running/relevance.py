"""Which rules a scenario depends on, found out by running it on the reference.

The reference is run under a mapping that notes which rules are looked up, in order. All else being fixed, the first
rule that is looked up is always the same; its variant settles which comes second; and so on. So what has been found
out about a scenario is a tree: a rule at each fork, a branch for each variant, and at each end what came of the
scenario. The tree grows as far as questions need it, and no run is ever made twice in a process.

A rule whose variant is a number is gone through stretch by stretch: scores are compared with the number and nothing
else is done with it, so all numbers between two scores that are reached give the same.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from unospec.adapters.reference import Reference
from unospec.protocol.messages import PROTOCOL, Hello, HelloReply, Reply, Request
from unospec.running.executor import Run
from unospec.running.filling import FILLINGS, Filling
from unospec.running.verdicts import Finding
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


class _Direct:
    """The reference without the way through JSON data, which costs more than the play. Notes all scores reached."""

    def __init__(self, rules: Mapping[str, str]) -> None:
        self._reference = Reference(rules)
        self.scores: set[int] = set()

    def ask(self, request: Request) -> Reply:
        reply = self._reference.reply(request)
        if self._reference.state is not None:
            self.scores.update(self._reference.state.scores)
        return reply

    def restart(self) -> None:
        """Nothing lasts from one run to the next."""

    def close(self) -> None:
        """There is nothing to close."""


@dataclass(slots=True)
class _End:
    """What came of the scenario. scores: every score that was reached; a number was compared with these."""

    finding: Finding
    scores: frozenset[int]


@dataclass(slots=True)
class _Fork:
    """The rule that is looked up next, and what is known of each of its variants."""

    rule: str
    branches: dict[str, _Fork | _End] = field(default_factory=dict)


@dataclass(slots=True)
class _Tree:
    """What is known of one scenario."""

    scenario: Scenario
    root: _Fork | _End | None = None


def _introduction() -> HelloReply:
    reply = Reference({}).reply(Hello(0, PROTOCOL))
    assert isinstance(reply, HelloReply)
    return reply


#: The introduction of the reference: what it can do does not depend on its rules.
_HELLO: Final = _introduction()


class Relevance:
    """What is known of scenarios under the reference, for one catalogue.

    catalogue: the variants of every rule. numbers: for the rules whose variant is a number, the least and the most;
    their variants in `catalogue` are not used. filling: how positions are made whole.
    """

    def __init__(
        self,
        catalogue: Mapping[str, Sequence[str]],
        numbers: Mapping[str, tuple[int, int]] | None = None,
        filling: Filling = "plain",
    ) -> None:
        self._catalogue = catalogue
        self._numbers = numbers or {}
        self._filling: Filling = filling
        self._trees: dict[str, _Tree] = {}
        self._siblings: dict[Filling, Relevance] = {}
        self._any = {rule: variants[0] for rule, variants in catalogue.items()}
        self._any |= {rule: str(least) for rule, (least, _) in self._numbers.items()}
        #: How many times the reference has been run.
        self.runs = 0

    def finding(self, scenario: Scenario, rules: Mapping[str, str]) -> Finding:
        """What becomes of the scenario under these rules, all of which have to be given."""
        return self._end(self._tree(scenario), rules).finding

    def passes(self, scenario: Scenario, rules: Mapping[str, str]) -> bool:
        """Whether the reference passes the scenario under these rules, all of which have to be given."""
        return self.finding(scenario, rules).verdict == "pass"

    def applies(self, scenario: Scenario, profile: Mapping[str, str]) -> bool:
        """Whether the reference passes the scenario under a profile, however the undeclared rules are set."""
        return self.counterexample(scenario, profile) is None

    def counterexample(self, scenario: Scenario, profile: Mapping[str, str]) -> dict[str, str] | None:
        """Rules that agree with the profile and under which the reference does not pass the scenario.

        All rules that are looked up then are given, declared or not. None if there are no such rules.
        """
        return self._search(self._tree(scenario), profile, set())

    def differing(self, scenario: Scenario, profile: Mapping[str, str], home: Mapping[str, str]) -> tuple[str, ...]:
        """Why a scenario that was written for the rules `home` does not apply to a profile.

        Rules that are played otherwise: declared ones if there are any, else undeclared ones, which may be. Empty
        if it applies.
        """
        found = self.counterexample(scenario, profile)
        if found is None:
            return ()
        others = tuple(rule for rule, variant in found.items() if home[rule] != variant)
        # Some of them may change nothing; where several work together, none does so alone.
        alone = tuple(rule for rule in others if not self.passes(scenario, {**home, rule: found[rule]}))
        named = alone or others
        return tuple(rule for rule in named if rule in profile) or named

    def matters(self, scenario: Scenario, rules: Mapping[str, str]) -> dict[str, tuple[str, ...]]:
        """The rules that matter where these are played: each that gives another verdict if it alone is changed, with
        the variants that do. For a number: the first of each stretch of numbers that do."""
        verdict = self.finding(scenario, rules).verdict
        found = {}
        for rule in self.looked_up(scenario, rules):
            changed = tuple(
                variant for variant, finding in self._others(scenario, rules, rule) if finding.verdict != verdict
            )
            if changed:
                found[rule] = changed
        return found

    def looked_up(self, scenario: Scenario, rules: Mapping[str, str]) -> tuple[str, ...]:
        """The rules that the reference looks up when it plays the scenario under these rules, in order. No others
        can matter."""
        tree = self._tree(scenario)
        self._end(tree, rules)
        node, found = tree.root, []
        while isinstance(node, _Fork):
            found.append(node.rule)
            node = node.branches[rules[node.rule]]
        return tuple(found)

    def matrix(self, cases: Iterable[tuple[Scenario, Mapping[str, str]]]) -> dict[str, dict[str, tuple[str, ...]]]:
        """The matrix rule × scenario: by scenario id, what `matters` says of it under the rules that go with it."""
        return {scenario.id: self.matters(scenario, rules) for scenario, rules in cases}

    def other_fillings(self) -> Iterator[tuple[Filling, Relevance]]:
        """The same for the other ways of making positions whole, each with its name."""
        for filling in FILLINGS:
            if filling != self._filling:
                if filling not in self._siblings:
                    self._siblings[filling] = Relevance(self._catalogue, self._numbers, filling)
                yield filling, self._siblings[filling]

    def _others(self, scenario: Scenario, rules: Mapping[str, str], rule: str) -> Iterator[tuple[str, Finding]]:
        """What becomes of the scenario under each other variant of one rule."""
        tree = self._tree(scenario)
        if rule not in self._numbers:
            for variant in self._catalogue[rule]:
                if variant != rules[rule]:
                    yield variant, self._end(tree, {**rules, rule: variant}).finding
            return
        scores: set[int] = set()
        for number in self._stretches(rule, scores):
            end = self._end(tree, {**rules, rule: number})
            scores |= end.scores
            yield number, end.finding

    # The trees.

    def _tree(self, scenario: Scenario) -> _Tree:
        tree = self._trees.get(scenario.id)
        if tree is None or (tree.scenario is not scenario and tree.scenario != scenario):
            tree = self._trees[scenario.id] = _Tree(scenario)
        return tree

    def _end(self, tree: _Tree, rules: Mapping[str, str]) -> _End:
        """What comes of the scenario, known already or found out now."""
        node = tree.root
        while isinstance(node, _Fork):
            node = node.branches.get(rules[node.rule])
        return self._grow(tree, rules) if node is None else node

    def _search(self, tree: _Tree, assigned: Mapping[str, str], scores: set[int]) -> dict[str, str] | None:
        """A way through the tree that agrees with what is assigned and does not end with a pass; the tree grows on
        the way. scores: takes up all scores that are reached."""
        node, way = tree.root, dict[str, str]()
        while True:
            if node is None:
                self._grow(tree, {**self._any, **assigned})
                node, way = tree.root, {}
            elif isinstance(node, _End):
                scores |= node.scores
                return None if node.finding.verdict == "pass" else way
            elif node.rule in assigned:
                way[node.rule] = assigned[node.rule]
                node = node.branches.get(assigned[node.rule])
            else:
                return self._search_each(tree, assigned, node.rule, scores)

    def _search_each(
        self, tree: _Tree, assigned: Mapping[str, str], rule: str, scores: set[int]
    ) -> dict[str, str] | None:
        reached: set[int] = set()
        variants = self._stretches(rule, reached) if rule in self._numbers else self._catalogue[rule]
        for variant in variants:
            found = self._search(tree, {**assigned, rule: variant}, reached)
            if found is not None:
                return found
        scores |= reached
        return None

    def _stretches(self, rule: str, scores: Collection[int]) -> Iterator[str]:
        """Numbers, one of each stretch that no run can tell apart. scores: whatever has been reached so far, to be
        added to between one number and the next."""
        number, most = self._numbers[rule]
        while number <= most:
            yield str(number)
            # All numbers up to the next score give the same as this one, which may itself be a score.
            ahead = min((score for score in scores if score >= number), default=most + 1)
            number = number + 1 if ahead == number else ahead

    def _grow(self, tree: _Tree, rules: Mapping[str, str]) -> _End:
        """Run the scenario and add what comes of it to its tree."""
        recorder = Recorder(rules)
        direct = _Direct(recorder)
        self.runs += 1
        try:
            finding = Run(direct, _HELLO, tree.scenario, self._filling).play()
        except Exception as error:  # the reference itself is at fault: told, not hidden
            finding = Finding("crash", "raised", {"error": f"{type(error).__name__}: {error}"})
        end = _End(finding, frozenset(direct.scores))
        way = list(recorder.looked_up.items())
        if not way:
            tree.root = end
            return end
        if tree.root is None:
            tree.root = _Fork(way[0][0])
        node = tree.root
        for place, (rule, variant) in enumerate(way):
            assert isinstance(node, _Fork), "the reference looks up more than it did before"
            assert node.rule == rule, "the reference looks up other rules than it did before"
            below = _Fork(way[place + 1][0]) if place + 1 < len(way) else end
            node = node.branches.setdefault(variant, below)
        return end
