"""Reading, writing and compiling ``.po`` files through Babel, always in the same shape."""

from __future__ import annotations

import re
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import PoFileError, read_po, write_po

from unospec.language.review import is_translated
from unospec.problems import Problem
from unospec.spec.faults import Fault, read_text
from unospec.spec.hints import Hint


def read(path: Path) -> Catalog:
    """The catalog in the file.

    Raises Problem, with the line, if it is no ``.po`` file, and for a message that stands in it twice.
    """
    language = path.parent.parent.name if path.suffix == ".po" else None
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Fault("catalog.none", ("type", {"command": "unospec locales update"}), path=path) from None
    except UnicodeDecodeError:
        raise Fault("not-utf8", ("utf8", {}), path=path) from None
    _well_formed(text, path)
    try:
        found = read_po(BytesIO(text.encode()), locale=language, abort_invalid=True)
    except PoFileError as error:
        raise Fault("catalog.unreadable", path=path, line=error.lineno + 1, why=str(error)) from None
    except (ValueError, TypeError) as error:
        raise Fault("catalog.unreadable", path=path, why=error) from None
    # The header may name another encoding, or one that there is not.
    if found.charset.casefold() not in ("utf-8", "utf8"):
        raise Fault("not-utf8", ("utf8", {}), path=path)
    return found


#: What a line of a catalog is: a comment, or a text in quotes with or without a keyword.
_LINE = re.compile(r'(?:#.*|(?:(?:msgctxt|msgid|msgid_plural|msgstr(?:\[\d+\])?)\s*)?"(?:[^"\\]|\\.)*"|)')


def _well_formed(text: str, path: Path) -> None:
    """Raises Problem for the first line that Babel would take for something else than was meant."""
    for number, line in enumerate(text.split("\n"), 1):
        if not _LINE.fullmatch(line.strip()):
            raise Fault("catalog.malformed", _hint(line.strip()), path=path, line=number)


def _hint(line: str) -> Hint:
    if line.count('"') - line.count('\\"') == 1:
        return "quotation-mark", {}
    return "po-line", {"keyword": "msgstr"}


def write(path: Path, catalog: Catalog) -> bool:
    """Writes the catalog unless the file says the same already but for dates. Returns whether it was written."""
    buffer = BytesIO()
    write_po(buffer, catalog, width=100, include_lineno=False)
    new = buffer.getvalue()
    if path.is_file() and _undated(path.read_bytes()) == _undated(new):
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(new)
    return True


def compile_to(target: Path, source: Path) -> None:
    """Writes the ``.mo`` file of the catalog `source`; only full translations go in. Raises Problem, as `read`."""
    catalog = read(source)
    for message in list(catalog):
        # Babel would fill the gaps of a plural with English, which a reader could not tell from a translation.
        if message.id and not is_translated(message):
            catalog.delete(message.id, message.context)
    target.parent.mkdir(parents=True, exist_ok=True)
    with target.open("wb") as file:
        # What a translator has marked as doubtful is still better than English.
        write_mo(file, catalog, use_fuzzy=True)


def lines(path: Path) -> dict[str, list[int]]:
    """The lines where the messages begin, by context; more than one where a context stands twice. Raises Problem."""
    found: dict[str, list[int]] = {}
    for number, line in enumerate(read_text(path).splitlines(), 1):
        if line.startswith('msgctxt "'):
            found.setdefault(line[len('msgctxt "') : -1], []).append(number)
    return found


def line_of(path: Path, context: str) -> int:
    """The line where the message with that context begins; 0 if there is none."""
    try:
        return lines(path).get(context, [0])[0]
    except Problem:
        return 0


def _undated(data: bytes) -> bytes:
    return re.sub(rb'"(POT-Creation-Date|PO-Revision-Date): [^"]*"', b"", data)
