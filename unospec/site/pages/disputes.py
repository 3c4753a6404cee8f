"""Disputes: questions as people ask them, each with the answers of the four rule sets side by side."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from markupsafe import Markup

from unospec import paths
from unospec.site import words
from unospec.site.html import el
from unospec.site.model import Page, Site, contents
from unospec.site.moot import is_moot
from unospec.site.play import Played
from unospec.spec.catalogue import catalogue
from unospec.spec.hints import near
from unospec.spec.rule_sets import RuleSet, names, rule_set
from unospec.spec.yaml_lines import load


@dataclass(frozen=True, slots=True)
class Dispute:
    """A question that comes up at the table. question: English. rules: those that answer it. cards: pictures of it."""

    id: str
    question: str
    rules: tuple[str, ...]
    cards: tuple[str, ...]


@cache
def disputes() -> tuple[Dispute, ...]:
    """All disputes in order. Raises Problem with file and line for what is wrong."""
    from reference_impl.cards import CARDS

    found = []
    for key, value in load(paths.spec() / "disputes.yaml").fields(("disputes",))["disputes"].entries():
        fields = value.fields(("question", "rules"), ("cards",))
        for located in fields["rules"].items():
            if located.text() not in catalogue().rules:
                raise located.problem("rule", near(located.text(), catalogue().rules), name=located.text())
        cards = fields["cards"].texts() if "cards" in fields else ()
        for card in cards:
            if card not in CARDS:
                raise fields["cards"].problem("data.card", near(card, CARDS), name=card)
        found.append(Dispute(key.text(), fields["question"].text(), fields["rules"].texts(), cards))
    return tuple(found)


def question(site: Site, dispute: Dispute) -> Markup:
    """A question in the language of the site."""
    return site.speak.t(f"site:dispute.{dispute.id}")


def pages(site: Site, played: Mapping[str, Played]) -> Iterator[Page]:
    """The page of all disputes."""
    t, text = site.speak.t, site.speak.text
    page = site.page("disputes", text("site:disputes.title"), section="disputes", kind="disputes", disclaimer=True)
    page.description = text("site:disputes.about")
    page.add(
        el("p", t("site:disputes.about"), class_="lead"),
        contents(page, [(each.id, question(site, each)) for each in disputes()], text("site:contents")),
    )
    for dispute in disputes():
        pictures = [page.card(code, site.card_name(code), 40) for code in dispute.cards]
        answers = [_answer(site, page, rule_set(name), dispute) for name in names()]
        page.add(
            el(
                "section",
                el("div", pictures, class_="rule__cards") if pictures else None,
                page.heading(2, dispute.id, question(site, dispute)),
                el("ul", answers, class_="answers"),
                class_="dispute",
            )
        )
    yield site.done(page)


def _answer(site: Site, page: Page, known: RuleSet, dispute: Dispute) -> Markup:
    said = []
    for number, rule in enumerate(dispute.rules):
        if number and is_moot(rule, known.rules):
            continue
        mark = words.standing(site, known.rulings[rule].standing)
        wording = words.wording(site, known.variant(rule))
        said.append(el("p", wording, " ", page.link(f"rules/{known.base}", mark, rule, class_="why")))
    return el("li", el("h3", words.rules_of(site, known.base)), said, class_="answer")
