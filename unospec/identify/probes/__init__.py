"""All written probes, in the order in which they are asked: rules that mask others come first.

A probe is a position and acts whose outcome on the reference differs between the variants of a rule. It asks an engine
how it plays and gives no verdict, so it may enter ground on which the texts are silent. It is there for one rule, which
is said to be played otherwise if the outcome is under no rules; so where one position tells of several rules, it stands
there once for each, and watches what tells of that one. No probe watches what an engine may do either way: whether it
waits for a player who has nothing left to do, or who begins where the rule is about something else.
"""

from __future__ import annotations

from functools import cache

from unospec.identify.probe import Probe


@cache
def written() -> tuple[Probe, ...]:
    """The written probes of all areas."""
    from unospec.identify.probes import end, first_card, penalties, setup, turn, uno

    return (*turn.PROBES, *penalties.PROBES, *uno.PROBES, *end.PROBES, *setup.PROBES, *first_card.PROBES)
