"""No step of the vocabulary may be unknown to the executor."""

import pytest

from unospec.running.executor import KNOWN
from unospec.scenarios.steps import STEPS


@pytest.mark.parametrize("step_id", STEPS)
def test_the_executor_knows_the_step(step_id: str) -> None:
    assert step_id in KNOWN[STEPS[step_id].role]


def test_the_executor_knows_no_other_steps() -> None:
    assert set().union(*KNOWN.values()) == set(STEPS)
