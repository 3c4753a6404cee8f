"""The pytest front: ``pytest --engine ENGINE`` holds an engine to the features, with all that pytest has to offer.

Without ``--engine`` the plugin does nothing. With it, and with no other place to look, the scenarios of
`unospec.conformance` are collected; ``-k hu_draw_two``, ``-n``, ``--junitxml`` and the rest work as ever.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import pytest

if TYPE_CHECKING:
    from unospec.conformance.steps import Play
    from unospec.language.catalogs import Catalog
    from unospec.problems import Problem
    from unospec.running.conduct import Case, Conductor, Patience
    from unospec.running.engines import Engine

TEXTS = {
    # The plugin is that of pytest, which unospec comes with.
    "pytest.engine": "the engine: {engines}, MODULE:CLASS or cmd:COMMAND; the plugin does nothing if left out",
}

_SUITE = Path(__file__).resolve().parent / "conformance"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds the options of the suite."""
    told = _help(sys.argv[1:])
    group = parser.getgroup("unospec", told.get("unospec", ""))
    group.addoption("--engine", metavar="ENGINE", help=told.get("engine"))
    group.addoption("--rules", metavar="NAME", help=told.get("rules"))
    group.addoption("--sentence", metavar="ID", help=told.get("sentence"))
    group.addoption("--rule", metavar="RULE", help=told.get("rule"))
    group.addoption("--fail-fast", action="store_const", const=1, dest="maxfail", help=told.get("fail-fast"))
    group.addoption("--known-issues", metavar="FILE", help=told.get("known"))
    # Not --lang, which is for the tests of those who have languages of their own.
    group.addoption("--uno-lang", metavar="LANG", help=told.get("lang"))


def _help(words: Sequence[str]) -> dict[str, str]:
    """What is said of each option, in the reader's language; nothing where it would not be read.

    words: the command line, which pytest itself reads only later.
    """
    if not {"-h", "--help"} & set(words):
        return {}
    from unospec import paths
    from unospec.adapters.registry import ENGINES
    from unospec.language.catalogs import catalog
    from unospec.language.choice import choose
    from unospec.problems import Problem

    asked = [
        word.removeprefix("--uno-lang=")
        for before, word in zip(("", *words), words, strict=False)
        if before == "--uno-lang" or word.startswith("--uno-lang=")
    ]
    try:
        text = catalog(choose(asked[-1] if asked else None)).text
    except Problem as problem:
        raise pytest.UsageError(str(problem)) from None
    told = {
        "unospec": text("ui:command.verify"),
        "engine": text("ui:pytest.engine", engines=", ".join(ENGINES)),
        "lang": text("ui:cli.lang-option", languages=", ".join(paths.languages())),
        **{name: text(f"ui:verify.{name}") for name in ("rules", "sentence", "rule", "fail-fast", "known")},
    }
    return {name: each.replace("%", "%%") for name, each in told.items()}


def pytest_configure(config: pytest.Config) -> None:
    """Looks for the scenarios where an engine is named and no place is."""
    from unospec.problems import Problem

    try:
        _refuse_empty(config)
        if not config.getoption("engine"):
            return
        _language(config)
    except Problem as problem:
        raise pytest.UsageError(str(problem)) from None
    # The folder of the suite is the project's own when its checks run; words on the command line come first.
    if config.args_source is not pytest.Config.ArgsSource.ARGS:
        config.args = [str(_SUITE)]


def _refuse_empty(config: pytest.Config) -> None:
    """Raises UsageError for an option of the suite with an empty value, which asks for nothing."""
    for option in ("--engine", "--rules", "--sentence", "--rule", "--known-issues"):
        if config.getoption(option) == "":
            from unospec.language.catalogs import catalog

            text = catalog(_language(config)).text
            message = text("ui:arguments.about", name=option, message=text("ui:arguments.empty"))
            raise pytest.UsageError(message)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leaves the suite alone where no engine is named."""
    if _SUITE in (collection_path, *collection_path.parents) and not config.getoption("engine"):
        return True
    return None


@pytest.hookimpl(tryfirst=True)
def pytest_bdd_apply_tag(tag: str, function: Callable[..., Any]) -> bool | None:
    """Keeps our tags, which are ids of scenarios and sentences, from becoming marks."""
    suite = sys.modules.get("unospec.conformance.steps")
    return True if suite is not None and suite.declaring else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leaves out the scenarios of other rule sets, where one is named, and those that were not asked for."""
    if not config.getoption("engine"):
        return
    from unospec.problems import Problem

    try:
        wanted = _wanted(_language(config), *map(config.getoption, ("rules", "sentence", "rule")))
    except Problem as problem:
        raise _usage(problem, config) from None
    wrong = [item for item in items if _id(item) and _id(item) not in wanted]
    if wrong:
        config.hook.pytest_deselected(items=wrong)
        items[:] = [item for item in items if not _id(item) or _id(item) in wanted]


def _language(config: pytest.Config) -> str:
    """The language that is spoken. Raises Problem if there is none such."""
    from unospec.language.choice import choose

    return choose(config.getoption("uno_lang"))


def _catalog(config: pytest.Config) -> Catalog:
    """The texts of that language."""
    from unospec.language.catalogs import asked_for, catalog

    language = _language(config)
    return asked_for(language) if config.getoption("uno_lang") else catalog(language)


