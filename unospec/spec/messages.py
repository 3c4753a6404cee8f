"""What is wrong with something that a user typed, told so that it can be said in any language.

A complaint has an id and fields. Its English stands here or in `unospec.complaints`; the other languages
have it in their catalogs under ``ui:problem.<id>``, hints under ``ui:hint.<id>``.
"""

from __future__ import annotations

from collections.abc import Iterable

from unospec.complaints import catalogs, data, features, positions, site
from unospec.problems import Problem
from unospec.spec.hints import near_or_known

#: English of each complaint, with its fields.
PROBLEMS = {
    "rule-set": 'there is no rule set "{name}"',
    "option": 'the rule set "{set}" has no option "{name}"',
    "no-options": 'the rule set "{set}" has no options, so "{name}" is none of them',
    "option-twice": 'the option "{name}" is given twice',
    "option-clash": 'the options "{first}" and "{second}" contradict each other on the rule "{rule}"',
    "number-missing": 'the option "{name}" needs a number',
    "number-unwanted": 'the option "{name}" takes no number',
    "number": '"{number}" is no number from {least} to {most}',
    "rule": 'there is no rule "{name}"',
    "sentence": 'there is no sentence "{name}"',
    # {name}: such as hu-042.a, a part of a sentence.
    "limit": 'there is no limit "{name}"',
    "scenario": 'there is no scenario "{name}"',
    "engine": 'unknown engine "{name}"',
    # {name}: a programming language.
    "skeleton": 'there is no skeleton for "{name}"',
    "installable": 'there is no engine "{name}" to install',
    "language": 'there is no language "{name}"',
    "command": 'there is no command "{name}"',
    "no-profile": 'the engine "{engine}" does not say what it plays',
    # What an engine says of itself.
    "profile-rule": 'the engine "{engine}" says that it plays the rule "{rule}", which there is not',
    "profile-variant": 'the engine "{engine}" says that it plays "{rule}" as "{variant}", which it cannot be',
    "no-report": "this is no report of unospec verify",
    "cut-off-report": "this report is cut off: the run that wrote it did not come to its end",
    "empty-report": "this file is empty: the run that was to write it did not come to its end",
    "no-folder": "there is no such folder",
    # Where the command was started in a folder that has been deleted.
    "no-folder-here": "the folder that you are in has been deleted",
    "unreadable": "cannot be read ({why})",
    "not-utf8": "this is not UTF-8",
    "byte-order-mark": "the file begins with a byte order mark",
    "not-written": "cannot be written ({why})",
    "not-made": "cannot be made ({why})",
    "file-there": "this file is there already; nothing was written",
    # {package}: what is to be fetched.
    "no-package": "the package {package} is not installed",
    "no-npm": "npm is needed for {package} and is not there",
    "no-pip": "pip is needed for {package} and this Python has none",
    "tool-failed": "{tool} could not fetch {package}: {why}",
    "package-lacks": "{package} has been fetched, but holds no {file}",
    "not-installed": 'the engine "{engine}" is not installed',
    "no-node": 'the engine "{engine}" needs Node.js, which is not there',
    "node-in-process": '"{engine}" runs on Node.js, which this process is not',
    "command-in-process": "a command cannot be run in this process",
    "command-unread": "the command cannot be read ({why}): {command}",
    "no-command": "there is no command after cmd:",
    "no-program": 'there is no program "{name}"',
    # {name}: a file or a folder.
    "program-unfit": '"{name}" is there, but it cannot be run as a program',
    "no-class": 'the module "{module}" has no class "{name}"',
    "no-adapter": '"{name}" is no adapter',
    "no-module": 'the module "{module}" cannot be imported: {why}',
    "module-breaks": 'the module "{module}" breaks down when it is imported: {why}',
    "same-file": "two reports are to be written to this file",
    "none-chosen": "no scenario fits what was asked for",
}

#: English of each hint.
HINTS = {
    "near": 'did you mean "{near}"?',
    "known": "known: {known}",
    # {class}, {command}: how to write an engine of one's own.
    "engines": "known: {known}; or {class}, or {command}",
    "no-limits": "the sentence has no limits",
    "number": "write it as {example}",
    "report-made-by": "write one with unospec verify --json FILE",
    "run-again": "run unospec verify again",
    "rule-sets": "name a rule set: {known}",
    "other-folder": "choose another folder",
    # From a folder that has been deleted.
    "go-elsewhere": "change to one that is there, and try again",
    "try-again": "try again; nothing was kept",
    # {command}: what to type.
    "type": "type {command}",
    "get-node": "install Node.js, or type {command}",
    # {option}: of the command line.
    "leave-out": "leave out {option}",
    "close-quotation": "close the quotation mark",
    # {form}: how it is written.
    "write-form": "write {form}",
    "check-program": "check its name, or give its path",
    "needs-handle": "it needs a method {method}",
}

_TABLES = (catalogs, data, features, positions, site)

#: English of every complaint and of every hint there is.
ENGLISH = {id: text for table in _TABLES for id, text in table.PROBLEMS.items()} | PROBLEMS
HINTS_ENGLISH = {id: text for table in _TABLES for id, text in getattr(table, "HINTS", {}).items()} | HINTS


class Told(Problem):
    """A problem that can be told in any language. id and fields: of its message. hint_id, hint_fields: of its hint."""

    def __init__(self, id: str, hint_id: str = "", hint_fields: dict[str, str] | None = None, **fields: object) -> None:
        self.id = id
        self.fields = {name: str(value) for name, value in fields.items()}
        self.hint_id = hint_id
        self.hint_fields = hint_fields or {}
        hint = HINTS_ENGLISH[hint_id].format_map(self.hint_fields) if hint_id else ""
        super().__init__(ENGLISH[id].format_map(self.fields), hint=hint)


def unknown(id: str, name: str, known: Iterable[str], **fields: object) -> Told:
    """The problem `id` with something named wrongly: it hints at the nearest known name, or at all if they are few."""
    hint, told = near_or_known(name, list(known))
    return Told(id, hint, dict(told), name=name, **fields)
