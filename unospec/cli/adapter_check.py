"""``unospec adapter check``: an adapter tested alone, step by step, before the suite is run."""

from __future__ import annotations

import argparse
from collections import Counter
from typing import TYPE_CHECKING

from unospec.cli import child

if TYPE_CHECKING:
    from unospec.adapters.checking import Noted
    from unospec.language.catalogs import Catalog

TEXTS = {
    "adapter-check.engine": "the engine: {engines}, MODULE:CLASS or cmd:COMMAND",
    "adapter-check.well": "Nothing is wrong. Next: {command}",
    # {parts}: messages of the protocol that the adapter cannot answer yet, such as act or arrange.
    "adapter-check.parts": "Nothing is wrong so far. Not there yet: {parts}; what that means is said above.",
    # {command}: what to type.
    "adapter-check.next": "Next: {command}",
    "adapter-check.nothing-yet": "Nothing is wrong so far, but it can neither deal nor set positions, so that no "
    "scenario can be run",
    # {message}: a fault that has been told in full, where it was met first.
    "adapter-check.again": ("And {count} time more: {message}", "And {count} times more: {message}"),
    "adapter-check.wrong": ("{count} thing is wrong", "{count} things are wrong"),
}

#: What breaks down in one step does so in many, and is told once; with the field that says what it was.
_BREAKDOWNS = {"check.error": "why", "check.fault": "message"}

#: Parts of an adapter that need not be there, by the text that says that they are not.
_PARTS = {"check.cannot-deal": "deal", "check.no-act": "act", "check.cannot-arrange": "arrange"}

#: Fields that hold reasons, some of them in words that are told in every language.
_REASONS = frozenset({"why", "how", "error"})

_SIGNS = {"right": ("✓", "green"), "wrong": ("✗", "bold red"), "note": ("–", "dim")}


def arguments(parser: argparse.ArgumentParser, catalog: Catalog) -> None:
    """Declares the arguments."""
    from unospec.adapters.registry import ENGINES

    known = ", ".join(ENGINES)
    parser.add_argument("engine", metavar="ENGINE", help=catalog.text("ui:adapter-check.engine", engines=known))
    child.arguments(parser, catalog)


def run(options: argparse.Namespace, catalog: Catalog) -> int:
    """Tests the adapter and tells what is found. Returns 0 if nothing is wrong, else 1."""
    from unospec.adapters.checking import check
    from unospec.protocol import command_lines
    from unospec.reports.screen import Screen
    from unospec.reports.story import LAST_WORDS, last_words

    screen = Screen()
    wrong, lacks = 0, set[str]()
    met: Counter[str] = Counter()
    for noted in check(child.maker(options)()):
        if noted.text in _BREAKDOWNS:
            fault = _fields(noted, catalog)[_BREAKDOWNS[noted.text]]
            met[fault] += 1
            if met[fault] > 1:
                continue
        sign, style = _SIGNS[noted.outcome]
        text = catalog.text(f"ui:{noted.text}", **_fields(noted, catalog))
        screen.line(f"{screen.styled(sign, style)} {text}")
        screen.lines([f"    {line}" for line in last_words(noted.fields)[-LAST_WORDS:]])
        wrong += noted.outcome == "wrong"
        lacks |= {_PARTS[noted.text]} if noted.text in _PARTS else set()
    for fault, count in met.items():
        if count > 1:
            again = catalog.plural("ui:adapter-check.again", count - 1, message=fault)
            screen.line(f"{screen.styled(*_SIGNS['note'])} {again}")
    screen.line()
    if wrong:
        screen.line(catalog.plural("ui:adapter-check.wrong", wrong, count=wrong))
        return 1
    if {"deal", "arrange"} <= lacks:
        screen.line(catalog.text("ui:adapter-check.nothing-yet"))
        return 0
    words = ["unospec", "verify", "--engine", options.engine, *child.again(options)]
    command = catalog.typed(command_lines.join(words))
    if not lacks:
        screen.line(catalog.text("ui:adapter-check.well", command=command))
        return 0
    parts = ", ".join(part for part in _PARTS.values() if part in lacks)
    screen.line(catalog.text("ui:adapter-check.parts", parts=parts))
    if "act" not in lacks:
        screen.line(catalog.text("ui:adapter-check.next", command=command))
    return 0


def _fields(noted: Noted, catalog: Catalog) -> dict[str, str]:
    """What it speaks of, in words. Values that come from the engine are made safe to print."""
    from unospec.language.naming import printable
    from unospec.reports.words import reason

    fields = {
        name: reason(value, catalog) if name in _REASONS else printable(value) for name, value in noted.fields.items()
    }
    for name, value in fields.items():
        if value.startswith("@"):
            fields[name] = catalog.text(f"ui:{value[1:]}", **fields)
    return fields
