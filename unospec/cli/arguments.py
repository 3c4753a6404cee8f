"""The arguments of a subcommand: argparse, speaking the user's language and complaining in one line."""

from __future__ import annotations

import argparse
import re
import textwrap
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NoReturn

from unospec.problems import Problem, near_word

if TYPE_CHECKING:
    from unospec.language.catalogs import Catalog

TEXTS = {
    # Heads the list of words that a command takes.
    "arguments.positional": "what it takes",
    "arguments.options": "options",
    # {names}: one or several arguments.
    "arguments.missing": "missing: {names}",
    "arguments.unknown": "unknown argument: {names}",
    "arguments.one-needed": "one of these is needed: {names}",
    "arguments.clash": "cannot be given together with {name}",
    "arguments.one-value": "needs one value",
    "arguments.some-values": "needs at least one value",
    "arguments.no-value": "takes no value, so {value} is too much",
    "arguments.bad-value": "{value} is no valid value",
    # Of the value of an argument.
    "arguments.empty": "must not be empty",
    "arguments.twice": "is given twice; it takes one value",
    "arguments.choice": "{value} is unknown; known: {choices}",
    # {name}: an argument; {message}: what is wrong with it.
    "arguments.about": "{name}: {message}",
    "arguments.whole-number": '"{value}" is no whole number from {least} up',
    # Words in capitals that stand for what is to be typed, as in “unospec verify --json FILE”; short, one word if it
    # can be. In scripts without capitals they stand as they are.
    # Of a program.
    "placeholder.class": "CLASS",
    "placeholder.command": "COMMAND",
    "placeholder.context": "CONTEXT",
    # A folder.
    "placeholder.dir": "DIR",
    # A group of catalogs, such as “rules” or “site”.
    "placeholder.domain": "DOMAIN",
    "placeholder.engine": "ENGINE",
    "placeholder.file": "FILE",
    # The id of a scenario or of a sentence.
    "placeholder.id": "ID",
    "placeholder.lang": "LANG",
    "placeholder.module": "MODULE",
    "placeholder.name": "NAME",
    # Of two reports, the new one and the old one.
    "placeholder.new": "NEW",
    "placeholder.old": "OLD",
    "placeholder.rule": "RULE",
    "placeholder.seconds": "SECONDS",
    "placeholder.text": "TEXT",
}

#: argparse's own English, with the message that takes its place and what fills its fields there.
_ARGPARSE = {
    "usage: ": ("ui:cli.usage", {"usage": ""}),
    "the following arguments are required: %s": ("ui:arguments.missing", {"names": "%s"}),
    "unrecognized arguments: %s": ("ui:arguments.unknown", {"names": "%s"}),
    "one of the arguments %s is required": ("ui:arguments.one-needed", {"names": "%s"}),
    "not allowed with argument %s": ("ui:arguments.clash", {"name": "%s"}),
    "expected one argument": ("ui:arguments.one-value", {}),
    "expected at most one argument": ("ui:arguments.one-value", {}),
    "expected at least one argument": ("ui:arguments.some-values", {}),
    "ignored explicit argument %r": ("ui:arguments.no-value", {"value": "%r"}),
    "invalid %(type)s value: %(value)r": ("ui:arguments.bad-value", {"value": "%(value)r"}),
    "invalid choice: %(value)r (choose from %(choices)s)": (
        "ui:arguments.choice",
        {"value": "%(value)r", "choices": "%(choices)s"},
    ),
    "argument %(argument_name)s: %(message)s": (
        "ui:arguments.about",
        {"name": "%(argument_name)s", "message": "%(message)s"},
    ),
}


class _Formatter(argparse.RawDescriptionHelpFormatter):
    """Breaks no line within an id such as ``draw-two-stacking``, which is there to be copied."""

    def _split_lines(self, text: str, width: int) -> list[str]:
        return textwrap.wrap(" ".join(text.split()), width, break_on_hyphens=False)


class _Once(argparse._StoreAction):
    """Of an option that is given twice, one value would be lost without a word."""

    def __call__(self, parser: argparse.ArgumentParser, *given: Any) -> None:
        assert isinstance(parser, Parser)
        parser.take(self)
        super().__call__(parser, *given)


