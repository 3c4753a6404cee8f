"""Failures told as stories."""

from __future__ import annotations

import io
import re
from dataclasses import replace
from typing import Any

import pytest

from tests.reports.building import HOSTILE, Lavish, Spoilt, again, verified
from tests.running.building import Twisted
from unospec.adapters.known import KnownIssue
from unospec.language.catalogs import catalog
from unospec.reports.positions import after, before
from unospec.reports.screen import Screen
from unospec.reports.story import tell
from unospec.reports.terminal import drawing, show, story
from unospec.reports.verification import standing_of
from unospec.reports.words import message
from unospec.running.conduct import Case, Result, conduct
from unospec.running.engines import InProcess
from unospec.running.verdicts import Finding
from unospec.scenarios import library
from unospec.spec.catalogue import catalogue
from unospec.spec.rule_sets import rule_set

ENGLISH = catalog("en")


def screen() -> Screen:
    return Screen(io.StringIO(), width=100, colour=False)


def failure(engine: type[Spoilt] | type[Lavish], match: str) -> Result:
    return next(each for each in verified(engine, match=match).results if each.verdict == "fail")


def test_a_refusal_is_told_with_the_step_the_act_and_the_calls_behind_it() -> None:
    result = failure(Spoilt, "hu-draw-two-answered")
    hello = verified(Spoilt, match="no such id").hello
    told = tell(result, "hu", hello, ENGLISH, again)
    assert [line.settled for line in told.lines].count(True) == 1
    (settled,) = (line for line in told.lines if line.settled)
    assert told.deeds[-1].text in settled.text
    assert told.expected == f"This is possible: {told.deeds[-1].text}"
    assert told.deeds[-1].answer.startswith("refused: <script>")
    assert not told.deeds[-1].accepted
    assert told.deeds[-1].calls
    assert told.again == "unospec verify --rules hu --scenario hu-draw-two-answered"
    assert "draw-two-stacking" in [each.rule for each in told.about]
    assert all(each.title and each.variant for each in told.about)
    assert all(each.gist and each.place for each in told.sentences)


def test_the_rules_on_which_the_outcome_hangs_are_told_first() -> None:
    rules = ("wild-draw-four-stacking", "draw-two-effect", "draw-two-stacking")
    finding = Finding("fail", "wrongly-allowed:play", {"act": "play", "player": "p2"})
    result = Result(library.scenario("lv-draw-two-no-draw-two"), finding, rules)
    told = tell(result, "lv", None, ENGLISH, again)
    assert [each.rule for each in told.about] == ["draw-two-stacking", "wild-draw-four-stacking", "draw-two-effect"]


def test_why_something_follows_is_told_of_the_rules_on_which_the_outcome_hangs() -> None:
    finding = Finding("fail", "differs:dealer", {"what": "dealer", "expected": "p1", "actual": "p2"})
    result = Result(library.scenario("ka-dealer-stays"), finding, ("deal-rotation",))
    (note,) = tell(result, "ka", None, ENGLISH, again).notes
    assert note == f"Next dealer: this is not said, but follows. {ENGLISH.text('reason:ka/deal-rotation')}"
    # Nothing follows where the text says it, nor where another variant is played.
    stated = replace(result, scenario=library.scenario("ka-draws-top-card"), rules=("draw-amount",))
    assert tell(stated, "ka", None, ENGLISH, again).notes == ()
    played = rule_set("ka").rules | {"deal-rotation": "passes-left"}
    assert tell(replace(result, played=played), "ka", None, ENGLISH, again).notes == ()


def test_another_first_card_than_the_one_that_was_to_be_turned_up_is_told() -> None:
    hu = rule_set("hu").rules
    reburies = InProcess(lambda: Twisted(hu | {"start-wild": "reburied"}, hello={"configures": []}))
    (result,) = conduct([Case(library.scenario("hu-start-wild"), hu)], reburies)
    assert result.verdict == "fail"
    told = tell(result, "hu", None, ENGLISH, again).turned_up
    assert re.fullmatch("After the deal it shows another top card: .*", told)
    assert "Wild" not in told
    usual = failure(Spoilt, "hu-start-wild")
    assert tell(usual, "hu", None, ENGLISH, again).turned_up == ""


