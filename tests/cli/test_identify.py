"""``unospec identify``: the table, the file, five languages."""

from __future__ import annotations

import io
import json
import shlex
import sys
from collections.abc import Hashable
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from tests.cli.conftest import Unospec
from tests.identify.odd_engines import Odd
from unospec import paths
from unospec.adapters.reference import Reference
from unospec.identify.answers import Answer, answers
from unospec.identify.identify import identify
from unospec.identify.nearest import Near
from unospec.identify.probes import written
from unospec.identify.probes.end import at_target, total
from unospec.identify.trying import Told, ask
from unospec.language.catalogs import catalog
from unospec.protocol import schemas
from unospec.reports import identity, identity_report
from unospec.reports.identity import story
from unospec.reports.screen import Screen
from unospec.running.engines import InProcess, greet
from unospec.running.filling import standard_deck
from unospec.spec.catalogue import catalogue
from unospec.spec.rule_sets import rule_set


def test_the_reference_under_a_rule_set_is_told_as_data_and_as_a_table(unospec: Unospec, tmp_path: Path) -> None:
    file = tmp_path / "found.json"
    outcome = unospec("identify", "--engine", "reference", "--play", "lv", "--json", str(file))
    assert outcome.status == 0, outcome.err
    assert "Nearest: lv\n" in outcome.out
    data = json.loads(file.read_text(encoding="utf-8"))
    Draft202012Validator(identity_report.schema()).validate(data)
    assert list(data)[-1] == "complete"
    assert data["nearest"] == ["lv"]
    assert data["rules"]["draw-amount"]["variant"] == "until-playable"
    assert "draws-how-many" in data["rules"]["draw-amount"]["probes"]
    assert data["rules"]["draw-amount"]["scenarios"]
    assert data["rules"]["jump-in-target"]["masked_by"] == ["jump-in"]


@pytest.mark.parametrize("engine", ["reference", "stdio"])
def test_an_engine_need_not_be_set_to_anything(unospec: Unospec, tmp_path: Path, engine: str) -> None:
    if engine == "stdio":
        engine = f"cmd:{shlex.quote(sys.executable)} -m unospec.adapters.serving unospec.adapters.reference:Reference"
    outcome = unospec("identify", "--engine", engine, "--json", str(tmp_path / "found.json"))
    assert outcome.status == 0, outcome.err
    data = json.loads((tmp_path / "found.json").read_text(encoding="utf-8"))
    defaults = catalogue().defaults()
    assert [rule for rule, told in data["rules"].items() if told["variant"] not in (None, defaults[rule])] == []
    assert data["rules"]["draw-amount"]["variant"] == defaults["draw-amount"]
    assert [rule for rule, told in data["rules"].items() if told["status"] == "unknown"] == []


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full")
def test_what_was_found_is_shown_though_the_file_cannot_be_written(unospec: Unospec) -> None:
    outcome = unospec("identify", "--engine", "reference", "--play", "lv", "--json", "/dev/full")
    assert outcome.status == 2
    assert "Nearest: lv\n" in outcome.out
    assert outcome.err.startswith("/dev/full: cannot be written")
    assert len(outcome.err.splitlines()) == 1


@pytest.mark.parametrize("words", [("--play", "xx"), ("--play", "hu+what")])
def test_an_unknown_rule_set_is_one_clear_line(unospec: Unospec, words: tuple[str, ...]) -> None:
    outcome = unospec("identify", "--engine", "reference", *words)
    assert outcome.status == 2
    assert len(outcome.err.splitlines()) == 1


def test_an_engine_that_does_not_start_is_told(unospec: Unospec) -> None:
    outcome = unospec("identify", "--engine", "cmd:false")
    assert outcome.status == 3
    assert "did not introduce itself" in outcome.err


def test_the_last_words_of_an_engine_that_does_not_start_are_shown(unospec: Unospec, tmp_path: Path) -> None:
    script = tmp_path / "engine.py"
    script.write_text("import sys\nsys.exit('one\\ntwo')\n", encoding="utf-8")
    outcome = unospec("identify", "--engine", f'cmd:"{sys.executable}" "{script}"')
    assert outcome.status == 3
    assert outcome.err.splitlines()[-2:] == ["    one", "    two"]


def test_the_published_schema_is_up_to_date() -> None:
    written = (paths.spec() / "protocol" / "schemas" / "identify.schema.json").read_text(encoding="utf-8")
    assert written == schemas.text(identity_report.schema()), "run python -m unospec.reports.identity_report"


def test_an_engine_without_switches_cannot_be_set_to_rules(unospec: Unospec) -> None:
    outcome = unospec("identify", "--engine", "tests.cli.engines:Fixed", "--play", "hu")
    assert outcome.status == 2
    assert outcome.err == "fixed has no switches that could be set to other rules\n"


def table(found: dict[str, Answer], near: list[Near], language: str = "en") -> list[str]:
    every = {rule: found.get(rule, Answer(rule, "open", why="hidden")) for rule in catalogue().rules}
    stream = io.StringIO()
    identity.show("made-up 1", every, near, 3, Screen(stream, width=400), catalog(language))
    return stream.getvalue().splitlines()


