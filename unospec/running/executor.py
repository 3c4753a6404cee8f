"""Plays one scenario against one engine, step by step, and says what became of it.

The executor knows the order of messages and nothing of the rules: what may be done, and what comes of it, is the
engine's answer alone. Where nobody has a choice, it settles: `keep`, `accept` or an owed `draw` is sent, and logged. So
is `keep` where a card was drawn and the scenario says that the turn is over, for engines that wait for a player to end
it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal, NoReturn

from unospec.problems import Problem
from unospec.protocol.messages import (
    Act,
    ActName,
    Answer,
    Awaited,
    Configure,
    Done,
    Error,
    HelloReply,
    Outcome,
    Reply,
    Request,
    Stop,
    Unsupported,
    Visible,
)
from unospec.running import beginnings
from unospec.running.acts import ACTS, BESIDE, act_of, called, forced, listed, name, numbered, open_moves, own_acts
from unospec.running.checks import CHECKS, compare, word
from unospec.running.engines import Engine
from unospec.running.filling import Dealing, Filling, Position, fill, fill_deal, fill_next, fill_opening
from unospec.running.forgotten import is_let_off, misses_call
from unospec.running.sight import changes, look, settled, shown
from unospec.running.table import UNDERSTOOD, Table, read_table
from unospec.running.texts import TEXTS
from unospec.running.verdicts import PASSED, Ended, EngineFault, Finding, Verdict
from unospec.scenarios.model import Scenario, Step

#: So often a player can be made to draw, or a move be settled, before something must be wrong.
_ENDLESS: Final = 120

_NOT_AWAITED: Final = TEXTS["running.why.not-awaited"]
_NO_REASON: Final = TEXTS["running.why.none"]

#: Fields of which an act always changes at least one, or else whose move it is.
_SHOWN_BY: Final[Mapping[ActName, tuple[str, ...]]] = {
    "play": ("counts", "top", "discard_count"),
    "draw": ("counts", "draw_count"),
    "keep": ("turn",),
    "catch": ("counts", "draw_count"),
    "challenge": ("counts", "draw_count"),
    "accept": ("counts", "draw_count"),
    "name": ("colour",),
}

#: When steps that are more or other than one act.
_OTHERS: Final = frozenset({"opening-draw", "deal", "next-round", "stop", "takes"})

#: The place of what is done before the first step: configuring and arranging.
_BEFORE: Final = -1

#: Every step that the executor knows, by role.
KNOWN: Final = {
    "given": UNDERSTOOD,
    "when": frozenset(ACTS) | _OTHERS,
    "then": frozenset(CHECKS) | {"allowed", "refused"},
}


@dataclass(frozen=True, slots=True)
class Logged:
    """One act that was sent, or refused in the engine's stead where the engine only lists its moves.

    step: the place of the scenario's step, from 0. settled: whether the executor sent it because nothing else was
    open. listed: whether it was the engine's own list that settled the answer. Where the engine broke down over the
    act, it is unanswered, and nothing is seen after it.
    """

    step: int
    act: Act
    answer: Outcome | Literal["unanswered"]
    reason: str
    before: Visible
    after: Visible
    settled: bool = False
    listed: bool = False


@dataclass(slots=True)
class Run:
    """A scenario being played. `log` and the finding of `play` are what comes of it."""

    engine: Engine
    hello: HelloReply
    scenario: Scenario
    filling: Filling = "plain"
    #: How many cards the filling `short-pile` leaves to draw beyond those told.
    need: int = 8
    log: list[Logged] = field(default_factory=list)
    #: What was arranged or dealt at the start, for reports.
    start: Position | Dealing | None = None
    state: Visible = field(default_factory=lambda: Visible())
    awaiting: Sequence[Awaited] = ()
    #: The finding, unless something else comes up.
    passed: Finding = PASSED
    #: The fields that the engine shows, worked out once.
    _shown: frozenset[str] = field(init=False)
    _table: Table = field(default_factory=Table)
    _step: int = _BEFORE
    _id: int = 0
    _attempt: Logged | None = None
    _opened: Visible | None = None
    #: The draw upon which the engine has played the drawn card by itself, and that card.
    _played_itself: tuple[Act, str] | None = None

    def __post_init__(self) -> None:
        self._shown = shown(tuple(self.hello.observes))

    @property
    def at(self) -> int | None:
        """The place of the step at which it is; None while all is made ready."""
        return None if self._step == _BEFORE else self._step

    @property
    def asked(self) -> int:
        """How many messages have been sent for it."""
        return self._id

    def play(self, variants: dict[str, str] | None = None) -> Finding:
        """Play it to its end. variants: what to configure first, if anything. Raises EngineFault."""
        try:
            self.begin(variants)
            return self.go_on()
        except Ended as ended:
            return ended.finding

    def go_on(self) -> Finding:
        """Perform all its steps, once it has begun. Raises Ended, EngineFault."""
        for place in range(len(self.scenario.all_steps)):
            self.perform(place)
        return self.passed

    def begin(self, variants: dict[str, str] | None = None) -> None:
        """Configure, and arrange the position if the scenario begins with one. Raises Ended, EngineFault."""
        if variants is not None:
            self._set_up(Configure(self._next_id(), variants), "cannot-configure")
        try:
            self._table = read_table(self.scenario)
            if self._table.beginning == "arranged":
                self.start = fill(self._table, self.filling, self.need)
        except Problem as problem:
            self._end("error", "broken-scenario", why=str(problem))
        if isinstance(self.start, Position):
            self._arrange(self.start)

    def perform(self, place: int) -> None:
        """Perform the step at that place; those before it must have been performed. Raises Ended, EngineFault."""
        step = self.scenario.all_steps[place]
        self._step = place
        if step.role == "given":
            return
        if step.id not in KNOWN[step.role]:
            self._end("error", "broken-scenario", why=f'there is no step "{step.id}"')
        if step.id in ("allowed", "refused"):
            self._judge(step.id)
            return
        if self._played_itself is not None:
            self._accept_played(step)
            return
        self._settle(step)
        if step.role == "then":
            self._compare(step)
        elif step.id in ACTS:
            self._do(step)
        elif step.id == "takes":
            self._take(name(step.values["player"]))
        else:
            self._procedure(step.id)

    def memory(self) -> Hashable:
        """All that the steps to come may depend on, beside the scenario, its filling and the engine."""
        tried, opened = self._attempt, self._opened
        return (
            self.passed.reason,
            None if tried is None else (tried.act, tried.answer, tried.reason, *changes(tried.before, tried.after)),
            None if opened is None else (opened.get("dealer"), opened.get("turn"), *opened.get("draw_pile", ())),
            self._opened is self.state,
            self._played_itself,
        )

    # Beginnings and ends.

    def _arrange(self, position: Position) -> None:
        request = beginnings.arrange(self._next_id(), position, self._table)
        self._set_up(request, "cannot-arrange")
        for what, expected, actual in beginnings.read_back(request, self._table, self._shown, self._see):
            if expected != actual:
                differs = {"what": what, "expected": word(expected), "actual": word(actual)}
                self._end("adapter-fault", f"arranged-otherwise:{what}", **differs)

    def _procedure(self, step_id: str) -> None:
        try:
            match step_id:
                case "opening-draw":
                    self._open()
                case "deal":
                    self._deal()
                case "next-round":
                    self._deal_again()
                case "stop":
                    self._set_up(Stop(self._next_id()), "cannot-stop")
        except Problem as problem:
            self._end("error", "broken-scenario", why=str(problem))

    def _open(self) -> None:
        draws = fill_opening(self._table, self.filling)
        self._set_up(beginnings.opening(self._next_id(), draws, self._table), "cannot-draw")
        self._opened = self.state

    def _deal(self) -> None:
        opened = self._opened or Visible()
        dealer, starter = opened.get("dealer"), opened.get("turn")
        if starter is None and self._table.turn is not None:
            starter = name(self._table.turn)
        dealing = fill_deal(self._table, self.filling, int(dealer[1:]) if dealer else None)
        self.start = dealing
        self._set_up(beginnings.deal(self._next_id(), dealing, starter, self._table), "cannot-deal")
        self._check_dealt(self._table.dealt)

    def _check_dealt(self, told: Mapping[int, tuple[str, ...]]) -> None:
        """Whether the cards that the scenario names have been dealt to whom it names; more may have been drawn."""
        if "hands" not in self._shown:
            return
        for player, cards in told.items():
            held = self._see("hands").get(name(player), [])
            if Counter(cards) - Counter(held):
                what, expected, actual = f"hands:{name(player)}", word(sorted(cards)), word(held)
                self._end("adapter-fault", f"arranged-otherwise:{what}", what=what, expected=expected, actual=actual)

    def _deal_again(self) -> None:
        seated = self.start.players if self.start is not None else ()
        out = self.state.get("out", [])
        dealing = fill_next(self._table, tuple(player for player in seated if name(player) not in out), self.filling)
        self._set_up(beginnings.next_round(self._next_id(), dealing), "cannot-deal")
        self._check_dealt(self._table.dealt if self._table.beginning == "arranged" else {})

    # Acts.

    def _do(self, step: Step) -> None:
        wanted, act = ACTS[step.id], act_of(step)
        if act.act in BESIDE and act.act in self.hello.automatic:
            self._end("unsupported", f"automatic:{act.act}", what=act.act)
        logged = self._send(act)
        if wanted.tried:
            self._attempt = logged
            return
        self._require(logged)
        if act.act == "draw":
            self._draw_on(act)
            self._notice_played(logged)
        elif act.act == "play" and not act.uno:
            self._notice_call(logged)

    def _take(self, player: str) -> None:
        """Draw the cards owed, unless the engine has drawn them already."""
        awaited = self._awaited(player)
        if awaited and "accept" in awaited.acts:
            self._require(self._send(Act(0, "accept", player)))
            awaited = self._awaited(player)
        if awaited and awaited.owed and "draw" in awaited.acts:
            self._require(self._send(Act(0, "draw", player)))

    def _draw_on(self, act: Act) -> None:
        """Where an engine draws card by card, a player draws as long as nothing else is open."""
        for _ in range(_ENDLESS):
            awaited = self._awaited(act.player)
            if not awaited or awaited.owed or frozenset(awaited.acts) - BESIDE != {"draw"}:
                return
            logged = self._send(act)
            if not _took_place(logged):
                return

    def _settle(self, step: Step) -> None:
        """Send the only move that is open, as long as there is one and the step is not itself about it."""
        for _ in range(_ENDLESS):
            act = self._only_move(step)
            if act is None:
                return
            logged = self._send(act, settled=True)
            if not _took_place(logged):
                self._end("fail", "settles-nothing", act=act.act, player=act.player, why=logged.reason or logged.answer)

    @staticmethod
    def _about(step: Step) -> tuple[str, frozenset[str]]:
        """The player and the acts that a step is itself about; asked for only where a move is forced."""
        return own_acts(step) if step.id not in _OTHERS or step.id == "takes" else ("", frozenset())

    def _only_move(self, step: Step) -> Act | None:
        for awaited in self.awaiting:
            act = forced(awaited)
            if act is None:
                continue
            player, own = self._about(step)
            if awaited.player == player and act in own:
                return None
            # It costs the reference some work to say what else is open: so this is asked last.
            alone = all(other is awaited or not frozenset(other.acts) - BESIDE for other in self.awaiting)
            acts = frozenset(awaited.acts) - BESIDE
            only = acts == {act} or (acts == {"play", "keep"} and self._has_drawn_in_vain(awaited.player, step))
            return Act(0, act, awaited.player) if alone and only else None
        return None

    def _has_drawn_in_vain(self, player: str, step: Step) -> bool:
        """Whether the scenario says that the turn is over upon a draw. `play` may still be said to be open then, since
        an adapter need not look whether the drawn card fits."""
        if step.id != "turn-is" or name(step.values["player"]) == player:
            return False
        acts = (before for before in reversed(self.scenario.all_steps[: self._step]) if before.role == "when")
        last = next(acts, None)
        return last is not None and last.id == "draws" and name(last.values["player"]) == player

    def _send(self, act: Act, *, settled: bool = False) -> Logged:
        before = self.state
        if act.act not in self.hello.moves:
            awaited = self._awaited(act.player)
            if awaited is not None and act.act in awaited.acts:
                self._end("adapter-fault", f"act-unnamed:{act.act}", act=act.act, player=act.player)
            logged = Logged(self._step, act, "no-such-move", "", before, before, settled)
        elif self.hello.legality == "list" and not self._is_listed(act):
            reason = TEXTS["running.why.not-listed"] if self._awaited(act.player) else _NOT_AWAITED
            logged = Logged(self._step, act, "refused", reason, before, before, settled, True)
        else:
            try:
                reply = self._ask(numbered(act, self._next_id()))
                if not isinstance(reply, Answer):
                    self._wrong(act, reply)
            except (EngineFault, Ended):
                self.log.append(Logged(self._step, act, "unanswered", "", before, Visible(), settled))
                raise
            awaiting = self.awaiting
            self._see_now(reply)
            answer: Outcome = reply.answer
            reason = reply.reason
            if answer == "accepted" and self._changes_nothing(act.act, before, awaiting):
                answer, reason = "refused", reason or TEXTS["running.why.nothing-changed"]
            logged = Logged(self._step, act, answer, reason, before, self.state, settled)
        self.log.append(logged)
        return logged

    def _changes_nothing(self, act: ActName, before: Visible, awaiting: Sequence[Awaited]) -> bool:
        """Whether an act that is said to be accepted has left everything as it was, which then counts as a refusal."""
        if self._shown.isdisjoint(_SHOWN_BY.get(act, ())):
            return False
        # Whose move it is may be all that a draw from empty piles changes; looked at only if all else is the same.
        return before == self.state and open_moves(awaiting) == open_moves(self.awaiting)

    def _is_listed(self, act: Act) -> bool:
        awaited = self._awaited(act.player)
        if awaited is None:
            return False
        if awaited.moves is None:
            self._end("adapter-fault", "list-missing", player=act.player)
        return listed(awaited, act)

    def _require(self, logged: Logged) -> None:
        """End the run if an act that has to be possible was not."""
        if _took_place(logged):
            return
        reason = "no-such-move" if logged.answer == "no-such-move" else "not-accepted"
        self._end(
            "fail",
            f"{reason}:{logged.act.act}",
            act=logged.act.act,
            player=logged.act.player,
            why=logged.reason or _NO_REASON,
        )

    def _awaited(self, player: str) -> Awaited | None:
        return next((each for each in self.awaiting if each.player == player), None)

    # What engines do by themselves.

    def _notice_played(self, logged: Logged) -> None:
        """Note the card that an engine has drawn and played in one go."""
        if "play-drawn" not in self.hello.automatic:
            return
        top = _top(self.state)
        # A card has been drawn, and yet the hand has not grown.
        if top is not None and _held(self.state, logged.act.player) == _held(logged.before, logged.act.player):
            self._played_itself = (logged.act, top)

    def _accept_played(self, step: Step) -> None:
        """The engine has played the drawn card by itself: that is what the step wants, or it needs it left out."""
        assert self._played_itself is not None
        drawn, top = self._played_itself
        self._played_itself = None
        wanted = ACTS.get(step.id)
        act = act_of(step) if wanted is not None else None
        if (
            wanted is None
            or act is None
            or (act.act, act.player, act.card) != ("play", drawn.player, top)
            or act.colour
        ):
            self._end("unsupported", "automatic:play-drawn", what="play-drawn")
        if wanted.tried:
            self._attempt = Logged(self._step, act, "accepted", "", self.state, self.state)

    def _notice_call(self, logged: Logged) -> None:
        """End the run if a call has to be left out that the engine makes, or punishes, by itself."""
        automatic, player = self.hello.automatic, logged.act.player
        if _held(logged.before, player) != 2:
            return
        to_come = self.scenario.all_steps[self._step + 1 :]
        missed = misses_call(to_come, player)
        if missed and "call" in automatic:
            self._end("unsupported", "automatic:call", what="call")
        if "catch" in automatic and (missed or is_let_off(to_come, player)):
            self._end("unsupported", "automatic:catch", what="catch")

    # What is seen.

    def _judge(self, expected: str) -> None:
        tried = self._attempt
        if tried is None:
            self._end("error", "broken-scenario", why="nothing was tried")
        words = {"act": called(self.scenario.all_steps[tried.step]), "player": tried.act.player}
        if expected == "allowed" and not _took_place(tried):
            if tried.answer == "no-such-move":
                self._end("fail", f"no-such-move:{tried.act.act}", **words)
            self._end("fail", f"wrongly-refused:{tried.act.act}", **words, why=tried.reason or _NO_REASON)
        if expected == "refused":
            if _took_place(tried):
                self._end("fail", f"wrongly-allowed:{tried.act.act}", **words)
            changed = changes(tried.before, tried.after)
            if changed:
                what = ", ".join(changed)
                self._end("fail", f"refusal-changed-state:{tried.act.act}", **words, what=what)
            # True enough, but no merit of the engine if it cannot do otherwise: the verdict says so.
            if tried.answer == "no-such-move":
                self.passed = Finding("pass", f"has-no-such-move:{tried.act.act}", words)
            elif tried.reason == _NOT_AWAITED:
                self.passed = Finding("pass", f"not-awaited:{tried.act.act}", words)

    def _compare(self, step: Step) -> None:
        compared = compare(step, self._see, self._block())
        if not compared.holds:
            self._end(
                "fail",
                f"differs:{compared.what.partition(':')[0]}",
                what=compared.what,
                expected=compared.expected,
                actual=compared.actual,
            )

    def _block(self) -> tuple[Step, ...]:
        """The Then steps that stand together with the one at hand."""
        steps = self.scenario.all_steps
        first = last = self._step
        while first and steps[first - 1].role == "then":
            first -= 1
        while last < len(steps) and steps[last].role == "then":
            last += 1
        return steps[first:last]

    def _see(self, field: str) -> Any:
        if field not in self._shown:
            self._end("unsupported", f"cannot-see:{field}", what=field)
        try:
            return look(self.state, field)
        except KeyError:
            if self._opened is self.state:  # an opening draw shows little
                self._end("unsupported", f"cannot-see:{field}", what=field)
            self._end("adapter-fault", f"field-missing:{field}", what=field)

    # Messages.

    def _next_id(self) -> int:
        self._id += 1
        return self._id

    def _ask(self, request: Request) -> Reply:
        return self.engine.ask(request)

    def _set_up(self, request: Request, unsupported: str) -> None:
        reply = self._ask(request)
        if isinstance(reply, Unsupported):
            self._end("unsupported", unsupported, why=reply.why)
        if not isinstance(reply, Done):
            self._wrong(request, reply)
        if not isinstance(request, Configure):
            self._see_now(reply)

    def _see_now(self, reply: Done | Answer) -> None:
        self.state = settled(reply.state)
        self.awaiting = reply.awaiting

    def _wrong(self, request: Request, reply: Reply) -> NoReturn:
        if isinstance(reply, Error):
            self._end("error", "engine-error", type=request.type, why=reply.why)
        raise EngineFault("protocol-error", "wrong-reply", type=request.type, reply=reply.type)

    def _end(self, verdict: Verdict, reason: str, **fields: str) -> NoReturn:
        raise Ended(Finding(verdict, reason, fields, self.at))


def _held(state: Visible, player: str) -> int | None:
    """How many cards the player holds, or None if that cannot be seen."""
    try:
        count: int | None = look(state, "counts").get(player)
    except KeyError:
        return None
    return count


def _top(state: Visible) -> str | None:
    """The top discard, or None if there is none or it cannot be seen."""
    try:
        top: str | None = look(state, "top")
    except KeyError:
        return None
    return top


def _took_place(logged: Logged) -> bool:
    return logged.answer == "accepted"
