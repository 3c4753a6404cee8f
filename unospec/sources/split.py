"""Cuts a source text into numbered sentences: the way of splitting that the ledgers rest on.

1. A line with text is a *block*. A block whose predecessor ends in no stop and which opens with a
   small letter is the rest of a sentence that a paragraph break has cut: it joins its predecessor.
2. A list label (``3.``, ``-``, ``•``) is taken off and kept as the block's label; numbers of nested
   items are joined by a dot (``6.5``). An unlabelled block indented below an item belongs to it.
3. A sentence ends at ``. ! ? …`` (closing quotes and brackets, and a further stop, go with it) where
   white space and then a capital, a digit, an opening quote or, in a script without capitals, any
   letter follows. It doesn't end after a known abbreviation, after an ordinal number before a small
   letter, nor, in a script without capitals, where the stop stands inside a closing quote.
4. Headings, list items and table lines are sentences too; a colon ends none.
"""

from __future__ import annotations

import hashlib
import re
import unicodedata
from dataclasses import dataclass

_LABEL = re.compile(r"^(?P<indent>\s*)(?:(?P<number>\d{1,2})\.\s+|(?P<bullet>[-•])\s+)?(?P<text>\S.*)$")
_STOP = re.compile(r"[.!?…]+[)\]”“\"»’]*[.!?…]*(?=\s+)")
_ENDED = re.compile(r"[.!?…:;][)\]”“\"»’]*[.]?$")
_ABBREVIATIONS = {"pl.", "stb.", "kb.", "jne.", "nt.", "u.c.", "piem."}
_CLOSING = '”“"»’'


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence of a source.

    id: ``hu-042``. text: as it stands, white space folded. block: 1-based number of its block in
    the text. label: ``6.5`` for item 5 below item 6, ``•`` for a bullet, else empty. place: 1-based
    number within the block, or within the numbered item. digest: SHA-256 of the normalised text, hexadecimal.
    """

    id: str
    text: str
    block: int
    label: str
    place: int
    digest: str


def normalise(text: str) -> str:
    """The form that is hashed: NFC, white space folded to single blanks, ends trimmed."""
    return " ".join(unicodedata.normalize("NFC", text).split())


def digest(text: str) -> str:
    """SHA-256 of the normalised text, hexadecimal."""
    return hashlib.sha256(normalise(text).encode()).hexdigest()


def split(text: str, language: str) -> list[Sentence]:
    """All sentences of a text in order, with ids ``<language>-001`` and up."""
    found: list[Sentence] = []
    last, place = "", 0
    for number, (label, block) in enumerate(_blocks(text), 1):
        if not label or label != last or label.endswith("•"):
            place = 0
        last = label
        for sentence in _sentences(block):
            place += 1
            name = f"{language}-{len(found) + 1:03d}"
            found.append(Sentence(name, sentence, number, label, place, digest(sentence)))
    return found


def _blocks(text: str) -> list[tuple[str, str]]:
    blocks: list[tuple[str, str]] = []
    item, item_indent = "", 0
    for line in unicodedata.normalize("NFC", text).lstrip("\ufeff").splitlines():
        match = _LABEL.match(line)
        if not match:
            continue
        indent, body = len(match["indent"]), normalise(match["text"])
        if match["number"]:
            nested = indent > item_indent and item
            label = f"{item.split('.')[0]}.{match['number']}" if nested else match["number"]
            if not nested:
                item, item_indent = label, indent
            blocks.append((label, body))
            continue
        if match["bullet"]:
            blocks.append((f"{item}•" if indent and item else "•", body))
            continue
        if blocks and not _ENDED.search(blocks[-1][1]) and body[0].islower() and not _caseless(body[0]):
            blocks[-1] = (blocks[-1][0], f"{blocks[-1][1]} {body}")
            continue
        if indent and blocks and blocks[-1][0]:
            blocks.append((blocks[-1][0], body))
            continue
        item = ""
        blocks.append(("", body))
    return blocks


def _sentences(block: str) -> list[str]:
    sentences, start = [], 0
    for stop in _STOP.finditer(block):
        if _ends(block, start, stop):
            sentences.append(block[start : stop.end()].strip())
            start = stop.end()
    sentences.append(block[start:].strip())
    return [sentence for sentence in sentences if sentence]


def _ends(block: str, start: int, stop: re.Match[str]) -> bool:
    following = block[stop.end() :].lstrip()
    if not following:
        return False
    word = block[start : stop.end()].split()[-1].lstrip('(„“"')
    if word.lower() in _ABBREVIATIONS:
        return False
    first = following.lstrip('(„“"‘«')[:1]
    if _caseless(first):
        return stop.group()[-1] not in _CLOSING
    return first.isupper() or (first.isdigit() and not word.rstrip(".").isdigit())


def _caseless(letter: str) -> bool:
    # Georgian has capitals in Unicode (Mtavruli), but running text does not use them.
    return "\u10d0" <= letter <= "\u10ff"