def test_the_position_before_shows_named_hands_only() -> None:
    result = failure(Spoilt, "hu-draw-two-answered")
    view = before(result)
    assert view is not None
    named = {
        f"p{step.values['player']}": sorted(step.values["cards"])  # type: ignore[arg-type]
        for step in result.scenario.all_steps
        if step.id == "holds"
    }
    assert view.state["hands"] == named
    assert set(view.state["counts"]) == set(view.players)


def test_what_the_engine_shows_last_is_drawn_without_hands_that_do_not_matter() -> None:
    unnamed = 0
    for result in verified(Spoilt).results:
        view, start = after(result), before(result)
        if view is None or start is None:
            continue
        acting = {each.act.player for each in result.log}
        assert set(view.state["hands"]) == set(start.state["hands"]) | acting
        unnamed += set(view.state["hands"]) < set(view.players)
    assert unnamed


def test_a_drawing_in_text_has_everybody_in_order_and_marks_the_turn() -> None:
    view = before(failure(Spoilt, "hu-draw-two-answered"))
    assert view is not None
    lines = drawing(view, screen(), ENGLISH)
    rows = lines[1:]
    assert len(rows) == len(view.players)
    assert rows[0].strip().startswith("╭")
    assert rows[-1].strip().startswith("╰")
    assert [row for row in rows if "▶" in row] == [row for row in rows if "to move" in row]
    assert "draw pile: " in lines[0]
    assert "direction: clockwise" in lines[0]


def test_an_engine_that_lets_things_happen() -> None:
    result = next(each for each in verified(Lavish, match="").results if each.reason.startswith("wrongly-allowed"))
    told = tell(result, "hu", None, ENGLISH, again)
    assert told.expected.startswith("This is not possible: ")
    assert told.deeds[-1].accepted


@pytest.mark.parametrize("language", ["en", "et", "hu", "ka", "lv"])
def test_stories_have_no_codes_in_any_language(language: str) -> None:
    speak = catalog(language)
    for engine in (Spoilt, Lavish):
        for result in verified(engine, match="hu-draw").results:
            if result.verdict == "pass":
                continue
            lines = story(tell(result, "hu", None, speak, again), screen(), speak)
            text = "\n".join(lines).replace(HOSTILE[:20], "")
            assert not re.search(r"\bp[1-9]\b|\b(?:red|blue|green|yellow)-[\dw]|draw_count|\{\w+\}", text), text
            assert "\x1b" not in text


def test_colour_is_never_the_only_sign() -> None:
    run = verified(Spoilt, match="hu-draw-two")
    plain, coloured = io.StringIO(), io.StringIO()
    show(run, Screen(plain, 100, False), ENGLISH, again)
    show(run, Screen(coloured, 100, True), ENGLISH, again)
    assert re.sub(r"\x1b\[[\d;]*m", "", coloured.getvalue()) == plain.getvalue()
    assert "\x1b[31m" in coloured.getvalue()


def test_a_broken_down_engine_has_a_story_without_deeds() -> None:
    scenario = library.scenario("hu-draw-two-answered")
    finding = Finding("crash", "ended", {"how": "exit 3", "last": "-"}, None)
    told = tell(Result(scenario, finding), "hu", None, ENGLISH, again)
    assert told.before is not None
    assert told.after is None
    assert told.deeds == ()
    assert story(told, screen(), ENGLISH)


