"""The English titles of features and scenarios, ``locales/en/scenarios.yaml``: what the translations are made from."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from unospec import paths
from unospec.language.catalogs import catalog
from unospec.spec.faults import Fault

_HEAD = """\
# English titles and descriptions of features and titles of scenarios; written by python -m unospec.scenarios.draft.
"""


def path() -> Path:
    """Where the English titles lie."""
    return paths.locales() / "en" / "scenarios.yaml"


@cache
def english() -> Mapping[str, str]:
    """Every English title and description by its context. Raises Problem if the file is no YAML."""
    found = {}
    for feature, entry in load().items():
        found[f"feature:{feature}:title"] = _line(entry["title"])
        if entry.get("description"):
            found[f"feature:{feature}:description"] = _line(entry["description"])
        for scenario, title in entry["scenarios"].items():
            found[f"scenario:{scenario}"] = _line(title)
    return found


def title(context: str, language: str) -> str:
    """The title or description with that context; English if it is not translated, empty if there is none."""
    if language != "en" and catalog(language).has(context):
        return catalog(language).text(context)
    return english().get(context, "")


def is_translated(context: str, language: str) -> bool:
    """Whether the title is there in that language itself."""
    return language == "en" or catalog(language).has(context)


def load() -> dict[str, Any]:
    """The entries by feature id, empty if there is no file. Raises Problem if it is no YAML or not as it should be."""
    import yaml

    try:
        text = path().read_text(encoding="utf-8")
    except FileNotFoundError:
        return {}
    try:
        data = yaml.load(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader)) or {}
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 0
        raise Fault("data.not-yaml", path=path(), line=line, why=error.problem) from None
    features = data.get("features") if isinstance(data, dict) else None
    if not isinstance(features, dict):
        raise Fault("data.key-missing", path=path(), line=1, name="features")
    for feature, entry in features.items():
        if not isinstance(entry, dict) or "title" not in entry or not isinstance(entry.get("scenarios"), dict):
            raise Fault("feature.incomplete", path=path(), name=feature)
    return features


def merge(new: Mapping[str, Any]) -> None:
    """Puts the entries of features into the file, in place of what is there for these features.

    Several processes may do it at the same time.
    """
    import fcntl

    import yaml

    path().parent.mkdir(parents=True, exist_ok=True)
    with path().open("a+", encoding="utf-8") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        merged = dict(sorted({**(load() if path().stat().st_size else {}), **new}.items()))
        file.truncate(0)
        file.write(_HEAD)
        yaml.safe_dump({"features": merged}, file, allow_unicode=True, sort_keys=False, width=110)
    english.cache_clear()


def _line(text: object) -> str:
    return re.sub(r"\s+", " ", str(text)).strip()
