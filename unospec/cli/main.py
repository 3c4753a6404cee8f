"""The command ``unospec``: finds the subcommand, the language, and tells problems in one line.

A subcommand is a module with two functions, ``arguments(parser, catalog)``, which declares its arguments, and
``run(options, catalog) -> int``, which does the work and returns the exit status. Bad input raises Problem.
A module with a table ``COMMANDS`` instead has subcommands of its own.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from typing import TYPE_CHECKING, Any, TextIO, cast

from unospec import interrupts
from unospec.problems import Problem, Problems

if TYPE_CHECKING:
    from unospec.language.catalogs import Catalog

#: The subcommands in the order in which help lists them, each with its module.
COMMANDS = {
    "verify": "unospec.cli.verify",
    "identify": "unospec.cli.identify",
    "rules": "unospec.cli.rules",
    "compare": "unospec.cli.compare",
    "scenarios": "unospec.cli.scenarios",
    "translate": "unospec.cli.translate",
    "trace": "unospec.cli.trace_command",
    "strength": "unospec.cli.strength",
    "diff": "unospec.cli.diff",
    "adapter": "unospec.cli.adapter",
    "site": "unospec.cli.site",
    "locales": "unospec.cli.locales",
}

TEXTS = {
    "cli.about": "The rules of UNO in five languages, and a conformance suite for any engine.",
    "cli.usage": "usage: {usage}",
    # Heads the list of commands.
    "cli.commands": "commands:",
    "cli.options": "options, also of every command:",
    # {command} is what to type.
    "cli.more": "More on a command: {command}",
    "cli.help-option": "show this help",
    "cli.lang-option": "the language to speak: {languages}; by default that of your locale",
    "cli.version-option": "show the version",
    "command.verify": "hold an engine to the rules",
    "command.identify": "find out which rules an engine really plays, and whose are nearest",
    "command.rules": "show a rule set: every rule, how firm it is, and where the text says so",
    "command.compare": "show rule sets side by side",
    "command.scenarios": "list, show or export the scenarios",
    "command.translate": "write a feature file in another language",
    "command.trace": "tell what is not covered between sentences, rules and scenarios",
    "command.strength": "tell which changes of rules the scenarios would notice",
    "command.diff": "compare two reports of verify: regressions, what is fixed, what is new",
    "command.adapter": "make or check the adapter of an engine, or install the engine of a shipped one",
    "command.locales": "look after the languages: catalogs, phrases, what was reviewed",
    # After a complaint about a command line; {command} is what to type.
    "cli.see-help": "see {command}",
}


def main(argv: Sequence[str] | None = None) -> int:
    """Runs a command line, that of the process if none is given, and returns the exit status.

    0: all well. 1: what was checked is not as it should be. 2: wrong use or bad input. 129, 130, 143: stopped by
    SIGHUP, Ctrl-C or SIGTERM. 141: nobody reads the output any more.
    """
    try:
        with interrupts.heeded(), _unheard():
            return _main(argv)
    except KeyboardInterrupt as stopped:
        return interrupts.status(stopped)


class _Unheard:
    """A stream that takes whatever is written to it, also where the one behind it does not any more."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)

    def write(self, text: str) -> int:
        try:
            return self._stream.write(text)
        except OSError:
            _drop(self._stream)
            return len(text)

    def flush(self) -> None:
        try:
            self._stream.flush()
        except OSError:
            _drop(self._stream)


@contextmanager
def _unheard() -> Iterator[None]:
    """Meanwhile nothing fails because nobody can be told of it: what a command ends with is what it has found."""
    before = sys.stderr
    if before is not None:
        sys.stderr = cast(TextIO, _Unheard(before))
    try:
        yield
    finally:
        sys.stderr = before


def _main(argv: Sequence[str] | None) -> int:
    if sys.stdout is None or sys.stderr is None:
        # Closed by the caller, as in `unospec rules >&-`.
        nowhere = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115  (open as long as the process lives)
        sys.stdout, sys.stderr = sys.stdout or nowhere, sys.stderr or nowhere
    for stream in (sys.stdout, sys.stderr):
        _speak_utf8(stream)
    words = list(sys.argv[1:] if argv is None else argv)
    speak = None
    try:
        from unospec.language.catalogs import asked_for, catalog
        from unospec.language.choice import choose

        # The last one counts, as with other options; one before it has to be a language all the same.
        asked = list(map(choose, _asked_languages(words)))
        speak = asked_for(asked[-1]) if asked else catalog(choose())
        status = _dispatch(words, speak)
        sys.stdout.flush()
        return status
    except BrokenPipeError:
        _drop(sys.stdout)
        return 141
    except (Problem, OSError) as error:
        if not isinstance(error, Problem):
            _drop(sys.stdout)
        for line in _told(error, speak):
            print(line, file=sys.stderr)
        return 2


def _told(error: Problem | OSError, speak: Catalog | None) -> list[str]:
    """The lines that tell what went wrong."""
    if _is_nowhere(error):
        from unospec.spec.messages import Told

        error = Told("no-folder-here", "go-elsewhere")
    if isinstance(error, Problem):
        return tell(error, speak)
    why = _of_system(error.strerror or str(error), speak)
    return [f"unospec: {f'{error.filename}: ' if error.filename else ''}{why}"]


def _is_nowhere(error: Problem | OSError) -> bool:
    """Whether a file or folder could not be found because the folder is gone from which it is looked for."""
    each = error.each[0] if isinstance(error, Problems) else error
    path = each.path if isinstance(each, Problem) else each.filename
    if os.path.isabs(str(path)) or (isinstance(each, Problem) and path is None):
        return False
    try:
        os.getcwd()
    except FileNotFoundError:
        return True
    return False


