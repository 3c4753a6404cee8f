"""The Python kit of unospec: what is tedious about an adapter, in one file without dependencies (Python 3.8 or later).

    from unospec_kit import Adapter, Refused, Unsupported, serve

    class MyEngine(Adapter):
        hello = {"name": "My engine", "version": "1.0", "moves": ["play", "draw"], "observes": ["hands", "top", "turn"]}

        def deal(self, message): ...     # raise Unsupported("why") for what your engine has no way to do
        def arrange(self, message): ...
        def act(self, message): ...      # raise Refused("why") if your engine refuses; else it counts as accepted
        def state(self): return {...}    # what can be seen now
        def awaiting(self): return [...] # who may act now: {"player": ..., "acts": [...]}

    if __name__ == "__main__":
        serve(MyEngine())

Beside them there are three helpers: `Prompts` for engines that ask and wait, `Stacked` for engines that shuffle, and
`quietly`, which sends the engine's own prints to stderr.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
import threading
import traceback
from queue import SimpleQueue
from typing import Any, BinaryIO, Callable, Iterator, Sequence  # noqa: UP035  (Python 3.8)

#: The version of the protocol that this kit speaks.
PROTOCOL = 1


class Refused(Exception):
    """Raised by `act`: the engine refuses. The text is the engine's own reason, or empty."""


class NoSuchMove(Exception):
    """Raised by `act`: the engine knows no such kind of move."""


class Unsupported(Exception):
    """Raised by any method but `act`: the engine has no way to do it. The text says why, in one line of English."""


class Adapter:
    """An adapter: turns messages into calls of its methods, and what they do into replies.

    Write your own methods over these; what you leave out is answered as unsupported. `hello` introduces the engine.
    """

    hello: dict[str, Any] = {}  # noqa: RUF012

    def configure(self, message: dict[str, Any]) -> None:
        """Set the engine's switches."""
        raise Unsupported("the engine has no switches")

    def opening(self, message: dict[str, Any]) -> None:
        """Make the opening draw."""
        raise Unsupported("the engine has no opening draw")

    def deal(self, message: dict[str, Any]) -> None:
        """Let the engine deal and turn up the first card, from the cards told."""
        raise Unsupported("the engine cannot be made to deal given cards")

    def next_round(self, message: dict[str, Any]) -> None:
        """Let the engine deal the next round of the match."""
        raise Unsupported("the engine plays a single round")

    def arrange(self, message: dict[str, Any]) -> None:
        """Set the position told."""
        raise Unsupported("the engine cannot be set to a given position")

    def stop(self, message: dict[str, Any]) -> None:
        """End the match between two rounds."""
        raise Unsupported("the engine cannot end a match")

    def act(self, message: dict[str, Any]) -> None:
        """Let a player do something. Only acts that `hello` names among its moves come here."""
        raise NoSuchMove()

    def state(self) -> dict[str, Any]:
        """What can be seen now: every field that `hello` names in `observes`, and no other."""
        return {}

    def awaiting(self) -> list[dict[str, Any]]:
        """Who may act now: a list of ``{"player": …, "acts": […]}``."""
        return []

    def handle(self, message: Any) -> dict[str, Any]:
        """The reply to one message, both as JSON data. What the engine prints meanwhile goes to stderr."""
        if not isinstance(message, dict):
            return {"type": "error", "id": 0, "why": "a message has to be a JSON object"}
        try:
            with quietly():
                return {**self._reply(message), "id": _number(message)}
        except Exception as error:
            return _broken(message, error)

    def _reply(self, message: dict[str, Any]) -> dict[str, Any]:
        kind = message.get("type")
        if kind == "hello":
            return {"type": "hello", "protocol": PROTOCOL, **self.hello}
        if kind == "bye":
            return {"type": "bye"}
        if kind == "act":
            return {"type": "answer", **self._outcome(message), **self._shown()}
        if kind not in ("configure", "opening", "deal", "next-round", "arrange", "stop"):
            return {"type": "error", "why": _line(f"no such message: {kind}")}
        try:
            getattr(self, str(kind).replace("-", "_"))(message)
        except Unsupported as lack:
            return {"type": "unsupported", "why": _line(str(lack)) or "the engine has no way to do it"}
        return {"type": "done", **self._shown()}

    def _outcome(self, message: dict[str, Any]) -> dict[str, Any]:
        if message.get("act") not in self.hello.get("moves", ()):
            return {"answer": "no-such-move"}
        try:
            self.act(message)
        except NoSuchMove:
            return {"answer": "no-such-move"}
        except Refused as refusal:
            return {"answer": "refused", "reason": _line(str(refusal))}
        return {"answer": "accepted"}

    def _shown(self) -> dict[str, Any]:
        return {"state": self.state(), "awaiting": self.awaiting()}


