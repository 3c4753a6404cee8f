"""Every reason for a refusal is known, has an example, and names a rule where one forbids the action."""

from __future__ import annotations

import ast
import inspect
import re
from pathlib import Path

import reference_impl

#: The reasons that rest on no rule: plain nonsense at this moment.
_BARE = {
    "not-at-the-table",
    "not-held",
    "not-now",
    "not-your-turn",
    "nothing-to-accept",
    "nothing-to-call",
    "nothing-to-catch",
    "nothing-to-name",
}
#: The reasons for which some rule is named.
_RULED = {
    "card-fits",
    "challenge-or-accept",
    "colour-first",
    "colour-missing",
    "does-not-fit",
    "has-drawn",
    "names-no-colour",
    "no-challenge",
    "not-oneself",
    "not-the-drawn-card",
    "not-the-next-player",
    "not-your-turn",
    "nothing-drawn",
    "nothing-to-challenge",
    "other-card-fits",
    "owes-cards",
    "round-over",
    "same-colour",
    "too-early",
    "too-late",
}


def _given(function: str, place: int) -> set[str]:
    """The strings that stand in that place of calls of that function anywhere in the package."""
    found = set()
    for path in sorted(Path(inspect.getfile(reference_impl)).parent.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == function:
                code = node.args[place]
                assert isinstance(code, ast.Constant)
                found.add(str(code.value))
    return found


def test_the_reasons_are_these() -> None:
    assert _given("Refusal", 0) == _BARE
    assert _given("forbidden", 2) == _RULED


def test_every_reason_has_an_example() -> None:
    examples = "".join(
        path.read_text(encoding="utf-8")
        for path in Path(__file__).parent.glob("test_*.py")
        if path.name != Path(__file__).name
    )
    said = set(re.findall(r'"([a-z]+(?:-[a-z]+)*)"', examples))
    with_rule = set(re.findall(r'"([a-z-]+) [a-z-]+/[a-z{]', examples))
    assert said >= _BARE
    assert with_rule >= _RULED
