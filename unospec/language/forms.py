"""Inflected game words: the tables ``locales/<language>/forms.yaml``.

A form is a column of a table, and every language has the columns it needs. The lexicon is closed: ten players,
four colours, 55 kinds of card, two directions, the numbers up to 999.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from unospec import paths
from unospec.problems import Problem
from unospec.scenarios.model import Kind, Value
from unospec.spec.faults import Fault
from unospec.spec.hints import NO_HINT, Hint, near

COLOURS = ("red", "yellow", "green", "blue")
SYMBOLS = (*(str(number) for number in range(10)), "draw-two", "reverse", "skip")
BLACK = ("wild", "wild-draw-four", "blank")
DIRECTIONS = ("clockwise", "counterclockwise")
PLAYERS = range(1, 11)
NUMBERS = range(1000)

#: Every value of a kind (of an item, where the kind is a list), in a fixed order.
LEXICON: Mapping[Kind, tuple[int | str, ...]] = {
    "player": tuple(PLAYERS),
    "players": tuple(PLAYERS),
    "card": (*(f"{colour}-{symbol}" for colour in COLOURS for symbol in SYMBOLS), *BLACK),
    "cards": (*(f"{colour}-{symbol}" for colour in COLOURS for symbol in SYMBOLS), *BLACK),
    "colour": COLOURS,
    "direction": DIRECTIONS,
    "count": tuple(range(121)),
    "points": tuple(NUMBERS),
}

#: The section of the table in which the words of a kind stand.
SECTIONS: Mapping[Kind, str] = {
    "player": "players",
    "players": "players",
    "card": "cards",
    "cards": "cards",
    "colour": "colours",
    "direction": "directions",
    "count": "numbers",
    "points": "numbers",
}

_REFERENCE = re.compile(r"\[(colour|symbol)\.([^\[\]]+)\]")


class Forms:
    """The table of one language. Problems in it are raised with file and line when the word is asked for."""

    def __init__(self, language: str, table: Mapping[str, Any], path: Path) -> None:
        self.language = language
        self.path = path
        self._table = table
        self._texts: dict[tuple[Kind, str], dict[int | str, str]] = {}

    def forms(self, kind: Kind) -> tuple[str, ...]:
        """The forms that values of this kind have; the first is the one that ``[name]`` alone stands for."""
        return self._forms[SECTIONS[kind]]

    def texts(self, kind: Kind, form: str) -> Mapping[int | str, str]:
        """The text of every value of this kind (of an item, where the kind is a list) in this form.

        Raises Problem if the table lacks the form or a value.
        """
        if (kind, form) not in self._texts:
            section = SECTIONS[kind]
            if form not in self._forms[section]:
                raise self.problem(
                    "forms.column", [section], near(form, self._forms[section]), section=section, form=form
                )
            word = self._words[section]
            self._texts[kind, form] = {value: word(str(value), form) for value in LEXICON[kind]}
        return self._texts[kind, form]

    def number(self, value: int | str, form: str) -> str:
        """The text of any whole number in this form, also of one that no scenario may have. Raises Problem."""
        return self._number(str(value), form)

    def problems(self) -> list[Problem]:
        """All that is missing in the table or written twice in the same form, each with its line."""
        found = []
        for kind in ("player", "card", "colour", "direction", "points"):
            try:
                forms = self.forms(kind)
            except Problem as problem:
                found.append(problem)
                continue
            for form in forms:
                try:
                    texts = self.texts(kind, form)
                except Problem as problem:
                    found.append(problem)
                    continue
                found += self._unfit(kind, form, texts)
        return found

    def problem(self, id: str, keys: Iterable[str | int] = (), hint: Hint = NO_HINT, **fields: object) -> Problem:
        """A problem with the line on which the entry at `keys` stands, or its nearest enclosing one."""
        return Fault(id, hint, path=self.path, line=_line_of(self.path, tuple(keys)), **fields)

    def _unfit(self, kind: Kind, form: str, texts: Mapping[int | str, str]) -> list[Problem]:
        section = SECTIONS[kind]
        found = []
        seen: dict[str, int | str] = {}
        for value, text in texts.items():
            if not text.strip() or text != text.strip() or "[" in text or "  " in text:
                found.append(
                    self.problem("forms.improper", [section], section=section, text=text, form=form, value=value)
                )
            # Colours and directions may have columns that are features, such as a gender, not words.
            if text in seen and kind in ("player", "card", "points"):
                found.append(
                    self.problem(
                        "forms.alike", [section], section=section, first=seen[text], second=value, text=text, form=form
                    )
                )
            seen[text] = value
        return found

    @cached_property
    def _forms(self) -> Mapping[str, tuple[str, ...]]:
        players = self._section("players", list)
        if not players or not isinstance(players[0], dict):
            raise self.problem("forms.no-names", ["players"], section="players")
        numbers, cards = self._section("numbers", dict), self._section("cards", dict)
        columns = {
            "players": players[0],
            "cards": self._dict(cards, "cards", "pattern"),
            "colours": self._dict(self._section("colours", dict), "colours", COLOURS[0]),
            "directions": self._dict(self._section("directions", dict), "directions", DIRECTIONS[0]),
            "numbers": self._dict(numbers, "numbers", "pattern"),
        }
        return {section: tuple(map(str, entry)) for section, entry in columns.items()}

    @cached_property
    def _words(self) -> Mapping[str, Callable[[str, str], str]]:
        return {
            "players": self._player,
            "cards": self._card,
            "colours": lambda value, form: self._entry("colours", value, form),
            "directions": lambda value, form: self._entry("directions", value, form),
            "numbers": self._number,
        }

    def _player(self, value: str, form: str) -> str:
        names = self._section("players", list)
        if len(names) != len(PLAYERS):
            raise self.problem("forms.names", ["players"], section="players", count=len(names), wanted=len(PLAYERS))
        text = names[int(value) - 1].get(form)
        if not isinstance(text, str):
            raise self.problem("forms.name", ["players", int(value) - 1], section="players", value=value, form=form)
        return text

    def _card(self, value: str, form: str) -> str:
        cards = self._section("cards", dict)
        if value in BLACK:
            black = self._dict(cards, "cards", "black")
            text = black.get(value, {}).get(form)
            if not isinstance(text, str):
                raise self.problem("forms.entry", ["cards", "black", value], section="cards", value=value, form=form)
            return text
        colour, symbol = value.split("-", 1)
        pattern = cards["pattern"].get(form)
        # Later overrides win, so that a table can go from the general to the single card.
        for key, entry in (cards.get("overrides") or {}).items():
            if key in (value, f"*-{symbol}", f"{colour}-*"):
                pattern = entry.get(form, pattern)
        if not isinstance(pattern, str):
            raise self.problem("forms.entry", ["cards", "pattern"], section="cards", value=value, form=form)
        return self._filled(pattern, colour, symbol)

    def _filled(self, pattern: str, colour: str, symbol: str) -> str:
        def word(match: re.Match[str]) -> str:
            section, value = ("colours", colour) if match[1] == "colour" else ("symbols", symbol)
            return self._entry(section, value, match[2])

        # Inner references come first: [colour.[symbol.gender]] asks for the colour in the symbol's gender.
        while (text := _REFERENCE.sub(word, pattern)) != pattern:
            pattern = text
        return text

    def _number(self, value: str, form: str) -> str:
        pattern = self._section("numbers", dict)["pattern"].get(form)
        for covers, entry in self._number_overrides:
            if form in entry and covers(value):
                pattern = entry[form]
        if not isinstance(pattern, str):
            raise self.problem("forms.number", ["numbers", "pattern"], section="numbers", form=form)
        return pattern.replace("[digits]", value)

    @cached_property
    def _number_overrides(self) -> list[tuple[Callable[[str], bool], Mapping[str, Any]]]:
        overrides = self._section("numbers", dict).get("overrides") or {}
        return [(_covering(str(key)), entry) for key, entry in overrides.items()]

    def _entry(self, section: str, value: str, form: str) -> str:
        entry = self._dict(self._section(section, dict), section, value)
        text = entry.get(form)
        if not isinstance(text, str):
            raise self.problem(
                "forms.entry", [section, value], near(form, entry), section=section, value=value, form=form
            )
        return text

    def _section(self, name: str, kind: type) -> Any:
        found = self._table.get(name)
        if not isinstance(found, kind):
            raise self.problem("forms.no-list" if kind is list else "forms.no-mapping", [name], section=name)
        return found

    def _dict(self, parent: Mapping[str, Any], section: str, key: str) -> dict[str, Any]:
        found = parent.get(key)
        if not isinstance(found, dict) or not found:
            raise self.problem("forms.missing", [section, key], section=section, key=key)
        return found


@cache
def forms(language: str) -> Forms:
    """The table of that language. Raises Problem if there is none or if it is no YAML."""
    return read(language, paths.locales() / language / "forms.yaml")


def read(language: str, path: Path) -> Forms:
    """The table in the file. Raises Problem if the file is missing or is no YAML mapping."""
    import yaml

    try:
        table = yaml.load(path.read_text(encoding="utf-8"), Loader=_loader())
    except FileNotFoundError:
        raise Fault("forms.no-table", path=path, language=language) from None
    except UnicodeDecodeError:
        raise Fault("not-utf8", ("utf8", {}), path=path) from None
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 0
        raise Fault("data.not-yaml", path=path, line=line, why=error.problem) from None
    if not isinstance(table, dict):
        raise Fault("data.mapping", path=path, line=1)
    return Forms(language, table, path)


def _covering(key: str) -> Callable[[str], bool]:
    """Whether an override is for a number: ``7``, ``2-9``, or ``*1`` for all that end in 1."""
    if key.startswith("*"):
        return lambda number: number.endswith(key[1:])
    first, _, last = key.partition("-")
    if not (first.isdigit() and (not last or last.isdigit())):
        return lambda number: False
    numbers = range(int(first), int(last or first) + 1)
    return lambda number: int(number) in numbers


def _loader() -> Any:
    import yaml

    # Everything stays text: "on" and "no" are words of languages, not truth values.
    return getattr(yaml, "CBaseLoader", yaml.BaseLoader)


def _line_of(path: Path, keys: tuple[str | int, ...]) -> int:
    """The line of an entry, found only when there is something to complain of."""
    import yaml

    try:
        node = yaml.compose(path.read_text(encoding="utf-8"), Loader=_loader())
    except (OSError, yaml.YAMLError):
        return 0
    line = 1
    for key in keys:
        if isinstance(node, yaml.MappingNode):
            pair = next((pair for pair in node.value if pair[0].value == str(key)), None)
            if pair is None:
                break
            line, node = pair[0].start_mark.line + 1, pair[1]
        elif isinstance(node, yaml.SequenceNode) and isinstance(key, int) and key < len(node.value):
            node = node.value[key]
            line = node.start_mark.line + 1
        else:
            break
    return line


def is_value(kind: Kind, value: Value) -> bool:
    """Whether the value is one of this kind; lists must not be empty, and players sit in a list once each."""
    if kind in ("players", "cards"):
        if not isinstance(value, tuple) or not value:
            return False
        if kind == "players" and (len(set(value)) != len(value) or len(value) < 2):
            return False
        return all(item in _KNOWN[kind] for item in value)
    return not isinstance(value, tuple) and value in _KNOWN[kind]


_KNOWN: Mapping[Kind, frozenset[int | str]] = {kind: frozenset(values) for kind, values in LEXICON.items()}
