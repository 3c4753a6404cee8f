"""The talk with the adapter that is tested: messages sent, replies looked at, and what is found told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal, NamedTuple, TypeAlias, cast

from reference_impl.cards import COLOURS
from unospec.adapters.checking.trial import Told, arrange
from unospec.protocol.messages import (
    Act,
    ActName,
    Answer,
    Awaited,
    Configure,
    Done,
    HelloReply,
    Reply,
    Unsupported,
    Visible,
)
from unospec.running.acts import listed
from unospec.running.checks import word
from unospec.running.engines import Engine
from unospec.running.sight import FOLLOWS, can_see, look

Outcome: TypeAlias = Literal["right", "wrong", "note"]


class Noted(NamedTuple):
    """One thing that was found. text: the id of its text, without `ui:`. fields: what it speaks of; a value that is
    itself the id of a text here begins with ``@``."""

    outcome: Outcome
    text: str
    fields: Mapping[str, str]


class Unlike(Exception):
    """A reply of a type that does not answer the request."""

    def __init__(self, reply: Reply, expected: str) -> None:
        super().__init__(reply.type)
        self.reply = reply
        self.expected = expected


@dataclass(slots=True)
class Talk:
    """The talk, and what has been learned in it so far."""

    engine: Engine
    hello: HelloReply | None = None
    found: list[Noted] = field(default_factory=list)
    #: Whether positions can be set, and whether it deals.
    arranges: bool = True
    deals: bool = False
    #: Acts that are not among the moves.
    lacking: list[str] = field(default_factory=list)
    #: Acts that are said not to be known though they are among the moves; and whether there is one that is known.
    unknown: list[str] = field(default_factory=list)
    knows: bool = False
    #: Acts that were awaited though they are not among the moves.
    unnamed: set[str] = field(default_factory=set)
    #: What has been found wrong: the ids of the texts.
    faults: set[str] = field(default_factory=set)
    #: Fields that have been found to show something wrong.
    faulty: set[str] = field(default_factory=set)
    #: What the switches were set to at first, and what they are set to now.
    base: Mapping[str, str] = field(default_factory=dict)
    rules: Mapping[str, str] = field(default_factory=dict)
    _id: int = 0

    @property
    def said(self) -> HelloReply:
        """The introduction; there must have been one."""
        assert self.hello is not None
        return self.hello

    def shows(self, *fields: str) -> bool:
        """Whether the engine shows all of these fields."""
        return all(can_see(self.said.observes, field) for field in fields)

    # What is found.

    def right(self, text: str, **fields: str) -> None:
        """Tell of something that is right. text: its id without `check.`."""
        self.found.append(Noted("right", f"check.{text}", fields))

    def note(self, text: str, **fields: str) -> None:
        """Tell of something that is no fault, but good to know."""
        self.found.append(Noted("note", f"check.{text}", fields))

    def wrong(self, text: str, **fields: str) -> None:
        """Tell of something that is wrong."""
        self.faults.add(text)
        self.found.append(Noted("wrong", f"check.{text}", fields))

    def cannot_arrange(self, why: str) -> None:
        """Tell, once, that no positions can be set."""
        if self.arranges:
            self.note("cannot-arrange", why=why)
        self.arranges = False

    def not_accepted(self, act: str, answer: Answer) -> None:
        """Tell that an act was not accepted that has to be possible."""
        if answer.answer == "no-such-move":
            self.unknown.append(act)
        else:
            self.wrong("not-accepted", what=act, why=answer.reason or "–")

    # Messages.

    def ask(self, request: Any, *wanted: type[Reply]) -> Any:
        """The reply, if it is of one of these types. Raises Unlike, EngineFault."""
        self._id += 1
        reply = self.engine.ask(replace(request, id=self._id))
        if not isinstance(reply, wanted):
            raise Unlike(reply, wanted[0].type)
        if isinstance(reply, (Done, Answer)):
            self._check_acts(reply)
            self._check_fields(reply.state)
        return reply

    def _check_fields(self, state: Visible) -> None:
        """What follows from one field has to stand in the other too."""
        for what, by, expected in follows(state):
            actual = cast(Mapping[str, Any], state)[what]
            if actual != expected and what not in self.faulty:
                self.faulty.add(what)
                self.wrong("at-odds", what=what, by=by, expected=short(expected), actual=short(actual))

    def _check_acts(self, reply: Done | Answer) -> None:
        for player, times in Counter(each.player for each in reply.awaiting).items():
            if times > 1 and "awaited-twice" not in self.faults:
                self.wrong("awaited-twice", player=player)
        for act in (act for each in reply.awaiting for act in each.acts):
            if act not in self.said.moves and act not in self.unnamed:
                self.unnamed.add(act)
                self.wrong("act-unnamed", what=act)

    def position(self, told: Told, *named: str) -> Done | None:
        """Set a position; None if that cannot be done. Where nothing is named that is told, once."""
        if not self.arranges:
            return None
        reply = self.ask(arrange(told, *named), Done, Unsupported)
        if isinstance(reply, Done):
            return reply
        if not named:
            self.cannot_arrange(reply.why)
        return None

    def is_set_to(self, variants: Mapping[str, str]) -> bool:
        """Set those switches that the engine has; whether that could be done. The others go back to what they were
        set to at first, or to the engine's own defaults."""
        wanted = {rule: variant for rule, variant in variants.items() if rule in self.said.configures}
        wanted = {**self.base, **wanted}
        if (
            not wanted
            or "switch-idle" in self.faults
            or not isinstance(self.ask(Configure(0, wanted), Done, Unsupported), Done)
        ):
            return False
        self.rules = wanted
        return True

    def do(self, act: ActName, player: str, **fields: Any) -> Answer:
        """The answer to an act."""
        return self.does(Act(0, act, player, **fields))

    def does(self, act: Act) -> Answer:
        """The answer to an act."""
        answer = cast(Answer, self.ask(act, Answer))
        self.knows = self.knows or answer.answer != "no-such-move"
        return answer

    def played(self, told: Told, card: str, named: Sequence[str] = (), **fields: Any) -> Answer | None:
        """p1 plays a card in a position; None if that cannot be done, or is not allowed."""
        if "play" not in self.said.moves or (reply := self.position(told, *named)) is None:
            return None
        if not self.lists(reply, Act(0, "play", "p1", card=card, **fields)):
            return None
        answer = self.do("play", "p1", card=card, **fields)
        return answer if answer.answer == "accepted" else None

    def lists(self, reply: Done | Answer, act: Act) -> bool:
        """Whether an engine that leaves refusals to its list of moves has that act there; others are asked."""
        if self.said.legality != "list":
            return True
        each = awaited(reply, act.player)
        return each is not None and listed(each, act)


def follows(state: Visible) -> Iterator[tuple[str, str, Any]]:
    """Fields that are shown although they follow from others: the field, the other one, and what follows."""
    data: Mapping[str, Any] = state
    for what, (by, work_out) in FOLLOWS.items():
        if what in data and by in data and what != "top":  # a pile in reverse order is told as such
            yield what, by, work_out(data[by])
    colour, _, symbol = (state.get("top") or "").partition("-")
    if "symbol" in state and colour in COLOURS:
        yield "symbol", "top", symbol


def short(value: Any) -> str:
    """A value as it is told."""
    if isinstance(value, Mapping):
        value = [f"{name} {each}" for name, each in value.items()]
    text = word(value)
    return text if len(text) <= 90 else f"{text[:89]}…"


def awaited(reply: Done | Answer, player: str) -> Awaited | None:
    """What is awaited of that player."""
    return next((each for each in reply.awaiting if each.player == player), None)


def seen(state: Visible, name: str, player: str = "") -> Any:
    """A field, or what it says of a player; None if it cannot be seen."""
    try:
        value = look(state, name)
    except KeyError:
        return None
    return value.get(player) if player else value
