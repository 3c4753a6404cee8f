"""Tracing: sentences to rules to scenarios and back, and everything on the way that is not covered."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from unospec.problems import Problem
from unospec.spec.catalogue import Catalogue
from unospec.spec.faults import Fault
from unospec.spec.ledger import Ledger, Limit
from unospec.spec.rule_sets import RuleSet


@dataclass(frozen=True, slots=True)
class Shown:
    """What tracing has to know of a scenario.

    id, rule_set: ``hu-draw-two-answered``, ``hu``. cites: sentence and limit ids. options: those it plays under.
    sides: ``refused`` if it has a step that something is not allowed, ``allowed`` if it expects anything else.
    """

    id: str
    rule_set: str
    cites: tuple[str, ...]
    options: tuple[str, ...]
    sides: frozenset[str]
    path: Path | None = None
    line: int = 0


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that is not covered or does not fit.

    code: stable, the id of its message. subject: the sentence, limit, rule, variant or scenario. fields: the other
    fields of the message. path, line: where to look.
    """

    code: str
    subject: str
    fields: Mapping[str, str]
    path: Path | None = None
    line: int = 0

    def plain(self) -> dict[str, Any]:
        """As JSON data, without the message in words."""
        return {"code": self.code, "subject": self.subject, **self.fields}


def trace(
    rules: Catalogue,
    ledgers: Mapping[str, Ledger],
    rule_sets: Mapping[str, RuleSet],
    scenarios: Iterable[Shown],
    sources: Path | None = None,
) -> list[Finding]:
    """Everything that does not fit or is not covered, in a fixed order; empty if all is well.

    ledgers, rule_sets: by language and by name. sources: a folder with the texts, to hold the ledgers against.
    Raises Problem if a text is missing there or cannot be read.
    """
    scenarios = list(scenarios)
    found: list[Finding] = []
    if sources is not None:
        for ledger in ledgers.values():
            found += _texts(ledger, sources)
    for ledger in ledgers.values():
        found += _unexplained(ledger)
    for rule_set in rule_sets.values():
        found += _unsupported(rule_set, ledgers[rule_set.source])
    found += _rules(rules, ledgers, rule_sets)
    for rule_set in rule_sets.values():
        ledger = ledgers[rule_set.source]
        own = [scenario for scenario in scenarios if scenario.rule_set == rule_set.base]
        found += _variants(rules, rule_set, ledger, own)
        found += _sides(ledger, own)
    for scenario in scenarios:
        found += _scenario(scenario, ledgers, rule_sets)
    return found


def _texts(ledger: Ledger, sources: Path) -> Iterator[Finding]:
    """Where a text and its ledger differ."""
    from unospec.sources.split import split

    path = sources / f"{ledger.language}.txt"
    try:
        content = path.read_bytes()
        text = content.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Fault("not-utf8", path=path, line=content[: error.start].count(b"\n") + 1) from None
    except OSError as error:
        raise Fault("unreadable", path=path, why=error.strerror or error) from None
    if hashlib.sha256(content).hexdigest() != ledger.sha256:
        yield Finding("text-changed", ledger.language, {}, ledger.path, 1)
    found = {sentence.id: sentence for sentence in split(text, ledger.language)}
    for id, sentence in found.items():
        known = ledger.sentences.get(id)
        if known is None:
            yield Finding("sentence-new", id, {}, ledger.path, 0)
        elif known.digest != sentence.digest:
            yield Finding("sentence-changed", id, {}, ledger.path, known.line)
        elif (known.block, known.item, known.place) != (sentence.block, sentence.label, sentence.place):
            yield Finding("sentence-moved", id, {}, ledger.path, known.line)
    for id, known in ledger.sentences.items():
        if id not in found:
            yield Finding("sentence-gone", id, {}, ledger.path, known.line)


def _unexplained(ledger: Ledger) -> Iterator[Finding]:
    """Sentences without a limit or a reason, and limits that no engine can show, without a reason."""
    for sentence in ledger.sentences.values():
        if not sentence.limits and not sentence.no_rule:
            yield Finding("sentence-unexplained", sentence.id, {}, ledger.path, sentence.line)
        for limit in sentence.limits:
            if not limit.sides and not limit.why and not sentence.why:
                yield Finding("limit-unexplained", limit.id, {}, ledger.path, limit.line)


def _unsupported(rule_set: RuleSet, ledger: Ledger) -> Iterator[Finding]:
    """Rulings that name a sentence which, by the ledger, says nothing on that rule."""
    for ruling in rule_set.rulings.values():
        for sentence in ruling.sentences:
            if not any(ruling.rule in limit.rules for limit in ledger.sentences[sentence].limits):
                fields = {"rule": ruling.rule, "rules": rule_set.base}
                yield Finding("ruling-unsupported", sentence, fields, rule_set.path, ruling.line)


