"""Engines by name: those that are shipped, any class of a module, and any command."""

from __future__ import annotations

import importlib
import shutil
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from unospec.adapters import install, node
from unospec.problems import Problem, near_word
from unospec.protocol.process import Limits, Process
from unospec.protocol.trees import split_command
from unospec.running.engines import Adapter, Engine, InProcess
from unospec.spec.messages import Told

#: The adapters that are shipped, by name, as ``module:Class``.
SHIPPED: Final[Mapping[str, str]] = {
    "reference": "unospec.adapters.reference:Reference",
    "rlcard": "unospec.adapters.rlcard:RLCard",
    "skilluno": "unospec.adapters.skilluno:SkillUno",
}

#: What a shipped adapter needs, as pip takes it.
NEEDS: Final[Mapping[str, str]] = {"rlcard": "rlcard==1.2.0", "skilluno": "skilluno==1.16.0"}

#: All shipped names: those above and the adapters that run on Node.js.
ENGINES: Final = (*SHIPPED, *node.ADAPTERS)

#: What is played in this very process unless the user asks otherwise; all else could hang it or end it.
TRUSTED: Final = frozenset({"reference"})


def open_engine(name: str, limits: Limits | None = None, *, in_process: bool = False) -> Engine:
    """The engine of that name: a shipped name, ``module:Class`` or ``cmd:COMMAND LINE``.

    The class is made without arguments and has a method ``handle``. It lives in a child process, started with the
    first message, unless in_process is set or it is our own. limits: for child processes. Raises Problem if there is
    none such.
    """
    name = install.ALIASES.get(name, name)
    if name in node.ADAPTERS:
        if in_process:
            raise Problem(f'"{name}" runs on Node.js, which this process is not', hint="leave out --in-process")
        return Process(node.command(name), limits)
    if name.startswith("cmd:"):
        if in_process:
            raise Problem("a command cannot be run in this process", hint="name a module:Class")
        return Process(_command(name.removeprefix("cmd:")), limits)
    if in_process or name in TRUSTED:
        return InProcess(adapter_class(name))
    _parts(name)
    return Process([sys.executable, "-m", "unospec.adapters.serving", name], limits)


def _command(line: str) -> list[str] | str:
    try:
        command = split_command(line)
    except ValueError as error:
        raise Problem(f"the command cannot be read ({error}): {line}", hint="close the quotation mark") from None
    if not line.strip() or not command:
        raise Problem("there is no command after cmd:", hint="write cmd:COMMAND LINE")
    if isinstance(command, list) and shutil.which(command[0]) is None:
        raise Problem(f'there is no program "{command[0]}"', hint="check its name, or give its path")
    return command


def adapter_class(name: str) -> Callable[[], Adapter]:
    """What makes the adapter of that name. Raises Problem with the nearest known name if there is none."""
    module_name, class_name = _parts(name)
    made: Any = getattr(_module(name, module_name), class_name, None)
    if made is None:
        raise Problem(f'the module "{module_name}" has no class "{class_name}"')
    if not callable(getattr(made, "handle", None)):
        raise Problem(f'"{name}" is no adapter', hint="it needs a method handle(message)")
    adapter: Callable[[], Adapter] = made
    return adapter


def _parts(name: str) -> tuple[str, str]:
    """The module and the class of an engine. Raises Problem if it is neither shipped nor ``module:Class``."""
    module_name, colon, class_name = SHIPPED.get(name, name).partition(":")
    if not colon or not module_name or not class_name:
        if near := near_word(name, ENGINES):
            raise Told("engine", "near", {"near": near}, name=name)
        forms = {"class": "module:Class", "command": "cmd:COMMAND LINE"}
        raise Told("engine", "engines", {"known": ", ".join(ENGINES), **forms}, name=name)
    return module_name, class_name


def _module(name: str, module_name: str) -> Any:
    # A user's own adapter lies where the command is run.
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
        if name in NEEDS:
            raise Problem(f'the engine "{name}" is not installed', hint=_how_to(name)) from error
        raise Problem(f'the module "{module_name}" cannot be imported: {error}') from error
    except Exception as error:
        raise Problem(f'the module "{module_name}" breaks down when it is imported: {error}') from error


def _how_to(name: str) -> str:
    installable = f", or unospec adapter install {name}" if name in install.PINNED else ""
    return f"pip install {NEEDS[name]}{installable}"
