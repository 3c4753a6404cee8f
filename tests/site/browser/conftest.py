"""A browser, and the built site served to it. What is missing makes its tests skip, and is named."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from unospec.site.server import server

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

ROOT = Path(__file__).resolve().parents[3]

_FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-dev-shm-usage"]
#: What WCAG 2.2 asks for at level AA, as axe-core names it.
_STANDARD = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

#: Takes keywords of a context of Playwright, and gives a new page.
Opened = Callable[..., "Page"]


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The browser."""
    playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    if path is None:
        pytest.skip("chromium is not installed")
    with playwright.sync_playwright() as running:
        browser = running.chromium.launch(executable_path=path, args=_FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def address(site: Path) -> Iterator[str]:
    """Where the built site is served, with a slash at the end."""
    running = server(site)
    thread = threading.Thread(target=running.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{running.server_port}/"
    running.shutdown()
    running.server_close()


@pytest.fixture
def opened(chromium: Browser) -> Iterator[Opened]:
    """Opens pages. Afterwards: no script has failed, and nothing was asked of another host."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def ask(url: str) -> None:
        if not url.startswith(("http://127.0.0.1:", "file:", "data:", "blob:")):
            faults.append(f"asked for {url}")

    def new(**settings: Any) -> Page:
        context = chromium.new_context(**{"viewport": {"width": 1000, "height": 900}, "locale": "en", **settings})
        context.set_default_timeout(20_000)
        contexts.append(context)
        context.on("request", lambda request: ask(request.url))
        context.on("weberror", lambda error: faults.append(str(error.error)))
        return context.new_page()

    yield new
    for context in contexts:
        context.close()
    assert not faults


@pytest.fixture(scope="session")
def axe() -> Callable[..., list[str]]:
    """Checks a page by axe-core: gives what it violates, with a piece of each fault."""
    found = sorted((ROOT / ".venv" / "browser").glob("axe-*.min.js"))
    if not found:
        pytest.skip("axe-core is not installed: python .ci/browser.py")
    script = found[-1].read_text(encoding="utf-8")

    def check(page: Page, rules: list[str] | None = None) -> list[str]:
        page.evaluate(script)
        only = {"type": "rule", "values": rules} if rules else {"type": "tag", "values": _STANDARD}
        result = page.evaluate("only => axe.run({runOnly: only, resultTypes: ['violations']})", only)
        return [f"{fault['id']}: {node['html'][:160]}" for fault in result["violations"] for node in fault["nodes"][:3]]

    return check
