"""The reports that are files: whole, well-formed, and safe whatever an engine says."""

from __future__ import annotations

import html
import io
import json
import re
from functools import cache, partial
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as Xml

import pytest
from jsonschema import Draft202012Validator

from tests.reports.building import Lavish, Mute, Spoilt, again, known_issues, never_started, verified
from unospec import __version__, paths
from unospec.adapters.reference import Reference
from unospec.language.catalogs import catalog
from unospec.problems import Problem
from unospec.protocol import schemas
from unospec.reports import badge, files, html_report, json_report, junit, markdown
from unospec.reports.screen import Screen
from unospec.reports.terminal import show
from unospec.reports.verification import Verification

LANGUAGES = ("en", "et", "hu", "ka", "lv")


@cache
def spoilt() -> Verification:
    return verified(Spoilt)


@cache
def runs() -> dict[str, Verification]:
    return {
        "well": verified(Reference),
        "spoilt": spoilt(),
        "lavish": verified(Lavish),
        "mute": verified(Mute),
        "survey": verified(Spoilt, "et", "hu"),
        "nothing": verified(Reference, match="no such id"),
        "never": never_started(),
        "known": known_issues(),
    }


# JSON.


@pytest.mark.parametrize("name", runs())
def test_reports_agree_with_the_schema(name: str) -> None:
    data = json.loads(json.dumps(json_report.plain(runs()[name], catalog("en"))))
    Draft202012Validator(json_report.schema()).validate(data)
    assert list(data)[-1] == "complete"


def test_the_schema_notices_what_is_missing_or_wrong() -> None:
    valid = Draft202012Validator(json_report.schema())
    data: Any = json_report.plain(spoilt(), catalog("en"))
    for key in data:
        assert not valid.is_valid({name: value for name, value in data.items() if name != key}), key
    assert not valid.is_valid({**data, "complete": False})
    assert not valid.is_valid({**data, "totals": {"passed": 3}})
    assert not valid.is_valid({**data, "results": [{**data["results"][0], "verdict": "ok"}]})


def test_the_published_schema_is_up_to_date() -> None:
    written = (paths.spec() / "protocol" / "schemas" / "report.schema.json").read_text(encoding="utf-8")
    assert written == schemas.text(json_report.schema()), "run python -m unospec.reports.json_report"


def test_the_summary_counts_what_applied_beside_what_passed() -> None:
    (numbers,) = json_report.plain(spoilt(), catalog("en"))["summary"]
    assert numbers["applied"] >= numbers["judged"] > numbers["passed"]
    assert sum(each["judged"] for each in numbers["by_standing"].values()) == numbers["judged"]
    assert sum(each["passed"] for each in numbers["by_standing"].values()) == numbers["passed"]


def test_a_report_that_cannot_be_written(tmp_path: Path) -> None:
    with pytest.raises(Problem, match="cannot be written"):
        json_report.write(spoilt(), tmp_path, catalog("en"))
    (tmp_path / "file").touch()
    with pytest.raises(Problem, match="cannot be made"):
        html_report.write(spoilt(), tmp_path / "file", catalog("en"), again)


def test_a_report_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old = tmp_path / "old.json"
    old.write_text("old", encoding="utf-8")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", full)
    for path in (old, tmp_path / "new.json"):
        with pytest.raises(Problem, match="No space left on device"):
            files.write_text(path, "new")
    assert [(each.name, each.read_text(encoding="utf-8")) for each in tmp_path.iterdir()] == [("old.json", "old")]


def test_what_may_not_be_written_is_told_beforehand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "folder").mkdir()
    for check in (files.check_file, partial(files.check_into, name="index.html")):
        check(tmp_path / "new")
    files.check_file(tmp_path / "file")
    files.check_into(tmp_path / "new" / "and" / "newer", "index.html")
    monkeypatch.setattr("os.access", lambda path, mode: False)
    for path in (tmp_path / "file", tmp_path / "new"):
        with pytest.raises(Problem, match=r"cannot be written \(Permission denied\)"):
            files.check_file(path)
    for path in (tmp_path / "folder", tmp_path / "new" / "newer"):
        with pytest.raises(Problem, match=r"cannot be made \(Permission denied\)"):
            files.check_into(path, "index.html")
    assert not (tmp_path / "new").exists()


# JUnit XML, as the schema of Jenkins' xUnit plugin (junit-10.xsd) wants it.

_ATTRIBUTES = {
    "testsuites": {"name", "time", "tests", "failures", "disabled", "errors"},
    "testsuite": {
        "name",
        "tests",
        "failures",
        "errors",
        "group",
        "time",
        "skipped",
        "timestamp",
        "hostname",
        "id",
        "package",
        "file",
    },
    "properties": set[str](),
    "property": {"name", "value"},
    "testcase": {"name", "time", "classname", "group", "file", "line", "status", "assertions"},
    "failure": {"type", "message"},
    "error": {"type", "message"},
    "skipped": {"type", "message"},
}
_CHILDREN = {
    "testsuites": {"testsuite"},
    "testsuite": {"properties", "testcase", "system-out", "system-err"},
    "properties": {"property"},
    "testcase": {"skipped", "error", "failure", "system-out", "system-err"},
}


