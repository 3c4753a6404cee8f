"""What an inquiry has found out, rule by rule: what is played, what can't be told and why, what is none of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from itertools import chain, islice
from typing import Final, Literal, TypeAlias

from unospec.identify.inquiry import Inquiry
from unospec.identify.outcomes import Outcomes, outcomes
from unospec.identify.probe import Probe
from unospec.identify.trying import Told
from unospec.running.acts import ACTS
from unospec.running.verdicts import Finding
from unospec.spec.catalogue import Rule, catalogue

#: `plays`: one known variant. `unknown`: none of the known variants. `open`: it can't be told.
Status: TypeAlias = Literal["plays", "unknown", "open"]

#: Why a rule can't be told. `hidden`: no engine can show it. `cannot-ask`: the engine can't be asked. `no-move`: it
#: lacks the move. `unseen`: it does not show what would tell. `masked`: under another rule as it is played, it makes
#: no difference. `aside`: where it would show, another rule is played that is played in none of the known ways.
#: `alike`: what was seen goes with several variants.
Why: TypeAlias = Literal["", "hidden", "cannot-ask", "no-move", "unseen", "masked", "aside", "alike"]

#: Rules of which `masked` names at most so many.
_MASKS: Final = 3
#: So many pairs of rules are looked at.
_PAIRS: Final = 400


@dataclass(slots=True)
class Answer:
    """What was found out about one rule.

    rule: id. status, why: see there. variant: what is played, or empty. left: the variants that agree with what was
    seen. masks: the rules that mask it or are set aside. finding: why the engine could not be asked. move: the act that
    it lacks. by: ids of written probes that show it. otherwise: where the engine does what it does under no known
    variant. scenarios: ids of scenarios that show it and that the engine passes.
    """

    rule: str
    status: Status
    variant: str = ""
    left: tuple[str, ...] = ()
    why: Why = ""
    masks: tuple[str, ...] = ()
    finding: Finding | None = None
    move: str = ""
    by: tuple[str, ...] = ()
    otherwise: tuple[Told, ...] = ()
    scenarios: tuple[str, ...] = field(default=())


def answers(inquiry: Inquiry) -> dict[str, Answer]:
    """What was found out, by rule, in the order of the catalogue."""
    world = inquiry.consistent()
    odd = _attributed(inquiry)
    return {rule.id: _answer(inquiry, rule, world, tuple(odd.get(rule.id, ()))) for rule in catalogue().rules.values()}


def _answer(inquiry: Inquiry, rule: Rule, world: Mapping[str, str], odd: tuple[Told, ...]) -> Answer:
    left = inquiry.candidates[rule.id]
    if not rule.observable:
        return Answer(rule.id, "open", left=left, why="hidden")
    if rule.id in inquiry.oddities:
        # What was asked about the rule itself is told first.
        shown = sorted((*inquiry.oddities[rule.id], *odd), key=lambda told: told.probe.rule != rule.id)
        return Answer(rule.id, "unknown", left=left, otherwise=tuple(shown))
    own = [told for told in inquiry.told if told.probe.rule == rule.id and not told.probe.generated]
    went = [told for told in own if told.ended is None]
    fine = [told for told in went if told not in inquiry.odd]
    seen = [told for told in fine if any(note is not None and note[1] for note in told.notes)]
    move = _lacking(inquiry, own)
    if len(left) == 1 and inquiry.lacks(rule.id, left[0]):
        return Answer(rule.id, "unknown", left=left, why="no-move", move=move, otherwise=odd)
    if len(left) == 1 and (seen or len(rule.variants) > 1 or rule.has_number):
        by = tuple(dict.fromkeys(_showing(inquiry, rule, world)))
        # What goes with all else is not played if the rule's own probes go with nothing.
        if not any(told.probe.rule == rule.id for told in odd) and (by or not odd):
            by = by or tuple(told.probe.id for told in seen)
            # Where nothing could be asked, the act that the engine lacks is what tells.
            return Answer(rule.id, "plays", left[0], left, by=by, otherwise=odd, move="" if by else move)
    if move and not fine:
        return Answer(rule.id, "unknown", left=left, why="no-move", move=move, otherwise=odd)
    if odd:
        return Answer(rule.id, "unknown", left=left, otherwise=odd)
    if own and not went:
        return Answer(rule.id, "open", left=left, why="cannot-ask", finding=own[0].ended)
    if aside := _aside(rule, world, left, fine, bool(seen)):
        return Answer(rule.id, "open", left=left, why="aside", masks=aside)
    if fine and not seen:
        return Answer(rule.id, "open", left=left, why="unseen")
    masks: tuple[str, ...] = (inquiry.masks[rule.id],) if rule.id in inquiry.masks else ()
    if not masks and not rule.has_number:
        # Where only other rules that are open too make up for it, what is played of both can't be told.
        single = {each: (variant,) for each, variant in world.items()}
        possible = tuple(each for each in left if inquiry.fits(single | {rule.id: (each,)}))
        masks = _masks(inquiry, rule, world, possible, [told.whole for told in fine]) if len(possible) > 1 else ()
    if masks:
        return Answer(rule.id, "open", left=left, why="masked", masks=masks)
    return Answer(rule.id, "open", left=left, why="alike")


def _aside(rule: Rule, world: Mapping[str, str], left: tuple[str, ...], own: list[Told], seen: bool) -> tuple[str, ...]:
    """The rules that are set aside, if what is not believed for them would tell what is left of a rule."""
    doubted = [told for told in own if told.doubted]
    if seen and not any(_tells(outcomes(told.whole), rule.id, left, world) for told in doubted):
        return ()
    return tuple(dict.fromkeys(chain.from_iterable(told.doubted for told in doubted)))


def _showing(inquiry: Inquiry, rule: Rule, world: Mapping[str, str]) -> Iterator[str]:
    """The written probes in which another variant would have shown something else; the rule's own come first."""
    for told in sorted(inquiry.told, key=lambda told: told.probe.rule != rule.id):
        if told.ended is not None or told.probe.generated or told.doubted or told in inquiry.odd:
            continue
        known = outcomes(told.probe)
        if rule.id not in known.looked_up(world):
            continue
        shown = known.shown(world)
        if any(known.shown({**world, rule.id: other}) != shown for other in _others(rule, world[rule.id])):
            yield told.probe.id


