"""``unospec locales blind``: a sheet of sentences for a reader who sees nothing else, and what was understood."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from unospec.cli import locales

if TYPE_CHECKING:
    import argparse

    from unospec.language.catalogs import Catalog

TEXTS = {
    "locales.score": "judge the answers in this file",
    "locales.sheet": "the sheet that the reader had; sentences worded anew since then do not count",
    # The record keeps what readers have understood.
    "locales.record": "keep the answers in the record",
    "locales.mended": "for the record: what was done about answers that are not right",
    "locales.unread": "only the sentences that still need a reader",
    # Stand before lines with what a sentence means, and what the reader took it for.
    "locales.meant": "meant:",
    "locales.read": "read:",
    "locales.no-answer": "(no answer)",
    # {asked}: how many sentences there are.
    "locales.understood": ("{count} sentence of {asked} understood", "{count} sentences of {asked} understood"),
}


def arguments(parser: argparse.ArgumentParser, catalog: Catalog) -> None:
    """Declares the arguments."""
    locales.one_language(parser, catalog)
    parser.add_argument("--unread", action="store_true", help=catalog.text("ui:locales.unread"))
    parser.add_argument("--score", type=Path, metavar="FILE", help=catalog.text("ui:locales.score"))
    parser.add_argument("--sheet", type=Path, metavar="FILE", help=catalog.text("ui:locales.sheet"))
    parser.add_argument("--record", action="store_true", help=catalog.text("ui:locales.record"))
    parser.add_argument("--mended", default="", metavar="TEXT", help=catalog.text("ui:locales.mended"))


def run(options: argparse.Namespace, catalog: Catalog) -> int:
    """Prints the sheet, or what the reader has not understood. Returns 0, or 1 if there is such a sentence."""
    from unospec.language import blind
    from unospec.spec.faults import read_text

    if options.score is None:
        unread = (each.text for each in blind.unread(options.language))
        for line in unread if options.unread else blind.sheet(options.language):
            print(line)
        return 0
    had = read_text(options.sheet) if options.sheet else None
    readings = blind.score(options.language, read_text(options.score), had)
    if options.record:
        blind.keep(options.language, readings, options.mended)
    wrong = [(number, each) for number, each in enumerate(readings, start=1) if not each.agrees]
    meant, read = catalog.text("ui:locales.meant"), catalog.text("ui:locales.read")
    for number, each in wrong:
        print(f"{number} {each.sentence.text}")
        print(f"    {meant} {each.sentence.meaning}")
        answer = each.answer or catalog.text("ui:locales.no-answer")
        print(f"    {read} {answer}{'  # ' + each.remark if each.remark else ''}")
    right = len(readings) - len(wrong)
    print(catalog.plural("ui:locales.understood", right, asked=len(readings)))
    return 1 if wrong else 0
