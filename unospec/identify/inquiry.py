"""Finding out rule by rule what an engine plays: ask probes, and strike out what would have shown something else.

What is left of each rule are its candidates. A probe tells of all rules that the reference looks up in it; which of
them made the difference is settled by all probes together, so a rule that masks another one is no hindrance once it
is known itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from unospec.identify.outcomes import Row, TooMany, rows
from unospec.identify.probe import Probe
from unospec.identify.trying import Told, ask
from unospec.protocol.messages import HelloReply
from unospec.running.engines import Engine, greet
from unospec.running.verdicts import EngineFault
from unospec.spec.catalogue import catalogue

#: A rule whose variant is a number: until it is known, these stand for all numbers. Probes before that reach the small
#: ones, or what is more than any number.
_NUMBERS: Final = tuple(str(number) for number in (*range(1, 16), 9000))


@dataclass(slots=True)
class Inquiry:
    """What has been asked of one engine, and what is left.

    candidates: the variants of each rule that agree with all that was seen. told: what probes have shown. odd: those
    that have shown what no mixture of candidates shows.
    """

    engine: Engine
    hello: HelloReply
    candidates: dict[str, tuple[str, ...]]
    told: list[Told] = field(default_factory=list)
    odd: list[Told] = field(default_factory=list)
    #: What the engine has to be configured to before it is asked anything; None once that is done.
    variants: dict[str, str] | None = None
    #: How many probes have been asked.
    asked: int = 0
    #: Rules that can't be asked for because of another one.
    masks: dict[str, str] = field(default_factory=dict)
    _waiting: list[Told] = field(default_factory=list)

    def is_settled(self, rule: str) -> bool:
        """Whether one candidate is left."""
        return len(self.candidates[rule]) == 1

    def ask(self, probes: Iterable[Probe]) -> None:
        """Ask these probes one after the other, then strike out what can be."""
        for probe in probes:
            self.ask_one(probe)
        self.settle()

    def look(self, probe: Probe) -> Told:
        """What a probe shows; nothing is struck out. An engine that breaks down is started again."""
        self.asked += 1
        try:
            told = ask(self.engine, self.hello, probe, self.variants)
            self.variants = None
        except EngineFault as fault:
            told = Told(probe, (), fault.finding)
            self.engine.restart()
            self.greet()
        return told

    def greet(self) -> None:
        """The handshake after a fault; if that fails too, the next probe will tell."""
        try:
            self.hello = greet(self.engine)
        except EngineFault:
            self.engine.restart()

    def ask_one(self, probe: Probe) -> Told:
        """Ask one probe, and strike out what disagrees with it."""
        told = self.look(probe)
        self.told.append(told)
        if told.ended is None:
            self._waiting.append(told)
            self._strike(told)
        return told

    def settle(self) -> None:
        """Go through what was seen again and again, until nothing more can be struck out."""
        changed = True
        while changed:
            changed = False
            for told in list(self._waiting):
                changed = self._strike(told) or changed

    def _strike(self, told: Told) -> bool:
        """Strike out the candidates that disagree with what a probe has shown; say whether there were any."""
        try:
            found = rows(told, self.candidates)
        except TooMany:
            return False
        if not found:
            self._waiting.remove(told)
            self.odd.append(told)
            return False
        changed = False
        for rule in {rule for row in found for rule in row}:
            if len(self.candidates[rule]) == 1:
                continue
            left = supported(found, rule, self.candidates[rule])
            if left != self.candidates[rule]:
                self.candidates[rule] = left
                changed = True
        if all(self.is_settled(rule) for row in found for rule in row):
            self._waiting.remove(told)
        return changed

    def world(self, choose: Callable[[tuple[str, ...]], str] = lambda left: left[0]) -> dict[str, str]:
        """One mixture of the candidates."""
        return {rule: choose(left) for rule, left in self.candidates.items()}

    def fix(self, rule: str, *variants: str) -> None:
        """Say what is left of a rule."""
        self.candidates[rule] = variants


def supported(found: Iterable[Row], rule: str, candidates: tuple[str, ...]) -> tuple[str, ...]:
    """Those candidates of a rule that stand in a row; all of them if a row does not speak of the rule."""
    seen = {row.get(rule) for row in found}
    return candidates if None in seen else tuple(each for each in candidates if each in seen)


def begin(engine: Engine, played: Mapping[str, str] | None = None) -> Inquiry:
    """Begin to ask an engine. played: what an engine with switches is set to, if not to its defaults. Raises
    EngineFault."""
    hello = greet(engine)
    candidates = {rule.id: _NUMBERS if rule.has_number else tuple(rule.variants) for rule in catalogue().rules.values()}
    variants = {rule: played[rule] for rule in hello.configures if rule in played} if played else None
    return Inquiry(engine, hello, candidates, variants=variants)