def _usage(problem: Problem, config: pytest.Config) -> pytest.UsageError:
    """The problem in the language that is spoken."""
    from unospec.cli.main import tell

    told = tell(problem, _catalog(config))
    return pytest.UsageError("\n".join(line.removeprefix("unospec: ") for line in told))


def _give_up(problem: Problem, config: pytest.Config) -> NoReturn:
    """Ends the run with what is wrong with the engine or a file that was named."""
    pytest.exit(str(_usage(problem, config)), returncode=pytest.ExitCode.USAGE_ERROR)


def _wanted(language: str, rules: str | None, sentence: str | None, rule: str | None) -> frozenset[str]:
    """The ids of the scenarios of these rules, on this sentence, about this rule. Raises Problem."""
    from unospec.running.planning import PROFILE, all_of
    from unospec.scenarios.choosing import cited_limits, cites, known_rule
    from unospec.spec.rule_sets import names, rule_set

    if rule:
        rule = known_rule(rule, language)
    if sentence:
        cited_limits(sentence, language)
    bases = names() if rules in (None, PROFILE) else [rule_set(str(rules)).base]
    return frozenset(
        scenario.id
        for base in bases
        for scenario, about in all_of(base)
        if (not sentence or cites(scenario, sentence)) and (not rule or rule in about)
    )


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Generator[None, Any, None]:
    """Tells a broken scenario as a story."""
    outcome = yield
    if not _id(item) or call.excinfo is None:
        return
    from unospec.conformance.steps import Broken

    broken = call.excinfo.value
    if isinstance(broken, Broken):
        from unospec.conformance.telling import told
        from unospec.running.planning import PROFILE

        option = item.config.getoption
        profile = PROFILE if broken.hello is not None and broken.hello.profile else ""
        rules = option("rules") or profile or _id(item).partition("-")[0]
        words = ["--known-issues", option("known_issues")] if option("known_issues") else []
        speak = _catalog(item.config)
        outcome.get_result().longrepr = told(broken.result, option("engine"), rules, broken.hello, speak, words)


def _id(item: pytest.Item) -> str:
    return str(getattr(getattr(item, "function", None), "unospec_id", ""))


@pytest.fixture(scope="session")
def unospec_engine(pytestconfig: pytest.Config) -> Iterator[Engine]:
    """The engine that is held to the rules, ended after the last scenario."""
    from unospec.adapters.registry import open_engine
    from unospec.problems import Problem
    from unospec.running.conduct import farewell

    try:
        engine = open_engine(pytestconfig.getoption("engine"))
    except Problem as problem:
        _give_up(problem, pytestconfig)
    yield engine
    farewell(engine)


@pytest.fixture(scope="session")
def unospec_conductor(unospec_engine: Engine) -> Conductor:
    """Keeps the handshake and the engine's switches from one scenario to the next."""
    from unospec.running.conduct import Conductor

    return Conductor(unospec_engine, None)


@pytest.fixture(scope="session")
def unospec_patience() -> Patience:
    """Says when the engine has broken down so often that it is not started again."""
    from unospec.running.conduct import Patience

    return Patience()


@pytest.fixture(scope="session")
def unospec_cases(unospec_engine: Engine, pytestconfig: pytest.Config) -> dict[str, Case]:
    """Under which rules each scenario is run, by its id."""
    from unospec.problems import Problem
    from unospec.running.engines import greet
    from unospec.running.planning import PROFILE, all_of, held_to_profile, under_profile, under_rule_set
    from unospec.running.verdicts import EngineFault
    from unospec.spec.rule_sets import names, rule_set

    rules, named = map(pytestconfig.getoption, ("rules", "engine"))
    hello = None
    try:
        hello = greet(unospec_engine)
    except EngineFault:
        unospec_engine.restart()
    try:
        # An engine that does not introduce itself fails every scenario, each with the reason.
        profile = held_to_profile(rules, hello, named) if hello or rules != PROFILE else {}
    except Problem as problem:
        _give_up(problem, pytestconfig)
    if profile:
        cases = under_profile(profile, (each for base in names() for each in all_of(base)))
    else:
        held_to = [rule_set(name) for name in ([rules] if rules not in (None, PROFILE) else names())]
        switches = hello.configures if hello else ()
        cases = [case for each in held_to for case in under_rule_set(each, all_of(each.base), switches)]
    return {case.scenario.id: case for case in cases}


@pytest.fixture(scope="session")
def unospec_known_issues(pytestconfig: pytest.Config) -> frozenset[str]:
    """The scenarios that the engine is known to fail."""
    from unospec.adapters import known
    from unospec.problems import Problem

    given = pytestconfig.getoption("known_issues")
    path = Path(given) if given else known.shipped(pytestconfig.getoption("engine"))
    try:
        return frozenset(known.read(path)) if path else frozenset()
    except Problem as problem:
        _give_up(problem, pytestconfig)


@pytest.fixture
def unospec_play(
    request: pytest.FixtureRequest,
    unospec_cases: dict[str, Case],
    unospec_conductor: Conductor,
    unospec_patience: Patience,
    unospec_known_issues: frozenset[str],
    record_property: Callable[[str, object], None],
) -> Play:
    """The scenario of this test, ready to be gone through step by step."""
    from unospec.conformance.steps import Play
    from unospec.conformance.telling import line

    case = unospec_cases[request.function.unospec_id]
    told = partial(line, lang=_language(request.config))
    return Play(case, unospec_conductor, unospec_patience, unospec_known_issues, record_property, told)
