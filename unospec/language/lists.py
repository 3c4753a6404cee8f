"""How a language joins the items of a list: ``A, B és C``. The patterns are those of the CLDR, through Babel."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from unospec.spec.faults import Fault


class Separators(NamedTuple):
    """What stands between two items: of a pair, after the first of more, between the inner ones, before the last."""

    pair: str
    start: str
    middle: str
    end: str

    def join(self, items: Sequence[str]) -> str:
        """The items as one text. Raises ValueError if there are none."""
        if not items:
            raise ValueError("a list in a sentence needs an item")
        if len(items) < 3:
            return self.pair.join(items)
        return items[0] + self.start + self.middle.join(items[1:-1]) + self.end + items[-1]


@cache
def separators(language: str) -> Separators:
    """The separators of that language.

    Raises Problem if Babel does not know the language, or if a pattern has more than a separator in it.
    """
    from babel import Locale, UnknownLocaleError

    try:
        patterns = Locale.parse(language).list_patterns["standard"]
    except (UnknownLocaleError, ValueError, KeyError) as error:
        raise Fault("catalog.no-lists", language=language) from error
    return Separators(*(_between(patterns[each], language) for each in ("2", "start", "middle", "end")))


def _between(pattern: str, language: str) -> str:
    if not (pattern.startswith("{0}") and pattern.endswith("{1}")):
        raise Fault("catalog.list-pattern", pattern=pattern, language=language)
    return pattern[3:-3]
