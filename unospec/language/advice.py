"""What to say of a sentence that is no step: the nearest phrase, or that only letters or accents are amiss."""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Mapping
from typing import TYPE_CHECKING

from unospec.scenarios.model import Kind
from unospec.spec.hints import Hint

if TYPE_CHECKING:
    from unospec.language.phrases import Vocabulary

_KINDS: tuple[Kind, ...] = ("card", "player", "colour", "direction")


def advice(vocabulary: Vocabulary, text: str) -> Hint:
    """A hint for the sentence; an empty one if no phrase is near."""
    composed = unicodedata.normalize("NFC", text)
    if composed != text and vocabulary.candidates(composed):
        return "compose", {}
    plain = " ".join(composed.split()).rstrip(".")
    if plain != text and vocabulary.candidates(plain):
        return "write", {"text": plain}
    known = {_bare(phrase): phrase for phrases in vocabulary.phrases.values() for phrase in phrases}
    found = difflib.get_close_matches(_emptied(vocabulary, plain), list(known), n=1, cutoff=0.5)
    return ("phrase", {"phrase": known[found[0]]}) if found else ("", {})


def _bare(phrase: str) -> str:
    return re.sub(r"\[[^\]]*\]", "…", phrase)


def _emptied(vocabulary: Vocabulary, text: str) -> str:
    """The sentence with everything that looks like a value taken out, so that it compares with bare phrases."""
    for kind in _KINDS:
        texts = {word for form in vocabulary.words.forms(kind) for word in _texts(vocabulary, kind, form).values()}
        longest_first = "|".join(re.escape(word) for word in sorted(texts, key=len, reverse=True))
        text = re.sub(rf"(?<!\w)(?:{longest_first})(?!\w)", "…", text)
    text = re.sub(r"\d+", "…", text)
    joints = {vocabulary.separators.pair, vocabulary.separators.start, vocabulary.separators.end}
    return re.sub("…(?:(?:" + "|".join(map(re.escape, joints)) + ")…)+", "…", text)


def _texts(vocabulary: Vocabulary, kind: Kind, form: str) -> Mapping[int | str, str]:
    return vocabulary.words.texts(kind, form)
