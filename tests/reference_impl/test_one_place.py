"""The heads of the modules are an index: for every rule and variant of the catalogue the one place that plays it."""

from __future__ import annotations

import ast
import inspect
import re
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import pytest

import reference_impl
from tests.reference_impl.mixtures import catalogue

_PACKAGE = Path(inspect.getfile(reference_impl)).parent
_MODULES = sorted(path.stem for path in _PACKAGE.glob("*.py"))
_TESTS = Path(__file__).parent
#: Rules with variants that come to the same in the code, and why.
_SAME = {
    "challenge-sees-hand": "who is shown a hand changes nothing in the game",
    "match-winner": "who is left last, or wins the duel, has won in any case; elsewhere the fewest points win",
}


class Place(NamedTuple):
    """One entry of a module's head: the rule, its variants, and what plays it."""

    module: str
    rule: str
    variants: tuple[str, ...]
    names: tuple[str, ...]


@cache
def _tree(module: str) -> ast.Module:
    return ast.parse((_PACKAGE / f"{module}.py").read_text(encoding="utf-8"))


@cache
def places() -> list[Place]:
    """All entries of all heads: ``rule: variant, variant (function, function)``, continued lines indented further."""
    found = []
    for module in _MODULES:
        head = ast.get_docstring(_tree(module)) or ""
        _, _, index = head.partition("Rules played here:\n")
        entries = re.match(r"(?: .*\n?)*", index)
        assert entries is not None
        for line in re.sub(r"\n {8,}", " ", entries.group()).splitlines():
            entry = re.fullmatch(r" {4}([a-z-]+): ([a-z0-9, -]+) \(([\w, ]+)\)", line)
            assert entry, f"{module}: not an entry: {line!r}"
            rule, variants, names = entry.groups()
            found.append(Place(module, rule, tuple(variants.split(", ")), tuple(names.split(", "))))
    return found


def test_every_rule_stands_at_the_head_of_one_module_with_all_its_variants() -> None:
    assert sorted(place.rule for place in places()) == sorted(catalogue())
    for place in places():
        assert sorted(place.variants) == sorted(catalogue()[place.rule]["variants"]), place


def test_no_head_speaks_of_rules_that_it_does_not_list() -> None:
    for module in _MODULES:
        own = {place.rule for place in places() if place.module == module}
        head = ast.get_docstring(_tree(module)) or ""
        assert "Rules played here:" in head or not own
        named = {word for word in re.findall(r"[a-z]+(?:-[a-z]+)+", head) if word in catalogue()}
        assert named <= own, module


@pytest.mark.parametrize("place", places(), ids=lambda place: place.rule)
def test_what_plays_a_rule_says_so(place: Place) -> None:
    source = (_PACKAGE / f"{place.module}.py").read_text(encoding="utf-8")
    for name in place.names:
        made = getattr(import_module(f"reference_impl.{place.module}"), name)
        # A function names the rule in its docstring, code or comments; a constant in the comment above it.
        if callable(made):
            text = inspect.getsource(made)
        else:
            text = "\n".join(re.findall(rf"^#:.*\n(?={name} = )", source, re.MULTILINE))
        mentioned = re.search(rf"(?<![\w-]){place.rule}(?![\w-])", text)
        assert mentioned, f"{place.module}.{name} does not mention {place.rule}"


def _strings(module: str) -> set[str]:
    """The strings of the module's code, without its docstrings."""
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(_tree(module))
        if isinstance(node, (ast.Module, ast.FunctionDef, ast.ClassDef)) and isinstance(node.body[0], ast.Expr)
    }
    # The words of the acts in `actions` are not ids of rules, though one is spelled like one.
    if module == "actions":
        return set()
    constants = (node for node in ast.walk(_tree(module)) if isinstance(node, ast.Constant))
    return {node.value for node in constants if isinstance(node.value, str) and id(node) not in docstrings}


@pytest.mark.parametrize("module", _MODULES)
def test_no_other_module_looks_a_rule_up(module: str) -> None:
    own = {place.rule for place in places() if place.module == module}
    assert {text for text in _strings(module) if text in catalogue()} <= own


@pytest.mark.parametrize("place", places(), ids=lambda place: place.rule)
def test_every_variant_that_makes_a_difference_is_told_apart_in_the_code(place: Place) -> None:
    if len(place.variants) == 1 or place.rule in _SAME:
        return
    # Of two variants the second is what is not the first; so all but one have to occur.
    spoken = _strings(place.module)
    assert len([variant for variant in place.variants if variant not in spoken]) <= 1, place


def test_every_variant_has_an_example() -> None:
    shown = []
    for path in sorted(_TESTS.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "shows":
                shown += [each.value for each in node.args if isinstance(each, ast.Constant)]
    known = {f"{rule}/{variant}" for rule, entry in catalogue().items() for variant in entry["variants"]}
    assert known - set(shown) == set()
    assert set(shown) - known == set()
