"""All rules of a language as a script, from which the interactive pages make questions, choices and sheets."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from unospec.language.catalogs import Catalog
from unospec.site.moot import conditions, is_moot
from unospec.spec.catalogue import Rule, catalogue
from unospec.spec.rule_sets import names, rule_set

#: Texts of the sheet and of the results: name in the script, message.
_TEXTS = {
    "heading": "site:house.heading",
    "from": "site:house.from",
    "regional": "site:regional",
    "trademark": "site:trademark",
}


def data(speak: Catalog) -> dict[str, Any]:
    """The rules as JSON data.

    areas: title and rules. rules: title, question, variants with label and text, and the limits of a number. sets:
    name, and for each rule its variant and how firm it is; rules that say nothing there are left out of `says`.
    """
    known = catalogue()
    return {
        "areas": [[speak.text(f"area:{area.id}:title"), list(area.rules)] for area in known.areas.values()],
        "rules": {rule.id: _rule(speak, rule) for rule in known.rules.values()},
        "sets": {name: _set(speak, name) for name in names()},
        "texts": {name: speak.text(context) for name, context in _TEXTS.items()},
        "moot": conditions(),
    }


def _rule(speak: Catalog, rule: Rule) -> dict[str, Any]:
    said: dict[str, Any] = {
        "title": speak.text(f"rule:{rule.id}:title"),
        "question": speak.text(f"rule:{rule.id}:question"),
        "variants": {
            variant: [speak.text(f"variant:{rule.id}/{variant}:{part}") for part in ("label", "text")]
            for variant in rule.variants
        },
    }
    if rule.has_number:
        said["number"] = [rule.least, rule.most]
    return said


def _set(speak: Catalog, name: str) -> dict[str, Any]:
    known = rule_set(name)
    return {
        "name": speak.text(f"site:rules-of.{name}"),
        "rules": known.rules,
        "says": {rule: ruling.standing for rule, ruling in known.rulings.items() if not is_moot(rule, known.rules)},
    }


def write(speak: Catalog, folder: Path) -> None:
    """Write the rules of a language as ``rules.js``."""
    folder.mkdir(parents=True, exist_ok=True)
    text = json.dumps(data(speak), ensure_ascii=False, separators=(",", ":"))
    script = f"(window.unospecRules=window.unospecRules||{{}})[{json.dumps(speak.language)}]={text};\n"
    (folder / "rules.js").write_text(script, encoding="utf-8")
