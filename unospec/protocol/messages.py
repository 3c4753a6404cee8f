"""The messages between the suite and an engine, version 1: dataclasses, read strictly from JSON data.

The suite sends a `Request`, the engine answers with one `Reply` that echoes its id. In the data, ``type`` names the
message. The JSON Schemas in ``spec/protocol`` are made from these classes: the text in ``Annotated`` describes a field.
Players are called ``p1`` to ``p10``; cards have codes such as ``red-7``, ``blue-draw-two``, ``wild``.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, ClassVar, Final, Literal, TypeAlias, TypedDict, cast

from reference_impl.cards import CARDS
from unospec.protocol.shapes import OneOf, ShapeError, misshapen, reader, writer

#: The version of the protocol that this module speaks.
PROTOCOL: Final = 1

PLAYERS: Final = tuple(f"p{number}" for number in range(1, 11))

Player: TypeAlias = Annotated[str, OneOf("player", frozenset(PLAYERS))]
Card: TypeAlias = Annotated[str, OneOf("card", frozenset(CARDS))]
Colour: TypeAlias = Literal["red", "yellow", "green", "blue"]
Direction: TypeAlias = Literal["clockwise", "counterclockwise"]
ActName: TypeAlias = Literal["play", "draw", "keep", "call", "catch", "challenge", "accept", "name"]
Automatic: TypeAlias = Literal["call", "catch", "play-drawn", "draw-penalty"]
Legality: TypeAlias = Literal["answers", "list"]
Outcome: TypeAlias = Literal["accepted", "refused", "no-such-move"]


class Visible(TypedDict, total=False):
    """What an engine shows of its state. A field that it cannot show is left out; see `HelloReply.observes`."""

    hands: Annotated[dict[Player, list[Card]], "The cards in each hand, in any order."]
    counts: Annotated[dict[Player, int], "How many cards each player holds."]
    top: Annotated[Card | None, "The top discard; null if the pile is empty."]
    colour: Annotated[Colour | None, "The colour in force; null while it has still to be named."]
    symbol: Annotated[str | None, "The number or symbol to be matched."]
    turn: Annotated[Player | None, "Whose turn it is; null when the round is over."]
    direction: Annotated[Direction, "The direction of play."]
    draw_pile: Annotated[list[Card], "The draw pile, the next card first."]
    draw_count: Annotated[int, "How many cards there are in the draw pile."]
    discards: Annotated[list[Card], "The discard pile, the top first."]
    discard_count: Annotated[int, "How many cards there are in the discard pile, the top included."]
    dealer: Annotated[Player, "Who deals this round."]
    scores: Annotated[dict[Player, int], "Each player's points in the match."]
    rounds: Annotated[dict[Player, int], "How many rounds each player has won."]
    round_winner: Annotated[Player | None, "Who has won the round; null while it goes on."]
    match_winners: Annotated[list[Player], "Who has won the match; empty while it goes on."]
    out: Annotated[list[Player], "Who is out of the match."]
    duel: Annotated[list[Player], "The two who play a duel; empty if there is none."]


Field: TypeAlias = Literal[
    "hands",
    "counts",
    "top",
    "colour",
    "symbol",
    "turn",
    "direction",
    "draw_pile",
    "draw_count",
    "discards",
    "discard_count",
    "dealer",
    "scores",
    "rounds",
    "round_winner",
    "match_winners",
    "out",
    "duel",
]


@dataclass(frozen=True, slots=True)
class Move:
    """One entry of an engine's own list of lawful moves."""

    act: Annotated[ActName, "The act."]
    card: Annotated[Card | None, "The card played."] = None
    colour: Annotated[Colour | None, "The colour named; left out if the list does not tell."] = None
    whom: Annotated[Player | None, "Who is caught; left out if the list does not tell."] = None


@dataclass(frozen=True, slots=True)
class Awaited:
    """A player who may act now."""

    player: Annotated[Player, "Who may act."]
    acts: Annotated[Collection[ActName], "The acts that are open to the player, calls and catches included."]
    owed: Annotated[int, "How many cards the player has to draw as a penalty; then `draw` means these."] = 0
    moves: Annotated[
        Sequence[Move] | None, "The engine's own list of this player's moves; has to be there if legality is `list`."
    ] = None


# What the suite sends.


@dataclass(frozen=True, slots=True)
class Hello:
    """The handshake; the first message."""

    type: ClassVar[Literal["hello"]] = "hello"
    id: Annotated[int, "Echoed in the reply."]
    protocol: Annotated[int, "The version of the protocol that the suite speaks."]


@dataclass(frozen=True, slots=True)
class Configure:
    """Set the engine's switches. Whatever is not named goes back to the engine's own default."""

    type: ClassVar[Literal["configure"]] = "configure"
    id: Annotated[int, "Echoed in the reply."]
    variants: Annotated[dict[str, str], "The variant of each rule."]


