"""What several kinds of page say in the same way: standings, sentences, variants, scenarios."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from markupsafe import Markup

from unospec.reports.standings import MARKS
from unospec.scenarios import library
from unospec.scenarios.model import Scenario
from unospec.site.html import Child, bullets, el, join
from unospec.site.model import Page, Site
from unospec.site.moot import is_moot
from unospec.spec.catalogue import Variant, catalogue
from unospec.spec.ledger import ledger
from unospec.spec.rule_sets import STANDINGS, RuleSet, Ruling, Standing


def label(site: Site, variant: Variant) -> Markup:
    """A few words for a variant."""
    return _numbered(site.speak.t(f"variant:{variant.rule}/{variant.message}:label"), variant)


def wording(site: Site, variant: Variant) -> Markup:
    """A variant in whole sentences."""
    return _numbered(site.speak.t(f"variant:{variant.rule}/{variant.message}:text"), variant)


def _numbered(text: Markup, variant: Variant) -> Markup:
    return text if variant.number is None else Markup(text.replace("[number]", str(variant.number)))


def rule_title(site: Site, rule: str) -> Markup:
    """The name of a rule."""
    return site.speak.t(f"rule:{rule}:title")


def anchor(known: RuleSet, rule: str) -> str:
    """Where a rule stands on the sheet of a rule set: by itself, or, if it says nothing there, with an option."""
    if not is_moot(rule, known.rules):
        return rule
    return next((f"option-{each.name}" for each in known.options.values() if rule in each.sets), "")


def rules_of(site: Site, name: str) -> Markup:
    """What a rule set is called: whose rules it holds."""
    return site.speak.t(f"site:rules-of.{name}")


def standing(site: Site, firmness: Standing, with_word: bool = True) -> Markup:
    """The mark of a standing with its word; the word alone is read out."""
    word = site.speak.t(f"ui:standing.{firmness}")
    mark = el("span", MARKS[firmness], class_="mark", aria_hidden="true")
    said = el("span", word, class_=None if with_word else "unseen")
    return el("span", mark, " ", said, class_=f"standing standing--{firmness}")


def unfold(site: Site) -> Markup:
    """The words to tap on beside a standing."""
    return el("span", " · ", el("span", site.speak.t("site:rule.show-me"), class_="hint"), class_="unfold")


def legend(site: Site) -> Markup:
    """What the marks of the standings mean: folded away."""
    t = site.speak.t
    items = [
        el(
            "li",
            el("span", MARKS[each], class_="mark", aria_hidden="true"),
            " ",
            t(f"ui:standing.explained.{each}"),
            class_=f"standing--{each}",
        )
        for each in STANDINGS
    ]
    return el("details", el("summary", t("site:sheet.legend")), el("ul", items, class_="legend"), class_="fold")


def sentence(site: Site, id: str) -> Markup:
    """A sentence of a text: our gist, its id, and where it stands."""
    from unospec.reports.standings import place

    source = ledger(id.partition("-")[0])
    where = place(source, id, site.speak)
    return join(
        [
            el("span", site.speak.t(f"gist:{id}"), class_="gist"),
            " ",
            el("span", el("span", id, class_="id"), ", ", where, class_="place"),
        ]
    )


def sentences(site: Site, ids: Iterable[str]) -> Markup:
    """Several sentences, as a list."""
    return bullets([sentence(site, id) for id in ids], class_="sentences")


def scenario_links(site: Site, page: Page, scenarios: Iterable[Scenario]) -> Markup:
    """Links to scenarios by their titles."""
    return bullets(
        [page.link(f"scenarios/{each.id}", scenario_title(site, each.id)) for each in scenarios], class_="show-me"
    )


def scenario_title(site: Site, id: str) -> Markup:
    """The title of a scenario, marked as English where it is not translated."""
    from unospec.scenarios.titles import is_translated, title

    context = f"scenario:{id}"
    site.speak.note([context])
    text = title(context, site.language) or id
    return join([text]) if is_translated(context, site.language) else el("span", text, lang="en")


def feature_title(site: Site, id: str) -> Markup:
    """The title of a feature, marked as English where it is not translated."""
    from unospec.scenarios.titles import is_translated, title

    context = f"feature:{id}:title"
    site.speak.note([context])
    text = title(context, site.language) or id
    return join([text]) if is_translated(context, site.language) else el("span", text, lang="en")


@cache
def shown_by(rule_set: str) -> dict[tuple[str, str], tuple[Scenario, ...]]:
    """The scenarios of a rule set by what they show: rule, and the options that they play under, joined by ``+``."""
    found: dict[tuple[str, str], list[Scenario]] = {}
    known = ledger(rule_set)
    for scenario in library.scenarios(rule_set):
        rules = dict.fromkeys(rule for cited in scenario.cites for limit in known.cited(cited) for rule in limit.rules)
        for rule in rules:
            found.setdefault((rule, "+".join(scenario.options)), []).append(scenario)
    return {key: tuple(each) for key, each in found.items()}


def readings(site: Site, ruling: Ruling) -> Child:
    """The other ways in which a contradicted text can be read."""
    rule = catalogue().rules[ruling.rule]
    others = [wording(site, rule.variant(each)) for each in ruling.readings if each != ruling.variant]
    return [el("p", site.speak.t("site:rule.other-reading"), " ", join(others, " "))] if others else None


def reason(site: Site, rule_set: RuleSet, ruling: Ruling) -> Child:
    """Why a rule set plays a rule as it does, if that is written down."""
    return el("p", site.speak.t(f"reason:{rule_set.base}/{ruling.rule}")) if ruling.reason else None
