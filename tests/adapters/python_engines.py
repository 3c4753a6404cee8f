"""The Python engines in this process, so that they can be bent; SkillUNO is installed once and kept between runs."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from unospec.adapters import install
from unospec.adapters.registry import adapter_class
from unospec.running.conduct import Case, Result, conduct
from unospec.running.engines import InProcess
from unospec.scenarios.model import Scenario
from unospec.spec.rule_sets import names, rule_set

NAMES = ("rlcard", "skilluno")

#: What each is imported as.
MODULES = {"rlcard": "rlcard.games.uno", "skilluno": "uno.core"}


def engine(name: str, folder: Callable[[str], Path]) -> InProcess:
    """The engine of that name; the test is skipped if it is not there. folder: installs an engine."""
    try:
        importlib.import_module(MODULES[name])
    except ImportError:
        if name not in install.PINNED:
            pytest.skip(f"{name} is not installed")
        sys.path.append(str(folder(name)))
    return InProcess(adapter_class(name))


def source(name: str) -> Path:
    """The folder that the package of the engine lies in."""
    module = importlib.import_module(MODULES[name].partition(".")[0])
    assert module.__file__ is not None
    return Path(module.__file__).parent.parent


def results(engine: InProcess, scenarios: Sequence[Scenario]) -> dict[str, Result]:
    """What becomes of the scenarios, by id."""
    sets: dict[str, Any] = {name: rule_set(name) for name in names()}
    cases = [
        Case(scenario, sets[scenario.id.partition("-")[0]].with_options(scenario.options).rules)
        for scenario in scenarios
    ]
    return {result.scenario.id: result for result in conduct(cases, engine)}
