"""All checks of the project, one after the other, and at the end what failed and what was skipped.

Run as `make test`; words on the command line choose single checks: `python .ci/checks.py types wheel`.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ElementTree
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent

#: Name, what it does, and its commands. REPORT stands for the file that pytest writes its results to.
REPORT = "REPORT"
CHECKS: dict[str, tuple[str, list[list[str]]]] = {
    "style": ("code style", [["ruff", "check", "."], ["ruff", "format", "--check", "."]]),
    "types": ("types", [["mypy"]]),
    "unit": (
        "unit tests",
        [["python", ".ci/browser.py"], ["pytest", "-q", "-m", "not wheel", "tests", f"--junitxml={REPORT}"]],
    ),
    "features": ("features through pytest-bdd", [["pytest", "-q", "--engine", "reference", f"--junitxml={REPORT}"]]),
    "lint": ("feature linter", [["unospec", "scenarios", "--check"]]),
    "catalogs": ("catalogs", [["unospec", "locales", "check"]]),
    "trace": ("sentences, rules and scenarios", [["unospec", "trace"]]),
    "wheel": ("wheel", [["pytest", "-q", "-m", "wheel", "tests", f"--junitxml={REPORT}"]]),
}


def main(names: list[str]) -> int:
    """Runs the checks of these names, all if none is given. Returns 0 if all of them passed."""
    unknown = [name for name in names if name not in CHECKS]
    if unknown:
        print(f"unknown check {unknown[0]}; known: {', '.join(CHECKS)}", file=sys.stderr)
        return 2
    failed: list[str] = []
    skipped: list[str] = []
    chosen = names or list(CHECKS)
    with tempfile.TemporaryDirectory() as folder:
        for name in chosen:
            title, commands = CHECKS[name]
            print(f"\n== {title}", flush=True)
            started = time.monotonic()
            report = Path(folder) / f"{name}.xml"
            results = [_passes(command, report) for command in commands]
            passed = all(results)
            print(f"-- {title}: {'passed' if passed else 'FAILED'}, {time.monotonic() - started:.0f} s", flush=True)
            if not passed:
                failed.append(title)
            skipped += _skipped(report)
    print("\n== skipped" if skipped else "\n== nothing was skipped")
    for line in skipped:
        print(f"   {line}")
    if failed:
        print(f"\nfailed: {', '.join(failed)}")
    print(f"\nchecks: {len(chosen) - len(failed)} passed, {len(failed)} failed")
    return 1 if failed else 0


def _passes(command: list[str], report: Path) -> bool:
    program, *words = [word.replace(REPORT, str(report)) for word in command]
    return subprocess.run([BIN / program, *words], cwd=ROOT, check=False).returncode == 0


def _skipped(report: Path) -> list[str]:
    """The tests that a report of pytest tells as skipped, or as failing for a known reason."""
    if not report.is_file():
        return []
    return [
        f"{case.get('classname', '')}.{case.get('name', '')}: {skip.get('message', '')}"
        for case in ElementTree.parse(report).getroot().iter("testcase")
        for skip in case.iter("skipped")
    ]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
