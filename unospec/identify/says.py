"""Which rules have a say in what a probe has shown, and what is left of it once some of them are not believed in.

An outcome that goes with no known variants says that something is played otherwise, but not what: each rule that has a
say in it may be. A rule has a say from the act on in which it makes a difference.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import replace
from itertools import pairwise
from typing import Final, Literal, TypeAlias

from unospec.identify.outcomes import alike, every_variant, outcomes
from unospec.identify.trying import Seen, Told
from unospec.running.acts import ACTS

#: What is not believed any more where a rule has a say: `numbers`, those that it is about; `all`, anything from there
#: on.
Loss: TypeAlias = Literal["numbers", "all"]

#: The act in which a rule first has a say, and its place among all that is looked up there.
Say: TypeAlias = tuple[int, int]

#: Fields that tell how many cards there are somewhere.
_CARDS: Final = frozenset({"counts", "draw_count", "discard_count", "hands", "total"})

#: Rules that say how many: played in another way, they may change these fields and nothing else.
_NUMBERS: Final[Mapping[str, frozenset[str]]] = {
    **dict.fromkeys(("hand-size", "player-count", "blank-cards", "draw-amount", "start-draw-two"), _CARDS),
    **dict.fromkeys(("draw-two-effect", "wild-draw-four-effect", "two-player-draw-card"), _CARDS),
    **dict.fromkeys(("draw-two-stacking", "wild-draw-four-stacking", "mixed-stacking"), _CARDS),
    **dict.fromkeys(("challenge-success", "failed-challenge", "uno-penalty"), _CARDS),
    "card-points": frozenset({"scores"}),
}


def losses(rule: str) -> tuple[Loss, ...]:
    """What may be given up for a rule, the least first."""
    return ("numbers", "all") if rule in _NUMBERS else ("all",)


def says(told: Told, world: Mapping[str, str], *, odd: bool = False) -> dict[str, Say]:
    """The rules that have a say in a probe, as far as the engine goes with the reference and one act more.

    world: rules as they may be played; a rule has a say where it makes a difference to play it otherwise. odd: whether
    what was seen goes with no rules.
    """
    known = outcomes(told.probe)
    steps = told.done
    last = len(steps) - 1
    if odd:
        parting = known.furthest(told.notes, every_variant())
        last, world = min(last, parting.act), {**world, **parting.under}
    found = known.influence(len(told.notes), world)
    for rule, has_say in _DOMAINS.items():
        place = next((place for place in range(len(steps)) if has_say(told, place)), None)
        if place is not None and (rule not in found or place < found[rule][0]):
            found[rule] = (place, 0)
    # Its own rule has a say where the engine goes its own way, if nowhere before.
    found[told.probe.rule] = min(found.get(told.probe.rule, (last, 0)), (last, 0))
    return {rule: say for rule, say in found.items() if say[0] <= last}


def weakened(told: Told, had: Mapping[str, Say], lost: Mapping[str, Loss]) -> Told:
    """What is left of what a probe has shown if it is not believed of these rules; the same if they have no say."""
    rules = tuple(rule for rule in lost if rule in had)
    if not rules:
        return told
    left = told
    for rule in rules:
        if lost[rule] == "numbers":
            place = had[rule][0]
            notes = (_without(note, _NUMBERS[rule]) for note in left.notes[place:])
            left = replace(left, notes=(*left.notes[:place], *notes))
    if cuts := [had[rule][0] for rule in rules if lost[rule] == "all"]:
        left = _cut(left, min(cuts))
    return told if left == told else replace(left, doubted=tuple(dict.fromkeys((*told.doubted, *rules))))


def _cut(told: Told, place: int) -> Told:
    """Only the acts before that place. What is done there is still done, but not looked at: how things settle before it
    goes by what comes."""
    given = tuple(step for step in told.probe.scenario.all_steps if step.role == "given")
    steps = told.done
    probe = told.probe.played((*given, *steps[: place + 1]))
    return replace(told, probe=probe, notes=(*told.notes[:place], None), cut=(*steps[place + 1 :], *told.cut))


def _without(note: Seen, fields: Collection[str]) -> Seen:
    if note is None:
        return None
    return note[0], tuple((name, value) for name, value in note[1] if _kind(name) not in fields)


def is_of_amounts(told: Told, world: Mapping[str, str], left: Mapping[str, tuple[str, ...]], rule: str) -> bool:
    """Whether an engine goes its own way by how much it gives alone, and gives it to whom it is due, when it is.

    world: what is likely to be played. left: what is thought possible. rule: what is about numbers.
    """
    fields = _NUMBERS[rule]
    known = outcomes(told.probe)

    def goes(world: Mapping[str, str]) -> bool:
        shown = known.shown(world)
        if shown is None:
            return False
        pairs = list(zip(told.notes, shown, strict=False))
        return all(alike(_without(noted, fields), note) for noted, note in pairs) and all(
            _moved(before[0], after[0], fields) == _moved(before[1], after[1], fields)
            for before, after in pairwise(pairs)
        )

    def others(world: Mapping[str, str]) -> Iterator[Mapping[str, str]]:
        for each in known.looked_up(world):
            yield from ({**world, each: variant} for variant in left[each] if variant != world[each])

    base = {each: world[each] if world[each] in variants else variants[0] for each, variants in left.items()}
    return any(goes(world) for world in (base, *others(base)))


def _moved(before: Seen, after: Seen, fields: Collection[str]) -> list[bool] | None:
    """Of each of these numbers whether it has changed; None if that can't be seen."""
    if before is None or after is None:
        return None
    was = dict(before[1])
    return [value != was.get(name) for name, value in after[1] if _kind(name) in fields]


