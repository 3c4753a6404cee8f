"""Probes of an ordinary turn: what may be played, what is drawn, what the cards do, who may play out of turn."""

from __future__ import annotations

from unospec.identify.probe import (
    Probe,
    ahead,
    challenges,
    draws,
    holds,
    jumps,
    keeps,
    named,
    passes,
    plays,
    probe,
    seats,
    step,
    takes,
    top,
    tries,
    turn,
)
from unospec.scenarios.model import Step

_RED = top("red-7")
#: A hand that goes with no red 7 and holds no answer to anything.
_TWO = holds(2, "green-1", "yellow-4", "green-2", "yellow-9")


def _drawing(id: str, rule: str, hand: str, following: str, *then: Step, watch: str, on: str = "red-7") -> Probe:
    """The first player draws to a hand, and does something more. following: the next cards of the pile."""
    return probe(id, rule, top(on), holds(1, *hand.split()), ahead(*following.split()), draws(1), *then, watch=watch)


#: Nothing in it fits; with a red 3 it does.
_UNFIT, _FIT = "blue-1 green-2", "red-3 blue-1"

_DRAWING = (
    _drawing("draws-how-many", "draw-amount", _UNFIT, "blue-3 green-4 red-5", watch="counts:p1"),
    # Some draw until a card can be played, but no more than a few.
    _drawing(
        "draws-very-many",
        "draw-amount",
        _UNFIT,
        "blue-3 green-4 yellow-5 blue-6 green-8 yellow-3 blue-4 green-6 red-5",
        watch="counts:p1",
    ),
    _drawing("draws-again", "draw-amount", _UNFIT, "blue-3 green-4 red-5", draws(1), watch="counts:p1"),
    _drawing("draws-again-though-it-fits", "draw-amount", _UNFIT, "red-5 blue-3", draws(1), watch="counts:p1"),
    _drawing("draws-though-it-fits", "voluntary-draw", _FIT, "red-5", watch="counts:p1"),
    _drawing("draws-beside-a-wild", "draw-beside-wild", "wild blue-1", "red-5", watch="counts:p1"),
    probe("passes", "pass-without-drawing", _RED, holds(1, *_FIT.split()), passes(1), watch="turn"),
    _drawing("keeps-what-fits", "drawn-card", _UNFIT, "red-5", keeps(1), watch="turn top counts:p1"),
    # A drawn card that goes by its number alone.
    _drawing("keeps-what-fits-by-number", "drawn-card", _UNFIT, "green-7", keeps(1), watch="turn top counts:p1"),
    _drawing("plays-what-was-drawn", "drawn-card", _UNFIT, "red-5", tries(1, "red-5"), watch="turn top counts:p1"),
    _drawing("plays-another-card", "hand-after-draw", _FIT, "red-5", tries(1, "red-3"), watch="top"),
    *(
        _drawing(f"plays-{id}", "hand-after-draw", "wild blue-1", drawn, tries(1, "wild", "blue"), watch="top")
        for id, drawn in (
            ("another-wild", "red-5"),
            ("a-wild-after-all", "green-9"),
            ("a-wild-beside-a-drawn-four", "wild-draw-four yellow-9"),
        )
    ),
    _drawing(
        "plays-another-four",
        "hand-after-draw",
        "wild-draw-four green-4 blue-1",
        "green-9",
        tries(1, "wild-draw-four", "blue"),
        watch="top counts:p2",
    ),
    # Where everybody may jump in, the Wild may be played after the turn is over: so whose turn it is has to be seen. An
    # engine may wait for a player who can do nothing more; that goes with no rules, and says nothing.
    probe(
        "waits-for-another-wild",
        "hand-after-draw",
        _RED,
        holds(1, "wild", "blue-1"),
        ahead("green-9"),
        draws(1),
        tries(1, "wild", "blue"),
        watch="turn",
        hint=True,
    ),
    # A Wild Draw Four is drawn: may it be kept, or does the drawing go on?
    *(
        _drawing(
            f"draws-a-four-{id}",
            "wild-draw-four-restriction",
            f"{card} green-4",
            "wild-draw-four yellow-9 green-8 red-5",
            keeps(1),
            watch="turn counts:p1",
            on=on,
        )
        for id, card, on in (
            ("to-nothing", "", "red-7"),
            ("to-a-wild", "wild", "red-7"),
            ("to-its-number", "blue-7", "red-7"),
            ("to-its-symbol", "blue-skip", "red-skip"),
            ("to-its-colour", "red-1", "red-7"),
        )
    ),
)