def test_what_cannot_be_told_stands_at_the_end_with_each_reason_once() -> None:
    masked = {rule: Answer(rule, "open", why="masked", masks=("jump-in",)) for rule in ("jump-in-continues", "scoring")}
    alike = Answer("drawn-card", "open", left=("may-play", "must-play"), why="alike")
    played = Answer("jump-in", "plays", "none", ("none",))
    lines = table({**masked, "drawn-card": alike, "jump-in": played}, [])
    (heading,) = [place for place, line in enumerate(lines) if line == "What cannot be told, and why"]
    assert sum("Jump-in" in line for line in lines[:heading]) == 1
    reason = lines.index("  Makes no difference here, because of: Jump-in")
    assert reason > heading
    assert lines[reason + 1] == "      The turn after a jump-in · Scoring"
    assert "      The drawn card: may be played / must be played" in lines
    assert sum("Nobody can see it" in line for line in lines) == 1


@pytest.mark.parametrize(
    ("odd", "rule", "outcome"),
    [
        ("action-cards-count-more", "card-points", "→ Then Anna has"),
        ("reverse-turns-nothing", "reverse-effect", "→ Then play now goes clockwise"),
    ],
)
def test_what_is_odd_is_told_with_what_came_of_it(odd: str, rule: str, outcome: str) -> None:
    found = answers(identify(InProcess(lambda: Odd(rule_set("hu").rules, odd)), patience=0))
    (told,) = found[rule].otherwise
    assert any(line.startswith(outcome) for line in story(told, catalog("en")))


@pytest.mark.parametrize("language", ["en", "et", "hu", "ka", "lv"])
@pytest.mark.parametrize("points", [-13, 1000, 10001, 13_000_000])
def test_points_that_no_scenario_may_have_are_told(language: str, points: int) -> None:
    probe = total(points)
    seen = [("accepted", (("scores", (("p1", points),)), ("counts:p1", 500)))] * len(probe.scenario.steps)
    lines = list(story(Told(probe, tuple(seen)), catalog(language)))
    assert any(str(points) in line for line in lines if line.startswith("→"))
    assert any("500" in line for line in lines if line.startswith("→"))


@pytest.mark.parametrize("language", ["en", "et", "hu", "ka", "lv"])
@pytest.mark.parametrize("rules", ["hu", "ka", "hu+own-points"])
def test_whatever_is_seen_after_an_act_is_told(rules: str, language: str) -> None:
    engine = InProcess(lambda: Reference(rule_set(rules).rules))
    hello = greet(engine)
    for probe in (*written(), *at_target(500)):
        told = ask(engine, hello, probe)
        if told.ended is not None:
            continue
        lines = list(story(told, catalog(language)))
        acts = len(lines) - sum(line.startswith("→") for line in lines)
        assert acts == len(told.probe.scenario.all_steps)
        silent = [note for note, said in zip(told.notes, outcomes_of(told, lines), strict=True) if note and not said]
        assert silent == [], probe.id


def outcomes_of(told: Told, lines: list[str]) -> list[list[str]]:
    """What is told after each When step."""
    said: list[list[str]] = []
    for line in lines:
        if line.startswith("→"):
            said[-1].append(line)
        else:
            said.append([])
    return [each for each, step in zip(said, told.probe.scenario.all_steps, strict=True) if step.role == "when"]


@pytest.mark.parametrize("language", ["en", "et", "hu", "ka", "lv"])
@pytest.mark.parametrize(
    ("name", "value"),
    [
        *(("reburied", place) for place in ("top", "middle", "bottom", "else")),
        *((name, None) for name in ("turn", "dealer", "top", "colour", "direction", "round_winner")),
        *(
            ("over", False),
            ("match_winners", ()),
            ("bottom", ("red-1", "red-2")),
            ("duel", ("p1", "p2")),
            ("total", 109),
        ),
        *(("cards", ("red-1",) * 3), ("hands:p1", ()), ("hands:p1", ("red-1", "wild")), ("counts", (("p1", 40),))),
    ],
)
def test_whatever_an_engine_may_show_has_words(language: str, name: str, value: Hashable) -> None:
    (probe,) = (probe for probe in written() if probe.id == "wild-goes-back")
    lines = list(story(Told(probe, (("accepted", ((name, value),)),)), catalog(language)))
    assert lines[-1].startswith("→")
    assert "{" not in lines[-1]


def test_what_is_wrong_with_a_deck_and_a_first_card_is_told() -> None:
    (probe,) = (probe for probe in written() if probe.id == "wild-goes-back")
    seen = (("reburied", "bottom"), ("cards", tuple(card for card in standard_deck() if card != "red-0")))
    lines = list(story(Told(probe, (("accepted", seen),)), catalog("en")))
    assert "→ Then a Wild lies at the bottom of the draw pile" in lines
    assert "→ And the red 0 is there 0 times in all" in lines


@pytest.mark.parametrize("language", ["en", "et", "hu", "ka", "lv"])
def test_none_of_the_known_ways_stands_in_the_table(language: str) -> None:
    lines = table({"scoring": Answer("scoring", "unknown")}, [], language)
    told = catalog(language)
    assert any(told.text("ui:identity.unknown") in line and told.text("rule:scoring:title") in line for line in lines)
    assert told.text("ui:identity.open") in lines


def test_ties_and_what_is_nearly_as_near_are_told() -> None:
    def near(rules: str, agree: int, differ: int) -> Near:
        return Near(rules, ("a",) * agree, ("b",) * differ, 40)

    lines = table({}, [near("hu", 20, 10), near("lv", 10, 5), near("et", 19, 11), near("ka", 3, 20)])
    assert "Equally near: hu, lv" in lines
    assert "Nearly as near (a single rule makes the difference): et" in lines
    lines = table({}, [near("hu", 20, 10), near("ka", 3, 20)])
    assert "Nearest: hu" in lines
    assert not any("Nearly" in line for line in lines)
