"""All scenarios, found by id, and read fast."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.conftest import Checkout
from tests.scenarios.test_lint import DRAFT
from unospec import paths
from unospec.problems import Problem
from unospec.scenarios import library
from unospec.scenarios.draft import draft


def test_every_scenario_is_found_by_its_id() -> None:
    everything = library.scenarios()
    assert len({scenario.id for scenario in everything}) == len(everything) > 300
    for rule_set in paths.RULE_SETS:
        own = library.scenarios(rule_set)
        assert own
        assert all(scenario.id.startswith(f"{rule_set}-") for scenario in own)
        assert library.scenario(own[0].id) is own[0]
        assert own[0] in library.feature_of(own[0].id).scenarios


def test_an_unknown_scenario_is_told_with_the_nearest() -> None:
    known = library.scenarios("hu")[0].id
    with pytest.raises(Problem, match=f'there is no scenario "{known}x"; did you mean "{known}"'):
        library.scenario(f"{known}x")


def test_titles_fall_back(checkout: Checkout) -> None:
    draft([checkout.write("drafts/hu/draw-two.feature", DRAFT)])
    assert library.scenario_title("hu-x", "lv") == "A case"
    assert library.scenario_title("hu-unknown", "lv") == "hu-unknown"


def test_all_features_are_read_well_within_half_a_second() -> None:
    code = (
        "import time; start = time.process_time(); from unospec.scenarios import library; library.scenarios(); "
        "print(time.process_time() - start)"
    )
    times = [
        float(subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, cwd=paths.data()).stdout)
        for _ in range(3)
    ]
    # With all imports, and with room for a machine that is busy with something else.
    assert min(times) < 0.5
