"""Your house rules: the variants are chosen, and a sheet of them is printed in any language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from unospec.site.config import native_name
from unospec.site.html import el
from unospec.site.model import Page, Site
from unospec.site.play import Played
from unospec.spec.rule_sets import names


def pages(site: Site, played: Mapping[str, Played]) -> Iterator[Page]:
    """The page of the choices and the sheet, which the script fills."""
    t, text = site.speak.t, site.speak.text
    page = site.page("house", text("site:house.title"), kind="house", disclaimer=True)
    page.description = text("site:house.about")
    page.scripts = ("rules.js", "house.js")

    def changed(count: int) -> str:
        return str(site.speak.n("site:house.changed", count).striptags()).replace(str(count), "#")

    sets = [el("option", t(f"site:rules-of.{name}"), value=name) for name in names()]
    languages = [
        el("option", native_name(each), value=each, lang=each, selected=each == site.language)
        for each in site.languages
    ]
    page.add(
        el("p", t("site:house.about"), class_="lead"),
        el("noscript", el("p", t("site:needs-script"))),
        el(
            "form",
            el(
                "div",
                el("label", t("site:house.base"), " ", el("select", sets, name="base")),
                el("label", t("site:house.language"), " ", el("select", languages, name="in")),
                el("label", t("site:house.name"), " ", el("input", type="text", name="name", maxlength=60)),
                el("button", t("site:house.print"), type="button", class_="button", id="house-print"),
                el("button", t("site:house.reset"), type="button", class_="button", id="house-reset"),
                el("output", class_="small", id="house-count", data_one=changed(1), data_other=changed(5)),
                el("p", t("site:house.link"), class_="small"),
                class_="chooser",
                # Without these words a browser would take the form for a search.
                role="group",
                aria_label=text("site:house.title"),
            ),
            page.heading(2, "choose", t("site:house.choose")),
            el("div", id="house-choices", data_own=text("site:house.own")),
            id="house-form",
            hidden=True,
        ),
        el(
            "section",
            page.heading(2, "sheet", t("site:house.sheet"), class_="not-printed"),
            el("div", id="house-sheet", class_="house-sheet"),
            id="house-printed",
            hidden=True,
            data_root=page.to("") + "../",
        ),
    )
    yield site.done(page)
