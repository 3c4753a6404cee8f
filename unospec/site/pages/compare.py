"""All rules of all rule sets side by side; a script narrows down what is shown."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from markupsafe import Markup

from unospec.site import words
from unospec.site.html import Child, el
from unospec.site.model import Page, Site
from unospec.site.moot import is_moot
from unospec.site.play import Played
from unospec.spec.catalogue import catalogue
from unospec.spec.rule_sets import RuleSet, names, rule_set


def pages(site: Site, played: Mapping[str, Played]) -> Iterator[Page]:
    """The page that compares."""
    t, text = site.speak.t, site.speak.text
    page = site.page("compare", text("site:compare.title"), section="compare", kind="compare", disclaimer=True)
    page.scripts = ("compare.js",)
    page.description = text("site:compare.about")
    page.add(el("p", t("site:compare.about"), class_="lead"), words.legend(site), _chooser(site))
    sets = [rule_set(name) for name in names()]
    heads = [el("th", t("site:compare.rule"), scope="col", role="columnheader")]
    heads += [
        el("th", page.link(f"rules/{name}", t(f"site:country.{name}")), scope="col", role="columnheader", data_set=name)
        for name in names()
    ]
    bodies = []
    for area in catalogue().areas.values():
        page.headings.append((2, area.id, text(f"area:{area.id}:title")))
        title = el("h2", t(f"area:{area.id}:title"), id=area.id)
        rows = [el("tr", el("th", title, scope="colgroup", colspan=5, role="rowheader"), class_="area", role="row")]
        for rule in area.rules:
            # A rule that says nothing in one of the sets is played there in no way at all.
            variants = ["" if is_moot(rule, known.rules) else known.rules[rule] for known in sets]
            cells = [
                el(
                    "td",
                    _cell(site, page, known, rule) if variant else "–",
                    data_label=text(f"site:country.{known.base}"),
                    data_set=known.base,
                    data_variant=variant,
                    role="cell",
                )
                for known, variant in zip(sets, variants, strict=True)
            ]
            same = len(set(variants)) == 1
            rows.append(
                el(
                    "tr",
                    el("th", words.rule_title(site, rule), scope="row", role="rowheader"),
                    cells,
                    role="row",
                    data_rule=rule,
                    id=rule,
                    class_="same" if same else "differs",
                )
            )
        bodies.append(el("tbody", rows, role="rowgroup"))
    page.add(
        el(
            "table",
            el("thead", el("tr", heads, role="row"), role="rowgroup"),
            bodies,
            class_="compare stacks",
            role="table",
            id="comparison",
        )
    )
    yield site.done(page)


def _cell(site: Site, page: Page, known: RuleSet, rule: str) -> Child:
    return [
        page.link(f"rules/{known.base}", words.label(site, known.variant(rule)), rule),
        "\u00a0",
        words.standing(site, known.rulings[rule].standing, with_word=False),
    ]


def _chooser(site: Site) -> Markup:
    """The fields by which to narrow down; they appear only where a script runs."""
    t = site.speak.t

    def choices(name: str, label: Child) -> Markup:
        options = [el("option", t("site:compare.all"), value="")]
        options += [el("option", t(f"site:country.{each}"), value=each) for each in names()]
        return el("label", label, " ", el("select", options, name=name))

    return el(
        "form",
        choices("a", t("site:compare.choose")),
        choices("b", t("site:compare.with")),
        el("label", el("input", type="checkbox", name="only"), " ", t("site:compare.only")),
        el("output", class_="small", data_one=_shown(site, 1), data_other=_shown(site, 5)),
        el("p", t("site:compare.link"), class_="small"),
        class_="chooser",
        hidden=True,
        id="chooser",
    )


def _shown(site: Site, count: int) -> str:
    return str(site.speak.n("site:compare.shown", count).striptags()).replace(str(count), "#")
