"""Scenarios played by the reference for their pages: what lies on the table at the beginning and after each move."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, cast

from unospec.running.executor import Run
from unospec.running.filling import Dealing, Position, seats
from unospec.running.table import Table, read_table
from unospec.scenarios.model import Scenario, Step


@dataclass(frozen=True, slots=True)
class Part:
    """Steps that belong together: all that is given, or a move with what comes of it.

    state: what lies on the table then, with cards that the scenario does not tell face down; None if nothing is to be
    seen, or nothing else than before.
    """

    steps: tuple[Step, ...]
    state: Mapping[str, Any] | None


@dataclass(frozen=True, slots=True)
class Played:
    """A scenario in parts. seats: the players clockwise, as ``p1``."""

    parts: tuple[Part, ...]
    seats: tuple[str, ...]


def play_all() -> dict[str, Played]:
    """Every scenario by id, played under its own rules."""
    from unospec.adapters.registry import open_engine
    from unospec.protocol.messages import HelloReply
    from unospec.running.engines import greet
    from unospec.scenarios import library
    from unospec.spec.rule_sets import rule_set

    engine = open_engine("reference")
    hello: HelloReply = greet(engine)
    played = {}
    for feature in library.features():
        rules = rule_set(feature.rule_set).with_options(feature.options).rules
        variants = {rule: rules[rule] for rule in hello.configures}
        for scenario in feature.scenarios:
            played[scenario.id] = _play(Run(engine, hello, scenario), scenario, variants)
    return played


def _play(run: Run, scenario: Scenario, variants: dict[str, str]) -> Played:
    table = read_table(scenario)
    steps = scenario.all_steps
    told = _told(steps)
    run.begin(variants)
    parts: list[Part] = []
    last: Mapping[str, Any] | None = None
    start = 0
    for place, step in enumerate(steps):
        run.perform(place)
        following = steps[place + 1] if place + 1 < len(steps) else None
        if (
            following is not None
            and following.role != "when"
            and not (step.role == "given" and following.role != "given")
        ):
            continue
        state = _shown(cast("dict[str, Any]", run.state), table, told)
        if step.role == "given" and table.beginning == "opening":
            state = _opening(table)
        seen = state if state and state != last else None
        last = state or last
        parts.append(Part(steps[start : place + 1], seen))
        start = place + 1
    players = run.start.players if isinstance(run.start, (Position, Dealing)) else seats(table, "plain")
    return Played(tuple(parts), tuple(f"p{player}" for player in players))


def _told(steps: tuple[Step, ...]) -> frozenset[str]:
    """The cards that any step names."""
    found: set[str] = set()
    for step in steps:
        for name, value in step.values.items():
            if name == "card":
                found.add(str(value))
            elif name == "cards":
                found.update(cast("tuple[str, ...]", value))
    return frozenset(found)


def _shown(state: Mapping[str, Any], table: Table, told: frozenset[str]) -> dict[str, Any]:
    """What is to be seen: the hands that the scenario tells of, the others as numbers of cards."""
    hands = state.get("hands")
    if not hands:
        return {}
    kept = ("top", "colour", "turn", "direction", "draw_count", "out", "dealer", "round_winner", "match_winners")
    seen = {name: state[name] for name in kept if name in state}
    known = {f"p{player}" for player in (*table.hands, *table.dealt)}
    seen["hands"] = {
        player: sorted((card if player in known and card in told else "back" for card in cards), key=_order)
        for player, cards in hands.items()
    }
    for name in ("scores", "rounds"):
        points = state.get(name) or {}
        if any(points.values()):
            seen[name] = points
    return seen


def _opening(table: Table) -> dict[str, Any]:
    drawn: dict[str, list[str]] = {}
    for player, card in table.opening:
        drawn.setdefault(f"p{player}", []).append(card)
    return {"hands": drawn} if drawn else {}


def _order(card: str) -> tuple[bool, str]:
    return card == "back", card
