"""The words of a language's catalogs and tables, as a dictionary would look them up, with the places."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from unospec import paths
from unospec.language import pofile, review
from unospec.language.catalogs import DOMAINS, po_path
from unospec.language.forms import LEXICON, forms
from unospec.scenarios.model import Kind

#: What stands in a text without being a word of the language: fields, commands and code, tags, addresses, file names,
#: options, calls such as ``draw()``, and codes such as ``hu-029``.
_NO_WORDS = re.compile(
    r"\{[^{}]*\}|\[[^\[\]]*\]|`[^`]*`|https?://\S+|(?<!\w)--?[a-zA-Z][\w-]*"
    r"|[\w./-]*[\w-]+\.(?:yaml|json|xml|html|md|py|po|pot|feature|toml|cfg|svg)\b|\b[a-z]{2}-\d+(?:\.\w)?|\w+(?:[-_]\w+)*="
    r"|\b\w+\(\)"
)
#: Tags and names of signs part words.
_MARKUP = re.compile(r"</?\w[^<>]*>|&\w+;")
#: A link, with its text, which is words, and its target, which is none.
_LINK = re.compile(r"\[([^\[\]]*)\]\([^()]*\)")
#: What stands in quotation marks.
_QUOTED = re.compile(r"„[^”“]*[”“]")
#: Letters, with hyphens and apostrophes between them; what hangs on a number or a field is an ending, not a word.
_WORD = re.compile(r"(?<![\w\x00-])(?<!\x00-)[^\W\d_]+(?:[-’'][^\W\d_]+)*(?![\w\x00])")


def words(text: str) -> list[str]:
    """The words of a text, in order."""
    return _WORD.findall(_NO_WORDS.sub("\x00", _LINK.sub(r"\1 ", _MARKUP.sub(" ", text))))


def of_catalog(language: str, domain: str) -> Iterator[tuple[str, Path, int]]:
    """Every word of the translations of a catalog, with the line of the message."""
    path = po_path(language, domain)
    if not path.is_file():
        return
    lines = pofile.lines(path)
    for message in pofile.read(path):
        # The title of a text that stays as its author wrote it is a name.
        if message.id and not (str(message.context).startswith("source:") and message.string == message.id):
            for text in review.texts(message.string):
                for word in words(text):
                    yield word, path, lines.get(message.context or "", [0])[0]


def of_forms(language: str) -> Iterator[tuple[str, Path, int]]:
    """Every word that the table of forms can make, but no column that is only used inside the table."""
    table = forms(language)
    kinds: tuple[Kind, ...] = ("player", "card", "colour", "direction", "points")
    for kind in kinds:
        for form in table.forms(kind):
            # A gender or the like is no text; texts of numbers differ in their endings only.
            if kind in ("colour", "direction") and form in ("gender", "class"):
                continue
            texts = table.texts(kind, form)
            for value in LEXICON[kind] if kind != "points" else range(1, 31):
                for word in words(texts[value]):
                    yield word, table.path, 0


def of_glossary(language: str) -> Iterator[tuple[str, Path, int]]:
    """Every word of the glossary's terms, their forms and reasons; what a source says is quoted, not chosen.

    Reasons hold words of other languages and of the source, which stand in quotation marks.
    """
    path = paths.locales() / language / "glossary.yaml"
    for entry in glossary(path):
        reason = _QUOTED.sub(" ", str(entry.get("reason", "")))
        for text in (entry.get("word", ""), *entry.get("forms", ()), reason):
            for word in words(str(text)):
                yield word, path, entry.get("line", 0)


def glossary(path: Path) -> list[dict[str, Any]]:
    """The terms of a glossary, in order; none if there is no file."""
    if not path.is_file():
        return []
    import yaml

    with path.open(encoding="utf-8") as file:
        data = yaml.safe_load(file)
    terms = data.get("terms", []) if isinstance(data, dict) else data
    return [entry for entry in terms or () if isinstance(entry, dict)]


def every(language: str) -> Iterator[tuple[str, Path, int]]:
    """Every word of a language that people see, with file and line."""
    for domain in DOMAINS:
        yield from of_catalog(language, domain)
    yield from of_forms(language)
    yield from of_glossary(language)