@dataclass(frozen=True, slots=True)
class Opening:
    """Make the opening draw."""

    type: ClassVar[Literal["opening"]] = "opening"
    id: Annotated[int, "Echoed in the reply."]
    players: Annotated[Sequence[Player], "The players clockwise; the first one draws first."]
    cards: Annotated[
        Sequence[tuple[Player, Card]], "Pairs of player and card: what each one draws; a second pair is a redraw."
    ]
    rest: Annotated[Sequence[Card], "All other cards, in the order in which they are drawn if more are needed."] = ()
    youngest: Annotated[Player | None, "Who is the youngest, if that was said."] = None


@dataclass(frozen=True, slots=True)
class Deal:
    """Begin a match: deal seven cards each and turn up the first card. The engine deals, from its own deck.

    The engine's cards have to come in the order that makes `hands`, `first` and `draw_pile` come out as told. Cards
    of its own deck that are not told go to the bottom of the draw pile; cards of `draw_pile` that its deck lacks are
    passed over.
    """

    type: ClassVar[Literal["deal"]] = "deal"
    id: Annotated[int, "Echoed in the reply."]
    players: Annotated[Sequence[Player], "The players clockwise."]
    hands: Annotated[dict[Player, tuple[Card, ...]], "The seven cards that each player is dealt."]
    first: Annotated[Sequence[Card], "The cards turned up, in this order; the later ones are for those that go back."]
    draw_pile: Annotated[Sequence[Card], "The cards that then lie in the draw pile, the next one first."]
    deck: Annotated[
        Sequence[Card],
        "The same cards as one deck, the next one first: dealt one by one from the dealer's left, then the first "
        "cards, then the draw pile. Empty if the dealer is not told.",
    ] = ()
    dealer: Annotated[Player | None, "Who deals; left out if the engine has to settle it."] = None
    starter: Annotated[Player | None, "Who makes the first move, where that is settled already."] = None
    youngest: Annotated[Player | None, "Who is the youngest, if that was said."] = None


@dataclass(frozen=True, slots=True)
class NextRound:
    """Deal the next round of the match. The engine settles who deals."""

    type: ClassVar[Literal["next-round"]] = "next-round"
    id: Annotated[int, "Echoed in the reply."]
    hands: Annotated[dict[Player, tuple[Card, ...]], "The seven cards that each player is dealt."]
    first: Annotated[Sequence[Card], "The cards turned up, in this order."]
    draw_pile: Annotated[Sequence[Card], "The cards that then lie in the draw pile, the next one first."]


@dataclass(frozen=True, slots=True)
class Arrange:
    """Set a settled position: somebody's turn begins, nothing is owed, nothing can be caught or challenged."""

    type: ClassVar[Literal["arrange"]] = "arrange"
    id: Annotated[int, "Echoed in the reply."]
    players: Annotated[Sequence[Player], "The players clockwise."]
    dealer: Annotated[Player, "Who has dealt."]
    hands: Annotated[dict[Player, tuple[Card, ...]], "The cards of each player."]
    draw_pile: Annotated[Sequence[Card], "The draw pile, the next card first."]
    discards: Annotated[Sequence[Card], "The discard pile, the top first."]
    colour: Annotated[Colour, "The colour in force."]
    turn: Annotated[Player, "Whose turn it is."]
    direction: Annotated[Direction, "The direction of play."]
    scores: Annotated[dict[Player, int], "Each player's points in the match."]
    rounds: Annotated[dict[Player, int], "How many rounds each player has won."]
    duel: Annotated[bool, "Whether these two are the last ones and play their duel for the match."] = False
    named: Annotated[
        Sequence[str],
        "What has to be set as told: `players`, `turn`, `direction`; `dealer`, `top`, `colour`, `draw_pile` (its "
        "beginning, as far as the scenario tells it), `whole_draw_pile`, `discards`, `duel`, `hands:p1`, `counts:p1`, "
        "`scores:p1`, `rounds:p1`. An engine that cannot set one of these answers `unsupported`; all else may be set "
        "otherwise, if only it is lawful.",
    ] = ()


@dataclass(frozen=True, slots=True)
class Act:
    """A player does something."""

    type: ClassVar[Literal["act"]] = "act"
    id: Annotated[int, "Echoed in the reply."]
    act: Annotated[ActName, "What the player does; `name` names the colour of a black first card."]
    player: Annotated[Player, "Who."]
    card: Annotated[Card | None, "The card, for `play`."] = None
    colour: Annotated[Colour | None, "The colour named, for `name` and for `play` with a black card."] = None
    uno: Annotated[bool, "For `play`: UNO is called in time, in the engine's own order."] = False
    whom: Annotated[Player | None, "Who is caught, for `catch`."] = None


@dataclass(frozen=True, slots=True)
class Stop:
    """The players end the match between two rounds."""

    type: ClassVar[Literal["stop"]] = "stop"
    id: Annotated[int, "Echoed in the reply."]


@dataclass(frozen=True, slots=True)
class Bye:
    """The last message; the engine answers and ends."""

    type: ClassVar[Literal["bye"]] = "bye"
    id: Annotated[int, "Echoed in the reply."]


