"""What programs play: published reports and confirmed findings. All text from them is data and is escaped."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from markupsafe import Markup

from unospec.language.catalogs import catalog
from unospec.reports.marks import MARKS
from unospec.site import words
from unospec.site.html import Child, bullets, el, join, table
from unospec.site.model import Page, Site
from unospec.site.pages.contribute import chapters
from unospec.site.play import Played
from unospec.site.plays import plays
from unospec.spec.catalogue import catalogue
from unospec.spec.faults import Fault
from unospec.spec.rule_sets import names

_NAME = re.compile(r"[a-z0-9][a-z0-9-]*\Z")
#: Verdicts that say something on how an engine plays.
_PASSED = ("pass", "unexpected-pass")
_FAILED = ("fail", "known-issue")
#: What becomes of a scenario, with its sign.
_KINDS = ("pass", "fail", "other")
_MARKS = {"pass": MARKS["pass"], "fail": MARKS["fail"], "other": MARKS["unsupported"]}


@dataclass(frozen=True, slots=True)
class Published:
    """A published report with the findings on the same engine. name: of its files, and in addresses. date: the day."""

    name: str
    report: Mapping[str, Any]
    date: str
    findings: tuple[Mapping[str, Any], ...]


def pages(site: Site, played: Mapping[str, Played]) -> Iterator[Page]:
    """A page for each engine, and one that lists them."""
    found = published(site.reports, site.engines)
    yield _overview(site, found)
    for each in found:
        yield _engine(site, each, frozenset(played))


def published(reports: Path, findings: Path) -> list[Published]:
    """All published reports in order of their names. Raises Problem for a file that is no whole report."""
    import yaml

    dates = reports / "dates.yaml"
    days = yaml.safe_load(dates.read_text(encoding="utf-8")) if dates.is_file() else {}
    found = []
    for path in sorted(reports.glob("*.json")):
        if not _NAME.match(path.stem):
            raise Fault("site.report-name", path=path)
        try:
            report = json.loads(path.read_text(encoding="utf-8"))
        except (ValueError, OSError) as error:
            raise Fault("site.bad-report", path=path, why=error) from None
        if not isinstance(report, dict) or report.get("complete") is not True:
            raise Fault("cut-off-report", ("run-to-end", {}), path=path)
        if not isinstance(report.get("results"), list) or not isinstance(report.get("engine"), dict):
            raise Fault("no-report", path=path)
        notes = findings / f"{path.stem}.yaml"
        data = yaml.safe_load(notes.read_text(encoding="utf-8")) if notes.is_file() else []
        date = str(days.get(path.stem, ""))
        found.append(Published(path.stem, report, date, tuple(data or ())))
    return found


def _overview(site: Site, found: list[Published]) -> Page:
    t, text = site.speak.t, site.speak.text
    page = site.page("engines", text("site:engines.title"), section="engines", kind="engines")
    page.description = text("site:engines.about")
    page.add(el("p", t("site:engines.about"), class_="lead"), el("p", t("site:engines.how-read")))
    rows: list[list[Child]] = []
    for each in found:
        engine = each.report["engine"]
        rows.append(
            [
                page.link(f"engines/{each.name}", _text(engine, "name") or each.name),
                _text(engine, "version"),
                _text(engine, "language"),
                _day(site, each.date),
            ]
        )
    heads = [t(f"site:engines.{name}") for name in ("engine", "version", "language", "date")]
    page.add(table(heads, rows, class_="stacks") if rows else el("p", t("site:engines.none")))
    page.add(
        page.heading(2, "add", t("site:engines.add")),
        el("p", t("site:engines.add-text")),
        el(
            "pre",
            el(
                "code",
                "unospec adapter check ENGINE\nunospec verify --engine ENGINE --json docs/reports/NAME.json\n",
            ),
            tabindex="0",
        ),
        el("p", t("site:engines.add-then")),
        el("p", page.link("contribute/guide", t("site:contribute.guide"))) if "guide" in chapters() else None,
    )
    return site.done(page)


def _engine(site: Site, each: Published, known: frozenset[str]) -> Page:
    t, text = site.speak.t, site.speak.text
    engine = each.report["engine"]
    results: list[Mapping[str, Any]] = [one for one in each.report["results"] if isinstance(one, dict)]
    page = site.page(f"engines/{each.name}", _text(engine, "name") or each.name, section="engines", kind="engine")
    page.description = text("site:engines.about")
    facts: list[tuple[str, Child]] = [
        ("version", _text(engine, "version")),
        ("language", _text(engine, "language")),
        ("date", _day(site, each.date)),
        ("suite", _text(each.report, "suite_version")),
        ("home", _home(_text(engine, "home"))),
    ]
    page.add(
        el(
            "dl",
            [[el("dt", t(f"site:engines.{name}")), el("dd", said)] for name, said in facts if said],
            class_="facts",
        ),
        el("p", t("site:engines.how-read")),
        page.heading(2, "sets", t("site:engines.per-set")),
        _per_set(site, page, results),
        page.heading(2, "rules", t("site:engines.by-rule")),
        el("p", t("site:engines.by-rule-about")),
        _per_rule(site, page, each, results),
    )
    if each.findings:
        page.add(
            page.heading(2, "findings", t("site:engines.findings")),
            el("p", t("site:engines.findings-about")),
            [_finding(site, page, each.name, finding, known) for finding in each.findings],
        )
    return site.done(page)


def _per_set(site: Site, page: Page, results: list[Mapping[str, Any]]) -> Markup:
    from babel.numbers import format_percent

    t = site.speak.t
    rows: list[list[Child]] = []
    for name in names():
        own = [one for one in results if _text(one, "scenario").startswith(f"{name}-")]
        passed = sum(1 for one in own if one.get("verdict") in _PASSED)
        applied = passed + sum(1 for one in own if one.get("verdict") in _FAILED)
        share = f"{passed} ({format_percent(passed / applied, locale=site.language)})" if applied else "–"
        rows.append([page.link(f"rules/{name}", words.rules_of(site, name)), str(applied), share])
    heads = [t(f"site:engines.{head}") for head in ("rules", "applied", "passed")]
    return table(heads, rows, class_="stacks")


def _per_rule(site: Site, page: Page, each: Published, results: list[Mapping[str, Any]]) -> Child:
    """How each rule is played, as far as that is known, and what became of the scenarios that show it."""
    t = site.speak.t
    ids: dict[str, list[str]] = {kind: [] for kind in _KINDS}
    counts: dict[str, dict[str, int]] = {}
    for one in results:
        verdict = one.get("verdict")
        if verdict == "not-applicable":
            continue
        kind = "pass" if verdict in _PASSED else "fail" if verdict in _FAILED else "other"
        ids[kind].append(_text(one, "scenario"))
        for rule in one.get("rules", ()):
            if rule in catalogue().rules:
                counts.setdefault(rule, dict.fromkeys(_KINDS, 0))[kind] += 1
    ways = plays(ids["pass"], ids["fail"])
    findings: dict[str, list[Mapping[str, Any]]] = {}
    for finding in each.findings:
        findings.setdefault(_text(finding, "rule"), []).append(finding)
    rows: list[list[Child]] = [
        [
            page.link("compare", words.rule_title(site, rule), rule),
            _way(site, rule, findings.get(rule, ()) if numbers["fail"] else (), ways.get(rule)),
            _counts(site, numbers),
        ]
        for rule in catalogue().rules
        if (numbers := counts.get(rule))
    ]
    legend = [[_MARKS[kind], " ", t(f"site:engines.{kind}")] for kind in _KINDS]
    heads = [t("site:compare.rule"), t("site:engines.plays"), t("site:engines.scenes")]
    return [el("p", join(legend, " · "), class_="small"), table(heads, rows, class_="stacks by-rule")]


def _way(site: Site, rule: str, findings: Sequence[Mapping[str, Any]], shown: str | None) -> Child:
    """How a rule is played: what was found counts more than what scenarios show, which know no other ways.

    findings: those by which scenarios of this rule fail.
    """
    if not findings:
        return words.label(site, catalogue().rules[rule].variant(shown)) if shown else None
    variants = {_text(finding, "variant") for finding in findings}
    variant = variants.pop()
    if not variants and catalogue().rules[rule].accepts(variant):
        said = words.label(site, catalogue().rules[rule].variant(variant))
    else:
        said = site.speak.t("site:engines.otherwise")
    anchor = _anchor(findings[0])
    return el("a", said, href=f"#{anchor}") if anchor else said


def _counts(site: Site, numbers: Mapping[str, int]) -> Child:
    """How many scenarios passed, failed or were not played, without those of which there is none."""
    return join(
        [
            el(
                "span",
                el("span", _MARKS[kind], " ", aria_hidden="true"),
                str(number),
                el("span", " ", site.speak.t(f"site:engines.{kind}"), class_="unseen"),
                class_=f"count count--{kind}",
            )
            for kind, number in numbers.items()
            if number
        ],
        " ",
    )


def _anchor(finding: Mapping[str, Any]) -> str:
    """Where a finding stands on its page; empty if its key is none."""
    key = _text(finding, "key")
    return f"finding-{key}" if _NAME.match(key) else ""


def _said(site: Site, engine: str, finding: Mapping[str, Any]) -> Markup:
    """What was found, in the language of the site if it is one of the project's own findings."""
    context = f"finding:{engine}/{_text(finding, 'key')}"
    if catalog("en").has(context):
        return site.speak.t(context)
    return el("span", " ".join(_text(finding, "finding").split()), lang="en")


