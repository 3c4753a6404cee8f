"""Short ways to check the reference behind an adapter that a test has bent."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tests.running.building import Twisted, rules
from unospec.adapters.checking import Noted, check
from unospec.running.engines import Adapter, InProcess

Message = dict[str, Any]

#: What is said in the introduction by an engine without switches.
FIXED: Mapping[str, Any] = {"configures": []}


def found(played: Mapping[str, str] | None = None, **bent: Any) -> list[Noted]:
    """All that is found. played: the rules; then nothing else can be set."""
    if played is not None:
        bent["hello"] = {**FIXED, **bent.get("hello", {})}
    return list(check(InProcess(lambda: Twisted(rules() if played is None else played, **bent))))


def wrong(played: Mapping[str, str] | None = None, **bent: Any) -> list[str]:
    """What is wrong, without `check.`, each once."""
    told = found(played, **bent)
    return list(dict.fromkeys(each.text.removeprefix("check.") for each in told if each.outcome == "wrong"))


def expectations(
    played: Mapping[str, str] | None = None, *, made: Callable[[], Adapter] | None = None, **bent: Any
) -> list[str]:
    """What is wrong, by what an act should have changed, each once. made: what is checked instead of the reference."""
    told = found(played, **bent) if made is None else list(check(InProcess(made)))
    return list(dict.fromkeys(_expected(each) for each in told if each.outcome == "wrong"))


def _expected(noted: Noted) -> str:
    expected = noted.fields.get("expected", "")
    return expected if expected.startswith("@") else noted.text


def bending(change: Callable[[Message, Message], Any]) -> Callable[[Message, Message], Any]:
    """A reply that is changed in place by a function of message and reply."""

    def reply(message: Message, answer: Message) -> Message:
        change(message, answer)
        return answer

    return reply


def asking(kind: str, change: Callable[[Message], Any]) -> Callable[[Message], Message]:
    """Messages of a type, or acts, that reach the engine otherwise than they were told."""

    def request(message: Message) -> Message:
        return {**message, **change(message)} if kind in (message["type"], message.get("act")) else message

    return request
