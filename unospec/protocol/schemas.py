"""JSON Schemas of the protocol, made from the types in `unospec.protocol.messages`.

``python -m unospec.protocol.schemas`` writes them to ``spec/protocol/schemas``. They say the same as the strict reader,
but for one thing that JSON Schema cannot say: a whole number is written without a point.
"""

from __future__ import annotations

import dataclasses
import inspect
import json
import sys
import types
import typing
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeAlias, Union, get_args, get_origin

from unospec import paths
from unospec.protocol.messages import PROTOCOL, REPLIES, REQUESTS, Awaited, Move, Visible
from unospec.protocol.shapes import OneOf, hints

Schema: TypeAlias = dict[str, Any]

DRAFT: Final = "https://json-schema.org/draft/2020-12/schema"

#: Types that stand once in a schema and are referred to.
_SHARED: Final[Mapping[type, str]] = {Visible: "state", Awaited: "awaited", Move: "move"}

#: What is said of each file, with the messages in it.
FILES: Final[Mapping[str, tuple[str, Mapping[str, type]]]] = {
    "request.schema.json": ("A message from the suite to an adapter", REQUESTS),
    "reply.schema.json": ("A message from an adapter to the suite", REPLIES),
}


def schemas() -> dict[str, Schema]:
    """The schemas by the names of their files."""
    return {name: _schema(title, messages) for name, (title, messages) in FILES.items()}


def document(title: str, kind: type) -> Schema:
    """The schema of a file that holds one object of that type, a TypedDict or dataclass."""
    shared: dict[str, Schema] = {}
    made = _object(kind, shared, "")
    return {
        "$schema": DRAFT,
        "title": title,
        **made,
        # A later version may say more.
        "additionalProperties": True,
        "$defs": dict(sorted(shared.items())),
    }


def text(schema: Schema) -> str:
    """A schema as it stands in its file."""
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


def folder() -> Path:
    """Where the schemas lie."""
    return paths.spec() / "protocol" / "schemas"


def publish(name: str, schema: Schema) -> None:
    """Write a schema into its file, and say so if it has changed."""
    path = folder() / name
    new = text(schema)
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.is_file() or path.read_text(encoding="utf-8") != new:
        path.write_text(new, encoding="utf-8", newline="\n")
        print(path)


def _schema(title: str, messages: Mapping[str, type]) -> Schema:
    shared: dict[str, Schema] = {}
    each = {name: _object(kind, shared, name) for name, kind in messages.items()}
    return {
        "$schema": DRAFT,
        "title": f"{title}, protocol version {PROTOCOL}",
        "oneOf": [{"$ref": f"#/$defs/{name}"} for name in each],
        "$defs": each | dict(sorted(shared.items())),
    }


def _of(kind: Any, shared: dict[str, Schema]) -> Schema:
    """The schema of a type; the same types are understood as in `shapes`."""
    origin, arguments = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _annotated(arguments, shared)
    if kind in (int, str, bool):
        return {"type": {int: "integer", str: "string", bool: "boolean"}[kind]}
    if origin is Literal:
        return {"enum": list(arguments)}
    if origin in (Union, types.UnionType):
        inner = [_of(each, shared) for each in arguments if each is not type(None)]
        return {"anyOf": [*inner, {"type": "null"}] if type(None) in arguments else inner}
    if origin is tuple and arguments[-1] is not Ellipsis:
        items = [_of(each, shared) for each in arguments]
        return {"type": "array", "prefixItems": items, "minItems": len(items), "items": False}
    if origin in (tuple, list, Sequence, Collection):
        return {"type": "array", "items": _of(arguments[0], shared)}
    if origin is dict:
        names = _of(arguments[0], shared)
        data: Schema = {"type": "object", "additionalProperties": _of(arguments[1], shared)}
        return data if names == {"type": "string"} else data | {"propertyNames": names}
    name = _SHARED.get(kind) or kind.__name__
    if name not in shared:
        shared[name] = {}  # its place; types may refer to one another
        shared[name] = _object(kind, shared, "")
    return {"$ref": f"#/$defs/{name}"}


def _annotated(arguments: tuple[Any, ...], shared: dict[str, Schema]) -> Schema:
    made: Schema = {}
    for extra in arguments[1:]:
        if isinstance(extra, OneOf):
            shared.setdefault(extra.what, {"enum": sorted(extra.words, key=_by_number)})
            made = {"$ref": f"#/$defs/{extra.what}"}
    made = made or _of(arguments[0], shared)
    said = [extra for extra in arguments[1:] if isinstance(extra, str)]
    return {"description": " ".join(said), **made} if said else made


def _by_number(word: str) -> tuple[str, int, str]:
    # p2 before p10
    head = word.rstrip("0123456789")
    return head, int(word[len(head) :] or 0), word


def _object(kind: type, shared: dict[str, Schema], type_name: str) -> Schema:
    """The schema of a dataclass or TypedDict. type_name: what its field `type` has to say, or empty without one."""
    properties: dict[str, Schema] = {"type": {"const": type_name}} if type_name else {}
    properties |= {name: _of(hint, shared) for name, hint in hints(kind).items()}
    required = ["type"] if type_name else []
    if typing.is_typeddict(kind):
        required += sorted(vars(kind)["__required_keys__"])
    else:
        for field in dataclasses.fields(kind):
            if field.default is not dataclasses.MISSING:
                properties[field.name] = _with_default(properties[field.name], field.default)
            elif field.default_factory is dataclasses.MISSING:
                required.append(field.name)
    made: Schema = {
        "description": " ".join((inspect.getdoc(kind) or "").split()),
        "type": "object",
        "properties": properties,
        "required": required,
        "additionalProperties": False,
    }
    return made if required else {name: value for name, value in made.items() if name != "required"}


def _with_default(schema: Schema, default: Any) -> Schema:
    return schema if default is None else {**schema, "default": list(default) if type(default) is tuple else default}


def main() -> int:
    """Write the schemas, and say which files have changed. Gives 0."""
    for name, schema in schemas().items():
        publish(name, schema)
    return 0


if __name__ == "__main__":
    sys.exit(main())