def _day(site: Site, day: str) -> str:
    """A day as the language tells it; what is none stays as it is."""
    from babel.dates import format_date

    try:
        return format_date(date.fromisoformat(day), "long", "en_GB" if site.language == "en" else site.language)
    except ValueError:
        return day


def _finding(site: Site, page: Page, engine: str, finding: Mapping[str, Any], known: frozenset[str]) -> Markup:
    t = site.speak.t
    rule, variant = _text(finding, "rule"), _text(finding, "variant")
    shown = [
        page.link(f"scenarios/{id}", words.scenario_title(site, id))
        for id in map(str, finding.get("scenarios") or ())
        if id in known
    ]
    said = None
    if variant and rule in catalogue().rules and catalogue().rules[rule].accepts(variant):
        said = el(
            "p",
            t(
                "site:engines.finding-variant",
                variant=words.wording(site, catalogue().rules[rule].variant(variant)),
            ),
        )
    title = words.rule_title(site, rule) if rule in catalogue().rules else Markup("") + rule
    where = t("site:engines.finding-place", file=_text(finding, "file"), lines=_text(finding, "lines"))
    return el(
        "section",
        el("h3", title),
        said,
        el("p", _said(site, engine, finding)),
        el("p", where, class_="small"),
        el(
            "details",
            el("summary", el("span", t("site:rule.show-me"), class_="hint")),
            bullets(shown),
            class_="grounds",
        )
        if shown
        else None,
        class_="finding",
        id=_anchor(finding) or None,
    )


def _text(data: Mapping[str, Any], key: str) -> str:
    value = data.get(key)
    return "" if value is None or isinstance(value, (dict, list)) else str(value)


def _home(address: str) -> Child:
    """A link to a home page, if it is one of the web; else the text."""
    if urlsplit(address).scheme in ("http", "https"):
        return el("a", address, href=address, rel="noopener nofollow")
    return address
