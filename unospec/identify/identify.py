"""The whole inquiry: written probes, the target score, then probes out of games for what is still open."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Final

from unospec.identify.aside import set_aside
from unospec.identify.differences import parting
from unospec.identify.inquiry import Inquiry, begin
from unospec.identify.probes import written
from unospec.identify.target import find_target
from unospec.identify.trying import Told
from unospec.running.engines import Engine
from unospec.spec.catalogue import catalogue

#: So many games are looked at in vain before what is still open is left open.
PATIENCE: Final = 24
#: So many probes out of games are asked at most.
MOST: Final = 80


def identify(
    engine: Engine,
    played: Mapping[str, str] | None = None,
    patience: int = PATIENCE,
    seed: int = 0,
    tell: Callable[[], None] = lambda: None,
) -> Inquiry:
    """Ask an engine all that there is to ask. Raises EngineFault if it does not even introduce itself.

    played: what an engine with switches is set to. patience: how many games are looked at in vain. seed: which games.
    tell: is called before each probe.
    """
    inquiry = begin(engine, played, tell)
    inquiry.ask(written())
    set_aside(inquiry)
    find_target(inquiry)
    inquiry.settle()
    conclude(inquiry)
    search(inquiry, patience, seed)
    return inquiry


def conclude(inquiry: Inquiry) -> None:
    """Strike out what can't be played for want of something that it would take."""
    _conclude_call(inquiry)
    _conclude_beginner(inquiry)


def _conclude_call(inquiry: Inquiry) -> None:
    """Where there is no act for a call alone, nobody calls after playing: it has to come before, if calls count."""
    calls = [told for told in inquiry.told if told.probe.rule == "uno-call"]
    if "uno-call" in inquiry.oddities or any(told.ended is not None or told in inquiry.odd for told in calls):
        return
    rule = "uno-call-time"
    if left := [each for each in inquiry.candidates[rule] if not inquiry.lacks(rule, each)]:
        inquiry.fix(rule, *left)
        inquiry.settle()


def _conclude_beginner(inquiry: Inquiry) -> None:
    """Where the youngest deals and there is no opening draw, nobody has won it: so its winner does not begin."""
    if inquiry.candidates["first-dealer"] != ("youngest",) or inquiry.is_settled("first-player"):
        return
    begun = [told for told in inquiry.told if told.probe.rule == "first-dealer" and told.ended is None]
    draws = [told for told in inquiry.told if any(step.id == "opening-draw" for step in told.probe.scenario.steps)]
    if all(told.ended is not None for told in draws) and any(_began_left(told) for told in begun):
        inquiry.fix("first-player", "left-of-dealer")


def _began_left(told: Told) -> bool:
    """Whether the player on the dealer's left was in turn."""
    note = told.notes[-1] if told.notes else None
    return note is not None and dict(note[1]).get("left-begins") is True


def search(inquiry: Inquiry, patience: int, seed: int) -> None:
    """Look for differences between what is still open, and ask the engine where there are some."""
    chance = random.Random(seed)
    in_vain, asked = 0, 0
    hopeless = {rule.id for rule in catalogue().rules.values() if rule.has_number or not rule.observable}
    hopeless |= unanswered(inquiry)
    while in_vain < patience and asked < MOST:
        rules = inquiry.world(chance.choice)
        others = {
            rule: tuple(variant for variant in left if variant != rules[rule])
            for rule, left in inquiry.candidates.items()
            if len(left) > 1 and rule not in hopeless
        }
        if not others:
            return
        in_vain += 1
        before = dict(inquiry.candidates)
        for rule, variant, probe in parting(rules, others, chance.getrandbits(32)):
            if variant in inquiry.candidates[rule] and rules[rule] in inquiry.candidates[rule]:
                inquiry.ask_one(probe)
                asked += 1
        if inquiry.candidates != before:
            inquiry.settle()
            in_vain = 0


def unanswered(inquiry: Inquiry) -> set[str]:
    """The rules for which the engine could perform none of the written probes, or shows nothing of what is watched."""
    answered = {told.probe.rule for told in inquiry.told if any(note and note[1] for note in told.notes)}
    return {told.probe.rule for told in inquiry.told} - answered
