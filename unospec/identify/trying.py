"""Performs a probe on an engine, and notes what is seen after every act."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from unospec.identify.probe import Probe, step
from unospec.identify.watching import HIDDEN, watched
from unospec.protocol.messages import Act, HelloReply
from unospec.running.acts import ACTS, BESIDE, act_of, forced
from unospec.running.engines import Engine
from unospec.running.executor import Run
from unospec.running.verdicts import Ended, Finding
from unospec.scenarios.model import Step

#: What is seen after an act: what became of it, and the fields that are watched, as far as they can be seen. None
#: where nothing could be seen in between.
Seen: TypeAlias = tuple[str, tuple[tuple[str, Hashable], ...]] | None

_LOOK: Final = step("round-open")
#: What is listed beside a move that has to be made, whether it is possible or not. Where a turn can be ended without a
#: draw, `draw` beside `keep` is a choice.
_LOOSELY: Final[Mapping[str, frozenset[str]]] = {
    "draw": frozenset({"play"}),
    "accept": frozenset({"play", "draw"}),
    "keep": frozenset({"play"}),
}


@dataclass(slots=True)
class Trial(Run):
    """A probe being performed. Nothing that can't be done is a failure: it is what is seen.

    over: whether an act that had to be possible was not. seen: after the last step. played: the steps as they were
    performed, with what the engine did by itself put in. notes: what was seen after each of those. cut:
    the steps that were not come to.
    """

    watch: tuple[str, ...] = ()
    over: bool = False
    seen: Seen = None
    played: tuple[Step, ...] = ()
    notes: tuple[Seen, ...] = ()
    cut: tuple[Step, ...] = ()
    #: The card that the engine has drawn and played by itself, to be passed over if the probe wants just that.
    _done: Step | None = None

    def perform(self, place: int) -> None:
        """Perform the step at that place. Raises Ended where the probe can't go on, EngineFault."""
        step = self.scenario.all_steps[place]
        self._step = place
        if step.role == "given" or self.over:
            self.seen = None
            if step.role == "when":
                self.cut += (step,)
            return
        if self._done is not None and _same_play(step, self._done):
            self._done = None
            self.seen = None
            return
        answer = self._try(step)
        self._let_settle(place)
        self.seen = (answer, self._watched(step))
        self._note(step, self.seen)

    def memory(self) -> Hashable:
        """All that the steps to come may depend on, and what has just been seen."""
        return (Run.memory(self), self.over, self.seen)

    def _note(self, step: Step, seen: Seen) -> None:
        drawn, self._played_itself = self._played_itself, None
        if drawn is None:
            self._add(step, seen)
            return
        # Seen from outside the draw and the play are one; whoever would keep the card can't.
        act, card = drawn
        player = int(act.player[1:])
        self._add(step, None)
        following = self._following(self._step)
        if following is not None and following.id == "tries-keep" and following.values["player"] == player:
            self._add(following, None)
            self._done = following
        values: dict[str, Any] = {"player": player, "card": card}
        made = Step("when", "plays", values)
        if card.startswith("wild"):
            made = Step("when", "plays-naming", values | {"colour": self._field("colour")})
        self._add(made, seen)
        if self._done is None and following is not None and _same_play(following, made):
            self._done = following

    def _add(self, step: Step, seen: Seen) -> None:
        self.played += (step,)
        self.notes += (seen,)

    def _try(self, step: Step) -> str:
        """Performs the step, and says what became of it."""
        wanted = ACTS.get(step.id)
        if wanted is not None and wanted.act in BESIDE and wanted.act in self.hello.automatic:
            self._end("unsupported", f"automatic:{wanted.act}", what=wanted.act)
        # No rule has a variant without calls; whoever knows none can't be asked. A call together with a card is part of
        # that play, and takes no move of its own.
        needed = wanted.act if wanted is not None else ""
        if needed in BESIDE and needed not in self.hello.moves and needed not in self.hello.automatic:
            self._end("fail", f"no-such-move:{needed}", act=needed, player=f"p{step.values['player']}", why="")
        try:
            self._settle(step)
            if step.id == "takes":
                self._take(f"p{step.values['player']}")
                return "accepted"
        except Ended as ended:
            if ended.finding.verdict != "fail":
                raise
            self.over = True
            return "stuck"
        if wanted is None:
            self._procedure(step.id)
            return "accepted"
        act = act_of(step)
        owes = self._owes(act.player)
        logged = self._send(act)
        stopped = logged.answer != "accepted" and (owes or not wanted.tried) and self._goes_on()
        if stopped and (not wanted.tried or self.state.get("turn") == act.player):
            # Nothing but a penalty stood in the way, though a play was said to be open too. Whoever only tries to play
            # instead of drawing may be in turn still.
            logged = self._send(act)
        if act.act in ("keep", "catch"):
            # What comes of it tells all: some engines pass the turn on by themselves if a drawn card does not fit, and
            # some let a wrong catch cost the catcher something.
            return "tried"
        if logged.answer != "accepted":
            self.over = not wanted.tried
            return "refused"
        if act.act == "draw":
            self._draw_on(act)
            self._notice_played(logged)
        return "accepted"

    def _let_settle(self, place: int) -> None:
        """Where nobody has a choice, play goes on before anything is looked at."""
        if self._played_itself is not None or self.over:
            return
        try:
            self._settle(self._following(place) or _LOOK)
        except Ended as ended:
            if ended.finding.verdict != "fail":
                raise
            self.over = True

    def _goes_on(self) -> bool:
        """Whether a move that was owed has been made, whoever was to make it."""
        sent = len(self.log)
        try:
            self._settle(_LOOK)
        except Ended as ended:
            if ended.finding.verdict != "fail":
                raise
            return False
        return len(self.log) > sent

    def _only_move(self, step: Step) -> Act | None:
        """The same, but that a play may be open beside it counts only if it is that player who acts next: some engines
        list one without a look at the hand, and what is played here is known beforehand."""
        player, own = self._about(step)
        for awaited in self.awaiting:
            act = forced(awaited)
            if act is None:
                continue
            mine = awaited.player == player
            if mine and act in own:
                return None
            # It costs the reference some work to say what else is open: so this is asked last.
            alone = all(other is awaited or not frozenset(other.acts) - BESIDE for other in self.awaiting)
            acts = frozenset(awaited.acts) - BESIDE - (frozenset() if mine else _LOOSELY[act])
            return Act(0, act, awaited.player) if alone and acts == {act} else None
        return None

    def _following(self, place: int) -> Step | None:
        return next((step for step in self.scenario.all_steps[place + 1 :] if step.role == "when"), None)

    def _watched(self, step: Step) -> tuple[tuple[str, Hashable], ...]:
        following = self._following(self._step)
        # Where a drawn card does not fit, some engines pass the turn on and some wait for the player to end it.
        waits = step.id == "tries-draw" and following is not None and following.id == "tries-keep"
        unseen = {"turn"} if waits else self._owed_by(following)
        found = ((name, self._field(name)) for name in self.watch if name not in unseen)
        return tuple((name, value) for name, value in found if value is not HIDDEN)

    def _field(self, name: str) -> Any:
        return watched(name, self.state, self._table, self.start)

    def _owed_by(self, following: Step | None) -> set[str]:
        """What is not looked at while somebody owes cards and is to try one or draw: the cards of that player and
        whose turn it is. Where nothing can be played instead, some engines wait all the same."""
        if following is None or not (following.id == "takes" or following.id.startswith("tries-play")):
            return set()
        player = f"p{following.values['player']}"
        return {"turn", f"counts:{player}"} if self._owes(player) else set()

    def _owes(self, player: str) -> bool:
        return any(awaited.player == player and awaited.owed for awaited in self.awaiting)


