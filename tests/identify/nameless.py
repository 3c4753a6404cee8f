"""The reference in a child process, with everything taken away that says which rules it plays."""

from __future__ import annotations

import json
import os
from typing import Any

from unospec.adapters.reference import Reference

#: Holds the rules as JSON.
RULES = "UNOSPEC_TEST_RULES"


class Nameless:
    """Plays what the environment says, and does not tell."""

    def __init__(self) -> None:
        self._reference = Reference(json.loads(os.environ[RULES]))

    def handle(self, message: dict[str, Any]) -> dict[str, Any]:
        reply = self._reference.handle(message)
        if reply["type"] == "hello":
            reply |= {"name": "", "version": "", "home": "", "configures": [], "profile": {}}
        if reply["type"] == "answer":
            # A reason would name the rule.
            reply["reason"] = ""
        return reply
