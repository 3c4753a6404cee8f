"""The phrases of a language: what a step says, and which step a sentence is.

A phrase is text with fields, ``[player] plays [card.indefinite]``. All phrases of a language are put into one tree
whose edges are texts and fields; a sentence is read by walking down it. Reading is exact, and whatever can be read in
two ways is refused (that there is no such sentence is proved by `unospec.language.ambiguity`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import cast

from unospec.language import catalogs, lists
from unospec.language.forms import NUMBERS, SECTIONS, Forms, forms, is_value
from unospec.language.tries import Trie
from unospec.problems import Problem, near_word
from unospec.scenarios.model import Kind, Value
from unospec.scenarios.steps import STEPS, Declaration
from unospec.spec.faults import Fault
from unospec.spec.hints import near

_FIELD = re.compile(r"\[([^\[\]]*)\]")
_NAME = re.compile(r"([a-z][a-z-]*)(?:\.([a-z0-9][a-z0-9-]*))?")


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a phrase. plural: the number of the plural form whose counts it takes; -1 if it takes any."""

    name: str
    kind: Kind
    form: str
    plural: int = -1

    @property
    def is_list(self) -> bool:
        """Whether the values are lists."""
        return self.kind in ("players", "cards")


#: A phrase in pieces: texts and fields.
Pieces = tuple["str | Field", ...]


def fields_of(phrase: str) -> list[tuple[str, str]]:
    """The fields of a phrase in order, as name and form; the form is empty where none is asked for.

    Raises Problem if there is something else in square brackets.
    """
    found = []
    for match in _FIELD.finditer(phrase):
        name = _NAME.fullmatch(match[1])
        if name is None:
            raise Fault("phrase.field", ("field-form", {}), text=match[0])
        found.append((name[1], name[2] or ""))
    rest = _FIELD.sub("", phrase)
    if "[" in rest or "]" in rest:
        raise Fault("phrase.bracket", text=phrase)
    return found


def counted(step: Declaration) -> str:
    """The name of the parameter that a step's plural goes by; empty if the step has no plural."""
    if not step.singular:
        return ""
    return next(name for name, kind in step.kinds.items() if kind in ("count", "points"))


def split(step: Declaration, phrase: str, words: Forms, plural: int = -1) -> Pieces:
    """A phrase of that step in pieces. plural: its place among the step's plural forms, if it has any.

    Raises Problem if the fields are not the step's or if the table lacks a form.
    """
    names = [name for name, _ in fields_of(phrase)]
    if sorted(names) != sorted(step.kinds):
        meant = next((near_word(name, step.kinds) for name in names if name not in step.kinds), "")
        raise Fault(
            "phrase.fields",
            ("near-field", {"near": meant}) if meant else ("each-once", {}),
            step=f"step:{step.id}",
            fields=_bracketed(names),
            wanted=_bracketed(step.kinds),
        )
    pieces: list[str | Field] = []
    end = 0
    for match, (name, form) in zip(_FIELD.finditer(phrase), fields_of(phrase), strict=True):
        if match.start() > end:
            pieces.append(phrase[end : match.start()])
        end = match.end()
        kind = step.kinds[name]
        known = words.forms(kind)
        if form and form not in known:
            raise Fault(
                "phrase.form",
                ("known", {"known": ", ".join(known)}),
                step=f"step:{step.id}",
                section=SECTIONS[kind],
                form=form,
                file=words.path.name,
            )
        pieces.append(Field(name, kind, form or known[0], plural if name == counted(step) else -1))
    if end < len(phrase):
        pieces.append(phrase[end:])
    return tuple(pieces)


class Node:
    """A place in the tree of phrases. steps: the steps whose phrase ends here."""

    __slots__ = ("_trie", "fields", "steps", "texts")

    def __init__(self) -> None:
        self.texts: dict[str, Node] = {}
        self.fields: dict[Field, Node] = {}
        self.steps: list[str] = []
        self._trie: Trie[Node] | None = None

    def after_text(self, text: str, start: int) -> list[tuple[Node, int]]:
        """The places that a text that begins here leads to, with where it ends."""
        if len(self.texts) < 4:
            # Not worth a tree.
            return [(node, start + len(word)) for word, node in self.texts.items() if text.startswith(word, start)]
        if self._trie is None:
            self._trie = Trie(self.texts.items())
        return self._trie.at(text, start)


