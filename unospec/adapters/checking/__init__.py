"""An adapter tested alone, step by step, before any scenario is run: what is right, and in plain words what is wrong.

Only what the protocol asks of an adapter is tested, on positions that are the same under all rules.
"""

from unospec.adapters.checking.steps import check
from unospec.adapters.checking.talk import Noted

__all__ = ["Noted", "check"]
