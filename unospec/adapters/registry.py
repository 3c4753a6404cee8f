"""Engines by name: those that are shipped, and any class of a module."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from unospec.problems import Problem, nearest
from unospec.running.engines import Adapter, Engine, InProcess

#: The adapters that are shipped, by name, as ``module:Class``.
SHIPPED: Final[Mapping[str, str]] = {
    "reference": "unospec.adapters.reference:Reference",
    "rlcard": "unospec.adapters.rlcard:RLCard",
}

#: What a shipped adapter needs, as pip takes it.
NEEDS: Final[Mapping[str, str]] = {"rlcard": "rlcard==1.2.0"}


def open_engine(name: str) -> Engine:
    """The engine of that name, in this process: a shipped name or ``module:Class``.

    The class is made without arguments and has a method ``handle``. Raises Problem if there is none such.
    """
    return InProcess(adapter_class(name))


def adapter_class(name: str) -> Callable[[], Adapter]:
    """What makes the adapter of that name. Raises Problem with the nearest known name if there is none."""
    if name.startswith("cmd:"):
        raise Problem("engines behind a command are not spoken to yet", hint="use a shipped engine or module:Class")
    module_name, colon, class_name = SHIPPED.get(name, name).partition(":")
    if not colon or not module_name or not class_name:
        hint = nearest(name, SHIPPED) or f"known: {', '.join(SHIPPED)}; or module:Class"
        raise Problem(f'unknown engine "{name}"', hint=hint)
    made: Any = getattr(_module(name, module_name), class_name, None)
    if made is None:
        raise Problem(f'the module "{module_name}" has no class "{class_name}"')
    if not callable(getattr(made, "handle", None)):
        raise Problem(f'"{name}" is no adapter', hint="it needs a method handle(message)")
    adapter: Callable[[], Adapter] = made
    return adapter


def _module(name: str, module_name: str) -> Any:
    # A user's own adapter lies where the command is run.
    here = str(Path.cwd())
    if name not in SHIPPED and here not in sys.path:
        sys.path.insert(0, here)
    try:
        return importlib.import_module(module_name)
    except ImportError as error:
        if name in NEEDS:
            raise Problem(f'the engine "{name}" is not installed', hint=f"pip install {NEEDS[name]}") from error
        raise Problem(f'the module "{module_name}" cannot be imported: {error}') from error
    except Exception as error:
        raise Problem(f'the module "{module_name}" breaks down when it is imported: {error}') from error
