"""An adapter that does one thing wrong, once: ``adapter.py KIND MARK``. The file MARK says that it has been done.

Without that it says hello, supports nothing, and says goodbye. It uses nothing of ours, so that it starts fast.
"""

import json
import os
import signal
import subprocess
import sys
import time

KIND, MARK = sys.argv[1], sys.argv[2]
#: Kinds whose time is the start or the handshake; all others wait for the first message after it.
AT_HELLO = {"exit-at-start", "no-hello", "other-version", "banner", "hello-error", "wrong-hello", "slow-start"}


def write(data: bytes) -> None:
    sys.stdout.buffer.write(data)
    sys.stdout.buffer.flush()


def say(**message: object) -> None:
    write(json.dumps(message).encode() + b"\n")


def hang() -> None:
    while True:
        time.sleep(60)


def now(first: bool) -> bool:
    """Whether it is time to do wrong."""
    if KIND in ("good", "ignores-the-end", "leaves-a-child", "leaves-a-daemon") or first != (KIND in AT_HELLO):
        return False
    if os.path.exists(MARK):
        return False
    with open(MARK, "w"):
        return True


def child(daemon: bool) -> None:
    """Start a process that outlives this one."""
    wait = "import time; time.sleep(600)"
    subprocess.Popen([sys.executable, "-c", wait], start_new_session=daemon, stdin=subprocess.DEVNULL)


def misbehave(id: int) -> None:
    good = json.dumps({"type": "unsupported", "id": id, "why": "nothing is"})
    match KIND:
        case "exit-at-start":
            print("no table free", file=sys.stderr)
            sys.exit(3)
        case "no-hello" | "silence" | "slow-start":
            print("thinking", file=sys.stderr, flush=True)
            hang()
        case "other-version":
            say(type="hello", id=id, protocol=2, name="x", version="1")
        case "banner":
            write(b"Welcome to Cardshark!\n" + good.encode() + b"\n")
        case "hello-error":
            say(type="error", id=id, why="not today")
        case "wrong-hello":
            say(type="done", id=id)
        case "exit":
            sys.exit(4)
        case "exit-0":
            sys.exit(0)
        case "killed":
            os.kill(os.getpid(), signal.SIGKILL)
        case "half-line-exit":
            write(good[:20].encode())
            sys.exit(1)
        case "half-line":
            write(good[:20].encode())
            hang()
        case "wrong-id":
            write(good.replace(f'"id": {id}', f'"id": {id + 1000}').encode() + b"\n")
        case "old-id":
            write(good.replace(f'"id": {id}', '"id": 0').encode() + b"\n")
        case "id-text":
            write(good.replace(f'"id": {id}', f'"id": "{id}"').encode() + b"\n")
        case "no-id":
            say(type="unsupported", why="nothing is")
        case "twice":
            write((good + "\n" + good + "\n").encode())
        case "twice-late":
            write((good + "\n").encode())
            message = json.loads(sys.stdin.buffer.readline())
            write((good + "\n").encode())
            say(type="unsupported", id=message["id"], why="nothing is")
        case "chatter":
            write((good + "\n" + "your move?\n").encode())
        case "text":
            write(b"your move?\n" + good.encode() + b"\n")
        case "prompt":
            write(b"> " + good.encode() + b"\n")
        case "text-after":
            write(good.encode() + b" # done\n")
        case "two-in-a-line":
            write(good.encode() + good.encode() + b"\n")
        case "pretty":
            write(json.dumps(json.loads(good), indent=2).encode() + b"\n")
        case "bad-json":
            write(good.replace('"', "'").encode() + b"\n")
        case "bad-far-on":
            filler = "x" * 200
            write(f'{{"type": "unsupported", "id": {id}, "home": "{filler}", why: "nothing is"}}\n'.encode())
        case "two-of-a-name":
            write(f'{{"type": "done", "id": {id}, "state": {{"turn": "p1", "turn": "p2"}}}}\n'.encode())
        case "nan":
            write(b'{"type": "unsupported", "id": NaN, "why": "x"}\n')
        case "deep":
            write(b"[" * 100_000 + b"\n")
        case "half-pair":
            say(type="unsupported", id=id, why="\ud83c")
        case "not-utf8":
            write(b'{"type": "unsupported", "id": 1, "why": "\xe4h"}\n')
        case "utf16":
            write((good + "\n").encode("utf-16"))
        case "bom":
            write(b"\xef\xbb\xbf" + good.encode() + b"\n")
        case "empty-line":
            write(b"\n" + good.encode() + b"\n")
        case "array":
            write(b"[]\n")
        case "number":
            write(b"42\n")
        case "unknown-type":
            say(type="sorry", id=id)
        case "unknown-field":
            say(type="unsupported", id=id, why="x", how="y")
        case "missing-field":
            say(type="unsupported", id=id)
        case "wrong-kind":
            say(type="answer", id=id, answer="accepted")
        case "bye":
            say(type="bye", id=id)
        case "error":
            say(type="error", id=id, why="who are you?")
        case "huge-line":
            write(b'{"why": "' + b"x" * (1 << 21) + b'"}\n')
        case "huge-no-end":
            while True:
                write(b"x" * 65536)
        case "flood":
            while True:
                write(b"your move?\n" * 1000)
        case "flood-after":
            write(good.encode() + b"\n" + b"your move?\n" * 1000)
            while True:
                write(b"your move?\n" * 1000)
        case "close-stdout":
            os.close(1)
            hang()
        case "close-stdin":
            os.close(0)
            write(good.encode() + b"\n")
            hang()
        case "stderr-flood":
            end = time.monotonic() + 1
            while time.monotonic() < end:
                os.write(2, b"noise " * 1000 + b"\n")
            os.write(2, b"gave up\n")
            sys.exit(5)
        case _:
            raise SystemExit(f"no such kind: {KIND}")


def main() -> None:
    if KIND == "ignores-the-end":
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if KIND in ("leaves-a-child", "leaves-a-daemon"):
        child(KIND == "leaves-a-daemon")
    for line in iter(sys.stdin.buffer.readline, b""):
        message = json.loads(line)
        kind, id = message["type"], message["id"]
        if kind == "hello":
            if now(first=True):
                misbehave(id)
            else:
                say(type="hello", id=id, protocol=1, name="wrong on purpose", version="1", moves=["play"])
        elif kind == "bye":
            say(type="bye", id=id)
            break
        elif now(first=False):
            misbehave(id)
        else:
            say(type="unsupported", id=id, why="nothing is")
    while KIND == "ignores-the-end":
        time.sleep(60)


main()
