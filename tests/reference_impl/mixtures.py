"""Mixtures of variants, and positions of games under them, for property tests."""

from __future__ import annotations

import random
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

import yaml
from hypothesis import strategies as st

from reference_impl import COLOURS, Accept, Action, Call, Catch, Challenge, Draw, Keep, Name, Play, Rules, State
from reference_impl.cards import CARDS
from reference_impl.playout import random_game

_RULES = Path(__file__).resolve().parents[2] / "spec" / "rules"


@cache
def catalogue() -> dict[str, Any]:
    """The rules as they are written down."""
    found: dict[str, Any] = {}
    for path in sorted(_RULES.glob("*.yaml")):
        found |= yaml.safe_load(path.read_text(encoding="utf-8"))["rules"]
    return found


def defaults(**changes: str) -> Rules:
    """The default of every rule, with changes; ``_`` stands for ``-``."""
    return {rule: entry["default"] for rule, entry in catalogue().items()} | {
        rule.replace("_", "-"): variant for rule, variant in changes.items()
    }


def mixture(choose: random.Random) -> Rules:
    """Any variant of every rule, at random."""
    return {
        rule: str(choose.choice((30, 150, 500))) if entry.get("number") else choose.choice(sorted(entry["variants"]))
        for rule, entry in catalogue().items()
    }


@st.composite
def mixtures(draw: st.DrawFn) -> Rules:
    """Any variant of every rule."""
    return {
        rule: str(draw(st.sampled_from((30, 150, 500))))
        if entry.get("number")
        else draw(st.sampled_from(sorted(entry["variants"])))
        for rule, entry in catalogue().items()
    }


def names(count: int) -> list[str]:
    """Players for a test."""
    return [f"p{number}" for number in range(1, count + 1)]


@st.composite
def positions(draw: st.DrawFn) -> State:
    """A state somewhere in a match of random lawful play under any mixture."""
    rules = draw(mixtures())
    players = names(draw(st.integers(2, 10)))
    seed = draw(st.integers(0, 2**32 - 1))
    steps = draw(st.integers(0, 150))
    *_, state = islice(random_game(rules, players, seed, 150), steps + 1)
    return state


def every_action(players: int) -> list[Action]:
    """Every action that can be said at a table of so many players, lawful or not, seats that do not exist included."""
    seats = range(-1, players + 1)
    found: list[Action] = []
    for seat in seats:
        found += [Draw(seat), Keep(seat), Call(seat), Challenge(seat), Accept(seat)]
        found += [Name(seat, colour) for colour in (*COLOURS, "pink")]
        found += [Catch(seat, whom) for whom in seats]
        found += [
            Play(seat, card, colour, uno)
            for card in CARDS.values()
            for colour in (None, *COLOURS)
            for uno in (False, True)
        ]
    return found
