"""Probes of calling UNO and of catching whoever forgets it."""

from __future__ import annotations

from unospec.identify.probe import Probe, ahead, calls, catches, draws, holds, plays, probe, seats, top

_TABLE = (top("red-7"), holds(1, "red-5", "blue-9"), holds(2, "red-2", "blue-1", "green-1", "green-3"))
_FORGETS = (*_TABLE, plays(1, "red-5"))
_LATE = (*_FORGETS, plays(2, "red-2"))
#: Of two players the other is the next and a bystander at once: who may catch is no matter there.
_TWO = seats(1, 2)

PROBES: tuple[Probe, ...] = (
    probe("calls-in-time", "uno-call", _TWO, *_TABLE, plays(1, "red-5", uno=True), catches(2, 1), watch="counts:p1"),
    probe(
        "calls-in-time-and-late",
        "uno-call",
        _TWO,
        *_TABLE,
        plays(1, "red-5", uno=True),
        plays(2, "red-2"),
        catches(2, 1),
        watch="counts:p1",
    ),
    probe("forgets-to-call", "uno-call", *_FORGETS, watch="counts:p1"),
    probe("calls-late", "uno-call-time", *_LATE, calls(1), catches(3, 1), watch="counts:p1"),
    probe("calls-after-playing", "uno-call-time", *_FORGETS, calls(1), watch="counts:p1"),
    probe("caught-at-once", "uno-penalty", *_FORGETS, catches(3, 1), watch="counts:p1"),
    # Where a missed call can be caught only once it is overdue.
    probe("caught-late-draws", "uno-penalty", *_LATE, catches(3, 1), watch="counts:p1"),
    probe("caught-when", "uno-catch-start", *_FORGETS, catches(3, 1), watch="counts:p1"),
    probe("caught-late", "uno-catch-deadline", *_LATE, catches(3, 1), watch="counts:p1"),
    probe("caught-when-of-two", "uno-catch-start", _TWO, *_FORGETS, catches(2, 1), watch="counts:p1"),
    probe("caught-late-of-two", "uno-catch-deadline", _TWO, *_LATE, catches(2, 1), watch="counts:p1"),
    # To draw is to act too, though the turn may not be over by that.
    probe(
        "caught-after-a-draw",
        "uno-catch-deadline",
        _TWO,
        *_TABLE[:2],
        holds(2, "blue-1", "green-1", "green-3"),
        ahead("yellow-9", "yellow-8", "red-8"),
        plays(1, "red-5"),
        draws(2),
        catches(2, 1),
        watch="counts:p1",
    ),
    # Where both may catch, the second is left nothing.
    probe("caught-by-whom", "uno-catcher", *_FORGETS, catches(3, 1), catches(2, 1), watch="counts:p1"),
    probe("caught-late-by-whom", "uno-catcher", *_LATE, catches(3, 1), catches(2, 1), watch="counts:p1"),
    probe("caught-by-the-next", "uno-catcher", *_FORGETS, catches(2, 1), watch="counts:p1"),
    probe("caught-late-by-the-next", "uno-catcher", *_LATE, catches(2, 1), watch="counts:p1"),
    probe(
        "down-to-one-again",
        "uno-again",
        _TWO,
        *_TABLE,
        ahead("red-8"),
        plays(1, "red-5", uno=True),
        plays(2, "red-2"),
        draws(1),
        plays(1, "red-8"),
        catches(2, 1),
        watch="counts:p1",
    ),
    probe(
        "calls-again",
        "uno-again",
        _TWO,
        *_TABLE,
        ahead("red-8"),
        plays(1, "red-5", uno=True),
        plays(2, "red-2"),
        draws(1),
        plays(1, "red-8"),
        calls(1),
        watch="counts:p1",
    ),
    probe(
        "down-to-one-again-and-late",
        "uno-again",
        _TWO,
        *_TABLE,
        ahead("red-8", "red-9"),
        plays(1, "red-5", uno=True),
        plays(2, "red-2"),
        draws(1),
        plays(1, "red-8"),
        draws(2),
        catches(2, 1),
        watch="counts:p1",
    ),
)
