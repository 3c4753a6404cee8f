"""``unospec verify``: an engine held to the rules."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

from unospec.cli import child
from unospec.cli.arguments import Parser, whole
from unospec.cli.progress import Progress
from unospec.problems import Problem, Problems
from unospec.protocol import command_lines
from unospec.reports.screen import Screen
from unospec.reports.verification import WRONG, Part, Verification
from unospec.running.conduct import Case, Result, conduct
from unospec.running.planning import PROFILE, Chosen, all_of, held_to_profile, under_profile, under_rule_set
from unospec.scenarios import library
from unospec.scenarios.choosing import cited_limits, cites, known_rule
from unospec.scenarios.model import Scenario
from unospec.spec.messages import Told
from unospec.spec.rule_sets import names, rule_set

if TYPE_CHECKING:
    from unospec.language.catalogs import Catalog
    from unospec.protocol.messages import HelloReply
    from unospec.running.engines import Engine

TEXTS = {
    "verify.engine": "the engine: {engines}, MODULE:CLASS or cmd:COMMAND; reference if left out",
    "verify.rules": "the rules to hold it to: hu, hu+jump-in, or profile for those that the engine says it plays; "
    "if left out, its profile if it has one, else all rule sets side by side",
    "verify.json": "write the report to this file as JSON; here and below, - stands for stdout",
    "verify.junit": "write the report to this file as JUnit XML",
    "verify.html": "write the report into this folder as a page that needs nothing else, index.html",
    "verify.badge": "write a badge to this file as SVG",
    "verify.markdown": "write a summary to this file as Markdown, for the page of a CI job",
    "verify.scenario": "only the scenario with this id; may be given several times",
    "verify.match": "only scenarios with this in their id or title",
    "verify.sentence": "only scenarios that cite this sentence or limit: hu-042",
    "verify.rule": "only scenarios about this rule, by its id or its title: draw-two-stacking",
    "verify.known": "a file of scenarios that the engine is known to fail",
    "verify.fail-fast": "stop at the first failure",
    "verify.strict": "exit with 1 for a failure even where all rule sets are shown side by side",
    "verify.processes": "run so many engines at a time, each in processes of its own; the report stays the same",
    "verify.quiet": "print nothing; the exit status and the files tell",
    # Shown while it runs. {rules}: the rule set.
    "verify.progress": "{rules}: {done} of {all}",
}


@dataclass(slots=True)
class _Plan:
    """What is to be run under one name."""

    rules: str
    cases: list[Case]


def arguments(parser: Parser, catalog: Catalog) -> None:
    """Declares the arguments."""
    from unospec.adapters.registry import ENGINES

    text = catalog.text
    engines = ", ".join(ENGINES)
    parser.add_argument(
        "--engine", default="reference", metavar="ENGINE", help=text("ui:verify.engine", engines=engines)
    )
    parser.add_argument("--rules", metavar="NAME", help=text("ui:verify.rules"))
    parser.add_argument("--json", type=Path, metavar="FILE", help=text("ui:verify.json"))
    parser.add_argument("--junit", type=Path, metavar="FILE", help=text("ui:verify.junit"))
    parser.add_argument("--html", type=Path, metavar="DIR", help=text("ui:verify.html"))
    parser.add_argument("--badge", type=Path, metavar="FILE", help=text("ui:verify.badge"))
    parser.add_argument("--markdown", type=Path, metavar="FILE", help=text("ui:verify.markdown"))
    parser.add_argument("--scenario", action="append", metavar="ID", help=text("ui:verify.scenario"))
    parser.add_argument("-k", dest="match", metavar="TEXT", help=text("ui:verify.match"))
    parser.add_argument("--sentence", metavar="ID", help=text("ui:verify.sentence"))
    parser.add_argument("--rule", metavar="RULE", help=text("ui:verify.rule"))
    parser.add_argument("--known-issues", type=Path, metavar="FILE", help=text("ui:verify.known"))
    parser.add_argument("--fail-fast", action="store_true", help=text("ui:verify.fail-fast"))
    parser.add_argument("--strict", action="store_true", help=text("ui:verify.strict"))
    parser.add_argument(
        "-n", dest="processes", type=whole(catalog, 1), default=1, metavar="N", help=text("ui:verify.processes")
    )
    child.arguments(parser, catalog)
    parser.add_argument("--quiet", action="store_true", help=text("ui:verify.quiet"))


def run(options: argparse.Namespace, catalog: Catalog) -> int:
    """Runs the scenarios and reports. Returns the exit status."""
    from unospec.adapters import known
    from unospec.adapters.registry import command_line

    if options.rules not in (None, PROFILE):
        rule_set(options.rules)
    _check_reports(options)
    choose = _Chooser(options, catalog.language)
    issues = options.known_issues or known.shipped(options.engine)
    expected = known.read(issues) if issues else {}
    with child.opened(options, catalog) as engine:
        hello = _introduced(engine)
        plans = _plans(options, hello, choose, catalog)
        if not any(plan.cases for plan in plans):
            raise Told("none-chosen")
        if options.processes > 1:
            engine.close()  # the others have engines of their own
        with closing(_results(plans, engine, hello, frozenset(expected), options)) as results:
            parts = list(_parts(plans, results, options, catalog))
    command = command_line(options.engine, in_process=options.in_process) if hello is None else ""
    done = Verification(options.engine, hello, parts, survey=len(plans) > 1, command=command, known=expected)
    _report(done, options, catalog)
    return done.exit_status(options.strict)


def _check_reports(options: argparse.Namespace) -> None:
    """Raises Problem if a file that was asked for cannot be written, before there is anything to lose."""
    from unospec.reports.files import STDOUT, check_apart, check_file, check_into

    files = [path for path in (options.json, options.junit, options.badge, options.markdown) if path]
    for path in files:
        check_file(path)
    if options.html:
        check_into(options.html, "index.html")
        files.append(options.html if options.html == STDOUT else options.html / "index.html")
    check_apart(files)


def _report(done: Verification, options: argparse.Namespace, catalog: Catalog) -> None:
    """Writes the files that were asked for, and prints. Raises Problem at last if a file cannot be written."""
    again = partial(_again, options, catalog)
    failed: list[Problem] = []
    for write in _writers(done, options, catalog):
        try:
            write()
        except Problem as problem:
            failed.append(problem)
    if not options.quiet:
        from unospec.reports.files import STDOUT
        from unospec.reports.terminal import show

        # A report on stdout has it for itself.
        reports = (options.json, options.junit, options.html, options.badge, options.markdown)
        screen = Screen(sys.stderr if STDOUT in reports else sys.stdout)
        show(done, screen, catalog, again)
        screen.stream.flush()  # what failed is told after it
    if failed:
        raise Problems(failed)


def _writers(done: Verification, options: argparse.Namespace, catalog: Catalog) -> Iterator[Callable[[], None]]:
    """What writes each of the files that were asked for."""
    again = partial(_again, options, catalog)
    if options.json:
        from unospec.reports import json_report

        yield partial(json_report.write, done, options.json, catalog)
    if options.junit:
        from unospec.reports import junit

        yield partial(junit.write, done, options.junit, catalog, again)
    if options.html:
        from unospec.reports import html_report

        yield partial(html_report.write, done, options.html, catalog, again)
    if options.badge:
        from unospec.reports import badge

        yield partial(badge.write, done, options.badge, catalog)
    if options.markdown:
        from unospec.reports import markdown

        yield partial(markdown.write, done, options.markdown, catalog, again)


def _introduced(engine: Engine) -> HelloReply | None:
    """What the engine says of itself; None if it fails to, which the first scenario will then tell."""
    from unospec.running.engines import greet
    from unospec.running.verdicts import EngineFault

    try:
        return greet(engine)
    except EngineFault:
        engine.restart()
        return None


class _Chooser:
    """Says whether a scenario was asked for. Raises Problem for unknown names when it is made."""

    def __init__(self, options: argparse.Namespace, language: str) -> None:
        self._ids = frozenset(library.scenario(id).id for id in options.scenario or ())
        self._match = (options.match or "").casefold()
        self._sentence = options.sentence
        self._rule = known_rule(options.rule, language) if options.rule else ""
        if options.sentence:
            cited_limits(options.sentence, language)

    def __call__(self, scenario: Scenario, about: tuple[str, ...], language: str) -> bool:
        if self._ids and scenario.id not in self._ids:
            return False
        if self._match and self._match not in scenario.id:
            title = library.scenario_title(scenario.id, language)
            if self._match not in title.casefold():
                return False
        if self._sentence and not cites(scenario, self._sentence):
            return False
        return not self._rule or self._rule in about


def _plans(options: argparse.Namespace, hello: HelloReply | None, choose: _Chooser, catalog: Catalog) -> list[_Plan]:
    """What to run. Raises Problem if the engine's profile is asked for and it has none, or one that cannot be."""
    profile = held_to_profile(options.rules, hello, options.engine)
    chosen = partial(_chosen, choose, catalog.language)
    if profile:
        return [_Plan(PROFILE, under_profile(profile, (each for base in names() for each in chosen(base))))]
    wanted = [options.rules] if options.rules else names()
    switches = hello.configures if hello else ()
    return [_Plan(name, under_rule_set(rule_set(name), chosen(rule_set(name).base), switches)) for name in wanted]


