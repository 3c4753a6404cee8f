"""The switches: whether they change what they are there for. Tried where one act shows it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from unospec.adapters.checking.effects import took_place
from unospec.adapters.checking.talk import Talk
from unospec.adapters.checking.trial import FIRST, NAMING, OUT_OF_TURN, SKIP_ON_SKIP, WILD_BESIDE, Told
from unospec.protocol.messages import Act


@dataclass(frozen=True, slots=True)
class _Shown:
    """An act that is lawful under one variant of a rule and not under another, whatever the other rules are."""

    allowing: str
    forbidding: str
    told: Told
    act: Act


_SHOWN: Final[Mapping[str, _Shown]] = {
    "voluntary-draw": _Shown("allowed", "forbidden", FIRST, Act(0, "draw", "p1")),
    "wild-with-playable-card": _Shown(
        "allowed", "forbidden", WILD_BESIDE, Act(0, "play", "p1", card="wild", colour="green")
    ),
    "wild-colour": _Shown("any", "another-colour", NAMING, Act(0, "play", "p1", card="wild", colour="red")),
    "action-card-match": _Shown(
        "colour-or-symbol", "colour-only", SKIP_ON_SKIP, Act(0, "play", "p1", card="green-skip")
    ),
    "jump-in": _Shown("any-card", "none", OUT_OF_TURN, Act(0, "play", "p2", card="red-9")),
}


def switches(talk: Talk) -> None:
    """Set each of these switches both ways, which has to make a difference. Whatever is wrong so far might be why it
    makes none."""
    if talk.faults or talk.unknown:
        return
    for rule, shown in _SHOWN.items():
        if rule not in talk.base or shown.act.act not in talk.said.moves:
            continue
        variants = (shown.allowing, shown.forbidding)
        lawful = [_is_lawful(talk, rule, variant, shown) for variant in variants]
        if None not in lawful and lawful[0] == lawful[1]:
            talk.wrong("switch-idle", rule=rule, variants=", ".join(variants))
    if talk.rules != talk.base:
        talk.is_set_to({})


def _is_lawful(talk: Talk, rule: str, variant: str, shown: _Shown) -> bool | None:
    """Whether the act is possible under that variant; None if that cannot be tried."""
    if not talk.is_set_to({rule: variant}) or (before := talk.position(shown.told)) is None:
        return None
    return talk.lists(before, shown.act) and took_place(before, talk.does(shown.act))