def test_a_finding_on_an_earlier_one_speaks_one_language() -> None:
    first = Finding("fail", "differs:turn", {"what": "turn", "expected": "p2", "actual": "p1"})
    comes = Finding("unstable", "comes-and-goes", {}, 3, first)
    assert "expected Ben, found Anna" in message(comes, ENGLISH)
    assert "expected Ben, found Anna" not in message(comes, catalog("hu"))
    assert "Bence" in message(comes, catalog("hu"))


@pytest.mark.parametrize(
    ("what", "expected", "actual", "told"),
    [
        ("direction", "clockwise", "counterclockwise", "iránya"),
        ("colour", "red", "None", "piros"),
        ("out", "not p2", "p2", "Bence"),
        ("draw_pile:bottom", "red-7", "blue-9", "kék kilences"),
        ("deck:red-7", "2", "1", "piros hetes"),
        ("deck", "108", "112", "112"),
    ],
)
def test_values_are_in_the_readers_language(what: str, expected: str, actual: str, told: str) -> None:
    finding = Finding("fail", f"differs:{what}", {"what": what, "expected": expected, "actual": actual})
    text = message(finding, catalog("hu"))
    assert told in text
    assert not re.search(r"\b(?:clockwise|red|p2|None|draw_pile)\b", text)


def test_rules_that_differ_are_told_by_name() -> None:
    finding = Finding("not-applicable", "other-rules", {"rules": "jump-in, challenge"})
    assert "Jump-in, Challenge" in message(finding, ENGLISH)


def test_braces_of_an_engine_fill_no_field() -> None:
    finding = Finding("fail", "not-accepted:play", {"act": "play", "player": "p1", "why": "{player} {act}"})
    assert message(finding, ENGLISH).endswith("{player} {act}")


def test_known_issues_that_are_cut_say_where_they_stand_in_full() -> None:
    run = verified(Spoilt, known="hu-draw-two-answered")
    for why, cut in (("A Draw Two cannot be answered. " * 20, True), ("A Draw Two cannot be answered.", False)):
        issue = KnownIssue("hu-draw-two-answered", why, "game.py:7")
        told = io.StringIO()
        show(replace(run, known={issue.scenario: issue}), Screen(told, 100, False), ENGLISH, again)
        assert ("In full: --html DIR, --markdown FILE" in told.getvalue()) == cut


def test_a_crash_over_an_act_is_told_with_the_act() -> None:
    class Falling(Spoilt):
        def handle(self, message: dict[str, Any]) -> dict[str, Any]:
            if message["type"] == "act":
                raise KeyError("no card")
            return super().handle(message)

    result = next(each for each in verified(Falling, match="hu-draw-two").results if each.verdict == "crash")
    told = tell(result, "hu", None, ENGLISH, again)
    (settled,) = (line for line in told.lines if line.settled)
    assert "a red Draw Two" in told.deeds[-1].text
    assert "a red Draw Two" in settled.text
    assert (told.deeds[-1].answer, told.deeds[-1].accepted) == ("no answer", False)
    assert told.after is None


@pytest.mark.parametrize(
    ("jump_in", "standing"),
    [("none", "implied"), ("action-cards", "stated")],
)
def test_a_sentence_on_an_option_that_is_not_played_is_told_as_such(jump_in: str, standing: str) -> None:
    scenario = library.scenario("hu-no-jump-in-with-a-number")
    rules = {**rule_set("hu").rules, "jump-in": jump_in}
    # It lets everybody jump in with any card, which is wrong in both cases.
    engine = InProcess(Lavish)
    (result,) = conduct([Case(scenario, rules, ("jump-in",))], engine)
    assert result.verdict == "fail"
    assert standing_of(result) == standing
    tale = tell(result, "hu", None, ENGLISH, again)
    assert [each.variant for each in tale.about] == [catalogue().rules["jump-in"].variant(jump_in).label]
    lines = " ".join(" ".join(story(tale, screen(), ENGLISH)).split())
    assert ("option that is not played here (Jump-in with action cards)" in lines) == (standing == "implied")
