"""Sets aside the rules that an engine plays in none of the known ways, so that they spoil nothing else.

An engine that asks for three cards for a Draw Two shows what goes with no rules in every probe in which one is played,
and may in some of them seem to play another rule in a known way. So what was seen where a rule has a say is given up
for the rule that explains the most of what is odd: the numbers that it is about, if that is enough, else everything
from there on. Only a rule whose own probes are odd comes into question.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from unospec.identify.inquiry import Inquiry, fits
from unospec.identify.outcomes import every_variant
from unospec.identify.says import Loss, Say, is_of_amounts, losses, says, size, weakened
from unospec.identify.trying import Told
from unospec.spec.catalogue import catalogue


@dataclass(frozen=True, slots=True)
class _Suspect:
    """A rule that may be played in a way of its own, and what is left if that is so.

    explains: how many odd probes go with rules then. share: how many of its own probes are odd, of those that could be
    asked. lost: how much is given up. place: where it has a say in the last of the odd probes. inquiry: what is left.
    """

    rule: str
    loss: Loss
    explains: int
    share: float
    lost: int
    place: Say
    inquiry: Inquiry

    @property
    def order(self) -> tuple[int, bool, bool, float, int, Say]:
        """What explains more is likelier; then what is a matter of numbers alone; then a rule of which only one way to
        play is known, and any other is a way of its own; then what goes less often with what is known; then what gives
        up less; then what lies nearer to the outcome."""
        single = len(catalogue().rules[self.rule].variants) == 1
        return (self.explains, self.loss == "numbers", single, self.share, -self.lost, self.place)


def set_aside(inquiry: Inquiry) -> None:
    """Set rules aside until all that was seen goes together, or nothing explains more of it."""
    own: set[str] = set()
    while odd := [told for told in inquiry.speaking() if told.probe.id not in own]:
        best = max(_suspects(inquiry, odd), key=lambda suspect: suspect.order, default=None)
        if best is None:
            return
        still = {told.probe.id for told in best.inquiry.speaking()}
        explained = [told for told in odd if told.probe.id not in still]
        own_way = all(told.probe.rule == best.rule for told in explained)
        if own_way and not any(fits(told, every_variant()) for told in explained):
            # It does something that is not known, and nothing else shows that.
            own |= {told.probe.id for told in explained}
            continue
        inquiry.take_over(best.inquiry)
        inquiry.oddities.setdefault(best.rule, []).extend(explained)


def _suspects(inquiry: Inquiry, odd: list[Told]) -> Iterator[_Suspect]:
    """Each rule that explains something, with the least that has to be given up for that."""
    likely = inquiry.consistent()
    ids = {told.probe.id for told in odd}
    before = {told.probe.id for told in inquiry.speaking()}
    had = [says(told, likely, odd=told.probe.id in ids) if told.notes else {} for told in inquiry.told]
    for rule in dict.fromkeys(told.probe.rule for told in odd):
        places = [
            say[rule] for told, say in zip(inquiry.told, had, strict=True) if told.probe.id in ids and rule in say
        ]
        own = [told for told in inquiry.told if told.probe.rule == rule and told.notes]
        share = sum(told.probe.id in ids for told in own) / len(own)
        best: _Suspect | None = None
        for loss in losses(rule):
            left = [weakened(told, say, {rule: loss}) for told, say in zip(inquiry.told, had, strict=True)]
            other = inquiry.believing(left, {**inquiry.losses, rule: loss}, likely)
            still = {told.probe.id for told in other.speaking()}
            explained = [told for told in odd if told.probe.id not in still]
            if loss == "numbers":
                explained = [told for told in explained if is_of_amounts(told, likely, other.candidates, rule)]
            explains = len(explained) - len(still - before)
            lost = sum(map(size, inquiry.told)) - sum(map(size, left))
            if explains > 0 and (best is None or explains > best.explains):
                best = _Suspect(rule, loss, explains, share, lost, max(places), other)
        if best is not None:
            yield best
