"""The commands that show rule sets."""

from __future__ import annotations

import pytest

from tests.cli.conftest import Unospec
from unospec import paths
from unospec.language.width import width
from unospec.reports.standings import MARKS
from unospec.spec.catalogue import catalogue
from unospec.spec.rule_sets import STANDINGS, offered, rule_set


@pytest.mark.parametrize("name", [name for base in paths.RULE_SETS for name in offered(base)])
def test_json_of_a_rule_set(unospec: Unospec, name: str) -> None:
    data = unospec("rules", name, "--json").json
    assert list(data) == ["name", "rules", "options"]
    assert data["name"] == name
    assert list(data["rules"]) == list(catalogue().rules)
    for rule, ruling in data["rules"].items():
        assert list(ruling) == ["variant", "standing", "sentences", "reason", "readings"]
        assert ruling["variant"] == rule_set(name).rules[rule]
        assert ruling["standing"] in STANDINGS
        assert bool(ruling["sentences"]) == (ruling["standing"] != "silent")
        assert (len(ruling["readings"]) > 1) == (ruling["standing"] == "contradicted")
        assert ruling["reason"] or ruling["standing"] not in ("implied", "contradicted")


def test_a_rule_set_shows_every_rule_with_its_standing_in_words(unospec: Unospec) -> None:
    out = unospec("rules", "hu").out
    flat = " ".join(out.split())
    for rule in catalogue().rules.values():
        assert any(word in flat for word in (rule.title, " ".join(rule.title.split()[:2])))
    for standing, mark in MARKS.items():
        word = "two readings" if standing == "contradicted" else standing
        assert f"{mark} {word}" in out
    assert "hu+jump-in" in out


def test_an_option_is_seen_in_the_table(unospec: Unospec) -> None:
    out = unospec("rules", "hu+jump-in").out
    assert "by option jump-in" in " ".join(out.split())
    assert unospec("rules", "ka+target-score=300").out.count("300 points") == 1


def test_one_rule_in_full(unospec: Unospec) -> None:
    out = unospec("rules", "hu", "challenge").out
    flat = " ".join(out.split())
    assert "Who may challenge a Wild Draw Four?" in flat
    assert "both readings:" in flat
    assert "hu-049" in flat
    assert "paragraph 18" in flat
    assert rule_set("hu").rulings["challenge"].reason.split()[0] in flat


def test_all_rule_sets_at_a_glance(unospec: Unospec) -> None:
    out = unospec("rules").out
    for base in paths.RULE_SETS:
        assert f"\n  {base} " in out
        for name in offered(base)[1:]:
            assert name.partition("=")[0] in out
    everything = unospec("rules", "--json").json
    assert len(everything["rule_sets"]) == 4
    assert everything["variants"]["draw-two-stacking"] == ["stacks", "no-stacking"]
    assert everything["variants"]["target-score"] == ["1–10000"]
    single = unospec("rules", "hu", "draw-two-stacking").out
    assert "(hu, draw-two-stacking/stacks)" in single
    assert "not allowed (no-stacking)" in single


def test_comparing(unospec: Unospec) -> None:
    data = unospec("compare", "et", "hu+jump-in", "--json").json
    assert data["names"] == ["et", "hu+jump-in"]
    assert list(data["rules"]) == list(catalogue().rules)
    for rule, both in data["rules"].items():
        assert both["same"] == (rule_set("et").rules[rule] == rule_set("hu+jump-in").rules[rule])
        assert list(both["rule_sets"]) == ["et", "hu+jump-in"]


def test_comparing_shows_what_differs(unospec: Unospec) -> None:
    some, everything = unospec("compare", "et", "hu").out, unospec("compare", "et", "hu", "--all").out
    assert "Penalty for a missed call" not in some
    assert "Penalty for a missed call" in everything
    assert "Challenge" in some
    assert "They agree on every rule." in unospec("compare", "hu", "hu").out


def test_options_of_one_text_are_not_told_as_texts_that_differ(unospec: Unospec) -> None:
    assert "the texts themselves differ" in unospec("compare", "et", "hu+jump-in").out
    told = unospec("compare", "hu", "hu+jump-in").out
    assert "Jump-in" in told
    assert "the texts themselves" not in told


@pytest.mark.parametrize("language", paths.LANGUAGES)
@pytest.mark.parametrize("columns", ["80", "140"])
def test_tables_line_up_in_every_language(
    unospec: Unospec, monkeypatch: pytest.MonkeyPatch, language: str, columns: str
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    lines = unospec("compare", "ka", "hu", "--lang", language, "--all").out.splitlines()
    (ruler,) = [place for place, line in enumerate(lines) if set(line.strip()) == {"─"}]
    head = lines[ruler - 1]
    starts = {width(head[: head.index(name)]) for name in ("ka", "hu")}
    body = [line for line in lines[ruler:] if line.startswith("  ")]
    marked = [line for line in body if any(mark in line for mark in MARKS.values())]
    assert len(marked) > len(catalogue().rules) / 2
    for line in marked:
        places = {width(line[:place]) for place, letter in enumerate(line) if letter in MARKS.values()}
        assert places <= starts, line
    assert all(width(line) <= int(columns) for line in body)
