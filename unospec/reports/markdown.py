"""A summary in Markdown, for the page of a CI job."""

from __future__ import annotations

import io
import re
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from unospec.reports import breakdowns, known_issues
from unospec.reports.files import write_text
from unospec.reports.screen import Screen
from unospec.reports.story import Again, tell
from unospec.reports.summary import TOLD, broken, head, numbers, rule_lines, unnoticed, verdict_words
from unospec.reports.terminal import story
from unospec.reports.verification import Part, Verification, known_issue
from unospec.running.verdicts import TROUBLE

if TYPE_CHECKING:
    from unospec.language.catalogs import Catalog

TEXTS = {
    # At the end of a page that would become too long.
    "markdown.more": (
        "{count} more story is left out; the other reports have it",
        "{count} more stories are left out; the other reports have them",
    ),
}

#: Job pages take a limited amount of text.
_STORIES = 40
_WIDTH = 100
_SIGNS = re.compile(r"([\\`*_{}\[\]#|~$])")
#: What GitHub makes a link of by itself.
_LINKS = {"://": ":&#47;&#47;", "www.": "www&#46;", "@": "&#64;"}


def write(run: Verification, path: Path, catalog: Catalog, again: Again) -> None:
    """Writes the summary. again: gives the command that runs one scenario again. Raises Problem."""
    write_text(path, text(run, catalog, again))


def text(run: Verification, catalog: Catalog, again: Again) -> str:
    """The whole page."""
    if breakdowns.has_no_start(run):
        return _no_start(run, catalog)
    lines = [f"## {escaped(head(run, catalog))}", ""]
    for part in run.parts:
        lines += _part(run, part, catalog)
    selected = breakdowns.select(run.parts, TROUBLE if run.survey else TOLD, catalog)
    wrong = selected.stories
    for part, result in wrong[:_STORIES]:
        told = tell(result, part.rules, run.hello, catalog, again, known_issue(result, run))
        screen = Screen(io.StringIO(), width=_WIDTH, colour=False)
        mark = verdict_words(told.verdict, catalog)
        # Within <pre>, nothing is Markdown as long as no line is empty.
        body = "\n".join(escape(line) or " " for line in story(told, screen, catalog))
        summary = f"{escape(mark)}: {escape(told.title)} <code>{escape(told.scenario)}</code>"
        lines += [f"<details><summary>{summary}</summary>", "", f"<pre>{body}</pre>", "", "</details>", ""]
    if len(wrong) > _STORIES:
        lines += [catalog.plural("ui:markdown.more", len(wrong) - _STORIES), ""]
    for more in selected.more:
        lines += [escaped(more), ""]
    return "\n".join(lines)


def _no_start(run: Verification, catalog: Catalog) -> str:
    head, entries, said = breakdowns.no_start(run, catalog)
    lines = [f"## {escaped(head)}", "", *(f"* {escaped(heading)}: {escaped(text)}" for heading, text in entries), ""]
    if said:
        body = "\n".join(escape(line) or " " for line in said)
        lines += [escaped(f"{catalog.text('ui:story.stderr-head')}:"), "", f"<pre>{body}</pre>", ""]
    return "\n".join(lines)


def _part(run: Verification, part: Part, catalog: Catalog) -> list[str]:
    lines = [f"### {escaped(part.rules)}", ""] if run.survey else []
    lines += [f"**{escaped(numbers(part, catalog))}**", "", escaped(broken(part, catalog)), ""]
    if left := unnoticed(run, part, catalog):
        lines += [escaped(left), ""]
    rows = rule_lines(part, catalog)
    if rows:
        heads = [catalog.text(f"ui:report.{name}") for name in ("rule", "passed-head", "others")]
        lines += [_row(heads), "| --- | ---: | --- |"]
        for title, passed, judged, others in rows:
            told = ", ".join(verdict_words(each, catalog, count) for each, count in others.items())
            lines.append(_row([title, f"{passed}/{judged}" if judged else "–", told]))
        lines.append("")
    known = known_issues.rows(run, part, catalog)
    if known:
        lines += [_row(known_issues.heads(catalog)), "| --- | --- | ---: |"]
        lines += [_row([why, where, str(count)]) for why, where, count in known]
        lines.append("")
    return lines


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(map(escaped, cells))} |"


def escaped(text: str) -> str:
    """The text as Markdown that says just that, in a table as well."""
    text = _SIGNS.sub(r"\\\1", escape(text, quote=False))
    for sign, written in _LINKS.items():
        text = text.replace(sign, written)
    return text.replace("\n", " ")