def _masks(
    inquiry: Inquiry, rule: Rule, world: Mapping[str, str], left: tuple[str, ...], probes: list[Probe]
) -> tuple[str, ...]:
    """The rules that mask a rule: played otherwise, they would let one of the probes tell what is left of it.

    First rules are looked for that do so alone, then two that do together. Settled ones are named rather than others.
    """
    alone: dict[str, None] = {}
    together: tuple[str, ...] = ()
    for probe in probes:
        known = outcomes(probe)
        tells = partial(_tells, known, rule.id, left)
        worlds = [{**world, rule.id: variant} for variant in left]
        for mask, under in chain.from_iterable(_changed(known, each) for each in worlds):
            if mask != rule.id and mask not in alone and tells(under):
                alone[mask] = None
        if alone or together:
            continue
        pairs = (
            (tuple(each for each in (mask, other) if inquiry.is_settled(each)), both)
            for each in worlds
            for mask, under in _changed(known, each)
            for other, both in _changed(known, under)
            if rule.id not in (mask, other) and mask != other
        )
        together = next((masks for masks, both in islice(pairs, _PAIRS) if masks and tells(both)), ())
    settled = [mask for mask in alone if inquiry.is_settled(mask)]
    return tuple(settled or alone)[:_MASKS] or together


def _changed(known: Outcomes, world: Mapping[str, str]) -> Iterator[tuple[str, dict[str, str]]]:
    """Each rule that is looked up, played otherwise."""
    for rule in known.looked_up(world):
        for other in _others(catalogue().rules[rule], world[rule]):
            yield rule, {**world, rule: other}


def _tells(known: Outcomes, rule: str, left: tuple[str, ...], world: Mapping[str, str]) -> bool:
    return len({known.shown({**world, rule: variant}) for variant in left}) > 1


def _others(rule: Rule, variant: str) -> tuple[str, ...]:
    return () if rule.has_number else tuple(other for other in rule.variants if other != variant)


def _attributed(inquiry: Inquiry) -> dict[str, list[Told]]:
    """Probes that have shown what is under no rules, by the rule that it is about: that of the probe if it has a say
    in the act at which the engine went its own way, or had one before; else the first that has a say there."""
    found: dict[str, list[Told]] = {}
    for told in inquiry.speaking():
        parting = outcomes(told.probe).furthest(told.notes, inquiry.candidates)
        rule = told.probe.rule
        single = len(catalogue().rules[rule].variants) == 1
        act = _act(told, parting.act)
        if act == "draw" and _refused(told, parting.act) and "voluntary-draw" in parting.here:
            rule = "voluntary-draw"
        elif not (single or rule in parting.here or rule in parting.before):
            new = parting.here - parting.before
            rule = next((each for each in catalogue().rules if each in new), rule)
        found.setdefault(rule, []).append(told)
    return found


def _lacking(inquiry: Inquiry, own: list[Told]) -> str:
    """The act that the engine lacks and by which it can't be asked, or at which it went its own way; or empty."""
    for told in own:
        if told.ended is not None and told.ended.reason.startswith("no-such-move:"):
            return told.ended.reason.partition(":")[2]
        if told in inquiry.odd:
            act = _act(told, outcomes(told.probe).furthest(told.notes, inquiry.candidates).act)
            if act and act not in inquiry.hello.moves:
                return act
    return ""


def _act(told: Told, place: int) -> str:
    """The act of that number in a probe; empty if it is a procedure."""
    steps = told.done
    return ACTS[steps[place].id].act if 0 <= place < len(steps) and steps[place].id in ACTS else ""


def _refused(told: Told, place: int) -> bool:
    note = told.notes[place]
    return note is not None and note[0] == "refused"
