"""The catalogue of rules and variants."""

from __future__ import annotations

import pytest

from tests.spec.conftest import Copy, complaint
from unospec.problems import Problem
from unospec.spec.catalogue import AREAS, catalogue

#: Rules that have to exist, with variants they have to offer.
WANTED = {
    "player-count": (),
    "deck": (),
    "blank-cards": ("none", "four"),
    "hand-size": (),
    "opening-draw": ("highest-deals", "highest-starts"),
    "opening-draw-action-card": ("counts-zero", "redraw"),
    "opening-draw-tie": ("tied-redraw",),
    "opening-draw-return": (),
    "first-dealer": ("opening-draw", "youngest"),
    "first-player": ("left-of-dealer", "opening-draw-winner"),
    "start-direction": (),
    "deal-rotation": (),
    "start-wild": ("first-player-names", "first-player-names-next-plays", "reburied"),
    "start-wild-draw-four": ("first-player-names", "reburied"),
    "reburied-place": (),
    "start-draw-two": ("draws-and-misses-turn", "draws", "no-effect"),
    "start-draw-two-answer": (),
    "start-reverse": ("dealers-right-starts", "no-effect"),
    "start-skip": ("first-player-skipped", "no-effect"),
    "action-card-match": ("colour-or-symbol", "colour-only"),
    "draw-amount": ("one", "until-playable"),
    "voluntary-draw": ("allowed", "forbidden"),
    "draw-beside-wild": (),
    "drawn-card": ("may-play", "must-play"),
    "hand-after-draw": ("drawn-card-only", "any-card"),
    "wild-with-playable-card": (),
    "wild-colour": ("any", "another-colour"),
    "wild-draw-four-restriction": ("none", "no-same-colour", "no-same-colour-or-symbol", "no-playable-card"),
    "jump-in": ("none", "action-cards", "any-card"),
    "jump-in-continues": (),
    "reshuffle": ("keep-top", "whole-pile"),
    "two-player-reverse": ("acts-as-skip", "no-effect"),
    "two-player-skip": (),
    "draw-two-stacking": ("stacks", "no-stacking"),
    "wild-draw-four-stacking": ("stacks", "no-stacking"),
    "mixed-stacking": (),
    "wild-under-penalty": (),
    "challenge": ("none", "next-player", "any-player"),
    "challenge-evidence": (),
    "challenge-sees-hand": (),
    "challenge-success": (),
    "failed-challenge": ("draws-four", "draws-six"),
    "uno-call-time": ("before-playing", "before-next-player-acts"),
    "uno-penalty": ("two", "four"),
    "uno-catch-deadline": (),
    "uno-again": (),
    "last-draw-card": ("next-player-draws", "no-effect"),
    "last-draw-card-who": ("left-hand-player", "next-in-direction"),
    "card-points": (),
    "scoring": ("none", "winner-collects", "own-points", "rounds-won"),
    "target-score": (),
    "match-winner": ("first-to-target", "lowest-at-target"),
    "elimination": ("none", "until-one-remains", "until-two-remain"),
    "duel": (),
}


@pytest.mark.parametrize(("rule", "variants"), WANTED.items())
def test_the_wanted_rules_exist(rule: str, variants: tuple[str, ...]) -> None:
    assert set(variants) <= set(catalogue().rule(rule).variants)


def test_every_rule_lies_in_one_area_and_has_a_default_and_wording() -> None:
    known = catalogue()
    assert tuple(known.areas) == AREAS
    assert [rule for area in known.areas.values() for rule in area.rules] == list(known.rules)
    for rule in known.rules.values():
        assert rule.accepts(rule.default)
        assert rule.question.endswith("?")
        for variant in rule.variants.values():
            assert variant.text.endswith(".")
            assert variant.label


def test_a_number_is_a_variant_within_its_limits() -> None:
    rule = catalogue().rule("target-score")
    variant = rule.variant("300")
    assert (variant.full_id, variant.number, variant.message) == ("target-score/300", 300, "points")
    assert "300" in variant.label
    for wrong in ("0", "-1", "007", "10001", "many", "points", "3.5", "٣٠٠"):
        assert not rule.accepts(wrong), wrong


def test_unknown_names_get_the_nearest_known() -> None:
    with pytest.raises(Problem, match=r'there is no rule "draw-two-staking"; did you mean "draw-two-stacking"\?'):
        catalogue().rule("draw-two-staking")
    with pytest.raises(Problem, match=r'has no variant "stack"; did you mean "stacks"\?'):
        catalogue().variant("draw-two-stacking/stack")
    with pytest.raises(Problem, match="write rule/variant"):
        catalogue().variant("draw-two-stacking")


def test_what_is_wrong_is_told_with_its_line(spec: Copy) -> None:
    line = spec.change("rules/penalties.yaml", "default: open-ended", "default: open-endd")
    expected = (
        f'penalties.yaml:{line}: the rule "draw-two-chain" has no variant "open-endd"; did you mean "open-ended"?'
    )
    assert complaint(spec.catalogue) == expected


def test_a_rule_in_two_areas(spec: Copy) -> None:
    line = spec.change("rules/turn.yaml", "  card-match:", "  deck:")
    assert complaint(spec.catalogue) == f'turn.yaml:{line}: the rule "deck" stands in the area "setup" already'


def test_a_file_that_is_no_area(spec: Copy) -> None:
    (spec.folder / "rules" / "turns.yaml").write_text("area: turns\n", encoding="utf-8")
    assert complaint(spec.catalogue) == 'turns.yaml:1: unknown area "turns"; did you mean "turn"?'


def test_a_missing_key(spec: Copy) -> None:
    line = spec.change("rules/uno.yaml", "    question: Who may catch a player who forgot to call?\n", "")
    assert complaint(spec.catalogue) == f'uno.yaml:{line - 1}: the key "question" is missing'
