"""The steps of the check, in order; what breaks down in one of them is told, and the rest is tried."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from unospec.adapters.checking import (
    acts,
    deals,
    draws,
    introduction,
    penalties,
    plays,
    positions,
    refusals,
    switches,
    uno,
)
from unospec.adapters.checking.talk import Noted, Talk, Unlike
from unospec.protocol.messages import Error
from unospec.running.engines import Engine
from unospec.running.verdicts import SAID, EngineFault

#: After so many breakdowns the rest is not tried.
_PATIENCE: Final = 4


def check(engine: Engine) -> Iterator[Noted]:
    """Test the adapter and yield what is found, as it is found. The engine is closed at the end."""
    try:
        yield from _all(Talk(engine))
    finally:
        engine.close()
    for note in getattr(engine, "notes", ()):
        yield Noted("wrong", "check.stays", {"note": note})


def _steps() -> Iterator[tuple[str, Callable[[Talk], None]]]:
    """Each step with what it is called where it breaks down."""
    yield "hello", introduction.introduces
    yield "configure", introduction.configures
    yield "deal", deals.opens
    yield "deal", deals.deals
    yield from (("arrange", step) for step in positions.settings())
    yield "arrange", positions.shows
    yield "arrange", positions.awaits
    yield "act", plays.plays
    yield "act", plays.reverses
    yield "act", plays.names_colour
    yield "act", uno.catches
    yield "act", plays.wins
    yield "act", draws.draws
    yield "act", acts.others
    yield "act", deals.names_first_colour
    yield "deal", deals.plays_as_dealt
    yield "act", acts.tells_lacking
    yield from (("act", step) for step in refusals.refusals())
    yield "act", refusals.draws_out_of_turn
    yield "configure", switches.switches
    yield "deal", deals.youngest_deals
    yield "deal", deals.deals_again
    yield "act", penalties.takes
    yield "act", penalties.challenges
    yield "arrange", positions.afresh
    yield "bye", introduction.leaves


class _Stop(Exception):
    """The rest cannot be tried."""


def _all(talk: Talk) -> Iterator[Noted]:
    broken = 0
    try:
        for name, step in _steps():
            broken += _breaks_down(talk, name, step, broken)
            yield from talk.found
            talk.found.clear()
    except _Stop:
        yield from talk.found


def _breaks_down(talk: Talk, name: str, step: Callable[[Talk], None], before: int) -> int:
    """Run a step. How often it broke down; then the next one begins with a new process. before: how often steps
    have done so before. Raises _Stop."""
    try:
        step(talk)
    except Unlike as unlike:
        _tell_unlike(talk, f"@check.step-{name}", unlike)
    except EngineFault as fault:
        talk.wrong("fault", step=f"@check.step-{name}", message=f"@running.{fault.reason}", **fault.fields)
        talk.engine.restart()
        if talk.hello is None:
            raise _Stop from None
        if name == "bye":
            return 1
        if before + 1 >= _PATIENCE:
            talk.wrong("given-up")
            raise _Stop from None
        return 1 + _breaks_down(talk, "hello", introduction.greets_again, before + 1)
    return 0


def _tell_unlike(talk: Talk, step: str, unlike: Unlike) -> None:
    if isinstance(unlike.reply, Error):
        said = str(getattr(talk.engine, "stderr", ""))[-SAID:]
        talk.wrong("error", step=step, why=unlike.reply.why, stderr=said)
    else:
        talk.wrong("wrong-reply", step=step, reply=unlike.reply.type, expected=unlike.expected)
