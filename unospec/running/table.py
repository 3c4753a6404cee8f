"""The partial position that a scenario's Given steps tell of. Nothing is filled in here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, Literal, TypeAlias

from unospec.scenarios.model import Scenario, Step
from unospec.scenarios.steps import STEPS
from unospec.spec.faults import Fault

#: How a scenario begins: with a position, with the deal, or with the opening draw.
Beginning: TypeAlias = Literal["arranged", "dealt", "opening"]

#: How many players there can be.
MOST_PLAYERS: Final = 10


@dataclass(slots=True)
class Table:
    """What is said; None and empty where nothing is. Players are the scenario's numbers, 1 to 10."""

    beginning: Beginning = "arranged"
    seats: tuple[int, ...] | None = None
    #: The players that any step names.
    mentioned: tuple[int, ...] = ()
    dealer: int | None = None
    turn: int | None = None
    #: Who acts first, where no turn is told.
    first_actor: int | None = None
    #: Whether that act is one out of turn.
    first_jumps: bool = False
    direction: str | None = None
    hands: dict[int, tuple[str, ...]] = field(default_factory=dict)
    counts: dict[int, int] = field(default_factory=dict)
    top: str | None = None
    colour: str | None = None
    next_cards: tuple[str, ...] = ()
    pile: tuple[str, ...] | None = None
    below: tuple[str, ...] | None = None
    scores: dict[int, int] = field(default_factory=dict)
    rounds: dict[int, int] = field(default_factory=dict)
    #: The two who are left and play their duel.
    duel: tuple[int, int] | None = None
    youngest: int | None = None
    opening: list[tuple[int, str]] = field(default_factory=list)
    first: tuple[str, ...] = ()
    dealt: dict[int, tuple[str, ...]] = field(default_factory=dict)

    @property
    def named(self) -> tuple[str, ...]:
        """What has to be set as told, in the words of the protocol's message `arrange`: what is said, and who sits
        there, whose turn it is and which way play goes, whether it is said or not."""
        said = ["players", "turn", "direction"]
        said += [
            name
            for name, value in (
                ("dealer", self.dealer),
                ("top", self.top),
                ("colour", self.colour or self.top),
                ("draw_pile", self.next_cards or None),
                ("whole_draw_pile", self.pile),
                ("discards", self.below),
                ("duel", self.duel),
            )
            if value is not None
        ]
        for field_name, table in (
            ("hands", self.hands),
            ("counts", self.counts),
            ("scores", self.scores),
            ("rounds", self.rounds),
        ):
            said += [f"{field_name}:p{player}" for player in table]
        return tuple(said)


def read_table(scenario: Scenario) -> Table:
    """The partial position of the scenario.

    Raises Problem, with the step's line, for steps that contradict each other or that cannot be said together.
    """
    steps = scenario.all_steps
    whens = [step for step in steps if step.role == "when"]
    table = Table(beginning=_beginning(whens))
    table.mentioned = _mentioned(steps)
    for step in whens:
        if "player" in step.values and step.id not in _OUT_OF_TURN:
            table.first_actor = int(step.values["player"])  # type: ignore[arg-type]  # declared as a player
            table.first_jumps = step.id in _JUMPS
            break
    later = any(step.id == "next-round" for step in whens)
    for step in steps:
        if step.role == "given":
            _check_place(table, step, later)
            _READ[step.id](table, step, step.values)
    _check_seats(table, steps)
    return table


#: Acts that say nothing on whose turn it is.
_OUT_OF_TURN = frozenset({"calls", "tries-call", "catches", "tries-catch", "challenges", "tries-challenge"})
_JUMPS = frozenset({"jumps-in", "jumps-in-naming", "tries-jump-in"})
#: What can be said before a deal, and what only of a round that is dealt.
_BEFORE_DEAL = frozenset(
    {"seated", "dealer", "turn", "next-card", "next-cards", "youngest", "opening-card", "first-card", "first-cards"}
    | {"dealt"}
)
_OF_A_DEAL = frozenset({"first-card", "first-cards", "dealt"})


def _beginning(whens: list[Step]) -> Beginning:
    ids = {step.id for step in whens}
    if "opening-draw" in ids:
        return "opening"
    return "dealt" if "deal" in ids else "arranged"


#: The values of each step that are a player, and those that are several.
_PLAYER_VALUES = {
    id: tuple([name for name, each in step.kinds.items() if each == kind] for kind in ("player", "players"))
    for id, step in STEPS.items()
}


