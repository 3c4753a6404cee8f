"""What is said of a whole run in a line or two, in every report alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unospec import __version__
from unospec.language.naming import shown
from unospec.reports.marks import MARKS
from unospec.reports.verification import JUDGED, WRONG, Part, Verification
from unospec.running.planning import PROFILE
from unospec.running.verdicts import TROUBLE, VERDICTS, Verdict
from unospec.spec.catalogue import catalogue

if TYPE_CHECKING:
    from unospec.language.catalogs import Catalog

TEXTS = {
    # {applied}: scenarios that are about rules played here. {judged}: those of them that could be run.
    "summary.applied": "{passed} of {judged} passed; {applied} applied",
    # Of the scenarios that rest on nothing but what the text says; and of those that rest on what follows from it, too.
    "summary.stated": "on the text's words alone: {passed} of {judged}",
    "summary.implied": "also on what follows from them: {passed} of {judged}",
    # A rule with scenarios that did not pass. {rules}: how many.
    "summary.broken": ("{count} rule is in question", "{count} rules are in question"),
    "summary.unbroken": "no rule is broken",
    # {rules}: names of rules. The profile is what an engine says it plays.
    "summary.unnoticed": "If the engine played these rules of its profile otherwise, nothing that was run would show "
    "it: {rules}",
    # {rules}: the name of a rule set, or “profile”.
    "summary.held-to": "held to {rules}",
    # {suite}: version of the suite.
    "summary.suite": "suite {suite}",
    # How many scenarios got a verdict; in lists such as “12 passed, 3 unsupported”.
    "count.pass": ("{count} passed", "{count} passed"),
    "count.fail": ("{count} failed", "{count} failed"),
    "count.known-issue": ("{count} known issue", "{count} known issues"),
    "count.unexpected-pass": ("{count} unexpected pass", "{count} unexpected passes"),
    "count.unsupported": ("{count} unsupported", "{count} unsupported"),
    "count.not-applicable": ("{count} not applicable", "{count} not applicable"),
    "count.unstable": ("{count} unstable", "{count} unstable"),
    "count.adapter-fault": ("{count} adapter fault", "{count} adapter faults"),
    "count.error": ("{count} error", "{count} errors"),
    "count.crash": ("{count} crash", "{count} crashes"),
    "count.timeout": ("{count} timeout", "{count} timeouts"),
    "count.protocol-error": ("{count} protocol error", "{count} protocol errors"),
}

#: Verdicts that are told as stories.
TOLD: frozenset[Verdict] = WRONG | TROUBLE


def engine_name(run: Verification) -> str:
    """The engine with its version, fit to be shown; as it was asked for if it never said."""
    said = "" if run.hello is None else f"{run.hello.name} {run.hello.version}".strip()
    return shown(said or run.engine, 120)


def verdict_words(verdict: Verdict, catalog: Catalog, count: int | None = None) -> str:
    """A verdict with its mark; with a count, how many scenarios got it."""
    words = catalog.text(f"ui:verdict.{verdict}") if count is None else catalog.plural(f"ui:count.{verdict}", count)
    return f"{MARKS[verdict]} {words}"


def head(run: Verification, catalog: Catalog) -> str:
    """Which engine was held to what."""
    if run.survey:
        return catalog.text("ui:report.head-survey", engine=engine_name(run), suite=__version__)
    return catalog.text("ui:report.head", engine=engine_name(run), rules=run.parts[0].rules, suite=__version__)


def numbers(part: Part, catalog: Catalog) -> str:
    """How many passed, of how many, split by standing."""
    if not part.judged:
        return catalog.text("ui:report.none-run")
    told = [catalog.text("ui:summary.applied", passed=part.passed, judged=part.judged, applied=part.applied)]
    for standing, (passed, judged) in part.by_standing().items():
        if judged:
            told.append(catalog.text(f"ui:summary.{standing}", passed=passed, judged=judged))
    return "; ".join(told)


def broken(part: Part, catalog: Catalog) -> str:
    """How many rules were broken; by what is known already, too. What passes unexpectedly breaks none."""
    wrong: frozenset[Verdict] = WRONG - {"unexpected-pass"} | {"known-issue"}
    count = sum(any(counts.get(verdict) for verdict in wrong) for counts in part.by_rule().values())
    return catalog.plural("ui:summary.broken", count) if count else catalog.text("ui:summary.unbroken")


def unnoticed(run: Verification, part: Part, catalog: Catalog) -> str:
    """Of an engine that is held to its profile, what was not looked at: the rules in it of which no scenario that was
    run would notice that they are played otherwise. Empty if there are none, or if it is held to something else."""
    if run.hello is None or part.rules != PROFILE or not part.judged:
        return ""
    from unospec.running.relevant import relevance  # only where it is needed: it takes a moment to load

    noticed: set[str] = set()
    for result in part.results:
        if result.verdict in JUDGED:
            noticed.update(relevance().matters(result.scenario, result.played))
    profile = run.hello.profile
    left = [
        rule.id
        for rule in catalogue().rules.values()
        if rule.id in profile and rule.id not in noticed and (rule.has_number or len(rule.variants) > 1)
    ]
    titles = ", ".join(catalog.text(f"rule:{rule}:title") for rule in left)
    return catalog.text("ui:summary.unnoticed", rules=titles) if left else ""


def rule_lines(part: Part, catalog: Catalog) -> list[tuple[str, int, int, dict[Verdict, int]]]:
    """Each rule with something that applied and did not pass: its name, how many passed, of how many, and the other
    verdicts."""
    found: list[tuple[str, int, int, dict[Verdict, int]]] = []
    by_rule = part.by_rule()
    for rule in catalogue().rules.values():
        counted = by_rule.get(rule.id, {})
        others: dict[Verdict, int] = {
            verdict: counted[verdict] for verdict in VERDICTS if counted.get(verdict) and verdict != "pass"
        }
        if others.keys() - {"not-applicable"}:
            judged = sum(counted.get(verdict, 0) for verdict in JUDGED)
            found.append((catalog.text(f"rule:{rule.id}:title"), counted.get("pass", 0), judged, others))
    return found
