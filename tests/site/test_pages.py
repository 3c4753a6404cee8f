"""Single pages, without building the site."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from unospec import paths
from unospec.pictures import scene
from unospec.problems import Problem
from unospec.site import build as building
from unospec.site.html import el, join
from unospec.site.model import Site
from unospec.site.pages import contribute, engines
from unospec.site.pages.disputes import disputes
from unospec.site.play import play_all
from unospec.site.speaker import Speaker

EVIL = "<script>alert(1)</script>\"'><img src=x onerror=alert(1)>"


def a_site(language: str, reports: Path, findings: Path | None = None) -> Site:
    return Site(language, Speaker(language), paths.LANGUAGES, reports, findings or reports)


def a_report(**changes: Any) -> dict[str, Any]:
    report: dict[str, Any] = {
        "suite_version": "1",
        "engine": {"name": "Mine", "version": "1", "language": "Python", "home": "https://example.org"},
        "rules": ["hu"],
        "results": [
            {"scenario": "hu-draw-two-answered", "verdict": "pass", "rules": ["draw-two-stacking"]},
            {"scenario": "hu-no-card-fits", "verdict": "fail", "rules": ["draw-amount"]},
            {"scenario": "hu-other", "verdict": "not-applicable", "rules": ["draw-amount"]},
        ],
        "complete": True,
    }
    return report | changes


def written(folder: Path, report: object, name: str = "mine") -> Path:
    (folder / f"{name}.json").write_text(json.dumps(report), encoding="utf-8")
    return folder


def engine_page(site: Site) -> str:
    (page,) = [page for page in engines.pages(site, {}) if page.path == "engines/mine"]
    return building.whole(site, page)


def test_text_is_escaped() -> None:
    assert str(el("p", "<b>", title='"')) == '<p title="&#34;">&lt;b&gt;</p>'
    assert str(join(["&", el("br")])) == "&amp;<br>"


def test_reports_inject_nothing(tmp_path: Path) -> None:
    engine = {"name": EVIL, "version": EVIL, "language": EVIL, "home": f"javascript:alert(1)//{EVIL}"}
    results = [{"scenario": EVIL, "verdict": EVIL, "rules": [EVIL, "draw-amount"], "message": EVIL}]
    finding = {"key": EVIL, "variant": EVIL, "file": EVIL, "lines": EVIL, "finding": EVIL, "scenarios": [EVIL]}
    findings = [{"rule": EVIL} | finding, {"rule": "draw-amount"} | finding]
    report = a_report(engine=engine, results=results, suite_version=EVIL)
    (tmp_path / "mine.yaml").write_text(json.dumps(findings), encoding="utf-8")
    made = engine_page(a_site("hu", written(tmp_path, report)))
    assert "<script" not in made
    assert "<img" not in made
    assert 'href="javascript' not in made
    assert "&lt;script&gt;" in made
    assert 'id="finding-' not in made


def test_share_counts_only_what_applied(tmp_path: Path) -> None:
    made = engine_page(a_site("en", written(tmp_path, a_report())))
    assert "1 (50%)" in made
    assert made.count("%)") == 1


@pytest.mark.parametrize("report", [[], {"complete": False}, a_report(results=None), a_report(complete=False)])
def test_reports_that_are_none_are_told(tmp_path: Path, report: object) -> None:
    with pytest.raises(Problem):
        engines.published(written(tmp_path, report), tmp_path)


def test_names_of_reports_are_plain(tmp_path: Path) -> None:
    with pytest.raises(Problem, match="small letters"):
        engines.published(written(tmp_path, a_report(), "My report"), tmp_path)


def test_a_folder_with_other_things_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("years of work", encoding="utf-8")
    with pytest.raises(Problem, match="something else"):
        building.build(tmp_path, ("en",))
    assert (tmp_path / "thesis.txt").is_file()


def test_disputes_are_as_many_as_people_have() -> None:
    found = disputes()
    assert 15 <= len(found) <= 30
    assert len({each.id for each in found}) == len(found)


@pytest.mark.parametrize("language", paths.LANGUAGES)
def test_the_guide_leads_to_the_protocol_and_the_protocol_to_its_schemas(tmp_path: Path, language: str) -> None:
    pages = {page.path: page for page in contribute.pages(a_site(language, tmp_path), {}) if page.kind == "prose"}
    assert '<a href="../protocol/"><code>protocol.md</code></a>' in str(pages["contribute/guide"].body)
    protocol = str(pages["contribute/protocol"].body)
    assert '<a href="../../schemas/request.schema.json">' in protocol
    # A folder is no page.
    assert '<a href="../../schemas/">' not in protocol


def test_tables_show_what_the_scenario_tells(tmp_path: Path) -> None:
    played = play_all()["hu-draw-two-answered"]
    first = played.parts[0].state
    assert first is not None
    assert first["turn"] == "p1"
    assert all(card != "back" for card in first["hands"]["p1"])
    last = [part.state for part in played.parts if part.state][-1]
    assert last is not None
    # Four cards were drawn, and no step tells which.
    assert last["hands"]["p3"].count("back") == 4
    for language in paths.LANGUAGES:
        site = a_site(language, tmp_path)
        said = scene.describe(first, list(played.seats), site.speak)
        names = [site.player(number) for number in (1, 2, 3)]
        assert said.count(";") >= 4
        assert all(name[:2] in said for name in names), said
        # Georgian sentences begin as their words do.
        assert not any("\u1c90" <= letter <= "\u1cbf" for letter in said)
        # Cards that lie face down are counted, not told by their code.
        assert "back" not in scene.describe(last, list(played.seats), site.speak)


def test_every_scenario_comes_to_its_end() -> None:
    from unospec.scenarios import library

    played = play_all()
    for scenario in library.scenarios():
        assert sum(len(part.steps) for part in played[scenario.id].parts) == len(scenario.all_steps)


def test_what_is_not_translated_is_marked_as_english() -> None:
    speak = Speaker("xx")
    assert str(speak.t("site:home.title")).startswith('<span lang="en">')
    assert speak.quality().missing == 1
