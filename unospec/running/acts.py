"""What each When step asks of an engine: acts as they stand in messages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from unospec.protocol.messages import Act, ActName, Awaited
from unospec.scenarios.model import Step


@dataclass(frozen=True, slots=True)
class Wanted:
    """An act that a step wants. tried: whether it is only tried."""

    act: ActName
    tried: bool = False
    uno: bool = False


#: The When steps that are one act each.
ACTS: Final[Mapping[str, Wanted]] = {
    "names": Wanted("name"),
    "plays": Wanted("play"),
    "plays-naming": Wanted("play"),
    "plays-uno": Wanted("play", uno=True),
    "plays-naming-uno": Wanted("play", uno=True),
    "jumps-in": Wanted("play"),
    "jumps-in-naming": Wanted("play"),
    "draws": Wanted("draw"),
    "keeps": Wanted("keep"),
    "calls": Wanted("call"),
    "catches": Wanted("catch"),
    "challenges": Wanted("challenge"),
    "tries-play": Wanted("play", tried=True),
    "tries-play-naming": Wanted("play", tried=True),
    "tries-jump-in": Wanted("play", tried=True),
    "tries-draw": Wanted("draw", tried=True),
    "tries-keep": Wanted("keep", tried=True),
    "tries-pass": Wanted("keep", tried=True),
    "tries-call": Wanted("call", tried=True),
    "tries-catch": Wanted("catch", tried=True),
    "tries-challenge": Wanted("challenge", tried=True),
}

#: Acts that can be open to anybody beside the move that is awaited.
BESIDE: Final[frozenset[ActName]] = frozenset({"call", "catch"})


def called(step: Step) -> str:
    """What the act of such a step is called where it is spoken of: by its name in messages, or ``pass``.

    To pass without having drawn is sent as `keep`, but there is no card that would be kept.
    """
    return "pass" if step.id == "tries-pass" else ACTS[step.id].act


def name(player: Any) -> str:
    """What a player of that number is called in messages."""
    return f"p{player}"


def act_of(step: Step) -> Act:
    """The act of a When step that stands in `ACTS`; its id is 0."""
    wanted = ACTS[step.id]
    values: Mapping[str, Any] = step.values
    whom = values.get("whom")
    return Act(
        id=0,
        act=wanted.act,
        player=name(values["player"]),
        card=values.get("card"),
        colour=values.get("colour"),
        uno=wanted.uno,
        whom=None if whom is None else name(whom),
    )


def numbered(act: Act, number: int) -> Act:
    """The same act as the message of that id."""
    return Act(number, act.act, act.player, act.card, act.colour, act.uno, act.whom)


def own_acts(step: Step) -> tuple[str, frozenset[str]]:
    """The player and the acts that a step is itself about, which must not be taken out of its hands."""
    if step.role != "when" or "player" not in step.values:
        return "", frozenset()
    acts: set[ActName] = {"accept", "draw"} if step.id == "takes" else {ACTS[step.id].act}
    if step.id != "takes" and ACTS[step.id].tried and not acts & BESIDE:
        # Whoever tries something tries it instead of what is open.
        acts |= {"keep", "accept", "draw"}
    return name(step.values["player"]), frozenset(acts)


def forced(awaiting: Awaited) -> ActName | None:
    """The `keep`, `accept` or owed `draw` that is open to the player, whatever else is."""
    if "keep" in awaiting.acts:
        return "keep"
    if "accept" in awaiting.acts:
        return "accept"
    return "draw" if awaiting.owed and "draw" in awaiting.acts else None


def open_moves(awaiting: Sequence[Awaited]) -> list[tuple[str, frozenset[str], int]]:
    """Whose move it is and what is open to each, so that two of them can be compared."""
    return [(each.player, frozenset(each.acts), each.owed) for each in awaiting]


def listed(awaiting: Awaited, act: Act) -> bool:
    """Whether the engine's own list of moves has that act; what the list does not tell is not held against it."""
    return any(
        move.act == act.act
        and (move.card is None or move.card == act.card)
        and (move.colour is None or move.colour == act.colour)
        and (move.whom is None or move.whom == act.whom)
        for move in awaiting.moves or ()
    )
