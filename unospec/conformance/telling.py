"""A broken scenario as pytest shows it: the story, not the toolkit's own code."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass

from _pytest._code.code import ReprFileLocation, TerminalRepr
from _pytest._io import TerminalWriter

from unospec.language.catalogs import Catalog, catalog
from unospec.protocol import command_lines
from unospec.protocol.messages import HelloReply
from unospec.reports.screen import Screen
from unospec.reports.story import tell
from unospec.reports.terminal import story
from unospec.reports.words import message
from unospec.running.conduct import Result
from unospec.scenarios.library import feature_of

_WIDTH = 100


@dataclass(eq=False)
class Told(TerminalRepr):
    """What pytest prints of it. reprcrash: where it is, and the line for the summary."""

    lines: list[str]
    reprcrash: ReprFileLocation

    def toterminal(self, tw: TerminalWriter) -> None:
        """Prints the story."""
        for line in self.lines:
            tw.line(line)


def line(result: Result, lang: str) -> str:
    """What has come of a scenario, in a line of that language."""
    language = catalog(lang)
    return f"{language.text(f'ui:verdict.{result.verdict}')}: {message(result.finding, language)}".rstrip(": ")


def told(
    result: Result, engine: str, rules: str, hello: HelloReply | None, language: Catalog, words: Sequence[str] = ()
) -> Told:
    """The story of a scenario, in the catalog's language.

    rules: what it was held to. words: what else the command that runs it again is given.
    """
    screen = Screen(io.StringIO(), width=_WIDTH, colour=False)

    def again(held_to: str, id: str) -> str:
        command = ["unospec", "verify", "--engine", engine, "--rules", held_to, *words, "--scenario", id]
        return language.typed(command_lines.join(command))

    lines = story(tell(result, rules, hello, language, again), screen, language)
    where = ReprFileLocation(
        f"features/{feature_of(result.scenario.id).id}.feature", 0, line(result, language.language)
    )
    return Told(lines, where)
