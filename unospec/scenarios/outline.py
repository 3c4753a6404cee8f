"""The outline of a feature file: feature, background, scenarios, tags and steps, as Gherkin's own parser gives it.

Gherkin's parser tries every kind of line at every line, which takes most of the time of reading a few hundred
scenarios. Files as `unospec.scenarios.writer` writes them have few kinds of lines, so they are read here directly,
with the same result; whatever else is in a file is left to Gherkin.
"""

from __future__ import annotations

from typing import Any, cast

from unospec.scenarios.keywords import Keywords

#: What can stand in a description only if Gherkin has had a look at it.
_UNPLAIN = ("#", "@", "*", "|", '"""', "```", "\\")


def full(text: str) -> dict[str, Any] | None:
    """The feature of the file, from Gherkin's own parser; None if there is none. Raises the parser's errors."""
    from gherkin.parser import Parser

    return cast("dict[str, Any] | None", Parser().parse(text).get("feature"))


def plain(text: str, words: Keywords) -> dict[str, Any] | None:
    """The outline of a file that has nothing but the usual kinds of lines; None if it has any other.

    It holds what `full` gives, as far as the reader needs it. words: the chosen keywords of the file's language.
    """
    if "\r" in text or "\t" in text:
        return None
    titles = {f"{words.feature}:": "feature", f"{words.background}:": "background", f"{words.scenario}:": "scenario"}
    steps = frozenset((words.given, words.when, words.then, words.again))
    feature: dict[str, Any] | None = None
    part: dict[str, Any] | None = None
    tags: list[dict[str, Any]] = []
    description: list[str] = []
    lines = text.split("\n")
    for number, raw in enumerate(lines[1:], 2):
        line = raw.strip()
        first, _, rest = line.partition(" ")
        if not line:
            continue
        if first in steps and part is not None and not tags and rest:
            part["steps"].append({"keyword": f"{first} ", "location": {"line": number}, "text": rest.strip()})
        elif first.startswith("@"):
            names = line.split()
            if not all(name.startswith("@") and name.count("@") == 1 and "#" not in name for name in names):
                return None
            tags += ({"name": name, "location": {"line": number}} for name in names)
        elif first in titles or line in titles:
            kind = titles[first]
            # A background comes first and has no tags; a feature comes before all.
            if (kind == "feature") != (feature is None) or (kind == "background" and (tags or part is not None)):
                return None
            node = {"keyword": first[:-1], "location": {"line": number}, "name": rest.strip(), "description": ""}
            if feature is None:
                feature = {**node, "tags": tags, "children": []}
            else:
                part = {**node, "tags": tags, "steps": [], "examples": []}
                feature["children"].append({kind: part})
            tags = []
        elif feature is None or part is not None or tags or ":" in line or line.startswith(_UNPLAIN) or first in steps:
            return None
        else:
            description.append(line)
    if feature is None or tags:
        return None
    feature["description"] = "\n".join(description)
    return feature
