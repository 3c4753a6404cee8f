"""For translators: the feature files, written anew after a catalog has changed.

A feature file shows the phrases and titles of the catalogs. When a phrase is mended, the sentences in the files are
still the old ones, so they are read with the catalog of a revision as well as with today's, and written with today's.
"""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from unospec import paths
from unospec.language.catalogs import read_po
from unospec.language.forms import read as read_forms
from unospec.language.phrases import Vocabulary, assembled, vocabulary
from unospec.problems import Problem, Problems
from unospec.scenarios.model import Value
from unospec.scenarios.reader import examine_text
from unospec.scenarios.writer import write
from unospec.spec.faults import Fault


def refresh(rule_sets: Sequence[str] = (), revision: str = "HEAD") -> list[Path]:
    """Writes the feature files of the rule sets anew. Returns those that have changed.

    Raises Problem, and writes nothing, if a sentence is in neither catalog or means something else in each.
    """
    if revision != "HEAD" and not _is_revision(revision):
        raise Fault("feature.revision", name=revision)
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


def _is_revision(name: str) -> bool:
    command = ["git", "-C", str(paths.data()), "rev-parse", "--verify", "--quiet", f"{name}^{{commit}}"]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def _at(revision: str, path: Path) -> bytes | None:
    place = path.relative_to(paths.data()).as_posix()
    done = subprocess.run(
        ["git", "-C", str(paths.data()), "show", f"{revision}:{place}"], capture_output=True, check=False
    )
    return done.stdout if done.returncode == 0 else None
