"""Finding out rule by rule what an engine plays: ask probes, and strike out what would have shown something else.

What is left of each rule are its candidates. A probe tells of all rules that the reference looks up in it; which of
them made the difference is settled by all probes together, so a rule that masks another one is no hindrance once it
is known itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from unospec.identify.outcomes import Row, TooMany, every_variant, rows
from unospec.identify.probe import Probe
from unospec.identify.says import Loss, says, weakened
from unospec.identify.trying import Told, ask
from unospec.protocol.messages import ActName, HelloReply
from unospec.running.acts import ACTS
from unospec.running.conduct import PATIENCE
from unospec.running.engines import Engine, greet
from unospec.running.verdicts import EngineFault, Finding
from unospec.spec.catalogue import catalogue

#: By rule the variant that grants an act which no other grants: an engine that lacks the act does not play it. There
#: is nothing to be asked then.
_GRANTS: Final[Mapping[str, tuple[str, ActName]]] = {"uno-call-time": ("before-next-player-acts", "call")}


@dataclass(slots=True)
class Inquiry:
    """What has been asked of one engine, and what is left.

    candidates: the variants of each rule that agree with all that was seen. told: what probes have shown, as far as it
    is believed. odd: those that have shown what no mixture of candidates shows.
    """

    engine: Engine
    hello: HelloReply
    candidates: dict[str, tuple[str, ...]]
    told: list[Told] = field(default_factory=list)
    odd: list[Told] = field(default_factory=list)
    #: What the engine's switches are set to; None if they are left as they are.
    variants: dict[str, str] | None = None
    #: Is called before each probe.
    tell: Callable[[], None] = lambda: None
    #: How many probes have been asked.
    asked: int = 0
    #: How often the engine has broken down.
    breakdowns: int = 0
    #: Rules that can't be asked for because of another one.
    masks: dict[str, str] = field(default_factory=dict)
    #: By rule that is played in none of the known ways, so that other rules' probes show it: what has shown it.
    oddities: dict[str, list[Told]] = field(default_factory=dict)
    #: Of these rules, what is not believed any more where they have a say, since it was at odds with the rest.
    losses: dict[str, Loss] = field(default_factory=dict)
    _waiting: list[Told] = field(default_factory=list)
    #: A mixture of rules that agrees with what goes together: by it is known where a rule that is set aside has a say.
    likely: dict[str, str] = field(default_factory=dict)
    _is_set: bool = False
    #: How often it has broken down in a row, and what is said of all further probes once that was too often.
    _row: int = 0
    _given_up: Finding | None = None

    def lacks(self, rule: str, variant: str) -> str:
        """The act that this variant grants and the engine lacks; or empty."""
        granting, act = _GRANTS.get(rule, ("", ""))
        has = act in self.hello.moves or act in self.hello.automatic
        return act if variant == granting and not has else ""

    def is_settled(self, rule: str) -> bool:
        """Whether one candidate is left."""
        return len(self.candidates[rule]) == 1

    def ask(self, probes: Iterable[Probe]) -> None:
        """Ask these probes one after the other, then strike out what can be."""
        for probe in probes:
            self.ask_one(probe)
        self.settle()

    def look(self, probe: Probe) -> Told:
        """What a probe shows; nothing is struck out. An engine that breaks down is started again, but not forever."""
        if self._given_up is not None:
            return Told(probe, (), self._given_up)
        self.asked += 1
        self.tell()
        try:
            told = ask(self.engine, self.hello, probe, self.to_set())
        except EngineFault as fault:
            self._row += 1
            if self._row == PATIENCE:
                self._given_up = Finding(fault.verdict, "given-up", {"times": str(PATIENCE)}, cause=fault.finding)
            self.restart()
            return Told(probe, (), fault.finding)
        self._row = 0
        return told

    def to_set(self) -> dict[str, str] | None:
        """What the engine has to be set to before the next message; None if it is already."""
        variants, self._is_set = None if self._is_set else self.variants, True
        return variants

    def restart(self) -> None:
        """Start the engine again after a fault. If the handshake fails too, the next probe will tell."""
        self.breakdowns += 1
        self._is_set = False
        self.engine.restart()
        try:
            self.hello = greet(self.engine)
        except EngineFault:
            self.engine.restart()

    def ask_one(self, probe: Probe) -> Told:
        """Ask one probe, and strike out what disagrees with it."""
        told = self.look(probe)
        if told.ended is None:
            told = self._left_of(told)
        if told.notes:
            self._waiting.append(told)
            self._strike(told)
        self.told.append(told)
        return told

    def settle(self) -> None:
        """Go through what was seen again and again, until nothing more can be struck out."""
        changed = True
        while changed:
            changed = False
            for told in list(self._waiting):
                changed = self._strike(told) or changed

    def speaking(self) -> list[Told]:
        """The odd probes that say something of rules by it: what is shuffled does not, nor what comes of an act that
        the engine lacks."""
        return [
            told
            for told in self.odd
            if not (told.probe.hint or told.probe.generated)
            and all(ACTS[step.id].act in self.hello.moves for step in told.done if step.id in ACTS)
        ]

    def believing(self, told: list[Told], losses: dict[str, Loss], likely: dict[str, str]) -> Inquiry:
        """The same inquiry, if nothing but that had been shown and these rules were set aside. likely: see there."""
        other = replace(self, candidates=every_variant(), told=told, odd=[], losses=losses, likely=likely)
        other._waiting = [each for each in told if each.notes]
        other.settle()
        return other

    def take_over(self, other: Inquiry) -> None:
        """Believe what another inquiry about the same engine believes."""
        self.candidates, self.told, self.odd = other.candidates, other.told, other.odd
        self.losses, self.likely, self._waiting = other.losses, other.likely, other._waiting

    def _left_of(self, told: Told) -> Told:
        """What is believed of what a probe has shown."""
        if not self.losses:
            return told
        return weakened(told, says(told, self.likely, odd=not fits(told, every_variant())), self.losses)

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

    def consistent(self) -> dict[str, str]:
        """A mixture of the candidates that agrees with what was seen as a whole."""
        chosen = dict(self.candidates)
        for rule, left in self.candidates.items():
            for variant in left if len(left) > 1 and not catalogue().rules[rule].has_number else ():
                if self.fits(trial := chosen | {rule: (variant,)}):
                    chosen = trial
                    break
        return {rule: left[0] for rule, left in chosen.items()}

    def fits(self, candidates: Mapping[str, tuple[str, ...]]) -> bool:
        """Whether these candidates agree with all that was seen and has not been settled."""
        return all(fits(told, candidates) for told in self._waiting)

    def fix(self, rule: str, *variants: str) -> None:
        """Say what is left of a rule."""
        self.candidates[rule] = variants


def supported(found: Iterable[Row], rule: str, candidates: tuple[str, ...]) -> tuple[str, ...]:
    """Those candidates of a rule that stand in a row; all of them if a row does not speak of the rule."""
    seen = {row.get(rule) for row in found}
    return candidates if None in seen else tuple(each for each in candidates if each in seen)


class NoSwitchesError(Exception):
    """The engine can't be set to other rules than its own. name: of the engine."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


def begin(engine: Engine, played: Mapping[str, str] | None = None, tell: Callable[[], None] = lambda: None) -> Inquiry:
    """Begin to ask an engine.

    played: what an engine with switches is set to, if not to its defaults. tell: is called before each probe. Raises
    EngineFault, NoSwitchesError.
    """
    hello = greet(engine)
    if played is not None and not hello.configures:
        raise NoSwitchesError(hello.name)
    variants = {rule: played[rule] for rule in hello.configures if rule in played} if played else None
    return Inquiry(engine, hello, every_variant(), variants=variants, tell=tell)


def fits(told: Told, candidates: Mapping[str, tuple[str, ...]]) -> bool:
    """Whether some mixture of candidates shows what a probe has shown."""
    try:
        return bool(rows(told, candidates))
    except TooMany:
        return True