def size(told: Told) -> int:
    """How much a probe has shown: answers, and fields that were seen."""
    return sum(0 if note is None else 1 + len(note[1]) for note in told.notes)


# A rule of which only one way to play is known makes no difference anywhere, and one that is masked none either: so
# here is told where they have a say.

_Has: TypeAlias = Callable[[Told, int], bool]


def _act(told: Told, place: int) -> str:
    """The act of that number, or the procedure."""
    step = told.done[place]
    return ACTS[step.id].act if step.id in ACTS else step.id


def _symbol(told: Told, place: int) -> str:
    """The symbol of the card that is played, or turned up when the cards are dealt; empty if none is."""
    note = told.notes[place]
    if _act(told, place) == "deal":
        first = (step.values["card"] for step in told.probe.scenario.all_steps if step.id == "first-card")
        return _of(str(next(first, "")))
    if _act(told, place) != "play" or (note is not None and note[0] != "accepted"):
        return ""
    return _of(str(told.done[place].values["card"]))


def _of(card: str) -> str:
    return card if card.startswith("wild") else card.partition("-")[2]


def _played(*symbols: str, watch: str = "", seated: int = 0) -> _Has:
    """Whether a card with such a symbol is played. watch: with one of these fields watched, if any is named. seated:
    among so many players, if that matters."""
    return lambda told, place: (
        _symbol(told, place) in symbols and _watches(told, watch) and seated in (0, _seated(told))
    )


def _laid(*symbols: str) -> _Has:
    """Whether somebody plays a card with such a symbol, or tries to."""
    return lambda told, place: _act(told, place) == "play" and _of(str(told.done[place].values["card"])) in symbols


def _done(*acts: str, watch: str = "") -> _Has:
    """Whether one of these is done, with one of these fields watched if any is named."""
    return lambda told, place: _act(told, place) in acts and _watches(told, watch)


def _watches(told: Told, watch: str) -> bool:
    return not watch or not {*watch.split()}.isdisjoint(map(_kind, told.probe.watch))


def _kind(name: str) -> str:
    return name.partition(":")[0]


