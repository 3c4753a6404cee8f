"""Pages, and the site of one language that they belong to."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from markupsafe import Markup

from unospec.pictures import cards
from unospec.site.html import Child, el, join
from unospec.site.speaker import Quality, Speaker


@dataclass(slots=True)
class Page:
    """A page of one language.

    path: its address within the language, ``rules/ka``; empty for the home page. title: of the window and the first
    heading. description: one sentence for search engines. body: markup below the heading. section: path of the
    entry of the menu that it belongs to. kind: names its layout, as a class. cards: codes of the cards that it shows.
    headings: level, id and text of those that search and the list of contents should know. disclaimer: whether it
    tells rules. scripts: further files of ``assets/site`` that it needs. quality: of its translation.
    """

    path: str
    title: str
    description: str = ""
    section: str = ""
    kind: str = "plain"
    disclaimer: bool = False
    scripts: tuple[str, ...] = ()
    body: Markup = field(default_factory=Markup)
    cards: dict[str, None] = field(default_factory=dict)
    headings: list[tuple[int, str, str]] = field(default_factory=list)
    quality: Quality = field(default_factory=Quality)

    @property
    def file(self) -> str:
        """Its source file within the docs folder."""
        return f"{self.path}/index.md" if self.path else "index.md"

    def to(self, path: str, anchor: str = "") -> str:
        """The address of another page of the same language, relative to this one."""
        steps = "../" * len(self.path.split("/")) if self.path else ""
        address = steps + (f"{path}/" if path else "")
        return (address or "./") + (f"#{anchor}" if anchor else "")

    def link(self, path: str, text: Child, anchor: str = "", **attributes: str | None) -> Markup:
        """A link to another page of the same language."""
        return el("a", text, href=self.to(path, anchor), **attributes)

    def heading(self, level: int, id: str, text: Child, **attributes: str | None) -> Markup:
        """A heading with an address of its own."""
        self.headings.append((level, id, str(join(text).striptags())))
        return el(f"h{level}", text, id=id, **attributes)

    def card(self, code: str, label: str, width: int = 44) -> Markup:
        """A picture of a card, with its name in its stead for those who cannot see it."""
        self.cards[code] = None
        return Markup(cards.picture(code, label, width))

    def add(self, *children: Child) -> None:
        """Put something below what is there."""
        self.body += join(children)


@dataclass(slots=True)
class Site:
    """The site in one language. speak: its messages. reports: the folder of published reports of engines."""

    language: str
    speak: Speaker
    languages: tuple[str, ...]
    reports: Path
    engines: Path

    def page(self, path: str, title: str, **fields: object) -> Page:
        """A new page; what is said from now on counts for it."""
        self.speak.begin()
        return Page(path, title, **fields)  # type: ignore[arg-type]

    def done(self, page: Page) -> Page:
        """The finished page, with what is known of its translation."""
        page.quality = self.speak.quality()
        return page

    def card_name(self, code: str) -> str:
        """The name of a card, as it is read out."""
        from unospec.language.forms import forms

        if code == "back":
            return self.speak.text("site:card.back")
        words = forms(self.language)
        return words.texts("card", words.forms("card")[0])[code]

    def player(self, number: int) -> str:
        """The first name of a player."""
        from unospec.language.forms import forms

        words = forms(self.language)
        return words.texts("player", words.forms("player")[0])[number]


def contents(page: Page, items: Iterable[tuple[str, Child]], label: str) -> Markup:
    """A short list of links to parts of the page."""
    links = [el("li", el("a", text, href=f"#{anchor}")) for anchor, text in items]
    return el("nav", el("ul", links), class_="contents", aria_label=label)
