"""Extraction, update, compilation: what translators have done is never lost."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog, Message

from tests.conftest import Checkout
from unospec import paths
from unospec.cli.main import main
from unospec.language import messages, pofile, review
from unospec.language.catalogs import DOMAINS, po_path
from unospec.language.messages import updated
from unospec.problems import Problem
from unospec.scenarios.steps import STEPS


def template(*entries: tuple[str, str | tuple[str, str]]) -> Catalog:
    made = Catalog()
    for context, english in entries:
        made.add(english, context=context, auto_comments=["a note"], locations=[("file.py", 1)])
    return made


def find(catalog: Catalog, context: str) -> Message:
    return next(message for message in catalog if message.context == context)


def translated(source: Catalog, language: str = "hu", **texts: str | tuple[str, ...]) -> Catalog:
    made = updated(source, language, "ui", None)
    for context, text in texts.items():
        find(made, f"ui:{context}").string = text
    return updated(source, language, "ui", made)


@pytest.mark.parametrize("domain", ["steps", "rules", "gists", "ui"])
def test_the_templates_are_what_the_sources_say(domain: str) -> None:
    made = messages.extract(domain)
    written = pofile.read(paths.locales() / f"{domain}.pot")
    assert {m.context: m.id for m in written if m.id} == {m.context: m.id for m in made if m.id}


def test_steps_carry_note_fields_and_example() -> None:
    message = find(messages.extract("steps"), "step:holds-count")
    assert message.id == ("[player] holds [count] card", "[player] holds [count] cards")
    assert message.auto_comments == [
        "How many cards, whichever they are.",
        "Fields: [player] (player), [count] (count)",
        "Example: Anna holds 1 card",
        "Example: Anna holds 2 cards",
    ]
    path, line = message.locations[0]
    assert path == "unospec/scenarios/steps.py"
    assert '"holds-count"' in (paths.data() / path).read_text(encoding="utf-8").splitlines()[line - 1]


@pytest.mark.parametrize(
    ("domain", "context"),
    [
        ("rules", "area:turn:title"),
        ("rules", "rule:card-match:title"),
        ("rules", "rule:card-match:question"),
        ("rules", "variant:card-match/colour-or-number:label"),
        ("rules", "variant:card-match/colour-or-number:text"),
        ("rules", "option:hu/jump-in:title"),
        ("rules", "reason:hu/elimination"),
        ("gists", "source:hu:title"),
        ("gists", "gist:hu-001"),
        ("ui", "ui:locales.right"),
        ("ui", "ui:problem.rule-set"),
    ],
)
def test_everything_is_extracted_under_its_context(domain: str, context: str) -> None:
    message = find(messages.extract(domain), context)
    assert message.id
    path, line = message.locations[0]
    assert line <= len((paths.data() / path).read_text(encoding="utf-8").splitlines())


def test_titles_are_extracted(checkout: Checkout) -> None:
    checkout.write(
        "locales/en/scenarios.yaml",
        "features:\n  hu/x:\n    title: T\n    description: D\n    scenarios:\n      hu-x: 'yes'\n",
    )
    made = messages.extract("scenarios")
    assert {message.context: message.id for message in made if message.id} == {
        "feature:hu/x:title": "T",
        "feature:hu/x:description": "D",
        "scenario:hu-x": "yes",
    }
    assert find(made, "scenario:hu-x").locations == [("locales/en/scenarios.yaml", 6)]


def test_a_translation_stays_with_its_context_when_the_english_changes() -> None:
    old = translated(template(("ui:a", "one")), a="egy")
    new = updated(template(("ui:a", "one thing")), "hu", "ui", old)
    message = find(new, "ui:a")
    assert (message.id, message.string, message.fuzzy) == ("one thing", "egy", False)
    assert review.is_stale(message)
    assert not review.is_stale(find(old, "ui:a"))


def test_a_translation_that_is_changed_is_no_longer_stale_nor_reviewed() -> None:
    old = translated(template(("ui:a", "one")), a="egy")
    find(old, "ui:a").user_comments = [str(review.marked(find(old, "ui:a"), "native"))]
    assert review.state_of(find(old, "ui:a")) == "native"
    stale = updated(template(("ui:a", "two")), "hu", "ui", old)
    assert review.state_of(find(stale, "ui:a")) == "native"
    find(stale, "ui:a").string = "kettő"
    assert review.state_of(find(stale, "ui:a")) == "unreviewed"
    mended = updated(template(("ui:a", "two")), "hu", "ui", stale)
    assert not review.is_stale(find(mended, "ui:a"))
    assert review.state_of(find(mended, "ui:a")) == "unreviewed"


def test_comments_of_translators_are_kept() -> None:
    old = translated(template(("ui:a", "one")), a="egy")
    find(old, "ui:a").user_comments.append("so says the dictionary")
    new = updated(template(("ui:a", "one")), "hu", "ui", old)
    assert "so says the dictionary" in find(new, "ui:a").user_comments


def test_a_message_that_goes_and_comes_back_keeps_its_translation(tmp_path: Path) -> None:
    path = tmp_path / "hu" / "LC_MESSAGES" / "ui.po"
    both, one = template(("ui:a", "one"), ("ui:b", "two")), template(("ui:a", "one"))
    pofile.write(path, updated(one, "hu", "ui", translated(both, a="egy", b="kettő")))
    assert '#~ msgstr "kettő"' in path.read_text(encoding="utf-8")
    assert find(updated(both, "hu", "ui", pofile.read(path)), "ui:b").string == "kettő"


def test_english_is_its_own_translation() -> None:
    made = updated(template(("ui:a", ("{count} thing", "{count} things"))), "en", "ui", None)
    assert find(made, "ui:a").string == ("{count} thing", "{count} things")
    assert find(made, "ui:a").user_comments == []


def test_latvian_gets_three_plural_forms() -> None:
    made = updated(template(("ui:a", ("{count} thing", "{count} things"))), "lv", "ui", None)
    assert find(made, "ui:a").string == ("", "", "")
    assert made.num_plurals == 3


def test_nothing_is_written_if_nothing_has_changed(checkout: Checkout) -> None:
    messages.write_templates()
    messages.update()
    before = po_path("lv", "steps").read_bytes()
    assert messages.write_templates() == []
    assert messages.update() == []
    assert po_path("lv", "steps").read_bytes() == before


def test_update_reads_what_the_source_says_now(checkout: Checkout) -> None:
    messages.update(["hu"], ["rules"])
    checkout.change("spec/rules/turn.yaml", "title: A turn", "title: One turn")
    assert messages.update(["hu"], ["rules"]) == [po_path("hu", "rules")]
    assert find(pofile.read(po_path("hu", "rules")), "area:turn:title").id == "One turn"


def test_the_state_native_is_set_by_no_command(checkout: Checkout) -> None:
    messages.mark("hu", "unreviewed", [])
    assert messages.mark("hu", "machine-checked", ["step:draws"]) == 1
    assert messages.mark("hu", "machine-checked", ["step:draws"]) == 0
    assert review.state_of(find(pofile.read(po_path("hu", "steps")), "step:draws")) == "machine-checked"
    with pytest.raises(Problem, match="native speaker"):
        messages.mark("hu", "native", ["step:draws"])


def test_what_a_native_speaker_has_reviewed_stays_so(checkout: Checkout) -> None:
    messages.mark("hu", "machine-checked", [])
    path = po_path("hu", "steps")
    assert "review: unreviewed" not in path.read_text(encoding="utf-8")
    checkout.write("locales/hu/LC_MESSAGES/steps.po", path.read_text("utf-8").replace("machine-checked", "native", 1))
    assert messages.mark("hu", "unreviewed", [], ["steps"]) == len(STEPS) - 1
    assert path.read_text(encoding="utf-8").count("review: native") == 1


def test_a_stale_translation_is_not_noted_as_checked_unless_it_is_named(checkout: Checkout) -> None:
    messages.mark("hu", "unreviewed", [], ["steps"])
    checkout.change("locales/hu/LC_MESSAGES/steps.po", 'msgid "[player] draws"', 'msgid "[player] takes"')
    messages.mark("hu", "machine-checked", [], ["steps"])
    (standing,) = messages.status(["hu"], ["steps"])
    assert (standing.stale, standing.states["unreviewed"]) == (1, 1)
    assert messages.mark("hu", "machine-checked", ["step:draws"], ["steps"]) == 1


def test_status_counts_every_state(checkout: Checkout) -> None:
    messages.mark("hu", "unreviewed", [], ["steps"])
    messages.mark("hu", "machine-checked", ["step:draws", "step:keeps"])
    checkout.change("locales/hu/LC_MESSAGES/steps.po", 'msgid "[player] draws"', 'msgid "[player] takes"')
    (standing,) = messages.status(["hu"], ["steps"])
    assert standing.states["machine-checked"] == 2
    assert standing.stale == 1
    assert sum(standing.states.values()) == standing.messages


@pytest.mark.skipif(shutil.which("msgfmt") is None, reason="GNU gettext is not installed")
@pytest.mark.parametrize("language", paths.languages())
def test_gnu_gettext_has_nothing_to_complain_of(language: str) -> None:
    for domain in DOMAINS:
        if po_path(language, domain).is_file():
            done = subprocess.run(
                ["msgfmt", "-c", "-o", "/dev/null", str(po_path(language, domain))], capture_output=True, check=False
            )
            assert (done.returncode, done.stderr.decode()) == (0, "")


def test_two_messages_of_one_context_are_a_problem(checkout: Checkout) -> None:
    text = "area: turn\ntitle: Again\nrules: {}\n"
    checkout.write("spec/rules/zz.yaml", text)
    with pytest.raises(Problem, match=r'zz.yaml:2: the context "area:turn:title" is taken by spec/rules/turn.yaml:3'):
        messages.extract("rules")


NOT_UTF8 = [b"\xff\xfe\x00", b'msgid ""\nmsgstr "Content-Type: text/plain; charset=nonsense\\n"\n']


@pytest.mark.parametrize(
    ("command", "content"),
    [("check", NOT_UTF8[0]), *((command, content) for command in ("compile", "status") for content in NOT_UTF8)],
)
def test_a_catalog_that_is_not_utf8_is_told_in_a_line(
    checkout: Checkout, command: str, content: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    po_path("hu", "gists").write_bytes(content)
    assert main(["locales", command, "--lang", "en"]) != 0
    told = "".join(capsys.readouterr())
    assert "gists.po" in told
    assert "this is not UTF-8" in told
