"""pybabel, with our extraction methods, finds what our own command finds."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from babel.messages.extract import extract_from_dir
from babel.messages.frontend import parse_mapping_cfg

from unospec import paths
from unospec.language import messages, review
from unospec.language.catalogs import DOMAINS

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("domain", DOMAINS)
def test_pybabel_finds_the_same_messages(domain: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    registered = project["entry-points"]["babel.extractors"]
    with (paths.locales() / "babel" / f"{domain}.cfg").open(encoding="utf-8") as file:
        methods, options = parse_mapping_cfg(file)  # type: ignore[no-untyped-call]
    named = [(pattern, registered[method]) for pattern, method in methods]
    found = {
        context: review.texts(text)
        for top in ("unospec", "spec", "locales", "docs")
        for _, _, text, _, context in extract_from_dir(
            ROOT / top,
            [(pattern.removeprefix(f"{top}/"), method) for pattern, method in named if pattern.startswith(f"{top}/")],
            {pattern.removeprefix(f"{top}/"): values for pattern, values in options.items()},
        )
    }
    expected = {message.context: review.texts(message.id) for message in messages.extract(domain) if message.id}
    assert found == expected
    assert domain == "site" or len(found) > 50
