"""Pieces of HTML. Whatever is no `Markup` is text and is escaped."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from markupsafe import Markup, escape

#: What may stand within an element: text, markup, several of them, or nothing.
Child: TypeAlias = "str | Markup | Iterable[Child] | None"
Attribute: TypeAlias = str | int | bool | None

_VOID = frozenset({"br", "hr", "img", "input", "link", "meta", "col"})


def el(tag: str, *children: Child, **attributes: Attribute) -> Markup:
    """An element. In names of attributes ``_`` becomes ``-``, and one at the end is left out (``class_``).

    An attribute that is None or False is left out; one that is True has no value.
    """
    parts = [f"<{tag}"]
    for name, value in attributes.items():
        if value is None or value is False:
            continue
        written = name.rstrip("_").replace("_", "-")
        parts.append(f" {written}" if value is True else f' {written}="{escape(str(value))}"')
    parts.append(">")
    if tag not in _VOID:
        parts += [join(children), f"</{tag}>"]
    return Markup("".join(parts))


def join(children: Child, between: str = "") -> Markup:
    """Children one after the other. between: markup-free text to put between them."""
    if children is None:
        return Markup("")
    if isinstance(children, str):
        return escape(children)
    return Markup(escape(between)).join(join(child) for child in children)


def bullets(items: Iterable[Child], **attributes: Attribute) -> Markup:
    """An unordered list."""
    return el("ul", [el("li", item) for item in items], **attributes)


def table(heads: Iterable[Child], rows: Iterable[Iterable[Child]], **attributes: Attribute) -> Markup:
    """A table whose first cell of each row is its heading. It can be laid out as blocks where the page is narrow."""
    names = [join(head) for head in heads]
    head = el("tr", [el("th", name, scope="col", role="columnheader") for name in names], role="row")
    body = []
    for row in rows:
        first, *others = row
        cells = [el("th", first, scope="row", role="rowheader")]
        cells += [
            el("td", other, data_label=Markup(name).striptags(), role="cell")
            for name, other in zip(names[1:], others, strict=True)
        ]
        body.append(el("tr", cells, role="row"))
    return el(
        "table",
        el("thead", head, role="rowgroup"),
        el("tbody", body, role="rowgroup"),
        role="table",
        **attributes,
    )
