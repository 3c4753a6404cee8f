"""What the executor speaks to: something that answers one message after the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, runtime_checkable

from unospec.protocol.messages import PROTOCOL, Error, Hello, HelloReply, Reply, Request, read_reply, to_json
from unospec.protocol.shapes import ShapeError
from unospec.running.verdicts import EngineFault


class Adapter(Protocol):
    """An adapter in Python: plain JSON data in, plain JSON data out."""

    def handle(self, message: dict[str, Any]) -> dict[str, Any]:
        """The reply to one message."""
        ...


class Engine(Protocol):
    """An engine behind its adapter."""

    def ask(self, request: Request) -> Reply:
        """The reply to one message. Raises EngineFault if there is none that can be read."""
        ...

    def restart(self) -> None:
        """Begin anew after a fault; the next message will be a `Hello`."""
        ...

    def close(self) -> None:
        """End it; nothing is left behind."""
        ...


@runtime_checkable
class Apart(Protocol):
    """An engine in a process of its own, which may say something unasked."""

    def pause(self) -> None:
        """A scenario is over. Raises EngineFault for what has come unasked by now."""
        ...


class InProcess:
    """An engine in this process. Data goes through the same strict reading as over a pipe."""

    def __init__(self, make: Callable[[], Adapter]) -> None:
        self._make = make
        self._adapter: Adapter | None = None

    def ask(self, request: Request) -> Reply:
        """The reply to one message. Raises EngineFault."""
        try:
            if self._adapter is None:
                self._adapter = self._make()
            data = self._adapter.handle(to_json(request))
        except (Exception, SystemExit) as error:
            raise EngineFault("crash", "raised", error=f"{type(error).__name__}: {error}") from error
        return checked(request, data)

    def restart(self) -> None:
        """Throw the adapter away; the next message makes a new one."""
        self._adapter = None

    def close(self) -> None:
        """Throw the adapter away."""
        self._adapter = None


def checked(request: Request, data: object) -> Reply:
    """The reply in that data. Raises EngineFault for one of a wrong shape or with a wrong id."""
    try:
        reply = read_reply(data)
    except ShapeError as error:
        raise EngineFault("protocol-error", "bad-reply", type=request.type, error=str(error)) from None
    if reply.id != request.id:
        raise EngineFault("protocol-error", "wrong-id")
    return reply


def greet(engine: Engine) -> HelloReply:
    """The handshake. Raises EngineFault."""
    reply = engine.ask(Hello(0, PROTOCOL))
    if isinstance(reply, Error):
        raise EngineFault("error", "engine-error", type="hello", why=reply.why)
    if not isinstance(reply, HelloReply):
        raise EngineFault("protocol-error", "wrong-reply", type="hello", reply=reply.type)
    if reply.protocol != PROTOCOL:
        raise EngineFault("protocol-error", "other-protocol", expected=str(PROTOCOL), actual=str(reply.protocol))
    return reply
