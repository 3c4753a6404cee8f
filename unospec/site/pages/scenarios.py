"""Scenario pages: the steps in words, with a drawing of the table at the beginning and after each move."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from markupsafe import Markup

from unospec.language.phrases import vocabulary
from unospec.pictures import scene
from unospec.pictures import table as drawing
from unospec.scenarios import library
from unospec.scenarios.keywords import keywords
from unospec.scenarios.model import Feature, Scenario
from unospec.site import words
from unospec.site.html import bullets, el
from unospec.site.model import Page, Site
from unospec.site.play import Played
from unospec.spec.ledger import ledger
from unospec.spec.rule_sets import names, rule_set


def pages(site: Site, played: Mapping[str, Played]) -> Iterator[Page]:
    """A page for each scenario, and one that lists them."""
    yield _overview(site)
    for feature in library.features():
        for place, scenario in enumerate(feature.scenarios):
            yield _scenario(site, feature, place, scenario, played[scenario.id])


def _overview(site: Site) -> Page:
    t, text = site.speak.t, site.speak.text
    page = site.page("scenarios", text("site:scenarios.title"), section="rules", kind="list")
    page.description = text("site:scenarios.about")
    page.add(el("p", t("site:scenarios.about"), class_="lead"))
    for name in names():
        page.add(page.heading(2, name, words.rules_of(site, name)))
        for feature in library.features(name):
            page.add(
                el(
                    "details",
                    el("summary", words.feature_title(site, feature.id)),
                    words.scenario_links(site, page, feature.scenarios),
                    class_="fold",
                )
            )
    return site.done(page)


def _scenario(site: Site, feature: Feature, place: int, scenario: Scenario, played: Played) -> Page:
    t = site.speak.t
    page = site.page(f"scenarios/{scenario.id}", "", section="rules", kind="scenario", disclaimer=True)
    page.title = str(words.scenario_title(site, scenario.id).striptags())
    base = feature.rule_set
    home = rule_set(base)
    told = words.feature_title(site, feature.id)
    under = [t(f"option:{base}/{each.partition('=')[0]}:title") for each in feature.options]
    page.description = f"{page.title} – {words.rules_of(site, base).striptags()}"
    page.add(
        el(
            "p",
            page.link(f"rules/{base}", words.rules_of(site, base)),
            # A feature may bear the very name of its option.
            [[" · ", each] for each in under if each.striptags() != told.striptags()],
            " · ",
            page.link("scenarios", told, base),
            class_="crumbs",
        )
    )
    speak, gherkin = vocabulary(site.language), keywords(site.language)
    for part in played.parts:
        lines, before = [], ""
        for step in part.steps:
            keyword = gherkin.again if step.role == before else gherkin.of(step.role)
            before = step.role
            site.speak.note([f"step:{step.id}"])
            lines.append(el("li", el("b", keyword), " ", speak.render(step.id, step.values)))
        page.add(
            el(
                "div",
                el("ul", lines, class_="steps"),
                _drawing(site, page, part.state, played.seats) if part.state else None,
                class_=f"part part--{part.steps[0].role}",
            )
        )
    rules = dict.fromkeys(
        rule for cited in scenario.cites for limit in ledger(base).cited(cited) for rule in limit.rules
    )
    page.add(
        page.heading(2, "grounds", t("site:scenario.rests-on")),
        words.sentences(site, scenario.sentences),
        el("p", t("site:scenario.rules"), class_="small"),
        bullets(
            [
                page.link(f"rules/{base}", words.rule_title(site, rule), words.anchor(home, rule))
                for rule in rules
                if rule in home.rules
            ]
        ),
        _neighbours(site, page, feature, place),
        el("p", t("site:scenario.id", id=el("code", scenario.id)), class_="small"),
    )
    return site.done(page)


def _neighbours(site: Site, page: Page, feature: Feature, place: int) -> Markup:
    t = site.speak.t
    links = []
    for other, name in ((place - 1, "previous"), (place + 1, "next")):
        if 0 <= other < len(feature.scenarios):
            id = feature.scenarios[other].id
            links.append(
                el(
                    "li",
                    el("span", t(f"site:scenario.{name}"), " ", class_="small"),
                    page.link(f"scenarios/{id}", words.scenario_title(site, id)),
                )
            )
    return el("nav", el("ul", links), class_="neighbours", aria_label=site.speak.text("site:scenario.neighbours"))


def _drawing(site: Site, page: Page, state: Mapping[str, Any], seats: tuple[str, ...]) -> Markup:
    for code in drawing.codes(state):
        page.cards[code] = None
    shown = [seat for seat in seats if seat in state["hands"]] or list(seats)
    return el("div", Markup(drawing.draw(state, shown, scene.words(state, shown, site.speak))), class_="drawing")
