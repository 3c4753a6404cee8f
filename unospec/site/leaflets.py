"""Leaflets: each rule set in each language as a PDF of at most four pages of A4, to print and hold in the hand."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, Final

from markupsafe import Markup

from unospec.pictures import cards
from unospec.reports.standings import MARKS
from unospec.site.config import EPOCH, THEME
from unospec.site.html import Child, el, join
from unospec.site.illustrations import PICTURES
from unospec.site.model import Site
from unospec.site.moot import is_moot
from unospec.spec.catalogue import catalogue
from unospec.spec.faults import Fault
from unospec.spec.ledger import ledger
from unospec.spec.rule_sets import STANDINGS, RuleSet, Standing, names, rule_set

#: No leaflet is longer.
PAGES: Final = 4
#: Sizes of letters in points, tried from large to small until the rules fit.
_SIZES: Final = (9.5, 9.2, 8.9, 8.6, 8.3, 8.0)
_FONTS: Final = ("latin", "latin-ext", "georgian")
#: The deck: a card of each kind, and how many of its kind there are.
_DECK: Final = (
    ("red-0", "1 × 4"),
    ("yellow-5", "2 × 9 × 4"),
    ("green-skip", "2 × 4"),
    ("blue-reverse", "2 × 4"),
    ("red-draw-two", "2 × 4"),
    ("wild", "4"),
    ("wild-draw-four", "4"),
)
_POINTS: Final = (
    ("yellow-5", "0–9"),
    ("green-skip", "20"),
    ("blue-reverse", "20"),
    ("red-draw-two", "20"),
    ("wild", "50"),
    ("wild-draw-four", "50"),
)
_DRAWN: Final[dict[Standing, str]] = {
    "stated": "<circle cx='10' cy='10' r='8' fill='#555'/>",
    "implied": "<circle cx='10' cy='10' r='8'/><path d='M10 2A8 8 0 0 0 10 18Z' fill='#555'/>",
    "contradicted": "<path d='M10 1 19 10 10 19 1 10Z'/>",
    "silent": "<circle cx='10' cy='10' r='8'/>",
}

_STYLE: Final = """
@page { size: A4; margin: 13mm 13mm 15mm;
  @bottom-left { content: string(title); font: 7.5pt FAMILY; color: #555 }
  @bottom-right { content: counter(page) " / " counter(pages); font: 7.5pt FAMILY; color: #555 } }
html { font: SIZEpt/1.38 FAMILY; color: #1d1b22; }
body { margin: 0; }
h1 { font-size: 1.9em; line-height: 1.15; margin: 0; string-set: title content(); }
h2 { font-size: 1.2em; margin: 1.1em 0 .3em; padding-bottom: .1em; border-bottom: .6pt solid #1d1b22;
  break-after: avoid; }
h3 { font-size: 1em; margin: 0; break-after: avoid; }
p { margin: 0; } ul { margin: .1em 0; padding-left: 1.1em; }
.about { margin: .2em 0 .6em; color: #555; }
.columns { columns: 2; column-gap: 8mm; column-fill: auto; }
.columns > h2:first-child { margin-top: 0; }
.rule { margin: 0 0 .5em; break-inside: avoid; clear: right; }
.rule img { float: right; height: 11mm; margin: .1em 0 .1em .7mm; }
.rule img.mark, img.mark { float: none; height: .72em; margin: 0; vertical-align: -.04em; }
.silent p { color: #444; }
.cards { margin: .4em 0 .6em; break-inside: avoid; }
.cards span { display: inline-block; text-align: center; margin-right: 1.6mm; font-size: .82em; line-height: 1.3; }
.cards img { display: block; height: 15mm; margin: 0 auto; }
.signs { margin-top: .8em; padding: .5em .7em; border: .6pt solid #999; border-radius: 2mm; font-size: .88em;
  break-inside: avoid; }
.signs p { margin: .12em 0; }
"""


@cache
def missing() -> str:
    """What the leaflets need and is not there, in words for who builds; empty if all is there."""
    try:
        import weasyprint  # type: ignore[import-untyped]  # noqa: F401
    except ImportError:
        return "WeasyPrint (pip install weasyprint)"
    except OSError:
        return "Pango (apt-get install libpango-1.0-0 libpangoft2-1.0-0 libharfbuzz-subset0)"
    return ""


def address(name: str) -> str:
    """Where the leaflet of a rule set lies within a language."""
    return f"leaflets/{name}.pdf"


def write(site: Site, folder: Path) -> None:
    """Write the leaflets of a language below a folder. Raises Problem if one is too long."""
    for name in names():
        path = folder / address(name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(leaflet(site, rule_set(name)))


def leaflet(site: Site, known: RuleSet) -> bytes:
    """The leaflet of a rule set as PDF. Raises Problem if it does not fit on its pages."""
    for size in _SIZES:
        document = _document(str(_page(site, known, size)))
        if len(document.pages) <= PAGES:
            identifier = f"unospec-{site.language}-{known.name}".encode()
            made: bytes = document.write_pdf(pdf_identifier=identifier)
            return made
    raise Fault("site.leaflet-too-long", ("shorten", {}), set=known.name, language=site.language, pages=PAGES)


def _document(html: str) -> Any:
    import logging
    import os

    from weasyprint import HTML
    from weasyprint.text.fonts import FontConfiguration  # type: ignore[import-untyped]

    # Fonts are dated, too.
    os.environ["SOURCE_DATE_EPOCH"] = EPOCH

    for name in ("weasyprint", "fontTools"):
        logging.getLogger(name).setLevel(logging.ERROR)
    return HTML(string=html, base_url=THEME.as_uri() + "/").render(font_config=FontConfiguration())


def _page(site: Site, known: RuleSet, size: float) -> Markup:
    t, text = site.speak.t, site.speak.text
    title = text(f"site:rules-of.{known.base}")
    # A name for each file: of one name, letters of one would be written by the numbers of another.
    faces = "".join(
        f"@font-face{{font-family:Leaflet-{part};font-weight:100 900;"
        f"src:url(assets/fonts/noto-sans-georgian-{part}.woff2)}}"
        for part in _FONTS
    )
    family = ", ".join(f"Leaflet-{part}" for part in _FONTS)
    style = faces + _STYLE.replace("SIZE", f"{size:g}").replace("FAMILY", family)
    parts: list[Child] = []
    for area in catalogue().areas.values():
        rules = [_rule(site, known, rule) for rule in area.rules if not is_moot(rule, known.rules)]
        parts += [el("h2", t(f"area:{area.id}:title")), rules]
    if known.options:
        parts += [
            el("h2", t("site:sheet.options")),
            [_option(site, known, name) for name in known.options],
        ]
    said = t("site:sheet.about", title=el("cite", ledger(known.base).title, lang=known.base))
    signs = [el("p", _mark(each), " ", t(f"ui:standing.explained.{each}")) for each in STANDINGS]
    body = el(
        "body",
        el("h1", title),
        el("p", said, class_="about"),
        el("div", parts, el("div", signs, class_="signs"), _small(site), class_="columns"),
    )
    head = el("head", Markup('<meta charset="utf-8">'), el("title", title), el("style", Markup(style)))
    return join([Markup("<!doctype html>"), el("html", head, body, lang=site.language)])


def _small(site: Site) -> Markup:
    said = [site.speak.t("site:regional"), " ", site.speak.t("site:trademark")]
    return el("p", said, class_="about")


def _rule(site: Site, known: RuleSet, rule: str) -> Markup:
    standing = known.rulings[rule].standing
    table = {"deck": _DECK, "card-points": _POINTS}.get(rule, ())
    return el(
        "div",
        [_picture(code) for code in reversed(PICTURES.get(rule, ()))],
        # No line begins with the mark.
        el("h3", site.speak.t(f"rule:{rule}:title"), "\u00a0", _mark(standing)),
        el("p", _wording(site, known, rule, known.rules[rule])),
        el("div", [el("span", _picture(code), count) for code, count in table], class_="cards") if table else None,
        class_=f"rule {standing}",
    )


def _option(site: Site, known: RuleSet, name: str) -> Markup:
    t = site.speak.t
    option = known.options[name]
    changes = [el("p", _wording(site, known, rule, variant)) for rule, variant in option.sets.items()]
    if option.number:
        changes.append(el("p", t("site:sheet.option-number", rule=t(f"rule:{option.number}:title"))))
    return el("div", el("h3", t(f"option:{known.base}/{name}:title")), changes, class_="rule")


def _wording(site: Site, known: RuleSet, rule: str, variant: str) -> Markup:
    found = catalogue().rules[rule].variant(variant)
    said = site.speak.t(f"variant:{rule}/{found.message}:text")
    return said if found.number is None else Markup(said.replace("[number]", str(found.number)))


@cache
def _mark(standing: Standing) -> Markup:
    """The mark of a standing, drawn: no font of ours has it."""
    drawn = (
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20' fill='none' stroke='#555' stroke-width='2'>"
        f"{_DRAWN[standing]}</svg>"
    )
    return el("img", src=_inline(drawn), alt=MARKS[standing], class_="mark")


def _inline(svg: str) -> str:
    from base64 import b64encode

    return f"data:image/svg+xml;base64,{b64encode(svg.encode()).decode()}"


@cache
def _picture(code: str) -> Markup:
    # The name stands in the text beside it.
    drawn = re.sub(r"<title>.*?</title>", "", cards.alone(code, ""))
    return el("img", src=_inline(drawn), alt="")
