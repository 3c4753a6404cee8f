"""``unospec adapter``: what is done with adapters; each of its subcommands is a module of its own."""

from __future__ import annotations

#: The subcommands in the order in which help lists them, each with its module.
COMMANDS = {
    "new": "unospec.cli.adapter_new",
    "check": "unospec.cli.adapter_check",
    "install": "unospec.cli.adapter_install",
}

TEXTS = {
    "command.adapter-new": "write the skeleton of an adapter, ready to be changed",
    "command.adapter-check": "test an adapter alone, and tell what is wrong with it",
    "command.adapter-install": "install the engine of a shipped adapter, in a pinned version",
}
