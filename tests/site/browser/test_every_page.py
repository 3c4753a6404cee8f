"""What holds of every kind of page in every language."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from unospec import paths
from unospec.language.catalogs import catalog

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.slow

Opened = Callable[..., Any]

KINDS = (
    "",
    "rules/",
    "rules/ka/",
    "disputes/",
    "scenarios/",
    "scenarios/hu-draw-two-answered/",
    "compare/",
    "whose/#draw-two-stacking=stacks&scoring=none",
    "house/#base=ka&jump-in=any-card",
    "search/?q=uno",
    "engines/",
    "engines/rlcard/",
    "contribute/",
    "contribute/glossary/",
    "contribute/strength/",
    "contribute/guide/",
    "contribute/protocol/",
)


def ready(page: Page) -> None:
    """Waits until a script, if there is one, has filled the page."""
    for kind, sign in (("search", "#search-results li"), ("whose", "#whose-sets li"), ("house", "#house-sheet h3")):
        if page.locator(f".page--{kind}").count():
            page.locator(sign).first.wait_for()


@pytest.mark.parametrize("language", paths.LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_accessible_and_narrow(
    opened: Opened, address: str, axe: Callable[..., list[str]], language: str, kind: str
) -> None:
    page = opened(viewport={"width": 320, "height": 700})
    page.goto(f"{address}{language}/{kind}")
    ready(page)
    # What is folded away is to be right as well.
    page.evaluate("document.querySelectorAll('details').forEach(each => { each.open = true })")
    assert page.evaluate("document.documentElement.lang") == language
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    assert axe(page) == []


@pytest.mark.parametrize("kind", KINDS)
def test_readable_in_the_dark(opened: Opened, address: str, axe: Callable[..., list[str]], kind: str) -> None:
    page = opened(color_scheme="dark")
    page.goto(f"{address}en/{kind}")
    ready(page)
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(24, 23, 28)"
    assert axe(page, ["color-contrast", "link-in-text-block", "target-size"]) == []


@pytest.mark.parametrize("kind", KINDS)
def test_the_language_switch_stays_on_the_page(opened: Opened, address: str, kind: str) -> None:
    page = opened()
    page.goto(f"{address}en/{kind}")
    ready(page)
    for language in ("hu", "ka", "en"):
        page.click(f".site-languages a[hreflang={language}]")
        page.wait_for_url(f"{address}{language}/**")
        ready(page)
        now = page.url.removeprefix(f"{address}{language}/")
        assert now == kind, now
        assert page.evaluate("document.documentElement.lang") == language


def test_pages_that_are_not_found_speak_the_language_of_the_address(
    opened: Opened, address: str, axe: Callable[..., list[str]]
) -> None:
    page = opened(viewport={"width": 320, "height": 700})
    for language in paths.LANGUAGES:
        assert page.goto(f"{address}{language}/rules/no-such/?q=1").status == 404
        assert page.evaluate("document.documentElement.lang") == language
        assert page.locator("section:visible").count() == 1
        assert page.inner_text("section:visible h2") == catalog(language).text("site:missing.title")
        assert page.inner_text("h1") == catalog(language).text("site:name")
        assert page.evaluate("document.documentElement.scrollWidth") <= 320
        assert axe(page) == []
        page.click("nav a[lang=ka]")
        assert page.url == f"{address}ka/rules/no-such/?q=1"
        assert page.evaluate("document.fonts.ready.then(() => document.fonts.check('20px G', 'ა'))")
        page.click("section:visible a[data-page='search/']")
        page.wait_for_url(f"{address}ka/search/")
    # An address of no language tells all of them.
    page.goto(f"{address}nowhere")
    assert page.locator("section:visible").count() == len(paths.LANGUAGES)
    page.click("section[lang=lv] a")
    page.wait_for_url(f"{address}lv/")


@pytest.mark.parametrize("kind", ["", "rules/ka/", "scenarios/hu-draw-two-answered/"])
@pytest.mark.parametrize("scripts", [True, False])
def test_the_menu_opens_on_a_phone(opened: Opened, address: str, kind: str, scripts: bool) -> None:
    page = opened(viewport={"width": 360, "height": 700}, java_script_enabled=scripts)
    page.goto(f"{address}hu/{kind}")
    # Name, languages, menu and search take two rows.
    assert page.locator(".site-header").bounding_box()["height"] < 100
    assert page.locator(".site-menu:visible a:visible").count() == 0
    page.click(".site-menu summary:visible")
    assert page.locator(".site-menu:visible a:visible").count() == 5
    page.click(".site-menu:visible a:visible >> nth=1")
    assert page.url == f"{address}hu/disputes/"


@pytest.mark.parametrize("kind", KINDS)
def test_everything_is_reached_by_keyboard(opened: Opened, address: str, kind: str) -> None:
    page = opened()
    page.goto(f"{address}hu/{kind}")
    ready(page)
    # The search takes the focus by itself.
    page.evaluate("document.activeElement.blur()")
    # Of fields of one choice the keyboard reaches one; the arrows do the rest.
    wanted = page.evaluate(
        """() => Array.from(document.querySelectorAll('a[href], button, input, select, summary, [tabindex="0"]'))
          .filter(each => each.checkVisibility({visibilityProperty: true}) && !each.disabled
            && !(each.type === 'radio' && !each.checked))
          .slice(0, 60).map((each, number) => { each.dataset.wanted = number; return number; })"""
    )
    reached = set()
    for _ in range(len(wanted) + 25):
        page.keyboard.press("Tab")
        found = page.evaluate(
            """() => { const each = document.activeElement, style = getComputedStyle(each);
              return [each.dataset.wanted ?? '', style.outlineStyle !== 'none' || style.boxShadow !== 'none']; }"""
        )
        if found[0] != "":
            reached.add(int(found[0]))
            assert found[1], "focus cannot be seen"
        if len(reached) == len(wanted):
            break
    assert reached == set(wanted)


@pytest.mark.parametrize("kind", ["", "disputes/", "rules/hu/", "compare/", "scenarios/hu-draw-two-answered/"])
def test_without_scripts(opened: Opened, address: str, kind: str) -> None:
    page = opened(java_script_enabled=False)
    page.goto(f"{address}ka/{kind}")
    assert page.locator("h1").is_visible()
    assert len(page.inner_text("#content")) > 500
    page.locator(".site-languages a").first.click()
    page.wait_for_url(f"{address}{paths.LANGUAGES[0]}/{kind}")


def test_georgian_is_drawn_with_the_letters_of_the_site(opened: Opened, address: str) -> None:
    page = opened()
    page.goto(f"{address}ka/disputes/")
    page.evaluate("document.fonts.ready")
    session = page.context.new_cdp_session(page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    for place in ("h1", ".answer p", ".site-menu a"):
        node = session.send("DOM.querySelector", {"nodeId": root, "selector": place})["nodeId"]
        fonts = session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
        assert fonts
        assert all(font["isCustomFont"] for font in fonts), fonts
        assert any("Georgian" in font["familyName"] for font in fonts), fonts
    # Letters of several widths: boxes in their stead would all be equal, and as wide as that of a letter nobody has.
    widths = page.evaluate(
        """() => { const to = document.createElement('canvas').getContext('2d');
          to.font = '40px "Site", monospace';
          return Array.from('აილჭჰწ\\u{10FFFD}').map(each => to.measureText(each).width); }"""
    )
    assert len(set(widths[:-1])) >= 4
    assert widths.count(widths[-1]) == 1


@pytest.mark.parametrize("kind", ["rules/ka/", "house/#base=ka&in=hu&jump-in=any-card", "disputes/"])
def test_print(opened: Opened, address: str, kind: str) -> None:
    page = opened()
    page.goto(f"{address}ka/{kind}")
    ready(page)
    page.emulate_media(media="print")
    assert not page.locator(".site-header").is_visible()
    assert page.pdf(prefer_css_page_size=True).startswith(b"%PDF")
    if kind.startswith("rules"):
        assert page.locator(".rule .standing").first.is_visible()
        assert not page.locator(".hint").first.is_visible()
    if kind.startswith("house"):
        assert page.locator("#house-sheet").is_visible()
        assert not page.locator("#house-form").is_visible()
        page.set_viewport_size({"width": 690, "height": 1000})
        assert page.evaluate("document.getElementById('house-sheet').offsetTop") < 200
