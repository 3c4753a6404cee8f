"""A badge for a README: a small SVG that says how much of what applied has passed."""

from __future__ import annotations

import unicodedata
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from unospec.reports.files import write_text
from unospec.reports.summary import head, numbers
from unospec.reports.verification import WRONG, Verification
from unospec.running.verdicts import TROUBLE

if TYPE_CHECKING:
    from unospec.language.catalogs import Catalog

TEXTS = {
    # On a badge: as short as can be.
    "badge.passed": "{rules} {passed}/{judged}",
    "badge.none": "nothing could be run",
}

#: Each has a contrast of 4.5 or more to white letters.
_GOOD, _BAD, _NEITHER, _LEFT = "#1b7f3b", "#b3261e", "#5f5b66", "#33303a"
_SIGNS = {_GOOD: "✓", _BAD: "✗", _NEITHER: "–"}


def write(run: Verification, path: Path, catalog: Catalog) -> None:
    """Writes the badge. Raises Problem."""
    write_text(path, svg(run, catalog))


def svg(run: Verification, catalog: Catalog) -> str:
    """The badge as a whole SVG file."""
    told = [
        catalog.text("ui:badge.passed", rules=part.rules, passed=part.passed, judged=part.judged)
        for part in run.parts
        if part.judged
    ]
    colour = _colour(run)
    words = f"{_SIGNS[colour]} {' · '.join(told) or catalog.text('ui:badge.none')}"
    left, right = _width("unospec") + 14, _width(words) + 14
    whole = f"{head(run, catalog)}: {'; '.join(numbers(part, catalog) for part in run.parts)}"
    place = "y='14' text-anchor='middle' fill='#fff' font-family='Verdana,DejaVu Sans,sans-serif' font-size='11'"
    return (
        f"<svg xmlns='http://www.w3.org/2000/svg' width='{left + right}' height='20' role='img' "
        f"xml:lang='{catalog.language}' aria-label='{escape(whole, quote=True)}'><title>{escape(whole)}</title>"
        f"<clipPath id='r'><rect width='{left + right}' height='20' rx='4'/></clipPath><g clip-path='url(#r)'>"
        f"<path d='M0 0h{left}v20H0z' fill='{_LEFT}'/><path d='M{left} 0h{right}v20H{left}z' fill='{colour}'/></g>"
        f"<text x='{left / 2:g}' {place}>unospec</text>"
        f"<text x='{left + right / 2:g}' {place}>{escape(words)}</text></svg>\n"
    )


def _colour(run: Verification) -> str:
    verdicts = {result.verdict for result in run.results}
    if not any(part.judged for part in run.parts) or (run.survey and not verdicts & TROUBLE):
        return _NEITHER
    return _BAD if verdicts & (WRONG | TROUBLE) else _GOOD


def _width(text: str) -> int:
    """About how wide a text is in that font: letters of some scripts are wider than those of others."""
    narrow = "il.,:/|·' "
    total = 0.0
    for letter in text:
        wide = unicodedata.east_asian_width(letter) in "WF"
        total += 12 if wide else 4.2 if letter in narrow else 7.2 if letter.isascii() else 8.5
    return round(total)
