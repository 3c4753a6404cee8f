"""The page of the search. Its script looks words up in an index that is made from all other pages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from unospec.site.html import el
from unospec.site.model import Page, Site
from unospec.site.play import Played


def pages(site: Site, played: Mapping[str, Played]) -> Iterator[Page]:
    """The search page."""
    t, text = site.speak.t, site.speak.text
    page = site.page("search", text("site:search.title"), kind="search")
    page.description = text("site:search.about")
    page.scripts = ("search.js",)

    def found(count: int) -> str:
        return str(site.speak.n("site:search.found", count).striptags()).replace(str(count), "#")

    page.add(
        el("p", t("site:search.about"), class_="lead"),
        el("noscript", el("p", t("site:search.script"))),
        el(
            "form",
            el("label", t("site:search.field"), for_="search-field"),
            el("input", type="search", name="q", id="search-field", autocomplete="off"),
            el("button", t("site:search.go"), type="submit", class_="button"),
            id="search-form",
            class_="search-form",
            role="search",
            hidden=True,
            data_root=page.to(""),
        ),
        el(
            "p",
            id="search-said",
            role="status",
            data_loading=text("site:search.loading"),
            data_nothing=text("site:search.nothing"),
            data_one=found(1),
            data_other=found(5),
        ),
        el("ol", id="search-results", class_="results"),
        el("button", t("site:search.more"), type="button", id="search-more", class_="button", hidden=True),
    )
    yield site.done(page)
