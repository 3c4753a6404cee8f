"""Values to try phrases with: two to read, and enough to be sure that nothing is lost."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import TYPE_CHECKING, Any

from unospec.language.forms import LEXICON
from unospec.scenarios.model import Kind, Value
from unospec.scenarios.steps import Declaration

if TYPE_CHECKING:
    from unospec.language.phrases import Vocabulary

#: Two values of each kind that show different endings and articles.
_SHOWN: dict[Kind, tuple[Value, Value]] = {
    "player": (1, 5),
    "players": ((1, 2, 3), (4, 5)),
    "card": ("red-7", "green-draw-two"),
    "cards": (("blue-1", "yellow-skip", "red-5"), ("green-reverse", "wild")),
    "colour": ("blue", "yellow"),
    "direction": ("clockwise", "counterclockwise"),
    "count": (2, 5),
    "points": (120, 35),
}

#: Steps whose card is black, so that an example makes sense.
_BLACK = ("wild", "wild-draw-four")


def examples(step: Declaration, vocabulary: Vocabulary) -> list[dict[str, Value]]:
    """Values to show the step with: at least two, and one for each plural form, 1 among them."""
    shown = [{name: _shown(step, name, kind, turn) for name, kind in step.kinds.items()} for turn in (0, 1)]
    for place, values in enumerate(shown):
        players = [name for name, kind in step.kinds.items() if kind == "player"]
        for number, name in enumerate(players[1:], start=1):
            values[name] = 2 + place + number
    if not step.singular:
        return shown if step.kinds else shown[:1]
    name = next(name for name, kind in step.kinds.items() if kind in ("count", "points"))
    first = {**shown[0], name: 1}
    rest: dict[int, dict[str, Value]] = {}
    for count in (2, 5, 10, 20, 0):
        form = vocabulary.plural_form(count)
        if form != vocabulary.plural_form(1):
            rest.setdefault(form, {**shown[len(rest) % 2], name: count})
    return [first, *rest.values()]


def cover(step: Declaration) -> Iterator[dict[str, Value]]:
    """Values that try the phrase: every value of the lexicon in every field, and of two small fields every pair.

    Lists are tried with every item at each place of lists of one to four.
    """
    names = list(step.kinds)
    columns = [_tried(step.kinds[name]) for name in names]
    if not names:
        yield {}
    elif len(names) == 1:
        for value in columns[0]:
            yield {names[0]: value}
    elif len(names) == 2 and len(columns[0]) * len(columns[1]) <= 1000:
        for pair in product(*columns):
            yield dict(zip(names, pair, strict=True))
    else:
        # Each column runs through its values several times, shifted against the others.
        longest = max(len(column) for column in columns)
        for shift, number in product(range(4), range(longest)):
            yield {
                name: column[(number * (place + 1) + shift) % len(column)]
                for place, (name, column) in enumerate(zip(names, columns, strict=True))
            }


def _tried(kind: Kind) -> list[Value]:
    items: list[Any] = list(LEXICON[kind])
    if kind == "cards":
        lists: list[Value] = [(item,) for item in items]
        for length in (2, 3, 4):
            lists += [
                tuple(items[(start + 7 * place) % len(items)] for place in range(length)) for start in range(len(items))
            ]
        return [*lists, ("red-7", "red-7"), tuple(items)]
    if kind == "players":
        return [
            tuple(items[(start + place) % len(items)] for place in range(length))
            for length in range(2, len(items) + 1)
            for start in range(len(items))
        ]
    return list(items)


def _shown(step: Declaration, name: str, kind: Kind, turn: int) -> Value:
    if kind == "card" and "colour" in step.kinds:
        return _BLACK[turn]
    return _SHOWN[kind][turn]
