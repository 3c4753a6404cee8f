"""Scenarios by chance: a position, acts that are lawful or not, and what is then to be seen, as the reference plays."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from tests.running.building import numbers, scenario, step, variants
from unospec.adapters.reference import Reference
from unospec.protocol.messages import PROTOCOL, Hello, HelloReply, Reply, Request
from unospec.running.executor import Run
from unospec.running.filling import standard_deck
from unospec.running.sight import look
from unospec.running.verdicts import Ended
from unospec.scenarios.model import Scenario, Step


def mixture(chance: random.Random) -> dict[str, str]:
    """Any variant of every rule; the target score is small, so that matches end."""
    found = {rule: chance.choice(some) for rule, some in variants().items() if rule not in numbers()}
    return found | {rule: str(chance.randint(1, 120)) for rule in numbers()}


class Straight:
    """The reference without JSON data."""

    def __init__(self, rules: Mapping[str, str]) -> None:
        self.reference = Reference(rules)

    def ask(self, request: Request) -> Reply:
        return self.reference.reply(request)

    def restart(self) -> None:
        raise AssertionError

    def close(self) -> None:
        pass


def greeting() -> HelloReply:
    """The introduction of the reference."""
    reply = Reference({}).reply(Hello(0, PROTOCOL))
    assert isinstance(reply, HelloReply)
    return reply


def random_scenario(chance: random.Random, rules: Mapping[str, str], length: int = 5) -> Scenario:
    """A scenario that the reference passes under these rules."""
    steps = list(_position(chance))
    run = Run(Straight(rules), greeting(), scenario(*steps))
    run.begin()
    steps += _sights(chance, run, steps)
    for _ in range(length):
        made = _act(chance, run)
        if not _performed(run, steps, made):
            continue
        if made.id.startswith("tries-"):
            steps.append(step("allowed"))
            if not _holds(run, steps):
                steps[-1] = step("refused")
        steps += _sights(chance, run, steps)
    return scenario(*steps)


def falsified(made: Scenario, chance: random.Random) -> Scenario:
    """The same scenario with one Then step that can't hold."""
    steps = list(made.steps)
    places = [place for place, each in enumerate(steps) if each.role == "then"]
    place = chance.choice(places)
    wrong = steps[place]
    values: dict[str, Any] = dict(wrong.values)
    match wrong.id:
        case "allowed" | "refused":
            wrong = step("refused" if wrong.id == "allowed" else "allowed")
        case "has-count" | "pile-count" | "discard-count" | "rounds-is":
            wrong = step(wrong.id, **values | {"count": (values["count"] + 1) % 121})
        case "score-is":
            wrong = step(wrong.id, **values | {"points": values["points"] + 1})
        case "turn-is":
            wrong = step(wrong.id, player=values["player"] % 3 + 1)
        case "direction-is":
            other = {"clockwise": "counterclockwise", "counterclockwise": "clockwise"}
            wrong = step(wrong.id, direction=other[values["direction"]])
        case "top-is":
            wrong = step(wrong.id, card="red-1" if values["card"] != "red-1" else "red-2")
        case _:
            raise AssertionError(wrong.id)
    steps[place] = wrong
    return replace(made, steps=tuple(steps))


def _position(chance: random.Random) -> Iterator[Step]:
    deck = [code for code, count in standard_deck().items() for _ in range(count)]
    chance.shuffle(deck)
    # Draw cards and pairs come up often enough to matter.
    deck.sort(key=lambda code: "draw" not in code and chance.random() < 0.8)
    yield step("seated", players=(1, 2, 3))
    yield step("turn", player=1)
    for player in (1, 2, 3):
        size = chance.choice((1, 2, 2, 3, 4))
        yield step("holds", player=player, cards=tuple(deck.pop() for _ in range(size)))
        yield step("score", player=player, points=chance.randint(0, 100))
    top = deck.pop()
    yield step("top", card=top)
    if top.startswith("wild"):
        yield step("named", colour=chance.choice(("red", "blue")))
    cards = tuple(deck.pop() for _ in range(chance.choice((1, 2, 9))))
    yield step("pile-is" if chance.random() < 0.3 else "next-cards", cards=cards)


def _act(chance: random.Random, run: Run) -> Step:
    player = chance.randint(1, 3)
    if run.state.get("turn") and chance.random() < 0.7:
        player = int(str(run.state["turn"])[1:])
    held = run.state["hands"].get(f"p{player}") or ["red-1"]
    card = chance.choice(held)
    colour = chance.choice(("red", "yellow", "green", "blue"))
    naming: dict[str, Any] = {"player": player, "card": card, "colour": colour}
    plain: dict[str, Any] = {"player": player, "card": card}
    black = card.startswith("wild")
    choices = [
        step("plays-naming", **naming) if black else step("plays", **plain),
        step("plays-naming-uno", **naming) if black else step("plays-uno", **plain),
        step("tries-play-naming", **naming) if black else step("tries-play", **plain),
        step("draws", player=player),
        step("keeps", player=player),
        step("takes", player=player),
        step("tries-draw", player=player),
        step("tries-keep", player=player),
        step("tries-pass", player=player),
        step("tries-call", player=player),
        step("tries-catch", player=player, whom=player % 3 + 1),
        step("tries-challenge", player=player),
    ]
    return chance.choices(choices, (6, 3, 4, 3, 2, 2, 2, 1, 1, 1, 3, 2))[0]


def _performed(run: Run, steps: list[Step], made: Step) -> bool:
    """Perform one more step; take it back if it is not possible."""
    steps.append(made)
    if _holds(run, steps):
        return True
    # What was settled before it stays done, as it will be before the next step.
    steps.pop()
    return False


def _holds(run: Run, steps: list[Step]) -> bool:
    run.scenario = replace(run.scenario, steps=tuple(steps))
    try:
        run.perform(len(steps) - 1)
    except Ended:
        return False
    return True


def _sights(chance: random.Random, run: Run, steps: list[Step]) -> Iterator[Step]:
    # Any Then step settles first; this one always holds, and shows how things stand then.
    _holds(run, [*steps, step("pile-count", count=look(run.state, "draw_count"))])
    state: Any = run.state
    player = chance.randint(1, 3)
    sights = [
        step("has-count", player=player, count=state["counts"][f"p{player}"]),
        step("pile-count", count=state["draw_count"]),
        step("discard-count", count=state["discard_count"]),
        step("direction-is", direction=state["direction"]),
        step("score-is", player=player, points=state["scores"][f"p{player}"]),
        step("rounds-is", player=player, count=state["rounds"][f"p{player}"]),
    ]
    if state["turn"]:
        sights.append(step("turn-is", player=int(state["turn"][1:])))
    if state["top"]:
        sights.append(step("top-is", card=state["top"]))
    yield from chance.sample(sights, 2)
