"""All scenarios of the project, read once."""

from __future__ import annotations

from functools import cache

from unospec import paths
from unospec.scenarios.model import Feature, Scenario
from unospec.scenarios.reader import Reading, read
from unospec.scenarios.titles import title
from unospec.spec.faults import Fault
from unospec.spec.hints import near_or


@cache
def readings(rule_set: str) -> tuple[Reading, ...]:
    """The feature files of a rule set, in order of their names. Raises Problem if one is wrong."""
    from unospec.spec.yaml_lines import many_objects

    with many_objects():
        return tuple(read(path) for path in sorted((paths.features() / rule_set).glob("*.feature")))


def features(rule_set: str = "") -> tuple[Feature, ...]:
    """The features of a rule set, or of all of them."""
    names = (rule_set,) if rule_set else paths.RULE_SETS
    return tuple(reading.feature for name in names for reading in readings(name))


def scenarios(rule_set: str = "") -> tuple[Scenario, ...]:
    """The scenarios of a rule set, or of all of them, in the order of the files."""
    return tuple(scenario for feature in features(rule_set) for scenario in feature.scenarios)


def scenario(id: str) -> Scenario:
    """The scenario with that id. Raises Problem, with the nearest id, if there is none."""
    known = _by_id()
    if id not in known:
        hint = near_or(id, known, ("shown-by", {"command": "unospec scenarios"}))
        raise Fault("scenario", hint, name=id)
    return known[id]


def scenario_title(id: str, language: str) -> str:
    """The title of a scenario; in English if it is not translated."""
    return title(f"scenario:{id}", language) or id


def feature_of(id: str) -> Feature:
    """The feature in which the scenario with that id stands. Raises Problem if there is none."""
    scenario(id)
    return next(feature for feature in features() if any(each.id == id for each in feature.scenarios))


@cache
def _by_id() -> dict[str, Scenario]:
    found: dict[str, Scenario] = {}
    for each in scenarios():
        if each.id in found:
            raise Fault("data.twice", ("type", {"command": "unospec scenarios --check"}), text=each.id)
        found[each.id] = each
    return found