def fits(element: Xml.Element) -> None:
    assert set(element.attrib) <= _ATTRIBUTES[element.tag], element.attrib
    assert {child.tag for child in element} <= _CHILDREN.get(element.tag, set())
    if element.tag in ("testsuite", "testcase", "property"):
        assert element.get("name")
    for count in ("tests", "failures", "errors", "skipped"):
        assert (element.get(count) or "0").isdigit()
    assert float(element.get("time", "0")) >= 0
    for child in element:
        fits(child)


@pytest.mark.parametrize("name", runs())
def test_junit_has_the_usual_shape_and_right_numbers(name: str) -> None:
    run = runs()[name]
    root = Xml.fromstring(junit.text(run, catalog("en"), again).encode())
    fits(root)
    cases = list(root.iter("testcase"))
    assert len(cases) == len(run.results) == int(root.get("tests", ""))
    assert len(root.findall("*/testcase/failure")) == int(root.get("failures", "")) == run.totals["fail"]
    assert len(root.findall("*/testcase/error")) == int(root.get("errors", ""))
    for suite in root:
        assert int(suite.get("tests", "")) == len(suite.findall("testcase"))
        for kind, count in (("failure", "failures"), ("error", "errors"), ("skipped", "skipped")):
            assert int(suite.get(count, "")) == len(suite.findall(f"testcase/{kind}"))
    names = [(case.get("classname"), case.get("name")) for case in cases]
    assert len(set(names)) == len(names)


def test_junit_has_a_suite_for_each_feature_and_the_story_of_each_failure() -> None:
    root = Xml.fromstring(junit.text(spoilt(), catalog("en"), again).encode())
    assert len(root) > 2
    for case in root.iter("testcase"):
        assert str(case.get("classname")).startswith("hu.")
        for failure in case.findall("failure"):
            text = failure.text or ""
            assert "Given " in text
            assert "The position before" in text
            assert "--scenario hu-" in text
            assert re.match(r"fail:[a-z-]+", str(failure.get("type")))


def test_a_known_issue_is_skipped_in_junit_and_one_that_passes_is_a_failure() -> None:
    failing = next(each.scenario.id for each in spoilt().results if each.verdict == "fail")
    for engine, kind in ((Spoilt, "skipped"), (Reference, "failure")):
        root = Xml.fromstring(junit.text(verified(engine, known=failing), catalog("en"), again).encode())
        (case,) = (case for case in root.iter("testcase") if f"({failing})" in str(case.get("name")))
        assert [child.tag for child in case] == [kind]


def test_what_breaks_down_is_an_error_in_junit() -> None:
    root = Xml.fromstring(junit.text(runs()["mute"], catalog("en"), again).encode())
    assert root.find("*/testcase/error") is not None
    assert root.find("*/testcase/failure") is None


# HTML.


class Page(HTMLParser):
    """What stands in a page. tags: each with its attributes. Elements have to be closed in order."""

    VOID = frozenset({"meta", "link", "br", "rect", "path", "circle", "use"})

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self._open: list[str] = []
        self.feed(text)
        assert self._open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in self.VOID:
            self._open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.mark.parametrize("name", runs())
def test_the_page_is_well_formed_and_asks_for_nothing(name: str) -> None:
    text = html_report.page(runs()[name], catalog("en"), again)
    page = Page(text)
    for tag, attributes in page.tags:
        assert tag not in ("script", "img", "iframe", "object", "embed", "form", "base")
        assert not any(key.startswith("on") for key in attributes)
        for key in ("href", "src", "xlink:href"):
            assert (attributes.get(key) or "#").startswith(("#", "data:,"))
    assert "url(" not in text
    assert "@import" not in text
    assert any(a.get("http-equiv") == "Content-Security-Policy" for _, a in page.tags)


def test_the_pictures_of_a_page_have_their_cards_in_it_once() -> None:
    page = Page(html_report.page(spoilt(), catalog("en"), again))
    symbols = [attributes["id"] for tag, attributes in page.tags if tag == "symbol"]
    used = {str(attributes["href"]).removeprefix("#") for tag, attributes in page.tags if tag == "use"}
    assert len(set(symbols)) == len(symbols)
    assert used == set(symbols)
    pictures = [attributes for _, attributes in page.tags if attributes.get("class") == "table"]
    assert len(pictures) >= len([each for each in spoilt().results if each.verdict == "fail"])
    assert all("Round the table, clockwise: " in str(each["aria-label"]) for each in pictures)


