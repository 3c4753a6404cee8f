"""What MkDocs is told beside its configuration: the content of each page, made elsewhere, is put into it as it is.

Pages are HTML from the start, so that no text can be taken for Markdown.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any


def on_page_content(html: str, page: Any, config: Any, files: Any) -> str:
    """Called by MkDocs with what it has made of the source file, which holds nothing but the title."""
    from mkdocs.structure.toc import get_toc

    path = Path(config["extra"]["pages"]) / f"{page.file.src_uri}.json"
    made = json.loads(path.read_text(encoding="utf-8"))
    tokens: list[dict[str, Any]] = []
    for level, id, text in made["headings"]:
        token = {"level": level, "id": id, "name": text, "children": []}
        place = tokens
        while place and place[-1]["level"] < level:
            place = place[-1]["children"]
        place.append(token)
    page.toc = get_toc(tokens)  # type: ignore[arg-type]  # MkDocs wants less than its type says
    page.meta.update(made["meta"])
    return str(made["html"])