def serve(adapter: Any, incoming: BinaryIO | None = None, outgoing: BinaryIO | None = None) -> None:
    """Answer messages from stdin on stdout until `bye` or the end of input.

    adapter: anything with a method `handle`. From now on whatever is printed goes to stderr, and ``input()`` finds
    nothing, for stdin and stdout belong to the protocol.
    """
    if incoming is None or outgoing is None:
        incoming, outgoing = private_pipes()
    for line in incoming:
        if not line.strip():
            continue
        reply, last = _answer(adapter, line)
        try:
            outgoing.write(reply + b"\n")
            outgoing.flush()
        except BrokenPipeError:
            return
        if last:
            return


def _answer(adapter: Any, line: bytes) -> tuple[bytes, bool]:
    """The reply to a line, and whether it is the last one."""
    message = None
    try:
        message = json.loads(line.decode("utf-8"))
        reply = adapter.handle(message)
        return _encoded(reply), isinstance(reply, dict) and reply.get("type") == "bye"
    except SystemExit as end:
        # Not swallowed: after this the engine may be in any state.
        print(f"SystemExit: {end}", file=sys.stderr, flush=True)
        raise SystemExit(end.code if isinstance(end.code, int) else 1) from None
    except Exception as error:
        return _encoded(_broken(message, error)), False


def _broken(message: Any, error: Exception) -> dict[str, Any]:
    """The reply where something has been raised; where it came from goes to stderr."""
    traceback.print_exc(file=sys.stderr)
    return {"type": "error", "id": _number(message), "why": _line(f"{type(error).__name__}: {error}")}


def _number(message: Any) -> int:
    told = message.get("id") if isinstance(message, dict) else 0
    return told if type(told) is int else 0


def _encoded(data: Any) -> bytes:
    return json.dumps(data, separators=(",", ":"), allow_nan=False).encode("utf-8")


@contextlib.contextmanager
def quietly() -> Iterator[None]:
    """Sends what is printed meanwhile to stderr."""
    with contextlib.redirect_stdout(sys.stderr):
        yield


def private_pipes() -> tuple[BinaryIO, BinaryIO]:
    """The pipes of the messages, put where neither ``print`` nor C code finds them."""
    incoming, outgoing = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    for stream in (sys.stdout, sys.stderr):
        # What an engine prints may be in any script, whatever the terminal can show.
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(encoding="utf-8", errors="backslashreplace")
    return incoming, outgoing


def _line(text: str) -> str:
    return " ".join(text.split())


class _Stopped(BaseException):
    """Ends the thread of a game that nobody plays any more; engines that catch Exception do not catch it."""


class Question:
    """What an engine asks and waits for. text: its prompt, or whatever tells questions apart. said: what the engine
    had said since the last answer."""

    def __init__(self, player: str, acts: Sequence[str], text: str, more: dict[str, Any]) -> None:
        self.player = player
        self.acts = list(acts)
        self.text = text
        self.more = more
        self.said: list[str] = []


class Prompts:
    """The bridge from an engine that asks and waits to one that answers messages.

    `begin` runs the engine's own loop in a thread of its own, until it asks or ends. Where the engine would read from
    the keyboard, let it call `ask`, which waits there until the adapter has an `answer`. `awaiting` is what is open
    now, for the adapter's method of that name. Whatever the engine raises comes out of `begin` and `answer`.
    """

    def __init__(self) -> None:
        self._game: _Game | None = None
        self._said: list[str] = []
        #: What is asked now; None if the engine has come to its end.
        self.question: Question | None = None

    def begin(self, play: Callable[[], object]) -> None:
        """Run that in place of whatever ran before, until its first question or its end."""
        self.end()
        self._game = _Game(play)
        self._game.start()
        self._wait()

    def ask(self, player: str, acts: Sequence[str] = (), text: str = "", **more: Any) -> Any:
        """Called by the engine: wait for the answer, and return it. more: `owed` or `moves`, if there is any."""
        current = threading.current_thread()
        game = current if isinstance(current, _Game) else self._game
        if game is None:
            raise RuntimeError("the engine asks before it was begun")
        question = Question(player, acts, text, more)
        question.said, self._said = self._said, []
        return game.ask(question)

    def say(self, text: object) -> None:
        """Called by the engine: it says something. It goes to stderr, and to the next question."""
        print(text, file=sys.stderr)
        self._said.append(str(text).strip())

    def answer(self, move: Any) -> None:
        """Answer the question, and wait for the next one or the end. Raises Refused if nothing is asked."""
        if self.question is None or self._game is None:
            raise Refused("nothing is asked any more")
        self._game.moves.put(move)
        self._wait()

    def awaiting(self) -> list[dict[str, Any]]:
        """The open question as the protocol wants it."""
        asked = self.question
        return [] if asked is None else [{"player": asked.player, "acts": asked.acts, **asked.more}]

    def end(self) -> None:
        """End the engine's thread, wherever it is."""
        if self._game is not None and self.question is not None:
            self._game.moves.put(_Stopped)
            self._game.join(1)
        self._game, self.question, self._said = None, None, []

    def _wait(self) -> None:
        assert self._game is not None
        self.question = None
        event = self._game.events.get()
        if isinstance(event, BaseException):
            raise event
        self.question = event


