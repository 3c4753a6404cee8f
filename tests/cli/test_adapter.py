"""The command that tests an adapter alone."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Unospec

WRONG = Path(__file__).resolve().parents[1] / "protocol" / "misbehaving" / "adapter.py"


def test_a_sound_adapter(unospec: Unospec) -> None:
    outcome = unospec("adapter", "check", "reference")
    assert outcome.status == 0
    assert "✓ It starts and introduces itself: reference" in outcome.out
    assert "✗" not in outcome.out
    assert "Next: unospec verify --engine reference" in outcome.out


def test_what_is_next_is_told_in_the_same_language(unospec: Unospec) -> None:
    outcome = unospec("adapter", "check", "reference", "--lang", "lv")
    assert outcome.out.endswith(": unospec verify --engine reference --lang lv\n")


def test_a_python_adapter_in_a_process_of_its_own(
    unospec: Unospec, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "noisy.py").write_text(
        "from unospec.adapters.reference import Reference\n"
        "class Noisy(Reference):\n"
        "    def handle(self, message):\n"
        "        print('\\x1b[31mthinking')\n"
        "        return super().handle(message)\n",
        encoding="utf-8",
    )
    monkeypatch.chdir(tmp_path)
    outcome = unospec("adapter", "check", "noisy:Noisy")
    assert outcome.status == 0
    assert "thinking" not in outcome.out + outcome.err


def test_parts_that_are_not_there_yet_are_named(
    unospec: Unospec, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "begun_adapter.py").write_text(
        "from unospec.adapters.reference import Reference\n"
        "class Begun(Reference):\n"
        "    def handle(self, message):\n"
        "        reply = super().handle(message)\n"
        "        if message['type'] == 'arrange':\n"
        "            return {'type': 'unsupported', 'id': message['id'], 'why': 'no'}\n"
        "        return {**reply, 'answer': 'no-such-move'} if message['type'] == 'act' else reply\n",
        encoding="utf-8",
    )
    monkeypatch.chdir(tmp_path)
    outcome = unospec("adapter", "check", "begun_adapter:Begun")
    assert outcome.status == 0
    assert "– act is not there yet" in outcome.out
    assert "Not there yet: act, arrange; what that means is said above." in outcome.out


def test_what_is_wrong_is_told_in_plain_words(unospec: Unospec, tmp_path: Path) -> None:
    command = f"cmd:{sys.executable} -I -S {WRONG} prompt {tmp_path / 'mark'}"
    outcome = unospec("adapter", "check", command)
    assert outcome.status == 1
    assert "✗ Deal: There is text before the JSON of a line: > {" in outcome.out
    assert "things are wrong" in outcome.out or "thing is wrong" in outcome.out


def test_what_an_adapter_writes_to_stderr_is_shown_where_it_breaks_down(
    unospec: Unospec, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "raising_adapter.py").write_text(
        "from unospec.adapters.reference import Reference\n"
        "class Raising(Reference):\n"
        "    def handle(self, message):\n"
        "        if message.get('act') == 'draw':\n"
        "            raise KeyError('no card')\n"
        "        return super().handle(message)\n",
        encoding="utf-8",
    )
    monkeypatch.chdir(tmp_path)
    outcome = unospec("adapter", "check", "raising_adapter:Raising")
    assert outcome.status == 1
    assert 'raising_adapter.py", line 5, in handle' in outcome.out
    assert outcome.out.count("Traceback") == 1


def test_one_that_does_not_end(unospec: Unospec, tmp_path: Path) -> None:
    command = f"cmd:{sys.executable} -I -S {WRONG} ignores-the-end {tmp_path / 'mark'}"
    outcome = unospec("adapter", "check", command)
    assert outcome.status == 1
    assert "It has said goodbye but does not end" in outcome.out


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("adapter", "chekc", "reference"), 'there is no command "adapter chekc"; did you mean "adapter check"?'),
        (("adapter", "check", "refrence"), 'unknown engine "refrence"'),
        (("adapter", "check", "cmd:"), "there is no command after cmd:"),
        (("adapter", "check", "cmd:no-such-program-here x"), 'there is no program "no-such-program-here"'),
        (("adapter", "check", f"cmd:{sys.prefix}"), "is there, but it cannot be run as a program; check its name"),
        (("adapter", "check", f"cmd:{__file__}"), "is there, but it cannot be run as a program; type chmod +x "),
        (("adapter", "check", "cmd:x 'y"), "the command cannot be read"),
        (("adapter", "check", "no_such_module:X"), 'the module "no_such_module" cannot be imported'),
        (("adapter", "check", "json:X"), 'the module "json" has no class "X"'),
        (("adapter", "check", "json:JSONDecoder"), '"json:JSONDecoder" is no adapter'),
        (("adapter", "check", "reference", "--timeout", "0"), '"0" is no number of seconds above 0'),
        (("adapter", "check", "reference", "--timeout", "nan"), '"nan" is no number of seconds above 0'),
    ],
)
def test_wrong_use_is_told_in_one_line(unospec: Unospec, words: tuple[str, ...], complaint: str) -> None:
    outcome = unospec(*words)
    assert outcome.status == 2
    assert complaint in outcome.err
    assert len(outcome.err.splitlines()) == 1


def test_the_subcommands_are_listed(unospec: Unospec) -> None:
    outcome = unospec("adapter", "--help")
    assert outcome.status == 0
    assert "check" in outcome.out
    assert "install" in outcome.out
    assert unospec("adapter").status == 2


def test_reasons_are_told_in_the_language_of_the_reader(
    unospec: Unospec, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "lacking_adapter.py").write_text(
        "import sys\n"
        "from unospec.adapters.reference import Reference\n"
        "class Lacking(Reference):\n"
        "    def handle(self, message):\n"
        "        if message['type'] == 'deal':\n"
        "            why = 'the engine cannot be made to deal given cards'\n"
        "            return {'type': 'unsupported', 'id': message['id'], 'why': why}\n"
        "        if message['type'] == 'act':\n"
        "            sys.exit(7)\n"
        "        return super().handle(message)\n",
        encoding="utf-8",
    )
    monkeypatch.chdir(tmp_path)
    told = unospec("adapter", "check", "lacking_adapter:Lacking", "--lang", "et").out
    assert "deal given cards" not in told
    assert "exit 7" not in told
    assert "7" in told
    assert "exit 7" in unospec("adapter", "check", "lacking_adapter:Lacking", "--lang", "en").out


def test_what_breaks_down_everywhere_is_told_once(
    unospec: Unospec, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "stateless_adapter.py").write_text(
        "from unospec.adapters.reference import Reference\n"
        "class Stateless(Reference):\n"
        "    def handle(self, message):\n"
        "        if message['type'] in ('arrange', 'act'):\n"
        "            self.show(message['type'])\n"
        "        return super().handle(message)\n"
        "    def show(self, kind):\n"
        "        raise ValueError('no state')\n",
        encoding="utf-8",
    )
    monkeypatch.chdir(tmp_path)
    outcome = unospec("adapter", "check", "stateless_adapter:Stateless")
    assert outcome.status == 1
    assert outcome.out.count("Traceback") == 1
    assert re.search(r"^– And \d\d times more: ValueError: no state$", outcome.out, re.MULTILINE)
    assert "1 thing is wrong" in outcome.out
    assert len(outcome.out.splitlines()) < 30


def test_a_skeleton_tells_the_protocol_in_the_readers_language(unospec: Unospec, tmp_path: Path) -> None:
    told = {}
    for language in ("en", "hu"):
        assert unospec("adapter", "new", "--language", "any", str(tmp_path / language), "--lang", language).status == 0
        told[language] = (tmp_path / language / "protocol.md").read_text(encoding="utf-8")
    assert "## How messages travel" in told["en"]
    assert "How messages travel" not in told["hu"]
    assert '{"type": "hello", "id": 0, "protocol": 1}' in told["hu"]
