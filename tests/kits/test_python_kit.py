"""The Python kit: messages, prompts, and the order of cards."""

from __future__ import annotations

import inspect
import io
import json
import random
import shutil
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from unospec.adapters import skeletons
from unospec.kits.python import unospec_kit as kit


class Small(kit.Adapter):
    """Plays and draws, and does as it is told."""

    hello: dict[str, Any] = {"name": "Small", "version": "1", "moves": ["play", "draw"], "observes": ["turn"]}  # noqa: RUF012

    def arrange(self, message: dict[str, Any]) -> None:
        if message.get("dealer"):
            raise kit.Unsupported("no\ndealer")

    def act(self, message: dict[str, Any]) -> None:
        print("somebody acts")
        if message["act"] == "draw":
            raise ZeroDivisionError("nothing left")
        if message.get("card") == "wild":
            raise kit.NoSuchMove
        if message.get("card") != "red-1":
            raise kit.Refused("not  that\none")

    def state(self) -> dict[str, Any]:
        return {"turn": "p1"}

    def awaiting(self) -> list[dict[str, Any]]:
        return [{"player": "p1", "acts": ["play"]}]


def ask(**message: Any) -> dict[str, Any]:
    return Small().handle({"id": 7, **message})


SHOWN = {"state": {"turn": "p1"}, "awaiting": [{"player": "p1", "acts": ["play"]}], "id": 7}


def test_messages_become_calls_and_results_replies(capsys: pytest.CaptureFixture[str]) -> None:
    assert ask(type="hello", protocol=1)["name"] == "Small"
    assert ask(type="arrange") == {"type": "done", **SHOWN}
    assert ask(type="act", act="play", card="red-1") == {"type": "answer", "answer": "accepted", **SHOWN}
    refused = {"type": "answer", "answer": "refused", "reason": "not that one", **SHOWN}
    assert ask(type="act", act="play", card="red-2") == refused
    assert ask(type="act", act="play", card="wild") == {"type": "answer", "answer": "no-such-move", **SHOWN}
    assert ask(type="act", act="challenge")["answer"] == "no-such-move"
    assert ask(type="bye") == {"type": "bye", "id": 7}
    said = capsys.readouterr()
    assert (said.out, "somebody acts" in said.err) == ("", True)


@pytest.mark.parametrize("kind", ["configure", "opening", "deal", "next-round", "stop"])
def test_what_is_left_out_is_unsupported(kind: str) -> None:
    reply = ask(type=kind)
    assert (reply["type"], bool(reply["why"])) == ("unsupported", True)


def test_what_goes_wrong_is_an_error_in_one_line() -> None:
    assert ask(type="arrange", dealer="p1") == {"type": "unsupported", "why": "no dealer", "id": 7}
    assert ask(type="act", act="draw") == {"type": "error", "why": "ZeroDivisionError: nothing left", "id": 7}
    assert ask(type="dance")["type"] == "error"
    assert Small().handle([])["type"] == "error"


def test_lines_are_answered_one_by_one() -> None:
    lines = b'{"type": "hello", "id": 1}\n\nnonsense\n{"type": "bye", "id": 2}\n{"type": "hello", "id": 3}\n'
    outgoing = io.BytesIO()
    kit.serve(Small(), io.BytesIO(lines), outgoing)
    replies = [json.loads(line) for line in outgoing.getvalue().splitlines()]
    assert [(reply["type"], reply["id"]) for reply in replies] == [("hello", 1), ("error", 0), ("bye", 2)]


