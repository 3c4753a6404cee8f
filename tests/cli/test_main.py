"""The command itself: help, language, wrong use, start-up."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.conftest import Unospec
from unospec import paths
from unospec.cli.main import COMMANDS
from unospec.language import messages
from unospec.language.catalogs import catalog
from unospec.site.root import MARK

UNOSPEC = [sys.executable, "-m", "unospec"]


def _environment(**changes: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("LC_ALL", "LC_MESSAGES", "LANG")}
    return {**kept, **changes}


def test_help_lists_every_command(unospec: Unospec) -> None:
    outcome = unospec("--help")
    assert outcome.status == 0
    for command in COMMANDS:
        assert f"\n  {command} " in outcome.out
    assert unospec().status == 2


@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_has_help(unospec: Unospec, command: str) -> None:
    outcome = unospec(command, "--help")
    assert outcome.status == 0
    assert outcome.out.startswith(f"usage: unospec {command}")
    # A command that has commands of its own lists them.
    assert "--lang" in outcome.out or "commands:" in outcome.out


def test_version(unospec: Unospec) -> None:
    assert unospec("--version").out.startswith("unospec ")


WRONG = [
    (("verfy",), 'unospec: there is no command "verfy"; did you mean "verify"?'),
    (("--nonsense",), "unospec: unknown argument: --nonsense"),
    (("rules", "--jsn"), 'unospec: rules: unknown argument: --jsn; did you mean "--json"?'),
    (("rules", "hx"), 'unospec: there is no rule set "hx"; known: et, hu, ka, lv'),
    (("rules", "hu+jump"), 'unospec: the rule set "hu" has no option "jump"; did you mean "jump-in"?'),
    (("rules", "hu", "chalenge"), 'unospec: there is no rule "chalenge"; did you mean "challenge"?'),
    (("rules", "--lang", "xx"), 'unospec: there is no language "xx"; known: en, et, hu, ka, lv'),
    (("rules", "--lang"), "unospec: rules: --lang: needs one value"),
    (("rules", "--lang", "xx", "--lang", "lv"), 'unospec: there is no language "xx"; known: en, et, hu, ka, lv'),
    (("rules", "--lang", "lv", "--lang", "xx"), 'unospec: there is no language "xx"; known: en, et, hu, ka, lv'),
    (("verify", "--sentence", ""), "unospec: verify: --sentence: must not be empty; see unospec verify --help"),
    (("verify", "--rule="), "unospec: verify: --rule: must not be empty"),
    (("verify", "-k", ""), "unospec: verify: -k: must not be empty"),
    (("verify", "--html", ""), "unospec: verify: --html: must not be empty"),
    (("adapter", "new", "--language", "python", ""), "unospec: adapter new: DIR: must not be empty"),
    (
        ("verify", "--timeout", "1000001"),
        'unospec: verify: --timeout: "1000001" is no number of seconds above 0 and up to 1000000',
    ),
    (("compare", "hu"), "unospec: compare: at least two rule sets are needed"),
    (("compare",), "unospec: compare: missing: NAME; see unospec compare --help"),
    (("translate", "x.feature"), "unospec: translate: missing: --to; see unospec translate --help"),
    (("translate", "x.feature", "--to", "xx"), 'unospec: there is no language "xx"'),
    (("translate", "x.feature", "--to", "lv"), "x.feature: "),
    (("scenarios", "hu-nothing-such"), 'unospec: there is no scenario "hu-nothing-such"'),
    (("scenarios", "--sentence", "hu-999"), 'unospec: there is no sentence "hu-999"'),
    (("scenarios", "--sentence", "nonsense"), 'unospec: there is no sentence "nonsense"'),
    (("scenarios", "--rule", "jump-inn"), 'unospec: there is no rule "jump-inn"; did you mean "jump-in"?'),
    (("trace", "--sources", "/nowhere"), "/nowhere/et.txt: cannot be read"),
    (("strength", "--rules", "hx"), 'unospec: there is no rule set "hx"'),
    (("strength", "--rules", "hu+jump-in"), 'unospec: there is no rule set "hu+jump-in"; known: et, hu, ka, lv'),
    (("rules", "ka", "nope"), 'unospec: there is no rule "nope"; unospec rules ka shows them all'),
    (("rules", "hu+jump-in", "nope"), 'unospec: there is no rule "nope"; unospec rules hu+jump-in shows them all'),
    (
        ("verify", "--rules", "hu", "--rules=ka"),
        "unospec: verify: --rules: is given twice; it takes one value; see unospec verify --help",
    ),
    (("scenarios", "--rule", "jump-in", "--rule", "jump-in"), "unospec: scenarios: --rule: is given twice"),
    (("strength", "--games", "3", "--games", "4"), "unospec: strength: --games: is given twice"),
    (("verify", "--engine", "rlcart"), 'unospec: unknown engine "rlcart"; did you mean "rlcard"?'),
    (("verify", "--rules", "hx"), 'unospec: there is no rule set "hx"'),
    (("verify", "--rules", "profile"), 'unospec: the engine "reference" does not say what it plays; name a rule set'),
    (("verify", "--rule", "jump-inn"), 'unospec: there is no rule "jump-inn"; did you mean "jump-in"?'),
    (("verify", "--sentence", "xx-001"), 'unospec: there is no sentence "xx-001"'),
    (("verify", "-k", "no scenario is called this"), "unospec: no scenario fits what was asked for"),
    (("verify", "--known-issues", "/nowhere.yaml"), "/nowhere.yaml: cannot be read"),
    (("verify", "--json", "/nowhere/x.json", "-k", "ka-"), "/nowhere/x.json: cannot be written"),
    (("locales", "review", "xx"), 'unospec: there is no language "xx"; known: en, et, hu, ka, lv'),
]


@pytest.mark.parametrize("language", paths.languages())
def test_the_use_is_told_whole_in_every_language(unospec: Unospec, language: str) -> None:
    use = catalog(language).text("ui:cli.usage", usage="unospec locales check [-h] ")
    assert unospec("locales", "check", "--help", "--lang", language).out.startswith(use)


@pytest.mark.parametrize(("words", "complaint"), WRONG, ids=[" ".join(words) for words, _ in WRONG])
def test_wrong_use_is_told_in_one_line(unospec: Unospec, words: tuple[str, ...], complaint: str) -> None:
    outcome = unospec(*words)
    assert outcome.err.startswith(complaint)
    assert outcome.err.count("\n") == 1
    assert outcome.status == 2


#: Command lines that name something wrongly.
NAMED_WRONGLY = [
    ("verify", "--engin", "reference"),
    ("verify", "--engine", "refrence"),
    ("verify", "--engine", "xyzzy"),
    ("verify", "--rules", "huu"),
    ("verify", "--scenario", "hu-nothing-such"),
    ("verify", "--sentence", "hu-999"),
    ("verify", "--sentence", "hu-029.z"),
    ("verify", "--json", "/"),
    ("verify", "--json", "/tmp/nothing", "--junit", "/tmp/nothing"),
    ("adapter", "new", "--language", "pyton", "x"),
    ("adapter", "install", "pinochle"),
    ("locales", "review", "xx"),
]


@pytest.mark.parametrize("language", ["et", "hu", "ka", "lv"])
@pytest.mark.parametrize("words", NAMED_WRONGLY, ids=" ".join)
def test_wrong_names_and_hints_are_told_in_the_language_of_the_user(
    unospec: Unospec, words: tuple[str, ...], language: str
) -> None:
    outcome = unospec(*words, "--lang", language)
    assert (outcome.status, outcome.out, outcome.err.count("\n")) == (2, "", 1)
    assert not re.search(r"did you mean|known|there is no|unknown|cannot|two reports", outcome.err)


def test_the_last_language_asked_for_is_spoken(unospec: Unospec) -> None:
    wanted = unospec("rules", "--lang", "lv").out
    assert unospec("--lang", "ka", "rules", "--lang=lv").out == wanted
    assert unospec("rules", "--lang", "ka", "--lang", "lv").out == wanted


#: Command lines that print others to be copied, and these.
PRINTED = [
    (("rules", "hu"), "unospec rules hu [a-z-]+"),
    (("rules", "hu+jump-in"), r"unospec rules hu\+jump-in [a-z-]+"),
    (("rules", "hu", "nonsense"), "unospec rules hu"),
    (("compare", "hu", "lv"), "unospec compare hu lv --all"),
    (("scenarios", "--rules", "ka"), "unospec scenarios ka-[a-z0-9-]+"),
    (("scenarios", "nonsense"), "unospec scenarios"),
    (("scenarios", "--sentence", "hu-999"), "unospec rules hu"),
    (("compare",), "unospec compare --help"),
    ((), r"unospec \w+ --help"),
]


@pytest.mark.parametrize(("words", "command"), PRINTED, ids=[" ".join(words) for words, _ in PRINTED])
def test_a_command_that_is_printed_speaks_the_language_that_was_asked_for(
    unospec: Unospec, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], command: str
) -> None:
    asked = unospec(*words, "--lang", "lv")
    assert re.search(rf"\b{command} --lang lv\b", " ".join(f"{asked.out} {asked.err}".split()))
    # Who speaks it anyway need not ask for it.
    monkeypatch.setenv("LC_ALL", "lv_LV.UTF-8")
    spoken = unospec(*words)
    told = " ".join(f"{spoken.out} {spoken.err}".split())
    assert re.search(rf"\b{command}\b", told)
    assert not re.search(rf"\b{command} --lang lv\b", told)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full")
@pytest.mark.parametrize(
    ("words", "status"),
    [
        (("rules", "nope"), 2),
        (("verify", "--nonsense"), 2),
        (("adapter",), 2),
        ((), 2),
        (("translate", "nope.feature", "--to", "lv"), 2),
        (("verify", "--rules", "lv", "-k", "lv-wi", "--json", "-"), 0),
        (("identify", "--engine", "cmd:false"), 3),
    ],
    ids=lambda each: " ".join(each) if isinstance(each, tuple) else str(each),
)
def test_the_status_stays_where_nothing_can_be_told(words: tuple[str, ...], status: int) -> None:
    with open("/dev/full", "w") as full:
        ended = subprocess.run([*UNOSPEC, *words], stdout=subprocess.DEVNULL, stderr=full, env=_environment())
    assert ended.returncode == status
    read, write = os.pipe()
    os.close(read)
    with open(write, "w") as closed:
        ended = subprocess.run([*UNOSPEC, *words], stdout=subprocess.DEVNULL, stderr=closed, env=_environment())
    assert ended.returncode == status


@pytest.mark.skipif(os.name == "nt", reason="Windows keeps a folder that somebody is in")
@pytest.mark.parametrize(
    ("words", "status", "told"),
    [
        (("site", "build", "--out", "x"), 2, "unospec: the folder that you are in has been deleted; change to"),
        (("verify", "--json", "x.json", "-k", "lv-wi"), 2, "unospec: the folder that you are in has been deleted"),
        (("verify", "-k", "lv-wi", "--rules", "lv", "-n", "2"), 2, "unospec: the folder that you are in has been"),
        (("adapter", "new", "--language", "any", "x"), 2, "unospec: the folder that you are in has been deleted"),
        (("diff", "x", "y"), 2, "unospec: the folder that you are in has been deleted"),
        (("rules", "nope"), 2, 'unospec: there is no rule set "nope"; known'),
        (("diff", "/nowhere/x", "/nowhere/y"), 2, "/nowhere/x: cannot be read (No such file"),
        (("--version",), 0, ""),
        (("verify", "-k", "lv-wi", "--rules", "lv"), 0, ""),
    ],
    ids=lambda each: " ".join(each) if isinstance(each, tuple) else "",
)
def test_a_folder_that_is_gone_is_told(tmp_path: Path, words: tuple[str, ...], status: int, told: str) -> None:
    (tmp_path / "gone").mkdir()
    code = "import os, sys; os.rmdir(os.getcwd()); from unospec.__main__ import run; run()"
    done = subprocess.run(
        [sys.executable, "-c", code, *words],
        cwd=tmp_path / "gone",
        env=_environment(),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert done.returncode == status
    assert done.stderr.startswith(told)
    assert done.stderr.count("\n") == bool(told)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full")
@pytest.mark.parametrize("words", [("--help",), ("verify", "--help")])
def test_help_that_cannot_be_written_is_no_success(words: tuple[str, ...]) -> None:
    with open("/dev/full", "w") as full:
        ended = subprocess.run([sys.executable, "-m", "unospec", *words], stdout=full, stderr=subprocess.PIPE)
    assert (ended.returncode, len(ended.stderr.splitlines())) == (2, 1)


def test_the_language_is_that_of_the_option_or_the_locale(unospec: Unospec, monkeypatch: pytest.MonkeyPatch) -> None:
    english = unospec("rules", "hu", "--json").out
    assert unospec("--lang", "ka", "rules", "hu", "--json").out == english
    assert unospec("rules", "hu", "--json", "--lang=lv").out == english
    monkeypatch.setenv("LC_ALL", "xx_XX.UTF-8")
    assert unospec("--help").out.startswith("The rules of UNO")


def test_output_is_utf_8_whatever_the_locale_says() -> None:
    environment = _environment(LC_ALL="C", PYTHONUTF8="0", PYTHONCOERCECLOCALE="0", PYTHONIOENCODING="ascii")
    done = subprocess.run([*UNOSPEC, "rules"], env=environment, capture_output=True, check=True)
    assert "UNO noteikumi" in done.stdout.decode("utf-8")
    assert "UNO-ს წესები" in done.stdout.decode("utf-8")


def test_a_pipe_that_closes_early_makes_no_noise() -> None:
    process = subprocess.Popen(
        [*UNOSPEC, "compare", "et", "hu", "ka", "lv", "--json"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    noise = process.stderr.read()
    process.stderr.close()
    assert noise == b""
    assert process.wait() == 141


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_disk_is_told_in_one_line() -> None:
    with open("/dev/full", "wb") as full:
        done = subprocess.run([*UNOSPEC, "rules"], stdout=full, stderr=subprocess.PIPE, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith(b"unospec: No space left on device")
    assert done.stderr.count(b"\n") == 1


@pytest.mark.skipif(os.name == "nt", reason="needs a POSIX shell")
def test_closed_output_is_no_error() -> None:
    command = f"'{sys.executable}' -m unospec rules >&-"
    done = subprocess.run(["sh", "-c", command], stderr=subprocess.PIPE, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


def test_there_is_no_colour_in_a_pipe() -> None:
    done = subprocess.run([*UNOSPEC, "rules", "hu"], env=_environment(), capture_output=True, check=True)
    assert b"\x1b" not in done.stdout


def test_help_imports_nothing_heavy() -> None:
    code = (
        "import sys; from unospec.cli.main import main; main(['--help']);"
        "print(*[name for name in ('yaml', 'pytest', 'mkdocs', 'gherkin', 'reference_impl') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], env=_environment(), capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == ""


@pytest.mark.skipif(os.name == "nt", reason="needs the processor time of child processes")
def test_help_starts_fast() -> None:
    # As after an installation; reading a source catalog takes longer.
    messages.compile_all(["en"], ["ui"])
    script = Path(sys.executable).with_name("unospec")

    def seconds(command: list[str]) -> float:
        """The least of several runs, and processor time: other work on the machine must not count."""
        times = []
        for _ in range(5):
            before = os.times()
            subprocess.run(command, env=_environment(), capture_output=True, check=True)
            after = os.times()
            times.append(sum(after[2:4]) - sum(before[2:4]))
        return min(times)

    bare = seconds([sys.executable, "-c", "pass"])
    assert seconds([str(script), "--help"]) <= 3 * bare + 0.15


#: Runs the command line; whatever runs the tests may have it ignore Ctrl-C.
_HEEDING = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
import unospec.__main__
"""

