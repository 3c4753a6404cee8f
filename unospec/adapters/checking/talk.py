"""The talk with the adapter that is tested: messages sent, replies looked at, and what is found told."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal, NamedTuple, TypeAlias, cast

from unospec.adapters.checking.trial import Told, arrange
from unospec.protocol.messages import Act, ActName, Answer, Awaited, Done, HelloReply, Reply, Unsupported, Visible
from unospec.running.acts import listed
from unospec.running.engines import Engine
from unospec.running.sight import look

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
    _id: int = 0

    @property
    def said(self) -> HelloReply:
        """The introduction; there must have been one."""
        assert self.hello is not None
        return self.hello

    # What is found.

    def right(self, text: str, **fields: str) -> None:
        """Tell of something that is right. text: its id without `check.`."""
        self.found.append(Noted("right", f"check.{text}", fields))

    def note(self, text: str, **fields: str) -> None:
        """Tell of something that is no fault, but good to know."""
        self.found.append(Noted("note", f"check.{text}", fields))

    def wrong(self, text: str, **fields: str) -> None:
        """Tell of something that is wrong."""
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
        return reply

    def _check_acts(self, reply: Done | Answer) -> None:
        for act in (act for each in reply.awaiting for act in each.acts):
            if act not in self.said.moves and act not in self.unnamed:
                self.unnamed.add(act)
                self.wrong("act-unnamed", what=act)

    def position(self, told: Told) -> Done | None:
        """Set a position of which nothing is named; None if that cannot be done, which is told once."""
        if not self.arranges:
            return None
        reply = self.ask(arrange(told), Done, Unsupported)
        if isinstance(reply, Unsupported):
            self.cannot_arrange(reply.why)
            return None
        return cast(Done, reply)

    def do(self, act: ActName, player: str, **fields: Any) -> Answer:
        """The answer to an act."""
        answer = cast(Answer, self.ask(Act(0, act, player, **fields), Answer))
        self.knows = self.knows or answer.answer != "no-such-move"
        return answer

    def played(self, told: Told, card: str, **fields: Any) -> Answer | None:
        """p1 plays a card in a position; None if that cannot be done, or is not allowed."""
        if "play" not in self.said.moves or (reply := self.position(told)) is None:
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
