"""For those who take part: scenarios, translations, the protocol, the glossary, how much the scenarios notice."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from markupsafe import Markup

from unospec import paths
from unospec.language import manual
from unospec.site.html import Child, el, table
from unospec.site.model import Page, Site, contents
from unospec.site.pages import matrix, strength
from unospec.site.play import Played
from unospec.site.speaker import Speaker


def pages(site: Site, played: Mapping[str, Played]) -> Iterator[Page]:
    """All pages of this kind."""
    yield _overview(site, chapters())
    yield _glossary(site)
    yield strength.page(site)
    yield matrix.page(site)
    for name, path in chapters().items():
        yield _chapter(site, name, path)


def _overview(site: Site, long: Mapping[str, Path]) -> Page:
    t, text = site.speak.t, site.speak.text
    page = site.page("contribute", text("site:contribute.title"), section="contribute", kind="prose")
    page.description = text("site:contribute.about")
    links = [
        el("li", page.link(f"contribute/{name}", t(f"site:contribute.{name}")))
        for name in (*long, "glossary", "strength", "matrix")
    ]
    page.add(el("p", t("site:contribute.about"), class_="lead"), el("ul", links))
    for part, command in (
        ("scenario", "unospec scenarios --check\nunospec verify --engine reference --rules hu\nunospec trace\n"),
        ("translation", "unospec locales status\nunospec locales check\n"),
    ):
        page.add(page.heading(2, part, t(f"site:contribute.{part}")))
        page.add(el("ol", [el("li", t(f"site:contribute.{part}-{number}")) for number in range(1, 5)]))
        page.add(el("pre", el("code", command), tabindex="0"))
    return site.done(page)


def chapters() -> dict[str, Path]:
    """The long texts that there are, by the last part of their address."""
    wanted = {
        "protocol": paths.spec() / "protocol" / "protocol.md",
        "guide": paths.data() / "docs" / "guide" / "adapter.md",
    }
    guides = sorted((paths.data() / "docs" / "guide").glob("*.md"))
    if not wanted["guide"].is_file() and guides:
        wanted["guide"] = guides[0]
    return {name: path for name, path in wanted.items() if path.is_file()}


def _chapter(site: Site, name: str, path: Path) -> Page:
    text = site.speak.text
    page = site.page(f"contribute/{name}", text(f"site:contribute.{name}"), section="contribute", kind="prose")
    page.description = page.title
    body = _rendered(path, site.speak)
    parts = [(id, Markup(text)) for id, text in re.findall(r'<h2 id="([^"]+)">(.*?)</h2>', body)]
    page.headings += [(2, id, str(text.striptags())) for id, text in parts]
    listed = contents(page, [(id, text.striptags()) for id, text in parts], text("site:contents"))
    page.add(listed, el("div", body))
    return site.done(page)


def schemas() -> list[Path]:
    """The JSON Schemas of the protocol, which the site has as files."""
    return sorted((paths.spec() / "protocol" / "schemas").glob("*.json"))


def _rendered(path: Path, speak: Speaker) -> Markup:
    """A file of our own in Markdown as HTML, without its first heading.

    Links to the schemas and to the other long texts lead to where the site has them, those to other files become plain
    text. A heading has the same address in every language.
    """
    import markdown  # type: ignore[import-untyped]
    from markdown.extensions.toc import TocExtension, slugify  # type: ignore[import-untyped]

    headings = iter([line.pieces[0].text for line in manual.lines(path) if line.lead.startswith("#")])
    addresses = TocExtension(slugify=lambda _, separator: slugify(next(headings), separator))
    speak.note(piece.context for line in manual.lines(path) for piece in line.pieces if piece.context)
    text = manual.told(path, speak, '<span lang="en">{}</span>'.format)
    # Of what stands after three backticks, Markdown knows the name of a language alone.
    text = re.sub(r"^(\s*```\w+) [^\n]*$", r"\1", text, flags=re.M)
    html = markdown.markdown(text, extensions=["tables", "fenced_code", addresses], output_format="html")
    html = re.sub(r"<h1[^>]*>.*?</h1>", "", html, count=1, flags=re.S)
    html = re.sub(r'<a href="([^"]*)">(.*?)</a>', lambda found: _linked(*found.groups()), html, flags=re.S)
    html = html.replace("<pre>", '<pre tabindex="0">')
    html = re.sub(
        r"<table>.*?</table>", lambda found: f'<div class="wide" tabindex="0">{found[0]}</div>', html, flags=re.S
    )
    return Markup(html)


def _linked(address: str, text: str) -> str:
    """A link of such a file, or its text alone where the site does not have what it leads to."""
    if re.match("https?:|#", address):
        return f'<a href="{address}">{text}</a>'
    if address in {f"schemas/{path.name}" for path in schemas()}:
        return f'<a href="../../{address}">{text}</a>'
    chapter = next((name for name, path in chapters().items() if path.name == Path(address).name), None)
    return f'<a href="../{chapter}/">{text}</a>' if chapter else text


def _why(entry: Mapping[str, Any], language: str) -> Markup:
    """Why a word was chosen, in the language itself where the page is in it, else in English."""
    key = "why" if language == "en" or "reason" not in entry else "reason"
    return el("span", str(entry.get(key, "")), lang="en" if key == "why" else language)


def _glossary(site: Site) -> Page:
    import yaml

    t, text = site.speak.t, site.speak.text
    page = site.page("contribute/glossary", text("site:contribute.glossary"), section="contribute", kind="prose")
    page.description = text("site:contribute.glossary-about")
    page.add(el("p", t("site:contribute.glossary-about"), class_="lead"))
    for language in site.languages if site.language == "en" else (site.language,):
        path = paths.locales() / language / "glossary.yaml"
        if not path.is_file():
            continue
        entries: list[dict[str, Any]] = yaml.safe_load(path.read_text(encoding="utf-8")) or []
        rows: list[list[Child]] = [
            [
                el("span", str(entry["term"]), lang="en"),
                el("span", str(entry["word"]), lang=language),
                _why(entry, site.language),
            ]
            for entry in entries
            if isinstance(entry, dict) and "term" in entry and "word" in entry
        ]
        if site.language == "en":
            from unospec.site.config import native_name

            page.add(page.heading(2, language, el("span", native_name(language), lang=language)))
        heads = [t(f"site:contribute.{head}") for head in ("term", "word", "why")]
        page.add(table(heads, rows, class_="stacks"))
    return site.done(page)
