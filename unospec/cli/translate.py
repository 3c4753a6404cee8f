"""``unospec translate``: a feature file in another language, to standard output."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from unospec import paths
from unospec.cli.arguments import Parser
from unospec.spec.messages import unknown

if TYPE_CHECKING:
    from unospec.language.catalogs import Catalog
    from unospec.scenarios.reader import Reading

TEXTS = {
    "translate.file": "the feature file; one of the project's may be named as hu/draw-two",
    "translate.to": "the language to write it in: {languages}",
}


def arguments(parser: Parser, catalog: Catalog) -> None:
    """Declares the arguments."""
    parser.add_argument("file", metavar="FILE", help=catalog.text("ui:translate.file"))
    languages = ", ".join(paths.languages())
    help = catalog.text("ui:translate.to", languages=languages)
    parser.add_argument("--to", required=True, metavar="LANG", help=help)


def run(options: argparse.Namespace, catalog: Catalog) -> int:
    """Writes the feature file in the language. Raises Problem if it can't be read or cites what there is not."""
    if options.to not in paths.languages():
        raise unknown("language", options.to, paths.languages())
    from unospec.problems import Problems
    from unospec.scenarios.lint import citations
    from unospec.scenarios.reader import read

    reading = read(_path(options.file))
    if unknown_sentences := list(citations(reading)):
        raise Problems(unknown_sentences)
    print(translated(reading, options.to), end="")
    return 0


def translated(reading: Reading, language: str) -> str:
    """The feature file in a language. A title that no catalog knows stays as it stands in the file.

    Raises Problem if a step has no phrase in the language.
    """
    from unospec.scenarios.titles import title
    from unospec.scenarios.writer import write

    feature = reading.feature
    own = {f"scenario:{id}": text for id, text in reading.titles.items()}
    own[f"feature:{feature.id}:title"] = reading.title
    own[f"feature:{feature.id}:description"] = " ".join(reading.description.split())
    return write(feature, language, lambda context: title(context, language) or own.get(context, ""))


def _path(name: str) -> Path:
    path = Path(name)
    shipped = paths.features() / f"{name.removesuffix('.feature').removeprefix('features/')}.feature"
    return shipped if not path.exists() and shipped.is_file() else path
