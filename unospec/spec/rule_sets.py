"""Rule sets: one variant for every rule, how firm each is, what it rests on, and the options that a text offers.

A rule set is named ``hu``; with options ``hu+jump-in``, ``ka+target-score=300``, ``hu+jump-in+rounds-won``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, Literal, TypeAlias, cast

from unospec import paths
from unospec.problems import Problem
from unospec.spec.catalogue import Catalogue, Rule, Variant, catalogue
from unospec.spec.faults import Fault
from unospec.spec.hints import near
from unospec.spec.ledger import Ledger, ledger
from unospec.spec.messages import Told, unknown
from unospec.spec.yaml_lines import Located, load, many_objects

Standing: TypeAlias = Literal["stated", "implied", "contradicted", "silent"]

#: From firm to open.
STANDINGS: tuple[Standing, ...] = ("stated", "implied", "contradicted", "silent")

_OPTION_ID = re.compile(r"[a-z][a-z0-9-]*\Z")
_DIGITS = re.compile(r"[0-9]{1,9}\Z")


@dataclass(frozen=True, slots=True)
class Ruling:
    """What a rule set says on one rule.

    rule, variant: ids. standing: how firm it is. sentences: ids of what it rests on. reason: English, one line, or
    empty. readings: the variants that a contradicted text allows, the chosen one among them. option: name of the
    option that has set it, or empty. line: in the file.
    """

    rule: str
    variant: str
    standing: Standing
    sentences: tuple[str, ...]
    reason: str
    readings: tuple[str, ...]
    option: str
    line: int

    def plain(self) -> dict[str, Any]:
        """As JSON data."""
        return {
            "variant": self.variant,
            "standing": self.standing,
            "sentences": list(self.sentences),
            "reason": self.reason,
            "readings": list(self.readings),
        }


@dataclass(frozen=True, slots=True)
class Option:
    """A change to a rule set that its own text offers.

    name: ``jump-in``. title: English. sentences: what offers it. sets: the variants that it changes. number: the rule
    whose number may be given with it, ``target-score`` in ``ka+target-score=300``, or empty. line: in the file.
    """

    name: str
    title: str
    sentences: tuple[str, ...]
    sets: Mapping[str, str]
    number: str
    line: int

    @property
    def needs_number(self) -> bool:
        """Whether it says nothing without a number."""
        return bool(self.number) and self.number not in self.sets

    def plain(self) -> dict[str, Any]:
        """As JSON data."""
        return {
            "title": self.title,
            "sentences": list(self.sentences),
            "sets": dict(self.sets),
            "number": self.number or None,
        }


@dataclass(frozen=True, slots=True)
class RuleSet:
    """A rule set, with the options chosen.

    name: with options, ``hu+jump-in``. base: without, ``hu``. language, source: codes. rulings: for every rule, in the
    order of the catalogue. options: all that it offers, by name. chosen: those in force, as written, in order.
    path: its file.
    """

    name: str
    base: str
    language: str
    source: str
    rulings: Mapping[str, Ruling]
    options: Mapping[str, Option]
    chosen: tuple[str, ...]
    path: Path

    @property
    def rules(self) -> dict[str, str]:
        """The variant of every rule: all that an engine has to know."""
        return {rule: ruling.variant for rule, ruling in self.rulings.items()}

    @property
    def silent(self) -> tuple[str, ...]:
        """The rules on which the text does not speak."""
        return tuple(rule for rule, ruling in self.rulings.items() if ruling.standing == "silent")

    def variant(self, rule: str) -> Variant:
        """The variant of a rule with its wording."""
        return catalogue().rules[rule].variant(self.rulings[rule].variant)

    def plain(self) -> dict[str, Any]:
        """As JSON data: the form that `unospec rules NAME --json` prints."""
        return {
            "name": self.name,
            "rules": {rule: ruling.plain() for rule, ruling in self.rulings.items()},
            "options": {name: option.plain() for name, option in self.options.items()},
        }

    def changed_by(self, option: str) -> tuple[str, ...]:
        """The rules that an option of this rule set sets, ``jump-in`` or ``target-score=300``. Raises Problem."""
        return tuple(self._option(option)[1])

    def with_options(self, options: Iterable[str]) -> RuleSet:
        """This rule set under further options, each written as ``jump-in`` or ``target-score=300``.

        Raises Problem for an unknown option, a wrong number, or options that contradict each other. An option that
        is in force already changes nothing.
        """
        chosen = list(self.chosen)
        for written in options:
            if written not in chosen:
                # The same option with another number.
                if written.partition("=")[0] in [each.partition("=")[0] for each in chosen]:
                    raise Told("option-twice", name=written.partition("=")[0])
                chosen.append(written)
        if chosen == list(self.chosen):
            return self
        rulings = dict(self.rulings)
        set_by: dict[str, str] = {}
        for written in chosen:
            option, sets = self._option(written)
            for rule, variant in sets.items():
                before = set_by.setdefault(rule, option.name)
                if before != option.name and rulings[rule].variant != variant:
                    raise Told("option-clash", first=before, second=option.name, rule=rule)
                rulings[rule] = Ruling(rule, variant, "stated", option.sentences, "", (), option.name, option.line)
        name = "+".join((self.base, *chosen))
        return replace(self, name=name, rulings=rulings, chosen=tuple(chosen))

    def _option(self, written: str) -> tuple[Option, dict[str, str]]:
        name, equals, number = written.partition("=")
        option = self.options.get(name)
        if option is None:
            if not self.options:
                raise Told("no-options", name=name, set=self.base)
            raise unknown("option", name, self.options, set=self.base)
        sets = dict(option.sets)
        if equals:
            if not option.number:
                raise Told("number-unwanted", name=name)
            rule = catalogue().rules[option.number]
            if not rule.accepts(number):
                raise Told("number", number=number, least=rule.least, most=rule.most)
            sets[option.number] = number
        elif option.needs_number:
            example = f"{self.base}+{name}={catalogue().rules[option.number].default}"
            raise Told("number-missing", "number", {"example": example}, name=name)
        return option, sets


def names() -> tuple[str, ...]:
    """The names of the rule sets, without options."""
    return paths.RULE_SETS


@cache
def rule_set(name: str) -> RuleSet:
    """The rule set of this name, options included: ``hu``, ``hu+jump-in``, ``ka+target-score=300``.

    Raises Problem, with the nearest known name, if there is no such rule set or option; or, with file and line, if
    its file is wrong.
    """
    base, *options = name.strip().split("+")
    if base not in names():
        raise unknown("rule-set", base, names())
    bare = [option.partition("=")[0] for option in options]
    for option in bare:
        if bare.count(option) > 1:
            raise Told("option-twice", name=option)
    return _base(base).with_options(options)


def rule_sets() -> dict[str, RuleSet]:
    """The four rule sets by name, without options."""
    return {name: rule_set(name) for name in names()}


def offered(base: str) -> tuple[str, ...]:
    """All rule sets that a text offers: the base, then the base under each option; numbers are the default's or 300."""
    found = [base]
    for option in rule_set(base).options.values():
        found.append(f"{base}+{option.name}" + ("=300" if option.needs_number else ""))
    return tuple(found)


