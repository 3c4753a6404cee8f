"""Whatever a text forbids and shows in play is noticed by a scenario; of what is not noticed it is told why."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from unospec.running import strength
from unospec.running.games import looked_up, parting
from unospec.running.strength import Change, changes, totals
from unospec.scenarios import library
from unospec.scenarios.model import Scenario
from unospec.spec.rule_sets import names, rule_set

#: What no scenario notices though the text forbids it, and why. One more has to be looked at by a person: would another
#: scenario show it?
UNNOTICED = {
    # Whoever starts is the same; who deals the text does not say.
    ("et", "opening-draw", "highest-deals"): ("unsettled", {"first-dealer": "youngest"}),
    ("et", "first-player", "left-of-dealer"): ("masked", {"opening-draw": "highest-deals"}),
    # No card goes back at once: every one counts.
    ("et", "opening-draw-return", "under-deck"): ("masked", {"opening-draw-action-card": "redraw"}),
    ("hu", "opening-draw-return", "under-deck"): ("masked", {"opening-draw-action-card": "redraw"}),
    ("hu", "reburied-place", "middle"): ("shuffle", {}),
    # A card of the colour is the only proof, and without proof a Wild Draw Four stands.
    **{
        ("hu", "wild-draw-four-restriction", other): ("masked", {"wild-draw-four-breach": "refused"})
        for other in ("none", "no-same-colour-or-symbol", "no-same-colour-or-number", "no-playable-card")
    },
    ("hu", "challenge-evidence", "any-breach"): ("masked", {"wild-draw-four-restriction": "no-playable-card"}),
    # Nobody is put out, there is no duel: what is left of these is that the fewest points win.
    ("hu+own-points", "match-winner", "last-one-left"): ("masked", {}),
    ("hu+own-points", "match-winner", "duel-winner"): ("masked", {}),
    # Elimination and duel settle who wins.
    **{
        (name, "match-winner", other): ("masked", where)
        for name in ("hu+elimination", "ka+elimination")
        for other, where in (
            ("first-to-target", {"elimination": "none"}),
            ("lowest-at-target", {"elimination": "none"}),
            ("lowest-when-stopped", {}),
            ("most-rounds-when-stopped", {}),
        )
    },
    ("hu+elimination", "match-winner", "last-one-left"): ("masked", {}),
    ("ka+elimination", "match-winner", "duel-winner"): ("masked", {}),
    # There are no points that anybody could have.
    ("hu+rounds-won", "match-winner", "first-to-target"): ("masked", {"scoring": "winner-collects"}),
    **{
        ("hu+rounds-won", "match-winner", other): ("masked", {"scoring": "own-points"})
        for other in ("lowest-at-target", "lowest-when-stopped", "last-one-left", "duel-winner")
    },
    # By the text's other reading the card does not go back.
    ("ka", "reburied-place", "shuffled-in"): (
        "unsettled",
        {"start-wild": "first-player-names", "start-wild-draw-four": "first-player-names"},
    ),
    # The call is overdue at once.
    ("ka", "uno-catch-start", "when-overdue"): ("masked", {"uno-call-time": "before-next-player-acts"}),
    # Nothing is ever passed on.
    ("ka", "last-draw-card-answer", "may-answer"): ("masked", {"draw-two-stacking": "stacks"}),
}


@cache
def found() -> tuple[Change, ...]:
    return tuple(change for name in names() for change in changes(name))


def unnoticed() -> list[Change]:
    return [change for change in found() if change.is_firm and not change.noticed_by]


def test_no_scenario_is_missing() -> None:
    assert [change for change in found() if change.why == "gap"] == []


def test_what_nobody_notices_has_its_reason() -> None:
    told = {(change.rules, change.rule, change.other): (change.why, dict(change.where)) for change in unnoticed()}
    assert told == UNNOTICED


def test_what_is_masked_would_be_noticed_if_it_were_not() -> None:
    there = {(change.rules, change.rule): change.noticed_there for change in unnoticed()}
    assert "ka-uno-missed-four-cards" in there["ka", "uno-catch-start"]
    assert there["ka", "last-draw-card-answer"] == ("ka-last-draw-two-no-answer",)
    assert "et-highest-card-starts" in there["et", "first-player"]


def test_reasons_are_given_where_they_are_needed() -> None:
    for change in found():
        assert (change.why == "") == bool(change.noticed_by)
        assert (change.why == "open") == (not change.noticed_by and not change.is_firm)


@pytest.mark.parametrize("base", names())
def test_the_totals_add_up(base: str) -> None:
    count = totals(found(), base)
    assert count["all"] == count["noticed"] + sum(count[why] for why in strength.WHYS)
    own = [change for change in found() if change.base == base]
    assert count["open"] == len(own) - count["all"]
    assert count["open_noticed"] == Counter(bool(change.noticed_by) for change in own if not change.is_firm)[True]


@pytest.mark.parametrize(
    ("base", "gone", "missing"),
    [
        ("ka", "ka-no-duel", ("ka+elimination", "elimination", "until-two-remain")),
        ("lv", "lv-number-of-cards", ("lv", "blank-cards", "none")),
        ("lv", "lv-last-card-wins-the-game", ("lv", "scoring", "rounds-won")),
        ("et", "et-action-card-not-out-of-turn", ("et", "jump-in", "action-cards")),
    ],
)
def test_a_scenario_that_is_missing_is_told(
    monkeypatch: pytest.MonkeyPatch, base: str, gone: str, missing: tuple[str, str, str]
) -> None:
    # Even where no scenario of any text shows it, games do.
    def without(name: str = "") -> tuple[Scenario, ...]:
        return tuple(scenario for scenario in scenarios(name) if scenario.id != gone)

    scenarios = library.scenarios
    monkeypatch.setattr(library, "scenarios", without)
    # What is kept of all scenarios is kept apart from these.
    monkeypatch.setattr(strength, "_homes", cache(strength._homes.__wrapped__))
    gaps = {(each.rules, each.rule, each.other) for each in changes(base) if each.why == "gap"}
    assert missing in gaps


def test_games_part_where_a_change_shows() -> None:
    rules = rule_set("hu").rules
    assert "play" in {parting(rules, {**rules, "uno-penalty": "four"}, number) for number in range(20)}
    assert {parting(rules, rules, number) for number in range(3)} == {""}
    assert {parting(rules, {**rules, "reburied-place": "middle"}, number) for number in range(20)} == {"", "shuffle"}
    assert "jump-in-target" not in looked_up(rules, 1)


def test_how_a_match_would_end_is_looked_at_if_players_may_stop() -> None:
    rules = rule_set("hu+own-points").rules
    changed = {**rules, "match-winner": "most-rounds-when-stopped"}
    assert {parting(rules, changed, number) for number in range(6)} == {""}
    assert "play" in {parting(rules, changed, number, stops=True) for number in range(6)}
