"""The Node kit: messages in and out, and its helpers."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

import unospec

KIT = Path(unospec.__file__).parent / "kits" / "node" / "unospec.js"

ADAPTER = """
const { serve, Refused, NoSuchMove, Unsupported } = require(KIT);
console.log('loaded');
let turns = 0;
serve({
  hello: { name: 'tiny', version: '1', moves: ['play', 'draw', 'keep', 'name'], observes: ['turn'] },
  deal() { console.info('dealt'); process.stdout.write('raw\\n'); },
  arrange(message) { if (message.turn !== 'p1') throw new Unsupported('only p1'); },
  async act({ act, card }) {
    await new Promise((resolve) => setTimeout(resolve, 1));
    if (act === 'keep') throw new Refused('not now');
    if (act === 'name') throw new NoSuchMove();
    if (card === 'wild') throw new Error('broken\\n  down');
    turns++;
  },
  state: () => ({ turn: turns % 2 ? 'p2' : 'p1' }),
  awaiting: () => [{ player: 'p1', acts: ['draw'] }],
});
"""


@pytest.fixture
def node(node_program: str, tmp_path: Path) -> Any:
    """Runs a script with the kit at hand and gives what came of it. stdin: what it reads."""

    def run(script: str, stdin: bytes = b"") -> subprocess.CompletedProcess[bytes]:
        path = tmp_path / "script.js"
        path.write_text(f"const KIT = {json.dumps(str(KIT))};\n{script}", encoding="utf-8")
        return subprocess.run([node_program, str(path)], input=stdin, capture_output=True, timeout=30, check=False)

    return run


def _asked(node: Any, *messages: Any) -> list[dict[str, Any]]:
    lines = [each if isinstance(each, bytes) else json.dumps(each).encode() for each in messages]
    done = node(ADAPTER, b"\n".join(lines) + b"\n")
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_each_kind_of_outcome(node: Any) -> None:
    replies = _asked(
        node,
        {"type": "hello", "id": 1, "protocol": 1},
        {"type": "deal", "id": 2},
        {"type": "arrange", "id": 3, "turn": "p2"},
        {"type": "act", "id": 4, "act": "draw", "player": "p1"},
        {"type": "act", "id": 5, "act": "keep", "player": "p1"},
        {"type": "act", "id": 6, "act": "name", "player": "p1"},
        {"type": "act", "id": 7, "act": "challenge", "player": "p1"},
        {"type": "act", "id": 8, "act": "play", "player": "p1", "card": "wild"},
        {"type": "stop", "id": 9},
        {"type": "dance", "id": 10},
        {"type": "bye", "id": 11},
        {"type": "hello", "id": 12},
    )
    assert [reply["id"] for reply in replies] == list(range(1, 12))
    assert (replies[0]["type"], replies[0]["protocol"], replies[0]["name"]) == ("hello", 1, "tiny")
    assert replies[1] == {
        "type": "done",
        "id": 2,
        "state": {"turn": "p1"},
        "awaiting": [{"player": "p1", "acts": ["draw"]}],
    }
    assert replies[2] == {"type": "unsupported", "id": 3, "why": "only p1"}
    assert (replies[3]["answer"], replies[3]["state"]) == ("accepted", {"turn": "p2"})
    assert (replies[4]["answer"], replies[4]["reason"]) == ("refused", "not now")
    assert [replies[number]["answer"] for number in (5, 6)] == ["no-such-move", "no-such-move"]
    assert (replies[7]["type"], replies[7]["why"]) == ("error", "broken down")
    assert replies[8] == {"type": "unsupported", "id": 9, "why": "the engine cannot end a match"}
    assert replies[9]["type"] == "error"
    assert replies[10] == {"type": "bye", "id": 11}


def test_what_the_engine_prints_goes_to_stderr(node: Any) -> None:
    done = node(ADAPTER, b'{"type":"deal","id":1}\n{"type":"bye","id":2}\n')
    assert [json.loads(line)["type"] for line in done.stdout.splitlines()] == ["done", "bye"]
    for word in (b"loaded", b"dealt", b"raw"):
        assert word in done.stderr


@pytest.mark.parametrize("nonsense", [b"{", b"[]", b"null", b'"hello"'])
def test_nonsense_is_answered(node: Any, nonsense: bytes) -> None:
    first, last = _asked(node, nonsense, {"type": "bye", "id": 1})
    assert (first["type"], first["id"]) == ("error", 0)
    assert last["type"] == "bye"


def test_the_end_of_input_ends_it(node: Any) -> None:
    done = node(ADAPTER, b'{"type":"deal","id":1}\n')
    assert (done.returncode, len(done.stdout.splitlines())) == (0, 1)


def test_prompts_become_what_is_awaited(node: Any) -> None:
    done = node(
        """
        const { Prompts, Refused, idle } = require(KIT);
        const prompts = new Prompts();
        const said = [];
        (async function engine() {
          const card = await prompts.ask('p1', ['play', 'draw'], { owed: 2 });
          said.push(card);
          const [first] = await Promise.all([prompts.ask('p2', ['play']), prompts.ask('p2', ['call'])]);
          said.push(first);
        })();
        (async () => {
          await idle();
          const out = [prompts.awaiting()];
          await prompts.answer('p2', 'x').catch((error) => out.push(error instanceof Refused));
          await prompts.answer('p1', 'red-7');
          out.push(prompts.awaiting());
          await prompts.answer('p2', 'uno', 'call');
          await prompts.answer('p2', 'red-8');
          console.log(JSON.stringify([...out, prompts.awaiting(), said]));
        })();
        """
    )
    assert json.loads(done.stderr) == [
        [{"player": "p1", "acts": ["play", "draw"], "owed": 2}],
        True,
        [{"player": "p2", "acts": ["play", "call"]}],
        [],
        ["red-7", "red-8"],
    ]


def test_the_clock_goes_on_when_it_is_told_to(node: Any) -> None:
    done = node(
        """
        const { Clock } = require(KIT);
        const clock = new Clock(1000).install();
        const out = [];
        const stopped = setTimeout(() => out.push('stopped'), 5);
        clearTimeout(stopped);
        setTimeout((word) => { out.push(word, Date.now()); setTimeout(() => out.push('inner'), 10); }, 100, 'late');
        setTimeout(() => Promise.resolve().then(() => out.push('early')), 50);
        const every = setInterval(() => out.push('tick'), 60);
        (async () => {
          await clock.advance(49);
          out.push('-');
          await clock.advance(61);
          clearInterval(every);
          await clock.advance(1000);
          out.push(Date.now());
          clock.restore();
          setTimeout(() => console.log(JSON.stringify(out)), 1);
        })();
        """
    )
    assert json.loads(done.stderr) == ["-", "early", "tick", "late", 1100, "inner", 2110]


def test_a_shuffle_comes_out_as_told(node: Any) -> None:
    done = node(
        """
        const { Chance } = require(KIT);
        const chance = new Chance().install();
        const shuffle = (cards) => {
          for (let last = cards.length - 1; last > 0; last--) {
            const place = Math.floor(Math.random() * (last + 1));
            [cards[last], cards[place]] = [cards[place], cards[last]];
          }
          return cards;
        };
        const out = [];
        chance.shuffle([...'aabcdd'], [...'dacad']);
        out.push(shuffle([...'aabcdd']).join(''));
        chance.shuffle([...'abc'], [...'xcba']);
        out.push(shuffle([...'abc']).join(''));
        chance.choose(2, 5);
        out.push(Math.floor(Math.random() * 5));
        chance.begin(7);
        const first = [Math.random(), Math.random()];
        chance.begin(7);
        out.push(first[0] === Math.random() && first[1] === Math.random() && first[0] !== first[1]);
        out.push(first.every((value) => value >= 0 && value < 1));
        console.log(JSON.stringify(out));
        """
    )
    assert json.loads(done.stderr) == ["bdacad", "cba", 2, True, True]


def test_every_method_may_be_async(node: Any) -> None:
    script = """
    const { serve, refusing } = require(KIT);
    const later = (value) => new Promise((resolve) => setTimeout(resolve, 1, value));
    class Illegal extends Error {}
    serve({
      hello: { name: 'slow', version: '1', moves: ['play', 'draw', 'keep'], observes: ['turn'] },
      deal: () => later(),
      async act({ act }) {
        const made = await refusing(async () => {
          await later();
          if (act === 'play') throw new Illegal('not  yours');
          if (act === 'keep') throw new TypeError('broken');
          return 'drawn';
        }, Illegal);
        if (made !== 'drawn') throw new Error('lost');
      },
      state: () => later({ turn: 'p1' }),
      awaiting: () => later([{ player: 'p1', acts: ['draw'] }]),
    });
    """
    messages = [{"type": "deal", "id": 1}]
    messages += [
        {"type": "act", "id": 2 + n, "act": act, "player": "p1"} for n, act in enumerate(("play", "keep", "draw"))
    ]
    done = node(script, "\n".join(map(json.dumps, [*messages, {"type": "bye", "id": 5}])).encode() + b"\n")
    dealt, refused, broken, drawn, _ = map(json.loads, done.stdout.splitlines())
    assert (dealt["state"], dealt["awaiting"]) == ({"turn": "p1"}, [{"player": "p1", "acts": ["draw"]}])
    assert (refused["answer"], refused["reason"]) == ("refused", "not yours")
    assert (broken["type"], broken["why"]) == ("error", "broken")
    assert (drawn["answer"], drawn["state"]) == ("accepted", {"turn": "p1"})


def test_what_is_not_written_yet_is_no_error(node: Any) -> None:
    script = "require(KIT).serve({ hello: { name: 'new', version: '0', moves: ['draw'] }, deal() {} });"
    messages = [{"type": "deal", "id": 1}, {"type": "act", "id": 2, "act": "draw", "player": "p1"}]
    done = node(script, "\n".join(map(json.dumps, [*messages, {"type": "bye", "id": 3}])).encode() + b"\n")
    dealt, answered, _ = map(json.loads, done.stdout.splitlines())
    assert (dealt["type"], dealt["state"], dealt["awaiting"]) == ("done", {}, [])
    assert (answered["type"], answered["answer"]) == ("answer", "no-such-move")
