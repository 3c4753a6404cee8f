"""Scenarios as plain JSON data, the same in every language but for titles."""

from __future__ import annotations

from typing import Any

from unospec.scenarios.model import Feature, Plain, Scenario, Step
from unospec.scenarios.titles import title


def feature(each: Feature, language: str, scenarios: tuple[Scenario, ...] | None = None) -> Plain:
    """A feature with its scenarios, or with only those given. language: that of titles and description."""
    chosen = each.scenarios if scenarios is None else scenarios
    return {
        "id": each.id,
        "rule_set": each.rule_set,
        "options": list(each.options),
        "title": title(f"feature:{each.id}:title", language),
        "description": title(f"feature:{each.id}:description", language),
        "scenarios": [scenario(one, language) for one in chosen],
    }


def scenario(each: Scenario, language: str) -> Plain:
    """A scenario. language: that of the title."""
    return {
        "id": each.id,
        "title": title(f"scenario:{each.id}", language),
        "cites": list(each.cites),
        "options": list(each.options),
        "background": [_step(step) for step in each.background],
        "steps": [_step(step) for step in each.steps],
    }


def _step(step: Step) -> dict[str, Any]:
    values = {name: list(value) if isinstance(value, tuple) else value for name, value in step.values.items()}
    return {"role": step.role, "id": step.id, "values": values}
