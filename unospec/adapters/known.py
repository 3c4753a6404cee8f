"""Known issues: scenarios that an engine is known to fail. They must still fail; one that passes is reported.

A file of them::

    issues:
      hu-draw-two-answered: {why: "A Draw Two can't be answered.", where: "rlcard/games/uno/round.py:84"}

Shipped ones are lists whose entries name a finding of docs/engines::

    - scenario: hu-draw-two-answered
      finding: no-answer-to-draw-two
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from yaml import SequenceNode

from unospec.problems import nearest
from unospec.spec.yaml_lines import load


@dataclass(frozen=True, slots=True)
class KnownIssue:
    """Why a scenario fails. why: one line, or the key of a finding. where: the place in the engine's code, or empty."""

    scenario: str
    why: str
    where: str


def shipped(engine: str) -> Path | None:
    """The file of known issues of a shipped engine, if it has one."""
    from unospec.adapters.install import ALIASES

    name = ALIASES.get(engine, engine)
    path = Path(__file__).resolve().parent / "known_issues" / f"{name}.yaml"
    return path if path.is_file() else None


def read(path: Path) -> Mapping[str, KnownIssue]:
    """The issues in a file by scenario. Raises Problem with file and line for what is wrong in it."""
    from unospec.scenarios import library

    known = [scenario.id for scenario in library.scenarios()]
    found: dict[str, KnownIssue] = {}
    whole = load(path)
    if isinstance(whole.node, SequenceNode):
        for entry in whole.items():
            fields = entry.fields(("scenario", "finding"))
            scenario = fields["scenario"].text()
            if scenario not in known:
                raise fields["scenario"].problem(f'there is no scenario "{scenario}"', nearest(scenario, known))
            found[scenario] = KnownIssue(scenario, fields["finding"].text(), "")
        return found
    for key, value in whole.fields(("issues",), ("engine", "version"))["issues"].entries():
        scenario = key.text()
        if scenario not in known:
            raise key.problem(f'there is no scenario "{scenario}"', nearest(scenario, known))
        fields = value.fields(("why",), ("where",))
        where = fields["where"].text() if "where" in fields else ""
        found[scenario] = KnownIssue(scenario, fields["why"].text(), where)
    return found