class Vocabulary:
    """Every step in one language. phrases: the texts by step id, several where the step has plural forms."""

    def __init__(
        self, language: str, phrases: Mapping[str, catalogs.Message], words: Forms, plural: catalogs.Domain
    ) -> None:
        self.language = language
        self.phrases = phrases
        self.words = words
        self.separators = lists.separators(language)
        #: Which plural form goes with a count.
        self.plural_form = plural.plural
        self._known: dict[str, tuple[str, dict[str, Value]]] = {}
        self._tries: dict[tuple[Kind, str, int], Trie[int | str]] = {}

    def render(self, step_id: str, values: Mapping[str, Value], *, any_number: bool = False) -> str:
        """The step as a sentence.

        any_number: take counts and points that no scenario may have, of which an engine tells. Raises Problem if there
        is no such step, if it has no phrase in this language, or if the values are not those of the step.
        """
        step = _declared(step_id)
        _check(step, values, any_number)
        pieces = self.pieces.get(step_id)
        if pieces is None:
            raise Fault("phrase.missing", step=step_id, language=self.language)
        number = values[counted(step)] if step.singular else 0
        chosen = pieces[self.plural_form(abs(number)) if isinstance(number, int) and step.singular else 0]
        return "".join(piece if isinstance(piece, str) else self._text(piece, values[piece.name]) for piece in chosen)

    def parse(self, text: str) -> tuple[str, dict[str, Value]]:
        """The step that the sentence is, and its values.

        Raises Problem, with the nearest phrase, if it is none, or if it can be read in two ways.
        """
        known = self._known.get(text)
        if known is None:
            found = self.candidates(text)
            if len(found) != 1:
                raise self._unread(text, found)
            known = self._known[text] = found[0]
        # Scenarios say the same things again and again; each gets values of its own.
        return known[0], dict(known[1])

    def _unread(self, text: str, found: list[tuple[str, dict[str, Value]]]) -> Problem:
        if found:
            ways = " | ".join(reading(*way) for way in found)
            return Fault("phrase.ambiguous", text=text, count=len(found), ways=ways)
        from unospec.language.advice import advice

        return Fault("phrase.unknown", advice(self, text), text=text)

    def candidates(self, text: str) -> list[tuple[str, dict[str, Value]]]:
        """Every way to read the sentence; none if it is no step."""
        found: list[tuple[str, dict[str, Value]]] = []
        self._walk(self.tree, text, 0, {}, found)
        return found

    @cached_property
    def pieces(self) -> Mapping[str, tuple[Pieces, ...]]:
        """The phrases in pieces. Raises Problem, with file and line, if a phrase has wrong fields or forms."""
        return {step_id: self._pieces(STEPS[step_id], texts) for step_id, texts in self.phrases.items()}

    def _pieces(self, step: Declaration, texts: catalogs.Message) -> tuple[Pieces, ...]:
        try:
            if not step.singular:
                return (split(step, texts[0], self.words),)
            return tuple(split(step, text, self.words, plural) for plural, text in enumerate(texts))
        except Problem as problem:
            raise problem.at(*place_of(self.language, step.id)) from None

    @cached_property
    def tree(self) -> Node:
        """The root of the tree of all phrases."""
        root = Node()
        for step_id, variants in self.pieces.items():
            for pieces in variants:
                node = root
                for piece in pieces:
                    if isinstance(piece, str):
                        node = node.texts.setdefault(piece, Node())
                    else:
                        node = node.fields.setdefault(piece, Node())
                node.steps.append(step_id)
        return root

    def items(self, field: Field) -> Mapping[str, tuple[int | str, ...]]:
        """The texts that the field takes (its items, if it is a list), each with the values it stands for."""
        values: dict[str, tuple[int | str, ...]] = {}
        for value, text in self.words.texts(field.kind, field.form).items():
            if field.plural < 0 or self._plurals[cast("int", value)] == field.plural:
                values[text] = (*values[text], value) if text in values else (value,)
        return values

    @cached_property
    def _plurals(self) -> list[int]:
        return [self.plural_form(number) for number in NUMBERS]

    def _text(self, field: Field, value: Value) -> str:
        texts = self.words.texts(field.kind, field.form)
        if isinstance(value, tuple):
            return self.separators.join([texts[item] for item in value])
        return texts[value] if value in texts else self.words.number(value, field.form)

    def _walk(
        self,
        node: Node,
        text: str,
        start: int,
        values: dict[str, Value],
        found: list[tuple[str, dict[str, Value]]],
    ) -> None:
        """Adds to `found` every way in which the rest of the text goes on from here."""
        if start == len(text):
            found += [(step_id, dict(values)) for step_id in node.steps]
            return
        for child, end in node.after_text(text, start):
            self._walk(child, text, end, values, found)
        for field, child in node.fields.items():
            matches = self._lists(field, text, start) if field.is_list else self._items(field, text, start)
            for value, end in matches:
                self._walk(child, text, end, {**values, field.name: value}, found)

    def _lists(self, field: Field, text: str, start: int) -> list[tuple[Value, int]]:
        """The lists that begin here, with where they end."""
        separators = self.separators
        found: list[tuple[tuple[int | str, ...], int]] = []
        for first, end in self._items(field, text, start):
            found.append(((first,), end))
            if text.startswith(separators.pair, end):
                for second, last in self._items(field, text, end + len(separators.pair)):
                    found.append(((first, second), last))
            if text.startswith(separators.start, end):
                self._longer(field, text, end + len(separators.start), (first,), found)
        # All items of a list are of one kind, and so is what a list is typed as.
        lists = cast("list[tuple[Value, int]]", found)
        return [(value, end) for value, end in lists if is_value(field.kind, value)]

    def _longer(
        self,
        field: Field,
        text: str,
        start: int,
        before: tuple[int | str, ...],
        found: list[tuple[tuple[int | str, ...], int]],
    ) -> None:
        """Adds the lists of three and more that go on here."""
        separators = self.separators
        for item, end in self._items(field, text, start):
            if text.startswith(separators.end, end):
                for last, after in self._items(field, text, end + len(separators.end)):
                    found.append(((*before, item, last), after))
            if text.startswith(separators.middle, end):
                self._longer(field, text, end + len(separators.middle), (*before, item), found)

    def _items(self, field: Field, text: str, start: int) -> list[tuple[int | str, int]]:
        """The single values that begin here, with where they end."""
        key = field.kind, field.form, field.plural
        known = self._tries.get(key)
        if known is None:
            words = ((word, value) for word, values in self.items(field).items() for value in values)
            known = self._tries[key] = Trie(words)
        return known.at(text, start)


