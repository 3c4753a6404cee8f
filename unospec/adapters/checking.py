"""An adapter tested alone, step by step, before any scenario is run: what is right, and in plain words what is wrong.

Only what the protocol asks of an adapter is tested, on positions that are the same under all rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal, NamedTuple, TypeAlias, cast

from unospec.adapters.trial import (
    FIRST,
    FORBIDDEN,
    LAST,
    LAST_BUT_ONE,
    NAMED,
    NAMING,
    SECOND,
    STUCK,
    Told,
    arrange,
    dealt,
    value,
)
from unospec.protocol.messages import (
    Act,
    ActName,
    Answer,
    Awaited,
    Bye,
    ByeReply,
    Configure,
    Done,
    Error,
    HelloReply,
    Reply,
    Unsupported,
    Visible,
)
from unospec.running.acts import listed
from unospec.running.engines import Engine, greet
from unospec.running.sight import SHOWN_AS, can_see, changes, look, settled
from unospec.running.verdicts import SAID, EngineFault

Outcome: TypeAlias = Literal["right", "wrong", "note"]

#: What is told of a pile whose cards stand in reverse order.
_PILES: Final[Mapping[str, str]] = {
    "draw_pile": "pile-reversed",
    "whole_draw_pile": "pile-reversed",
    "discards": "discards-reversed",
}

#: After so many breakdowns the rest is not tried.
_PATIENCE: Final = 4


class Noted(NamedTuple):
    """One thing that was found. text: the id of its text, without `ui:`. fields: what it speaks of; a value that is
    itself the id of a text here begins with ``@``."""

    outcome: Outcome
    text: str
    fields: Mapping[str, str]


def check(engine: Engine) -> Iterator[Noted]:
    """Test the adapter and yield what is found, as it is found. The engine is closed at the end."""
    checker = _Checker(engine)
    try:
        yield from checker.all()
    finally:
        engine.close()
    for note in getattr(engine, "notes", ()):
        yield Noted("wrong", "check.stays", {"note": note})


class _Stop(Exception):
    """The rest cannot be tried."""


@dataclass(slots=True)
class _Checker:
    engine: Engine
    hello: HelloReply | None = None
    _broken: int = 0
    _id: int = 0
    _found: list[Noted] = field(default_factory=list)
    #: Fields that cannot be set, by the reason given.
    _unset: dict[str, list[str]] = field(default_factory=dict)
    #: Acts that were awaited though they are not among the moves.
    _unnamed: set[str] = field(default_factory=set)
    _lacking: list[str] = field(default_factory=list)
    #: Acts that are said not to be known though they are among the moves; and whether there is one that is known.
    _unknown: list[str] = field(default_factory=list)
    _knows: bool = False
    _arranges: bool = True
    _deals: bool = False

    def all(self) -> Iterator[Noted]:
        steps: Sequence[tuple[str, Callable[[], None]]] = (
            ("hello", self._introduce),
            ("configure", self._configure),
            ("deal", self._deal),
            *(("arrange", lambda what=what: self._set(what)) for what in NAMED),
            ("arrange", self._tell_unset),
            ("arrange", self._shows),
            ("arrange", self._awaits),
            ("act", self._plays),
            ("act", self._names_colour),
            ("act", self._catches),
            ("act", self._wins),
            ("act", self._draws),
            ("act", self._others),
            ("deal", self._plays_as_dealt),
            ("act", self._tell_lacking),
            *(("act", lambda what=what: self._refuses(what)) for what in FORBIDDEN),
            ("arrange", self._afresh),
            ("bye", self._leaves),
        )
        try:
            for name, step in steps:
                self._guarded(name, step)
                yield from self._found
                self._found.clear()
        except _Stop:
            yield from self._found

    def _guarded(self, name: str, step: Callable[[], None]) -> None:
        """Run a step; a breakdown in it is told, and the next step begins with a new process."""
        try:
            step()
        except _Unlike as unlike:
            self._unlike(f"@check.step-{name}", unlike)
        except EngineFault as fault:
            self._wrong("fault", step=f"@check.step-{name}", message=f"@running.{fault.reason}", **fault.fields)
            self._broken += 1
            self.engine.restart()
            if self.hello is None:
                raise _Stop from None
            if self._broken >= _PATIENCE:
                self._wrong("given-up")
                raise _Stop from None
            if name != "bye":
                self._guarded("hello", self._greet_again)

    def _unlike(self, step: str, unlike: _Unlike) -> None:
        if isinstance(unlike.reply, Error):
            said = str(getattr(self.engine, "stderr", ""))[-SAID:]
            self._wrong("error", step=step, why=unlike.reply.why, stderr=said)
        else:
            self._wrong("wrong-reply", step=step, reply=unlike.reply.type, expected=unlike.expected)

    # What is found.

    def _right(self, text: str, **fields: str) -> None:
        self._found.append(Noted("right", f"check.{text}", fields))

    def _note(self, text: str, **fields: str) -> None:
        self._found.append(Noted("note", f"check.{text}", fields))

    def _wrong(self, text: str, **fields: str) -> None:
        self._found.append(Noted("wrong", f"check.{text}", fields))

    @property
    def _said(self) -> HelloReply:
        assert self.hello is not None
        return self.hello

    # Steps.

    def _introduce(self) -> None:
        from unospec.spec.catalogue import catalogue

        self.hello = hello = greet(self.engine)
        self._right("hello", name=hello.name, version=hello.version)
        known = catalogue().rules
        before = len(self._found)
        if not hello.observes:
            self._wrong("observes-nothing")
        if not hello.moves:
            self._wrong("moves-nothing")
        for where, rules in (("profile", hello.profile), ("configures", hello.configures)):
            for rule in rules:
                if rule not in known:
                    self._wrong("no-rule", where=where, rule=rule)
        for rule, variant in hello.profile.items():
            if rule in known and not known[rule].accepts(variant):
                self._wrong("no-variant", rule=rule, variant=variant)
        for act in hello.series:
            if act not in hello.moves:
                self._wrong("series-of-nothing", what=act)
        if len(self._found) == before:
            self._right("hello-fits")

    def _greet_again(self) -> None:
        greet(self.engine)

    def _configure(self) -> None:
        from unospec.spec.catalogue import catalogue

        defaults = catalogue().defaults()
        variants = {rule: defaults[rule] for rule in self._said.configures if rule in defaults}
        if not variants:
            return
        variants |= {rule: variant for rule, variant in self._said.profile.items() if rule in variants}
        reply = self._ask(Configure(0, variants), Done, Unsupported)
        if isinstance(reply, Unsupported):
            self._note("cannot-configure", why=reply.why)
        else:
            self._right("configured")

    def _deal(self) -> None:
        told = dealt()
        reply = self._ask(told, Done, Unsupported)
        if isinstance(reply, Unsupported):
            self._note("cannot-deal", why=reply.why)
            return
        self._deals = True
        expected: Mapping[str, Any] = {
            "hands:p1": told.hands["p1"],
            "hands:p2": told.hands["p2"],
            "top": told.first[0],
            "draw_pile": told.draw_pile[:3],
            "dealer": told.dealer,
        }
        if all(self._agrees(what, wanted, reply.state) for what, wanted in expected.items()):
            self._right("dealt")

    def _set(self, what: str) -> None:
        """Set a field to one value and to another."""
        for told in (FIRST, SECOND):
            request = arrange(told, what)
            reply = self._ask(request, Done, Unsupported)
            if isinstance(reply, Unsupported):
                self._unset.setdefault(reply.why, []).append(what)
                return
            kind = what.partition(":")[0]
            seen = SHOWN_AS.get(kind, kind)
            if not can_see(self._said.observes, seen):
                self._note("set-unseen", what=what)
                return
            if not self._agrees(what, value(request, what), reply.state):
                return
        self._right("set", what=what)

    def _tell_unset(self) -> None:
        if sum(map(len, self._unset.values())) == len(NAMED):
            self._cannot_arrange(next(iter(self._unset)))
            return
        for why, fields in self._unset.items():
            self._note("cannot-set", what=", ".join(fields), why=why)

    def _cannot_arrange(self, why: str) -> None:
        if self._arranges:
            self._note("cannot-arrange", why=why)
        self._arranges = False

    def _plays_as_dealt(self) -> None:
        """Play a card after the deal where no position can be set, in which it would be tried otherwise."""
        if self._arranges or not self._deals or "play" not in self._said.moves:
            return
        reply = self._ask(dealt(), Done)
        player = next((each.player for each in reply.awaiting if "play" in each.acts), "")
        # Both hold a card that fits under all rules.
        card = {"p1": "red-3", "p2": "blue-3"}.get(player)
        if card is None:
            return
        answer = self._do("play", player, card=card)
        if answer.answer != "accepted":
            self._not_accepted("play", answer)
        else:
            self._right("act-known", what="play")

    def _tell_lacking(self) -> None:
        if self._unknown and not self._knows:
            self._note("no-act", what=", ".join(self._unknown if self._arranges else self._said.moves))
        elif self._unknown:
            for act in self._unknown:
                self._wrong("no-such-move", what=act)
        if self._lacking:
            self._note("no-move", what=", ".join(self._lacking))

    def _shows(self) -> None:
        reply = self._position(SECOND)
        if reply is None:
            return
        missing = [name for name in self._said.observes if name not in reply.state]
        unnamed = [name for name in reply.state if name not in self._said.observes]
        for name in missing:
            self._wrong("field-missing", what=name)
        for other in unnamed:
            self._wrong("field-unnamed", what=other)
        if not missing and not unnamed:
            self._right("shows")

    def _awaits(self) -> None:
        reply = self._position(SECOND)
        if reply is None:
            return
        before = len(self._found)
        player = reply.state.get("turn") or SECOND.turn
        awaited = _awaited(reply, player)
        if awaited is None:
            self._wrong("not-awaited", player=player)
        elif not {"play", "draw"} & set(awaited.acts):
            self._wrong("nothing-open", player=player)
        for each in reply.awaiting:
            if each.owed:
                self._wrong("owed", player=each.player, count=str(each.owed))
            if self._said.legality == "list":
                self._check_list(each, reply.state)
        if len(self._found) == before and not self._unnamed:
            self._right("awaiting")

    def _check_list(self, awaited: Awaited, state: Visible) -> None:
        if awaited.moves is None:
            self._wrong("list-missing", player=awaited.player)
            return
        held = state.get("hands", {}).get(awaited.player)
        for card in {move.card for move in awaited.moves if move.act == "play" and move.card is not None}:
            if held is not None and card not in held:
                self._wrong("list-card", card=card, player=awaited.player)

    def _plays(self) -> None:
        if "play" not in self._said.moves:
            self._lacking.append("play")
            return
        reply = self._position(FIRST)
        if reply is None:
            return
        awaited = _awaited(reply, "p1")
        if awaited is not None and "play" not in awaited.acts:
            self._wrong("play-missing", player="p1", what="play")
        moves = (awaited.moves if awaited is not None else ()) or ()
        if self._said.legality == "list" and all(move.card != "red-7" for move in moves):
            self._wrong("not-listed", what="play", card="red-7")
            return
        answer = self._do("play", "p1", card="red-7")
        if answer.answer != "accepted":
            self._not_accepted("play", answer)
            return
        after = settled(answer.state)
        held = _try(after, "hands", "p1")
        if (held is not None and "red-7" in held) or _try(after, "top") not in (None, "red-7"):
            self._wrong("undone", what="play", expected="@check.card-leaves")
        elif _try(after, "turn") == "p1":
            self._wrong("undone", what="play", expected="@check.turn-moves")
        else:
            self._right("act", what="play")

    def _draws(self) -> None:
        if "draw" not in self._said.moves:
            self._lacking.append("draw")
            return
        reply = self._position(STUCK)
        if reply is None:
            return
        before = _try(reply.state, "counts", "p1")
        answer = self._do("draw", "p1")
        if answer.answer != "accepted":
            self._not_accepted("draw", answer)
            return
        after = _try(answer.state, "counts", "p1")
        if before is not None and after is not None and after <= before and "play-drawn" not in self._said.automatic:
            self._wrong("undone", what="draw", expected="@check.card-comes")
            return
        self._right("act", what="draw")
        if "keep" in (_awaited(answer, "p1") or Awaited("p1", ())).acts:
            kept = self._do("keep", "p1")
            if kept.answer != "accepted":
                self._not_accepted("keep", kept)
            elif _try(kept.state, "turn") == "p1":
                self._wrong("undone", what="keep", expected="@check.turn-moves")
            else:
                self._right("act", what="keep")

    def _others(self) -> None:
        """Acts that have no place here: whether they are known at all, and that a refusal changes nothing."""
        if "keep" not in self._said.moves:
            self._lacking.append("keep")
        further: Mapping[ActName, dict[str, Any]] = {
            "call": {},
            "catch": {"whom": "p2"},
            "challenge": {},
            "accept": {},
            "name": {"colour": "green"},
        }
        for act, fields in further.items():
            if act not in self._said.moves:
                self._lacking.append(act)
                continue
            reply = self._position(FIRST)
            if reply is None:
                continue
            answer = self._do(act, "p1", **fields)
            if answer.answer == "no-such-move":
                self._unknown.append(act)
            elif answer.answer == "refused" and (changed := _changed(reply, answer)):
                self._wrong("refusal-changes", what=act, fields=changed)
            else:
                self._right("act-known", what=act)

    def _names_colour(self) -> None:
        """The colour named with a Wild is in force. Two are tried: one of them may be what is always shown."""
        for colour in ("green", "blue"):
            answer = self._played(NAMING, "wild", colour=colour)
            if answer is not None and answer.state.get("colour", colour) != colour:
                self._wrong("undone", what="play", expected="@check.colour-named")
                return

    def _catches(self) -> None:
        """Whoever is caught draws, and whoever catches does not; and whoever has called cannot be caught."""
        right = (False, True)
        drawn = self._caught("p2", "p1")
        # Where that is refused: one who has done nothing cannot be caught, unless the two are mixed up.
        if drawn not in (None, right) or (drawn is None and self._caught("p1", "p2") == right[::-1]):
            self._wrong("undone", what="catch", expected="@check.caught-draws")
        elif drawn == right == self._caught("p2", "p1", uno=True):
            self._wrong("uno-ignored", what="play")

    def _caught(self, catcher: str, whom: str, uno: bool = False) -> tuple[bool, bool] | None:
        """p1 comes down to one card, and somebody is caught: whether the one who catches, and whoever is caught, has
        more cards then. None if it cannot be done or seen."""
        before = self._played(LAST_BUT_ONE, "red-7", uno=uno) if "catch" in self._said.moves else None
        if before is None or not self._lists(before, Act(0, "catch", catcher, whom=whom)):
            return None
        after = self._do("catch", catcher, whom=whom)
        if after.answer != "accepted":
            return None
        counts = [(_try(before.state, "counts", each), _try(after.state, "counts", each)) for each in (catcher, whom)]
        if any(None in pair for pair in counts):
            return None
        (catcher_had, catcher_has), (whom_had, whom_has) = counts
        owes = (_awaited(after, whom) or Awaited(whom, ())).owed > 0
        return catcher_has > catcher_had, whom_has > whom_had or owes

    def _wins(self) -> None:
        """Whoever plays the last card has won the round."""
        answer = self._played(LAST, "red-7")
        if answer is not None and answer.state.get("round_winner") not in (None, "p1"):
            self._wrong("undone", what="play", expected="@check.winner-shown")

    def _refuses(self, what: str) -> None:
        if self._said.legality == "list":
            if what == next(iter(FORBIDDEN)):
                self._note("listed")
            return
        reply = self._position(FIRST)
        if reply is None or "play" not in self._said.moves or not self._knows:
            return
        player, card = FORBIDDEN[what]
        answer = self._do("play", player, card=card)
        changed = _changed(reply, answer)
        if answer.answer == "accepted":
            self._wrong("takes-all", what=f"@check.{what}")
        elif changed:
            self._wrong("refusal-changes", what=f"@check.{what}", fields=changed)
        else:
            self._right("refusal", what=f"@check.{what}")

    def _afresh(self) -> None:
        first = self._position(FIRST)
        if first is None:
            return
        if "play" in self._said.moves:
            self._do("play", "p1", card="red-7")
        again = self._position(FIRST)
        changed = ", ".join(changes(settled(first.state), settled(again.state))) if again is not None else ""
        if changed:
            self._wrong("not-afresh", fields=changed)
        else:
            self._right("afresh")

    def _leaves(self) -> None:
        self._ask(Bye(0), ByeReply)
        self._broken = 0
        self.engine.close()
        if not getattr(self.engine, "notes", ()):
            self._right("bye")

    # Messages.

    def _ask(self, request: Any, *wanted: type[Reply]) -> Any:
        """The reply, if it is of one of these types. Raises _Unlike, EngineFault."""
        self._id += 1
        reply = self.engine.ask(replace(request, id=self._id))
        if not isinstance(reply, wanted):
            raise _Unlike(reply, wanted[0].type)
        if isinstance(reply, (Done, Answer)):
            self._check_acts(reply)
        return reply

    def _check_acts(self, reply: Done | Answer) -> None:
        for act in (act for each in reply.awaiting for act in each.acts):
            if act not in self._said.moves and act not in self._unnamed:
                self._unnamed.add(act)
                self._wrong("act-unnamed", what=act)

    def _position(self, told: Told) -> Done | None:
        """Set a position of which nothing is named; None if that cannot be done, which is told once."""
        if not self._arranges:
            return None
        reply = self._ask(arrange(told), Done, Unsupported)
        if isinstance(reply, Unsupported):
            self._cannot_arrange(reply.why)
            return None
        return cast(Done, reply)

    def _do(self, act: ActName, player: str, **fields: Any) -> Answer:
        answer = cast(Answer, self._ask(Act(0, act, player, **fields), Answer))
        self._knows = self._knows or answer.answer != "no-such-move"
        return answer

    def _played(self, told: Told, card: str, **fields: Any) -> Answer | None:
        """p1 plays a card in a position; None if that cannot be done, or is not allowed."""
        if "play" not in self._said.moves or (reply := self._position(told)) is None:
            return None
        if not self._lists(reply, Act(0, "play", "p1", card=card, **fields)):
            return None
        answer = self._do("play", "p1", card=card, **fields)
        return answer if answer.answer == "accepted" else None

    def _lists(self, reply: Done | Answer, act: Act) -> bool:
        """Whether an engine that leaves refusals to its list of moves has that act there; others are asked."""
        if self._said.legality != "list":
            return True
        awaited = _awaited(reply, act.player)
        return awaited is not None and listed(awaited, act)

    def _not_accepted(self, act: str, answer: Answer) -> None:
        if answer.answer == "no-such-move":
            self._unknown.append(act)
        else:
            self._wrong("not-accepted", what=act, why=answer.reason or "–")

    def _agrees(self, what: str, expected: Any, state: Visible) -> bool:
        """Whether the state shows what was told; what is not shown agrees with everything."""
        kind, _, player = what.partition(":")
        seen = SHOWN_AS.get(kind, kind)
        if not can_see(self._said.observes, seen):
            return True
        try:
            actual = look(state, seen)
        except KeyError:
            self._wrong("field-missing", what=seen)
            return False
        if player:
            actual = actual.get(player)
        if kind == "players":
            actual = sorted(actual)
        elif kind == "hands":
            expected, actual = sorted(expected), sorted(actual or ())
        if isinstance(expected, tuple):
            expected = list(expected)
        text = "found"
        if kind in _PILES:
            text = _PILES[kind] if actual[::-1][: len(expected)] == expected else text
            actual = actual[: len(expected)] if kind == "draw_pile" else actual
        if actual == expected:
            return True
        self._wrong(text, what=what, expected=_short(expected), actual=_short(actual))
        return False


class _Unlike(Exception):
    """A reply of a type that does not answer the request."""

    def __init__(self, reply: Reply, expected: str) -> None:
        super().__init__(reply.type)
        self.reply = reply
        self.expected = expected


def _awaited(reply: Done | Answer, player: str) -> Awaited | None:
    return next((each for each in reply.awaiting if each.player == player), None)


def _try(state: Visible, name: str, player: str = "") -> Any:
    """A field, or what it says of a player; None if it cannot be seen."""
    try:
        value = look(state, name)
    except KeyError:
        return None
    return value.get(player) if player else value


def _changed(before: Done, after: Answer) -> str:
    return ", ".join(changes(settled(before.state), settled(after.state)))


def _short(value: Any) -> str:
    text = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
    return text if len(text) <= 90 else f"{text[:89]}…"
