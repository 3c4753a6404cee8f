"""The search index of a language: words as people type them, with or without their signs, in any form of the tables.

Stemmers know neither Estonian, Georgian nor Latvian. The tables of forms and the glossary do, so every form that they
hold is indexed under the word that it belongs to; other words are found by their beginnings.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any, Final

from unospec import paths
from unospec.language.forms import LEXICON, Forms, forms
from unospec.scenarios.model import Kind
from unospec.site.model import Page

_WORD: Final = re.compile(r"\+?[^\W_]+")

#: How much a place counts by the kind of its page, in tenths.
_WEIGHTS: Final[Mapping[str, int]] = {"disputes": 16, "sheet": 13, "scenario": 6, "prose": 6, "engine": 4}
#: Pages of which the title and description are enough: their words stand elsewhere.
_BRIEF: Final = frozenset({"compare", "engines", "engine", "home", "search", "house", "whose"})
_TABLES: Final[tuple[Kind, ...]] = ("player", "colour", "card", "direction")
#: Signs for cards that people type, with the name of the card in the glossary.
_SIGNS: Final = {"+2": "draw two", "+4": "wild draw four"}
_EXCERPT: Final = 180


def fold(text: str) -> str:
    """The text in small letters without signs above or below letters; Georgian capitals become its letters."""
    spread = unicodedata.normalize("NFD", text.lower())
    return "".join(letter for letter in spread if unicodedata.category(letter) != "Mn")


def words(text: str) -> list[str]:
    """The folded words of a text; ``+4`` is a word."""
    return _WORD.findall(fold(text))


class Lexicon:
    """The forms of a language by what they are forms of.

    stems: folded words that each folded form belongs to. signs: for ``+2`` and ``+4``, the names that they stand for.
    """

    def __init__(self, language: str) -> None:
        self.stems: dict[str, set[str]] = {}
        self.signs: dict[str, set[str]] = {}
        self._tables(forms(language))
        for entry in glossary(language):
            self._entry(entry)
        if language == "en":
            self.signs = {sign: {name} for sign, name in _SIGNS.items()}
        self.signs.setdefault("+4", set()).update(
            fold(forms(language).texts("card", form)["wild-draw-four"]) for form in forms(language).forms("card")
        )

    def of(self, word: str) -> Iterable[str]:
        """What a folded word is indexed under."""
        return self.stems.get(word) or (word,)

    def _tables(self, table: Forms) -> None:
        for kind in _TABLES:
            columns = [table.texts(kind, form) for form in table.forms(kind)]
            for value in LEXICON[kind]:
                first, *others = [words(column[value]) for column in columns]
                for other in [first, *others]:
                    # A definite article stands before; so the words are told from the end.
                    for stem, form in zip(reversed(first), reversed(other), strict=False):
                        if stem[0] == form[0]:
                            self._add(form, stem)

    def _entry(self, entry: Mapping[str, Any]) -> None:
        first, *alternatives = [words(each) for each in re.split(r"[;,/]", str(entry["word"]))]
        listed = [str(each) for each in entry.get("forms") or ()]
        for form in [first, *alternatives, *(words(each) for each in listed)]:
            if len(form) == len(first):
                for place, word in enumerate(form):
                    named = [each[place] for each in (first, *alternatives) if len(each) == len(first)]
                    if any(_alike(each, word) for each in named):
                        self._add(word, first[place])
        term = fold(str(entry["term"]))
        for sign, name in _SIGNS.items():
            if term.startswith(name):
                self.signs.setdefault(sign, set()).update(fold(each) for each in [str(entry["word"]), *listed])
        if len(first) == 1:
            # What else it is called: in the text itself, and in English.
            others = re.split(r"[,;]", str(entry.get("source") or ""))
            for other in (words(each) for each in [*others, term]):
                if len(other) == 1 and len(other[0]) > 2:
                    self._add(other[0], first[0])

    def _add(self, form: str, stem: str) -> None:
        self.stems.setdefault(form, set()).add(stem)


def _alike(one: str, other: str) -> bool:
    """Whether two words can be forms of one: a glossary lists forms of several words in one entry."""
    needed = min(3, max(2, min(len(one), len(other)) - 1))
    if one[:needed] == other[:needed]:
        return True
    # Verbs that begin otherwise in other tenses.
    return SequenceMatcher(None, one, other, autojunk=False).find_longest_match().size >= 5


@cache
def glossary(language: str) -> tuple[Mapping[str, Any], ...]:
    """The entries of the glossary that have a term and a word; none if there is no glossary."""
    import yaml

    path = paths.locales() / language / "glossary.yaml"
    if not path.is_file():
        return ()
    entries = yaml.load(path.read_text(encoding="utf-8"), Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader)) or []
    return tuple(entry for entry in entries if isinstance(entry, dict) and "term" in entry and "word" in entry)


@dataclass(slots=True)
class Place:
    """Something to be found: a page or a part of one.

    address: within the language. page: title of its page. folded: texts that are not seen at once.
    """

    title: str
    address: str
    page: str
    kind: str
    text: list[str] = field(default_factory=list)
    folded: list[str] = field(default_factory=list)


class _Reader(HTMLParser):
    """Cuts a page into its parts, each below a heading with an address."""

    _UNREAD = frozenset({"svg", "script", "style", "nav", "form", "pre"})
    #: Classes of what is said beside every rule.
    _BESIDE = frozenset({"standing", "unfold", "disclaimer", "leaflet"})
    _VOID = frozenset({"br", "hr", "img", "input"})

    def __init__(self, page: Page) -> None:
        super().__init__()
        self._titles = {id: title for _, id, title in page.headings}
        self._page = page
        self.places = [Place(page.title, _address(page.path), page.title, page.kind, [])]
        self._heading = ""
        self._closed: list[str] = []
        self._folded = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = dict(attrs)
        unread = tag in self._UNREAD or not self._BESIDE.isdisjoint((attributes.get("class") or "").split())
        if (self._closed or unread) and tag not in self._VOID:
            self._closed.append(tag)
        self._folded += tag == "details"
        id = attributes.get("id") or ""
        if id in self._titles and not self._closed:
            address = f"{_address(self._page.path)}#{id}"
            place = Place(self._titles[id], address, self._page.title, self._page.kind)
            self.places.append(place)
            self._heading = tag

    def handle_endtag(self, tag: str) -> None:
        if self._closed and tag not in self._VOID:
            self._closed.pop()
        self._folded -= tag == "details"
        if tag == self._heading:
            self._heading = ""

    def handle_data(self, data: str) -> None:
        if not self._heading and not self._closed and data.strip():
            place = self.places[-1]
            (place.folded if self._folded else place.text).append(data.strip())


def _address(path: str) -> str:
    return f"{path}/" if path else ""


def places(page: Page) -> Iterator[Place]:
    """What can be found on a page."""
    if page.kind in _BRIEF:
        yield Place(page.title, _address(page.path), page.title, page.kind, [page.description])
        return
    reader = _Reader(page)
    reader.feed(str(page.body))
    whole, *parts = reader.places
    if page.kind == "scenario":
        whole.text += [text for part in parts for text in part.text]
        parts = []
    yield whole
    yield from (part for part in parts if part.text or part.folded)


class Index:
    """Collects the pages of a language, then writes the index."""

    def __init__(self, language: str) -> None:
        self._lexicon = Lexicon(language)
        self._language = language
        self._places: list[Place] = []

    def add(self, page: Page) -> None:
        """Take up a page."""
        self._places += places(page)

    def data(self) -> dict[str, Any]:
        """The index as JSON data.

        places: title, address, title of the page, beginning of the text, and weight in tenths. words: for each word,
        numbers ``place * 4 + weight``. forms: for each form that is not its own stem, the words it belongs to.
        """
        found: dict[str, dict[int, int]] = {}
        told = []
        for number, place in enumerate(self._places):
            text = " ".join(" ".join(place.text).split())
            told.append([place.title, place.address, place.page, _cut(text), _WEIGHTS.get(place.kind, 10)])
            for weight, said in ((1, f"{text} {' '.join(place.folded)}"), (2, place.page), (3, place.title)):
                for word in self._indexed(said):
                    found.setdefault(word, {})[number] = weight
        other = {form: sorted(stems) for form, stems in self._lexicon.stems.items() if stems != {form}}
        return {
            "places": told,
            "words": {word: [place * 4 + weight for place, weight in at.items()] for word, at in sorted(found.items())},
            "forms": {
                form: kept
                for form, stems in sorted(other.items())
                if (kept := [stem for stem in stems if stem in found])
            },
        }

    def _indexed(self, text: str) -> set[str]:
        folded = fold(text)
        said = _WORD.findall(folded)
        found = {stem for word in said for stem in self._lexicon.of(word)}
        # "+4" also finds the card by its name.
        return found | {
            sign for sign, names in self._lexicon.signs.items() if sign in said or any(name in folded for name in names)
        }

    def write(self, folder: Path) -> None:
        """Write the index as a script, which a page can load from a folder as well as from a server."""
        folder.mkdir(parents=True, exist_ok=True)
        data = json.dumps(self.data(), ensure_ascii=False, separators=(",", ":"))
        (folder / "search-index.js").write_text(f"window.unospecIndex={data};\n", encoding="utf-8")


def _cut(text: str) -> str:
    if len(text) <= _EXCERPT:
        return text
    return text[:_EXCERPT].rsplit(" ", 1)[0] + " …"
