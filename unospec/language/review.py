"""The review state of a translation, kept in a translator comment that every ``.po`` tool leaves alone.

``# review: machine-checked 2026-01-31 en:1a2b3c4d tr:5e6f7a8b``: the state, the day, and short hashes of the English it
was reviewed against and of the translation itself. If the English has changed since, the translation is stale, and
still works; if the translation has changed, the state no longer holds.
"""

from __future__ import annotations

import datetime
import hashlib
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from babel.messages.catalog import Message

#: From the weakest to the strongest. ``native`` is written only by a person who speaks the language.
STATES = ("unreviewed", "machine-checked", "native")

_COMMENT = re.compile(r"review: (\S+) (\d{4}-\d\d-\d\d) en:([0-9a-f]{8}) tr:([0-9a-f]{8})")


@dataclass(frozen=True, slots=True)
class Review:
    """What a review comment says. english, translation: hashes of the texts that were looked at."""

    state: str
    date: str
    english: str
    translation: str

    def __str__(self) -> str:
        return f"review: {self.state} {self.date} en:{self.english} tr:{self.translation}"


def texts(value: str | Sequence[str] | None) -> tuple[str, ...]:
    """A message's text or texts, always as a tuple."""
    return (value or "",) if isinstance(value, str) or value is None else tuple(value)


def digest(value: str | Sequence[str] | None) -> str:
    """A short hash of a message's text or texts."""
    return hashlib.sha256("\0".join(texts(value)).encode()).hexdigest()[:8]


def is_translated(message: Message) -> bool:
    """Whether there is a text for each plural form."""
    return all(texts(message.string))


def review_of(message: Message) -> Review | None:
    """The review comment of a message, if it has one."""
    for comment in message.user_comments:
        if match := _COMMENT.fullmatch(" ".join(comment.split())):
            return Review(*match.groups())
    return None


def is_stale(message: Message) -> bool:
    """Whether the English has changed since the translation was made or reviewed."""
    review = review_of(message)
    return bool(review and review.english != digest(message.id) and review.translation == digest(message.string))


def state_of(message: Message) -> str:
    """The state that holds for the translation as it is now; ``missing`` if there is none."""
    if not is_translated(message):
        return "missing"
    review = review_of(message)
    if review is None or review.translation != digest(message.string) or review.state not in STATES:
        return "unreviewed"
    return review.state


def renewed(message: Message) -> list[str]:
    """The translator comments of a message with a review comment that fits its translation.

    A translation that nobody has looked at since it was changed becomes ``unreviewed``, against the English of now.
    """
    others = [comment for comment in message.user_comments if not comment.strip().startswith("review:")]
    if not is_translated(message):
        return others
    review = review_of(message)
    if review is None or review.translation != digest(message.string):
        return [*others, str(marked(message, "unreviewed"))]
    return [*others, str(review)]


def marked(message: Message, state: str) -> Review:
    """A review of the message as it is today."""
    today = datetime.date.today().isoformat()
    return Review(state, today, digest(message.id), digest(message.string))
