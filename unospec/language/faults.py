"""What is wrong with a sentence or a feature file, told so that it can be said in any language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from unospec.problems import Problem, near_word
from unospec.spec import messages

#: English of each complaint, with its fields.
PROBLEMS = {
    # Of single sentences; {text} is the sentence.
    "phrase.unknown": 'unknown phrase "{text}"',
    # {ways}: the ids and values of the steps that the sentence may be.
    "phrase.ambiguous": '"{text}" can be read in {count} ways: {ways}',
    "phrase.missing": 'no phrase for step "{step}" in language "{language}"',
    # Of feature files as text.
    "feature.not-utf8": "not UTF-8",
    "feature.unreadable": "can't be read: {why}",
    "feature.byte-order-mark": "the file begins with a byte order mark",
    "feature.not-nfc": "letters and their accents are apart (not NFC)",
    "feature.no-language": "the first line names no language",
    # Of their parts. Feature, Rule, background, scenario, step, tag: words of Gherkin.
    "feature.none": "the file holds no feature",
    "feature.ends-early": "the file ends too early",
    "feature.no-place": '"{text}" has no place here',
    "feature.untitled": "the feature has no title",
    "feature.no-scenario": "the feature has no scenario",
    "feature.rule-block": "Rule blocks are not used",
    "feature.examples": "tables of examples are not used",
    "feature.step-table": "tables and longer texts below a step are not used",
    "feature.background-titled": "a background has no title",
    "feature.background-given": "a background holds only what is given",
    "feature.scenario-untitled": "the scenario has no title",
    # {keyword}: a keyword such as Given.
    "feature.no-step": 'the scenario has no "{keyword}"',
    "feature.unknown-keyword": 'unknown keyword in "{text}"',
    "feature.keyword": 'the keyword "{keyword}" is not used',
    # {keyword}: the word And.
    "feature.nothing-before": '"{keyword}" has nothing to go on from',
    "feature.keyword-again": '"{keyword}" stands twice in a row',
    "feature.role": '"{text}" can\'t stand under "{keyword}"',
    "feature.tag": "unknown tag {tag}",
    "feature.feature-tag": "unknown tag {tag} on a feature",
    "feature.no-id": "the scenario has no id",
    "feature.many-ids": "the scenario has {count} ids",
    "feature.id": '"{name}" is no id of a scenario here',
    "feature.no-citation": "the scenario cites no sentence",
    "feature.cited-twice": "{tag} is cited twice",
    # {place}: a line number.
    "feature.title-twice": 'the title "{text}" stands in line {place} already',
    "feature.id-twice": 'the id "{name}" stands in line {place} already',
    # {place}: a file.
    "feature.id-elsewhere": 'the id "{name}" stands in {place} already',
    "feature.draft-language": "a draft is in English",
    "feature.own-language": "the scenarios of {set} are written in its language",
    "feature.title": '"{text}" is not the title in the catalog',
}

#: English of each hint.
HINTS = {
    "write": 'write "{text}"',
    "compose": "write it in composed letters (NFC)",
    "phrase": 'the nearest phrase is "{phrase}"',
    "utf8": "save the file as UTF-8",
    "without-mark": "save it without",
    "normalise": "normalise it",
    "keywords": "keywords are {known}",
    "step-keywords": "steps begin with {known}",
    "one-feature": "make it a feature file",
    "scenario-each": "write a scenario for each",
    "begin": 'begin with "{keyword}"',
    "goes-with": 'it goes with "{keyword}"',
    "option-tag": "write @option:NAME",
    "tags": "tags are @id:… and sentences such as {example}",
    "id-tag": "give it one @id:… tag",
    "id-form": "write small letters, digits and hyphens after {start}",
    "tag": "give it a tag such as {example}",
    "folder": "put it into a folder named {known}",
    "catalog": 'the catalog says "{text}": run python -m unospec.scenarios.refresh',
    "no-catalog": '"{context}" is in no catalog',
}

#: A hint: its id, and its fields.
Hint = tuple[str, Mapping[str, str]]

_NO_HINT: Hint = ("", {})

#: How much of a text a message shows.
_LONGEST = 120


class Fault(messages.Told):
    """A problem of this table, with its place and a hint that may come from the table of `unospec.spec.messages`."""

    def __init__(
        self, id: str, hint: Hint = _NO_HINT, *, path: Path | str | None = None, line: int = 0, **fields: object
    ) -> None:
        self.id = id
        self.fields = {name: str(value) for name, value in fields.items()}
        if "text" in self.fields:
            self.fields["text"] = _cut(self.fields["text"])
        self.hint_id, self.hint_fields = hint[0], dict(hint[1])
        english = PROBLEMS if id in PROBLEMS else messages.PROBLEMS
        told = {**messages.HINTS, **HINTS}[self.hint_id].format_map(self.hint_fields) if self.hint_id else ""
        Problem.__init__(self, english[id].format_map(self.fields), path=path, line=line, hint=told)


def _cut(text: str) -> str:
    """As much of the text as it takes to find its place."""
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"


def near_or(word: str, known: Iterable[str], otherwise: Hint) -> Hint:
    """A hint that names the nearest known word, or the other hint if none is near."""
    near = near_word(word, known)
    return ("near", {"near": near}) if near else otherwise
