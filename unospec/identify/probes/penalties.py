"""Probes of cards drawn for others' cards, of passing them on, and of challenging."""

from __future__ import annotations

from unospec.identify.probe import Probe, challenges, holds, plays, probe, takes, top, tries
from unospec.scenarios.model import Step

_RED = top("red-7")
_ONE = holds(1, "red-draw-two", "wild-draw-four", "blue-2", "green-9")
_PLAIN = ("green-1", "yellow-4", "yellow-9")
_THREE = holds(3, *_PLAIN)
_TWO_PLAYS = plays(1, "red-draw-two")
_FOUR_PLAYS = plays(1, "wild-draw-four", "blue")
_FAIR = holds(1, "wild-draw-four", "blue-2", "green-9", "green-8")


def _answer(id: str, rule: str, asked: Step, hand: Step, card: str, answer: Step) -> Probe:
    """The first player's draw card, answered by the second; then the third draws what is owed, or the second."""
    return probe(
        id, rule, _RED, hand, holds(2, card, *_PLAIN), _THREE, asked, answer, takes(3), watch="top counts:p2 counts:p3"
    )


def _chain(id: str, second: str, third: str, asked: Step = _TWO_PLAYS) -> Probe:
    """A draw card that is answered, and the answer answered once more."""
    return probe(
        f"chain-{id}",
        "draw-two-chain",
        _RED,
        _ONE if asked is _TWO_PLAYS else _FAIR,
        holds(2, second, "yellow-1", "yellow-4", "yellow-9"),
        holds(3, third, "yellow-2", "yellow-3", "yellow-8"),
        holds(4, "yellow-1", "yellow-2", "blue-3"),
        asked,
        plays(2, second, "green" if second.startswith("wild") else ""),
        tries(3, third, "red" if third.startswith("wild") else ""),
        takes(4),
        watch="top counts:p3 counts:p4",
    )


PROBES: tuple[Probe, ...] = (
    probe(
        "draw-two",
        "draw-two-effect",
        _RED,
        _ONE,
        holds(2, *_PLAIN),
        _TWO_PLAYS,
        takes(2),
        watch="counts:p2 turn",
    ),
    probe(
        "wild-draw-four",
        "wild-draw-four-effect",
        _RED,
        _FAIR,
        holds(2, *_PLAIN),
        _FOUR_PLAYS,
        takes(2),
        watch="counts:p2 turn",
    ),
    _answer(
        "draw-two-on-draw-two", "draw-two-stacking", _TWO_PLAYS, _ONE, "green-draw-two", tries(2, "green-draw-two")
    ),
    _answer("draw-two-on-its-like", "draw-two-stacking", _TWO_PLAYS, _ONE, "red-draw-two", tries(2, "red-draw-two")),
    _answer(
        "four-on-four",
        "wild-draw-four-stacking",
        _FOUR_PLAYS,
        _FAIR,
        "wild-draw-four",
        tries(2, "wild-draw-four", "green"),
    ),
    _answer("four-on-two", "mixed-stacking", _TWO_PLAYS, _ONE, "wild-draw-four", tries(2, "wild-draw-four", "green")),
    _answer("two-on-four", "mixed-stacking", _FOUR_PLAYS, _FAIR, "blue-draw-two", tries(2, "blue-draw-two")),
    _answer("wild-on-two", "wild-under-penalty", _TWO_PLAYS, _ONE, "wild", tries(2, "wild", "green")),
    _answer("wild-on-four", "wild-under-penalty", _FOUR_PLAYS, _FAIR, "wild", tries(2, "wild", "yellow")),
    _chain("two-two-two", "green-draw-two", "blue-draw-two"),
    probe(
        "chain-of-four",
        "draw-two-chain",
        _RED,
        _ONE,
        holds(2, "green-draw-two", "yellow-1", "yellow-4", "yellow-9"),
        holds(3, "blue-draw-two", "yellow-2", "yellow-3", "yellow-8"),
        holds(4, "yellow-draw-two", "yellow-1", "yellow-2", "blue-3"),
        _TWO_PLAYS,
        plays(2, "green-draw-two"),
        plays(3, "blue-draw-two"),
        tries(4, "yellow-draw-two"),
        takes(1),
        watch="top counts:p4 counts:p1",
    ),
    _chain("two-four-four", "wild-draw-four", "wild-draw-four"),
    _chain("two-four-two", "wild-draw-four", "green-draw-two"),
    _chain("two-two-four", "green-draw-two", "wild-draw-four"),
    _chain("two-wild-wild", "wild", "wild"),
    _chain("two-wild-two", "wild", "green-draw-two"),
    _chain("two-wild-four", "wild", "wild-draw-four"),
    _chain("two-two-wild", "green-draw-two", "wild"),
    _chain("two-four-wild", "wild-draw-four", "wild"),
    _chain("four-two-two", "blue-draw-two", "green-draw-two", asked=_FOUR_PLAYS),
    probe(
        "bystander-challenges",
        "challenge",
        _RED,
        _FAIR,
        holds(2, *_PLAIN),
        _THREE,
        _FOUR_PLAYS,
        challenges(3),
        takes(2),
        watch="counts:p2 counts:p3 turn",
    ),
    probe(
        "next-player-challenges",
        "challenge",
        _RED,
        _FAIR,
        holds(2, *_PLAIN),
        _THREE,
        _FOUR_PLAYS,
        challenges(2),
        watch="counts:p1",
    ),
    probe(
        "challenge-won",
        "challenge-success",
        _RED,
        holds(1, "wild-draw-four", "red-1", "green-9", "green-8"),
        holds(2, *_PLAIN),
        _THREE,
        _FOUR_PLAYS,
        challenges(2),
        watch="counts:p1 counts:p2 turn",
    ),
    probe(
        "challenge-lost",
        "failed-challenge",
        _RED,
        _FAIR,
        holds(2, *_PLAIN),
        _THREE,
        _FOUR_PLAYS,
        challenges(2),
        watch="counts:p2",
    ),
    probe(
        "bystander-loses",
        "failed-challenge-next-player",
        _RED,
        _FAIR,
        holds(2, *_PLAIN),
        _THREE,
        _FOUR_PLAYS,
        challenges(3),
        takes(2),
        watch="counts:p2",
    ),
)
