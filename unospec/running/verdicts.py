"""Verdicts, each with a stable reason; they are never folded into one another."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias, get_args

from unospec.running.texts import TEXTS

Verdict: TypeAlias = Literal[
    "pass",
    "fail",
    "known-issue",
    "unexpected-pass",
    "unsupported",
    "not-applicable",
    "unstable",
    "adapter-fault",
    "error",
    "crash",
    "timeout",
    "protocol-error",
]

#: All verdicts, in the order in which totals are told.
VERDICTS: Final[tuple[Verdict, ...]] = get_args(Verdict)

#: Those that say that a run could not be judged, through no rule of the game.
TROUBLE: Final[frozenset[Verdict]] = frozenset({"adapter-fault", "error", "crash", "timeout", "protocol-error"})


@dataclass(frozen=True, slots=True)
class Finding:
    """What became of a scenario.

    reason: a stable code; one that speaks of something names it after a colon, ``cannot-see:hands``. Empty for a
    plain pass. fields: what the message in words speaks of. step: the place in the scenario's steps, counted from 0,
    that settled it, or None. cause: the finding of an earlier run that this one speaks of as ``{first}``.
    """

    verdict: Verdict
    reason: str = ""
    fields: Mapping[str, str] = field(default_factory=dict)
    step: int | None = None
    cause: Finding | None = None

    @property
    def text_id(self) -> str:
        """The id of the message among `TEXTS`, or empty if there is none to give."""
        return f"running.{self.reason.partition(':')[0]}" if self.reason else ""

    @property
    def message(self) -> str:
        """The message in English."""
        if not self.reason:
            return ""
        fields = dict(self.fields)
        if self.cause is not None:
            fields["first"] = self.cause.message
        return TEXTS[self.text_id].format(**fields)


#: So many characters of what an engine has written to stderr are kept with a finding, as its field `stderr`.
SAID: Final = 4000

PASSED: Final = Finding("pass")


class Ended(Exception):
    """Raised inside a run that is over before its last step; carries what was found."""

    def __init__(self, finding: Finding) -> None:
        super().__init__(finding.message)
        self.finding = finding


class EngineFault(Exception):
    """An engine broke down or broke the protocol. verdict: crash, timeout, protocol-error. reason: its code."""

    def __init__(self, verdict: Verdict, reason: str, **fields: str) -> None:
        super().__init__(reason)
        self.verdict = verdict
        self.reason = reason
        self.fields = fields

    @property
    def finding(self) -> Finding:
        """The same as a finding."""
        return Finding(self.verdict, self.reason, self.fields)
