"""Engines for tests of the command line."""

from __future__ import annotations

from typing import Any

from unospec.adapters.reference import Reference


class Fixed:
    """An engine without switches."""

    def __init__(self) -> None:
        self._reference = Reference()

    def handle(self, message: dict[str, Any]) -> dict[str, Any]:
        reply = self._reference.handle(message)
        return reply | {"name": "fixed", "configures": []} if reply["type"] == "hello" else reply
