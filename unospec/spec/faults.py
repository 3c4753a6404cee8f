"""Problems with a place in a file, told so that they can be said in any language."""

from __future__ import annotations

from pathlib import Path

from unospec.spec import messages
from unospec.spec.hints import NO_HINT, Hint

#: How much of a text a message shows.
_LONGEST = 120


class Fault(messages.Told):
    """A problem that can be told in any language, with its place and a hint. fields: of its message."""

    def __init__(
        self, id: str, hint: Hint = NO_HINT, *, path: Path | str | None = None, line: int = 0, **fields: object
    ) -> None:
        cut = {name: _cut(str(value)) if name == "text" else value for name, value in fields.items()}
        super().__init__(id, hint[0], dict(hint[1]), **cut)
        self.path = path
        self.line = line


def read_text(path: Path) -> str:
    """The text of a file. Raises Problem, with the line, if it can't be read or is not UTF-8."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        line = path.read_bytes()[: error.start].count(b"\n") + 1
        raise Fault("not-utf8", path=path, line=line) from None
    except OSError as error:
        raise Fault("unreadable", path=path, why=error.strerror or error) from None


def _cut(text: str) -> str:
    """As much of the text as it takes to find its place."""
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
