"""The home page: what this is, the disputes one tap away, the four rule sets."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from unospec.site.html import bullets, el
from unospec.site.model import Page, Site
from unospec.site.pages.disputes import disputes, question
from unospec.site.pages.rules import tiles
from unospec.site.play import Played


def pages(site: Site, played: Mapping[str, Played]) -> Iterator[Page]:
    """The home page."""
    t, text = site.speak.t, site.speak.text
    page = site.page("", text("site:home.title"), kind="home", disclaimer=True)
    page.description = text("site:about")
    cards = [
        page.card(code, "", 56) for code in ("red-7", "yellow-reverse", "green-skip", "blue-draw-two", "wild-draw-four")
    ]
    links = [page.link("disputes", question(site, each), each.id) for each in disputes()]
    page.add(
        el("div", cards, class_="fan", aria_hidden="true"),
        el("p", t("site:home.lead"), class_="lead"),
        el("p", t("site:home.more")),
        el("section", page.heading(2, "disputes", t("site:home.disputes")), bullets(links, class_="questions")),
        el("section", page.heading(2, "rules", t("site:home.rules")), tiles(site, page)),
        el(
            "section",
            page.heading(2, "yours", t("site:home.yours")),
            el(
                "ul",
                [
                    el(
                        "li",
                        page.link(each, t(f"site:{each}.title"), class_="tile__link"),
                        el("p", t(f"site:{each}.about")),
                        class_="tile",
                    )
                    for each in ("whose", "house")
                ],
                class_="tiles",
            ),
        ),
        el(
            "section",
            page.heading(2, "more", t("site:home.further")),
            bullets(
                [
                    [page.link("compare", t("site:compare.title")), " – ", t("site:compare.about")],
                    [page.link("scenarios", t("site:scenarios.title")), " – ", t("site:scenarios.about")],
                    [page.link("engines", t("site:engines.title")), " – ", t("site:engines.about")],
                    [page.link("contribute", t("site:contribute.title")), " – ", t("site:contribute.about")],
                ]
            ),
        ),
    )
    yield site.done(page)
