"""UNO called and caught."""

from __future__ import annotations

from unospec.adapters.checking.talk import Talk, awaited, seen
from unospec.adapters.checking.trial import LAST_BUT_ONE
from unospec.protocol.messages import Act, Awaited


def catches(talk: Talk) -> None:
    """Whoever is caught draws, and whoever catches does not; and whoever has called cannot be caught."""
    right = (False, True)
    drawn = _caught(talk, "p2", "p1")
    # Where that is refused: one who has done nothing cannot be caught, unless the two are mixed up.
    if drawn not in (None, right) or (drawn is None and _caught(talk, "p1", "p2") == right[::-1]):
        talk.wrong("undone", what="catch", expected="@check.caught-draws")
    elif drawn == right == _caught(talk, "p2", "p1", uno=True):
        talk.wrong("uno-ignored", what="play")


def _caught(talk: Talk, catcher: str, whom: str, uno: bool = False) -> tuple[bool, bool] | None:
    """p1 comes down to one card, and somebody is caught: whether the one who catches, and whoever is caught, has
    more cards then. None if it cannot be done or seen."""
    before = talk.played(LAST_BUT_ONE, "red-7", uno=uno) if "catch" in talk.said.moves else None
    if before is None or not talk.lists(before, Act(0, "catch", catcher, whom=whom)):
        return None
    after = talk.do("catch", catcher, whom=whom)
    if after.answer != "accepted":
        return None
    counts = [(seen(before.state, "counts", each), seen(after.state, "counts", each)) for each in (catcher, whom)]
    if any(None in pair for pair in counts):
        return None
    (catcher_had, catcher_has), (whom_had, whom_has) = counts
    owes = (awaited(after, whom) or Awaited(whom, ())).owed > 0
    return catcher_has > catcher_had, whom_has > whom_had or owes