@cache
def vocabulary(language: str) -> Vocabulary:
    """The vocabulary of that language. Raises Problem if its table of words is missing."""
    return assembled(language, forms(language), catalogs.domain(language, "steps"))


def assembled(language: str, words: Forms, domain: catalogs.Domain) -> Vocabulary:
    """A vocabulary of a table of words and a catalog of phrases."""
    if language == "en":
        # English is declared with the steps: the catalog may lag behind.
        phrases = {step.id: english(step) for step in STEPS.values()}
        return Vocabulary(language, phrases, words, catalogs.Domain({}, lambda count: int(count != 1)))
    found = {step_id: domain.messages.get(f"step:{step_id}") for step_id in STEPS}
    return Vocabulary(language, {step_id: texts for step_id, texts in found.items() if texts}, words, domain)


def english(step: Declaration) -> catalogs.Message:
    """The English texts of a step: one, or singular and plural."""
    return (step.singular, step.phrase) if step.singular else (step.phrase,)


def place_of(language: str, step_id: str) -> tuple[Path, int]:
    """The file and line where the phrase of a step stands, for messages; line 0 if it is not there."""
    from unospec.language import pofile

    path = catalogs.po_path(language, "steps")
    return path, pofile.line_of(path, f"step:{step_id}")


def reading(step_id: str, values: Mapping[str, Value]) -> str:
    """A way to read a sentence, for messages: ``step:plays player=1 card=red-7``."""
    told = (
        f"{name}={','.join(map(str, value)) if isinstance(value, tuple) else value}" for name, value in values.items()
    )
    return " ".join((f"step:{step_id}", *told))


def _declared(step_id: str) -> Declaration:
    try:
        return STEPS[step_id]
    except KeyError:
        raise Fault("phrase.step", near(step_id, STEPS), step=step_id) from None


def _check(step: Declaration, values: Mapping[str, Value], any_number: bool) -> None:
    if values.keys() != step.kinds.keys():
        raise Fault("phrase.values", step=f"step:{step.id}", wanted=_bracketed(step.kinds), fields=_bracketed(values))
    for name, kind in step.kinds.items():
        is_number = any_number and kind in ("count", "points") and type(values[name]) is int
        if not is_number and not is_value(kind, values[name]):
            raise Fault("phrase.value", step=f"step:{step.id}", value=repr(values[name]), name=name, kind=kind)


def _bracketed(names: object) -> str:
    return " ".join(f"[{name}]" for name in names) or "none"  # type: ignore[attr-defined]
