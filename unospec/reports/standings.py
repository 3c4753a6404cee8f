"""How standings, rules and sentences are told to people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from unospec.reports.screen import Screen
from unospec.reports.tables import Cell, Row, table
from unospec.spec.catalogue import Rule, Variant
from unospec.spec.ledger import Ledger, ledger
from unospec.spec.rule_sets import STANDINGS, RuleSet, Ruling, Standing

if TYPE_CHECKING:
    from unospec.language.catalogs import Catalog

TEXTS = {
    # Standing: the text says it.
    "standing.stated": "stated",
    # Standing: it follows from what the text says.
    "standing.implied": "implied",
    # Standing: the text allows two readings.
    "standing.contradicted": "two readings",
    # Standing: the text does not speak of it.
    "standing.silent": "silent",
    "standing.explained.stated": "the text says it",
    "standing.explained.implied": "it follows from the text",
    "standing.explained.contradicted": "the text allows two readings; one is taken",
    "standing.explained.silent": "the text does not speak of it; the usual way is taken",
    "standing.option": "by option {option}",
    # Where a sentence stands in its text. {section} is the gist of the heading above it.
    "place.section": "below “{section}”",
    "place.item": "item {item}",
    "place.paragraph": "paragraph {block}",
    "place.sentence": "sentence {place}",
}

#: Never alone: the word stands beside it.
MARKS: dict[Standing, str] = {"stated": "●", "implied": "◐", "contradicted": "◇", "silent": "○"}

_STYLES: dict[Standing, str] = {"stated": "green", "implied": "cyan", "contradicted": "yellow", "silent": "dim"}


def standing_cell(standing: Standing, catalog: Catalog, word: bool = True) -> Cell:
    """The mark of a standing, with its word unless a legend stands near."""
    mark = MARKS[standing]
    return Cell(f"{mark} {catalog.text(f'ui:standing.{standing}')}" if word else mark, _STYLES[standing])


def legend(screen: Screen, catalog: Catalog) -> list[str]:
    """What the marks mean, a line each."""
    return table(
        screen,
        [
            [standing_cell(standing, catalog), Cell(catalog.text(f"ui:standing.explained.{standing}"), "dim")]
            for standing in STANDINGS
        ],
    )


def title(rule: Rule, catalog: Catalog) -> str:
    """The name of a rule."""
    return catalog.text(f"rule:{rule.id}:title")


def label(variant: Variant, catalog: Catalog) -> str:
    """A few words for a variant."""
    return _numbered(catalog.text(f"variant:{variant.rule}/{variant.message}:label"), variant)


def wording(variant: Variant, catalog: Catalog) -> str:
    """A variant in whole sentences."""
    return _numbered(catalog.text(f"variant:{variant.rule}/{variant.message}:text"), variant)


def reason(rule_set: RuleSet, ruling: Ruling, catalog: Catalog) -> str:
    """Why the rule set plays a rule as it does, or an empty text."""
    return catalog.text(f"reason:{rule_set.base}/{ruling.rule}") if ruling.reason else ""


def option_title(rule_set: RuleSet, option: str, catalog: Catalog) -> str:
    """What an option changes, in a few words. option: its name, a number after it or not."""
    return catalog.text(f"option:{rule_set.base}/{option.partition('=')[0]}:title")


def place(source: Ledger, sentence: str, catalog: Catalog) -> str:
    """Where a sentence stands in its text: heading, item, paragraph, sentence."""
    found = source.sentences[sentence]
    parts = []
    if found.section:
        parts.append(catalog.text("ui:place.section", section=catalog.text(f"gist:{found.section}").rstrip(".")))
    if found.item:
        parts.append(catalog.text("ui:place.item", item=found.item))
    parts.append(catalog.text("ui:place.paragraph", block=found.block))
    parts.append(catalog.text("ui:place.sentence", place=found.place))
    return ", ".join(parts)


def sentence_rows(citations: Sequence[str], catalog: Catalog) -> list[Row]:
    """A row for each sentence cited: its id with the letters of the limits, our gist, and its place in the text."""
    limits: dict[str, list[str]] = {}
    for citation in citations:
        sentence, _, letter = citation.partition(".")
        limits.setdefault(sentence, []).extend([letter] if letter else [])
    rows: list[Row] = []
    for sentence, letters in limits.items():
        where = place(ledger(sentence.partition("-")[0]), sentence, catalog)
        cited = f"{sentence}.{', '.join(letters)}" if letters else sentence
        rows.append([Cell(cited, "bold"), catalog.text(f"gist:{sentence}"), Cell(where, "dim")])
    return rows


def _numbered(text: str, variant: Variant) -> str:
    return text if variant.number is None else text.replace("[number]", str(variant.number))
