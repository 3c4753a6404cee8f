"""Known issues: scenarios that an engine is known to fail. They must still fail; one that passes is reported.

A file of them::

    issues:
      hu-draw-two-answered: {why: "A Draw Two can't be answered.", where: "rlcard/games/uno/round.py:84"}

One without any is an empty file, or ``issues: []``.

Shipped ones are lists whose entries name a finding of docs/engines::

    - scenario: hu-draw-two-answered
      finding: no-answer-to-draw-two
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from yaml import SequenceNode

from unospec import paths
from unospec.spec.faults import Fault
from unospec.spec.hints import near
from unospec.spec.yaml_lines import load


@dataclass(frozen=True, slots=True)
class KnownIssue:
    """Why a scenario fails. why: in English. where: the place in the engine's code, ``file:lines``, or empty. finding:
    ``engine/key`` of the finding that says so, if one does; the catalogs have its text below ``finding:``."""

    scenario: str
    why: str
    where: str
    finding: str = ""


def shipped(engine: str) -> Path | None:
    """The file of known issues of a shipped engine, if it has one."""
    from unospec.adapters.install import ALIASES

    name = ALIASES.get(engine, engine)
    # Whatever is no such name, a whole command, too, is not looked up as a file.
    found = Path(__file__).resolve().parent.joinpath("known_issues").glob("*.yaml")
    return next((path for path in found if path.stem == name), None)


def read(path: Path) -> Mapping[str, KnownIssue]:
    """The issues in a file by scenario. Raises Problem with file and line for what is wrong in it."""
    from unospec.scenarios import library

    known = [scenario.id for scenario in library.scenarios()]
    found: dict[str, KnownIssue] = {}
    try:
        whole = load(path)
    except Fault as fault:
        if fault.id != "data.empty":
            raise
        return {}
    if isinstance(whole.node, SequenceNode):
        findings = _findings(path.stem)
        for entry in whole.items():
            fields = entry.fields(("scenario", "finding"))
            scenario = fields["scenario"].text()
            if scenario not in known:
                raise fields["scenario"].problem("scenario", near(scenario, known), name=scenario)
            finding = fields["finding"].text()
            if finding not in findings:
                raise fields["finding"].problem("data.finding", near(finding, findings), name=finding)
            found[scenario] = KnownIssue(scenario, *findings[finding], f"{path.stem}/{finding}")
        return found
    issues = whole.fields(("issues",), ("engine", "version"))["issues"]
    if issues.is_none() or (isinstance(issues.node, SequenceNode) and not issues.node.value):
        return {}
    for key, value in issues.entries():
        scenario = key.text()
        if scenario not in known:
            raise key.problem("scenario", near(scenario, known), name=scenario)
        fields = value.fields(("why",), ("where",))
        where = fields["where"].text() if "where" in fields else ""
        found[scenario] = KnownIssue(scenario, fields["why"].text(), where)
    return found


def _findings(engine: str) -> Mapping[str, tuple[str, str]]:
    """The confirmed findings on an engine: by their key, what was found and where in its source."""
    path = paths.data() / "docs" / "engines" / f"{engine}.yaml"
    found: dict[str, tuple[str, str]] = {}
    for entry in load(path).items() if path.is_file() else ():
        fields = entry.fields(("key", "rule", "variant", "scenarios", "file", "lines", "finding"))
        text = {name: fields[name].text() for name in ("key", "file", "lines", "finding")}
        found[text["key"]] = (" ".join(text["finding"].split()), f"{text['file']}:{text['lines']}")
    return found
