"""Whose rules do you play, your house rules, and the filters of the comparison."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from unospec import paths
from unospec.language.catalogs import catalog
from unospec.site.interactive.questions import questions
from unospec.site.moot import is_moot
from unospec.spec.catalogue import catalogue
from unospec.spec.rule_sets import names, rule_set

pytestmark = pytest.mark.slow

Opened = Callable[..., Any]


@pytest.mark.parametrize("name", names())
def test_who_answers_like_a_text_is_told_so(opened: Opened, address: str, name: str) -> None:
    page = opened()
    page.goto(f"{address}en/whose/")
    for rule in questions():
        page.check(f"input[name={rule}][value={rule_set(name).rules[rule]}]")
    said = page.inner_text("#whose-said")
    language = {"et": "Estonian", "hu": "Hungarian", "ka": "Georgian", "lv": "Latvian"}[name]
    assert said == f"The {language} rules are nearest to yours."
    assert page.inner_text("#whose-sets li:first-child").endswith(f"{len(questions())} of 12 answers alike")
    assert page.locator("#whose-same").is_visible()
    # The address keeps it.
    page.goto("about:blank")
    page.go_back()
    assert page.inner_text("#whose-said") == said


def test_differences_and_ties(opened: Opened, address: str) -> None:
    page = opened()
    page.goto(f"{address}en/whose/#draw-two-stacking=stacks")
    assert page.inner_text("#whose-said") == (
        "These are equally near to yours: The Estonian rules and The Hungarian rules."
    )
    page.goto(f"{address}en/whose/#draw-two-stacking=stacks&scoring=none&uno-penalty=four&draw-amount=until-playable")
    assert page.inner_text("#whose-said").startswith("The Latvian rules")
    rows = page.locator("#whose-differs tbody tr")
    assert rows.count() == 1
    link = rows.locator("td a")
    assert link.get_attribute("href") == "../rules/lv/#draw-two-stacking"
    page.click("#whose-house")
    page.wait_for_url("**/house/**")
    assert page.input_value("[name=base]") == "lv"
    assert page.input_value("#choice-draw-two-stacking") == "stacks"


@pytest.mark.parametrize("language", paths.LANGUAGES)
def test_ties_are_listed_as_the_language_does(opened: Opened, address: str, language: str) -> None:
    from babel.lists import format_list

    text = catalog(language).text
    page = opened()
    # The language of the browser does not matter.
    for answers in ("draw-two-stacking=stacks", "draw-two-stacking=stacks&scoring=none", "draw-amount=one"):
        page.goto(f"{address}{language}/whose/#{answers}")
        page.reload()
        given = dict(each.split("=") for each in answers.split("&"))
        same = {name: sum(rule_set(name).rules[rule] == variant for rule, variant in given.items()) for name in names()}
        near = [text(f"site:rules-of.{name}") for name in names() if same[name] == max(same.values())]
        assert len(near) > 1
        assert page.inner_text("#whose-said") == text("site:whose.tie", sets=format_list(near, locale=language))


def test_questions_by_keyboard(opened: Opened, address: str) -> None:
    page = opened()
    page.goto(f"{address}hu/whose/")
    first = questions()[0]
    page.focus(f"input[name={first}]:checked")
    page.keyboard.press("ArrowUp")
    assert page.evaluate(f"document.querySelector('input[name={first}]:checked').value") != ""
    assert page.locator("#whose-sets li").count() == 4
    page.focus("#whose-clear")
    page.keyboard.press("Enter")
    assert page.locator("#whose-sets li").count() == 0
    assert "#" not in page.url


def test_nonsense_in_the_address_is_left_out(opened: Opened, address: str) -> None:
    page = opened()
    page.goto(f"{address}en/whose/#draw-two-stacking=__proto__&scoring=<b>")
    assert page.locator("#whose-sets li").count() == 0
    page.goto(f"{address}en/house/#base=zz&in=xx&target-score=-5&jump-in=constructor&name=<img src=x onerror=alert(1)>")
    page.locator("#house-sheet h3").wait_for()
    assert page.inner_text("#house-count") == "0 rules changed"
    assert page.locator("#house-sheet img").count() == 0
    assert page.inner_text("#house-sheet h3") == "<img src=x onerror=alert(1)>"


@pytest.mark.parametrize("name", names())
def test_the_sheet_tells_every_rule_that_says_something(opened: Opened, address: str, name: str) -> None:
    page = opened()
    page.goto(f"{address}en/house/#base={name}")
    page.locator("#house-sheet h3").wait_for()
    told = page.eval_on_selector_all("#house-sheet section b", "all => all.map(each => each.textContent)")
    rules = rule_set(name).rules
    assert told == [rule.title for rule in catalogue().rules.values() if not is_moot(rule.id, rules)]


def test_house_rules_in_another_language(opened: Opened, address: str) -> None:
    page = opened()
    page.goto(f"{address}en/house/")
    page.select_option("[name=base]", "hu")
    page.select_option("#choice-jump-in", "any-card")
    page.fill("#choice-target-score", "300")
    page.select_option("[name=in]", "ka")
    page.fill("[name=name]", "Nagyi")
    page.locator("#house-sheet[lang=ka]").wait_for()
    assert page.inner_text("#house-count") == "2 rules changed"
    assert page.locator("#house-sheet b", has_text="★").count() == 2
    assert "300" in page.inner_text("#house-sheet")
    assert page.inner_text("#house-sheet h3") == "Nagyi"
    address_kept = page.url
    sheet = page.inner_text("#house-sheet")
    other = opened()
    other.goto(address_kept)
    other.locator("#house-sheet[lang=ka]").wait_for()
    assert other.inner_text("#house-sheet") == sheet
    # Rules that now say something are asked for.
    assert other.locator("#choice-jump-in-target").is_visible()
    other.click("#house-reset")
    assert other.inner_text("#house-count") == "0 rules changed"
    assert not other.locator("#choice-jump-in-target").is_visible()


def test_links_work_without_a_server(opened: Opened, site: Path) -> None:
    page = opened(offline=True)
    folder = site.as_uri()
    page.goto(f"{folder}/ka/whose/index.html#draw-two-stacking=stacks&draw-amount=until-playable")
    page.click("#whose-house")
    page.locator("#house-sheet h3").wait_for()
    assert page.url.startswith(f"{folder}/ka/house/index.html#base=")
    page.click(".site-languages a[hreflang=et]")
    page.wait_for_url("**/et/house/**")
    page.locator("#house-sheet h3").first.wait_for()
    assert page.url.startswith(f"{folder}/et/house/index.html#base=")
    page.fill("#site-search", "kaardid")
    page.keyboard.press("Enter")
    page.locator("#search-results a").first.click()
    page.locator("h1").wait_for()
    assert page.url.startswith(f"{folder}/et/")
    assert "/index.html" in page.url


@pytest.mark.parametrize("kind", ["whose", "house"])
def test_without_a_server_and_without_the_network(opened: Opened, site: Path, kind: str) -> None:
    page = opened(offline=True)
    page.goto(f"{(site / 'lv' / kind / 'index.html').as_uri()}#base=ka&in=et&draw-two-stacking=stacks&jump-in=any-card")
    if kind == "whose":
        assert page.locator("#whose-sets li").count() == 4
    else:
        page.locator("#house-sheet[lang=et]").wait_for()
        assert page.locator("#house-sheet b").count() > 40


def test_the_filters_of_the_comparison(opened: Opened, address: str) -> None:
    page = opened()
    page.goto(f"{address}hu/compare/")
    every = page.locator("#comparison tr[data-rule]:visible").count()
    assert every == len(catalogue().rules)
    page.focus("[name=only]")
    page.keyboard.press("Space")
    different = page.locator("#comparison tr[data-rule]:visible").count()
    assert 0 < different < every
    page.select_option("[name=a]", "et")
    page.select_option("[name=b]", "hu")
    assert page.locator("#comparison thead th:visible").count() == 3
    pair = page.locator("#comparison tr[data-rule]:visible").count()
    sets = [rule_set(name).rules for name in ("et", "hu")]
    same = [
        rule for rule in catalogue().rules if len({"" if is_moot(rule, each) else each[rule] for each in sets}) == 1
    ]
    assert pair == every - len(same)
    kept = page.url
    other = opened()
    other.goto(kept)
    assert other.locator("#comparison tr[data-rule]:visible").count() == pair
    other.click(".site-languages a[hreflang=ka]")
    other.wait_for_url("**/ka/compare/**")
    assert other.url.endswith(kept.partition("?")[2])
    assert other.locator("#comparison tr[data-rule]:visible").count() == pair