def _mentioned(steps: tuple[Step, ...]) -> tuple[int, ...]:
    found: set[Any] = set()
    for step in steps:
        single, several = _PLAYER_VALUES[step.id]
        for name in single:
            found.add(step.values[name])
        for name in several:
            players: Any = step.values[name]
            found.update(players)
    return tuple(sorted(found))


def _check_place(table: Table, step: Step, later: bool) -> None:
    if table.beginning != "arranged":
        if step.id not in _BEFORE_DEAL:
            raise Fault("position.not-dealt", line=step.line, step=step.id)
        if step.id == "opening-card" and table.beginning != "opening":
            raise Fault("position.no-opening-draw", line=step.line)
    elif step.id in _OF_A_DEAL and not later:
        raise Fault("position.nothing-dealt", line=step.line, step=step.id)
    elif step.id in ("youngest", "opening-card"):
        raise Fault("position.first-deal-over", line=step.line, step=step.id)


def _check_seats(table: Table, steps: tuple[Step, ...]) -> None:
    if table.seats is None:
        return
    if len(set(table.seats)) != len(table.seats):
        line = next(step.line for step in steps if step.id == "seated")
        raise Fault("position.two-seats", line=line)
    if set(table.mentioned) <= set(table.seats):
        return
    for step in steps:
        for player in _mentioned((step,)):
            if player not in table.seats:
                raise Fault("position.no-seat", line=step.line, player=player)


def _once(table: Table, step: Step, name: str, value: Any) -> None:
    if getattr(table, name) not in (None, ()):
        raise Fault("position.again", line=step.line, step=step.id)
    setattr(table, name, value)


def _each(table: Table, step: Step, name: str, value: Any) -> None:
    player: Any = step.values["player"]
    said: dict[int, Any] = getattr(table, name)
    if player in said:
        raise Fault("position.again-of", line=step.line, step=step.id, player=player)
    said[player] = value


def _hand(table: Table, step: Step, name: str, value: Any) -> None:
    player: Any = step.values["player"]
    if player in table.hands or player in table.counts:
        raise Fault("position.hand-twice", line=step.line, player=player)
    _each(table, step, name, value)


def _next(table: Table, step: Step, cards: tuple[str, ...]) -> None:
    if table.pile is not None:
        raise Fault("position.pile-told", line=step.line)
    # Several lines tell of one card after the other.
    table.next_cards += cards


def _pile(table: Table, step: Step, cards: tuple[str, ...]) -> None:
    if table.next_cards:
        raise Fault("position.next-told", line=step.line)
    _once(table, step, "pile", cards)


def _first(table: Table, step: Step, cards: tuple[str, ...]) -> None:
    _once(table, step, "first", cards)


def _dealt(table: Table, step: Step, cards: tuple[str, ...]) -> None:
    _each(table, step, "dealt", cards)
    if len(cards) > 7:
        raise Fault("position.over-seven", line=step.line)


_Reader: TypeAlias = Callable[[Table, Step, Any], object]

_READ: dict[str, _Reader] = {
    "seated": lambda table, step, values: _once(table, step, "seats", values["players"]),
    "dealer": lambda table, step, values: _once(table, step, "dealer", values["player"]),
    "turn": lambda table, step, values: _once(table, step, "turn", values["player"]),
    "direction": lambda table, step, values: _once(table, step, "direction", values["direction"]),
    "holds": lambda table, step, values: _hand(table, step, "hands", values["cards"]),
    "holds-count": lambda table, step, values: _hand(table, step, "counts", values["count"]),
    "top": lambda table, step, values: _once(table, step, "top", values["card"]),
    "named": lambda table, step, values: _once(table, step, "colour", values["colour"]),
    "next-card": lambda table, step, values: _next(table, step, (values["card"],)),
    "next-cards": lambda table, step, values: _next(table, step, values["cards"]),
    "pile-is": lambda table, step, values: _pile(table, step, values["cards"]),
    "discards-below": lambda table, step, values: _once(table, step, "below", values["cards"]),
    "score": lambda table, step, values: _each(table, step, "scores", values["points"]),
    "rounds": lambda table, step, values: _each(table, step, "rounds", values["count"]),
    "in-duel": lambda table, step, values: _once(table, step, "duel", (values["player"], values["other"])),
    "youngest": lambda table, step, values: _once(table, step, "youngest", values["player"]),
    "opening-card": lambda table, step, values: table.opening.append((values["player"], values["card"])),
    "first-card": lambda table, step, values: _first(table, step, (values["card"],)),
    "first-cards": lambda table, step, values: _first(table, step, values["cards"]),
    "dealt": lambda table, step, values: _dealt(table, step, values["cards"]),
}

#: The Given steps that are understood.
UNDERSTOOD: Final = frozenset(_READ)
