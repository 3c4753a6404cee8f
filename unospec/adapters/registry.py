"""Engines by name: those that are shipped, any class of a module, and any command."""

from __future__ import annotations

import importlib
import shlex
import shutil
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from unospec.adapters import install, node
from unospec.problems import near_word
from unospec.protocol import command_lines
from unospec.protocol.process import Limits, Process
from unospec.running.engines import Adapter, Engine, InProcess
from unospec.spec.messages import Told

#: The adapters that are shipped, by name, as ``module:Class``.
SHIPPED: Final[Mapping[str, str]] = {
    "reference": "unospec.adapters.reference:Reference",
    "rlcard": "unospec.adapters.rlcard:RLCard",
    "skilluno": "unospec.adapters.skilluno:SkillUno",
}

#: All shipped names: those above and the adapters that run on Node.js.
ENGINES: Final = (*SHIPPED, *node.ADAPTERS)

#: What is played in this very process unless the user asks otherwise; all else could hang it or end it.
TRUSTED: Final = frozenset({"reference"})


def open_engine(name: str, limits: Limits | None = None, *, in_process: bool = False) -> Engine:
    """The engine of that name: a shipped name, ``module:Class`` or ``cmd:COMMAND``.

    The class is made without arguments and has a method ``handle``. It lives in a child process, started with the
    first message, unless in_process is set or it is our own. limits: for child processes. Raises Problem if there is
    none such.
    """
    name = install.ALIASES.get(name, name)
    if in_process and name in node.ADAPTERS:
        raise Told("node-in-process", "leave-out", {"option": "--in-process"}, engine=name)
    if in_process and name.startswith("cmd:"):
        raise Told("command-in-process", "leave-out", {"option": "--in-process"})
    if in_process or name in TRUSTED:
        return InProcess(adapter_class(name))
    return Process(_command(name), limits)


def command_line(name: str, *, in_process: bool = False) -> str:
    """What `open_engine` starts for that engine, as one would type it; empty if nothing. Raises Problem."""
    name = install.ALIASES.get(name, name)
    if in_process or name in TRUSTED:
        return ""
    command = _command(name)
    return command if isinstance(command, str) else command_lines.join(command)


def _command(name: str) -> list[str] | str:
    """The command of an engine in a process of its own. Raises Problem."""
    if name in node.ADAPTERS:
        return node.command(name)
    if name.startswith("cmd:"):
        return _users_own(name.removeprefix("cmd:"))
    _parts(name)
    return [sys.executable, "-m", "unospec.adapters.serving", name]


def _users_own(line: str) -> list[str] | str:
    try:
        command = command_lines.split(line)
    except ValueError as error:
        raise Told("command-unread", "close-quotation", {}, why=error, command=line) from None
    if not line.strip() or not command:
        raise Told("no-command", "write-form", {"form": "cmd:COMMAND"})
    if isinstance(command, list) and shutil.which(command[0]) is None:
        if Path(command[0]).is_file():
            raise Told("program-unfit", "type", {"command": f"chmod +x {shlex.quote(command[0])}"}, name=command[0])
        raise Told("program-unfit" if Path(command[0]).is_dir() else "no-program", "check-program", {}, name=command[0])
    return command


def adapter_class(name: str) -> Callable[[], Adapter]:
    """What makes the adapter of that name. Raises Problem with the nearest known name if there is none."""
    module_name, class_name = _parts(name)
    made: Any = getattr(_module(name, module_name), class_name, None)
    if made is None:
        raise Told("no-class", module=module_name, name=class_name)
    if not callable(getattr(made, "handle", None)):
        raise Told("no-adapter", "needs-handle", {"method": "handle(message)"}, name=name)
    adapter: Callable[[], Adapter] = made
    return adapter


def _parts(name: str) -> tuple[str, str]:
    """The module and the class of an engine. Raises Problem if it is neither shipped nor ``module:Class``."""
    module_name, colon, class_name = SHIPPED.get(name, name).partition(":")
    if not colon or not module_name or not class_name:
        if near := near_word(name, ENGINES):
            raise Told("engine", "near", {"near": near}, name=name)
        forms = {"class": "MODULE:CLASS", "command": "cmd:COMMAND"}
        raise Told("engine", "engines", {"known": ", ".join(ENGINES), **forms}, name=name)
    return module_name, class_name


def _module(name: str, module_name: str) -> Any:
    # A user's own adapter lies where the command is run.
    with suppress(FileNotFoundError):  # the folder may have been deleted meanwhile
        here = str(Path.cwd())
        if name not in SHIPPED and here not in sys.path:
            sys.path.insert(0, here)
    # An engine that this Python has itself goes before one that was installed for unospec.
    place = install.installed(name) if name in install.PINNED else None
    if place is not None and str(place) not in sys.path:
        sys.path.append(str(place))
    try:
        return importlib.import_module(module_name)
    except ImportError as error:
        if name in install.PINNED:
            raise Told("not-installed", "type", {"command": f"unospec adapter install {name}"}, engine=name) from error
        raise Told("no-module", module=module_name, why=error) from error
    except Exception as error:
        raise Told("module-breaks", module=module_name, why=error) from error
