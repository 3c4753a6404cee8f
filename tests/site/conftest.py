"""The site, built once for all tests of it."""

from __future__ import annotations

import os
from html.parser import HTMLParser
from pathlib import Path

import pytest

from unospec.site.build import build

#: Elements that have no end.
_VOID = frozenset({"br", "col", "hr", "img", "input", "link", "meta"})


class Reading(HTMLParser):
    """A page taken apart. elements: names with attributes. ids, links: in order. unbalanced: ends without beginning."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path
        self.elements: list[tuple[str, dict[str, str]]] = []
        self.unbalanced: list[str] = []
        self._open: list[str] = []
        self.feed(path.read_text(encoding="utf-8"))
        self.unbalanced += self._open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, {name: value or "" for name, value in attrs}))
        if tag not in _VOID:
            self._open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        if self._open and self._open[-1] == tag:
            self._open.pop()
        else:
            self.unbalanced.append(tag)

    def all(self, tag: str) -> list[dict[str, str]]:
        """The attributes of all elements of that name."""
        return [attributes for name, attributes in self.elements if name == tag]

    @property
    def ids(self) -> list[str]:
        return [attributes["id"] for _, attributes in self.elements if "id" in attributes]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the built site. While a test is being written, ``UNOSPEC_SITE`` may name one that is built."""
    if os.environ.get("UNOSPEC_SITE"):
        return Path(os.environ["UNOSPEC_SITE"])
    out = tmp_path_factory.mktemp("site") / "out"
    build(out)
    return out


@pytest.fixture(scope="session")
def readings(site: Path) -> dict[str, Reading]:
    """Every page, by its address from the root of the site."""
    return {path.relative_to(site).as_posix(): Reading(path) for path in sorted(site.rglob("*.html"))}