class Parser(argparse.ArgumentParser):
    """A parser for one subcommand. It knows ``--help`` and ``--lang``; a wrong use raises Problem.

    The words that stand for arguments, such as ``FILE``, are given in English and shown in the catalog's language.
    """

    def __init__(self, prog: str, catalog: Catalog, description: str) -> None:
        """prog: the command as typed. catalog: the language to speak. description: one sentence or clause."""
        super().__init__(
            prog=prog,
            description=description,
            add_help=False,
            allow_abbrev=False,
            formatter_class=_Formatter,
        )
        from unospec import paths

        self._catalog = catalog
        self._given: set[str] = set()
        self.register("action", None, _Once)
        self._positionals.title = catalog.text("ui:arguments.positional")
        self._optionals.title = catalog.text("ui:arguments.options")
        self.add_argument("-h", "--help", action="help", help=catalog.text("ui:cli.help-option"))
        languages = ", ".join(paths.languages())
        # A wrapper may name a language that the user overrides: the last one is spoken.
        self.add_argument(
            "--lang", action="store", metavar="LANG", help=catalog.text("ui:cli.lang-option", languages=languages)
        )

    def read(self, words: Sequence[str]) -> argparse.Namespace:
        """The values of the arguments. Raises Problem for a wrong use, SystemExit after ``--help``."""
        for action in self._actions:
            if isinstance(action.metavar, str):
                action.metavar = placeholders(action.metavar, self._catalog)
        with _speaking(self._catalog):
            # Else argparse would cut off as many letters as its own English word has.
            self.usage = self.format_usage().removeprefix(self._catalog.text("ui:cli.usage", usage=""))
            # Names may stand before, between and after options.
            options, others = self.parse_known_intermixed_args(words)
        if others:
            known = [name for action in self._actions for name in action.option_strings]
            near = near_word(others[0].partition("=")[0], known)
            hint = self._catalog.text("ui:hint.near", near=near) if near else self._see_help()
            raise self._problem(self._catalog.text("ui:arguments.unknown", names=" ".join(others)), hint)
        return options

    def take(self, action: argparse.Action) -> None:
        """Note that an option is given. Raises ArgumentError if it was before."""
        if action.option_strings and action.dest in self._given:
            raise argparse.ArgumentError(action, self._catalog.text("ui:arguments.twice"))
        self._given.add(action.dest)

    def _get_values(self, action: argparse.Action, arg_strings: list[str]) -> Any:
        # Nothing is asked for by an empty word, and as a path it would be the working directory.
        if "" in arg_strings:
            raise argparse.ArgumentError(action, self._catalog.text("ui:arguments.empty"))
        return super()._get_values(action, arg_strings)

    def print_help(self, file: Any = None) -> None:
        """Called by argparse for help. Raises OSError if it cannot be written, which argparse itself swallows."""
        print(self.format_help(), end="", file=file, flush=True)

    def error(self, message: str) -> NoReturn:
        """Called by argparse for a wrong use."""
        # argparse puts words into quotation marks as Python writes them.
        raise self._problem(re.sub(r"'([\w.-]+)'", r"\1", message), self._see_help())

    def _problem(self, message: str, hint: str) -> Problem:
        command = self.prog.removeprefix("unospec").strip()
        return Problem(f"{command}: {message}" if command else message, hint=hint)

    def _see_help(self) -> str:
        return self._catalog.text("ui:cli.see-help", command=self._catalog.typed(f"{self.prog} --help"))


def whole(catalog: Catalog, least: int = 0) -> Any:
    """A type for an argument: a whole number from `least` up. catalog: for the complaint."""

    def number(text: str) -> int:
        if text.isascii() and text.isdigit() and int(text) >= least:
            return int(text)
        raise argparse.ArgumentTypeError(catalog.text("ui:arguments.whole-number", value=text, least=least))

    return number


def placeholders(text: str, catalog: Catalog) -> str:
    """The text with the words in capitals that stand for what is to be typed in the catalog's language."""

    def spoken(match: re.Match[str]) -> str:
        key = f"placeholder.{match[0].lower()}"
        return catalog.text(f"ui:{key}") if key in TEXTS else match[0]

    return re.sub(r"\b[A-Z]+\b", spoken, text)


@contextmanager
def _speaking(catalog: Catalog) -> Iterator[None]:
    """argparse says everything through a gettext function of its module; meanwhile that one is ours."""

    def translated(english: str) -> str:
        context, fields = _ARGPARSE.get(english, ("", {}))
        return catalog.text(context, **fields) if context else english

    before = argparse._  # type: ignore[attr-defined]
    argparse._ = translated  # type: ignore[attr-defined]
    try:
        yield
    finally:
        argparse._ = before  # type: ignore[attr-defined]