#: Ctrl-C while a module is looked for.
_EARLY = """
class Pressed:
    def find_spec(self, name, *others):
        if name == sys.argv[1]:
            os.kill(os.getpid(), signal.SIGINT)
sys.meta_path.insert(0, Pressed())
"""


@pytest.mark.skipif(os.name == "nt", reason="sends signals of POSIX")
@pytest.mark.parametrize("module", ["unospec.cli.main", "unospec.problems", "unospec.language.choice"])
def test_ctrl_c_while_modules_are_imported(module: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", f"{_HEEDING}{_EARLY}unospec.__main__.run()", module], capture_output=True, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (130, b"", b"")


@pytest.mark.skipif(os.name == "nt", reason="sends signals of POSIX")
def test_a_signal_leaves_the_site_that_was_there(tmp_path: Path) -> None:
    out = tmp_path / "out"
    out.mkdir()
    (out / MARK).write_text("", encoding="utf-8")
    (out / "index.html").write_text("as it was", encoding="utf-8")
    process = subprocess.Popen(
        [*UNOSPEC, "site", "build", "--out", str(out)],
        env=_environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    until = time.monotonic() + 60
    while not any(tmp_path.glob(".out.*/.work/*")) and time.monotonic() < until:
        time.sleep(0.02)
    process.terminate()
    told, err = process.communicate(timeout=60)
    assert (process.returncode, told, err) == (128 + signal.SIGTERM, b"", b"")
    assert [path.name for path in tmp_path.iterdir()] == ["out"]
    assert (out / "index.html").read_text(encoding="utf-8") == "as it was"
