"""The rules that a table plays by: a plain mapping from rule id to variant id.

Every module of this package that plays rules lists them at its head, each with its variants and the
function that plays it. No rule is played in two places.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple, TypeAlias

#: ``{"draw-two-stacking": "stacks", "target-score": "500", ...}``: one variant for every rule.
Rules: TypeAlias = Mapping[str, str]


class Refusal(NamedTuple):
    """Why an action is not lawful.

    code: a stable word for the reason. rule, variant: what forbids it, where a rule of the
    catalogue does; empty where the action is plain nonsense (a card that is not held).
    """

    code: str
    rule: str = ""
    variant: str = ""


def forbidden(rules: Rules, rule: str, code: str) -> Refusal:
    """The refusal that the table's variant of `rule` gives for the reason `code`."""
    return _refusal(code, rule, rules[rule])


#: Asking what is lawful makes the same few refusals over and over.
_refusal = cache(Refusal)
