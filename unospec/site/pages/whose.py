"""Whose rules do you play? A dozen questions; the script tells the nearest rule set."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping

from unospec.reports.standings import MARKS
from unospec.site.html import el, table
from unospec.site.interactive.questions import questions
from unospec.site.model import Page, Site
from unospec.site.play import Played
from unospec.spec.catalogue import catalogue
from unospec.spec.rule_sets import STANDINGS


def _lists(language: str) -> str:
    """How several things are listed in a language, as JSON."""
    from babel import Locale

    patterns = Locale.parse(language).list_patterns["standard"]
    return json.dumps({name: patterns[name] for name in ("2", "start", "middle", "end")}, ensure_ascii=False)


def pages(site: Site, played: Mapping[str, Played]) -> Iterator[Page]:
    """The page of the questions."""
    t, text = site.speak.t, site.speak.text
    page = site.page("whose", text("site:whose.title"), kind="whose", disclaimer=True)
    page.description = text("site:whose.about")
    page.scripts = ("rules.js", "whose.js")
    asked = []
    for number, rule in enumerate(questions(), 1):
        choices = [("", t("site:whose.skip"))]
        choices += [(each, t(f"variant:{rule}/{each}:label")) for each in catalogue().rules[rule].variants]
        fields = [
            el("label", el("input", type="radio", name=rule, value=value, checked=not value), " ", said)
            for value, said in [*choices[1:], choices[0]]
        ]
        asked.append(
            el(
                "fieldset",
                el("legend", f"{number}. ", t(f"rule:{rule}:question")),
                fields,
                class_="question",
                data_rule=rule,
            )
        )
    page.add(
        el("p", t("site:whose.about"), class_="lead"),
        el("noscript", el("p", t("site:needs-script"))),
        el(
            "div",
            el("p", t("site:whose.how")),
            el("form", asked, id="whose-form"),
            page.heading(2, "result", t("site:whose.result")),
            el(
                "p",
                t("site:whose.none"),
                id="whose-said",
                role="status",
                data_none=text("site:whose.none"),
                data_nearest=text("site:whose.nearest"),
                data_tie=text("site:whose.tie"),
                data_lists=_lists(site.language),
            ),
            el("ul", id="whose-sets", class_="nearness", data_agrees=text("site:whose.agrees")),
            el(
                "div",
                el("h2", t("site:whose.differs"), id="differs"),
                el("p", t("site:whose.no-difference"), id="whose-same"),
                table([t("site:compare.rule"), t("site:whose.you")], [], class_="stacks", id="whose-differs"),
                id="whose-differences",
                hidden=True,
            ),
            el("p", page.link("house", t("site:whose.to-house"), id="whose-house"), hidden=True),
            el("p", t("site:whose.link"), class_="small"),
            el("button", t("site:whose.clear"), type="button", class_="button", id="whose-clear"),
            id="whose",
            hidden=True,
            data_rules=page.to("rules"),
            data_standings="\n".join(f"{each} {MARKS[each]} {text(f'ui:standing.{each}')}" for each in STANDINGS),
        ),
    )
    yield site.done(page)