_MATCHING = (
    probe(
        "number-goes",
        "card-match",
        _RED,
        holds(1, "blue-7", "green-4", "red-1"),
        tries(1, "green-4"),
        tries(1, "blue-7"),
        watch="top colour",
    ),
    *(
        probe(
            id,
            "action-card-match",
            top(on),
            holds(1, card, "green-4", "green-1"),
            tries(1, card),
            watch="top",
        )
        for id, on, card in (
            ("skip-on-skip", "red-skip", "blue-skip"),
            ("reverse-on-reverse", "red-reverse", "blue-reverse"),
            ("draw-two-by-symbol", "red-draw-two", "blue-draw-two"),
            # What goes with neither colour nor symbol.
            ("skip-on-number", "red-7", "blue-skip"),
            ("draw-two-on-reverse", "red-reverse", "blue-draw-two"),
        )
    ),
    probe(
        "wild-on-wild",
        "wild-match",
        top("wild"),
        named("red"),
        holds(1, "wild", "green-4", "blue-1"),
        tries(1, "wild", "blue"),
        watch="top colour",
    ),
    probe(
        "wild-though-another-fits",
        "wild-with-playable-card",
        _RED,
        holds(1, "wild", "red-3", "blue-1"),
        tries(1, "wild", "blue"),
        watch="top",
    ),
    probe(
        "wild-names",
        "wild-names-colour",
        _RED,
        holds(1, "wild", "green-4", "blue-1"),
        plays(1, "wild", "blue"),
        watch="colour turn",
    ),
    probe(
        "wild-names-the-same",
        "wild-colour",
        _RED,
        holds(1, "wild", "green-4", "blue-1"),
        tries(1, "wild", "red"),
        watch="top colour",
    ),
)


def _effect(id: str, rule: str, card: str, *seated: Step, then: tuple[Step, ...] = (), watch: str = "turn") -> Probe:
    """An action card is played. seated: who sits there, if it matters."""
    hand = holds(1, card, "green-4", "blue-1")
    return probe(id, rule, *seated, _RED, hand, plays(1, card), *then, watch=watch)


_PAIR = seats(1, 2)

_EFFECTS = (
    _effect("reverse", "reverse-effect", "red-reverse", watch="direction turn"),
    _effect("skip", "skip-effect", "red-skip"),
    _effect("reverse-between-two", "two-player-reverse", "red-reverse", _PAIR),
    _effect("skip-between-two", "two-player-skip", "red-skip", _PAIR),
    _effect(
        "draw-two-between-two",
        "two-player-draw-card",
        "red-draw-two",
        _PAIR,
        _TWO,
        then=(takes(2),),
        watch="turn counts:p2",
    ),
)


def _limit(id: str, *hand: str, on: str = "red-7", rule: str = "wild-draw-four-restriction") -> Probe:
    """A Wild Draw Four played from a hand with these cards, and challenged by the next player."""
    hand = ("wild-draw-four", *hand, "green-4", "green-8")
    return probe(
        f"wild-draw-four-{id}",
        rule,
        top(on),
        holds(1, *hand),
        _TWO,
        tries(1, "wild-draw-four", "blue"),
        challenges(2),
        takes(2),
        watch="top counts:p1 counts:p2 turn",
    )


