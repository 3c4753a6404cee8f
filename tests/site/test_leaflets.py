"""Leaflets: long enough for all rules, short enough for the hand, the same bytes each time."""

from __future__ import annotations

import contextlib
import re
import zlib
from pathlib import Path

import pytest

from unospec import paths
from unospec.site import leaflets
from unospec.site.model import Site
from unospec.site.speaker import Speaker
from unospec.spec.rule_sets import names, rule_set

if leaflets.missing():
    pytest.skip(f"missing: {leaflets.missing()}", allow_module_level=True)


def _site(language: str) -> Site:
    return Site(language, Speaker(language), paths.LANGUAGES, Path(), Path())


def _pages(pdf: bytes) -> int:
    """How many pages it has; what describes them may lie in packed streams."""
    streams = re.findall(rb"stream\r?\n(.*?)\r?\nendstream", pdf, re.S)
    whole = [pdf]
    for stream in streams:
        try:
            whole.append(zlib.decompress(stream))
        except zlib.error:
            continue
    return sum(len(re.findall(rb"/Type\s*/Page\b", each)) for each in whole)


@pytest.mark.slow
@pytest.mark.parametrize("language", paths.LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_every_built_leaflet_has_at_most_four_pages(site: Path, language: str, name: str) -> None:
    pdf = (site / language / leaflets.address(name)).read_bytes()
    assert pdf.startswith(b"%PDF")
    assert 2 <= _pages(pdf) <= leaflets.PAGES
    if language == "ka":
        assert any(b"Leaflet-georgian" in part for part in _parts(pdf))


def _parts(pdf: bytes) -> list[bytes]:
    """The file itself and what its compressed streams hold."""
    found = [pdf]
    for stream in re.findall(rb"stream\r?\n(.*?)\r?\nendstream", pdf, re.DOTALL):
        with contextlib.suppress(zlib.error):
            found.append(zlib.decompress(stream))
    return found


def test_the_same_bytes_each_time() -> None:
    site = _site("ka")
    assert leaflets.leaflet(site, rule_set("lv")) == leaflets.leaflet(site, rule_set("lv"))


def test_rules_that_do_not_fit_are_a_problem(monkeypatch: pytest.MonkeyPatch) -> None:
    from unospec.problems import Problem

    monkeypatch.setattr(leaflets, "PAGES", 1)
    monkeypatch.setattr(leaflets, "_SIZES", (9.5,))
    with pytest.raises(Problem, match="does not fit"):
        leaflets.leaflet(_site("en"), rule_set("hu"))