def _chosen(choose: _Chooser, language: str, base: str) -> Iterator[Chosen]:
    """The scenarios of a rule set that were asked for, each with the rules that it is about."""
    return (each for each in all_of(base) if choose(*each, language))


def _results(
    plans: list[_Plan],
    engine: Engine,
    hello: HelloReply | None,
    known: frozenset[str],
    options: argparse.Namespace,
) -> Generator[Result, None, None]:
    """Runs all plans, one after the other, in as many processes as are asked for."""
    cases = [case for plan in plans for case in plan.cases]
    if options.processes > 1:
        from unospec.running.parallel import conduct_in

        yield from conduct_in(
            options.processes,
            cases,
            child.maker(options),
            known_issues=known,
            is_last=partial(_is_last, options),
            notes=getattr(engine, "notes", None),
        )
    else:
        with child.seldom_collecting():
            yield from conduct(cases, engine, known_issues=known, hello=hello)


def _is_last(options: argparse.Namespace, result: Result) -> bool:
    """Whether nothing is to be run after it."""
    return bool(options.fail_fast) and result.verdict in WRONG


def _parts(
    plans: list[_Plan], results: Iterator[Result], options: argparse.Namespace, catalog: Catalog
) -> Iterator[Part]:
    """Takes the results plan by plan, with progress on a terminal. What comes after a failure may be left out."""
    stopped = False
    with Progress(not options.quiet) as progress:
        for plan in plans:
            if stopped:
                break
            part: list[Result] = []
            for number, result in enumerate(islice(results, len(plan.cases)), 1):
                told = partial(catalog.text, "ui:verify.progress", rules=plan.rules, done=number, all=len(plan.cases))
                progress(told)
                part.append(result)
                stopped = _is_last(options, result)
                if stopped:
                    break
            yield Part(plan.rules, part)
        if options.processes > 1:
            next(results, None)  # there is none, but only so do the engines come to their end


def _again(options: argparse.Namespace, catalog: Catalog, rules: str, id: str) -> str:
    """The command line that runs a scenario, or a whole rule set, again."""
    words = ["unospec", "verify", "--engine", options.engine, "--rules", rules, *child.again(options)]
    if options.known_issues:
        words += ["--known-issues", str(options.known_issues)]
    return catalog.typed(command_lines.join([*words, "--scenario", id] if id else words))
