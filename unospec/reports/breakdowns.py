"""Engines that break down, told once: one story for all that ended alike, and what to do where nothing could be run."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from unospec import __version__
from unospec.language.naming import printable, shown
from unospec.reports.story import last_words
from unospec.reports.summary import engine_name
from unospec.reports.verification import Part, Verification
from unospec.reports.words import message
from unospec.running.conduct import Result
from unospec.running.verdicts import TROUBLE, Verdict

if TYPE_CHECKING:
    from unospec.language.catalogs import Catalog

TEXTS = {
    # {message}: what has been told of one scenario in full.
    "report.alike": (
        "{count} more scenario ended like this: {message}",
        "{count} more scenarios ended like this: {message}",
    ),
    # After an engine has broken down too often.
    "report.not-run": (
        "{count} more scenario was not run, since the engine kept breaking down",
        "{count} more scenarios were not run, since the engine kept breaking down",
    ),
    # Instead of a report, for an engine that breaks down before it has said its name. {suite}: version of the suite.
    "report.no-start": "{engine} does not get so far as to introduce itself, so nothing could be run (suite {suite})",
    # Headings of what follows it.
    "report.no-start.run-head": "What was run",
    "report.no-start.do-head": "What to do",
    # {line}: a line of JSON.
    "report.no-start.do": "run it by hand and type this line; one line of JSON has to come back: {line}",
    # {command}: what to type.
    "report.no-start.check": "see {command}",
}

_GREETING = '{"type": "hello", "id": 0, "protocol": 1}'


@dataclass(frozen=True, slots=True)
class Told:
    """What is told in full, each with the part that it belongs to. more: a line for what is not."""

    stories: list[tuple[Part, Result]] = field(default_factory=list)
    more: list[str] = field(default_factory=list)


def select(parts: Iterable[Part], verdicts: Collection[Verdict], catalog: Catalog) -> Told:
    """The results with these verdicts. An engine that breaks down does so everywhere; one of these tells it all."""
    told = Told()
    alike: dict[str, int] = {}
    left = 0
    for part in parts:
        for result in part.results:
            if result.verdict not in verdicts:
                continue
            if result.reason == "given-up":
                left += 1
                continue
            if result.verdict in TROUBLE:
                text = message(result.finding, catalog)
                alike[text] = alike.get(text, 0) + 1
                if alike[text] > 1:
                    continue
            told.stories.append((part, result))
    for text, count in alike.items():
        if count > 1:
            told.more.append(catalog.plural("ui:report.alike", count - 1, message=text))
    if left:
        told.more.append(catalog.plural("ui:report.not-run", left))
    return told


def has_no_start(run: Verification) -> bool:
    """Whether the engine never introduced itself, and no scenario got further than that."""
    verdicts = {result.verdict for result in run.results} - {"not-applicable"}
    return run.hello is None and bool(verdicts) and verdicts <= TROUBLE


def no_start(run: Verification, catalog: Catalog) -> tuple[str, list[tuple[str, str]], list[str]]:
    """What is said then: a head, entries with their headings, and what was written to stderr."""
    finding = next(result.finding for result in run.results if result.verdict in TROUBLE)
    head = catalog.text("ui:report.no-start", engine=engine_name(run), suite=__version__)
    entries = [("story.happened-head", message(finding, catalog))]
    if run.command:
        entries.append(("report.no-start.run-head", printable(run.command)))
        entries.append(("report.no-start.do-head", catalog.text("ui:report.no-start.do", line=_GREETING)))
    else:
        command = catalog.typed(f"unospec adapter check {shown(run.engine)}")
        entries.append(("report.no-start.do-head", catalog.text("ui:report.no-start.check", command=command)))
    return head, [(catalog.text(f"ui:{heading}"), text) for heading, text in entries], last_words(finding.fields)
