"""The configuration of MkDocs for one language."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from unospec.site.speaker import Speaker
from unospec.spec.faults import Fault

#: The menu: address within a language, and the message that names it.
SECTIONS = (
    ("rules", "site:menu.rules"),
    ("disputes", "site:menu.disputes"),
    ("compare", "site:menu.compare"),
    ("engines", "site:menu.engines"),
    ("contribute", "site:menu.contribute"),
)

#: The date in files that are dated: nothing is to change but what has changed.
EPOCH = "1577836800"

THEME = Path(__file__).resolve().parent / "theme"


def mkdocs(
    language: str, languages: tuple[str, ...], speak: Speaker, docs: Path, out: Path, url: str
) -> dict[str, Any]:
    """The configuration. docs: folder of sources. out: where the site is built. url: where it will lie, or empty."""
    return {
        "site_name": speak.text("site:name"),
        "site_url": f"{url}/{language}/" if url else "",
        "site_description": speak.text("site:about"),
        "docs_dir": str(docs / "docs"),
        "site_dir": str(out / language),
        "use_directory_urls": True,
        "strict": True,
        "nav": [{speak.text("site:name"): "index.md"}],
        "not_in_nav": "/**",
        "theme": {
            "name": "material",
            "custom_dir": str(THEME),
            "language": language,
            "font": False,
            "features": [],
        },
        "plugins": [],
        "hooks": [str(Path(__file__).resolve().parent / "hooks.py")],
        "markdown_extensions": [],
        "extra": {
            "root": f"{url}/" if url else "",
            "pages": str(docs / "pages"),
            "language": language,
            "languages": [{"code": code, "name": native_name(code)} for code in languages],
            "sections": [{"path": path, "title": speak.text(title)} for path, title in SECTIONS],
            "texts": {
                name: speak.text(f"site:{name}")
                for name in ("skip", "menu", "menu.open", "languages", "trademark", "regional", "home", "search")
            },
            "stylesheet": stylesheet(),
            # Of every page; pages may need more.
            "scripts": ["files.js"],
        },
    }


@cache
def stylesheet() -> str:
    """Where the theme's own style sheet lies within it; its name has a hash in it. Raises Problem if it is missing."""
    from importlib.util import find_spec

    found_theme = find_spec("material")
    if found_theme is None or found_theme.origin is None:
        raise Fault("no-package", ("type", {"command": "pip install mkdocs-material"}), package="mkdocs-material")
    folder = Path(found_theme.origin).parent / "templates"
    (found,) = (folder / "assets" / "stylesheets").glob("main.*.min.css")
    return found.relative_to(folder).as_posix()


def native_name(language: str) -> str:
    """What a language is called in itself."""
    from babel import Locale

    name = Locale.parse(language).display_name or language
    return name[:1].upper() + name[1:] if language != "ka" else name
