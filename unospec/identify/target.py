"""Finding out a number: the score at which something happens, by halving."""

from __future__ import annotations

from typing import Any, Final

from unospec.identify.inquiry import Inquiry
from unospec.identify.probes.end import at_target, total
from unospec.identify.trying import Told
from unospec.spec.catalogue import catalogue

_SCORE: Final = "target-score"
_REACHED: Final = "target-reached"

#: Ways of scoring in which points come to something.
_POINTS: Final = frozenset({"winner-collects", "own-points"})


def find_target(inquiry: Inquiry) -> None:
    """Find the score that ends the match or puts somebody out, and what then happens.

    To have reached 500 and to have passed 499 is the same, so the rounder of both numbers is taken; where neither is
    rounder both are left.
    """
    rule = catalogue().rules[_SCORE]
    assert rule.least is not None
    assert rule.most is not None
    scoring = inquiry.candidates["scoring"]
    if not _POINTS.issuperset(scoring):
        inquiry.masks = dict.fromkeys((_SCORE, _REACHED, "elimination"), "scoring")
        return
    low, high = rule.least, rule.most + 1
    # At `high` something happens, below `low` nothing does.
    # More than any target score: whatever number is played, this goes beyond it, and so it can be struck out by.
    happens = _anything(inquiry.ask_one(total(high)))
    inquiry.settle()
    if not happens:
        if happens is False:
            inquiry.masks = dict.fromkeys((_SCORE, _REACHED), "match-winner")
        else:
            inquiry.ask(at_target(high))
        return
    # The most points with which nothing happened, and the fewest with which something did, as far as points are seen.
    below, reached = 0, high
    while low < high:
        middle = (low + high) // 2
        found = _happens(inquiry, middle)
        if found is None:
            return
        happens, points = found
        if happens:
            high, reached = middle, points
        else:
            low, below = middle + 1, points
    # A card may be worth more or less than is known; so the points that are seen count. There may be none between.
    if reached != max(below + 1, rule.least):
        return
    ways = [
        (str(number), way)
        for number, way in ((reached, "at-least"), (reached - 1, "more-than"))
        if way in inquiry.candidates[_REACHED] and rule.least <= number <= rule.most
    ]
    best = max(_roundness(int(number)) for number, _ in ways)
    ways = [way for way in ways if _roundness(int(way[0])) == best]
    inquiry.fix(_SCORE, *(number for number, _ in ways))
    inquiry.fix(_REACHED, *(way for _, way in ways))
    # What goes on beyond goes with the number too, or it is none of that kind.
    inquiry.ask(total(points) for points in (reached - 2, reached + 1) if points > 0 and high == reached)
    inquiry.ask(at_target(reached))


def _happens(inquiry: Inquiry, points: int) -> tuple[bool, int] | None:
    """Whether anything happens when somebody comes to so many points, and to how many it was as far as that can be
    seen; None if the former can't."""
    told = inquiry.look(total(points))
    happens = _anything(told)
    if happens is None:
        return None
    note = told.notes[-1]
    scores: Any = dict(note[1]).get("scores", ()) if note is not None else ()
    # An engine may begin to count anew once a match is over.
    return happens, max((score for _, score in scores if score >= points), default=points)


def _anything(told: Told) -> bool | None:
    """Whether a match is over or somebody out after a probe; None if that can't be seen."""
    if told.ended is not None or not told.notes or told.notes[-1] is None or told.notes[-1][0] != "accepted":
        return None
    over = dict(told.notes[-1][1]).get("over")
    return None if over is None else bool(over)


def _roundness(number: int) -> int:
    return sum(number % step == 0 for step in (5, 10, 50, 100))