def test_what_is_printed_does_not_get_among_the_messages(tmp_path: Path) -> None:
    (tmp_path / "alone.py").write_text(
        "import os, sys\n"
        "from unospec_kit import Adapter, serve\n"
        "class Loud(Adapter):\n"
        "    hello = {'name': 'Loud', 'version': '1'}\n"
        "    def arrange(self, message):\n"
        "        print('printed'); os.write(1, b'written')\n"
        "        try: input()\n"
        "        except EOFError: print('nothing to read', flush=True)\n"
        "serve(Loud())\n",
        encoding="utf-8",
    )
    (tmp_path / "unospec_kit.py").write_bytes(Path(kit.__file__).read_bytes())
    done = subprocess.run(
        [sys.executable, "-I", "-c", f"import sys; sys.path.insert(0, {str(tmp_path)!r}); import alone"],
        input='{"type": "arrange", "id": 1}\n{"type": "bye", "id": 2}\n',
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert [json.loads(line)["type"] for line in done.stdout.splitlines()] == ["done", "bye"]
    assert all(each in done.stderr for each in ("printed", "written", "nothing to read"))


@pytest.mark.parametrize("version", ["3.8", "3.9", "3.10"])
def test_it_also_runs_on_older_pythons(version: str, tmp_path: Path) -> None:
    program = shutil.which(f"python{version}") or ""
    if not program or subprocess.run([program, "-c", ""], capture_output=True, check=False).returncode:
        pytest.skip(f"there is no Python {version}")
    for path in skeletons.files("python").values():
        (tmp_path / path.name).write_bytes(path.read_bytes())
    deal = {
        "type": "deal",
        "id": 1,
        "players": ["p1", "p2"],
        "dealer": "p2",
        "hands": {
            "p1": [f"red-{number}" for number in range(1, 8)],
            "p2": [f"blue-{number}" for number in range(1, 8)],
        },
        "first": ["green-3"],
        "draw_pile": ["yellow-1"],
    }
    play = {"type": "act", "id": 2, "act": "play", "player": "p1", "card": "red-3"}
    done = subprocess.run(
        [program, "adapter.py"],
        cwd=tmp_path,
        input="".join(json.dumps(message) + "\n" for message in (deal, play, {"type": "bye", "id": 3})),
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    dealt, played, bye = map(json.loads, done.stdout.splitlines())
    assert (dealt["state"]["hands"], dealt["state"]["top"]) == (deal["hands"], "green-3")
    assert (played["answer"], played["state"]["top"], bye["type"]) == ("accepted", "red-3", "bye")


def test_an_engine_that_asks_and_waits_is_bridged() -> None:
    prompts, answers = kit.Prompts(), []

    def play() -> None:
        prompts.say("welcome")
        answers.append(prompts.ask("p1", ["play", "draw"], "card?"))
        prompts.say("well done")
        answers.append(prompts.ask("p2", ["draw"], "draw!", owed=2))

    prompts.begin(play)
    assert prompts.awaiting() == [{"player": "p1", "acts": ["play", "draw"]}]
    assert prompts.question is not None
    assert (prompts.question.text, prompts.question.said) == ("card?", ["welcome"])
    prompts.answer("red-1")
    assert prompts.awaiting() == [{"player": "p2", "acts": ["draw"], "owed": 2}]
    assert prompts.question.said == ["well done"]
    prompts.answer("")
    assert prompts.awaiting() == []
    assert answers == ["red-1", ""]
    with pytest.raises(kit.Refused):
        prompts.answer("too late")


def test_what_the_engine_raises_comes_out_where_it_was_answered() -> None:
    prompts = kit.Prompts()

    def play() -> None:
        prompts.ask("p1", ["play"])
        raise LookupError("no cards")

    prompts.begin(play)
    with pytest.raises(LookupError, match="no cards"):
        prompts.answer("")
    with pytest.raises(SystemExit):
        prompts.begin(sys.exit)


def test_a_game_that_is_thrown_away_ends_its_thread() -> None:
    prompts, before = kit.Prompts(), threading.active_count()

    def stubborn() -> None:
        while True:
            try:
                prompts.ask("p1", ["play"])
            except Exception:
                prompts.say("again")

    for _ in range(5):
        prompts.begin(stubborn)
    prompts.end()
    assert (threading.active_count(), prompts.question) == (before, None)


def test_shuffles_leave_the_cards_in_the_order_told() -> None:
    told = list("abcdefgh")
    for last_is_next in (True, False):
        stacked = kit.Stacked(str, last_is_next)
        cards = told.copy()
        random.Random(1).shuffle(cards)
        stacked.shuffle(cards)
        random.Random(2).shuffle(cards)
        stacked.tell(told[:6], 3)
        stacked.shuffle(cards)
        order = cards[::-1] if last_is_next else cards
        assert order[:6] == told[:6]
        # Three are dealt, the first card goes back; the shuffle then goes on with the rest.
        rest = [card for card in cards if card not in "abc"]
        stacked.shuffle(rest)
        assert (rest[::-1] if last_is_next else rest)[:2] == ["e", "d"]
        stacked.forget()
        again = rest.copy()
        stacked.shuffle(rest)
        assert rest == again


def test_a_first_card_that_goes_back_lies_neither_on_top_nor_at_the_bottom() -> None:
    told = [f"red-{number}" for number in range(12)]
    for last_is_next in (True, False):
        stacked = kit.Stacked(str, last_is_next)
        stacked.tell(["red-0", "wild", "wild", "blue-1", *told[1:], "wild"], 1)
        cards = [*told, "wild", "wild", "wild", "blue-1"]
        stacked.shuffle(cards)
        rest = [card for card in cards if card != "red-0"]
        for _ in range(2):
            stacked.shuffle(rest)
        order = rest[::-1] if last_is_next else rest
        assert order == ["blue-1", *told[1:8], "wild", "wild", *told[8:], "wild"]


def test_the_order_can_be_told_when_the_engine_shuffles() -> None:
    stacked = kit.Stacked(str, last_is_next=False)
    known: list[str] = []
    stacked.tell(lambda: known, 1)
    known += ["c", "a", "b"]
    cards = ["a", "b", "c"]
    stacked.shuffle(cards)
    assert cards == ["c", "a", "b"]


def test_what_hobby_engines_use_beside_a_shuffle() -> None:
    stacked = kit.Stacked(str, last_is_next=False)
    stacked.seed(3)
    assert (stacked.randint(2, 5), stacked.randrange(4), stacked.randrange(3, 9), stacked.choice("xy")) == (
        2,
        0,
        3,
        "x",
    )
    stacked.tell("cab", 1)
    assert stacked.sample("abc", 3) == ["c", "a", "b"]
    assert stacked.sample("abc", 2) == ["a", "b"]
    with pytest.raises(ValueError, match="not so many"):
        stacked.sample("abc", 4)
    own = stacked.Random(5)
    stacked.tell("cab", 1)
    cards = list("abc")
    own.shuffle(x=cards)
    assert cards == ["c", "a", "b"]
    # By the names that the module has.
    for name in ("shuffle", "sample", "choice", "choices", "random", "uniform", "randint", "randrange", "seed"):
        theirs = inspect.signature(getattr(random, name)).parameters
        assert inspect.signature(getattr(stacked, name)).parameters.keys() <= theirs.keys()
