"""No English is left over on the pages of the other languages, and nothing of one language on those of another."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from unospec import paths

pytestmark = pytest.mark.slow

#: Words that only English has, of the five languages and of names.
_ENGLISH = frozenset(
    re.findall(
        r"\w+",
        "a after all also an and any are as at be been before but by can cannot card cards catches challenge "
        "colour could deck deal dealer deals discard discards does draw drawing draws drawn each engine every "
        "fail failed fits follow for four from game hand hands has have held holds how if into its just known "
        "last left lost may more most move moves must name names never next nobody not number of one only "
        "other others out over own page passed penalty pile play played player players plays points program "
        "report round rule rules scenario scene scenes score shown shows shuffled skip some text texts than "
        "that the their them then there these they this those three through to top turn turned turns two "
        "until variant wants was were what when where whether which who whoever whole whose why will wins "
        "with without would you your ",
    )
)
#: Of these words, those that a language has itself.
_OWN = {
    "et": {"a", "all", "by", "fail", "just", "must", "number", "on", "see", "variant"},
    "hu": {"a", "be", "by", "is", "most", "program", "text"},
    "ka": set[str](),
    "lv": {"a", "by", "text", "to", "may"},
}
#: English that stays: names of programs and of their functions, and fields.
_NAMES = re.compile(r"Pokémon Showdown \(uno plugin\)|\w+\(\)|\[number\]")

_VOID = frozenset({"br", "col", "hr", "img", "input", "link", "meta", "use", "path", "circle", "rect"})
_UNREAD = frozenset({"code", "pre", "script", "style"})
_READ_OUT = ("aria-label", "alt", "title", "placeholder", "data-label", "content")


class _Said(HTMLParser):
    """What a page says in its own language: its texts, without code and without what is marked as another language."""

    def __init__(self, language: str, page: str) -> None:
        super().__init__()
        self.said: list[str] = []
        self._language = language
        self._closed: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = dict(attrs)
        if self._closed or tag in _UNREAD or attributes.get("lang", self._language) != self._language:
            if tag not in _VOID:
                self._closed.append(tag)
            return
        if attributes.get("name") not in ("viewport", "color-scheme", "generator"):
            self.said += [attributes[name] or "" for name in _READ_OUT if name in attributes]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        if self._closed and self._closed[-1] == tag:
            self._closed.pop()

    def handle_data(self, data: str) -> None:
        if not self._closed and data.strip():
            self.said.append(data)


def english(text: str, language: str) -> list[str]:
    """The English words of a text; parts of ids, addresses and names of files are none."""
    found = re.findall(r"(?<![\w/.-])[A-Za-z]+(?![\w/-]|\.\w)", _NAMES.sub(" ", text))
    return [word for word in found if word.lower() in _ENGLISH - _OWN[language]]


@pytest.mark.parametrize("language", [each for each in paths.LANGUAGES if each != "en"])
def test_no_english_is_left_over(site: Path, language: str) -> None:
    found = set()
    for path in (site / language).rglob("*.html"):
        for text in _Said(language, path.read_text(encoding="utf-8")).said:
            if words := english(text, language):
                found.add(f"{path.relative_to(site)}: {' '.join(text.split())[:100]} {words}")
    assert not found, sorted(found)[:10]


@pytest.mark.parametrize("language", [each for each in paths.LANGUAGES if each != "en"])
def test_no_english_is_in_the_rules_of_the_interactive_pages(site: Path, language: str) -> None:
    script = (site / language / "assets" / "site" / "rules.js").read_text(encoding="utf-8")
    data = json.loads(script[script.index("]=") + 2 :].rstrip(";\n"))
    texts = [text for rule in data["rules"].values() for each in rule["variants"].values() for text in each]
    texts += [rule[name] for rule in data["rules"].values() for name in ("title", "question")]
    texts += [*data["texts"].values(), *(each["name"] for each in data["sets"].values())]
    found = [text for text in texts if english(text, language)]
    assert not found, found[:10]


def test_english_would_be_noticed() -> None:
    page = '<html lang="hu"><p title="draw two cards">Húzz <i lang="en">the card</i> <code>the</code></p></html>'
    assert [english(text, "hu") for text in _Said("hu", page).said if english(text, "hu")] == [["draw", "two", "cards"]]
    assert english("hu-draw-two, rlcard/the.py és a docs/the mappa", "hu") == []
    assert english("So nobody can answer it.", "lv") == ["nobody", "can"]
