"""Probes of what the card turned up at the start does."""

from __future__ import annotations

from unospec.identify.probe import Probe, plays, probe, step, takes, tries, turn
from unospec.scenarios.model import Step

#: What the first player is dealt: nothing that goes with a red card, nothing black.
_PLAIN = ("blue-1", "blue-3", "green-4", "yellow-6", "green-1", "yellow-8", "blue-8")


def _dealt(*first: str, hand: tuple[str, ...] = _PLAIN) -> tuple[Step, ...]:
    """The first player is to the dealer's left. first: the cards turned up."""
    return (
        step("seated", players=(1, 2, 3, 4)),
        step("dealer", player=1),
        # Who begins is no matter here; an engine that lets chance settle it can be told.
        turn(2),
        step("dealt", player=2, cards=hand),
        step("first-cards", cards=first) if len(first) > 1 else step("first-card", card=first[0]),
        step("deal"),
    )


_NAMES = step("names", player=2, colour="blue")

PROBES: tuple[Probe, ...] = (
    probe(
        "wild-first", "start-wild", *_dealt("wild", "red-5"), _NAMES, tries(2, "blue-1"), watch="top turn discard_count"
    ),
    probe(
        "wild-draw-four-first",
        "start-wild-draw-four",
        *_dealt("wild-draw-four", "red-5"),
        watch="top turn discard_count",
    ),
    probe("wild-goes-back", "reburied-place", *_dealt("wild", "red-5"), watch="reburied"),
    probe("wild-draw-four-goes-back", "reburied-place", *_dealt("wild-draw-four", "red-5"), watch="reburied"),
    probe("blank-goes-back", "reburied-place", *_dealt("blank", "red-5"), watch="reburied"),
    probe("draw-two-first", "start-draw-two", *_dealt("red-draw-two"), watch="top counts turn"),
    probe(
        "draw-two-first-answered",
        "start-draw-two-answer",
        *_dealt("red-draw-two", hand=("green-draw-two", *_PLAIN[1:])),
        tries(2, "green-draw-two"),
        takes(3),
        watch="top counts:p2 counts:p3",
    ),
    probe("reverse-first", "start-reverse", *_dealt("red-reverse"), watch="top direction turn"),
    probe("skip-first", "start-skip", *_dealt("red-skip"), watch="top turn"),
    probe(
        "number-first",
        "card-match",
        *_dealt("blue-5"),
        plays(2, "blue-1"),
        watch="top turn",
    ),
)
