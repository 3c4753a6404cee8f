"""Lookups by context: fresh or compiled, translated or not."""

from __future__ import annotations

import os
import time

import pytest

from tests.conftest import Checkout
from unospec import paths
from unospec.language import messages
from unospec.language.catalogs import catalog, domain, po_path
from unospec.problems import Problem

HEADER = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n"Plural-Forms: {plural};\\n"\n\n'
LATVIAN = "nplurals=3; plural=(n%10==0 || (n%100>=11 && n%100<=19) ? 0 : n%10==1 && n%100!=11 ? 1 : 2)"
MESSAGES = """\
msgctxt "ui:locales.right"
msgid "nothing is missing or wrong"
msgstr "viss kārtībā"

msgctxt "ui:locales.changed"
msgid "{count} file written"
msgid_plural "{count} files written"
msgstr[0] "{count} failu"
msgstr[1] "{count} fails"
msgstr[2] "{count} faili"

msgctxt "ui:locales.head-native"
msgid "native"
msgstr ""
"""


@pytest.fixture
def latvian(checkout: Checkout) -> Checkout:
    checkout.write("locales/lv/LC_MESSAGES/ui.po", HEADER.format(plural=LATVIAN) + MESSAGES)
    return checkout


@pytest.mark.parametrize("compiled", [False, True])
def test_messages_are_found_by_context(latvian: Checkout, compiled: bool) -> None:
    path = po_path("lv", "ui")
    if compiled:
        assert messages.compile_all(["lv"], ["ui"]) == [path.with_suffix(".mo")]
        path.unlink()
    speak = catalog("lv")
    assert speak.text("ui:locales.right") == "viss kārtībā"
    assert [speak.plural("ui:locales.changed", count) for count in (10, 21, 2)] == ["10 failu", "21 fails", "2 faili"]
    assert speak.has("ui:locales.right")
    assert not speak.has("ui:locales.head-native")
    assert speak.text("ui:locales.head-native") == "native"


def test_a_stale_translation_still_works(latvian: Checkout) -> None:
    latvian.change("locales/lv/LC_MESSAGES/ui.po", 'msgid "nothing is', 'msgid "Nothing at all is')
    assert catalog("lv").text("ui:locales.right") == "viss kārtībā"


def test_a_source_that_is_newer_than_the_compiled_file_wins(latvian: Checkout) -> None:
    messages.compile_all(["lv"], ["ui"])
    latvian.change("locales/lv/LC_MESSAGES/ui.po", "viss kārtībā", "labi")
    later = time.time() + 10
    os.utime(po_path("lv", "ui"), (later, later))
    assert catalog("lv").text("ui:locales.right") == "labi"


def test_an_untranslated_plural_is_not_compiled_as_english(latvian: Checkout) -> None:
    latvian.change("locales/lv/LC_MESSAGES/ui.po", '"{count} failu"', '""')
    messages.compile_all(["lv"], ["ui"])
    assert "ui:locales.changed" not in domain("lv", "ui").messages


def test_english_is_taken_from_the_code_if_no_catalog_has_it(checkout: Checkout) -> None:
    (checkout.folder / "locales/en/LC_MESSAGES/ui.po").unlink()
    assert catalog("hu").text("ui:locales.head-stale")
    assert catalog("en").plural("ui:locales.changed", 1) == "1 file written"


@pytest.mark.parametrize("context", ["ui:no.such.message", "nonsense:x", "nonsense"])
def test_no_such_message_is_a_problem(context: str) -> None:
    with pytest.raises(Problem, match=f'there is no message "{context}"'):
        catalog("en").text(context)


def test_fields_are_filled_in_and_nothing_else(latvian: Checkout) -> None:
    latvian.change("locales/lv/LC_MESSAGES/ui.po", '"viss kārtībā"', '"{name.__class__} {} {name} }"')
    assert catalog("lv").text("ui:locales.right", name="x") == "{name.__class__} {} x }"


def test_a_broken_compiled_file_is_a_problem(checkout: Checkout) -> None:
    path = po_path("hu", "ui").with_suffix(".mo")
    path.write_bytes(b"nonsense")
    later = time.time() + 10
    os.utime(path, (later, later))
    with pytest.raises(Problem, match=r"ui.mo: no compiled catalog; delete it"):
        catalog("hu").text("ui:locales.right")


@pytest.mark.parametrize("language", paths.languages())
def test_compiled_and_source_say_the_same(checkout: Checkout, language: str) -> None:
    before = domain(language, "steps").messages
    messages.compile_all([language], ["steps"])
    domain.cache_clear()
    po_path(language, "steps").unlink()
    after = domain(language, "steps")
    assert after.messages == before
    assert len(before) > 60