def _seated(told: Told) -> int:
    steps = told.probe.scenario.all_steps
    seated = next((step.values["players"] for step in steps if step.id == "seated"), ())
    return len(seated) if isinstance(seated, tuple) else 0


def _drawn(told: Told, place: int) -> bool:
    """Whether a card is drawn by somebody whose turn is seen, or who then plays or keeps one."""
    steps = told.done
    if steps[place].id != "tries-draw":
        return False
    following = steps[place + 1] if place + 1 < len(steps) else None
    mine = following is not None and following.values.get("player") == steps[place].values["player"]
    return mine or _watches(told, "turn")


def _matches(told: Told, place: int) -> bool:
    """Whether a number card is played, or it matters whether one could be: where a card is drawn, or a black one is
    played or doubted."""
    act = _act(told, place)
    return act in ("draw", "challenge") or (
        act == "play" and (_symbol(told, place).isdigit() or _laid("wild", "wild-draw-four")(told, place))
    )


def _begins(told: Told, place: int) -> bool:
    """Whether cards are dealt, and who is in turn is seen or matters to what the first card does."""
    if _act(told, place) != "deal":
        return False
    symbol = _symbol(told, place)
    return _watches(told, "turn left-begins") or (bool(symbol) and not symbol.isdigit())


def _holds(told: Told, place: int) -> int:
    """How many cards whoever plays a card there was told to hold; 0 if none is played or nothing was told."""
    if _act(told, place) != "play":
        return 0
    player = told.done[place].values["player"]
    holds = (step.values for step in told.probe.scenario.all_steps if step.id == "holds")
    hand = next((each["cards"] for each in holds if each["player"] == player), ())
    return len(hand) if isinstance(hand, tuple) else 0


def _comes_down(told: Told, place: int) -> bool:
    """Whether UNO is called or somebody caught, or a card but one is left."""
    step = told.done[place]
    return _act(told, place) in ("call", "catch") or (step.id in ACTS and ACTS[step.id].uno) or _holds(told, place) == 2


def _runs_out(told: Told, place: int) -> bool:
    """Whether a card is drawn from a pile that was told to hold few."""
    piles = [step for step in told.probe.scenario.all_steps if step.id == "pile-is"]
    return bool(piles) and _act(told, place) == "draw"


def _counted(told: Told, place: int) -> bool:
    """Whether a card is played and points are seen."""
    return _act(told, place) == "play" and _watches(told, "scores")


_DOMAINS: Final[Mapping[str, _Has]] = {
    "hand-size": _done("deal"),
    "deck": _done("deal", watch="cards"),
    "start-direction": _done("deal"),
    "opening-draw-tie": lambda told, place: told.probe.rule == "opening-draw-tie",
    "card-match": _matches,
    "first-player": _begins,
    "wild-match": _laid("wild", "wild-draw-four"),
    "wild-draw-four-restriction": _laid("wild-draw-four"),
    "jump-in": lambda told, place: told.done[place].id == "tries-jump-in",
    "reshuffle": _runs_out,
    "wild-names-colour": _played("wild", "wild-draw-four", watch="colour"),
    "reverse-effect": _played("reverse"),
    "skip-effect": _played("skip"),
    "two-player-skip": _played("skip", seated=2),
    "draw-two-effect": _played("draw-two"),
    "wild-draw-four-effect": _played("wild-draw-four"),
    "two-player-draw-card": _played("draw-two", "wild-draw-four", seated=2),
    "challenge-evidence": _done("challenge"),
    "challenge-success": _done("challenge"),
    "failed-challenge": _done("challenge"),
    "uno-call": _comes_down,
    "uno-catcher": lambda told, place: _act(told, place) == "catch" and _seated(told) != 2,
    "uno-penalty": _done("catch"),
    "round-end": lambda told, place: 0 < _holds(told, place) <= 2,
    "card-points": _counted,
    "draw-amount": lambda told, place: _act(told, place) == "draw",
    "drawn-card": _drawn,
}