_LIMITS = (
    _limit("beside-nothing"),
    _limit("beside-its-colour", "red-1"),
    _limit("beside-its-number", "blue-7"),
    _limit("beside-its-symbol", "blue-skip", on="red-skip"),
    _limit("beside-a-wild", "wild"),
    _limit("proved-by-nothing", rule="challenge-evidence"),
    _limit("proved-by-number", "blue-7", rule="challenge-evidence"),
    _limit("proved-by-wild", "wild", rule="challenge-evidence"),
    _limit("proved-by-colour", "red-1", rule="wild-draw-four-breach"),
)

_JUMPER = holds(3, "red-3", "red-skip", "red-draw-two", "red-7", "green-7", "blue-1", "green-1")
_OTHERS = (
    turn(1),
    _RED,
    holds(1, "blue-5", "green-4", "blue-9"),
    holds(2, "red-5", "green-1", "yellow-4", "green-2", "yellow-9"),
    _JUMPER,
    holds(4, "green-5", "yellow-1", "yellow-2"),
)

_JUMPS = (
    probe("jumps-in-with-number", "jump-in", *_OTHERS, jumps(3, "red-3"), watch="top turn"),
    probe("jumps-in-with-skip", "jump-in", *_OTHERS, jumps(3, "red-skip"), watch="top"),
    probe("jumps-in-with-the-same-card", "jump-in", *_OTHERS, jumps(3, "red-7"), watch="counts:p3"),
    probe("jumps-in-with-another-colour", "jump-in", *_OTHERS, jumps(3, "green-7"), watch="top"),
    probe("jumps-in-with-what-does-not-fit", "jump-in", *_OTHERS, jumps(3, "blue-1"), watch="top"),
    probe("next-player-jumps-in", "jump-in", *_OTHERS, jumps(2, "red-5"), watch="top"),
    probe("goes-on-after-number", "jump-in-continues", *_OTHERS, jumps(3, "red-3"), watch="turn"),
    probe("goes-on-after-skip", "jump-in-continues", *_OTHERS, jumps(3, "red-skip"), watch="turn"),
    probe("jumps-in-with-draw-two", "jump-in-target", *_OTHERS, jumps(3, "red-draw-two"), watch="counts"),
)

_LAST_OF_THE_PILE = (
    _RED,
    holds(1, "blue-9", "yellow-2"),
    holds(2, "blue-8", "yellow-4", "green-9"),
    step("pile-is", cards=("red-1",)),
    step("discards-below", cards=("green-3", "yellow-5")),
    draws(1),
)

_PILES = (
    probe(
        "pile-nearly-out",
        "reshuffle-time",
        *_LAST_OF_THE_PILE[:3],
        step("pile-is", cards=("red-1", "green-5", "blue-4")),
        *_LAST_OF_THE_PILE[4:],
        watch="draw_count discard_count",
    ),
    probe("which-discards", "reshuffle", *_LAST_OF_THE_PILE, keeps(1), draws(2), watch="draw_count discard_count"),
    probe(
        "which-discards-after-play",
        "reshuffle",
        *_LAST_OF_THE_PILE,
        tries(1, "red-1"),
        draws(2),
        watch="draw_count discard_count",
    ),
    # How many cards there are then is another rule.
    probe("pile-runs-out", "reshuffle-time", *_LAST_OF_THE_PILE, watch="pile-left", beside="draw_count"),
    probe("pile-is-refilled", "reshuffle-time", *_LAST_OF_THE_PILE, keeps(1), draws(2), watch="counts:p2"),
    probe(
        "pile-is-refilled-after-play",
        "reshuffle-time",
        *_LAST_OF_THE_PILE,
        tries(1, "red-1"),
        draws(2),
        watch="counts:p2",
    ),
)

PROBES: tuple[Probe, ...] = (*_JUMPS, *_MATCHING, *_DRAWING, *_EFFECTS, *_LIMITS, *_PILES)
