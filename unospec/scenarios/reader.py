"""Feature files: from text to language-neutral scenarios, with every fault told by file and line."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from unospec import paths
from unospec.language.phrases import vocabulary
from unospec.problems import Problem, Problems
from unospec.scenarios.keywords import Keywords, keywords
from unospec.scenarios.model import Feature, Role, Scenario, Step, Value
from unospec.scenarios.outline import full, plain
from unospec.scenarios.steps import STEPS
from unospec.spec.faults import Fault
from unospec.spec.hints import Hint, near_or
from unospec.spec.messages import unknown

_HEADER = re.compile(r"\s*#\s*language\s*:\s*(\S+)\s*")
_CITATION = re.compile(r"[a-z]{2,3}-\d{3}(\.[a-z])?")
_ID = re.compile(r"[a-z]{2,3}(-[a-z0-9]+)+")
_TAGGED = re.compile(r"(?<!\S)@(?:id:)?([a-z]{2})-")
_OPTION = re.compile(r"[a-z0-9-]+(=\d+)?")

#: Gives the step that a sentence is, and its values; raises Problem if it is none.
Parse = Callable[[str], tuple[str, dict[str, Value]]]


@dataclass(slots=True)
class Reading:
    """A feature file as it was read. feature: its neutral form. language: that of the file. title, description: of
    the feature, in that language. titles: of the scenarios by id. lines: where the title of the feature (under
    ``""``) and those of the scenarios stand. cited: the lines of the citations, by scenario and citation.
    """

    feature: Feature
    path: Path
    language: str
    title: str
    description: str
    titles: dict[str, str] = field(default_factory=dict)
    lines: dict[str, int] = field(default_factory=dict)
    cited: dict[tuple[str, str], int] = field(default_factory=dict)


def read(path: Path) -> Reading:
    """The feature file. Raises Problems with everything that is wrong in it."""
    reading, problems = examine(path)
    if problems or reading is None:
        raise Problems(problems)
    return reading


def examine(path: Path, rule_set: str = "") -> tuple[Reading | None, list[Problem]]:
    """The feature file, as far as it can be read, and what is wrong in it. rule_set: found out, if empty."""
    try:
        text = path.read_bytes().decode()
    except UnicodeDecodeError:
        return None, [Fault("not-utf8", ("utf8", {}), path=path, line=1)]
    except OSError as error:
        raise Fault("unreadable", path=path, why=error.strerror) from None
    return examine_text(text, path, rule_set)


def examine_text(
    text: str, path: Path, rule_set: str = "", parse: Parse | None = None
) -> tuple[Reading | None, list[Problem]]:
    """The same for a text that has been read already. parse: how sentences are read, if not by today's vocabulary."""
    rule_set = rule_set or rule_set_of(text, path)
    problems = list(_letters(text, path))
    if problems:
        return None, problems
    lines = text.split("\n")
    header = _HEADER.fullmatch(lines[0])
    if header is None:
        return None, [Fault("feature.no-language", _write("# language: …"), path=path, line=1)]
    if header[1] not in paths.languages():
        return None, [unknown("language", header[1], paths.languages()).at(path, 1)]
    reader = _Reader(path, rule_set, header[1], lines, parse or vocabulary(header[1]).parse)
    reading = reader.read(text)
    return reading, sorted(reader.problems, key=lambda problem: problem.line)


def rule_set_of(text: str, path: Path) -> str:
    """Whose scenarios a file holds: its folder says so, or else its language, or else its ids and citations."""
    place = path.resolve()
    folder = place.parent.name
    if folder in paths.RULE_SETS or place.is_relative_to(paths.features().resolve()):
        return folder
    named = Counter(name for name in _TAGGED.findall(text) if name in paths.RULE_SETS)
    header = _HEADER.fullmatch(text.split("\n", 1)[0])
    # A translation has the language of one rule set and the ids of another.
    if header and header[1] in paths.RULE_SETS and (header[1] in named or not named):
        return header[1]
    return named.most_common(1)[0][0] if named else folder


def _letters(text: str, path: Path) -> Iterator[Problem]:
    if text.startswith("\ufeff"):
        yield Fault("byte-order-mark", ("without-mark", {}), path=path, line=1)
    if unicodedata.is_normalized("NFC", text):
        return
    for number, line in enumerate(text.split("\n"), 1):
        if not unicodedata.is_normalized("NFC", line):
            yield Fault("feature.not-nfc", ("normalise", {}), path=path, line=number)


