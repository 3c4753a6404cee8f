"""What pages say: messages of one language, and what is known of how well they are translated."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from markupsafe import Markup, escape

from unospec.language.catalogs import DOMAINS, Catalog, Domain, Message, po_path
from unospec.site.html import el


@dataclass(frozen=True, slots=True)
class Quality:
    """How well the messages of a page are translated: how many are missing, stale, or read by no native speaker."""

    missing: int = 0
    stale: int = 0
    unreviewed: int = 0


class Speaker(Catalog):
    """The catalog of a language that remembers which messages were used since `begin`."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self._used: set[str] = set()

    def begin(self) -> None:
        """Forget what was used."""
        self._used.clear()

    def note(self, contexts: Iterable[str]) -> None:
        """Count messages as used that were looked up elsewhere."""
        self._used.update(contexts)

    def quality(self) -> Quality:
        """Of the messages used since `begin`."""
        if self.language == "en":
            return Quality()
        states = review_states(self.language)
        found = [states.get(context, "missing") for context in self._used]
        return Quality(found.count("missing"), found.count("stale"), found.count("unreviewed"))

    def t(self, context: str, /, **fields: object) -> Markup:
        """The message as markup: marked as English where it is not translated. Fields that are markup stay so."""
        return self._marked(context, self._filled(self._found(context)[0][0], fields))

    def n(self, context: str, count: int, /, **fields: object) -> Markup:
        """The message in the plural form for the count."""
        texts, domain = self._found(context)
        text = texts[min(domain.plural(count), len(texts) - 1)]
        return self._marked(context, self._filled(text, {"count": count, **fields}))

    def _filled(self, text: str, fields: dict[str, object]) -> Markup:
        found = str(escape(text))
        for name, value in fields.items():
            found = found.replace("{" + name + "}", str(escape(value)))
        return Markup(found)

    def _marked(self, context: str, text: Markup) -> Markup:
        return text if self.language == "en" or self.has(context) else el("span", text, lang="en")

    def _found(self, context: str) -> tuple[Message, Domain]:
        self._used.add(context)
        return super()._found(context)


@cache
def review_states(language: str) -> dict[str, str]:
    """Every message of a language by context: ``missing``, ``stale``, ``unreviewed`` or ``native``.

    What only a machine has checked counts as unreviewed.
    """
    from unospec.language import pofile
    from unospec.language.review import is_stale, is_translated, state_of

    states: dict[str, str] = {}
    for domain in DOMAINS:
        path = po_path(language, domain)
        if not path.is_file():
            continue
        for message in pofile.read(path):
            if not message.context:
                continue
            if not is_translated(message):
                states[message.context] = "missing"
            elif is_stale(message):
                states[message.context] = "stale"
            else:
                states[message.context] = "native" if state_of(message) == "native" else "unreviewed"
    return states
