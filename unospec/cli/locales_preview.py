"""``unospec locales preview``: what the phrases of a language look like, and whether they say what is meant."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unospec.cli import locales

if TYPE_CHECKING:
    import argparse

    from unospec.language.catalogs import Catalog
    from unospec.language.phrases import Vocabulary

TEXTS = {
    "locales.phrases": "the phrases only",
    "locales.checks": "only what is wrong with them, and whether a sentence could be taken in two ways",
    "locales.tried-then": "the sentences are tried when that is mended",
    "locales.one-reading": "no sentence can be read in two ways",
    # Sentences that were made from steps and read as steps again.
    "locales.tried": ("{count} sentence written and read back", "{count} sentences written and read back"),
    # Of those sentences.
    "locales.lost": (
        "{count} of them does not say what it was made from",
        "{count} of them do not say what they were made from",
    ),
}

#: So many sentences that are not understood are told.
_MOST = 20


def arguments(parser: argparse.ArgumentParser, catalog: Catalog) -> None:
    """Declares the arguments."""
    locales.one_language(parser, catalog)
    only = parser.add_mutually_exclusive_group()
    only.add_argument("--phrases", action="store_true", help=catalog.text("ui:locales.phrases"))
    only.add_argument("--checks", action="store_true", help=catalog.text("ui:locales.checks"))


def run(options: argparse.Namespace, catalog: Catalog) -> int:
    """Prints the preview. Returns 0, or 1 if something is wrong."""
    from unospec.language import preview
    from unospec.language.checks import check_steps
    from unospec.language.phrases import vocabulary

    speak = vocabulary(options.language)
    # Wrong fields would stop the first sentence already, and the checks tell of them all.
    if not options.checks and not check_steps(options.language, wrong_only=True):
        print("\n".join(preview.phrases(speak)))
        if options.phrases:
            return 0
    return _check(speak, catalog)


def _check(speak: Vocabulary, catalog: Catalog) -> int:
    from unospec.cli.main import tell
    from unospec.language import preview
    from unospec.language.ambiguity import ambiguity
    from unospec.language.lossless import lossless

    problems = preview.problems(speak)
    if problems:
        status = locales.told(problems, catalog)
        print(catalog.text("ui:locales.tried-then"))
        return status
    witness, result = ambiguity(speak), lossless(speak)
    for problem in (*([witness.problem] if witness else ()), *result.lost[:_MOST]):
        print("\n".join(tell(problem, catalog)))
    if witness is None:
        print(catalog.text("ui:locales.one-reading"))
    tried = catalog.plural("ui:locales.tried", result.tried)
    print(f"{tried}; {catalog.plural('ui:locales.lost', len(result.lost))}" if result.lost else tried)
    return 1 if witness or result.lost else 0
