"""The published reports and findings: each engine that something is confirmed of has its page."""

from __future__ import annotations

import json
import re

import pytest
import yaml

from tests.site.test_pages import a_site
from unospec import paths
from unospec.adapters import registry
from unospec.site.pages import engines
from unospec.site.plays import plays

DOCS = paths.data() / "docs"


def test_every_engine_with_findings_has_a_report_and_every_report_a_day() -> None:
    found = {path.stem for path in (DOCS / "engines").glob("*.yaml")}
    reports = {path.stem for path in (DOCS / "reports").glob("*.json")}
    assert found <= reports
    days = yaml.safe_load((DOCS / "reports" / "dates.yaml").read_text(encoding="utf-8"))
    assert set(days) == reports


def test_every_engine_that_ships_is_published() -> None:
    names = {each.name for each in engines.published(DOCS / "reports", DOCS / "engines")}
    assert set(registry.ENGINES) <= names


def test_every_finding_is_on_its_page_in_every_language() -> None:
    for language in paths.LANGUAGES:
        site = a_site(language, DOCS / "reports", DOCS / "engines")
        pages = {page.path: str(page.body) for page in engines.pages(site, {})}
        for path in (DOCS / "engines").glob("*.yaml"):
            for finding in yaml.safe_load(path.read_text(encoding="utf-8")):
                said = site.speak.text(f"finding:{path.stem}/{finding['key']}")
                page = pages[f"engines/{path.stem}"]
                assert str(site.speak.t(f"finding:{path.stem}/{finding['key']}")) in page
                english = " ".join(finding["finding"].split())
                assert (said == english) == (language == "en"), said


@pytest.mark.parametrize("language", paths.LANGUAGES)
def test_days_are_told_as_the_language_tells_them(language: str) -> None:
    page = next(engines.pages(a_site(language, DOCS / "reports"), {}))
    day = {"en": "30 November 2026", "et": "30. november 2026", "hu": "2026. november 30."}
    day |= {"ka": "30 ნოემბერი, 2026", "lv": "2026. gada 30. novembris"}
    assert day[language] in str(page.body)


def test_shares_stand_only_beside_what_applied() -> None:
    site = a_site("en", DOCS / "reports", DOCS / "engines")
    for report in (DOCS / "reports").glob("*.json"):
        data = json.loads(report.read_text(encoding="utf-8"))
        (page,) = [each for each in engines.pages(site, {}) if each.path == f"engines/{report.stem}"]
        shares = re.findall(r"\(\d+\s?%\)", str(page.body))
        assert len(shares) == sum(1 for each in data["summary"] if each["judged"])


def test_what_scenarios_show_is_what_was_found() -> None:
    for path in sorted((DOCS / "engines").glob("*.yaml")):
        results = json.loads((DOCS / "reports" / f"{path.stem}.json").read_text(encoding="utf-8"))["results"]
        passed = {each["scenario"] for each in results if each["verdict"] == "pass"}
        failed = {each["scenario"] for each in results if each["verdict"] == "known-issue"}
        shown = plays(passed, failed)
        assert len(shown) > 5
        for finding in yaml.safe_load(path.read_text(encoding="utf-8")):
            if finding["variant"] is not None:
                assert shown.get(finding["rule"], finding["variant"]) == finding["variant"], finding["key"]


def test_of_an_engine_that_plays_all_rules_nothing_is_said() -> None:
    results = json.loads((DOCS / "reports" / "reference.json").read_text(encoding="utf-8"))["results"]
    assert plays({each["scenario"] for each in results}, ()) == {}