# What the engine answers.


@dataclass(frozen=True, slots=True)
class HelloReply:
    """The engine introduces itself. All fields may be relied on for the whole run."""

    type: ClassVar[Literal["hello"]] = "hello"
    id: Annotated[int, "The id of the request."]
    protocol: Annotated[int, "The version of the protocol that the adapter speaks."]
    name: Annotated[str, "The engine's name."]
    version: Annotated[str, "The engine's version."]
    language: Annotated[str, "The programming language that the engine is written in."] = ""
    home: Annotated[str, "The engine's home page."] = ""
    profile: Annotated[dict[str, str], "The variants that the engine says it plays; may be partial."] = field(
        default_factory=dict
    )
    observes: Annotated[Collection[Field], "The fields of the state that it can show."] = ()
    moves: Annotated[Collection[ActName], "The acts that it has."] = ()
    automatic: Annotated[
        Collection[Automatic],
        "What it does by itself: call UNO, catch, play the drawn card, draw penalty cards.",
    ] = ()
    legality: Annotated[Legality, "`answers` if it refuses unlawful acts; `list` if it only lists the lawful ones."] = (
        "answers"
    )
    series: Annotated[dict[str, tuple[str, ...]], "The engine's calls behind each act, for reports."] = field(
        default_factory=dict
    )
    configures: Annotated[Collection[str], "The rules that it has switches for."] = ()


@dataclass(frozen=True, slots=True)
class Done:
    """It is done; this is how things stand."""

    type: ClassVar[Literal["done"]] = "done"
    id: Annotated[int, "The id of the request."]
    state: Annotated[Visible, "What can be seen now."] = field(default_factory=lambda: Visible())
    awaiting: Annotated[Sequence[Awaited], "Who may act now, and how."] = ()


@dataclass(frozen=True, slots=True)
class Unsupported:
    """The engine or its adapter has no way to do it."""

    type: ClassVar[Literal["unsupported"]] = "unsupported"
    id: Annotated[int, "The id of the request."]
    why: Annotated[str, "Why, in one line of English."]


@dataclass(frozen=True, slots=True)
class Answer:
    """What became of an act."""

    type: ClassVar[Literal["answer"]] = "answer"
    id: Annotated[int, "The id of the request."]
    answer: Annotated[Outcome, "`no-such-move` if the engine does not know that kind of act at all."]
    reason: Annotated[str, "The engine's own reason for a refusal, if it has one."] = ""
    state: Annotated[Visible, "What can be seen now."] = field(default_factory=lambda: Visible())
    awaiting: Annotated[Sequence[Awaited], "Who may act now, and how."] = ()


@dataclass(frozen=True, slots=True)
class ByeReply:
    """The engine has ended."""

    type: ClassVar[Literal["bye"]] = "bye"
    id: Annotated[int, "The id of the request."]


@dataclass(frozen=True, slots=True)
class Error:
    """The message made no sense to the engine."""

    type: ClassVar[Literal["error"]] = "error"
    id: Annotated[int, "The id of the request."]
    why: Annotated[str, "Why, in one line of English."]


Request: TypeAlias = Hello | Configure | Opening | Deal | NextRound | Arrange | Act | Stop | Bye
Reply: TypeAlias = HelloReply | Done | Unsupported | Answer | ByeReply | Error

REQUESTS: Final[Mapping[str, type]] = {
    each.type: each for each in (Hello, Configure, Opening, Deal, NextRound, Arrange, Act, Stop, Bye)
}
REPLIES: Final[Mapping[str, type]] = {
    each.type: each for each in (HelloReply, Done, Unsupported, Answer, ByeReply, Error)
}


def read_request(data: object) -> Request:
    """The request in that JSON data. Raises ShapeError."""
    return cast(Request, _read(REQUESTS, data))


def read_reply(data: object) -> Reply:
    """The reply in that JSON data. Raises ShapeError."""
    return cast(Reply, _read(REPLIES, data))


def handled(message: Any, reply: Callable[[Request], Reply]) -> dict[str, Any]:
    """The reply to one message, both as JSON data: an `error` where the message is none."""
    try:
        request = read_request(message)
    except ShapeError as error:
        number = message.get("id") if isinstance(message, dict) else 0
        return to_json(Error(number if type(number) is int else 0, str(error)))
    return to_json(reply(request))


def to_json(message: Request | Reply) -> dict[str, Any]:
    """The message as plain JSON data; fields at their default are left out."""
    return cast(dict[str, Any], writer(cast(Any, type(message)))(message))


def _read(known: Mapping[str, type], data: object) -> object:
    if type(data) is not dict:
        raise misshapen("no-message")
    name = data.get("type")
    kind = known.get(name) if isinstance(name, str) else None
    if kind is None:
        raise misshapen("no-type", "type", value=f"{name!r:.80}", known=", ".join(known))
    return reader(kind)(data)
