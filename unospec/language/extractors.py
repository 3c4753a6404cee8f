"""Extraction methods for Babel: one for each kind of file that holds English text for people.

They are registered as entry points of the group ``babel.extractors``, so ``pybabel extract`` can use them with
``locales/babel/*.cfg``. Every message has a context, its stable id.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import IO, Any, TypeAlias

from unospec.problems import Problem

#: What Babel wants: line, name of the gettext function, its arguments, comments for translators.
Extracted: TypeAlias = tuple[int, str, tuple[str, ...], list[str]]


def steps(
    file: IO[bytes], keywords: Mapping[str, Any], comment_tags: Collection[str], options: Mapping[str, Any]
) -> Iterator[Extracted]:
    """The phrases of `unospec.scenarios.steps`, each with its note, its fields and a rendered example."""
    from unospec.language.examples import examples
    from unospec.language.phrases import english, vocabulary
    from unospec.scenarios.steps import STEPS

    lines = file.read().decode().splitlines()
    speak = vocabulary("en")
    for step in STEPS.values():
        line = next((number for number, text in enumerate(lines, 1) if f'("{step.id}"' in text), 1)
        comments = [step.note]
        if step.kinds:
            comments.append("Fields: " + ", ".join(f"[{name}] ({kind})" for name, kind in step.kinds.items()))
        comments += [
            f"Example: {speak.render(step.id, values)}" for values in examples(step, speak)[: 2 if step.singular else 1]
        ]
        yield _message(line, f"step:{step.id}", english(step), comments)


def rules(
    file: IO[bytes], keywords: Mapping[str, Any], comment_tags: Collection[str], options: Mapping[str, Any]
) -> Iterator[Extracted]:
    """The areas, rules and variants of a file in ``spec/rules``."""
    data, line_of = _yaml(file)
    area = str(data.get("area", ""))
    yield _message(
        line_of("title"), f"area:{area}:title", (_text(data, "title"),), ["The heading of an area of the rules."]
    )
    for rule, entry in data.get("rules", {}).items():
        place = ("rules", rule)
        yield _message(
            line_of(*place, "title"), f"rule:{rule}:title", (_text(entry, "title"),), ["The name of a rule."]
        )
        yield _message(
            line_of(*place, "question"),
            f"rule:{rule}:question",
            (_text(entry, "question"),),
            ["What the rule settles."],
        )
        for variant, words in entry.get("variants", {}).items():
            where = line_of(*place, "variants", variant)
            name = f"variant:{rule}/{variant}"
            about = f"An answer to: {_text(entry, 'question')}"
            yield _message(
                where, f"{name}:label", (_text(words, "label"),), [about, f"In full: {_text(words, 'text')}"]
            )
            yield _message(where, f"{name}:text", (_text(words, "text"),), [about])


def rule_sets(
    file: IO[bytes], keywords: Mapping[str, Any], comment_tags: Collection[str], options: Mapping[str, Any]
) -> Iterator[Extracted]:
    """The titles of options and the written reasons of a file in ``spec/rulesets``."""
    data, line_of = _yaml(file)
    name = str(data.get("name") or Path(getattr(file, "name", "")).stem)
    for rule, entry in (data.get("rules") or {}).items():
        if isinstance(entry, dict) and entry.get("reason"):
            about = f"Why the rule set {name} plays the rule {rule} as it does."
            yield _message(
                line_of("rules", rule, "reason"), f"reason:{name}/{rule}", (_text(entry, "reason"),), [about]
            )
    for option, entry in (data.get("options") or {}).items():
        if isinstance(entry, dict) and entry.get("title"):
            about = f"An option that the rule set {name} offers."
            where = line_of("options", option, "title")
            yield _message(where, f"option:{name}/{option}:title", (_text(entry, "title"),), [about])


def gists(
    file: IO[bytes], keywords: Mapping[str, Any], comment_tags: Collection[str], options: Mapping[str, Any]
) -> Iterator[Extracted]:
    """The title of a source and the gists of its sentences, from a file in ``spec/sources``."""
    data, line_of = _yaml(file)
    language = str(data.get("language") or Path(getattr(file, "name", "")).stem)
    if data.get("title"):
        yield _message(line_of("title"), f"source:{language}:title", (_text(data, "title"),), ["The name of a text."])
    sentences = data.get("sentences") or []
    entries = sentences.items() if isinstance(sentences, dict) else ((str(each.get("id")), each) for each in sentences)
    for number, (sentence, entry) in enumerate(entries):
        if entry.get("gist"):
            place = sentence if isinstance(sentences, dict) else number
            about = "What a sentence of the text says, in our words."
            yield _message(line_of("sentences", place, "gist"), f"gist:{sentence}", (_text(entry, "gist"),), [about])


def scenarios(
    file: IO[bytes], keywords: Mapping[str, Any], comment_tags: Collection[str], options: Mapping[str, Any]
) -> Iterator[Extracted]:
    """The titles and descriptions of features and the titles of scenarios, from ``locales/en/scenarios.yaml``."""
    data, line_of = _yaml(file)
    for feature, entry in (data.get("features") or {}).items():
        place = ("features", feature)
        about = f"The title of the feature file {feature}."
        yield _message(line_of(*place, "title"), f"feature:{feature}:title", (_text(entry, "title"),), [about])
        if entry.get("description"):
            about = f"The description below the title of the feature file {feature}."
            where = line_of(*place, "description")
            yield _message(where, f"feature:{feature}:description", (_text(entry, "description"),), [about])
        for scenario, title in (entry.get("scenarios") or {}).items():
            about = f"The title of a scenario of the feature “{_text(entry, 'title')}”."
            yield _message(line_of(*place, "scenarios", scenario), f"scenario:{scenario}", (str(title),), [about])


def disputes(
    file: IO[bytes], keywords: Mapping[str, Any], comment_tags: Collection[str], options: Mapping[str, Any]
) -> Iterator[Extracted]:
    """The questions of ``spec/disputes.yaml``."""
    data, line_of = _yaml(file)
    for dispute, entry in (data.get("disputes") or {}).items():
        about = "A question as people ask it at the table, in an argument."
        where = line_of("disputes", dispute, "question")
        yield _message(where, f"site:dispute.{dispute}", (_text(entry, "question"),), [about])


def findings(
    file: IO[bytes], keywords: Mapping[str, Any], comment_tags: Collection[str], options: Mapping[str, Any]
) -> Iterator[Extracted]:
    """The confirmed findings on an engine, from a file in ``docs/engines``."""
    data, line_of = _yaml(file, list)
    engine = Path(getattr(file, "name", "")).stem
    for number, entry in enumerate(data):
        about = f"What the engine {engine} does where the rule {entry['rule']} is at stake."
        context = f"finding:{engine}/{entry['key']}"
        yield _message(line_of(number, "finding"), context, (_text(entry, "finding"),), [about])


def manual(
    file: IO[bytes], keywords: Mapping[str, Any], comment_tags: Collection[str], options: Mapping[str, Any]
) -> Iterator[Extracted]:
    """The pieces of a long text in Markdown."""
    from unospec.language.manual import lines

    said: set[str] = set()
    for line in lines(Path(file.name)):
        for piece in line.pieces:
            if piece.context and piece.context not in said:
                said.add(piece.context)
                about = "A heading." if line.lead.startswith("#") else "A cell of a table." if line.tail else ""
                yield _message(line.number, piece.context, (piece.text,), [about] if about else [])


def texts(
    file: IO[bytes], keywords: Mapping[str, Any], comment_tags: Collection[str], options: Mapping[str, Any]
) -> Iterator[Extracted]:
    """The tables ``TEXTS`` of a Python module. Option `prefixes`: the contexts wanted, as in ``ui refusal``."""
    from unospec.language.texts import tables

    wanted = str(options.get("prefixes", "ui refusal site")).split()
    path = Path(getattr(file, "name", "module.py"))
    for context, text in tables(file.read().decode(), path).items():
        if context.partition(":")[0] in wanted:
            yield _message(text.line, context, text.texts, list(text.comments))


def _message(line: int, context: str, english: tuple[str, ...], comments: list[str]) -> Extracted:
    return line, "npgettext" if len(english) > 1 else "pgettext", (context, *english), comments


def _text(entry: Mapping[str, Any], key: str) -> str:
    return " ".join(str(entry[key]).split())


def _yaml(file: IO[bytes], kind: type[dict[str, Any]] | type[list[Any]] = dict) -> tuple[Any, Any]:
    """The data of a YAML file, a mapping or a list, and a function that gives the line of an entry."""
    import yaml

    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    source = file.read()
    name = getattr(file, "name", "data")
    try:
        data, root = yaml.load(source, Loader=loader), yaml.compose(source, Loader=loader)
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 0
        raise Problem(f"no YAML: {error.problem}", path=name, line=line) from None
    if not isinstance(data, kind):
        raise Problem("no mapping" if kind is dict else "no list", path=name, line=1)
    lines: dict[tuple[str | int, ...], int] = {}

    def note(node: Any, place: tuple[str | int, ...]) -> None:
        if isinstance(node, yaml.MappingNode):
            for key, value in node.value:
                lines[*place, key.value] = key.start_mark.line + 1
                note(value, (*place, key.value))
        elif isinstance(node, yaml.SequenceNode):
            for number, value in enumerate(node.value):
                lines[*place, number] = value.start_mark.line + 1
                note(value, (*place, number))

    note(root, ())
    return data, lambda *place: lines.get(place, 1)