def _path(base: str) -> Path:
    return paths.spec() / "rulesets" / f"{base}.yaml"


@cache
def _base(name: str) -> RuleSet:
    with many_objects():
        return read_rule_set(_path(name), catalogue(), ledger(name))


def read_rule_set(path: Path, rules: Catalogue, source: Ledger) -> RuleSet:
    """The rule set in a file. rules, source: what it may speak of. Raises Problem with file and line."""
    fields = load(path).fields(("name", "language", "source", "rules"), ("options",))
    name = fields["name"].word((path.stem,))
    fields["source"].word((source.language,))
    rulings: dict[str, Ruling] = {}
    for key, value in fields["rules"].entries():
        rule = _known_rule(key, rules)
        rulings[rule.id] = _ruling(rule, key, value, source)
    for rule_id in rules.rules:
        if rule_id not in rulings:
            raise fields["rules"].problem("data.rule-missing", ("give-variant", {}), rule=rule_id)
    in_order = {rule_id: rulings[rule_id] for rule_id in rules.rules}
    options: dict[str, Option] = {}
    if "options" in fields and not fields["options"].is_none():
        for key, value in fields["options"].entries():
            option = _option(key, value, rules, source)
            options[option.name] = option
    for limit in source.limits:
        for supported in limit.options:
            if supported not in options:
                raise Fault("data.option", near(supported, options), path=source.path, line=limit.line, name=supported)
    return RuleSet(
        name=name,
        base=name,
        language=fields["language"].word(paths.LANGUAGES),
        source=source.language,
        rulings=in_order,
        options=options,
        chosen=(),
        path=path,
    )