class _Game(threading.Thread):
    """A thread in which an engine plays. events: its questions; at the end None or what it has raised."""

    def __init__(self, play: Callable[[], object]) -> None:
        super().__init__(daemon=True)
        self._play = play
        self._stopped = False
        self.events: SimpleQueue[Any] = SimpleQueue()
        self.moves: SimpleQueue[Any] = SimpleQueue()

    def run(self) -> None:
        try:
            self._play()
            self.events.put(None)
        except _Stopped:
            pass
        except BaseException as error:
            self.events.put(error)

    def ask(self, question: Question) -> Any:
        if not self._stopped:
            self.events.put(question)
            move = self.moves.get()
            if move is not _Stopped:
                return move
            self._stopped = True
        raise _Stopped


#: A first card that has gone back comes to lie so many cards above the bottom.
_ABOVE_BOTTOM = 5


class Stacked:
    """Stands in for an engine's `random`, so that its own shuffles leave the cards in the order told.

    It has what engines commonly use of that module, by the same names. code: what the protocol calls a card of the
    engine. last_is_next: whether the engine takes cards from the end of its list. Put it where the engine looks for
    `random`: ``engine_module.random = Stacked(code)``.
    """

    def __init__(self, code: Callable[[Any], str], last_is_next: bool = True) -> None:
        self._code = code
        self._last_is_next = last_is_next
        self._told: Callable[[], Sequence[str]] = list
        self._order: list[str] = []
        self._dealt = 0
        self._shuffled: int | None = None

    def tell(self, order: Sequence[str] | Callable[[], Sequence[str]], dealt: int) -> None:
        """The next shuffles are those of a deal. order: the next card first, or a function that gives it once the
        engine shuffles, for an engine that settles only then who deals. dealt: how many of them are dealt before the
        first card is turned up. A first card that has gone back comes to lie near the bottom, but not at the very
        bottom, where it would look as if the engine had put it there."""
        self._told = order if callable(order) else lambda: order
        self._dealt, self._shuffled = dealt, 0

    def forget(self) -> None:
        """From now on shuffles leave everything as it lies."""
        self._shuffled = None

    def shuffle(self, x: list[Any]) -> None:
        """Put the cards in the order told, in place; those that were not told come last."""
        if self._shuffled is None:
            return
        if not self._shuffled:
            self._order = list(self._told())
        turned_up = self._dealt + self._shuffled
        back = self._order[self._dealt : turned_up]
        wanted = self._order[turned_up:] if back else self._order
        self._shuffled += 1
        places: dict[str, list[int]] = {}
        for place, code in enumerate(wanted):
            places.setdefault(code, []).append(place)
        for code in back:
            places.setdefault(code, []).append(len(wanted) + 1)
        placed = [((places.get(self._code(card)) or [len(wanted)]).pop(0), card) for card in x]
        placed.sort(key=lambda each: each[0])
        ordered = [card for place, card in placed if place <= len(wanted)]
        gone_back = [card for place, card in placed if place > len(wanted)]
        above = max(1, len(ordered) - _ABOVE_BOTTOM)
        x[:] = [*ordered[:above], *gone_back, *ordered[above:]]
        if self._last_is_next:
            x.reverse()

    def sample(self, population: Sequence[Any], k: int) -> list[Any]:
        """All of them in the order told, as by a shuffle; of fewer, the first ones."""
        taken = list(population)
        if k > len(taken):
            raise ValueError("there are not so many")
        if k == len(taken):
            self.shuffle(taken)
        return taken[:k]

    def choice(self, seq: Sequence[Any]) -> Any:
        """The first of them, every time."""
        return seq[0]

    def choices(self, population: Sequence[Any], weights: Any = None, *, k: int = 1) -> list[Any]:
        """The first of them, every time."""
        return [population[0]] * k

    def random(self) -> float:
        """A half, every time."""
        return 0.5

    def uniform(self, a: float, b: float) -> float:
        """The middle, every time."""
        return (a + b) / 2

    def randint(self, a: int, b: int) -> int:
        """The least, every time."""
        return a

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        """The first, every time."""
        return 0 if stop is None else start

    def seed(self, a: Any = None) -> None:
        """Without effect."""

    def Random(self, seed: Any = None) -> Stacked:
        """Itself, for an engine that has a generator of its own."""
        return self
