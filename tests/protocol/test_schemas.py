"""The schemas say the same as the strict reader, and the written protocol the same as both."""

from __future__ import annotations

import copy
import dataclasses
import json
import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from tests.protocol.test_messages import REPLY_EXAMPLES, REQUEST_EXAMPLES
from unospec import paths
from unospec.protocol import schemas
from unospec.protocol.messages import REPLIES, REQUESTS, Awaited, Move, Visible, read_reply, read_request, to_json
from unospec.protocol.process import Limits
from unospec.protocol.shapes import ShapeError, hints
from unospec.running.conduct import PATIENCE, START_PATIENCE

PAGE = paths.spec() / "protocol" / "protocol.md"
EXAMPLE = re.compile(r"```json (suite|adapter)\n(.*?)```", re.DOTALL)
READERS = {"request": read_request, "reply": read_reply}


@cache
def validator(side: str) -> Draft202012Validator:
    return Draft202012Validator(schemas.schemas()[f"{side}.schema.json"])


def reads(side: str, data: Any) -> bool:
    try:
        READERS[side](data)
    except ShapeError:
        return False
    return True


def examples() -> list[tuple[str, dict[str, Any]]]:
    """The examples of the page, each with its side."""
    found = EXAMPLE.findall(PAGE.read_text(encoding="utf-8"))
    return [("request" if who == "suite" else "reply", json.loads(text)) for who, text in found]


def messages() -> list[tuple[str, dict[str, Any]]]:
    made = [("request", to_json(each)) for each in REQUEST_EXAMPLES] + [("reply", to_json(e)) for e in REPLY_EXAMPLES]
    return [(side, json.loads(json.dumps(data))) for side, data in made] + examples()


@pytest.mark.parametrize("name", schemas.FILES)
def test_the_files_are_up_to_date(name: str) -> None:
    written = (schemas.folder() / name).read_text(encoding="utf-8")
    assert written == schemas.text(schemas.schemas()[name]), "run python -m unospec.protocol.schemas"


@pytest.mark.parametrize("name", schemas.FILES)
def test_the_files_are_schemas(name: str) -> None:
    Draft202012Validator.check_schema(schemas.schemas()[name])


@pytest.mark.parametrize(("side", "data"), messages())
def test_valid_messages_are_valid_for_both(side: str, data: dict[str, Any]) -> None:
    assert reads(side, data)
    validator(side).validate(data)


#: What is put in the place of something that was right.
WRONG: list[Any] = [
    None,
    True,
    False,
    0,
    -1,
    7,
    "",
    "p1",
    "p11",
    "red-7",
    "red-77",
    "wild",
    "red",
    "play",
    "x",
    [],
    ["p1"],
]
WRONG += [["wild", 7], [["p1", "wild"]], [["p1"]], {}, {"p1": []}, {"p1": ["red-7"]}, {"p1": 3}, {"x": "y"}]


def spots(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path to every value in the data."""
    yield path
    inside = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in inside:
        yield from spots(value, (*path, key))


def changed(data: Any, path: tuple[Any, ...], chance: random.Random) -> Any:
    """A copy with one thing changed at that place, which may be right or wrong."""
    root = [copy.deepcopy(data)]
    holder: Any = root
    for key in (0, *path)[:-1]:
        holder = holder[key]
    key = (0, *path)[-1]
    value = holder[key]
    way = chance.randrange(4)
    if way == 0 and isinstance(value, dict):
        value[chance.choice(["x", "p2", "type", "id", "why", "state"])] = chance.choice(WRONG)
    elif way == 1 and path:
        del holder[key]
    elif way == 2 and isinstance(value, list):
        value.append(chance.choice(WRONG))
    else:
        holder[key] = chance.choice(WRONG)
    return root[0]


def test_both_agree_on_what_is_right_and_what_is_wrong() -> None:
    chance = random.Random(1)
    counts = {True: 0, False: 0}
    for side, data in messages():
        for path in spots(data):
            for _ in range(2):
                made = changed(data, path, chance)
                right = reads(side, made)
                assert validator(side).is_valid(made) == right, (side, made)
                counts[right] += 1
    assert counts[True] > 100
    assert counts[False] > 500


def test_the_page_shows_every_kind_of_message() -> None:
    shown = {(side, data["type"]) for side, data in examples()}
    assert shown == {("request", name) for name in REQUESTS} | {("reply", name) for name in REPLIES}


def test_replies_on_the_page_follow_their_requests() -> None:
    asked = None
    for side, data in examples():
        if side == "request":
            asked = data["id"]
        elif data["type"] != "error":
            assert data["id"] == asked


def test_the_page_speaks_of_every_field_and_word() -> None:
    text = PAGE.read_text(encoding="utf-8")
    kinds = [*REQUESTS.values(), *REPLIES.values(), Awaited, Move, Visible]
    fields = {name for kind in kinds for name in hints(kind)}
    assert [name for name in sorted(fields) if f"`{name}`" not in text] == []


def test_the_page_tells_the_limits_of_the_code() -> None:
    text = " ".join(PAGE.read_text(encoding="utf-8").split())
    limits = Limits()
    assert dataclasses.astuple(limits) == (10, 30, 1 << 20, 64 << 10, 2)
    assert "within 30 seconds (`--start-timeout`), every other one within 10 (`--timeout`)" in text
    assert "at most 1 MiB; of stderr the last 64 KiB" in text
    assert "the process has 2 seconds to end" in text
    assert (PATIENCE, START_PATIENCE) == (8, 3)
    assert "breaks down eight times in a row, or does not start three times in a row" in text
