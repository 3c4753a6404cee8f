"""Probes: positions and acts whose outcome depends on how a rule is played, and short ways to write them down."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from unospec.scenarios.model import Scenario, Step
from unospec.scenarios.steps import STEPS


@dataclass(frozen=True, slots=True)
class Probe:
    """One probe.

    id: stable, unique. rule: the rule that it is there for; it may tell of others too. scenario: position and acts,
    without any Then step. watch: the fields of the state that are looked at after every act: ``turn``,
    ``counts:p2``. beside: those that are looked at too, but told only and not compared. hint: whether an outcome that
    no known rules give says nothing, as with what is shuffled. generated: whether it was made by looking for a
    difference, and not written.
    """

    id: str
    rule: str
    scenario: Scenario
    watch: tuple[str, ...]
    hint: bool = False
    generated: bool = False
    beside: tuple[str, ...] = ()

    def played(self, steps: tuple[Step, ...]) -> Probe:
        """The same probe with other steps."""
        return replace(self, scenario=replace(self.scenario, steps=steps))


def probe(
    id: str, rule: str, *steps: Step, watch: str, beside: str = "", hint: bool = False, generated: bool = False
) -> Probe:
    """A probe of these steps. watch, beside: fields, with blanks between."""
    scenario = Scenario(id, (), (), steps)
    return Probe(id, rule, scenario, tuple(watch.split()), hint, generated, tuple(beside.split()))


def step(id: str, **values: Any) -> Step:
    """A step of the vocabulary in its own role."""
    return Step(STEPS[id].role, id, values)


# What lies on the table.


def seats(*players: int) -> Step:
    """Who sits there, clockwise."""
    return step("seated", players=players)


def holds(player: int, *cards: str) -> Step:
    """A whole hand."""
    return step("holds", player=player, cards=cards)


def top(card: str) -> Step:
    """The top discard."""
    return step("top", card=card)


def named(colour: str) -> Step:
    """The colour named for a black top discard."""
    return step("named", colour=colour)


def ahead(*cards: str) -> Step:
    """The next cards of the draw pile."""
    if len(cards) == 1:
        return step("next-card", card=cards[0])
    return step("next-cards", cards=cards)


def turn(player: int) -> Step:
    """Whose turn it is."""
    return step("turn", player=player)


def backwards() -> Step:
    """Play goes counterclockwise."""
    return step("direction", direction="counterclockwise")


def score(player: int, points: int) -> Step:
    """Points so far."""
    return step("score", player=player, points=points)


def rounds(player: int, count: int) -> Step:
    """Rounds won so far."""
    return step("rounds", player=player, count=count)


# What is done, and what is tried.


def plays(player: int, card: str, colour: str = "", *, uno: bool = False) -> Step:
    """A card is played; if it can't be, the probe ends there."""
    end = "-uno" if uno else ""
    if colour:
        return step(f"plays-naming{end}", player=player, card=card, colour=colour)
    return step(f"plays{end}", player=player, card=card)


def tries(player: int, card: str, colour: str = "") -> Step:
    """A card is played if that is possible."""
    if colour:
        return step("tries-play-naming", player=player, card=card, colour=colour)
    return step("tries-play", player=player, card=card)


def jumps(player: int, card: str) -> Step:
    """A card is played out of turn if that is possible."""
    return step("tries-jump-in", player=player, card=card)


def draws(player: int) -> Step:
    """A card is drawn if that is possible; what is to be drawn as a penalty is not meant."""
    return step("tries-draw", player=player)


def keeps(player: int) -> Step:
    """The drawn card is kept if that is possible."""
    return step("tries-keep", player=player)


def passes(player: int) -> Step:
    """The turn is ended without a card drawn if that is possible."""
    return step("tries-pass", player=player)


def takes(player: int) -> Step:
    """What is owed is drawn."""
    return step("takes", player=player)


def calls(player: int) -> Step:
    """UNO is called if that counts."""
    return step("tries-call", player=player)


def catches(player: int, whom: int) -> Step:
    """Somebody is caught without a call if that is possible."""
    return step("tries-catch", player=player, whom=whom)


def challenges(player: int) -> Step:
    """A Wild Draw Four is challenged if that is possible."""
    return step("tries-challenge", player=player)
