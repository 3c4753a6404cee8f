"""Probes of the end of a round, of points and of the match; for some the target score has to be known."""

from __future__ import annotations

from unospec.identify.probe import Probe, backwards, holds, plays, probe, rounds, score, seats, step, takes, top, tries
from unospec.scenarios.model import Step

_RED = top("red-7")
_FOUR = seats(1, 2, 3, 4)
_OTHERS = (holds(2, "blue-9"), holds(3, "blue-1"), holds(4, "green-3"))
_LAST = (_FOUR, _RED, holds(1, "red-5"), *_OTHERS, plays(1, "red-5"))
_BLACK = (holds(2, "green-1", "yellow-4"), holds(3, "green-3", "yellow-3"), holds(4, "green-6", "yellow-6"))


def _answered(id: str, last: str, answer: str) -> Probe:
    """A draw card played as last card, and an answer to it."""
    return probe(
        f"last-{id}",
        "last-draw-card-answer",
        _FOUR,
        _RED,
        holds(1, last),
        holds(2, answer, "green-4", "green-5"),
        *_BLACK[1:],
        plays(1, last, "blue" if last.startswith("wild") else ""),
        tries(2, answer, "yellow" if answer.startswith("wild") else ""),
        takes(3),
        watch="counts round_winner",
    )


PROBES: tuple[Probe, ...] = (
    probe("last-card", "round-end", *_LAST, watch="round_winner"),
    *(
        probe(id, "round-end", seated, _RED, holds(1, "red-5", "blue-9"), *others, play, watch="round_winner")
        for id, seated, others, play in (
            ("last-but-one", _FOUR, _OTHERS, plays(1, "red-5", uno=True)),
            ("last-but-one-of-two", seats(1, 2), _OTHERS[:1], plays(1, "red-5", uno=True)),
        )
    ),
    *(
        probe(f"last-{id}", "round-end", _FOUR, _RED, holds(1, card), *_OTHERS, last, watch="round_winner")
        for id, card, last in (("wild", "wild", plays(1, "wild", "blue")), ("skip", "red-skip", plays(1, "red-skip")))
    ),
    # How many points is another rule.
    probe("who-gets-points", "scoring", *_LAST, watch="scorers rounds match_winners", beside="scores"),
    # Whether one round settles the match shows even where no score can be seen.
    probe("match-goes-on", "scoring", *_LAST, watch="match_winners"),
    probe("worth-of-numbers", "card-points", *_LAST, watch="scores"),
    probe(
        "worth-of-cards",
        "card-points",
        _FOUR,
        _RED,
        holds(1, "red-5"),
        holds(2, "wild", "green-0"),
        holds(3, "blue-skip", "blue-draw-two"),
        holds(4, "wild-draw-four", "blue-reverse"),
        plays(1, "red-5"),
        watch="scores",
    ),
    probe(
        "last-draw-two",
        "last-draw-card",
        _FOUR,
        _RED,
        holds(1, "red-draw-two"),
        *_BLACK,
        plays(1, "red-draw-two"),
        watch="counts round_winner",
    ),
    probe(
        "last-draw-two-backwards",
        "last-draw-card-who",
        _FOUR,
        backwards(),
        _RED,
        holds(1, "red-draw-two"),
        *_BLACK,
        plays(1, "red-draw-two"),
        watch="counts",
    ),
    _answered("two-by-two", "red-draw-two", "green-draw-two"),
    _answered("two-by-four", "red-draw-two", "wild-draw-four"),
    _answered("four-by-four", "wild-draw-four", "wild-draw-four"),
    _answered("four-by-two", "wild-draw-four", "blue-draw-two"),
    _answered("two-by-wild", "red-draw-two", "wild"),
    _answered("four-by-wild", "wild-draw-four", "wild"),
    probe(
        "players-stop",
        "match-winner",
        _FOUR,
        _RED,
        holds(1, "red-5"),
        holds(2, "blue-0"),
        holds(3, "green-0"),
        holds(4, "yellow-0"),
        score(1, 5),
        score(2, 1),
        score(3, 3),
        score(4, 2),
        rounds(3, 5),
        plays(1, "red-5"),
        step("stop"),
        watch="match_winners",
    ),
    probe(
        "duel",
        "duel",
        step("in-duel", player=1, other=2),
        _RED,
        holds(1, "red-5"),
        holds(2, "blue-9"),
        plays(1, "red-5"),
        watch="match_winners",
    ),
)


#: What tells more of the end of a match than whether it is there.
_BESIDE = "scores match_winners out"


def total(points: int) -> Probe:
    """The first player wins a round worth one point, and somebody comes to so many points."""
    return probe(f"total-{points}", "target-score", *_round(_FOUR, points), watch="over", beside=_BESIDE)


def at_target(target: int) -> tuple[Probe, ...]:
    """Probes of what happens when somebody has just reached the target score."""
    three, watched = seats(1, 2, 3), "over out duel"
    return (
        probe("target-reached", "target-reached", *_round(_FOUR, target), watch="over", beside=_BESIDE),
        probe("target-reached-by-one-of-four", "elimination", *_round(_FOUR, target), watch=watched, beside=_BESIDE),
        probe("target-reached-by-one-of-three", "elimination", *_round(three, target), watch=watched, beside=_BESIDE),
        probe("target-reached-of-two", "match-winner", *_round(seats(1, 2), target), watch="match_winners"),
    )


def _round(seated: Step, points: int) -> tuple[Step, ...]:
    """One point is lost and won. Both the winner and the player who loses it come to `points`."""
    players = seated.values["players"]
    assert isinstance(players, tuple)
    cards = {1: "red-5", 2: "blue-1", 3: "green-0", 4: "yellow-0"}
    return (
        seated,
        _RED,
        *(holds(int(player), cards[int(player)]) for player in players),
        *([score(1, points - 1), score(2, points - 1)] if points > 1 else []),
        plays(1, "red-5"),
    )