def test_ids_of_a_page_are_unique_and_its_headings_in_order() -> None:
    page = Page(html_report.page(runs()["survey"], catalog("en"), again))
    ids = [attributes["id"] for _, attributes in page.tags if "id" in attributes]
    assert len(set(ids)) == len(ids)
    levels = [int(tag[1]) for tag, _ in page.tags if re.fullmatch("h[1-6]", tag)]
    assert levels[0] == 1
    assert all(after - before <= 1 for before, after in pairwise(levels))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_its_language_and_speaks_it(language: str) -> None:
    text = html_report.page(spoilt(), catalog(language), again)
    page = Page(text)
    assert ("html", {"lang": language}) in page.tags
    # No native speaker has read any translation yet, and the page says so at its end.
    assert (catalog(language).text("site:translation.native") in text) == (language != "en")
    assert catalog(language).text("ui:verdict.fail") in page.text
    assert not re.search(r"\bp[1-9]\b|\b(?:red|blue|green|yellow)-\w", page.text)


# All of them.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("which", "most"), [("spoilt", 400), ("known", 1001), ("never", 10_001)])
def test_what_an_engine_says_is_nowhere_passed_on_as_it_is(language: str, which: str, most: int) -> None:
    speak = catalog(language)
    run = runs()[which]
    stream = io.StringIO()
    show(run, Screen(stream, 100, False), speak, again)
    texts = {
        "terminal": stream.getvalue().replace("<script", "").replace("]]>", ""),  # which are harmless there
        "html": html_report.page(run, speak, again),
        "junit": junit.text(run, speak, again),
        "markdown": markdown.text(run, speak, again),
        "badge": badge.svg(run, speak),
    }
    for name, text in texts.items():
        assert "<script" not in text, name
        assert "]]>" not in text, name
        assert not re.search("[\x00-\x08\x0b-\x1f\x7f\u200f\u202e]", text), name
        assert "x" * most not in text, name
        assert "alert(1)" in text, name
    assert "&lt;script" in texts["markdown"]
    heads = [line for line in texts["markdown"].splitlines() if line.startswith(("#", "|"))]
    assert not any("www.example" in line or "@all" in line or re.search(r"(?<!\\)\*\*", line) for line in heads)
    Xml.fromstring(texts["badge"])


def test_no_row_of_a_markdown_table_is_broken() -> None:
    text = markdown.text(runs()["spoilt"], catalog("en"), again)
    rows = [line for line in text.splitlines() if line.startswith("|")]
    assert len(rows) > 3
    assert {len(re.findall(r"(?<!\\)\|", row)) for row in rows} == {4}


def test_stories_in_markdown_have_no_line_that_ends_them() -> None:
    text = markdown.text(runs()["spoilt"], catalog("en"), again)
    for block in re.findall(r"<pre>(.*?)</pre>", text, re.DOTALL):
        assert all(line for line in block.split("\n"))


@pytest.mark.parametrize(
    ("name", "sign", "fill"), [("well", "✓", "#1b7f3b"), ("spoilt", "✗", "#b3261e"), ("nothing", "–", "#5f5b66")]
)
def test_a_badge_says_in_sign_and_colour_how_it_went(name: str, sign: str, fill: str) -> None:
    run = runs()[name]
    text = badge.svg(run, catalog("en"))
    root = Xml.fromstring(text)
    assert root.get("role") == "img"
    assert sign in text
    assert fill in text
    (part,) = run.parts
    if part.judged:
        assert f"hu {part.passed}/{part.judged}" in text
    assert __version__ in text


def test_numbers_say_how_many_applied_and_with_which_suite() -> None:
    (part,) = spoilt().parts
    told = f"{part.passed} of {part.judged} passed; {part.applied} applied; on the text's words alone: "
    for text in (
        html_report.page(spoilt(), catalog("en"), again),
        markdown.text(spoilt(), catalog("en"), again),
        badge.svg(spoilt(), catalog("en")),
    ):
        assert told in html.unescape(text)
        assert __version__ in text


def test_what_no_xml_can_hold_is_left_out_of_junit() -> None:
    # The command line is the user's own, and goes through no other filter.
    text = junit.text(spoilt(), catalog("en"), lambda rules, scenario: f"a\x00b\x1b\ud800\ufffe {scenario}")
    assert "a\ufffdb\ufffd\ufffd\ufffd hu-" in text
    Xml.fromstring(text.encode())


def test_text_in_markdown_says_just_that() -> None:
    assert markdown.escaped("a|b") == r"a\|b"
    assert markdown.escaped("*<b>*\n`c`") == r"\*&lt;b&gt;\* \`c\`"
    assert markdown.escaped("@all https://x.org") == "&#64;all https:&#47;&#47;x.org"
