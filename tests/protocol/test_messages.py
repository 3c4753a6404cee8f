"""Messages survive the way through JSON, and nothing of another shape is read."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from unospec.language.catalogs import catalog
from unospec.protocol.messages import (
    REPLIES,
    REQUESTS,
    Act,
    ActName,
    Answer,
    Arrange,
    Automatic,
    Awaited,
    Bye,
    ByeReply,
    Configure,
    Deal,
    Done,
    Error,
    Hello,
    HelloReply,
    Move,
    NextRound,
    Opening,
    Reply,
    Request,
    Stop,
    Unsupported,
    Visible,
    read_reply,
    read_request,
    to_json,
)
from unospec.protocol.shapes import ShapeError
from unospec.reports.words import reason

_PLAY: tuple[ActName, ...] = ("play",)
_DRAW: tuple[ActName, ...] = ("draw",)
_CALL: tuple[Automatic, ...] = ("call",)

REQUEST_EXAMPLES: list[Request] = [
    Hello(0, 1),
    Configure(1, {"scoring": "none"}),
    Opening(2, ("p1", "p2"), (("p1", "red-7"), ("p2", "red-5"), ("p1", "red-3")), ("wild",)),
    Deal(3, ("p1", "p2"), {"p1": ("red-1",), "p2": ("wild",)}, ("red-5",), ("red-6",), (), "p1", None, "p2"),
    NextRound(4, {"p1": ("red-1",)}, ("red-5",), ()),
    Arrange(
        5,
        ("p2", "p1"),
        "p1",
        {"p1": ("red-1",), "p2": ()},
        ("blue-1",),
        ("red-2",),
        "red",
        "p2",
        "counterclockwise",
        {"p1": 3, "p2": 0},
        {"p1": 0, "p2": 1},
        True,
        ("hands:p1", "turn"),
    ),
    Act(6, "play", "p1", "wild", "red", True),
    Act(7, "catch", "p10", whom="p2"),
    Stop(8),
    Bye(9),
]

REPLY_EXAMPLES: list[Reply] = [
    HelloReply(
        0,
        1,
        "x",
        "2",
        "Python",
        "",
        {"scoring": "none"},
        ("hands", "duel"),
        _PLAY,
        _CALL,
        "list",
        {"play": ("a", "b")},
        ("scoring",),
    ),
    Done(1, Visible(turn=None, hands={"p1": ["red-1"]}, match_winners=[]), (Awaited("p1", ("play", "draw"), 2),)),
    Answer(2, "refused", "why", Visible(top="wild"), (Awaited("p2", _DRAW, 0, (Move("draw"),)),)),
    Unsupported(3, "no"),
    Error(4, "what?"),
    ByeReply(5),
]


@pytest.mark.parametrize("message", REQUEST_EXAMPLES, ids=lambda message: message.type)
def test_a_request_survives_the_way_through_json(message: Request) -> None:
    assert read_request(json.loads(json.dumps(to_json(message)))) == message


@pytest.mark.parametrize("message", REPLY_EXAMPLES, ids=lambda message: message.type)
def test_a_reply_survives_the_way_through_json(message: Reply) -> None:
    assert read_reply(json.loads(json.dumps(to_json(message)))) == message


def test_every_message_has_an_example() -> None:
    assert {each.type for each in REQUEST_EXAMPLES} == set(REQUESTS)
    assert {each.type for each in REPLY_EXAMPLES} == set(REPLIES)


def test_a_null_that_means_something_is_kept() -> None:
    data = to_json(Done(1, Visible(turn=None)))
    assert data["state"] == {"turn": None}


#: Replies of another shape, and how the complaint begins.
MISSHAPEN: list[tuple[Any, str]] = [
    ([], "a message has to be a JSON object"),
    ({}, "type: None is no type of message here"),
    ({"type": "act"}, "type: 'act' is no type of message here"),
    ({"type": ["answer"]}, "type: ['answer'] is no type of message here"),
    ({"type": "answer", "id": 1}, "answer: this field is missing"),
    ({"type": "answer", "answer": "accepted"}, "id: this field is missing"),
    ({"type": "answer", "id": True, "answer": "accepted"}, "id: a whole number is wanted here, not true or false"),
    ({"type": "answer", "id": 1.0, "answer": "accepted"}, "id: a whole number is wanted here, not a number"),
    ({"type": "answer", "id": 1, "answer": "ok"}, "answer: 'ok' is no known word; known: accepted"),
    ({"type": "answer", "id": 1, "answer": None}, "answer: a text is wanted here, not null"),
    ({"type": "answer", "id": 1, "answer": "accepted", "x": 1}, "x: there is no such field"),
    ({"type": "done", "id": 1, "state": []}, "state: an object is wanted here, not a list"),
    ({"type": "done", "id": 1, "state": {"turns": "p1"}}, "state.turns: there is no such field"),
    ({"type": "done", "id": 1, "state": {"top": "red-77"}}, "state.top: 'red-77' is no card"),
    ({"type": "done", "id": 1, "state": {"turn": "p11"}}, "state.turn: 'p11' is no player"),
    ({"type": "done", "id": 1, "state": {"draw_pile": "red-7"}}, "state.draw_pile: a list is wanted here"),
    ({"type": "done", "id": 1, "state": {"draw_pile": ["wild", 7]}}, "state.draw_pile[1]: a text is wanted here"),
    ({"type": "done", "id": 1, "state": {"draw_pile": [["wild"]]}}, "state.draw_pile[0]: a text is wanted here"),
    ({"type": "done", "id": 1, "state": {"hands": {"x": []}}}, "state.hands.x: 'x' is no player"),
    ({"type": "done", "id": 1, "state": {"hands": {"p1": ["x"]}}}, "state.hands.p1[0]: 'x' is no card"),
    ({"type": "done", "id": 1, "state": {"counts": {"p1": "7"}}}, "state.counts.p1: a whole number is wanted"),
    ({"type": "done", "id": 1, "awaiting": [{"player": "p1"}]}, "awaiting[0].acts: this field is missing"),
    (
        {"type": "done", "id": 1, "awaiting": [{"player": "p1", "acts": ["play"], "type": "x"}]},
        "awaiting[0].type: there is no such field",
    ),
    (
        {"type": "done", "id": 1, "awaiting": [{"player": "p1", "acts": ["pass"]}]},
        "awaiting[0].acts[0]: 'pass' is no known word",
    ),
]


@pytest.mark.parametrize(("data", "complaint"), MISSHAPEN)
def test_a_reply_of_another_shape_is_told_by_its_place(data: Any, complaint: str) -> None:
    with pytest.raises(ShapeError) as raised:
        read_reply(data)
    assert str(raised.value).startswith(complaint)


@pytest.mark.parametrize("language", ["et", "hu", "ka", "lv"])
@pytest.mark.parametrize("data", [data for data, _ in MISSHAPEN])
def test_it_is_told_in_the_language_of_the_reader(data: Any, language: str) -> None:
    with pytest.raises(ShapeError) as raised:
        read_reply(data)
    english, where = str(raised.value), raised.value.where
    said = reason(english, catalog(language))
    assert said.startswith(where)
    # What is left of the English are words of the protocol, which stand in quotation marks or after a colon.
    ours = re.sub(r"'[^']*'|: [a-z-]+(?:, [a-z-]+)*$", "", said.removeprefix(where))
    assert not re.search(r"\b(?:is|wanted|no|not|this|there|field|known|text|list|number)\b", ours), said
    assert reason(english, catalog("en")) == english


def test_a_field_that_stands_twice_is_told_in_the_language_of_the_reader() -> None:
    assert reason("top: this field stands twice in the same object", catalog("lv")).startswith("top: šis lauks")
    assert reason("Expecting ',' delimiter", catalog("lv")) == "trūkst komata"


def test_what_an_engine_says_itself_stays_as_it_is() -> None:
    assert reason("zala is no colour here", catalog("lv")) == "zala is no colour here"


def test_an_opening_draw_has_pairs() -> None:
    with pytest.raises(ShapeError, match=r"cards\[0\]: a list of 2 is wanted here"):
        read_request({"type": "opening", "id": 1, "players": ["p1"], "cards": [["p1"]]})


def test_a_long_wrong_word_is_not_repeated_in_full() -> None:
    with pytest.raises(ShapeError) as raised:
        read_reply({"type": "x" * 10_000, "id": 1})
    assert len(str(raised.value)) < 300
