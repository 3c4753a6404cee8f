"""The outcome of verifying an engine: what is counted, and what the exit status says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, TypeAlias

from unospec.protocol.messages import HelloReply
from unospec.running.conduct import Result
from unospec.running.verdicts import TROUBLE, VERDICTS, Verdict
from unospec.spec.ledger import ledger
from unospec.spec.rule_sets import rule_set

if TYPE_CHECKING:
    from unospec.adapters.known import KnownIssue

#: Verdicts of scenarios that applied and could be run: these are held against each other.
JUDGED: tuple[Verdict, ...] = ("pass", "fail", "known-issue", "unexpected-pass", "unstable")

#: Those that mean that the engine is not as it should be.
WRONG: frozenset[Verdict] = frozenset({"fail", "unexpected-pass", "unstable"})

Standing: TypeAlias = Literal["stated", "implied"]


@dataclass(frozen=True, slots=True)
class Part:
    """The scenarios of one rule set. rules: its name, options included. results: in the order in which they ran."""

    rules: str
    results: Sequence[Result]

    @property
    def totals(self) -> dict[Verdict, int]:
        """How many results there are of each verdict, none left out."""
        counts = Counter(result.verdict for result in self.results)
        return {verdict: counts[verdict] for verdict in VERDICTS}

    @property
    def applied(self) -> int:
        """How many scenarios are about rules that are played here, whether they could be run or not."""
        return sum(result.verdict != "not-applicable" for result in self.results)

    @property
    def judged(self) -> int:
        """How many of them could be run."""
        return sum(result.verdict in JUDGED for result in self.results)

    @property
    def passed(self) -> int:
        """How many of them passed."""
        return self.totals["pass"]

    def by_standing(self) -> dict[Standing, tuple[int, int]]:
        """How many passed, and how many were judged, by how firmly the text says what they show."""
        found: dict[Standing, tuple[int, int]] = {"stated": (0, 0), "implied": (0, 0)}
        for result in self.results:
            if result.verdict in JUDGED:
                standing = standing_of(result)
                passed, judged = found[standing]
                found[standing] = (passed + (result.verdict == "pass"), judged + 1)
        return found

    def by_rule(self) -> dict[str, dict[Verdict, int]]:
        """The totals of each rule that a scenario is about, in the order in which the rules first occur."""
        found: dict[str, Counter[Verdict]] = {}
        for result in self.results:
            for rule in result.rules:
                found.setdefault(rule, Counter())[result.verdict] += 1
        return {rule: dict(counts) for rule, counts in found.items()}


@dataclass(frozen=True, slots=True)
class Verification:
    """A whole run.

    engine: its name as given. hello: how it introduced itself, or None if it never did. parts: one, or several in a
    survey. survey: whether the engine was shown all rule sets without being said to play any of them.
    command: what was started for it, if anything was. known: its known issues, by scenario.
    """

    engine: str
    hello: HelloReply | None
    parts: Sequence[Part]
    survey: bool
    command: str = ""
    known: Mapping[str, KnownIssue] = field(default_factory=dict)

    @property
    def results(self) -> list[Result]:
        """All results in order."""
        return [result for part in self.parts for result in part.results]

    @property
    def totals(self) -> Mapping[Verdict, int]:
        """How many results there are of each verdict, none left out."""
        counts = Counter(result.verdict for result in self.results)
        return {verdict: counts[verdict] for verdict in VERDICTS}

    def exit_status(self, strict: bool = False) -> int:
        """0: something applied and all of it passed or is a known issue. 1: something is wrong. 3: errors, or nothing
        could be run. A survey says nothing against an engine that plays other rules, unless it is `strict`.
        """
        verdicts = [result.verdict for result in self.results]
        if (strict or not self.survey) and any(verdict in WRONG for verdict in verdicts):
            return 1
        if any(verdict in TROUBLE for verdict in verdicts) or not any(verdict in JUDGED for verdict in verdicts):
            return 3
        return 0


def known_issue(result: Result, run: Verification) -> KnownIssue | None:
    """What is known of a scenario that is a known issue, or was one until it passed."""
    return run.known.get(result.scenario.id) if result.verdict in ("known-issue", "unexpected-pass") else None


def standing_of(result: Result) -> Standing:
    """How firmly its text says what a scenario shows: implied if anything that it cites is, or if it cites what the
    text says of an option that was not played, without which the same comes out."""
    if options_apart(result):
        return "implied"
    source = ledger(result.scenario.id.partition("-")[0])
    for citation in result.scenario.cites:
        limits = source.cited(citation)
        if limits and all(limit.standing != "stated" for limit in limits):
            return "implied"
    return "stated"


def options_apart(result: Result) -> tuple[str, ...]:
    """The options for which the scenario was written, of those that were not in force where it was run."""
    base = rule_set(result.scenario.id.partition("-")[0])
    if not result.scenario.options or not result.played:
        return ()
    home = base.with_options(result.scenario.options).rules
    return tuple(
        option
        for option in result.scenario.options
        if any(result.played.get(rule, home[rule]) != home[rule] for rule in base.changed_by(option))
    )
