"""The search finds what people type: inflected, with and without signs above the letters."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from urllib.parse import quote

import pytest

pytestmark = pytest.mark.slow

Opened = Callable[..., Any]

#: What is typed, and a page or part of one that has to be among the first results.
TYPED = [
    ("en", "drawing cards", "draw"),
    ("en", "how many drawn", "draw-amount"),
    ("en", "+4 on +2", "four-on-two"),
    ("en", "challenges", "challenge"),
    ("et", "kaardiga", "disputes/"),
    ("et", "vaidlustamist", "challenge"),
    ("et", "vaidlustada", "challenge"),
    ("et", "jagajale", "dealer"),
    ("et", "värvivahetusega", "wild"),
    ("et", "varvivahetusega", "wild"),
    ("et", "vahelejätust", "skip"),
    ("et", "vahelejatust", "skip"),
    ("hu", "lapokat húzni", "draw"),
    ("hu", "lapokat huzni", "draw"),
    ("hu", "Húzz kettőt lapra", "draw-two"),
    ("hu", "huzz kettot", "draw-two"),
    ("hu", "kihívást", "challenge"),
    ("hu", "kihivas", "challenge"),
    ("hu", "osztónak", "dealer"),
    ("ka", "გასაჩივრებას", "challenge"),
    ("ka", "გაასაჩივროს", "challenge"),
    ("ka", "დამრიგებლის", "dealer"),
    ("ka", "უნოს დაძახება", "uno"),
    ("ka", "კარტებს", "disputes/"),
    ("ka", "ჯოკერით", "wild"),
    ("lv", "dalītājam", "dealer"),
    ("lv", "dalitajam", "dealer"),
    ("lv", "kārtīm", "disputes/"),
    ("lv", "apstrīdēt", "challenge"),
    ("lv", "apstridet", "challenge"),
]


def found(opened: Opened, address: str, language: str, typed: str) -> list[str]:
    page = opened()
    page.goto(f"{address}{language}/")
    page.fill("#site-search", typed)
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/{language}/search/?q=**")
    page.wait_for_function("document.getElementById('search-said').textContent.match(/[0-9]|\\?/) || false")
    return list(page.eval_on_selector_all("#search-results a", "all => all.map(each => each.getAttribute('href'))"))


@pytest.mark.parametrize(("language", "typed", "wanted"), TYPED)
def test_finds(opened: Opened, address: str, language: str, typed: str, wanted: str) -> None:
    results = found(opened, address, language, typed)
    assert any(wanted in result for result in results[:10]), results[:10]


@pytest.mark.parametrize(
    ("language", "with_signs", "without"),
    [
        ("hu", "Húzz kettőt", "huzz kettot"),
        ("hu", "KIHÍVÁS", "kihivas"),
        ("et", "värvivahetusele", "varvivahetusele"),
        ("lv", "krāsas izvēles kārtīm", "krasas izveles kartim"),
    ],
)
def test_signs_above_letters_do_not_matter(
    opened: Opened, address: str, language: str, with_signs: str, without: str
) -> None:
    results = found(opened, address, language, with_signs)
    assert results
    assert results == found(opened, address, language, without)


def test_results_lead_to_their_places(opened: Opened, address: str) -> None:
    page = opened()
    page.goto(f"{address}hu/search/?q={quote('kihívás')}")
    link = page.locator("#search-results a").first
    title = link.inner_text()
    link.click()
    page.wait_for_url("**/hu/*/**")
    place = page.evaluate("decodeURIComponent(location.hash.slice(1)) || 'top'")
    assert page.locator(f"[id='{place}']").inner_text().strip() == title


def test_nothing_found_is_said_and_nothing_is_run(opened: Opened, address: str) -> None:
    page = opened()
    page.goto(f"{address}en/search/?q={quote('<img src=x onerror=alert(1)>xyzzy')}")
    page.fill("#search-field", "qqqqqq")
    page.wait_for_function("document.getElementById('search-said').textContent.startsWith('Nothing')")
    assert page.locator("#search-results li").count() == 0
    page.fill("#search-field", "")
    page.wait_for_function("!document.getElementById('search-said').textContent")


def test_more_results_are_shown_and_the_keyboard_goes_on_there(opened: Opened, address: str) -> None:
    page = opened()
    page.goto(f"{address}en/search/?q=card")
    page.locator("#search-results li").first.wait_for()
    before = page.locator("#search-results li").count()
    page.focus("#search-more")
    page.keyboard.press("Enter")
    assert page.locator("#search-results li").count() > before
    assert page.evaluate("document.activeElement.closest('li') === document.querySelectorAll('#search-results li')[20]")
