"""Adapters in Python, served by a process of their own."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from unospec.adapters.registry import open_engine
from unospec.problems import Problem
from unospec.protocol.messages import Bye, ByeReply, Error, Hello, HelloReply, Stop, Unsupported
from unospec.protocol.process import Limits, Process
from unospec.running.engines import InProcess, greet
from unospec.running.verdicts import EngineFault

ADAPTER = '''
import os, subprocess, sys, threading, time

class Odd:
    """Does what the name of the variant says."""

    def handle(self, message):
        if message["type"] == "hello":
            print("hello from a print")
            sys.stdout.write("half a line")
            os.write(1, b"hello from below")
            subprocess.run(["echo", "hello from a child"])
            return {"type": "hello", "id": message["id"], "protocol": 1, "name": "odd", "version": "1"}
        if message["type"] == "bye":
            return {"type": "bye", "id": message["id"]}
        what = message.get("variants", {}).get("do", "")
        return {"type": "unsupported", "id": message["id"], "why": str(getattr(self, what)())}

    def fail(self):
        raise ValueError("not\\na card \\x1b[31m")

    def leave(self):
        exit("had enough")

    def vanish(self):
        os._exit(6)

    def hang(self):
        time.sleep(60)

    def ask(self):
        try:
            return input("your move? ")
        except EOFError:
            return "nobody answers"

    def recurse(self):
        return self.recurse()


class Strange(Odd):
    def handle(self, message):
        reply = super().handle(message)
        return reply if message["type"] == "hello" else {"type": "unsupported", "id": message["id"], "why": {1, 2}}


class Unborn:
    def __init__(self):
        raise RuntimeError("no cards here")

    def handle(self, message):
        return {}
'''


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    (tmp_path / "odd_adapter.py").write_text(ADAPTER, encoding="utf-8")
    (tmp_path / "breaks.py").write_text("import no_such_module_at_all\n", encoding="utf-8")
    (tmp_path / "explodes.py").write_text("1 / 0\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return "odd_adapter"


def do(engine: Any, what: str) -> Any:
    from unospec.protocol.messages import Configure

    return engine.ask(Configure(1, {"do": what}))


def test_prints_and_questions_do_not_get_among_the_messages(module: str) -> None:
    engine = open_engine(f"{module}:Odd")
    assert isinstance(engine, Process)
    assert greet(engine).name == "odd"
    assert do(engine, "ask") == Unsupported(1, "nobody answers")
    for said in ("hello from a print", "half a line", "hello from below", "hello from a child", "your move?"):
        assert said in engine.stderr
    assert engine.ask(Bye(2)) == ByeReply(2)
    engine.close()
    assert engine.notes == []


def test_an_exception_is_answered_and_the_process_goes_on(module: str) -> None:
    engine = open_engine(f"{module}:Odd")
    greet(engine)
    assert do(engine, "fail") == Error(1, "ValueError: not a card \x1b[31m")
    assert isinstance(engine, Process)
    assert "Traceback" in engine.stderr
    assert isinstance(do(engine, "recurse"), Error)
    assert do(engine, "ask") == Unsupported(1, "nobody answers")
    engine.close()


@pytest.mark.parametrize(
    ("what", "verdict", "reason", "how", "last"),
    [
        ("leave", "crash", "ended", "exit 1", "SystemExit: had enough"),
        ("vanish", "crash", "ended", "exit 6", None),
        ("hang", "timeout", "no-answer", None, None),
    ],
)
def test_what_cannot_be_answered_is_a_fault(
    module: str, what: str, verdict: str, reason: str, how: str | None, last: str | None
) -> None:
    engine = open_engine(f"{module}:Odd", Limits(message=1.5 if what == "hang" else 20))
    greet(engine)
    with pytest.raises(EngineFault) as raised:
        do(engine, what)
    fault = raised.value
    assert (fault.verdict, fault.reason, fault.fields.get("how")) == (verdict, reason, how)
    assert last is None or fault.fields["last"] == last
    engine.restart()
    assert greet(engine).name == "odd"
    engine.close()


def test_a_reply_that_is_no_json_is_an_error(module: str) -> None:
    engine = open_engine(f"{module}:Strange")
    greet(engine)
    reply = engine.ask(Stop(1))
    assert isinstance(reply, Unsupported | Error)
    assert reply.why.startswith(("TypeError", "AttributeError"))
    engine.close()


def test_an_adapter_that_cannot_be_made(module: str) -> None:
    engine = open_engine(f"{module}:Unborn")
    with pytest.raises(EngineFault) as raised:
        greet(engine)
    assert (raised.value.verdict, raised.value.reason) == ("crash", "ended-at-start")
    assert raised.value.fields["last"] == "RuntimeError: no cards here"
    engine.close()


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("odd_adapter:None_such", 'the module "odd_adapter" has no class "None_such"'),
        ("breaks:X", 'the module "breaks" cannot be imported: No module named'),
        ("explodes:X", 'the module "explodes" breaks down when it is imported: division by zero'),
        ("nowhere_to_be_found:X", 'the module "nowhere_to_be_found" cannot be imported'),
    ],
)
def test_what_the_user_has_named_wrongly_is_a_problem(module: str, name: str, complaint: str) -> None:
    engine = open_engine(name)
    with pytest.raises(Problem) as raised:
        greet(engine)
    assert complaint in str(raised.value)
    engine.close()


def test_only_our_own_engine_lives_in_this_process(module: str) -> None:
    assert isinstance(open_engine("reference"), InProcess)
    assert isinstance(open_engine(f"{module}:Odd"), Process)
    assert isinstance(open_engine(f"{module}:Odd", in_process=True), InProcess)
    with pytest.raises(Problem, match="a command cannot be run in this process"):
        open_engine("cmd:cat", in_process=True)


def test_a_command_is_split_as_a_shell_would(tmp_path: Path) -> None:
    script = tmp_path / "my adapter.py"
    script.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    m = json.loads(line)\n"
        "    hello = {'type': 'hello', 'id': m['id'], 'protocol': 1, 'name': sys.argv[1], 'version': '$HOME'}\n"
        "    print(json.dumps(hello))\n"
        "    sys.stdout.flush()\n",
        encoding="utf-8",
    )
    engine = open_engine(f"cmd:'{sys.executable}' '{script}' \"two words\"")
    hello = engine.ask(Hello(0, 1))
    assert isinstance(hello, HelloReply)
    assert (hello.name, hello.version) == ("two words", "$HOME")
    engine.close()


def serve(name: str, *lines: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "unospec.adapters.serving", name],
        input="".join(f"{line}\n" for line in lines),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_served_by_hand() -> None:
    done = serve("reference", '{"type":"hello","id":5,"protocol":1}', "nonsense", '{"type":"bye","id":6}')
    hello, error, bye = (json.loads(line) for line in done.stdout.splitlines())
    assert (hello["type"], hello["id"]) == ("hello", 5)
    assert error["type"] == "error"
    assert bye == {"type": "bye", "id": 6}
    assert done.returncode == 0


def test_it_ends_when_nobody_speaks_any_more() -> None:
    done = serve("reference")
    assert (done.returncode, done.stdout) == (0, "")


def test_served_without_a_name() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "unospec.adapters.serving"], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 2
    assert "usage:" in done.stderr
