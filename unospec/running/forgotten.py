"""What a scenario makes of a call that a player forgets, as far as its steps to come tell."""

from __future__ import annotations

from collections.abc import Sequence

from unospec.running.acts import ACTS, BESIDE, name
from unospec.scenarios.model import Step


def misses_call(steps: Sequence[Step], player: str) -> bool:
    """Whether the steps are about that player's missing call."""
    for step in steps:
        if step.role == "when" and player in (name(step.values.get("whom")), name(step.values.get("player"))):
            wanted = ACTS.get(step.id)
            if wanted is not None and wanted.act in BESIDE:
                return True
    return False


def is_let_off(steps: Sequence[Step], player: str) -> bool:
    """Whether that player's cards are looked at after another one has acted, who is not to have caught them."""
    others = False
    for step in steps:
        whose = name(step.values.get("player"))
        if step.role == "when":
            others = others or whose != player
        elif others and whose == player and step.id in ("has-count", "hand-is", "hand-has"):
            return True
    return False
