"""Tracing between sentences, rules and scenarios."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from pathlib import Path

import pytest

from tests.spec.conftest import Copy
from unospec.problems import Problem
from unospec.sources.split import split
from unospec.spec.catalogue import catalogue
from unospec.spec.ledger import Ledger, ledger, ledgers, read_ledger
from unospec.spec.rule_sets import rule_set, rule_sets
from unospec.spec.trace import Finding, Shown, trace

#: A text of our own; the real ones are no part of the project.
TEXT = "Reeglid\n\nMängija paneb kaardi. Kes ei saa panna, võtab ühe kaardi.\n"


def _found(scenarios: list[Shown]) -> set[tuple[str, str]]:
    return {(each.code, each.subject) for each in trace(catalogue(), ledgers(), rule_sets(), scenarios)}


def _shown(*cites: str, sides: str = "allowed", options: tuple[str, ...] = ()) -> Shown:
    return Shown("hu-one", "hu", cites, options, frozenset(sides.split()))


@pytest.fixture
def written(tmp_path: Path) -> Ledger:
    """A ledger of `TEXT`, which lies beside it."""
    (tmp_path / "et.txt").write_text(TEXT, encoding="utf-8")
    lines = ["language: et", 'title: "Reeglid"', f"sha256: {hashlib.sha256(TEXT.encode()).hexdigest()}", "sentences:"]
    for sentence in split(TEXT, "et"):
        lines += [
            f"  {sentence.id}:",
            f"    hash: {sentence.digest}",
            "    kind: sentence",
            "    section: ~",
            f"    item: {sentence.label or '~'}",
            f"    block: {sentence.block}",
            f"    place: {sentence.place}",
            '    gist: "Ours."',
            "    no-rule: introduction",
        ]
    path = tmp_path / "et.yaml"
    path.write_text("\n".join(lines), encoding="utf-8")
    return read_ledger(path, catalogue())


def _held_against(text: str, written: Ledger, folder: Path) -> list[Finding]:
    (folder / "et.txt").write_text(text, encoding="utf-8")
    return trace(catalogue(), {"et": written}, {}, [], folder)


def _codes(findings: list[Finding]) -> set[tuple[str, str]]:
    return {(each.code, each.subject) for each in findings if each.code.startswith(("text", "sentence"))}


def test_the_ledgers_and_rule_sets_support_each_other() -> None:
    codes = {code for code, _ in _found([])}
    assert codes <= {"limit-without-allowed", "limit-without-refused", "variant-without-scenario"}


def test_a_text_that_is_as_it_was(written: Ledger, tmp_path: Path) -> None:
    assert _codes(_held_against(TEXT, written, tmp_path)) == set()


def test_a_changed_sentence(written: Ledger, tmp_path: Path) -> None:
    found = _codes(_held_against(TEXT.replace("ühe", "kaks"), written, tmp_path))
    assert found == {("text-changed", "et"), ("sentence-changed", "et-003")}


def test_a_sentence_more_and_one_less(written: Ledger, tmp_path: Path) -> None:
    more = _codes(_held_against(TEXT + "\nLõpp.\n", written, tmp_path))
    assert more == {("text-changed", "et"), ("sentence-new", "et-004")}
    less = _codes(_held_against(TEXT[: TEXT.index(" Kes")], written, tmp_path))
    assert less == {("text-changed", "et"), ("sentence-gone", "et-003")}


def test_a_sentence_that_has_moved(written: Ledger, tmp_path: Path) -> None:
    found = _codes(_held_against(TEXT.replace(". Kes", ".\n\nKes"), written, tmp_path))
    assert found == {("text-changed", "et"), ("sentence-moved", "et-003")}


def test_a_text_that_is_not_there(written: Ledger, tmp_path: Path) -> None:
    with pytest.raises(Problem, match=r"et\.txt: cannot be read"):
        trace(catalogue(), {"et": written}, {}, [], tmp_path / "elsewhere")


def test_a_sentence_without_limits_or_reason(written: Ledger) -> None:
    sentences = {id: replace(each, no_rule="") for id, each in written.sentences.items()}
    found = trace(catalogue(), {"et": replace(written, sentences=sentences)}, {}, [])
    assert ("sentence-unexplained", "et-001") in _codes(found)


def test_a_limit_needs_both_sides() -> None:
    limit = next(each for each in ledger("hu").limits if set(each.sides) == {"allowed", "refused"})
    both = {("limit-without-allowed", limit.id), ("limit-without-refused", limit.id)}
    assert both <= _found([])
    assert both & _found([_shown(limit.id)]) == {("limit-without-refused", limit.id)}
    assert both & _found([_shown(limit.id, sides="refused")]) == {("limit-without-allowed", limit.id)}
    assert not both & _found([_shown(limit.id, sides="allowed refused")])


def test_a_whole_sentence_shows_its_limit_only_if_it_has_one() -> None:
    sentences = [each for each in ledger("hu").sentences.values() if any(limit.sides for limit in each.limits)]
    single = next(each for each in sentences if len(each.limits) == 1 and "allowed" in each.limits[0].sides)
    several = next(each for each in sentences if len(each.limits) > 1 and "allowed" in each.limits[0].sides)
    found = _found([_shown(single.id, several.id)])
    assert ("limit-without-allowed", single.limits[0].id) not in found
    assert ("limit-without-allowed", several.limits[0].id) in found


def test_a_variant_needs_a_scenario() -> None:
    wanted = ("variant-without-scenario", "draw-two-stacking/stacks")
    hungarian = [each for each in trace(catalogue(), ledgers(), rule_sets(), []) if each.fields.get("rules") == "hu"]
    assert wanted in {(each.code, each.subject) for each in hungarian}
    limit = next(each for each in ledger("hu").limits if "draw-two-stacking/stacks" in each.variants and each.sides)
    after = [
        each
        for each in trace(catalogue(), ledgers(), rule_sets(), [_shown(limit.id)])
        if each.fields.get("rules") == "hu"
    ]
    assert wanted not in {(each.code, each.subject) for each in after}


def test_a_variant_of_an_option_needs_a_scenario_under_that_option() -> None:
    limit = next(each for each in ledger("hu").limits if "scoring/own-points" in each.variants and each.sides)

    def missing(options: tuple[str, ...]) -> set[str]:
        findings = trace(catalogue(), ledgers(), rule_sets(), [_shown(limit.id, options=options)])
        return {each.fields["rules"] for each in findings if each.subject == "scoring/own-points"}

    assert "hu+own-points" in missing(())
    assert "hu+own-points" not in missing(("own-points",))


def test_a_scenario_needs_a_sentence() -> None:
    assert ("scenario-without-sentence", "hu-one") in _found([_shown()])
    assert ("citation-unknown", "hu-one") in _found([_shown("hu-999")])
    heading = next(each for each in ledger("hu").sentences.values() if each.no_rule)
    assert ("citation-without-limit", "hu-one") in _found([_shown(heading.id)])


def test_a_rule_that_no_text_speaks_of(spec: Copy) -> None:
    extra = "  moon:\n    title: Moon\n    question: Is it full?\n    default: no\n    variants:\n"
    spec.change("rules/uno.yaml", "rules:\n", "rules:\n" + extra + "      no: {label: no, text: It is not.}\n")
    found = trace(spec.catalogue(), ledgers(), {}, [])
    assert ("rule-without-sentence", "moon") in {(each.code, each.subject) for each in found}


def test_a_ruling_that_its_sentence_does_not_support() -> None:
    hungarian = rule_set("hu")
    wrong = replace(hungarian.rulings["draw-two-stacking"], sentences=("hu-003",))
    rulings = {**hungarian.rulings, "draw-two-stacking": wrong}
    found = trace(catalogue(), ledgers(), {"hu": replace(hungarian, rulings=rulings)}, [])
    assert ("ruling-unsupported", "hu-003") in {(each.code, each.subject) for each in found}


def test_a_limit_that_no_rule_set_takes_up() -> None:
    hungarian = rule_set("hu")
    wrong = replace(hungarian.rulings["draw-two-stacking"], variant="no-stacking")
    rulings = {**hungarian.rulings, "draw-two-stacking": wrong}
    found = trace(catalogue(), ledgers(), {"hu": replace(hungarian, rulings=rulings)}, [])
    assert ("limit-not-taken-up", "hu-029.a") in {(each.code, each.subject) for each in found}
