"""Plain JSON data read strictly into typed values, and written back. The types alone say what is right.

Understood: str, int, bool, Literal, Annotated, ``X | None``, tuple[X, ...], Sequence[X] and Collection[X] (JSON
arrays, read as tuples), tuple[X, Y] (an array of just two), list[X], dict[str, X], TypedDict, dataclasses.
"""

from __future__ import annotations

import dataclasses
import sys
import types
import typing
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, Literal, TypeAlias, Union, get_args, get_origin

from unospec.protocol.shape_texts import TEXTS

Reader: TypeAlias = Callable[[Any], Any]
Writer: TypeAlias = Callable[[Any], Any]


class ShapeError(ValueError):
    """The data has another shape than the type. `where` is the path to the place, ``state.hands.p1[3]``."""

    def __init__(self, what: str, where: str = "") -> None:
        super().__init__(what)
        self.what = what
        self.where = where

    def __str__(self) -> str:
        return f"{self.where}: {self.what}" if self.where else self.what

    def below(self, step: str) -> ShapeError:
        """The same error, seen from one level further up."""
        joint = "" if not self.where or self.where.startswith("[") else "."
        return ShapeError(self.what, f"{step}{joint}{self.where}")


def misshapen(id: str, where: str = "", **fields: object) -> ShapeError:
    """The error that says the text ``shape.<id>``."""
    return ShapeError(TEXTS[f"shape.{id}"].format_map(fields), where)


@dataclass(frozen=True, slots=True)
class OneOf:
    """Annotates a str that has to be one of many words. what: for messages, ``card``."""

    what: str
    words: frozenset[str]


@cache
def hints(kind: type) -> dict[str, Any]:
    """The fields of a dataclass or TypedDict with their resolved types, in order; class variables left out."""
    found = typing.get_type_hints(kind, include_extras=True)
    return {name: hint for name, hint in found.items() if get_origin(hint) is not typing.ClassVar}


def _wanted(kind: str, value: Any) -> ShapeError:
    """The error that another kind of JSON value stands there. kind: the end of the text's id."""
    names = {bool: "boolean", int: "number", float: "number", str: "text", dict: "object", list: "list"}
    found = TEXTS[f"shape.{names.get(type(value), 'null')}"]
    return misshapen("wanted", wanted=TEXTS[f"shape.{kind}"], found=found)


@cache
def reader(kind: Any) -> Reader:
    """The function that reads a value of that type; it raises ShapeError."""
    origin, arguments = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _annotated(arguments)
    if kind in (int, str, bool):
        return _scalar(kind)
    if origin is Literal:
        return _word("", frozenset(arguments))
    if origin in (Union, types.UnionType):
        return _optional(arguments)
    if origin is tuple and arguments[-1] is not Ellipsis:
        return _fixed(tuple(reader(each) for each in arguments))
    if origin in (tuple, list, Sequence, Collection):
        return _array(arguments[0], list if origin is list else tuple)
    if origin is dict:
        return _mapping(reader(arguments[0]), reader(arguments[1]))
    if typing.is_typeddict(kind):
        return _typed_dict(kind)
    if dataclasses.is_dataclass(kind) and isinstance(kind, type):
        return _dataclass(kind)
    raise TypeError(f"no reader for {kind!r}")


def _annotated(arguments: tuple[Any, ...]) -> Reader:
    for extra in arguments[1:]:
        if isinstance(extra, OneOf):
            return _word(extra.what, extra.words)
    return reader(arguments[0])


def _words(kind: Any) -> frozenset[str] | None:
    """The words of a type that is nothing but some words."""
    if get_origin(kind) is Literal:
        return frozenset(get_args(kind))
    extras = get_args(kind)[1:] if get_origin(kind) is Annotated else ()
    return next((extra.words for extra in extras if isinstance(extra, OneOf)), None)


def _scalar(kind: type) -> Reader:
    wanted = {int: "whole-number", str: "text", bool: "boolean"}[kind]

    def read(value: Any) -> Any:
        if type(value) is not kind:
            raise _wanted(wanted, value)
        return value

    return read


def _word(what: str, words: frozenset[str]) -> Reader:
    # Whatever is read is kept for reports: so each word is kept but once, not as often as it comes.
    one = _once(words)

    def read(value: Any) -> Any:
        if type(value) is not str:
            raise _wanted("text", value)
        try:
            return one[value]
        except KeyError:
            fields = {"value": f"{value!r:.80}", "known": ", ".join(sorted(words))}
            raise misshapen(f"no-{what or 'word'}", **fields) from None

    return read


@cache
def _once(words: frozenset[str]) -> Mapping[str, str]:
    """Each of the words, to be found by one that is equal."""
    return {sys.intern(word): sys.intern(word) for word in words}


def _optional(arguments: tuple[Any, ...]) -> Reader:
    (inner,) = (reader(each) for each in arguments if each is not type(None))
    return lambda value: None if value is None else inner(value)


