"""The scenarios of the Georgian rules, in Georgian."""

from __future__ import annotations

from typing import Any

from pytest_bdd import given, then, when

from unospec.conformance.steps import Phrases, Play, declare

_phrases = Phrases("ka")


@given(_phrases)
@when(_phrases)
@then(_phrases)
def _step(unospec_play: Play, said: Any) -> None:
    unospec_play.step(said)


declare(globals(), "ka")