def _drop(stream: TextIO) -> None:
    # Whatever is still buffered must not raise again when Python closes the stream.
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def tell(problem: Problem, speak: Catalog | None) -> list[str]:
    """The lines that tell a problem, in the catalog's language as far as it can be told in it."""
    from unospec.spec.messages import Told

    if isinstance(problem, Problems):
        return [line for each in problem.each for line in tell(each, speak)]
    if isinstance(problem, Told) and speak is not None:
        from unospec.cli.arguments import placeholders

        fields = {name: _of_system(value, speak) for name, value in problem.fields.items()}
        message = speak.text(f"ui:problem.{problem.id}", **fields)
        forms = {name: placeholders(value, speak) for name, value in problem.hint_fields.items() if name != "near"}
        if "command" in forms:
            forms["command"] = speak.typed(forms["command"])
        hint = speak.text(f"ui:hint.{problem.hint_id}", **problem.hint_fields | forms) if problem.hint_id else ""
        problem = Problem(message, path=problem.path, line=problem.line, hint=hint)
    return [line if problem.path is not None else f"unospec: {line}" for line in str(problem).splitlines()]


def _of_system(text: str, speak: Catalog | None) -> str:
    """What the operating system says, in the catalog's language; any other text as it is."""
    from unospec.complaints.system import TEXTS as SAID

    id = next((id for id, said in SAID.items() if said == text), "")
    return speak.text(f"ui:{id}") if id and speak is not None else text


def _dispatch(words: list[str], speak: Catalog) -> int:
    command, rest = _command(words)
    if not command:
        if "--version" in words:
            from unospec import __version__

            print(f"unospec {__version__}")
            return 0
        asked = not words or any(word in ("-h", "--help") for word in words)
        left = [word for word in words if word not in ("-h", "--help")] if asked else words
        _no_others(left, speak)
        print(_help(speak), file=sys.stdout if words else sys.stderr)
        return 0 if words else 2
    if command not in COMMANDS:
        from unospec.spec.messages import unknown

        raise unknown("command", command, COMMANDS)
    from unospec.cli.arguments import Parser

    module = import_module(COMMANDS[command])
    inner = getattr(module, "COMMANDS", None)
    if inner is not None:
        further, rest = _command(rest)
        if not further:
            return _list(command, inner, rest, speak)
        if further not in inner:
            from unospec.spec.messages import unknown

            raise unknown("command", f"{command} {further}", [f"{command} {each}" for each in inner])
        module = import_module(inner[further])
        command = f"{command} {further}"
    parser = Parser(f"unospec {command}", speak, speak.text(f"ui:command.{command.replace(' ', '-')}"))
    module.arguments(parser, speak)
    options = parser.read(rest)
    return cast(int, module.run(options, speak))


def _list(command: str, inner: dict[str, str], words: list[str], speak: Catalog) -> int:
    """Tells the subcommands of a command. Returns 0 if that was asked for, else 2."""
    from unospec.cli.arguments import placeholders

    asked = any(word in ("-h", "--help") for word in words)
    _no_others([word for word in words if word not in ("-h", "--help")], speak)
    wide = max(map(len, inner)) + 2
    lines = [
        speak.text("ui:cli.usage", usage=placeholders(f"unospec {command} COMMAND ...", speak)),
        "",
        speak.text("ui:cli.commands"),
        *(f"  {name:<{wide}}{speak.text(f'ui:command.{command}-{name}')}" for name in inner),
    ]
    print("\n".join(lines), file=sys.stdout if asked else sys.stderr)
    return 0 if asked else 2


def _command(words: list[str]) -> tuple[str, list[str]]:
    """The subcommand, and all other words; an option before it is passed on to it."""
    skip = False
    for place, word in enumerate(words):
        if skip:
            skip = False
        elif word == "--lang":
            skip = True
        elif not word.startswith("-"):
            return word, words[:place] + words[place + 1 :]
    return "", words


def _asked_languages(words: list[str]) -> list[str]:
    # Before anything else is read: help and complaints are in that language already.
    asked = []
    for place, word in enumerate(words):
        if word == "--":
            break
        if word.startswith("--lang="):
            asked.append(word.removeprefix("--lang="))
        elif word == "--lang" and place + 1 < len(words):
            asked.append(words[place + 1])
    return asked


def _no_others(words: list[str], speak: Catalog) -> None:
    """Raises Problem for words that stand before no command."""
    from unospec.cli.arguments import Parser

    parser = Parser("unospec", speak, "")
    parser.read(words)


def _help(speak: Catalog) -> str:
    from unospec import paths
    from unospec.cli.arguments import placeholders

    languages = ", ".join(paths.languages())
    options = {
        "-h, --help": speak.text("ui:cli.help-option"),
        placeholders("--lang LANG", speak): speak.text("ui:cli.lang-option", languages=languages),
        "--version": speak.text("ui:cli.version-option"),
    }
    wide = max(len(name) for name in (*COMMANDS, *options)) + 2
    return "\n".join(
        (
            speak.text("ui:cli.about"),
            "",
            speak.text("ui:cli.usage", usage=placeholders("unospec COMMAND [--lang LANG] ...", speak)),
            "",
            speak.text("ui:cli.commands"),
            *(f"  {name:<{wide}}{speak.text(f'ui:command.{name}')}" for name in COMMANDS),
            "",
            speak.text("ui:cli.options"),
            *(f"  {name:<{wide}}{text}" for name, text in options.items()),
            "",
            speak.text("ui:cli.more", command=speak.typed(placeholders("unospec COMMAND --help", speak))),
        )
    )


def _speak_utf8(stream: TextIO) -> None:
    # Five languages do not fit into the encoding of every locale, and a file name may be no text at all.
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(encoding="utf-8", errors="backslashreplace")