def _same_play(step: Step, done: Step) -> bool:
    """Whether a step wants what has been done already."""
    if step is done:
        return True
    wanted, was = ACTS.get(step.id), ACTS.get(done.id)
    if wanted is None or was is None or wanted.act != "play" or was.act != "play":
        return False
    return all(step.values.get(name) == done.values.get(name) for name in ("player", "card", "colour"))


@dataclass(frozen=True, slots=True)
class Told:
    """What a probe has brought to light.

    probe: with the steps as they were performed. notes: what was seen after each When step, in order. ended: why it
    could not be performed, None if it could. cut: the steps that it did not get to, since an act was refused that they
    need.
    """

    probe: Probe
    notes: tuple[Seen, ...]
    ended: Finding | None = None
    cut: tuple[Step, ...] = ()
    doubted: tuple[str, ...] = ()

    @property
    def done(self) -> tuple[Step, ...]:
        """What was done, in order: acts and procedures."""
        return tuple(step for step in self.probe.scenario.all_steps if step.role == "when")

    @property
    def whole(self) -> Probe:
        """The probe with all that it was to try."""
        return self.probe.played((*self.probe.scenario.steps, *self.cut))


def ask(engine: Engine, hello: HelloReply, probe: Probe, variants: dict[str, str] | None = None) -> Told:
    """Perform the probe. variants: what to configure first, if anything. Raises EngineFault."""
    trial = Trial(engine, hello, probe.scenario, watch=(*probe.watch, *probe.beside))
    try:
        trial.begin(variants)
        for place in range(len(probe.scenario.all_steps)):
            trial.perform(place)
    except Ended as ended:
        return Told(probe, (), ended.finding)
    given = tuple(step for step in probe.scenario.all_steps if step.role == "given")
    return Told(probe.played((*given, *trial.played)), trial.notes, cut=trial.cut)
