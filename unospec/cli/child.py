"""What commands that speak to an engine have in common: how it is run, with which limits, and how it is ended."""

from __future__ import annotations

import argparse
import gc
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from unospec.language.catalogs import Catalog
    from unospec.protocol.process import Limits
    from unospec.running.engines import Engine

TEXTS = {
    "child.timeout": "how long the engine may take for a reply, in seconds; {seconds} if left out",
    "child.start-timeout": "how long it may take for its first reply, in seconds; {seconds} if left out",
    "child.in-process": "run an adapter in Python in this very process, for debugging; nothing guards against a hang",
    # {value}: what was typed.
    "child.seconds": '"{value}" is no number of seconds above 0 and up to {most}',
}

#: The longest time to wait that can be asked for, in seconds: eleven days.
_MOST = 1_000_000


def arguments(parser: argparse.ArgumentParser, catalog: Catalog) -> None:
    """Declares the arguments that say how an engine is run."""
    from unospec.protocol.process import Limits

    usual = Limits()
    number = _seconds(catalog)
    parser.add_argument(
        "--timeout",
        type=number,
        default=usual.message,
        metavar="SECONDS",
        help=catalog.text("ui:child.timeout", seconds=f"{usual.message:g}"),
    )
    parser.add_argument(
        "--start-timeout",
        type=number,
        default=usual.start,
        metavar="SECONDS",
        help=catalog.text("ui:child.start-timeout", seconds=f"{usual.start:g}"),
    )
    parser.add_argument("--in-process", action="store_true", help=catalog.text("ui:child.in-process"))


def maker(options: argparse.Namespace) -> Callable[[], Engine]:
    """What makes the engine that was asked for, here or in another process."""
    return partial(_made, options.engine, limits(options), options.in_process)


def limits(options: argparse.Namespace) -> Limits:
    """The limits that were asked for."""
    from unospec.protocol.process import Limits

    return Limits(message=options.timeout, start=options.start_timeout)


@contextmanager
def opened(options: argparse.Namespace, catalog: Catalog) -> Iterator[Engine]:
    """The engine that was asked for. At the end it is told goodbye; if anything goes wrong it is ended at once.

    Raises Problem if there is no such engine.
    """
    from unospec.running.conduct import farewell

    engine = maker(options)()
    try:
        yield engine
        farewell(engine)
    except BaseException:
        engine.close()
        raise
    if not getattr(options, "quiet", False):
        for note in dict.fromkeys(getattr(engine, "notes", ())):
            print(catalog.text(f"ui:running.{note}"), file=sys.stderr)


@contextmanager
def seldom_collecting() -> Iterator[None]:
    """Meanwhile garbage is collected seldom.

    A run keeps what it has read and found until its report, so that looking through all of it again and again finds
    nothing and takes a quarter of the time.
    """
    before = gc.get_threshold()
    gc.freeze()
    gc.set_threshold(200_000, *before[1:])
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()


def again(options: argparse.Namespace) -> list[str]:
    """The arguments that run the engine in the same way once more."""
    from unospec.protocol.process import Limits

    usual = Limits()
    words = ["--in-process"] if options.in_process else []
    if options.timeout != usual.message:
        words += ["--timeout", f"{options.timeout:g}"]
    if options.start_timeout != usual.start:
        words += ["--start-timeout", f"{options.start_timeout:g}"]
    return words


def _made(name: str, limits: Limits, in_process: bool) -> Engine:
    from unospec.adapters.registry import open_engine

    return open_engine(name, limits, in_process=in_process)


def _seconds(catalog: Catalog) -> Any:
    def number(text: str) -> float:
        try:
            found = float(text)
        except ValueError:
            found = 0
        if 0 < found <= _MOST:
            return found
        raise argparse.ArgumentTypeError(catalog.text("ui:child.seconds", value=text, most=_MOST))

    return number