def _rules(rules: Catalogue, ledgers: Mapping[str, Ledger], rule_sets: Mapping[str, RuleSet]) -> Iterator[Finding]:
    """Rules that no text speaks of, and limits whose variant no rule set or option takes up."""
    spoken = {rule for ledger in ledgers.values() for limit in ledger.limits for rule in limit.rules}
    for rule in rules.rules.values():
        if rule.id not in spoken:
            yield Finding("rule-without-sentence", rule.id, {})
    for rule_set in rule_sets.values():
        taken = {variant for variant, _ in _played(rules, rule_set)}
        for ruling in rule_set.rulings.values():
            taken |= {f"{ruling.rule}/{reading}" for reading in ruling.readings}
            taken.add(_message_id(rules, ruling.rule, ruling.variant))
        ledger = ledgers[rule_set.source]
        for limit in ledger.limits:
            for variant in limit.variants:
                if variant not in taken:
                    fields = {"variant": variant, "rules": rule_set.base}
                    yield Finding("limit-not-taken-up", limit.id, fields, ledger.path, limit.line)


def _variants(rules: Catalogue, rule_set: RuleSet, ledger: Ledger, scenarios: list[Shown]) -> Iterator[Finding]:
    """Variants that the text supports and an engine could show, but that no scenario rests on."""
    shown: set[tuple[str, str]] = set()
    showable: set[str] = {variant for limit in ledger.limits if limit.sides for variant in limit.variants}
    for scenario in scenarios:
        names = {option.partition("=")[0] for option in scenario.options}
        for limit in _cited(ledger, scenario.cites):
            for variant in limit.variants:
                shown.add((variant, ""))
                shown |= {(variant, name) for name in names}
    for variant, option in _played(rules, rule_set):
        rule = rules.rules[variant.partition("/")[0]]
        if not rule.observable or variant not in showable or (variant, option) in shown:
            continue
        ruling = rule_set.rulings[rule.id]
        fields = {"rules": f"{rule_set.base}+{option}" if option else rule_set.base}
        line = rule_set.options[option].line if option else ruling.line
        yield Finding("variant-without-scenario", variant, fields, rule_set.path, line)


def _played(rules: Catalogue, rule_set: RuleSet) -> Iterator[tuple[str, str]]:
    """The variants that a text supports, each with the option that sets it, or an empty name."""
    for ruling in rule_set.rulings.values():
        if ruling.standing in ("stated", "implied"):
            yield _message_id(rules, ruling.rule, ruling.variant), ""
    for option in rule_set.options.values():
        sets = {**option.sets, **({option.number: rules.rules[option.number].default} if option.number else {})}
        for rule, variant in sets.items():
            yield _message_id(rules, rule, variant), option.name


def _sides(ledger: Ledger, scenarios: list[Shown]) -> Iterator[Finding]:
    """Limits that lack a scenario of a side which an engine could show."""
    shown: set[tuple[str, str]] = set()
    for scenario in scenarios:
        for limit in _cited(ledger, scenario.cites):
            shown |= {(limit.id, side) for side in scenario.sides}
    for limit in ledger.limits:
        for side in limit.sides:
            if (limit.id, side) not in shown:
                yield Finding(f"limit-without-{side}", limit.id, {}, ledger.path, limit.line)


def _scenario(scenario: Shown, ledgers: Mapping[str, Ledger], rule_sets: Mapping[str, RuleSet]) -> Iterator[Finding]:
    """A scenario that rests on nothing."""
    place = (scenario.path, scenario.line)
    if scenario.rule_set not in rule_sets:
        yield Finding("scenario-without-sentence", scenario.id, {}, *place)
        return
    ledger = ledgers[rule_sets[scenario.rule_set].source]
    if not scenario.cites:
        yield Finding("scenario-without-sentence", scenario.id, {}, *place)
    for citation in scenario.cites:
        try:
            limits = ledger.cited(citation)
        except Problem:
            yield Finding("citation-unknown", scenario.id, {"citation": citation}, *place)
            continue
        if not limits:
            yield Finding("citation-without-limit", scenario.id, {"citation": citation}, *place)


def _cited(ledger: Ledger, cites: Iterable[str]) -> Iterator[Limit]:
    """The limits that citations show: a whole sentence counts only where it has a single limit."""
    for citation in cites:
        sentence = ledger.sentences.get(citation.partition(".")[0])
        if sentence is None:
            continue
        for limit in sentence.limits:
            if limit.id == citation or (citation == sentence.id and len(sentence.limits) == 1):
                yield limit


def _message_id(rules: Catalogue, rule: str, variant: str) -> str:
    # A number is supported as what it is one case of: `target-score/points`.
    return f"{rule}/{rules.rules[rule].variant(variant).message}"
