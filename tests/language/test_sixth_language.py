"""A language is added with a table and a catalog, without any code."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.conftest import Checkout
from unospec import paths
from unospec.language import messages, pofile
from unospec.language.ambiguity import ambiguity
from unospec.language.catalogs import po_path
from unospec.language.choice import choose
from unospec.language.forms import forms
from unospec.language.lossless import lossless
from unospec.language.phrases import vocabulary
from unospec.scenarios.model import Feature, Scenario, Step, Value
from unospec.scenarios.reader import examine_text
from unospec.scenarios.writer import write

NAMES = ["Anne", "Bruno", "Claire", "Denis", "Emma", "Fabien", "Gisèle", "Hugo", "Inès", "Jules"]
COLOURS = {"red": "rouge", "yellow": "jaune", "green": "vert", "blue": "bleu"}
PHRASES: dict[str, str | tuple[str, ...]] = {
    "seated": "[players] sont assis dans cet ordre, dans le sens des aiguilles d'une montre",
    "turn": "c'est le tour [player.of]",
    "direction": "le jeu va [direction]",
    "holds": "[player] a en main [cards]",
    # One, whole millions, many.
    "holds-count": ("[player] a [count] carte", "[player] a [count] cartes", "[player] a [count] cartes"),
    "top": "[card] est sur le talon",
    "plays": "[player] joue [card]",
    "draws": "[player] pioche",
    "turn-is": "c'est maintenant le tour [player.of]",
    "colour-is": "il faut suivre le [colour]",
}


@pytest.fixture
def french(checkout: Checkout) -> Checkout:
    of = {name: f"d'{name}" if name[0] in "AEHI" else f"de {name}" for name in NAMES}
    players = "\n".join(f'  - {{plain: {name}, of: "{of[name]}"}}' for name in NAMES)
    colours = "\n".join(f"  {colour}: {{plain: {word}}}" for colour, word in COLOURS.items())
    symbols = "\n".join(f'  "{number}": {{plain: "{number}"}}' for number in range(10))
    checkout.write(
        "locales/fr/forms.yaml",
        f"""\
language: fr
players:
{players}
colours:
{colours}
symbols:
{symbols}
  draw-two: {{plain: Plus deux}}
  reverse: {{plain: Inversion}}
  skip: {{plain: Passe}}
cards:
  pattern: {{plain: "un [symbol.plain] [colour.plain]"}}
  black: {{wild: {{plain: un Joker}}, wild-draw-four: {{plain: un Plus quatre}}, blank: {{plain: une carte vierge}}}}
directions: {{clockwise: {{plain: vers la gauche}}, counterclockwise: {{plain: vers la droite}}}}
numbers: {{pattern: {{plain: "[digits]"}}}}
""",
    )
    messages.update(["fr"], ["steps"])
    catalog = pofile.read(po_path("fr", "steps"))
    for message in catalog:
        if message.context:
            text = PHRASES.get(message.context.removeprefix("step:"))
            if text:
                message.string = text
    pofile.write(po_path("fr", "steps"), catalog)
    checkout.write("locales/fr/note", "")
    return checkout


def test_its_phrases_are_spoken_and_understood(french: Checkout) -> None:
    assert "fr" in paths.languages()
    assert choose("fr") == "fr"
    assert forms("fr").problems() == []
    speak = vocabulary("fr")
    assert set(speak.phrases) == set(PHRASES)
    assert ambiguity(speak) is None
    assert lossless(speak).lost == ()
    values: dict[str, Value] = {"player": 1, "cards": ("red-7", "wild", "blue-skip")}
    assert speak.render("holds", values) == "Anne a en main un 7 rouge, un Joker et un Passe bleu"
    # French counts nothing as one.
    assert speak.render("holds-count", {"player": 1, "count": 0}) == "Anne a 0 carte"


def test_a_feature_is_written_and_read(french: Checkout) -> None:
    steps = (
        Step("given", "turn", {"player": 1}),
        Step("given", "holds", {"player": 1, "cards": ("red-7", "wild")}),
        Step("when", "plays", {"player": 1, "card": "red-7"}),
        Step("then", "turn-is", {"player": 2}),
    )
    feature = Feature("hu/x", "hu", (Scenario("hu-x", ("hu-029",), (), steps),))
    text = write(feature, "fr", lambda context: "" if context.endswith("description") else "Titre")
    assert "Scénario: Titre" in text or "Exemple: Titre" in text
    assert "tour d'Anne" in text
    reading, problems = examine_text(text, Path("hu/x.feature"))
    assert [str(problem) for problem in problems] == []
    assert reading is not None
    assert reading.feature == feature


def test_its_catalogs_are_kept_up(french: Checkout) -> None:
    messages.update()
    (standing,) = messages.status(["fr"], ["steps"])
    assert standing.states["unreviewed"] == len(PHRASES)
    assert standing.states["missing"] == standing.messages - len(PHRASES)
    assert po_path("fr", "rules").is_file()
