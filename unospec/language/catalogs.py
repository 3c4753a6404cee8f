"""Messages by context: the gettext catalogs ``locales/<language>/LC_MESSAGES/<domain>.po``.

Lookups go by the context alone, so that a translation still works when the English it was made from has changed.
"""

from __future__ import annotations

import gettext
import struct
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path

from unospec import paths
from unospec.problems import Problem, nearest

#: The catalogs of a language, one file each.
DOMAINS = ("steps", "rules", "gists", "scenarios", "ui", "site", "findings", "manual")

#: In which domain a context lies, by what stands before its first colon.
_DOMAIN_OF = {
    "step": "steps",
    "rule": "rules",
    "variant": "rules",
    "area": "rules",
    "option": "rules",
    "reason": "rules",
    "gist": "gists",
    "source": "gists",
    "feature": "scenarios",
    "scenario": "scenarios",
    "ui": "ui",
    "refusal": "ui",
    "site": "site",
    "finding": "findings",
    "manual": "manual",
}

#: One message: its text, or its texts by plural form.
Message = tuple[str, ...]


class Domain:
    """The translated messages of one file, by context; those without a translation are left out.

    messages: the texts. plural: gives the number of the plural form for a count.
    """

    def __init__(self, messages: Mapping[str, Message], plural: Callable[[int], int]) -> None:
        self.messages = messages
        self.plural = plural


class Catalog:
    """All messages of one language, read domain by domain when they are first asked for."""

    def __init__(self, language: str, asked: bool = False) -> None:
        """asked: whether the language is none that is spoken anyway, so that the next command has to be asked too."""
        self.language = language
        self._asked = asked

    def typed(self, command: str) -> str:
        """A command line to be typed; one of ours will speak this language."""
        return f"{command} --lang {self.language}" if self._asked and command.startswith("unospec ") else command

    def has(self, context: str) -> bool:
        """Whether there is a translation in this language itself."""
        return context in self._domain(context).messages

    def forms(self, context: str) -> Message | None:
        """The texts of a message by plural form, as they stand in the catalog; None if it is not translated."""
        return self._domain(context).messages.get(context)

    def text(self, context: str, /, **fields: object) -> str:
        """The message with its ``{name}`` fields filled in; in English if there is no translation.

        A message that has plural forms is told in that of its field `count`.
        Raises Problem if there is no such message at all.
        """
        count = str(fields.get("count", ""))
        if count.isdecimal():
            return self.plural(context, int(count), **fields)
        return _filled(self._found(context)[0][0], fields)

    def plural(self, context: str, count: int, /, **fields: object) -> str:
        """The message in the plural form for the count, with ``{count}`` and other fields filled in."""
        texts, domain = self._found(context)
        return _filled(texts[min(domain.plural(count), len(texts) - 1)], {"count": count, **fields})

    def _found(self, context: str) -> tuple[Message, Domain]:
        domain = self._domain(context)
        if context in domain.messages:
            return domain.messages[context], domain
        if self.language != "en":
            return catalog("en")._found(context)
        from unospec.language.texts import declared

        # A text that was written just now is in no catalog yet.
        known = declared()
        if context not in known:
            raise Problem(f'there is no message "{context}"', hint=nearest(context, (*domain.messages, *known)))
        return known[context].texts, domain

    def _domain(self, context: str) -> Domain:
        prefix = context.partition(":")[0]
        if prefix not in _DOMAIN_OF:
            raise Problem(
                f'there is no message "{context}"', hint=f"contexts begin with one of {', '.join(_DOMAIN_OF)}"
            )
        return domain(self.language, _DOMAIN_OF[prefix])


@cache
def catalog(language: str) -> Catalog:
    """The catalog of that language; of an unknown language it is an empty one, which answers in English."""
    return Catalog(language)


def asked_for(language: str) -> Catalog:
    """The catalog of a language that was asked for on the command line."""
    return Catalog(language, asked=True)


@cache
def domain(language: str, name: str) -> Domain:
    """One file of a language: the compiled one unless the source is newer. Empty if there is neither.

    Raises Problem if the file can't be read.
    """
    source = po_path(language, name)
    compiled = source.with_suffix(".mo")
    try:
        fresh = compiled.stat().st_mtime_ns
    except FileNotFoundError:
        return read_po(source) if source.is_file() else Domain({}, _no_plural)
    try:
        if source.stat().st_mtime_ns > fresh:
            return read_po(source)
    except FileNotFoundError:
        pass
    return _read_mo(compiled)


def po_path(language: str, name: str) -> Path:
    """Where the catalog of a domain lies."""
    return paths.locales() / language / "LC_MESSAGES" / f"{name}.po"


def _no_plural(count: int) -> int:
    return int(count != 1)


def _filled(text: str, fields: Mapping[str, object]) -> str:
    # Not str.format: a translation must not be able to reach into an object or to fail on a stray brace.
    for name, value in fields.items():
        text = text.replace("{" + name + "}", str(value))
    return text


def read_po(path: Path) -> Domain:
    """The messages of a ``.po`` file. Raises Problem if it can't be read."""
    from unospec.language.pofile import read
    from unospec.language.review import texts

    source = read(path)
    messages = {message.context: texts(message.string) for message in source if message.context}
    messages = {context: found for context, found in messages.items() if all(found)}
    return Domain(messages, gettext.c2py(source.plural_expr))


def _read_mo(path: Path) -> Domain:
    """The format is a table of offsets; gettext's own reader does not let its messages be listed."""
    data = path.read_bytes()
    messages: dict[str, Message] = {}
    plural: Callable[[int], int] = _no_plural
    try:
        order = "<" if data[:4] == b"\xde\x12\x04\x95" else ">"
        count, ids, texts = struct.unpack(f"{order}3I", data[8:20])
        places = struct.Struct(f"{order}2I")
        for number in range(count):
            length, start = places.unpack_from(data, ids + 8 * number)
            key = data[start : start + length].decode()
            length, start = places.unpack_from(data, texts + 8 * number)
            text = data[start : start + length].decode()
            if not key:
                plural = _plural_of_header(text)
            context, separator, _ = key.partition("\x04")
            if separator:
                messages[context] = tuple(text.split("\x00"))
    except (struct.error, UnicodeDecodeError, ValueError) as error:
        raise Problem("no compiled catalog", path=path, hint="delete it, or run unospec locales compile") from error
    return Domain(messages, plural)


def _plural_of_header(header: str) -> Callable[[int], int]:
    for line in header.splitlines():
        if line.startswith("Plural-Forms:") and "plural=" in line:
            return gettext.c2py(line.split("plural=", 1)[1].strip().rstrip(";"))
    return _no_plural
