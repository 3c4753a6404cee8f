"""The report as JUnit XML, in the shape that Jenkins and the servers after it read: a suite for each feature."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree as Xml

from unospec import __version__
from unospec.reports.files import write_text
from unospec.reports.screen import Screen
from unospec.reports.story import Again, known_text, tell
from unospec.reports.summary import engine_name
from unospec.reports.terminal import story
from unospec.reports.verification import WRONG, Part, Verification, known_issue, standing_of
from unospec.reports.words import message
from unospec.running.conduct import Result
from unospec.running.verdicts import TROUBLE

if TYPE_CHECKING:
    from unospec.language.catalogs import Catalog

#: What cannot stand in an XML document, even escaped.
_FORBIDDEN = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_WIDTH = 100


def write(run: Verification, path: Path, catalog: Catalog, again: Again) -> None:
    """Writes the report. again: gives the command that runs one scenario again. Raises Problem."""
    write_text(path, text(run, catalog, again))


def text(run: Verification, catalog: Catalog, again: Again) -> str:
    """The whole document."""
    root = Xml.Element("testsuites", name=_fit(f"unospec {__version__}"))
    suites = [suite for part in run.parts for suite in _suites(run, part, catalog, again)]
    root.extend(suites)
    for name in ("tests", "failures", "errors"):
        root.set(name, str(sum(int(suite.get(name, "0")) for suite in suites)))
    Xml.indent(root)
    return "<?xml version='1.0' encoding='UTF-8'?>\n" + Xml.tostring(root, encoding="unicode") + "\n"


def _suites(run: Verification, part: Part, catalog: Catalog, again: Again) -> list[Xml.Element]:
    from unospec.scenarios.library import feature_of
    from unospec.scenarios.titles import title

    by_feature: dict[str, list[Result]] = {}
    for result in part.results:
        by_feature.setdefault(feature_of(result.scenario.id).id, []).append(result)
    suites = []
    for feature, results in by_feature.items():
        suite = Xml.Element("testsuite", name=_fit(f"{feature}: {title(f'feature:{feature}:title', catalog.language)}"))
        suite.set("tests", str(len(results)))
        suite.set("failures", str(sum(result.verdict in WRONG for result in results)))
        suite.set("errors", str(sum(result.verdict in TROUBLE for result in results)))
        suite.set("skipped", str(sum(_is_skipped(result) for result in results)))
        suite.set("time", "0")
        properties = Xml.SubElement(suite, "properties")
        for name, value in (("engine", engine_name(run)), ("rules", part.rules), ("suite_version", __version__)):
            Xml.SubElement(properties, "property", name=name, value=_fit(value))
        suite.extend(_case(result, feature, run, part, catalog, again) for result in results)
        suites.append(suite)
    return suites


def _case(result: Result, feature: str, run: Verification, part: Part, catalog: Catalog, again: Again) -> Xml.Element:
    from unospec.scenarios.library import scenario_title

    id = result.scenario.id
    name = f"{scenario_title(id, catalog.language)} ({id})"
    base, _, stem = feature.partition("/")
    held_to = part.rules if part.rules.partition("+")[0] == base else f"{part.rules}.{base}"
    case = Xml.Element("testcase", classname=f"{held_to}.{stem}", name=_fit(name), time="0")
    word = catalog.text(f"ui:verdict.{result.verdict}")
    known = known_issue(result, run)
    why = known_text(known, catalog) if known is not None else ""
    told = ": ".join(filter(None, (word, why or message(result.finding, catalog))))
    if _is_skipped(result):
        Xml.SubElement(case, "skipped", message=_fit(told))
    elif result.verdict != "pass":
        kind = "failure" if result.verdict in WRONG else "error"
        reason = ":".join(filter(None, (result.verdict, result.reason)))
        wrong = Xml.SubElement(case, kind, message=_fit(told), type=_fit(reason))
        if result.reason == "given-up":
            return case  # it has no story
        screen = Screen(io.StringIO(), width=_WIDTH, colour=False)
        lines = story(tell(result, part.rules, run.hello, catalog, again, known), screen, catalog)
        standing = catalog.text(f"ui:standing.explained.{standing_of(result)}")
        wrong.text = _fit("\n".join((*lines, f"    ({standing})")))
    return case


def _is_skipped(result: Result) -> bool:
    return result.verdict in ("unsupported", "not-applicable", "known-issue")


def _fit(text: str) -> str:
    return _FORBIDDEN.sub("\ufffd", text)
