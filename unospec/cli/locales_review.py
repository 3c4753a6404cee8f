"""``unospec locales review``: translations noted as checked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unospec.cli import locales

if TYPE_CHECKING:
    import argparse

    from unospec.language.catalogs import Catalog

TEXTS = {
    # Contexts are the names of messages, such as step:draws.
    "locales.reviewable": "languages, and contexts of messages; all languages, and all that is translated, "
    "if none is given",
    "locales.reviewed": ("{count} translation noted as checked", "{count} translations noted as checked"),
}


def arguments(parser: argparse.ArgumentParser, catalog: Catalog) -> None:
    """Declares the arguments."""
    parser.add_argument("names", nargs="*", metavar="LANG|CONTEXT", help=catalog.text("ui:locales.reviewable"))
    locales.domains(parser, catalog)


def run(options: argparse.Namespace, catalog: Catalog) -> int:
    """Notes it in the catalogs. Returns 0. Raises Problem if there is no such language or message."""
    from unospec.language import messages
    from unospec.language.catalogs import DOMAINS
    from unospec.spec.messages import unknown

    domains = options.domain or DOMAINS
    # Every context has a colon, and no language has.
    contexts = [name for name in options.names if ":" in name]
    languages = [locales.language(name) for name in options.names if ":" not in name]
    if contexts:
        known = messages.contexts(domains)
        for context in contexts:
            if context not in known:
                raise unknown("catalog.no-message", context, known)
    count = sum(
        messages.mark(language, "machine-checked", contexts, domains) for language in languages or messages.translated()
    )
    print(catalog.plural("ui:locales.reviewed", count))
    return 0
