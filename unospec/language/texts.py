"""Texts that Python code shows to people: where they are declared, and how they are collected.

Any module of `unospec` may hold a table of English texts at its top level::

    TEXTS = {
        # For translators: what is counted here.
        "verify.passed": ("{count} scenario passed", "{count} scenarios passed"),
        "verify.no-engine": "there is no engine {name}",
        "refusal:not-your-turn": "it is not your turn",
    }

A key without a domain in front lies in ``ui:``. Tables ``PROBLEMS`` and ``HINTS`` are collected in the same way, below
``ui:problem.`` and ``ui:hint.``. The comment lines above an entry go to the translators. The tables are
read from the source, so nothing has to be imported or registered.
"""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from typing import NamedTuple

from unospec.problems import Problem

#: The names of tables, and what their keys begin with.
_TABLES = {"TEXTS": "", "PROBLEMS": "problem.", "HINTS": "hint."}


class Declared(NamedTuple):
    """A text in code. texts: one, or singular and plural. line: where it stands. comments: for translators."""

    texts: tuple[str, ...]
    path: Path
    line: int
    comments: tuple[str, ...]


@cache
def declared() -> dict[str, Declared]:
    """Every declared text by context. Raises Problem if two tables declare the same one."""
    found: dict[str, Declared] = {}
    for path in sorted(Path(__file__).resolve().parent.parent.rglob("*.py")):
        for context, text in tables(path.read_text(encoding="utf-8"), path).items():
            if context in found:
                first = found[context]
                raise Problem(
                    f'"{context}" is declared here and in {first.path.name}, line {first.line}',
                    path=path,
                    line=text.line,
                )
            found[context] = text
    return found


def tables(source: str, path: Path) -> dict[str, Declared]:
    """The texts of the tables in one module. Raises Problem if an entry is no plain text."""
    if not any(table in source for table in _TABLES):
        return {}
    lines = source.splitlines()
    found: dict[str, Declared] = {}
    for statement in ast.parse(source, filename=str(path)).body:
        if not isinstance(statement, (ast.Assign, ast.AnnAssign)) or not isinstance(statement.value, ast.Dict):
            continue
        targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
        names = [target.id for target in targets if isinstance(target, ast.Name) and target.id in _TABLES]
        if not names:
            continue
        for key, value in zip(statement.value.keys, statement.value.values, strict=True):
            line = (key or value).lineno
            try:
                name, text = ast.literal_eval(key) if key else None, ast.literal_eval(value)
            except ValueError:
                name, text = None, None
            texts = (text,) if isinstance(text, str) else text
            if not isinstance(name, str) or not isinstance(texts, tuple) or len(texts) not in (1, 2):
                raise Problem(f"an entry of {names[0]} is no plain text", path=path, line=line, hint="write it out")
            name = _TABLES[names[0]] + name
            context = name if name.startswith(("ui:", "refusal:", "site:")) else f"ui:{name}"
            found[context] = Declared(texts, path, line, _above(lines, line))
    return found


def _above(lines: list[str], line: int) -> tuple[str, ...]:
    comments: list[str] = []
    for text in reversed(lines[: line - 1]):
        if not text.strip().startswith("#"):
            break
        comments.insert(0, text.strip().lstrip("#").strip())
    return tuple(comments)
