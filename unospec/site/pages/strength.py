"""How much the scenarios notice, and why not the rest."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from markupsafe import Markup

from unospec.running.strength import GAMES, WHYS, Change, changes, totals
from unospec.site import words
from unospec.site.html import Child, el, join, table
from unospec.site.model import Page, Site
from unospec.spec.catalogue import catalogue
from unospec.spec.rule_sets import names, rule_set


@cache
def found() -> tuple[Change, ...]:
    """Every change of a rule of every rule set: worked out once for all languages."""
    return tuple(change for name in names() for change in changes(name))


def page(site: Site) -> Page:
    """The page."""
    t, text = site.speak.t, site.speak.text
    made = site.page("contribute/strength", text("site:contribute.strength"), section="contribute", kind="prose")
    made.description = text("site:contribute.strength-about")
    rows: list[list[Child]] = []
    for name in names():
        count = totals(found(), name)
        noticed = t("site:contribute.noticed", noticed=count["noticed"], all=count["all"])
        rows.append(
            [made.link(f"rules/{name}", words.rules_of(site, name)), noticed, *(str(count[why]) for why in WHYS)]
        )
    heads = [t("site:engines.rules"), *(t(f"site:contribute.strength-{head}") for head in ("head", *WHYS))]
    made.add(el("p", t("site:contribute.strength-about"), class_="lead"), table(heads, rows, class_="stacks"))
    made.add(el("p", t("site:contribute.strength-looked-into", games=GAMES)))
    made.add(*_unnoticed(site, made))
    return site.done(made)


def _unnoticed(site: Site, made: Page) -> Iterator[Markup]:
    t = site.speak.t
    unnoticed = [change for change in found() if change.is_firm and not change.noticed_by]
    if unnoticed:
        yield made.heading(2, "unnoticed", t("site:contribute.strength-unnoticed"))
    heads = [t(f"site:contribute.strength-{head}") for head in ("plays", "other", "why")]
    for name in dict.fromkeys(change.rules for change in unnoticed):
        base, _, option = name.partition("+")
        called = words.rules_of(site, base)
        yield made.heading(
            3, name.replace("+", "-"), join([called, t(f"option:{base}/{option}:title")], ": ") if option else called
        )
        rows = [_row(site, made, change) for change in unnoticed if change.rules == name]
        yield table([t("site:compare.rule"), *heads], rows, class_="stacks")


def _row(site: Site, made: Page, change: Change) -> list[Child]:
    rule = catalogue().rules[change.rule]
    where = join(
        [
            site.speak.t(
                "ui:strength.where",
                rule=words.rule_title(site, other),
                label=words.label(site, catalogue().rules[other].variant(variant)),
            )
            for other, variant in change.where.items()
        ],
        ", ",
    )
    return [
        made.link(
            f"rules/{change.base}", words.rule_title(site, rule.id), words.anchor(rule_set(change.base), rule.id)
        ),
        words.label(site, rule.variant(change.variant)),
        words.label(site, rule.variant(change.other)) if change.other else "–",
        site.speak.t(f"ui:strength.why.{change.message}", where=where),
    ]
