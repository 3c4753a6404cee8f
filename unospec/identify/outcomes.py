"""What a probe shows on the reference, under all rules: which of them agree with what was seen on an engine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Final, TypeAlias

from unospec.identify.probe import Probe
from unospec.identify.trying import Seen, Told, Trial
from unospec.running.courses import HELLO, Courses, Direct, End, Fork, Moment, Tip
from unospec.running.executor import Run
from unospec.running.verdicts import Ended
from unospec.spec.catalogue import catalogue

#: So much is looked at to find what agrees. An engine that shows little agrees with nearly everything: where there is
#: more to look at, its probe tells nothing unless other rules are settled first.
MANY: Final = 8000

#: So much is looked at to find out where an engine goes its own way.
_ENOUGH: Final = 5000

#: Rules that are looked up, with the variants under which something was seen.
Row: TypeAlias = dict[str, str]


class TooMany(Exception):
    """Too many mixtures of rules agree with what was seen."""


@dataclass(frozen=True, slots=True)
class Parting:
    """Where an engine goes a way that the reference goes under no mixture of rules.

    act: its number, counted from 0. here, before: the rules that are looked up in that act and before it. under: rules
    under which the engine goes with the reference up to there.
    """

    act: int
    here: frozenset[str] = frozenset()
    before: frozenset[str] = frozenset()
    under: Mapping[str, str] = field(default_factory=dict)


class Outcomes(Courses):
    """All that is known of one probe."""

    def __init__(self, probe: Probe) -> None:
        super().__init__(probe.scenario, "plain")
        self.start = Moment(-1, Trial(Direct({}, None), HELLO, probe.scenario, watch=probe.watch), None)
        self._first = sum(step.role == "given" for step in probe.scenario.all_steps)
        #: What was found to agree with what was noted, and on which candidates that depends; None if it was too much.
        self._kept: dict[tuple[Seen, ...], list[tuple[dict[str, tuple[str, ...]], _Rows | None]]] = {}

    def agreeing(self, notes: Sequence[Seen], candidates: Mapping[str, Sequence[str]]) -> list[Row]:
        """The mixtures of candidates under which the reference shows just that.

        A rule stands in a row only if it makes a difference there to what is seen. Raises TooMany.
        """
        found = self._agreeing(tuple(notes), candidates)
        if found is None:
            raise TooMany
        return [dict(row) for row in found]

    def _agreeing(self, notes: tuple[Seen, ...], candidates: Mapping[str, Sequence[str]]) -> _Rows | None:
        known = self._kept.setdefault(notes, [])
        for asked, found in known:
            if all(tuple(candidates[rule]) == variants for rule, variants in asked.items()):
                return found
        agreeing = _Agreeing(self, notes, candidates)
        found = agreeing.rows()
        known.append((agreeing.asked, found))
        return found

    def shown(self, rules: Mapping[str, str]) -> tuple[Seen, ...] | None:
        """What is seen after each act under these rules, all of which have to be given; None if it can't be played."""
        found: list[Seen] = []
        moment = self.start
        while moment.place < len(self.scenario.all_steps):
            node = self.known(moment, rules)
            while isinstance(node, Fork):
                node = self.branch(moment, node, rules)
            if isinstance(node.after, End):
                return None
            moment = node.after
            assert isinstance(moment.run, Trial)
            if moment.run._step >= self._first:
                found.append(moment.run.seen)
        return tuple(found)

    def looked_up(self, rules: Mapping[str, str]) -> dict[str, None]:
        """The rules that are looked up under these rules, in order."""
        found: dict[str, None] = {}
        moment = self.start
        while moment.place < len(self.scenario.all_steps):
            node = self.known(moment, rules)
            while isinstance(node, Fork):
                found[node.rule] = None
                node = self.branch(moment, node, rules)
            if isinstance(node.after, End):
                break
            moment = node.after
        return found

    def influence(self, acts: int, world: Mapping[str, str]) -> dict[str, tuple[int, int]]:
        """Which rules make a difference to what is seen in so many acts, if one of them is played otherwise than in
        `world`: each with the act in which it first does, and its place among all that is looked up there."""
        course = self._course(world)
        found: dict[str, tuple[int, int]] = {}
        for rule in self.looked_up(world):
            for variant in () if catalogue().rules[rule].has_number else catalogue().rules[rule].variants:
                other = self._course({**world, rule: variant})
                pairs = enumerate(zip(course, other, strict=False))
                act = next((act for act, (mine, theirs) in pairs if mine[1] != theirs[1]), acts)
                if act < min(acts, found.get(rule, (acts, 0))[0]):
                    looked_up = course[act][0] if act < len(course) else []
                    found[rule] = (act, looked_up.index(rule) if rule in looked_up else -1)
        return found

    def _course(self, world: Mapping[str, str]) -> list[tuple[list[str], Seen]]:
        """For each act under these rules what is looked up, and what is seen."""
        found: list[tuple[list[str], Seen]] = []
        moment = self.start
        while moment.place < len(self.scenario.all_steps):
            node = self.known(moment, world)
            looked_up = []
            while isinstance(node, Fork):
                looked_up.append(node.rule)
                node = self.branch(moment, node, world)
            if isinstance(node.after, End):
                break
            moment = node.after
            assert isinstance(moment.run, Trial)
            if moment.run._step >= self._first:
                found.append((looked_up, moment.run.seen))
        return found

    def furthest(self, notes: Sequence[Seen], candidates: Mapping[str, Sequence[str]]) -> Parting:
        """Where an engine does what the reference does under no mixture of candidates."""
        anything = {rule: variants[0] for rule, variants in candidates.items()}
        best = Parting(-1)
        looked = 0

        def within(moment: Moment, node: Fork | Tip, assigned: Row, here: set[str], before: set[str]) -> None:
            nonlocal best, looked
            looked += 1
            if looked > _ENOUGH:
                return
            if isinstance(node, Fork):
                for variant in (assigned[node.rule],) if node.rule in assigned else candidates[node.rule]:
                    chosen = {**assigned, node.rule: variant}
                    branch = self.branch(moment, node, {**anything, **chosen})
                    within(moment, branch, chosen, here | {node.rule}, before)
                return
            number = moment.place - self._first if moment.place >= 0 else -1
            after = node.after
            if isinstance(after, End) or not self.agrees(after, notes):
                if number > best.act:
                    best = Parting(number, frozenset(here), frozenset(before), assigned)
                elif number == best.act:
                    best = replace(best, here=best.here | here, before=best.before | before)
            elif after.place < len(self.scenario.all_steps):
                following = self.known(after, {**anything, **assigned})
                within(after, following, assigned, set(), before | here)

        within(self.start, self.known(self.start, anything), {}, set(), set())
        return best

    def _after(self, moment: Moment, run: Run, direct: Direct) -> Moment | End:
        try:
            if moment.place < 0:
                run.begin()
            else:
                run.perform(moment.place)
        except Ended as ended:
            return End(ended.finding)
        place = moment.place + 1
        if moment.place < 0:
            place = self._first
        return self._moment(place, run, direct.reference.state)

    def agrees(self, moment: Moment, notes: Sequence[Seen]) -> bool:
        """Whether what has been seen last is what was noted."""
        assert isinstance(moment.run, Trial)
        place = moment.place - 1 - self._first
        return place < 0 or alike(notes[place], moment.run.seen)


