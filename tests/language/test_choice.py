"""Which language is spoken."""

from __future__ import annotations

import pytest

from unospec.language.choice import choose
from unospec.problems import Problem


@pytest.mark.parametrize(
    ("asked", "environment", "language"),
    [
        (None, {}, "en"),
        (None, {"LANG": "hu_HU.UTF-8"}, "hu"),
        (None, {"LANG": "hu_HU.UTF-8", "LC_MESSAGES": "lv_LV"}, "lv"),
        (None, {"LANG": "hu_HU.UTF-8", "LC_MESSAGES": "lv_LV", "LC_ALL": "ka_GE@euro"}, "ka"),
        (None, {"LANG": "hu_HU.UTF-8", "LC_ALL": ""}, "hu"),
        (None, {"LANG": "et_EE", "LC_ALL": "C"}, "en"),
        (None, {"LANG": "fr_FR.UTF-8"}, "en"),
        ("et", {"LANG": "hu_HU.UTF-8"}, "et"),
        ("hu_HU", {}, "hu"),
        ("lv-LV", {}, "lv"),
    ],
)
def test_the_language(asked: str | None, environment: dict[str, str], language: str) -> None:
    assert choose(asked, environment) == language


def test_an_unknown_language_is_a_problem() -> None:
    with pytest.raises(Problem, match='there is no language "hungarian"; known: en, et, hu, ka, lv'):
        choose("hungarian", {})


def test_the_environment_of_the_process_is_the_default(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "ka_GE.UTF-8")
    assert choose() == "ka"