def _array(kind: Any, make: Callable[[Iterable[Any]], Any]) -> Reader:
    item = reader(kind)
    words = _words(kind)
    known = None if words is None else _once(words)

    def read(value: Any) -> Any:
        if type(value) is not list:
            raise _wanted("list", value)
        try:
            # Most lists are of cards: these are looked through in one go.
            if known is not None:
                return make([known[each] for each in value])
        except (KeyError, TypeError):
            pass  # something in it is no such word: the slow way tells what
        try:
            return make([item(each) for each in value])
        except ShapeError:
            for place, each in enumerate(value):
                try:
                    item(each)
                except ShapeError as error:
                    raise error.below(f"[{place}]") from None
            raise

    return read


def _fixed(items: tuple[Reader, ...]) -> Reader:
    def read(value: Any) -> Any:
        if type(value) is not list or len(value) != len(items):
            raise misshapen("list-of", count=len(items))
        return tuple(item(each) for item, each in zip(items, value, strict=True))

    return read


def _mapping(key: Reader, item: Reader) -> Reader:
    def read(value: Any) -> Any:
        if type(value) is not dict:
            raise _wanted("object", value)
        made = {}
        for name, each in value.items():
            try:
                made[key(name)] = item(each)
            except ShapeError as error:
                raise error.below(str(name)) from None
        return made

    return read


def _typed_dict(kind: Any) -> Reader:
    fields = {name: reader(hint) for name, hint in hints(kind).items()}
    required: frozenset[str] = kind.__required_keys__

    def read(value: Any) -> Any:
        if type(value) is not dict:
            raise _wanted("object", value)
        made = {}
        for name, each in value.items():
            try:
                made[name] = fields[name](each)
            except KeyError:
                raise misshapen("no-field", str(name)) from None
            except ShapeError as error:
                raise error.below(name) from None
        for name in required:
            if name not in made:
                raise misshapen("missing", name)
        return made

    return read


def _dataclass(kind: type) -> Reader:
    fields = {name: reader(hint) for name, hint in hints(kind).items()}
    required = [each.name for each in dataclasses.fields(kind) if not _has_default(each)]

    def read(value: Any) -> Any:
        if type(value) is not dict:
            raise _wanted("object", value)
        made = {}
        for name, each in value.items():
            if name == "type":
                continue
            try:
                made[name] = fields[name](each)
            except KeyError:
                raise misshapen("no-field", str(name)) from None
            except ShapeError as error:
                raise error.below(name) from None
        for name in required:
            if name not in made:
                raise misshapen("missing", name)
        return kind(**made)

    if "type" not in fields and not hasattr(kind, "type"):

        def without_type(value: Any) -> Any:
            if type(value) is dict and "type" in value:
                raise misshapen("no-field", "type")
            return read(value)

        return without_type
    return read


def _has_default(field: dataclasses.Field[Any]) -> bool:
    return field.default is not dataclasses.MISSING or field.default_factory is not dataclasses.MISSING


@cache
def writer(kind: Any) -> Writer:
    """The function that turns a value of that type into plain JSON data. Fields at their default are left out."""
    origin, arguments = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return writer(arguments[0])
    if origin in (Union, types.UnionType):
        (inner,) = (writer(each) for each in arguments if each is not type(None))
        return inner if inner is _same else lambda value: None if value is None else inner(value)
    if origin is tuple and arguments[-1] is not Ellipsis:
        return list  # of plain words only
    if origin in (tuple, list, Sequence, Collection):
        item = writer(arguments[0])
        return list if item is _same else lambda value: [item(each) for each in value]
    if origin is dict:
        item = writer(arguments[1])
        return dict if item is _same else lambda value: {name: item(each) for name, each in value.items()}
    if typing.is_typeddict(kind):
        return dict
    if dataclasses.is_dataclass(kind) and isinstance(kind, type):
        return _dataclass_writer(kind)
    return _same


def _same(value: Any) -> Any:
    return value


def _dataclass_writer(kind: type) -> Writer:
    types_of = hints(kind)
    plan = [(each.name, writer(types_of[each.name]), _default(each)) for each in dataclasses.fields(kind)]
    head: Mapping[str, Any] = {"type": vars(kind)["type"]} if "type" in vars(kind) else {}

    def write(value: Any) -> dict[str, Any]:
        data = dict(head)
        for name, convert, default in plan:
            part = getattr(value, name)
            if part is not default and part != default:
                data[name] = convert(part)
        return data

    return write


def _default(field: dataclasses.Field[Any]) -> Any:
    if field.default is not dataclasses.MISSING:
        return field.default
    # A factory's value is never left out where it could be mistaken: only plain empty containers are made by one.
    return field.default_factory() if field.default_factory is not dataclasses.MISSING else dataclasses.MISSING
