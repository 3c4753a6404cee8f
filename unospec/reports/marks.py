"""A sign for each verdict; its word always stands beside it."""

from __future__ import annotations

from unospec.running.verdicts import Verdict

MARKS: dict[Verdict, str] = {
    "pass": "✓",
    "fail": "✗",
    "known-issue": "△",
    "unexpected-pass": "!",
    "unsupported": "–",
    "not-applicable": "·",
    "unstable": "~",
    "adapter-fault": "!",
    "error": "!",
    "crash": "!",
    "timeout": "!",
    "protocol-error": "!",
}
