"""Which scenarios notice which rule: the matrix, as a table to read and as data to fetch."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from markupsafe import Markup

from unospec.running.matrix import Matrix, matrix
from unospec.scenarios import library
from unospec.site import words
from unospec.site.html import Child, bullets, el, join, table
from unospec.site.model import Page, Site
from unospec.spec.catalogue import catalogue
from unospec.spec.rule_sets import names

#: The file with the same as data, beside the pages.
FILE = Path("data") / "matrix.json"


@cache
def found() -> Matrix:
    """The matrix of all rule sets: worked out once for all languages."""
    return matrix()


def write(folder: Path) -> None:
    """Write the data into the folder of the pages. Raises OSError."""
    path = folder / FILE
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(found(), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def page(site: Site) -> Page:
    """The page."""
    t, text = site.speak.t, site.speak.text
    made = site.page("contribute/matrix", text("site:contribute.matrix"), section="contribute", kind="prose")
    made.description = text("site:contribute.matrix-about")
    made.add(el("p", t("site:contribute.matrix-about"), class_="lead"))
    made.add(el("p", el("a", t("site:contribute.matrix-data"), href=f"../../{FILE.as_posix()}")))
    heads = [t("site:compare.rule"), *(t(f"site:country.{name}") for name in names())]
    for area in catalogue().areas.values():
        rows = [_row(site, made, rule) for rule in area.rules if found()[rule]]
        if rows:
            made.add(made.heading(2, area.id, t(f"area:{area.id}:title")), table(heads, rows, class_="stacks"))
    unseen = [words.rule_title(site, rule) for rule, noticed in found().items() if not noticed]
    made.add(made.heading(2, "none", t("site:contribute.matrix-none")), bullets(unseen))
    made.add(el("p", made.link("contribute/strength", t("site:contribute.strength"))))
    return site.done(made)


def _row(site: Site, made: Page, rule: str) -> list[Child]:
    return [words.rule_title(site, rule), *(_cell(site, made, rule, name) for name in names())]


def _cell(site: Site, made: Page, rule: str, name: str) -> Child:
    """How many scenarios of a rule set notice the rule, to be opened for which, and what each tells it from."""
    noticed: Mapping[str, Sequence[str]] = found()[rule]
    seen = [scenario.id for scenario in library.scenarios(name) if scenario.id in noticed]
    if not seen:
        return "–"
    items = [
        join(
            [
                made.link(f"scenarios/{id}", words.scenario_title(site, id)),
                el("span", " – ", _others(site, rule, noticed[id]), class_="small"),
            ]
        )
        for id in seen
    ]
    return el("details", el("summary", str(len(seen))), bullets(items, class_="show-me"), class_="fold")


def _others(site: Site, rule: str, variants: Sequence[str]) -> Markup:
    return join([words.label(site, catalogue().rules[rule].variant(variant)) for variant in variants], ", ")
