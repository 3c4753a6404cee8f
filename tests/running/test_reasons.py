"""Reasons in common words are told in the reader's language, whoever gives them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from unospec import paths
from unospec.language.catalogs import catalog
from unospec.reports.words import reason
from unospec.running.reasons import TEXTS, known

ROOT = Path(__file__).resolve().parent.parent.parent

#: Where adapters that are shipped, and the kits, say why.
SAID = [
    *(ROOT / "unospec" / "adapters").rglob("*.py"),
    *(ROOT / "unospec" / "adapters").rglob("*.js"),
    *(ROOT / "unospec" / "kits").rglob("*.py"),
    *(ROOT / "unospec" / "kits").rglob("*.js"),
    *(ROOT / "unospec" / "kits").rglob("*.java"),
]

_WHY = re.compile(r"(?:Unsupported|Refused)\(\s*(?:[\w.]+\.id,\s*)?(f?[\"'`])((?:(?!\1$)[^\"`'])+)[\"'`]")


def test_shipped_adapters_and_kits_say_it_in_common_words() -> None:
    said = [
        (path.name, re.sub(r"\$?\{[^}]*\}", "red-7", match[2]))
        for path in SAID
        for match in _WHY.finditer(path.read_text(encoding="utf-8"))
    ]
    texts = {text for _, text in said if text not in ("why", "reason")}
    assert len(texts) > 15
    assert {text for text in texts if known(text) is None} == set()


def test_every_refusal_of_the_reference_has_its_words() -> None:
    codes: set[str] = set()
    for path in (ROOT / "reference_impl").glob("*.py"):
        source = path.read_text(encoding="utf-8")
        codes |= set(re.findall(r'Refusal\("([a-z-]+)"', source))
        codes |= set(re.findall(r'forbidden\([^()]*"([a-z-]+)"\)', source))
    assert len(codes) > 20
    assert codes == {id.partition(":")[2] for id in TEXTS if id.startswith("refusal:")}


def test_the_protocol_lists_them() -> None:
    page = (paths.spec() / "protocol" / "protocol.md").read_text(encoding="utf-8")
    assert [line[3:-1] for line in page.splitlines() if line.startswith("* `")][-27:] == [
        text for id, text in TEXTS.items() if id.startswith("why.")
    ]


@pytest.mark.parametrize("language", ["et", "hu", "ka", "lv"])
@pytest.mark.parametrize(
    ("said", "fields"),
    [
        ("the engine has no blank cards", ()),
        ("the engine has no place for this: scores", ("ui:field.scores",)),
        ("does-not-fit (card-match/colour-or-symbol)", ("rule:card-match:title",)),
        ("not-held", ()),
    ],
)
def test_they_are_told_in_the_language(language: str, said: str, fields: tuple[str, ...]) -> None:
    speak = catalog(language)
    told = reason(said, speak)
    assert told != reason(said, catalog("en"))
    assert all(speak.text(each) in told for each in fields)


def test_what_an_engine_says_itself_stays() -> None:
    assert reason("Not on my watch", catalog("hu")) == "Not on my watch"
    assert reason("the engine has no place for this: two words", catalog("hu")).endswith("two words")
