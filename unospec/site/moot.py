"""Rules that say nothing where another rule is played in a certain way: a rule sheet leaves them out."""

from __future__ import annotations

from collections.abc import Mapping

_NO_POINTS = {"scoring": ("none", "rounds-won")}
_NO_CHALLENGE = {"challenge": ("none",)}
_NO_JUMP = {"jump-in": ("none",)}
_NO_LAST = {"last-draw-card": ("no-effect",)}

#: By rule: the other rule, and its variants under which this one says nothing.
_MOOT: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "start-draw-two-answer": {"start-draw-two": ("no-effect",)},
    "draw-two-chain": {"draw-two-stacking": ("no-stacking",)},
    "wild-draw-four-breach": {"wild-draw-four-restriction": ("none",)},
    "challenge-evidence": _NO_CHALLENGE,
    "challenge-sees-hand": _NO_CHALLENGE,
    "challenge-success": _NO_CHALLENGE,
    "failed-challenge": _NO_CHALLENGE,
    "failed-challenge-next-player": {"challenge": ("none", "next-player")},
    "jump-in-continues": _NO_JUMP,
    "jump-in-target": _NO_JUMP,
    "last-draw-card-who": _NO_LAST,
    "last-draw-card-answer": _NO_LAST,
    "card-points": _NO_POINTS,
    "target-score": _NO_POINTS,
    "target-reached": _NO_POINTS,
    "match-winner": {"scoring": ("none",)},
    "elimination": _NO_POINTS,
    "duel": {"elimination": ("none", "until-one-remains")},
}

#: By rule: other rules with their variants, one of which has to be played for this rule to say something.
_NEEDS: Mapping[str, Mapping[str, str]] = {
    "reburied-place": {"start-wild": "reburied", "start-wild-draw-four": "reburied"},
}


def is_moot(rule: str, variants: Mapping[str, str]) -> bool:
    """Whether the rule says nothing where these variants are played."""
    if rule in _NEEDS:
        return all(variants[other] != needed for other, needed in _NEEDS[rule].items())
    return any(variants[other] in those for other, those in _MOOT.get(rule, {}).items())


def conditions() -> dict[str, dict[str, dict[str, list[str]]]]:
    """The same for scripts. any: one that is played makes the rule say nothing; needs: without all, it says nothing."""
    return {
        "any": {rule: {other: list(those) for other, those in where.items()} for rule, where in _MOOT.items()},
        "needs": {rule: {other: [needed] for other, needed in where.items()} for rule, where in _NEEDS.items()},
    }
