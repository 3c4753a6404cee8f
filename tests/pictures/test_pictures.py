"""Cards and tables as SVG."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from typing import Any
from xml.etree import ElementTree as Xml

import pytest

from reference_impl.cards import CARDS, COLOURS
from unospec.language.catalogs import catalog
from unospec.language.naming import card
from unospec.pictures import cards, scene, table

CODES = (*CARDS, "back")
STATE: dict[str, Any] = {
    "hands": {"p1": ["red-7", "blue-draw-two", "wild"], "p2": ["blue-9"] * 12, "p4": []},
    "counts": {"p3": 5},
    "turn": "p2",
    "top": "yellow-6",
    "colour": "yellow",
    "direction": "counterclockwise",
    "draw_count": 77,
    "out": ["p4"],
    "dealer": "p3",
    "scores": {"p1": 1},
}
SEATS = ("p1", "p2", "p3", "p4")
LANGUAGES = ("en", "et", "hu", "ka", "lv")


def luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (each / 12.92 if each <= 0.04045 else ((each + 0.055) / 1.055) ** 2.4 for each in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def drawn(language: str = "en", state: dict[str, Any] = STATE) -> str:
    return table.draw(state, SEATS, scene.words(state, SEATS, catalog(language)))


def inside(svg: str) -> Xml.Element:
    return Xml.fromstring(svg)


def numbers(text: str) -> Iterator[float]:
    return map(float, re.findall(r"-?\d+(?:\.\d+)?", text))


def test_every_card_looks_different_without_colours() -> None:
    def grey(code: str) -> str:
        return re.sub("#[0-9a-f]{6}", "", cards.symbol(code)).replace(f"card-{code}", "")

    for one, other in combinations(CODES, 2):
        assert grey(one) != grey(other), (one, other)


def test_colours_have_shapes_of_their_own() -> None:
    paths = [re.sub("fill='[^']*'", "", cards.shape(colour, 0, 0, 1)) for colour in COLOURS]
    assert len(set(paths)) == len(COLOURS)


@pytest.mark.parametrize("colour", COLOURS)
def test_what_is_written_on_a_colour_can_be_read(colour: str) -> None:
    assert contrast(cards.FILLS[colour], cards.ON[colour]) >= 4.5


@pytest.mark.parametrize("code", CODES)
def test_a_card_is_well_formed_and_names_itself(code: str) -> None:
    root = inside(cards.alone(code, "<7> & 'red'"))
    title = root.find("{http://www.w3.org/2000/svg}title")
    assert title is not None
    assert title.text == "<7> & 'red'"
    assert "var(" not in cards.alone(code, "")
    assert inside(cards.picture(code, "a 'name' <")).get("aria-label") == "a 'name' <"


def test_a_sprite_has_each_card_once() -> None:
    root = inside(cards.sprite([*CODES, *CODES]))
    assert [symbol.get("id") for symbol in root] == [f"card-{code}" for code in CODES]
    assert root.get("aria-hidden") == "true"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_has_an_alternative_with_all_that_is_drawn(language: str) -> None:
    speak = catalog(language)
    root = inside(drawn(language))
    told = root.get("aria-label") or ""
    words = scene.words(STATE, SEATS, speak)
    assert all(name in told for name in words.players.values())
    assert "77" in told
    for code in ("red-7", "blue-draw-two", "yellow-6"):
        assert card(code, speak) in told
    assert not re.search(r"\bp\d|(?:red|blue|yellow)-|\{", told)


def test_a_table_draws_every_card_within_its_frame() -> None:
    root = inside(drawn())
    left, top, wide, high = numbers(root.get("viewBox") or "")
    uses = [each for each in root.iter() if each.tag.endswith("use")]
    assert {str(each.get("href")) for each in uses} <= {f"#card-{code}" for code in table.codes(STATE)}
    assert len(uses) == 3 + 12 + 5 + 2  # hands, and the two piles
    for each in uses:
        x, y, width, height = (float(each.get(name) or 0) for name in ("x", "y", "width", "height"))
        assert left <= x <= x + width <= wide
        assert top <= y <= y + height <= high


def test_a_table_shows_only_what_is_known() -> None:
    root = inside(drawn(state={"counts": {"p1": 2}}))
    uses = [each.get("href") for each in root.iter() if each.tag.endswith("use")]
    assert uses.count("#card-back") == 3  # two in the hand, one for the pile
    assert scene.describe({}, ("p1",), catalog("en")) == "Round the table, clockwise: Anna."


def test_an_empty_draw_pile_is_not_drawn_as_a_card() -> None:
    root = inside(drawn(state={"draw_count": 0}))
    assert [each for each in root.iter() if each.tag.endswith("use")] == []
    assert "Draw pile: 0" in (root.get("aria-label") or "")


def test_directions_are_drawn_differently() -> None:
    assert drawn(state={"direction": "clockwise"}) != drawn(state={"direction": "counterclockwise"})


def test_what_is_said_of_a_seat() -> None:
    seats = {seat.name: seat for seat in scene.seats(STATE, SEATS, catalog("en"))}
    assert seats["Anna"].marks == ("1 point",)
    assert seats["Ben"].in_turn
    assert seats["Ben"].marks == ("to move",)
    assert (seats["Clara"].cards, seats["Clara"].marks) == ("5 cards", ("dealer",))
    assert [*seats.values()][3].cards == "no cards"


def test_hostile_words_are_escaped() -> None:
    words = table.Words({"p1": "<b>'&\""}, "</svg>'\"", "<i>")
    text = table.draw({"turn": "p1"}, ["p1"], words)
    root = inside(text)
    assert root.get("aria-label") == "</svg>'\""
    assert "<b>" not in text
    assert "<i>" not in text


def test_equal_cards_that_lie_together_are_told_once() -> None:
    told = scene.middle({"next": ["red-7", "red-7", "wild", "red-7"], "draw_count": 1}, catalog("en"))
    assert told == ["draw pile: 1 card", "next to draw: 2 × red 7, Wild, red 7"]


@pytest.mark.parametrize(("count", "said"), [(1, "1 kārts"), (3, "3 kārtis"), (20, "20 kāršu")])
def test_the_draw_pile_is_counted_as_the_language_counts(count: int, said: str) -> None:
    assert scene.middle({"draw_count": count}, catalog("lv"))[0].endswith(said)
