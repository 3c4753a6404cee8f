"""The ledgers: every sentence of each source, what it allows or forbids, and what that supports."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Literal, TypeAlias, cast

from unospec import paths
from unospec.spec.catalogue import Catalogue, catalogue
from unospec.spec.hints import Hint, near, near_or_known
from unospec.spec.messages import Told, unknown
from unospec.spec.yaml_lines import Located, load, many_objects

Force: TypeAlias = Literal["may", "must", "must-not", "is"]
Side: TypeAlias = Literal["allowed", "refused"]

KINDS = ("heading", "sentence", "item")
FORCES = ("may", "must", "must-not", "is")
SIDES = ("allowed", "refused")
#: How firmly a sentence supports something; `silent` is a standing of rule sets only.
LEDGER_STANDINGS = ("stated", "implied", "contradicted")
#: The parts of play that are told of no single rule.
PROCEDURES = ("deal", "turn", "draw-pile", "discard-pile", "round", "match", "play")
#: Why a sentence holds no limit.
NO_RULES = ("heading", "history", "advertising", "advice", "debris", "introduction", "appearance", "example")

_HASH = re.compile(r"[0-9a-f]{64}\Z")
_LETTERS = "abcdefghijklmnopqrstuvwxyz"
_SUPPORTS: Hint = ("write-one", {"forms": "rule/variant, procedure:NAME, option:NAME"})


@dataclass(frozen=True, slots=True)
class Limit:
    """One thing that a sentence allows or forbids.

    id: ``hu-029.a``. force: how it binds. says: English, our own words. supports: ``rule/variant``,
    ``procedure:deal`` or ``option:jump-in``. standing: stated, implied or contradicted. sides: the kinds of scenario
    that can show it in an engine; empty if none can, and `why` then says why not. line: in the ledger.
    """

    id: str
    force: Force
    says: str
    supports: tuple[str, ...]
    standing: str
    sides: tuple[Side, ...]
    why: str
    line: int

    @property
    def sentence(self) -> str:
        """The id of its sentence."""
        return self.id.partition(".")[0]

    @property
    def variants(self) -> tuple[str, ...]:
        """The ``rule/variant`` among what it supports."""
        return tuple(each for each in self.supports if ":" not in each)

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules that it supports, each once."""
        return tuple(dict.fromkeys(each.partition("/")[0] for each in self.variants))

    @property
    def options(self) -> tuple[str, ...]:
        """The names of the options among what it supports."""
        return tuple(each.removeprefix("option:") for each in self.supports if each.startswith("option:"))


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence of a source, without its wording.

    id: ``hu-042``. digest: SHA-256 of its normalised text. kind: heading, sentence or item. section: id of the
    heading it stands under, or empty. item: its list label, ``6.1``, or empty. block: number of the paragraph in the
    text. place: number within the paragraph or item. gist: English, one line in our own words. limits: in order.
    no_rule: why it has none, or empty. why: how it was understood, where that is not plain. line: in the ledger.
    """

    id: str
    digest: str
    kind: str
    section: str
    item: str
    block: int
    place: int
    gist: str
    limits: tuple[Limit, ...]
    no_rule: str
    why: str
    line: int


@dataclass(frozen=True, slots=True)
class Ledger:
    """What the project knows of one source. language: its code. title: as at its head. sha256: of the file's bytes.
    sentences: by id, in order. path: the file of the ledger.
    """

    language: str
    title: str
    sha256: str
    sentences: Mapping[str, Sentence]
    path: Path

    @property
    def limits(self) -> Iterator[Limit]:
        """All limits in order."""
        return (limit for sentence in self.sentences.values() for limit in sentence.limits)

    def cited(self, citation: str) -> tuple[Limit, ...]:
        """The limits that a citation means: ``hu-029.a`` that one, ``hu-029`` all of the sentence.

        Raises Problem with the nearest known id if there is no such sentence or limit.
        """
        sentence_id, _, letter = citation.partition(".")
        sentence = self.sentences.get(sentence_id)
        if sentence is None:
            raise unknown("sentence", sentence_id, self.sentences)
        if not letter:
            return sentence.limits
        found = tuple(limit for limit in sentence.limits if limit.id == citation)
        if not found:
            known = ", ".join(limit.id for limit in sentence.limits)
            raise Told("limit", "known" if known else "no-limits", {"known": known}, name=citation)
        return found


@cache
def ledger(language: str) -> Ledger:
    """The ledger of the source in a language, read once. Raises Problem for a file that is missing or wrong."""
    with many_objects():
        return read_ledger(paths.spec() / "sources" / f"{language}.yaml", catalogue())


def ledgers() -> dict[str, Ledger]:
    """The ledgers of all sources by language."""
    return {language: ledger(language) for language in paths.RULE_SETS}


def read_ledger(path: Path, rules: Catalogue) -> Ledger:
    """The ledger in a file. rules: what it may support. Raises Problem with file and line for what is wrong."""
    fields = load(path).fields(("language", "title", "sha256", "sentences"))
    language = fields["language"].word((path.stem,))
    sentences: dict[str, Sentence] = {}
    for key, value in fields["sentences"].entries():
        expected = f"{language}-{len(sentences) + 1:03d}"
        if key.text() != expected:
            raise key.problem("data.sentence-order", ("in-order", {}), text=key.text(), expected=expected)
        sentences[expected] = _sentence(expected, key.line, value, sentences, rules)
    if not sentences:
        raise fields["sentences"].problem("data.no-sentences")
    return Ledger(language, fields["title"].text(), _hash(fields["sha256"]), sentences, path)


_REQUIRED = ("hash", "kind", "section", "item", "block", "place", "gist")
_OPTIONAL = ("limits", "no-rule", "why")


def _sentence(id: str, line: int, value: Located, before: Mapping[str, Sentence], rules: Catalogue) -> Sentence:
    fields = value.fields(_REQUIRED, _OPTIONAL)
    section = fields["section"].optional_text()
    if section and (section not in before or before[section].kind != "heading"):
        raise fields["section"].problem("data.heading", text=section)
    limits: list[Limit] = []
    if "limits" in fields:
        for key, body in fields["limits"].entries():
            expected = _LETTERS[len(limits)]
            if key.text() != expected:
                raise key.problem("data.limit-order", text=key.text(), expected=expected)
            limits.append(_limit(f"{id}.{expected}", key.line, body, rules))
    no_rule = fields["no-rule"].word(NO_RULES) if "no-rule" in fields else ""
    if limits and no_rule:
        raise fields["no-rule"].problem("data.limits-and-reason", ("keep-one", {}), sentence=id)
    return Sentence(
        id=id,
        digest=_hash(fields["hash"]),
        kind=fields["kind"].word(KINDS),
        section=section,
        item=fields["item"].optional_text(),
        block=fields["block"].whole(1),
        place=fields["place"].whole(1),
        gist=fields["gist"].text(),
        limits=tuple(limits),
        no_rule=no_rule,
        why=fields["why"].text() if "why" in fields else "",
        line=line,
    )


def _limit(id: str, line: int, value: Located, rules: Catalogue) -> Limit:
    fields = value.fields(("force", "says", "supports", "standing", "sides"), ("why",))
    for each in fields["supports"].items():
        _check_support(each, rules)
    supports = fields["supports"].texts()
    if not supports:
        raise fields["supports"].problem("data.supports-nothing", ("name-support", {}), sentence=id)
    for each in fields["sides"].items():
        each.word(SIDES)
    return Limit(
        id=id,
        force=cast(Force, fields["force"].word(FORCES)),
        says=fields["says"].text(),
        supports=supports,
        standing=fields["standing"].word(LEDGER_STANDINGS),
        sides=cast("tuple[Side, ...]", fields["sides"].texts()),
        why=fields["why"].text() if "why" in fields else "",
        line=line,
    )


def _check_support(located: Located, rules: Catalogue) -> None:
    text = located.text()
    kind, colon, name = text.partition(":")
    if colon:
        if kind not in ("procedure", "option"):
            raise located.problem("data.support", _SUPPORTS, text=text)
        # Options are checked by the rule set, which is read after the ledger.
        if kind == "procedure" and name not in PROCEDURES:
            raise located.problem("data.procedure", near_or_known(name, PROCEDURES), name=name)
        return
    rule, stroke, variant = text.partition("/")
    if not stroke:
        raise located.problem("data.support", _SUPPORTS, text=text)
    if rule not in rules.rules:
        raise located.problem("rule", near(rule, rules.rules), name=rule)
    # A rule with a number is supported by its pattern, `target-score/points`.
    if variant not in rules.rules[rule].variants:
        raise located.problem(
            "data.variant", near_or_known(variant, rules.rules[rule].variants), rule=rule, variant=variant
        )


def _hash(located: Located) -> str:
    text = located.text()
    if not _HASH.match(text):
        raise located.problem("data.hash")
    return text
