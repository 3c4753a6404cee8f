"""Probes of calling UNO and of catching whoever forgets it."""

from __future__ import annotations

from unospec.identify.probe import Probe, ahead, calls, catches, draws, holds, plays, probe, seats, top

_TABLE = (top("red-7"), holds(1, "red-5", "blue-9"), holds(2, "red-2", "blue-1", "green-1", "green-3"))
_FORGETS = (*_TABLE, plays(1, "red-5"))

PROBES: tuple[Probe, ...] = (
    probe("calls-in-time", "uno-call", *_TABLE, plays(1, "red-5", uno=True), catches(3, 1), watch="counts:p1"),
    probe("forgets-to-call", "uno-call", *_FORGETS, watch="counts:p1"),
    probe(
        "calls-late",
        "uno-call-time",
        *_FORGETS,
        plays(2, "red-2"),
        calls(1),
        catches(3, 1),
        watch="counts:p1",
    ),
    probe("calls-after-playing", "uno-call-time", *_FORGETS, calls(1), watch="counts:p1"),
    probe("caught-at-once", "uno-penalty", *_FORGETS, catches(3, 1), watch="counts:p1"),
    # Where a missed call can be caught only once it is overdue.
    probe("caught-late-draws", "uno-penalty", *_FORGETS, plays(2, "red-2"), catches(3, 1), watch="counts:p1"),
    probe("caught-when", "uno-catch-start", *_FORGETS, catches(3, 1), watch="counts:p1"),
    probe("caught-late", "uno-catch-deadline", *_FORGETS, plays(2, "red-2"), catches(3, 1), watch="counts:p1"),
    probe("caught-by-the-next", "uno-catcher", *_FORGETS, catches(2, 1), watch="counts:p1"),
    probe("caught-late-by-the-next", "uno-catcher", *_FORGETS, plays(2, "red-2"), catches(2, 1), watch="counts:p1"),
    probe(
        "down-to-one-again",
        "uno-again",
        seats(1, 2),
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
        seats(1, 2),
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
        seats(1, 2),
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
