"""Long texts are told piece by piece, and nothing of them but the words changes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.conftest import Checkout
from unospec import paths
from unospec.language import manual, messages
from unospec.language.catalogs import Catalog, catalog
from unospec.language.checks import check_catalog

TEXT = """\
# A title

Two lines of
one paragraph with `code`.

* an item
  that goes on
* `only code`

1. first
2. second

| head | other |
|---|---|
| `a` | what it *is* |
| `b` | |
| `c` | what it *is* |

```sh file=x
# no heading
  kept as it is
```

## A title
Two lines of one paragraph with another end.
"""


class Loud(Catalog):
    """Everything is translated: into capitals."""

    def __init__(self, texts: dict[str, str]) -> None:
        super().__init__("xx")
        self._texts = texts

    def has(self, context: str) -> bool:
        return True

    def text(self, context: str, /, **fields: object) -> str:
        return self._texts[context].upper()


@pytest.fixture
def page(tmp_path: Path) -> Path:
    path = tmp_path / "page.md"
    path.write_text(TEXT, encoding="utf-8")
    return path


def test_all_but_the_pieces_stays(page: Path) -> None:
    texts = {piece.context: piece.text for line in manual.lines(page) for piece in line.pieces if piece.context}
    said = manual.told(page, Loud(texts))
    assert said == (
        "# A TITLE\n\nTWO LINES OF ONE PARAGRAPH WITH `CODE`.\n\n* AN ITEM THAT GOES ON\n* `only code`\n\n"
        "1. FIRST\n2. SECOND\n\n| HEAD | OTHER |\n|---|---|\n| `a` | WHAT IT *IS* |\n| `b` |  |\n"
        "| `c` | WHAT IT *IS* |\n\n```sh file=x\n# no heading\n  kept as it is\n```\n\n"
        "## A TITLE\nTWO LINES OF ONE PARAGRAPH WITH ANOTHER END.\n"
    )


def test_pieces_that_differ_have_different_contexts(page: Path) -> None:
    texts: dict[str, set[str]] = {}
    for line in manual.lines(page):
        for piece in line.pieces:
            texts.setdefault(piece.context, set()).add(piece.text)
    del texts[""]
    assert all(len(each) == 1 for each in texts.values())
    assert [context for context in texts if context.endswith("+")] == [
        "manual:page:a-title/two-lines-of-one-paragraph-with+"
    ]


def test_what_is_not_translated_is_told_as_the_caller_wants(page: Path) -> None:
    assert "<A title>" in manual.told(page, Catalog("xx"), "<{}>".format)
    assert manual.told(page, catalog("en")) == TEXT


@pytest.mark.parametrize("language", messages.translated())
@pytest.mark.parametrize("file", ["docs/guide/adapter.md", "spec/protocol/protocol.md"])
def test_a_translation_has_the_same_code_and_marks(file: str, language: str) -> None:
    def bare(text: str) -> list[str]:
        blocks = re.findall(r"^```.*?^```$", text, re.M | re.S)
        marks = re.findall(r"^(?:#+|\*|\d+\.|\|)", re.sub(r"^```.*?^```$", "", text, flags=re.M | re.S), re.M)
        return blocks + marks

    path = paths.data() / file
    said = manual.told(path, catalog(language))
    assert bare(said) == bare(path.read_text(encoding="utf-8"))
    assert len(re.findall(r"^```", said, re.M)) > 10


def test_other_code_than_in_the_english_is_told(checkout: Checkout) -> None:
    name = "locales/hu/LC_MESSAGES/manual.po"
    context = "manual:protocol:limits-and-what-goes-wrong/the-adapter-answered-error"
    text = checkout.read(name)
    entry = text[text.index(f'msgctxt "{context}"') :].partition("\n\n")[0]
    checkout.change(name, entry, entry[: entry.index("msgstr")] + 'msgstr "Az adapter ezt válaszolta: `eror`"')
    told = (str(each) for each in check_catalog(messages.extract("manual"), "hu", "manual"))
    (problem,) = (each for each in told if f'"{context}"' in each)
    assert "has other code or addresses than the English: without `error`, with `eror`" in problem
