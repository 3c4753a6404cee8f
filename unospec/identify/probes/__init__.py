"""All written probes, in the order in which they are asked: rules that mask others come first."""

from __future__ import annotations

from functools import cache

from unospec.identify.probe import Probe


@cache
def written() -> tuple[Probe, ...]:
    """The written probes of all areas."""
    from unospec.identify.probes import end, first_card, penalties, setup, turn, uno

    return (*turn.PROBES, *penalties.PROBES, *uno.PROBES, *end.PROBES, *setup.PROBES, *first_card.PROBES)
