"""``unospec locales status``: how far each catalog has come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unospec.cli import locales

if TYPE_CHECKING:
    import argparse

    from unospec.language.catalogs import Catalog

TEXTS = {
    # Heads of the columns of a table of catalogs; each but the first two counts messages.
    "locales.head-language": "language",
    "locales.head-domain": "domain",
    "locales.head-messages": "messages",
    "locales.head-missing": "missing",
    # Translations that nobody has reviewed.
    "locales.head-unreviewed": "unreviewed",
    # Translations that a program or a language model has checked.
    "locales.head-machine-checked": "machine-checked",
    # Translations that a native speaker has checked.
    "locales.head-native": "native",
    # Translations whose English has changed since they were made.
    "locales.head-stale": "stale",
}

_HEADS = ("language", "domain", "messages", "missing", "unreviewed", "machine-checked", "native", "stale")


def arguments(parser: argparse.ArgumentParser, catalog: Catalog) -> None:
    """Declares the arguments."""
    locales.languages(parser, catalog)
    locales.domains(parser, catalog)


def run(options: argparse.Namespace, catalog: Catalog) -> int:
    """Prints a table of the catalogs. Returns 0."""
    from unospec.language import messages
    from unospec.language.catalogs import DOMAINS
    from unospec.language.width import table

    rows = [[catalog.text(f"ui:locales.head-{head}") for head in _HEADS]]
    for each in messages.status(options.languages, options.domain or DOMAINS):
        counts = (each.messages, *each.states.values(), each.stale)
        rows.append([each.language, each.domain, *map(str, counts)])
    print("\n".join(table(rows, right=range(2, len(_HEADS)))))
    return 0
