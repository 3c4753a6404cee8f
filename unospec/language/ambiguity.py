"""Whether any sentence of a language can be read in two ways: decided, not sampled.

All sentences of the closed lexicon, lists of any length included, are the strings that a finite automaton accepts. It
is built with separate states for every value, so that two readings of one string are two different runs. Two runs over
the same string are found by walking the automaton twice at once: if two walks that have parted can both come to an
end, there is a sentence with two readings, and the string walked is it.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

from unospec.language.phrases import Field, Node, Vocabulary, reading
from unospec.problems import Problem
from unospec.spec.faults import Fault

_START = 0


@dataclass(frozen=True, slots=True)
class Witness:
    """A sentence that can be read in two ways. readings: the steps it can be, as ids with values. steps: their ids."""

    text: str
    readings: tuple[str, ...]
    steps: tuple[str, ...]

    @property
    def problem(self) -> Problem:
        """What is wrong, to be told."""
        return Fault("phrase.ambiguous", text=self.text, count=len(self.readings), ways=" | ".join(self.readings))

    def __str__(self) -> str:
        return str(self.problem)


class Automaton:
    """The sentences of a vocabulary, letter by letter.

    edges: from each state, the states that a letter leads to. ends: how many readings end in a state.
    """

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.edges: list[dict[str, list[int]]] = [{}]
        self.ends: dict[int, int] = {}
        self._grow(vocabulary.tree, _START)

    def _grow(self, node: Node, state: int) -> None:
        if node.steps:
            self.ends[state] = len(node.steps)
        for text, child in node.texts.items():
            after = self._state()
            self._text(state, text, after)
            self._grow(child, after)
        for field, child in node.fields.items():
            after = self._state()
            if field.is_list:
                self._list(state, field, after)
            else:
                self._items(state, field, after)
            self._grow(child, after)

    def _list(self, start: int, field: Field, after: int) -> None:
        """One item; or two; or a first one, any number of middle ones and a last one."""
        between = self.vocabulary.separators
        self._items(start, field, after)
        first, second, inner, seen, last = (self._state() for _ in range(5))
        self._items(start, field, first)
        self._text(first, between.pair, second)
        self._items(second, field, after)
        self._text(first, between.start, inner)
        self._items(inner, field, seen)
        self._text(seen, between.middle, inner)
        self._text(seen, between.end, last)
        self._items(last, field, after)

    def _items(self, start: int, field: Field, after: int) -> None:
        for text, values in self.vocabulary.items(field).items():
            for _ in values:
                self._text(start, text, after)

    def _text(self, start: int, text: str, after: int) -> None:
        for letter in text[:-1]:
            state = self._state()
            self.edges[start].setdefault(letter, []).append(state)
            start = state
        self.edges[start].setdefault(text[-1], []).append(after)

    def _state(self) -> int:
        self.edges.append({})
        return len(self.edges) - 1


#: Two walks at once, and whether they have parted.
_Pair = tuple[int, int, bool]


def ambiguity(vocabulary: Vocabulary) -> Witness | None:
    """A sentence that can be read in two ways, the shortest there is; None if no sentence can."""
    automaton = Automaton(vocabulary)
    start: _Pair = (_START, _START, False)
    came: dict[_Pair, tuple[_Pair, str] | None] = {start: None}
    queue = deque([start])
    while queue:
        pair = queue.popleft()
        left, right, parted = pair
        if _both_end(automaton, pair):
            return _witness(vocabulary, _walked(came, pair))
        if parted and left == right:
            # They have met again: however the sentence goes on from here, it has two readings.
            return _witness(vocabulary, _walked(came, pair) + _rest(automaton, left))
        edges, others = automaton.edges[left], automaton.edges[right]
        for letter, ways in edges.items():
            for place, one in enumerate(ways):
                for number, other in enumerate(others.get(letter, ())):
                    # Two edges between the same states are two ways as well.
                    apart = parted or one != other or (left == right and place != number)
                    after: _Pair = (min(one, other), max(one, other), apart)
                    if after not in came:
                        came[after] = (pair, letter)
                        queue.append(after)
    return None


def _both_end(automaton: Automaton, pair: _Pair) -> bool:
    left, right, parted = pair
    if left not in automaton.ends or right not in automaton.ends:
        return False
    return parted or automaton.ends[left] > 1


def _walked(came: dict[_Pair, tuple[_Pair, str] | None], pair: _Pair) -> str:
    letters = []
    step = came[pair]
    while step is not None:
        letters.append(step[1])
        step = came[step[0]]
    return "".join(reversed(letters))


def _rest(automaton: Automaton, state: int) -> str:
    """The shortest text that leads from the state to the end of a sentence."""
    came: dict[int, str] = {state: ""}
    queue = deque([state])
    while queue:
        here = queue.popleft()
        if here in automaton.ends:
            return came[here]
        for letter, ways in automaton.edges[here].items():
            for after in ways:
                if after not in came:
                    came[after] = came[here] + letter
                    queue.append(after)
    raise ValueError("a state that leads nowhere")


def _witness(vocabulary: Vocabulary, text: str) -> Witness:
    found = vocabulary.candidates(text)
    return Witness(text, tuple(reading(*way) for way in found), tuple(step_id for step_id, _ in found))
