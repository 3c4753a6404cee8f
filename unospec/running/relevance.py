"""Which rules a scenario depends on, found out by playing it on the reference under other rules."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from unospec.running.courses import Courses, Fork, Moment, Passing, Tip
from unospec.running.filling import FILLINGS, Filling
from unospec.running.verdicts import Finding
from unospec.scenarios.model import Scenario


class Relevance:
    """What is known of scenarios under the reference, for one catalogue.

    catalogue: the variants of every rule. numbers: for the rules whose variant is a number, the least and the most;
    their variants in `catalogue` are not used. filling: how positions are made whole.

    Numbers are gone through stretch by stretch: scores are compared with them and nothing else is done with them, so
    all numbers between two scores that are reached give the same.
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
        self._courses: dict[str, Courses] = {}
        self._siblings: dict[Filling, Relevance] = {}
        self._any = {rule: variants[0] for rule, variants in catalogue.items()}
        self._any |= {rule: str(least) for rule, (least, _) in self._numbers.items()}

    @property
    def played(self) -> int:
        """How many steps have been played on the reference so far."""
        return sum(courses.played for courses in self._courses.values())

    def finding(self, scenario: Scenario, rules: Mapping[str, str]) -> Finding:
        """What becomes of the scenario under these rules, all of which have to be given."""
        end, _, _ = self._of(scenario).end(rules)
        return end.finding

    def passes(self, scenario: Scenario, rules: Mapping[str, str]) -> bool:
        """Whether the reference passes the scenario under these rules, all of which have to be given."""
        return self.finding(scenario, rules).verdict == "pass"

    def applies(self, scenario: Scenario, profile: Mapping[str, str]) -> bool:
        """Whether the reference passes the scenario under a profile, however the undeclared rules are set."""
        return self.counterexample(scenario, profile) is None

    def counterexample(
        self, scenario: Scenario, profile: Mapping[str, str], home: Mapping[str, str] | None = None
    ) -> dict[str, str] | None:
        """Rules that agree with the profile and under which the reference does not pass the scenario.

        All rules that are looked up then are given, declared or not; those that do not matter are as in `home`. None
        if there are no such rules.
        """
        courses = self._of(scenario)
        search = _Search(courses, self._catalogue, self._numbers, self._any)
        found = search.failing(profile)
        if found is None:
            return None
        whole = {**self._any, **(home or {}), **found}
        _, looked_up, _ = courses.end(whole)
        return {rule: whole[rule] for rule in looked_up}

    def differing(self, scenario: Scenario, profile: Mapping[str, str], home: Mapping[str, str]) -> tuple[str, ...]:
        """Why a scenario that was written for the rules `home` does not apply to a profile.

        Rules that are played otherwise: declared ones if there are any, else undeclared ones, which may be. Empty
        if it applies.
        """
        found = self.counterexample(scenario, profile, home)
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
        _, looked_up, _ = self._of(scenario).end(rules)
        return looked_up

    def other_fillings(self) -> Iterator[tuple[Filling, Relevance]]:
        """The same for the other ways of making positions whole, each with its name."""
        for filling in FILLINGS:
            if filling != self._filling:
                if filling not in self._siblings:
                    self._siblings[filling] = Relevance(self._catalogue, self._numbers, filling)
                yield filling, self._siblings[filling]

    def _others(self, scenario: Scenario, rules: Mapping[str, str], rule: str) -> Iterator[tuple[str, Finding]]:
        """What becomes of the scenario under each other variant of one rule."""
        if rule not in self._numbers:
            for variant in self._catalogue[rule]:
                if variant != rules[rule]:
                    yield variant, self.finding(scenario, {**rules, rule: variant})
            return
        reached: set[int] = set()
        for number in stretches(self._numbers[rule], reached):
            end, _, scores = self._of(scenario).end({**rules, rule: number})
            reached |= scores
            yield number, end.finding

    def _of(self, scenario: Scenario) -> Courses:
        courses = self._courses.get(scenario.id)
        if courses is None or (courses.scenario is not scenario and courses.scenario != scenario):
            courses = self._courses[scenario.id] = Courses(scenario, self._filling)
        return courses


def stretches(limits: tuple[int, int], reached: Collection[int]) -> Iterator[str]:
    """Numbers, the first of each stretch that no play can tell apart.

    limits: the least and the most. reached: the scores that have been reached so far, to be added to by whoever asks
    between one number and the next.
    """
    number, most = limits
    while number <= most:
        yield str(number)
        # All numbers up to the next score give the same as this one, which may itself be a score.
        ahead = min((score for score in reached if score >= number), default=most + 1)
        number = number + 1 if ahead == number else ahead


class _Failing(Exception):
    """A course that does not end with a pass has been found. assigned: the rules that lead there."""

    def __init__(self, assigned: Mapping[str, str]) -> None:
        super().__init__()
        self.assigned = assigned


class _Search:
    """Looks for a course that agrees with a profile and does not end with a pass.

    Every rule that is looked up and not assigned is tried with each variant. Where all courses from a moment pass, it
    is noted which assigned rules were looked up on them: whenever that moment is met again with these rules set
    alike, however others are, all courses pass again.
    """

    def __init__(
        self,
        courses: Courses,
        catalogue: Mapping[str, Sequence[str]],
        numbers: Mapping[str, tuple[int, int]],
        anything: Mapping[str, str],
    ) -> None:
        self._courses = courses
        self._catalogue = catalogue
        self._numbers = numbers
        self._any = anything

    def failing(self, profile: Mapping[str, str]) -> dict[str, str] | None:
        """What has to be assigned to get to such a course, the profile included; None if there is none."""
        try:
            self._from(self._courses.start, profile)
        except _Failing as failing:
            return dict(failing.assigned)
        return None

    def _from(self, moment: Moment, assigned: Mapping[str, str]) -> Passing:
        """Try all courses from that moment. Raises _Failing."""
        for passing in moment.passing:
            if passing.holds_under(assigned):
                return passing
        passing = Passing({}, set())
        node = self._courses.known(moment, {**self._any, **assigned})
        self._through(moment, node, assigned, assigned, passing)
        moment.passing.append(passing)
        return passing

    def _through(
        self,
        moment: Moment,
        node: Fork | Tip,
        assigned: Mapping[str, str],
        before: Mapping[str, str],
        passing: Passing,
    ) -> None:
        """Try all courses from within a step. before: what was assigned before that step. passing: what is noted."""
        if isinstance(node, Tip):
            passing.reached |= node.scores
            if isinstance(node.after, Moment):
                later = self._from(node.after, assigned)
                passing.reached |= later.reached
                passing.needs.update((rule, each) for rule, each in later.needs.items() if rule in before)
            elif node.after.finding.verdict != "pass":
                raise _Failing(assigned)
            return
        rule = node.rule
        if rule in assigned:
            if rule in before:
                passing.needs[rule] = before[rule]
            self._through(moment, self._branch(moment, node, assigned), assigned, before, passing)
            return
        reached: set[int] = set()
        for variant in stretches(self._numbers[rule], reached) if rule in self._numbers else self._catalogue[rule]:
            chosen = {**assigned, rule: variant}
            here = Passing(passing.needs, set())
            self._through(moment, self._branch(moment, node, chosen), chosen, before, here)
            reached |= here.reached
        passing.reached |= reached

    def _branch(self, moment: Moment, fork: Fork, assigned: Mapping[str, str]) -> Fork | Tip:
        return self._courses.branch(moment, fork, {**self._any, **assigned})
