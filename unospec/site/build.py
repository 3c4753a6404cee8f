"""Building the site: each language by MkDocs in a process of its own, from pages that are made before."""

from __future__ import annotations

import errno
import json
import logging
import os
import shutil
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib import import_module
from multiprocessing import active_children, get_context
from pathlib import Path

from markupsafe import Markup

from unospec import folders, interrupts, paths
from unospec.pictures import cards
from unospec.site import config, leaflets, root, search
from unospec.site.html import el, join
from unospec.site.interactive import rules_data
from unospec.site.model import Page, Site
from unospec.site.pages import MODULES, contribute, matrix, strength
from unospec.site.play import Played, play_all
from unospec.site.speaker import Speaker
from unospec.spec.faults import Fault

_played: dict[str, Played] = {}


def build(
    out: Path, languages: Sequence[str] = (), reports: Path | None = None, url: str = "", keep: Path | None = None
) -> list[Path]:
    """Builds the site into a folder, in place of what was built there before. Returns the folders of the languages.

    languages: all if left out. reports: the folder of published reports. url: where the site will lie, for absolute
    addresses in what search engines read. keep: where to leave the sources that MkDocs was given. Raises Problem.
    """
    languages = tuple(languages) or paths.LANGUAGES
    # MkDocs would take a relative folder as one beside its own settings.
    out = out.absolute()
    with folders.replaced(out, check=partial(_check, out)) as making:
        _build(making, languages, reports, url.rstrip("/"), keep)
    return [out / language for language in languages]


def _check(out: Path) -> None:
    """Raises Problem for a folder that holds something else than a site, which is left alone."""
    if out.exists() and not out.is_dir():
        raise Fault("not-written", path=out, why=os.strerror(errno.EEXIST))
    if out.is_dir() and any(out.iterdir()) and not (out / root.MARK).is_file():
        raise Fault("site.other-folder", ("empty-folder", {}), path=out)


def _build(out: Path, languages: tuple[str, ...], reports: Path | None, url: str, keep: Path | None) -> None:
    """Fills the empty folder."""
    (out / root.MARK).write_text("", encoding="utf-8")
    _played.update(play_all())
    strength.found()
    matrix.found()
    work = keep or out / ".work"
    tasks = [(language, languages, work / language, out, reports, url) for language in languages]
    if len(tasks) == 1:
        _one(*tasks[0])
    else:
        # Forked, so that what has been read and played need not be read and played again.
        count = min(len(tasks), os.cpu_count() or 1)
        with ProcessPoolExecutor(count, get_context("fork"), interrupts.left_to_parent) as pool:
            try:
                with interrupts.kept_from_children():
                    begun = [pool.submit(_one, *task) for task in tasks]
                for made in begun:
                    made.result()
            except BaseException:
                # Else they would be waited for.
                for process in active_children():
                    process.terminate()
                raise
    if keep is None:
        shutil.rmtree(work)
    root.write(out, languages, url)


def make_pages(site: Site) -> Iterable[Page]:
    """All pages of one language."""
    for name in MODULES:
        yield from import_module(f"unospec.site.pages.{name}").pages(site, _played)


def _one(language: str, languages: tuple[str, ...], work: Path, out: Path, reports: Path | None, url: str) -> None:
    """Makes the pages of one language and has MkDocs build them."""
    docs = paths.data() / "docs"
    site = Site(language, Speaker(language), languages, reports or docs / "reports", docs / "engines")
    index = search.Index(language)
    for page in make_pages(site):
        _write(site, page, work)
        index.add(page)
    index.write(work / "docs" / "assets" / "site")
    if not leaflets.missing():
        leaflets.write(site, work / "docs")
    rules_data.write(site.speak, work / "docs" / "assets" / "site")
    matrix.write(work / "docs")
    (work / "docs" / "schemas").mkdir()
    for schema in contribute.schemas():
        shutil.copyfile(schema, work / "docs" / "schemas" / schema.name)
    _mkdocs(config.mkdocs(language, languages, site.speak, work, out, url), work)


def _write(site: Site, page: Page, work: Path) -> None:
    """The source file of a page, which holds nothing, and its content beside it."""
    source = work / "docs" / page.file
    source.parent.mkdir(parents=True, exist_ok=True)
    source.write_text(f"---\ntitle: {json.dumps(page.title, ensure_ascii=False)}\n---\n", encoding="utf-8")
    made = {
        "html": whole(site, page),
        "headings": page.headings,
        "meta": {
            "title": page.title,
            "description": page.description,
            "section": page.section,
            "kind": page.kind,
            "scripts": list(page.scripts),
            "disclaimer": page.disclaimer,
            "translation": str(translation(site, page)),
        },
    }
    content = work / "pages" / f"{page.file}.json"
    content.parent.mkdir(parents=True, exist_ok=True)
    content.write_text(json.dumps(made, ensure_ascii=False), encoding="utf-8")


def whole(site: Site, page: Page) -> str:
    """The content of a page with its first heading, the shapes of its cards once, and whose rules these are."""
    note = None
    if page.disclaimer:
        said = [site.speak.t("site:regional"), " ", site.speak.t("site:trademark")]
        note = el("p", said, class_="disclaimer")
    sprite = Markup(cards.sprite(sorted(page.cards))) if page.cards else None
    return str(join([sprite, el("h1", page.title, id="top"), page.body, note]))


def translation(site: Site, page: Page) -> Markup:
    """What is to be said of the translation of a page; empty if all is well."""
    quality, speak = page.quality, site.speak
    said = []
    if quality.missing:
        said.append(speak.n("site:translation.missing", quality.missing))
    if quality.stale:
        said.append(speak.n("site:translation.stale", quality.stale))
    if quality.unreviewed:
        said.append(speak.t("site:translation.native"))
    return join(said, " ")


def _mkdocs(settings: dict[str, object], work: Path) -> None:
    import yaml
    from mkdocs.commands.build import build as run
    from mkdocs.config import load_config
    from mkdocs.exceptions import Abort, ConfigurationError

    os.environ["SOURCE_DATE_EPOCH"] = config.EPOCH
    file = work / "mkdocs.yml"
    file.write_text(yaml.safe_dump(settings, allow_unicode=True, sort_keys=False), encoding="utf-8")
    logging.getLogger("mkdocs").setLevel(logging.WARNING)
    try:
        run(load_config(str(file)))
    except (Abort, ConfigurationError) as error:
        raise Fault("site.not-built", why=error) from None
