"""What lies above the languages: the page that sends a reader to theirs, the map of the site, the page not found."""

from __future__ import annotations

import json
from pathlib import Path

from markupsafe import Markup

from unospec.language.catalogs import catalog
from unospec.site.config import native_name
from unospec.site.html import Child, el

#: A file by which a folder is known as a site that may be built anew.
MARK = ".unospec-site"

_STYLE = (
    "body{font:1.1rem/1.5 system-ui,sans-serif;max-width:36rem;margin:3rem auto;padding:0 1rem;color-scheme:light dark}"
    "@font-face{font-family:G;src:url(BASEen/assets/fonts/noto-sans-georgian-georgian.woff2)}"
    ":lang(ka){font-family:G,sans-serif}li{margin:.6rem 0}a{display:inline-block;min-height:24px}"
    "nav ul{display:flex;flex-wrap:wrap;gap:0 1.2rem;list-style:none;padding:0}nav [aria-current]{font-weight:bold}"
)

#: On a page that is not found: the language of the address is kept, and so is the rest of it in the other languages.
_KEEP = """
var all=[].slice.call(document.querySelectorAll('section')),found=all.map(function(each){return each.lang});
var parts=location.pathname.split('/');
for(var at=0;at<parts.length&&found.indexOf(parts[at])<0;at+=1);
if(at<parts.length){
  var base=parts.slice(0,at).join('/')+'/',rest=parts.slice(at+1).join('/')+location.search+location.hash;
  document.documentElement.lang=parts[at];
  all.forEach(function(each){
    each.hidden=each.lang!==parts[at];
    [].forEach.call(each.querySelectorAll('a'),function(link){link.href=base+each.lang+'/'+link.dataset.page});
    if(!each.hidden){
      document.title=each.querySelector('h2').textContent;
      document.querySelector('h1').textContent=each.dataset.name;
    }
  });
  [].forEach.call(document.querySelectorAll('nav a'),function(link){
    link.href=base+link.lang+'/'+rest;
    if(link.lang===parts[at])link.setAttribute('aria-current','true');
  });
}
"""


def write(out: Path, languages: tuple[str, ...], url: str) -> None:
    """Writes what lies above the languages."""
    (out / "index.html").write_text(_index(languages), encoding="utf-8")
    (out / "404.html").write_text(_not_found(languages, url), encoding="utf-8")
    # Servers that know such a file send readers to their language without a script.
    lines = [f"/ /{language}/ 302 Language={language}" for language in languages if language != "en"]
    (out / "_redirects").write_text("\n".join([*lines, "/ /en/ 302", ""]), encoding="utf-8")
    if url:
        (out / "sitemap.xml").write_text(_sitemap(out, languages, url), encoding="utf-8")
        (out / "robots.txt").write_text(f"User-agent: *\nSitemap: {url}/sitemap.xml\n", encoding="utf-8")


def _index(languages: tuple[str, ...]) -> str:
    known = json.dumps(list(languages))
    first = "en" if "en" in languages else languages[0]
    script = (
        f"var k={known},w=navigator.languages||[navigator.language];"
        "for(var i=0;i<w.length;i++){var c=(w[i]||'').slice(0,2).toLowerCase();"
        "if(k.indexOf(c)>=0){location.replace(c+'/');break}}"
        f"if(i>=w.length)location.replace('{first}/');"
    )
    items = [
        el("li", el("a", native_name(each), " – ", catalog(each).text("site:home.title"), href=f"{each}/", lang=each))
        for each in languages
    ]
    links = [el("link", rel="alternate", hreflang=each, href=f"{each}/") for each in languages]
    main = [el("p", catalog(first).text("site:root.choose")), el("ul", items)]
    return _page(main, [*links, el("script", Markup(script))], "", first)


def _not_found(languages: tuple[str, ...], url: str) -> str:
    from urllib.parse import urlsplit

    base = f"{urlsplit(url).path}/"
    first = "en" if "en" in languages else languages[0]
    parts = []
    for language in languages:
        text = catalog(language).text
        ways = [("", text("site:home")), ("search/", text("site:search")), ("rules/", text("site:menu.rules"))]
        links = [el("li", el("a", said, href=f"{base}{language}/{page}", data_page=page)) for page, said in ways]
        said = [el("h2", text("site:missing.title")), el("p", text("site:missing.text")), el("ul", links)]
        parts.append(el("section", said, lang=language, data_name=text("site:name")))
    switch = [el("li", el("a", native_name(each), href=f"{base}{each}/", lang=each)) for each in languages]
    nav = el("nav", el("ul", switch), aria_label=catalog(first).text("site:languages"))
    return _page([parts, nav, el("script", Markup(_KEEP))], None, base, first)


def _page(main: Child, head: Child, base: str, language: str) -> str:
    title = catalog(language).text("site:name")
    body = el("body", el("main", el("h1", title), main))
    meta = Markup('<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">')
    inner = el("head", meta, el("title", title), el("style", Markup(_STYLE.replace("BASE", base))), head)
    return f"<!doctype html>\n{el('html', inner, body, lang=language)}\n"


def _sitemap(out: Path, languages: tuple[str, ...], url: str) -> str:
    paths = sorted(
        each.parent.relative_to(out / languages[0]).as_posix() for each in (out / languages[0]).rglob("index.html")
    )
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ]
    for path in paths:
        tail = "" if path == "." else f"{path}/"
        for language in languages:
            others = "".join(
                f'<xhtml:link rel="alternate" hreflang="{each}" href="{url}/{each}/{tail}"/>' for each in languages
            )
            lines.append(f"<url><loc>{url}/{language}/{tail}</loc>{others}</url>")
    return "\n".join([*lines, "</urlset>", ""])
