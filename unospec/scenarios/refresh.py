"""For translators: ``python -m unospec.scenarios.refresh`` writes the feature files anew after a catalog has changed.

A feature file shows the phrases and titles of the catalogs. When a phrase is mended, the sentences in the files are
still the old ones, so they are read with the catalog of a revision (``--from``, the last commit if left out) as well
as with today's, and written with today's. Rule sets may be named; without any, all are done.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from unospec import paths
from unospec.language.catalogs import read_po
from unospec.language.forms import read as read_forms
from unospec.language.phrases import Vocabulary, assembled, vocabulary
from unospec.problems import Problem, Problems, shown
from unospec.scenarios.model import Value
from unospec.scenarios.reader import examine_text
from unospec.scenarios.writer import write
from unospec.spec.faults import Fault


def refresh(rule_sets: Sequence[str] = (), revision: str = "HEAD") -> list[Path]:
    """Writes the feature files of the rule sets anew. Returns those that have changed.

    Raises Problem, and writes nothing, if a sentence is in neither catalog or means something else in each.
    """
    texts: dict[Path, str] = {}
    problems: list[Problem] = []
    for rule_set in rule_sets or paths.RULE_SETS:
        if rule_set not in paths.RULE_SETS:
            raise Fault("rule-set", ("known", {"known": ", ".join(paths.RULE_SETS)}), name=rule_set)
        both = _Both(vocabulary(rule_set), old_vocabulary(rule_set, revision))
        for path in sorted((paths.features() / rule_set).glob("*.feature")):
            reading, wrong = examine_text(path.read_text(encoding="utf-8"), path, rule_set, both.parse)
            problems += wrong
            if reading is not None and not wrong:
                texts[path] = write(reading.feature, rule_set)
    if problems:
        raise Problems(problems)
    changed = [path for path, text in texts.items() if path.read_text(encoding="utf-8") != text]
    for path in changed:
        path.write_text(texts[path], encoding="utf-8")
    return changed


def old_vocabulary(language: str, revision: str) -> Vocabulary | None:
    """The vocabulary of a language as it was in a revision; None if it had none then."""
    with TemporaryDirectory() as folder:
        # The folders are named as in a checkout, because a catalog takes its language from there.
        base = Path(folder) / language
        for name in ("forms.yaml", "LC_MESSAGES/steps.po"):
            data = _at(revision, paths.locales() / language / name)
            if data is None:
                return None
            (base / name).parent.mkdir(parents=True, exist_ok=True)
            (base / name).write_bytes(data)
        words = read_forms(language, base / "forms.yaml")
        return assembled(language, words, read_po(base / "LC_MESSAGES" / "steps.po"))


class _Both:
    def __init__(self, new: Vocabulary, old: Vocabulary | None) -> None:
        self.new = new
        self.old = old

    def parse(self, text: str) -> tuple[str, dict[str, Value]]:
        """The step that the sentence is, in today's catalog or in the old one."""
        now = self.new.candidates(text)
        then = self.old.candidates(text) if self.old else []
        if now and then and now != then:
            raise Fault("phrase.other-meaning", ("one-after-other", {}), text=text, before=then[0][0], now=now[0][0])
        if len(then) == 1 and not now:
            return then[0]
        return self.new.parse(text)


def _at(revision: str, path: Path) -> bytes | None:
    place = path.relative_to(paths.data()).as_posix()
    done = subprocess.run(
        ["git", "-C", str(paths.data()), "show", f"{revision}:{place}"], capture_output=True, check=False
    )
    return done.stdout if done.returncode == 0 else None


def main(arguments: Sequence[str]) -> int:
    """Writes the files anew. Returns 0, or 2 with a line for each thing that is wrong."""
    words, revision = list(arguments), "HEAD"
    if "--from" in words and words.index("--from") + 1 < len(words):
        place = words.index("--from")
        revision = words[place + 1]
        del words[place : place + 2]
    if any(word.startswith("-") for word in words):
        print("use: python -m unospec.scenarios.refresh [RULE-SET…] [--from REVISION]", file=sys.stderr)
        return 2
    try:
        for path in refresh(words, revision):
            print(shown(path))
    except Problem as problem:
        print(problem, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