class _Reader:
    def __init__(self, path: Path, rule_set: str, language: str, lines: list[str], parse: Parse) -> None:
        self.path = path
        self.rule_set = rule_set
        self.language = language
        self.lines = lines
        self.problems: list[Problem] = []
        self.parse = parse
        self.words: Keywords = keywords(language)

    def read(self, text: str) -> Reading | None:
        feature = self._outline(text)
        if feature is None:
            return None
        line = feature["location"]["line"]
        self._keyword(feature["keyword"], self.words.feature, line)
        title = feature["name"].strip()
        if not title:
            self._wrong("feature.untitled", line)
        options = tuple(self._options(feature["tags"]))
        background: tuple[Step, ...] = ()
        found: list[tuple[Scenario, str, int]] = []
        cited: dict[tuple[str, str], int] = {}
        for child in feature["children"]:
            if "background" in child:
                background = self._background(child["background"])
            elif "scenario" in child:
                scenario, name, place, lines = self._scenario(child["scenario"], background, options)
                found.append((scenario, name, place))
                cited |= {(scenario.id, citation): at for citation, at in lines.items()}
            else:
                self._wrong("feature.rule-block", child["rule"]["location"]["line"], ("one-feature", {}))
        if not found:
            self._wrong("feature.no-scenario", line)
        self._doubles(found)
        neutral = Feature(
            f"{self.rule_set}/{self.path.stem}", self.rule_set, tuple(scenario for scenario, _, _ in found), options
        )
        return Reading(
            neutral,
            self.path,
            self.language,
            title,
            "\n".join(each.strip() for each in feature["description"].split("\n")).strip(),
            {scenario.id: name for scenario, name, _ in found},
            {"": line, **{scenario.id: place for scenario, _, place in found}},
            cited,
        )

    def _outline(self, text: str) -> Any:
        """The outline of the file; None, with the problems noted, if it has none."""
        if (feature := plain(text, self.words)) is not None:
            return feature
        from gherkin.errors import CompositeParserException, ParserException

        try:
            feature = full(text)
        except CompositeParserException as error:
            lines = [each.location["line"] for each in error.errors]
            strange = [line for line in lines if not self._begins_well(line)]
            # Whatever comes after a line with a wrong keyword has no place there for Gherkin, but is not at fault.
            for line in strange or lines[:1]:
                self._unparsed(line)
            return None
        except ParserException as error:
            self._unparsed(error.location["line"])
            return None
        if feature is None:
            self._wrong("feature.none", 1, _write(f"{self.words.feature}: …"))
        return feature

    def _unparsed(self, line: int) -> None:
        text = self.lines[line - 1].strip() if line <= len(self.lines) else ""
        if not text:
            self._wrong("feature.ends-early", min(line, len(self.lines)))
            return
        known = self._all_keywords()
        if self._begins_well(line):
            self._wrong("feature.no-place", line, text=text)
        else:
            hint = near_or(text.split()[0].rstrip(":"), known, ("keywords", {"known": ", ".join(known)}))
            self._wrong("feature.unknown-keyword", line, hint, text=text)

    def _begins_well(self, line: int) -> bool:
        """Whether a line begins with a keyword or a tag, or is past the end of the file."""
        text = self.lines[line - 1].strip() if line <= len(self.lines) else ""
        starts = tuple(f"{word}{sign}" for word in self._all_keywords() for sign in " :")
        return not text or text.startswith((*starts, "@"))

    def _all_keywords(self) -> list[str]:
        words = self.words
        return [
            words.feature, words.background, words.scenario, words.given, words.when, words.then, words.again,
        ]  # fmt: skip

    def _options(self, tags: Iterable[Any]) -> Iterator[str]:
        for tag in tags:
            name = tag["name"].removeprefix("@option:")
            if name == tag["name"] or not _OPTION.fullmatch(name):
                self._wrong("feature.feature-tag", tag["location"]["line"], ("option-tag", {}), tag=tag["name"])
            else:
                yield name

    def _background(self, node: Any) -> tuple[Step, ...]:
        line = node["location"]["line"]
        self._keyword(node["keyword"], self.words.background, line)
        self._bare(node)
        if node["name"].strip():
            self._wrong("feature.background-titled", line)
        return tuple(self._steps(node["steps"], ("given",)))

    def _scenario(
        self, node: Any, background: tuple[Step, ...], options: tuple[str, ...]
    ) -> tuple[Scenario, str, int, dict[str, int]]:
        line = node["location"]["line"]
        self._keyword(node["keyword"], self.words.scenario, line)
        self._bare(node)
        title = node["name"].strip()
        if not title:
            self._wrong("feature.scenario-untitled", line)
        for examples in node["examples"]:
            self._wrong("feature.examples", examples["location"]["line"], ("scenario-each", {}))
        id, cites = self._tags(node["tags"], line)
        steps = tuple(self._steps(node["steps"]))
        # A step that could not be read has been told of already, and its role is known all the same.
        roles = {step.role for step in background + steps}
        for role in ("given", "when", "then"):
            if role not in roles:
                self._wrong("feature.no-step", line, keyword=self.words.of(role))
        return Scenario(id, tuple(cites), background, _known(steps), options), title, line, cites

    def _tags(self, tags: Iterable[Any], line: int) -> tuple[str, dict[str, int]]:
        ids: list[str] = []
        cites: dict[str, int] = {}
        for tag in tags:
            name, place = tag["name"].removeprefix("@"), tag["location"]["line"]
            if name.startswith("id:"):
                ids.append(name.removeprefix("id:"))
                if not (_ID.fullmatch(ids[-1]) and ids[-1].startswith(f"{self.rule_set}-")):
                    hint: Hint = ("id-form", {"start": f"{self.rule_set}-"})
                    self._wrong("feature.id", place, hint, name=ids[-1])
            elif _CITATION.fullmatch(name):
                if name in cites:
                    self._wrong("feature.cited-twice", place, tag=f"@{name}")
                cites[name] = place
            else:
                self._wrong("feature.tag", place, ("tags", {"example": f"@{self.rule_set}-029.a"}), tag=f"@{name}")
        if len(ids) != 1:
            self._wrong("feature.many-ids" if ids else "feature.no-id", line, ("id-tag", {}), count=len(ids))
        if not cites:
            self._wrong("feature.no-citation", line, ("tag", {"example": f"@{self.rule_set}-029"}))
        return (ids or [""])[0], cites

    def _steps(self, nodes: Iterable[Any], allowed: tuple[Role, ...] = ("given", "when", "then")) -> Iterator[Step]:
        words = self.words
        roles: dict[str, Role] = {words.given: "given", words.when: "when", words.then: "then"}
        role: Role | None = None
        for node in nodes:
            keyword, line, text = node["keyword"].strip(), node["location"]["line"], node["text"].strip()
            if "dataTable" in node or "docString" in node:
                self._wrong("feature.step-table", line + 1)
            if keyword == words.again:
                if role is None:
                    self._wrong("feature.nothing-before", line, ("begin", {"keyword": words.given}), keyword=keyword)
                    role = "given"
            elif keyword in roles:
                if roles[keyword] == role:
                    self._wrong("feature.keyword-again", line, _write(words.again), keyword=keyword)
                role = roles[keyword]
            else:
                self._keyword(keyword, ", ".join((*roles, words.again)), line)
                role = role or "given"
            if role not in allowed:
                self._wrong("feature.background-given", line)
            yield self._step(role, text, line)

    def _step(self, role: Role, text: str, line: int) -> Step:
        try:
            id, values = self.parse(text)
        except Problem as problem:
            self.problems.append(problem.at(self.path, line))
            return Step(role, "", {}, line)
        if STEPS[id].role != role:
            wanted = ("goes-with", {"keyword": self.words.of(STEPS[id].role)})
            self._wrong("feature.role", line, wanted, text=text, keyword=self.words.of(role))
        return Step(role, id, values, line)

    def _bare(self, node: Any) -> None:
        """Gherkin takes lines before the first step for a description, those with a wrong keyword too."""
        if node["description"].strip():
            start = node["location"]["line"]
            wanted = node["description"].strip().split("\n")[0].strip()
            line = next(
                (number for number, text in enumerate(self.lines[start:], start + 1) if text.strip() == wanted), start
            )
            hint: Hint = ("step-keywords", {"known": ", ".join(self._all_keywords()[3:])})
            self._wrong("feature.unknown-keyword", line, hint, text=wanted)

    def _doubles(self, found: list[tuple[Scenario, str, int]]) -> None:
        titles: dict[str, int] = {}
        ids: dict[str, int] = {}
        for scenario, title, line in found:
            if title and title in titles:
                self._wrong("feature.title-twice", line, text=title, place=titles[title])
            if scenario.id and scenario.id in ids:
                self._wrong("feature.id-twice", line, name=scenario.id, place=ids[scenario.id])
            titles.setdefault(title, line)
            ids.setdefault(scenario.id, line)

    def _keyword(self, keyword: str, chosen: str, line: int) -> None:
        if keyword != chosen:
            self._wrong("feature.keyword", line, _write(chosen), keyword=keyword)

    def _wrong(self, id: str, line: int, hint: Hint = ("", {}), **fields: object) -> None:
        self.problems.append(Fault(id, hint, path=self.path, line=line, **fields))


def _write(text: str) -> Hint:
    return "write", {"text": text}


def _known(steps: tuple[Step, ...]) -> tuple[Step, ...]:
    return tuple(step for step in steps if step.id)