def _ruling(rule: Rule, key: Located, value: Located, source: Ledger) -> Ruling:
    fields = value.fields(("variant", "standing"), ("sentences", "reason", "readings"))
    variant = _variant(fields["variant"], rule)
    standing = cast(Standing, fields["standing"].word(STANDINGS))
    sentences = _sentences(fields["sentences"], source) if "sentences" in fields else ()
    reason = fields["reason"].text() if "reason" in fields else ""
    readings: tuple[str, ...] = ()
    if "readings" in fields:
        for each in fields["readings"].items():
            _variant(each, rule)
        readings = fields["readings"].texts()
    if standing == "silent" and sentences:
        raise fields["sentences"].problem("data.silent-rests", ("other-standing", {}), rule=rule.id)
    if standing == "silent" and variant != rule.default and not reason:
        raise fields["variant"].problem("data.silent-default", ("give-reason", {}), rule=rule.id, variant=rule.default)
    if standing != "silent" and not sentences:
        raise key.problem(
            "data.rests-on-nothing", ("name-sentences", {"standing": "silent"}), rule=rule.id, standing=standing
        )
    if standing in ("implied", "contradicted") and not reason:
        raise key.problem("data.no-reason", ("one-line-reason", {}), rule=rule.id, standing=standing)
    if standing == "contradicted" and len(readings) < 2:
        raise key.problem("data.no-readings", ("both-variants", {}), rule=rule.id)
    if standing != "contradicted" and readings:
        raise fields["readings"].problem("data.readings", ("only-contradicted", {}), rule=rule.id, standing=standing)
    if readings and variant not in readings:
        raise fields["readings"].problem("data.not-a-reading", variant=variant)
    return Ruling(rule.id, variant, standing, sentences, reason, readings, "", key.line)


def _option(key: Located, value: Located, rules: Catalogue, source: Ledger) -> Option:
    name = key.text()
    if not _OPTION_ID.match(name):
        raise key.problem("data.option-name", ("id-letters", {}), name=name)
    fields = value.fields(("title", "sentences", "sets"), ("number",))
    sets: dict[str, str] = {}
    for rule_key, variant in fields["sets"].entries():
        rule = _known_rule(rule_key, rules)
        sets[rule.id] = _variant(variant, rule)
    number = ""
    if "number" in fields:
        rule = _known_rule(fields["number"], rules)
        if not rule.has_number:
            raise fields["number"].problem("data.no-number", rule=rule.id)
        number = rule.id
    if not sets and not number:
        raise fields["sets"].problem("data.option-idle", name=name)
    sentences = _sentences(fields["sentences"], source)
    if not sentences:
        raise fields["sentences"].problem("data.option-rests-on-nothing", name=name)
    return Option(name, fields["title"].text(), sentences, sets, number, key.line)


def _known_rule(located: Located, rules: Catalogue) -> Rule:
    text = located.text()
    if text not in rules.rules:
        raise located.problem("rule", near(text, rules.rules), name=text)
    return rules.rules[text]


def _variant(located: Located, rule: Rule) -> str:
    text = located.text()
    try:
        rule.variant(text)
    except Problem as problem:
        raise problem.at(located.path, located.line) from None
    return text


def _sentences(located: Located, source: Ledger) -> tuple[str, ...]:
    for each in located.items():
        text = each.text()
        if text not in source.sentences:
            raise each.problem("sentence", near(text, source.sentences), name=text)
    return located.texts()
