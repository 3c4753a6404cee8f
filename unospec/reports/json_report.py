"""The report of a run as one JSON object; its last key says that it is whole."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from unospec import __version__
from unospec.problems import Problem
from unospec.reports.verification import Verification
from unospec.reports.words import message

if TYPE_CHECKING:
    from unospec.language.catalogs import Catalog


def plain(run: Verification, catalog: Catalog) -> dict[str, Any]:
    """The report as JSON data. catalog: the language of the messages."""
    hello = run.hello
    return {
        "suite_version": __version__,
        "engine": {
            "name": hello.name if hello else run.engine,
            "version": hello.version if hello else "",
            "language": hello.language if hello else "",
            "home": hello.home if hello else "",
        },
        "rules": [part.rules for part in run.parts] if run.survey else run.parts[0].rules,
        "results": [
            {
                "scenario": result.scenario.id,
                "verdict": result.verdict,
                "reason": result.reason,
                "sentences": list(result.sentences),
                "rules": list(result.rules),
                "message": message(result.finding, catalog),
            }
            for result in run.results
        ],
        "totals": dict(run.totals),
        "complete": True,
    }


def write(run: Verification, path: Path, catalog: Catalog) -> None:
    """Writes the report. Raises Problem if the file cannot be written."""
    text = json.dumps(plain(run, catalog), ensure_ascii=False, indent=2)
    try:
        path.write_text(text + "\n", encoding="utf-8")
    except OSError as error:
        raise Problem(f"cannot be written ({error.strerror or error})", path=path) from None
