"""The ledgers of sentences and limits."""

from __future__ import annotations

import pytest

from tests.spec.conftest import Copy, complaint
from unospec import paths
from unospec.problems import Problem
from unospec.spec.ledger import ledger, ledgers


def test_every_source_has_its_sentences_in_order() -> None:
    found = ledgers()
    assert set(found) == set(paths.RULE_SETS)
    for language, each in found.items():
        assert list(each.sentences) == [f"{language}-{number:03d}" for number in range(1, len(each.sentences) + 1)]
        assert len({sentence.digest for sentence in each.sentences.values()}) > len(each.sentences) * 0.9
        for sentence in each.sentences.values():
            assert bool(sentence.limits) != bool(sentence.no_rule), sentence.id
            assert sentence.gist


def test_citations_name_a_limit_or_a_whole_sentence() -> None:
    hungarian = ledger("hu")
    assert [limit.id for limit in hungarian.cited("hu-027")] == ["hu-027.a", "hu-027.b"]
    (limit,) = hungarian.cited("hu-027.b")
    assert (limit.id, limit.sentence) == ("hu-027.b", "hu-027")
    assert limit.rules == ("action-card-match",)


@pytest.mark.parametrize(
    ("citation", "expected"),
    [
        ("hu-999", 'there is no sentence "hu-999"'),
        ("hu-027.z", 'there is no limit "hu-027.z"; known: hu-027.a, hu-027.b'),
    ],
)
def test_unknown_citations(citation: str, expected: str) -> None:
    with pytest.raises(Problem) as caught:
        ledger("hu").cited(citation)
    assert str(caught.value).startswith(expected)


BROKEN = [
    ("  hu-028:\n", "  hu-029:\n", '"hu-029" stands where "hu-028" is due; keep all sentences, in order'),
    ("    kind: heading", "    kind: headline", 'unknown word "headline"; did you mean "heading"?'),
    ("        force: must\n", "        force: shall\n", 'unknown word "shall"; known: may, must, must-not, is'),
    (
        "supports: [action-card-match/colour-or-symbol]",
        "supports: [action-card-match/colour-or-symbl]",
        'the rule "action-card-match" has no variant "colour-or-symbl"; did you mean "colour-or-symbol"?',
    ),
    (
        "supports: [action-card-match/colour-or-symbol]",
        "supports: [action-cardmatch/colour-or-symbol]",
        'there is no rule "action-cardmatch"; did you mean "action-card-match"?',
    ),
    ("supports: [procedure:deal]", "supports: [procedure:deel]", 'unknown procedure "deel"; did you mean "deal"?'),
    (
        "supports: [procedure:deal]",
        "supports: [deal]",
        '"deal" is no support; write one of these: rule/variant, procedure:NAME, option:NAME',
    ),
    ("        sides: [allowed, refused]", "        sides: [alowed]", 'unknown word "alowed"; did you mean "allowed"?'),
    ("        standing: stated\n", "        standing: silent\n", 'unknown word "silent"; known: stated, implied,'),
]


@pytest.mark.parametrize(("old", "new", "expected"), BROKEN, ids=[each[2][:30] for each in BROKEN])
def test_what_is_wrong_is_told_with_its_line(spec: Copy, old: str, new: str, expected: str) -> None:
    line = spec.change("sources/hu.yaml", old, new)
    assert complaint(lambda: spec.ledger("hu")).startswith(f"hu.yaml:{line}: {expected}")


def test_a_limit_that_supports_nothing(spec: Copy) -> None:
    line = spec.change("sources/hu.yaml", "supports: [procedure:deal]", "supports: []")
    assert f"hu.yaml:{line}: hu-" in complaint(lambda: spec.ledger("hu"))


def test_limits_and_a_reason_for_none(spec: Copy) -> None:
    line = spec.change("sources/hu.yaml", "    limits:\n", "    no-rule: history\n    limits:\n")
    assert complaint(lambda: spec.ledger("hu")).startswith(f"hu.yaml:{line}: hu-")
