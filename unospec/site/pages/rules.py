"""Rule sheets: the rules as one text tells them, in the order in which one plays."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from markupsafe import Markup

from unospec.scenarios import library
from unospec.scenarios.model import Scenario
from unospec.site import leaflets, words
from unospec.site.html import Child, bullets, el
from unospec.site.illustrations import PICTURES
from unospec.site.model import Page, Site, contents
from unospec.site.moot import is_moot
from unospec.site.play import Played
from unospec.spec.catalogue import catalogue
from unospec.spec.ledger import ledger
from unospec.spec.rule_sets import Option, RuleSet, names, rule_set


def pages(site: Site, played: Mapping[str, Played]) -> Iterator[Page]:
    """The page of each rule set, and one that lists them."""
    yield _overview(site)
    for name in names():
        yield _sheet(site, rule_set(name))


def _overview(site: Site) -> Page:
    t = site.speak.t
    page = site.page("rules", site.speak.text("site:rules.title"), section="rules", kind="rules", disclaimer=True)
    page.description = site.speak.text("site:rules.about")
    page.add(el("p", t("site:rules.about"), class_="lead"), tiles(site, page))
    return site.done(page)


def tiles(site: Site, page: Page) -> Markup:
    """A link to each rule set, as a tile."""
    t = site.speak.t
    items = []
    for name in names():
        source = ledger(name)
        known = rule_set(name)
        firm = sum(1 for each in known.rulings.values() if each.standing in ("stated", "implied"))
        items.append(
            el(
                "li",
                page.link(f"rules/{name}", words.rules_of(site, name), class_="tile__link"),
                el("p", el("cite", source.title, lang=name)),
                el("p", t("site:rules.size", firm=firm, all=len(known.rulings)), class_="small"),
                class_="tile",
            )
        )
    return el("ul", items, class_="tiles")


def _sheet(site: Site, known: RuleSet) -> Page:
    t, text = site.speak.t, site.speak.text
    title = text(f"site:rules-of.{known.base}")
    page = site.page(f"rules/{known.base}", title, section="rules", kind="sheet", disclaimer=True)
    source = ledger(known.base)
    page.description = text("site:sheet.about", title=source.title)
    areas = [(area.id, t(f"area:{area.id}:title")) for area in catalogue().areas.values()]
    parts = [*areas, ("options", t("site:sheet.options"))] if known.options else areas
    page.add(
        el("p", t("site:sheet.about", title=el("cite", source.title, lang=known.base)), class_="lead"),
        _leaflet(site, page, known),
        contents(page, parts, text("site:contents")),
        words.legend(site),
    )
    for area in catalogue().areas.values():
        rules = [_rule(site, page, known, rule) for rule in area.rules if not is_moot(rule, known.rules)]
        page.add(el("section", page.heading(2, area.id, t(f"area:{area.id}:title")), rules, class_="area"))
    if known.options:
        page.add(
            el(
                "section",
                page.heading(2, "options", t("site:sheet.options")),
                el("p", t("site:sheet.options-about")),
                [_option(site, page, known, option) for option in known.options.values()],
                class_="area",
            )
        )
    return site.done(page)


def _leaflet(site: Site, page: Page, known: RuleSet) -> Child:
    if leaflets.missing():
        return None
    link = el("a", site.speak.t("site:leaflet"), href=page.to("") + leaflets.address(known.base))
    return el("p", link, class_="leaflet")


def _rule(site: Site, page: Page, known: RuleSet, rule: str) -> Markup:
    ruling = known.rulings[rule]
    pictures = [page.card(code, site.card_name(code)) for code in PICTURES.get(rule, ())]
    return el(
        "section",
        el("div", pictures, class_="rule__cards") if pictures else None,
        page.heading(3, rule, words.rule_title(site, rule)),
        el("p", words.wording(site, known.variant(rule)), class_="rule__text"),
        _extra(site, page, rule, known),
        _grounds(site, page, known, rule),
        class_=f"rule rule--{ruling.standing}",
    )


def _grounds(site: Site, page: Page, known: RuleSet, rule: str) -> Markup:
    """How firm a rule is, what it rests on, and what shows it: folded away."""
    t = site.speak.t
    ruling = known.rulings[rule]
    shown = words.shown_by(known.base).get((rule, ""), ())
    return el(
        "details",
        el(
            "summary",
            words.standing(site, ruling.standing),
            words.unfold(site) if shown else None,
        ),
        el("p", t(f"ui:standing.explained.{ruling.standing}"), class_="small"),
        words.reason(site, known, ruling),
        words.readings(site, ruling),
        words.sentences(site, ruling.sentences) if ruling.sentences else None,
        [el("p", t("site:rule.shown-by"), class_="small"), words.scenario_links(site, page, shown)] if shown else None,
        class_="grounds",
    )


def _option(site: Site, page: Page, known: RuleSet, option: Option) -> Markup:
    t = site.speak.t
    rules = catalogue().rules
    changes = [words.wording(site, rules[rule].variant(variant)) for rule, variant in option.sets.items()]
    shown = _under(known, option)
    return el(
        "section",
        page.heading(3, f"option-{option.name}", t(f"option:{known.base}/{option.name}:title")),
        bullets(changes) if changes else None,
        el("p", t("site:sheet.option-number", rule=words.rule_title(site, option.number))) if option.number else None,
        el(
            "details",
            el("summary", words.standing(site, "stated"), words.unfold(site)),
            words.sentences(site, option.sentences),
            words.scenario_links(site, page, shown) if shown else None,
            class_="grounds",
        ),
        class_="rule",
    )


def _under(known: RuleSet, option: Option) -> list[Scenario]:
    """The scenarios that play under an option."""
    return [
        scenario
        for scenario in library.scenarios(known.base)
        if option.name in [each.partition("=")[0] for each in scenario.options]
    ]


def _extra(site: Site, page: Page, rule: str, known: RuleSet) -> Child:
    """Cards with numbers, where a rule lists cards."""
    if rule == "deck":
        cards = (("red-0", 1), ("red-5", 2), ("red-draw-two", 2), ("red-reverse", 2), ("red-skip", 2))
        rows: list[list[Child]] = [
            [page.card(code, site.card_name(code), 36), site.card_name(code), f"{count} × 4"] for code, count in cards
        ]
        rows += [
            [page.card(code, site.card_name(code), 36), site.card_name(code), "4"]
            for code in ("wild", "wild-draw-four")
        ]
        return _cards_table(rows)
    if rule == "card-points" and known.rules[rule] == "face-twenty-fifty":
        points = (
            ("blue-0", "0"),
            ("blue-9", "9"),
            ("green-draw-two", "20"),
            ("green-reverse", "20"),
            ("green-skip", "20"),
        )
        rows = [[page.card(code, site.card_name(code), 36), site.card_name(code), value] for code, value in points]
        rows += [
            [page.card(code, site.card_name(code), 36), site.card_name(code), "50"]
            for code in ("wild", "wild-draw-four")
        ]
        return _cards_table(rows)
    return None


def _cards_table(rows: list[list[Child]]) -> Markup:
    cells = [
        el(
            "li",
            picture,
            el("span", value, class_="value", aria_hidden="true"),
            el("span", f"{name}: {value}", class_="unseen"),
        )
        for picture, name, value in rows
    ]
    return el("ul", cells, class_="card-values")
