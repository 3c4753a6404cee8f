"""The catalogue: every rule on which play can differ, and the variants of each."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from unospec import paths
from unospec.spec.faults import Fault
from unospec.spec.hints import near, near_or_known
from unospec.spec.yaml_lines import Located, load

#: The areas in the order in which a game meets them; each is a file of ``spec/rules``.
AREAS = ("setup", "first-card", "turn", "penalties", "uno", "end")

_ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*\Z")
_DIGITS = re.compile(r"[1-9][0-9]{0,8}\Z")


@dataclass(frozen=True, slots=True)
class Variant:
    """One way to play a rule.

    rule: id of the rule. id: ``stacks``; for a rule with a number, the number as text. label: English, a few words
    for tables. text: English, whole sentences. message: the id under which catalogs know label and text; differs
    from `id` only for a number. number: the number that label and text are told with, or none.
    """

    rule: str
    id: str
    label: str
    text: str
    message: str
    number: int | None = None

    @property
    def full_id(self) -> str:
        """``draw-two-stacking/stacks``."""
        return f"{self.rule}/{self.id}"


@dataclass(frozen=True, slots=True)
class Rule:
    """One point on which play can differ.

    id: ``draw-two-stacking``. area: id of its area. title, question: English. default: the variant that fills the
    gap where a text is silent. variants: by id, in the order of the file. least, most: where the variant is a
    number (`variants` then holds only the pattern), the limits of that number, else none. observable: whether an
    engine can show it at all. line: in its file.
    """

    id: str
    area: str
    title: str
    question: str
    default: str
    variants: Mapping[str, Variant]
    least: int | None
    most: int | None
    observable: bool
    line: int

    @property
    def has_number(self) -> bool:
        """Whether the variant is a number."""
        return self.least is not None

    @property
    def choices(self) -> tuple[str, ...]:
        """What can be chosen, in words for a reader: the ids of the variants, or the range of the number."""
        return (f"{self.least}–{self.most}",) if self.has_number else tuple(self.variants)

    def accepts(self, variant: str) -> bool:
        """Whether this is a variant of the rule, a number within the limits included."""
        if self.least is None or self.most is None:
            return variant in self.variants
        return bool(_DIGITS.match(variant)) and self.least <= int(variant) <= self.most

    def variant(self, variant: str) -> Variant:
        """The variant of this id. Raises Problem with the nearest known one if there is none."""
        if not self.accepts(variant):
            if self.has_number:
                raise Fault("data.number", number=variant, least=self.least, most=self.most, rule=self.id)
            raise Fault("data.variant", near_or_known(variant, self.variants), rule=self.id, variant=variant)
        if not self.has_number:
            return self.variants[variant]
        (pattern,) = self.variants.values()
        return Variant(
            rule=self.id,
            id=variant,
            label=pattern.label.replace("[number]", variant),
            text=pattern.text.replace("[number]", variant),
            message=pattern.id,
            number=int(variant),
        )


@dataclass(frozen=True, slots=True)
class Area:
    """A part of the game. id: ``first-card``. title: English. rules: ids in order."""

    id: str
    title: str
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Catalogue:
    """All rules. areas and rules: by id, in order."""

    areas: Mapping[str, Area]
    rules: Mapping[str, Rule]

    def rule(self, rule: str) -> Rule:
        """The rule of this id. Raises Problem with the nearest known one if there is none."""
        if rule not in self.rules:
            raise Fault("rule", near(rule, self.rules), name=rule)
        return self.rules[rule]

    def variant(self, full_id: str) -> Variant:
        """The variant ``rule/variant``. Raises Problem if there is none."""
        rule, stroke, variant = full_id.partition("/")
        if not stroke:
            raise Fault("data.no-variant", ("write-form", {"form": "rule/variant"}), text=full_id)
        return self.rule(rule).variant(variant)

    def defaults(self) -> dict[str, str]:
        """The default variant of every rule."""
        return {rule.id: rule.default for rule in self.rules.values()}


@cache
def catalogue() -> Catalogue:
    """The catalogue of the project, read once. Raises Problem for a file that is wrong."""
    return read_catalogue(paths.spec() / "rules")


def read_catalogue(folder: Path) -> Catalogue:
    """The catalogue in a folder with one file for each area. Raises Problem with file and line for what is wrong."""
    areas: dict[str, Area] = {}
    rules: dict[str, Rule] = {}
    for area_id in AREAS:
        fields = load(folder / f"{area_id}.yaml").fields(("area", "title", "rules"))
        fields["area"].word((area_id,))
        ids: list[str] = []
        for key, value in fields["rules"].entries():
            rule = _rule(area_id, key, value)
            if rule.id in rules:
                raise key.problem("data.area-twice", rule=rule.id, area=rules[rule.id].area)
            rules[rule.id] = rule
            ids.append(rule.id)
        areas[area_id] = Area(area_id, fields["title"].text(), tuple(ids))
    for path in sorted(folder.glob("*.yaml")):
        if path.stem not in AREAS:
            raise Fault("data.area", near(path.stem, AREAS), path=path, line=1, name=path.stem)
    return Catalogue(areas, rules)


def _rule(area: str, key: Located, value: Located) -> Rule:
    id = _id(key, "rule")
    fields = value.fields(("title", "question", "default", "variants"), ("number", "observable"))
    variants: dict[str, Variant] = {}
    for name, body in fields["variants"].entries():
        words = body.fields(("label", "text"))
        variant = _id(name, "variant")
        variants[variant] = Variant(id, variant, words["label"].text(), words["text"].text(), variant)
    if not variants:
        raise fields["variants"].problem("data.variants-missing", rule=id)
    least = most = None
    if "number" in fields:
        limits = fields["number"].fields(("least", "most"))
        least = limits["least"].whole(1)
        most = limits["most"].whole(least)
        if len(variants) != 1 or "[number]" not in next(iter(variants.values())).text:
            raise fields["variants"].problem("data.number-variants")
    default = fields["default"]
    rule = Rule(
        id=id,
        area=area,
        title=fields["title"].text(),
        question=fields["question"].text(),
        default=default.text(),
        variants=variants,
        least=least,
        most=most,
        observable="observable" not in fields or fields["observable"].word(("true", "false")) == "true",
        line=key.line,
    )
    if not rule.accepts(rule.default):
        raise default.problem("data.variant", near(rule.default, variants), rule=id, variant=rule.default)
    return rule


def _id(located: Located, what: str) -> str:
    text = located.text()
    if not _ID.match(text):
        raise located.problem("data.id", ("id-letters", {}), text=text)
    return text