_Rows: TypeAlias = frozenset[frozenset[tuple[str, str]]]


class _Agreeing:
    """Goes through all courses that agree with what was noted."""

    def __init__(self, known: Outcomes, notes: Sequence[Seen], candidates: Mapping[str, Sequence[str]]) -> None:
        self._known = known
        self._notes = notes
        self._candidates = candidates
        self._anything = {rule: variants[0] for rule, variants in candidates.items()}
        self._left = MANY
        #: Of the rules that were looked up, what was thought possible: on nothing else depends what was found.
        self.asked: dict[str, tuple[str, ...]] = {}

    def rows(self) -> _Rows | None:
        """All rows; None if they are too many."""
        try:
            return self._from(self._known.start, {})
        except TooMany:
            return None

    def _from(self, moment: Moment, assigned: Row) -> _Rows:
        if moment.place == len(self._known.scenario.all_steps):
            return frozenset({frozenset()})
        return self._within(moment, self._known.known(moment, {**self._anything, **assigned}), assigned)

    def _within(self, moment: Moment, node: Fork | Tip, assigned: Row) -> _Rows:
        self._left -= 1
        if self._left < 0:
            raise TooMany
        if isinstance(node, Tip):
            if isinstance(node.after, Moment) and self._known.agrees(node.after, self._notes):
                return self._from(node.after, assigned)
            return frozenset()
        rule = node.rule
        if rule in assigned:
            return self._within(moment, self._branch(moment, node, assigned), assigned)
        found = {}
        self.asked[rule] = tuple(self._candidates[rule])
        for variant in self._candidates[rule]:
            chosen = {**assigned, rule: variant}
            found[variant] = self._within(moment, self._branch(moment, node, chosen), chosen)
        if len(found) > 1 and len(set(found.values())) == 1:
            return found[self._candidates[rule][0]]
        return frozenset(row | {(rule, variant)} for variant, rows in found.items() for row in rows)

    def _branch(self, moment: Moment, fork: Fork, assigned: Row) -> Fork | Tip:
        return self._known.branch(moment, fork, {**self._anything, **assigned})


def alike(noted: Seen, shown: Seen) -> bool:
    """Whether what was seen on an engine is what the reference shows, as far as both can be seen."""
    if noted is None:
        return True
    if shown is None:
        return False
    fields = dict(shown[1])
    return noted[0] == shown[0] and all(fields.get(name, value) == value for name, value in noted[1])


@lru_cache(maxsize=4096)
def _outcomes(probe: _Key) -> Outcomes:
    return Outcomes(probe.probe)


#: A rule whose variant is a number: until it is known, these stand for all numbers. Probes before that reach the small
#: ones, or what is more than any number.
_NUMBERS: Final = tuple(str(number) for number in (*range(1, 16), 9000))


def every_variant() -> dict[str, tuple[str, ...]]:
    """All variants of all rules."""
    return {rule.id: _NUMBERS if rule.has_number else tuple(rule.variants) for rule in catalogue().rules.values()}


class _Key:
    """A probe as a key: probes are alike if their steps and what is watched are."""

    __slots__ = ("_key", "probe")

    def __init__(self, probe: Probe) -> None:
        self.probe = probe
        steps = tuple((step.id, *sorted(step.values.items())) for step in probe.scenario.all_steps)
        self._key = (steps, probe.watch)

    def __hash__(self) -> int:
        return hash(self._key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and self._key == other._key


def outcomes(probe: Probe) -> Outcomes:
    """What is known of a probe; kept for this process."""
    return _outcomes(_Key(probe))


def rows(told: Told, candidates: Mapping[str, Sequence[str]]) -> list[Row]:
    """The mixtures under which the reference shows what was seen. Raises TooMany."""
    return outcomes(told.probe).agreeing(told.notes, candidates)
