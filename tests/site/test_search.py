"""The index of the search: forms of the tables lead to their words."""

from __future__ import annotations

import pytest
from markupsafe import Markup

from unospec import paths
from unospec.language.forms import LEXICON, forms
from unospec.site.model import Page
from unospec.site.search import Index, Lexicon, fold, words


@pytest.mark.parametrize(
    ("text", "folded"),
    [("Húzz KETTŐT", "huzz kettot"), ("õun ŠÖÜ", "oun sou"), ("ᲣᲜᲝ", "უნო"), ("Kārtīm", "kartim")],
)
def test_signs_and_capitals_are_folded(text: str, folded: str) -> None:
    assert fold(text) == folded


def test_words_keep_what_stands_on_cards() -> None:
    assert words("„+4” on +2? 7-es") == ["+4", "on", "+2", "7", "es"]


@pytest.mark.parametrize("language", paths.LANGUAGES)
def test_every_form_of_a_colour_leads_to_its_word(language: str) -> None:
    table, lexicon = forms(language), Lexicon(language)
    first = table.forms("colour")[0]
    for colour in LEXICON["colour"]:
        stem = words(table.texts("colour", first)[colour])[-1]
        for form in table.forms("colour"):
            assert stem in lexicon.of(words(table.texts("colour", form)[colour])[-1])


@pytest.mark.parametrize(
    ("language", "form", "stem"),
    [
        ("hu", "lapokat", "lap"),
        ("hu", "kartya", "lap"),
        ("et", "kaardiga", "kaart"),
        ("et", "vaidlustamist", "vaidlustama"),
        ("ka", "გაასაჩივროს", "გასაჩივრება"),
        ("lv", "kartim", "karts"),
    ],
)
def test_forms_of_the_glossary(language: str, form: str, stem: str) -> None:
    assert stem in Lexicon(language).of(form)


def test_numbers_in_one_entry_stay_apart() -> None:
    assert set(Lexicon("hu").of("nyolcas")) == {"nyolcas"}


def test_the_parts_of_a_page_are_places_of_their_own() -> None:
    page = Page("rules/hu", "Title", kind="sheet")
    page.add(page.heading(3, "one", "First"), "lapokat <húz>", page.heading(3, "two", "Second"), "piros")
    index = Index("hu")
    index.add(page)
    data = index.data()
    assert [place[:4] for place in data["places"]] == [
        ["Title", "rules/hu/", "Title", ""],
        ["First", "rules/hu/#one", "Title", "lapokat <húz>"],
        ["Second", "rules/hu/#two", "Title", "piros"],
    ]
    assert data["words"]["lap"] == [1 * 4 + 1]
    assert data["words"]["first"] == [1 * 4 + 3]
    assert data["forms"]["lapot"] == ["lap"]


def test_what_is_folded_away_is_found_but_not_shown_as_the_beginning() -> None:
    page = Page("rules/hu", "Title", kind="sheet")
    page.add(page.heading(3, "one", "First"))
    page.add(Markup("<p>lapokat <span class='standing'><span>jel</span> biztos</span><br> húz</p>"))
    page.add(Markup("<details><summary>mutasd</summary><p>forrás</p></details><p>vége</p>"))
    index = Index("hu")
    index.add(page)
    data = index.data()
    assert data["places"][1][3] == "lapokat húz vége"
    assert data["words"]["forras"] == [1 * 4 + 1]
    assert "biztos" not in data["words"]
