"""What holds of the whole built site: links, languages, sizes, nothing from elsewhere, the same bytes each time."""

from __future__ import annotations

import gzip
import os
import posixpath
import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.site.conftest import Reading
from unospec import paths
from unospec.site import build as building
from unospec.site.play import play_all

pytestmark = pytest.mark.slow

Readings = dict[str, Reading]

#: A page of each kind.
KINDS = (
    "",
    "rules/",
    "rules/ka/",
    "disputes/",
    "compare/",
    "scenarios/",
    "scenarios/hu-draw-two-answered/",
    "engines/",
    "engines/rlcard/",
    "contribute/",
    "contribute/glossary/",
    "contribute/strength/",
    "contribute/matrix/",
)


def test_every_language_has_the_same_pages(site: Path) -> None:
    pages = {
        language: {path.relative_to(site / language).as_posix() for path in (site / language).rglob("*.html")}
        for language in paths.LANGUAGES
    }
    assert len(pages["en"]) > 400
    for language in paths.LANGUAGES:
        assert pages[language] == pages["en"], language
    assert {f"{kind}index.html" for kind in KINDS} <= pages["en"]


@pytest.mark.parametrize("language", paths.LANGUAGES)
def test_the_theme_says_nothing_of_its_own(site: Path, language: str) -> None:
    from unospec.language.catalogs import catalog

    text = (site / language / "index.html").read_text(encoding="utf-8")
    assert f'<html lang="{language}"' in text
    (skip,) = re.findall(r'class="md-skip">\s*(.*?)\s*</a>', text)
    assert skip == catalog(language).text("site:skip")


def test_links_lead_somewhere(site: Path, readings: Readings) -> None:
    ids = {address: frozenset(reading.ids) for address, reading in readings.items()}
    broken = set()
    for address, reading in readings.items():
        for tag, attributes in reading.elements:
            link = attributes.get("href", attributes.get("src", ""))
            parts = urlsplit(link)
            if tag == "use" or not link or parts.scheme or address == "404.html":
                continue
            target = posixpath.normpath(posixpath.join(posixpath.dirname(address), parts.path or "."))
            if parts.path == "" and parts.fragment:
                target = address
            elif parts.path.endswith(("/", ".")) or not parts.path:
                target = posixpath.normpath(f"{target}/index.html")
            if not (site / target).is_file() or (parts.fragment and parts.fragment not in ids[target]):
                broken.add(f"{address}: {link}")
    assert not broken, sorted(broken)[:10]


def test_language_switch_stays_on_the_page(readings: Readings) -> None:
    for language in paths.LANGUAGES:
        for kind in KINDS:
            address = f"{language}/{kind}index.html"
            links = [each for each in readings[address].all("a") if "hreflang" in each]
            alternates = [each for each in readings[address].all("link") if "hreflang" in each]
            for found in (links, alternates):
                assert {each["hreflang"] for each in found} == set(paths.LANGUAGES)
                for each in found:
                    target = posixpath.normpath(posixpath.join(posixpath.dirname(address), each["href"]))
                    assert target == f"{each['hreflang']}/{kind}".rstrip("/"), address


def test_pages_say_their_language(readings: Readings) -> None:
    for address, reading in readings.items():
        (html,) = reading.all("html")
        language = address.split("/")[0] if "/" in address else "en"
        assert html["lang"] == language, address


def test_pages_are_well_formed(readings: Readings) -> None:
    for address, reading in readings.items():
        assert not reading.unbalanced, (address, reading.unbalanced[:5])
        assert len(reading.ids) == len(set(reading.ids)), address
        assert len(reading.all("h1")) == 1, address


def test_cards_are_defined_once_and_all_of_them(readings: Readings) -> None:
    used = 0
    for address, reading in readings.items():
        uses = {each["href"] for each in reading.all("use")}
        assert uses <= {f"#{id}" for id in reading.ids}, address
        used += len(uses)
    assert used


def test_nothing_comes_from_another_host(site: Path, readings: Readings) -> None:
    for address, reading in readings.items():
        for tag, attributes in reading.elements:
            for name in ("src", "href", "srcset", "action"):
                if tag != "a" and urlsplit(attributes.get(name, "")).netloc:
                    pytest.fail(f"{address}: <{tag} {name}={attributes[name]}>")
    for path in site.rglob("*.css"):
        assert not re.search(r"(url\(|@import)\s*['\"]?(https?:)?//", path.read_text(encoding="utf-8")), path


def test_first_load_is_light(site: Path, readings: Readings) -> None:
    heaviest = 0
    packed: dict[str, int] = {}
    for address, reading in readings.items():
        files = {address}
        links = [each["href"] for each in reading.all("link") if each.get("rel") in ("stylesheet", "icon")]
        for link in (*links, *(each["src"] for each in reading.all("script") if "src" in each)):
            files.add(posixpath.normpath(posixpath.join(posixpath.dirname(address), urlsplit(link).path)))
        for file in files - set(packed):
            packed[file] = len(gzip.compress((site / file).read_bytes()))
        heaviest = max(heaviest, sum(packed[file] for file in files))
    assert heaviest < 300_000


def test_unchanged_pages_are_the_same_bytes(site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(os.environ, "SOURCE_DATE_EPOCH", "")
    # Where the site was built before, nothing has been played here.
    building._played.update(play_all())
    building._one("ka", paths.LANGUAGES, tmp_path / "work", tmp_path / "out", None, "")
    again = {path.relative_to(tmp_path / "out"): path for path in (tmp_path / "out").rglob("*") if path.is_file()}
    first = {path.relative_to(site): path for path in (site / "ka").rglob("*") if path.is_file()}
    assert again.keys() == first.keys()
    differing = [str(name) for name in first if first[name].read_bytes() != again[name].read_bytes()]
    assert not differing, differing[:5]


def test_rule_pages_say_whose_rules_they_are(site: Path) -> None:
    from unospec.language.catalogs import catalog

    for language in paths.LANGUAGES:
        for kind in ("", "rules/ka/", "disputes/", "compare/", "scenarios/hu-draw-two-answered/"):
            page = (site / language / kind / "index.html").read_text(encoding="utf-8")
            assert catalog(language).text("site:trademark") in page
            assert catalog(language).text("site:regional") in page


def test_every_rule_of_a_set_has_its_place(readings: Readings) -> None:
    from unospec.site.moot import is_moot
    from unospec.spec.rule_sets import names, rule_set

    for name in names():
        rules = rule_set(name).rules
        shown = set(readings[f"en/rules/{name}/index.html"].ids)
        assert {rule for rule in rules if not is_moot(rule, rules)} <= shown


def test_georgian_font_lies_with_its_licence(site: Path) -> None:
    fonts = site / "ka" / "assets" / "fonts"
    assert (fonts / "noto-sans-georgian-georgian.woff2").read_bytes()[:4] == b"wOF2"
    assert "SIL Open Font License" in (fonts / "OFL.txt").read_text(encoding="utf-8")
