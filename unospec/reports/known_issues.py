"""What is known of the issues that a run has met: each once, with the scenarios that it fails."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unospec.language.naming import shown
from unospec.reports.story import known_why
from unospec.reports.verification import Part, Verification, known_issue

if TYPE_CHECKING:
    from unospec.language.catalogs import Catalog

TEXTS = {
    # Heads the table of known issues.
    "known.head": "Known issues of this engine",
    # Heads a column: the place in the engine's code, file and line.
    "known.where": "in its code",
}


def rows(run: Verification, part: Part, catalog: Catalog) -> list[tuple[str, str, int]]:
    """What is known, the place in the engine's code, and how many scenarios it fails; as it was first met."""
    counts: dict[tuple[str, str], int] = {}
    for result in part.results:
        known = known_issue(result, run) if result.verdict == "known-issue" else None
        if known is not None:
            key = known_why(known, catalog), shown(known.where)
            counts[key] = counts.get(key, 0) + 1
    return [(why, where, count) for (why, where), count in counts.items()]


def heads(catalog: Catalog) -> list[str]:
    """The headings of the columns of `rows`."""
    return [catalog.text(f"ui:{name}") for name in ("known.head", "known.where", "report.scenarios")]
