"""What a probe shows on the reference, under all rules: which of them agree with what was seen on an engine."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from unospec.identify.probe import Probe
from unospec.identify.trying import Seen, Told, Trial
from unospec.running.courses import HELLO, Courses, Direct, End, Fork, Moment, Tip
from unospec.running.executor import Run
from unospec.running.verdicts import Ended

#: With more mixtures of rules than this, other rules have to be settled first.
MANY: Final = 600

#: Rules that are looked up, with the variants under which something was seen.
Row: TypeAlias = dict[str, str]


class TooMany(Exception):
    """Too many mixtures of rules agree with what was seen."""


class Outcomes(Courses):
    """All that is known of one probe."""

    def __init__(self, probe: Probe) -> None:
        super().__init__(probe.scenario, "plain")
        self.start = Moment(-1, Trial(Direct({}, None), HELLO, probe.scenario, watch=probe.watch), None)
        self._first = sum(step.role == "given" for step in probe.scenario.all_steps)

    def agreeing(
        self, notes: Sequence[Seen], candidates: Mapping[str, Sequence[str]], most: int = MANY
    ) -> Iterator[Row]:
        """The mixtures of candidates under which the reference shows just that, as far as rules are looked up.

        Raises TooMany.
        """
        anything = {rule: variants[0] for rule, variants in candidates.items()}
        for number, row in enumerate(self._from(self.start, {}, notes, candidates, anything)):
            if number == most:
                raise TooMany
            yield row

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

    def _from(
        self,
        moment: Moment,
        assigned: Row,
        notes: Sequence[Seen],
        candidates: Mapping[str, Sequence[str]],
        anything: Mapping[str, str],
    ) -> Iterator[Row]:
        if moment.place == len(self.scenario.all_steps):
            yield assigned
            return

        def within(node: Fork | Tip, assigned: Row) -> Iterator[Row]:
            if isinstance(node, Fork):
                rule = node.rule
                for variant in (assigned[rule],) if rule in assigned else candidates[rule]:
                    chosen = {**assigned, rule: variant}
                    yield from within(self.branch(moment, node, {**anything, **chosen}), chosen)
            elif isinstance(node.after, Moment) and self._agrees(node.after, notes):
                yield from self._from(node.after, assigned, notes, candidates, anything)

        yield from within(self.known(moment, {**anything, **assigned}), assigned)

    def _agrees(self, moment: Moment, notes: Sequence[Seen]) -> bool:
        assert isinstance(moment.run, Trial)
        place = moment.place - 1 - self._first
        return place < 0 or alike(notes[place], moment.run.seen)


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
    return list(outcomes(told.probe).agreeing(told.notes, candidates))
