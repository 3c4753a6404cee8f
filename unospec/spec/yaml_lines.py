"""YAML in which every key and value knows its file and line, so that each complaint can name its place.

Scalars stay text: what is a number is said by who reads it, so that ``no`` or ``1.10`` never turn into something
else. Only a plain ``~`` or ``null``, or nothing at all, is none.
"""

from __future__ import annotations

import gc
import re
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import yaml
from yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from unospec.problems import Problem
from unospec.spec.faults import Fault, read_text
from unospec.spec.hints import NO_HINT, Hint, near_or_known

if TYPE_CHECKING:
    _Parser = Any
elif getattr(yaml, "__with_libyaml__", False):
    from yaml.cyaml import CParser as _Parser
else:
    from yaml.composer import Composer
    from yaml.parser import Parser
    from yaml.reader import Reader
    from yaml.scanner import Scanner

    class _Parser(Reader, Scanner, Parser, Composer):
        def __init__(self, stream: Any) -> None:
            Reader.__init__(self, stream)
            Scanner.__init__(self)
            Parser.__init__(self)
            Composer.__init__(self)


_NULLS = ("", "~", "null")
_WHOLE = re.compile(r"-?\d{1,9}\Z")


class _Loader(_Parser):  # type: ignore[misc]
    """Composes nodes without guessing the types of scalars, which is most of the time that YAML takes."""

    def resolve(self, kind: type[Node], value: Any, implicit: Any) -> str:
        return "tag:yaml.org,2002:str"

    def descend_resolver(self, parent: Any, index: Any) -> None:
        pass

    def ascend_resolver(self) -> None:
        pass


@dataclass(slots=True, eq=False)
class Located:
    """A value in a YAML file. path: the file. node: the value as PyYAML composed it."""

    # Not frozen: thousands are made for a ledger, and freezing triples the cost of making one.

    path: Path
    node: Node

    @property
    def line(self) -> int:
        """The line it begins on, counted from 1."""
        return int(self.node.start_mark.line) + 1

    def problem(self, id: str, hint: Hint = NO_HINT, **fields: object) -> Problem:
        """The problem `id` with this value, to be raised."""
        return Fault(id, hint, path=self.path, line=self.line, **fields)

    def is_none(self) -> bool:
        """Whether nothing is given here."""
        return type(self.node) is ScalarNode and self.node.value in _NULLS and not self.node.style

    def is_text(self) -> bool:
        """Whether this is a single text or number."""
        return type(self.node) is ScalarNode and not self.is_none()

    def text(self) -> str:
        """The text. Raises Problem if this is a list, a mapping or nothing."""
        node = self.node
        if type(node) is not ScalarNode or (node.value in _NULLS and not node.style):
            raise self.problem("data.text")
        value: str = node.value
        return value

    def optional_text(self) -> str:
        """The text, or an empty one if nothing is given. Raises Problem for a list or mapping."""
        return "" if self.is_none() else self.text()

    def whole(self, least: int = 0) -> int:
        """The whole number. Raises Problem if it is none or lower than `least`."""
        text = self.text()
        if not _WHOLE.match(text) or int(text) < least:
            raise self.problem("data.whole-number", least=least, text=text)
        return int(text)

    def word(self, known: Collection[str]) -> str:
        """The text, which has to be one of `known`. Raises Problem."""
        text = self.text()
        if text not in known:
            raise self.problem("data.unknown-word", near_or_known(text, known), text=text)
        return text

    def items(self) -> list[Located]:
        """The values of a list. Raises Problem if this is none."""
        if type(self.node) is not SequenceNode:
            raise self.problem("data.list")
        return [Located(self.path, item) for item in self.node.value]

    def texts(self) -> tuple[str, ...]:
        """The texts of a list. Raises Problem if one is no text or occurs twice."""
        found: dict[str, None] = {}
        for item in self.items():
            text = item.text()
            if text in found:
                raise item.problem("data.twice", text=text)
            found[text] = None
        return tuple(found)

    def entries(self) -> Iterator[tuple[Located, Located]]:
        """Keys and values of a mapping, in order. Raises Problem if this is none or has a key twice."""
        if type(self.node) is not MappingNode:
            raise self.problem("data.mapping")
        seen: set[str] = set()
        for key_node, value_node in self.node.value:
            key = Located(self.path, key_node)
            text = key.text()
            if text in seen:
                raise key.problem("data.twice", text=text)
            seen.add(text)
            yield key, Located(self.path, value_node)

    def fields(self, required: Collection[str], optional: Collection[str] = ()) -> dict[str, Located]:
        """The values of a mapping with fixed keys. Raises Problem for an unknown or a missing key."""
        if type(self.node) is not MappingNode:
            raise self.problem("data.mapping")
        found: dict[str, Located] = {}
        for key_node, value_node in self.node.value:
            text = key_node.value
            if text in found or (text not in required and text not in optional):
                key = Located(self.path, key_node)
                if key.text() in found:
                    raise key.problem("data.twice", text=text)
                known = [*required, *optional]
                raise key.problem("data.unknown-key", near_or_known(text, known), text=text)
            found[text] = Located(self.path, value_node)
        for name in required:
            if name not in found:
                raise self.problem("data.key-missing", name=name)
        return found


@contextmanager
def many_objects() -> Iterator[None]:
    """No garbage is collected meanwhile: where thousands of objects are made that all stay, that halves the time."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


def load(path: Path) -> Located:
    """The one document of a YAML file. Raises Problem if it can't be read or is not YAML."""
    text = read_text(path)
    return loads(text, path)


def loads(text: str, path: Path) -> Located:
    """The one document of a YAML text. path: where the text comes from. Raises Problem if it is not YAML."""
    if text.startswith("\ufeff"):
        raise Fault("byte-order-mark", ("without-mark", {}), path=path, line=1)
    try:
        with many_objects():
            node = _Loader(text).get_single_node()
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        what = error.problem or error.context or "something is wrong"
        raise Fault("data.not-yaml", path=path, line=mark.line + 1 if mark else 0, why=what) from None
    except yaml.YAMLError as error:
        raise Fault("data.not-yaml", path=path, why=error) from None
    if node is None:
        raise Fault("data.empty", path=path)
    return Located(path, node)
