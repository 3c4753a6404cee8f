"""The language-neutral form of scenarios: what every feature file is read into and written from."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

Role: TypeAlias = Literal["given", "when", "then"]

#: The kinds of parameter a step can have, and the Python type of their values.
#: player: 1 to 10, the place in the language's list of ten names. players: tuple of them. card: a code
#: such as ``red-7``. cards: tuple of codes. colour: ``red yellow green blue``. direction: ``clockwise``
#: or ``counterclockwise``. count: 0 to 120. points: 0 to 999.
Kind: TypeAlias = Literal["player", "players", "card", "cards", "colour", "direction", "count", "points"]

#: A parameter's value: player, count and points are int; card, colour and direction str; lists are tuples.
Value: TypeAlias = int | str | tuple[int, ...] | tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """One step: its role in this scenario, the id of its declaration in `unospec.scenarios.steps`, its values."""

    role: Role
    id: str
    values: dict[str, Value] = field(default_factory=dict)
    #: The line of the feature file, for messages; 0 if there is none. Not part of the meaning.
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Scenario:
    """One scenario. id: permanent, ASCII, ``hu-draw-two-answered``. cites: sentence or limit ids, ``hu-029`` or
    ``hu-029.a``. option: the options of the rule set it plays under, as in ``jump-in`` or ``target-score=300``;
    empty if none. background: steps that all scenarios of the feature share, before `steps`.
    """

    id: str
    cites: tuple[str, ...]
    background: tuple[Step, ...]
    steps: tuple[Step, ...]
    options: tuple[str, ...] = ()

    @property
    def all_steps(self) -> tuple[Step, ...]:
        """Background and own steps, in order."""
        return self.background + self.steps

    @property
    def sentences(self) -> tuple[str, ...]:
        """The cited sentences, each once, in order."""
        return tuple(dict.fromkeys(cited.split(".")[0] for cited in self.cites))


@dataclass(frozen=True, slots=True)
class Feature:
    """One feature file. id: ``hu/draw-two`` (folder and stem). rule_set: the folder, ``hu``."""

    id: str
    rule_set: str
    scenarios: tuple[Scenario, ...]
    options: tuple[str, ...] = ()


#: Plain JSON data of a scenario, as `unospec scenarios --json` prints it.
Plain: TypeAlias = dict[str, Any]
