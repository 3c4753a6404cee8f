"""The adapter of the uno plugin of Pokémon Showdown: its commands, its room, its clock."""

from __future__ import annotations

import pytest

from tests.adapters.conftest import Start
from tests.adapters.playing import HANDS, act, arranged, deal, open_acts, position, why_not
from unospec.protocol.messages import Done
from unospec.protocol.process import Process
from unospec.running.engines import greet


@pytest.fixture
def engine(start: Start) -> Process:
    engine = start("showdown")
    greet(engine)
    return engine


def test_a_position_is_read_back(engine: Process) -> None:
    discards = ("wild", "blue-7", "green-7")
    told = {"direction": "counterclockwise", "turn": "p2", "discards": discards, "colour": "green"}
    shown = position(engine, **told).state
    assert {player: tuple(cards) for player, cards in shown["hands"].items()} == HANDS
    assert (shown["top"], shown["colour"], shown["turn"]) == ("wild", "green", "p2")
    assert shown["direction"] == "counterclockwise"
    assert tuple(shown["discards"]) == discards
    assert (shown["draw_pile"][0], shown["draw_count"], shown["discard_count"]) == ("green-1", 6, 3)


def test_what_has_no_place_is_told(engine: Process) -> None:
    for named in ("dealer", "scores:p1", "rounds:p1"):
        assert "no place" in why_not(arranged(engine, named=(named,)))
    assert "no such card" in why_not(arranged(engine, hands=HANDS | {"p1": ("blank",)}))
    assert "picked by chance" in why_not(deal(engine, "blue-5", dealer="p1", starter="p1"))
    assert "blank" in why_not(deal(engine, "blank"))


def test_a_deal_comes_out_as_told(engine: Process) -> None:
    dealt = deal(engine, "blue-5")
    assert isinstance(dealt, Done)
    assert (dealt.state["turn"], dealt.state["top"], dealt.state["discard_count"]) == ("p1", "blue-5", 1)
    assert dealt.state["counts"] == {"p1": 7, "p2": 7}
    covered = deal(engine, "wild", "green-5")
    assert isinstance(covered, Done)
    assert covered.state["discards"] == ["green-5", "wild"]


def test_a_first_card_has_its_effect(engine: Process) -> None:
    dealt = deal(engine, "blue-draw-two")
    assert isinstance(dealt, Done)
    assert (dealt.state["counts"], dealt.state["turn"]) == ({"p1": 9, "p2": 7}, "p2")


def test_the_colour_is_named_in_the_same_act(engine: Process) -> None:
    position(engine)
    played = act(engine, "play", "p1", "wild", colour="blue")
    assert (played.answer, played.state["colour"], played.state["turn"]) == ("accepted", "blue", "p2")


def test_refusals_with_and_without_a_word(engine: Process) -> None:
    before = position(engine)
    spoken = act(engine, "play", "p1", "blue-2")
    assert spoken.answer == "refused"
    assert spoken.reason.startswith("You cannot play this card")
    silent = act(engine, "play", "p2", "red-1")
    assert (silent.answer, silent.reason, silent.state) == ("refused", "", before.state)
    assert act(engine, "draw", "p2").answer == "refused"
    assert act(engine, "keep", "p1").reason == "You cannot pass until you draw a card."
    assert act(engine, "call", "p1").answer == "refused"
    assert act(engine, "catch", "p1", whom="p2").answer == "no-such-move"


@pytest.mark.parametrize(
    ("next_card", "open_then"),
    [("green-1", {"keep"}), ("red-9", {"play", "keep"}), ("wild-draw-four", {"keep"}), ("wild", {"play", "keep"})],
)
def test_after_a_draw(engine: Process, next_card: str, open_then: set[str]) -> None:
    begun = position(engine, draw_pile=(next_card, "green-2", "green-3"))
    assert open_acts(begun) == {"p1": {"play", "draw"}}
    drawn = act(engine, "draw", "p1")
    assert open_acts(drawn) == {"p1": open_then}
    assert act(engine, "draw", "p1").reason == "You have already drawn a card this turn."
    assert act(engine, "keep", "p1").state["turn"] == "p2"


def test_the_clock_goes_on_while_a_call_is_waited_for(engine: Process) -> None:
    hands = HANDS | {"p1": ("red-7", "blue-2")}
    position(engine, hands=hands)
    played = act(engine, "play", "p1", "red-7")
    assert (played.state["turn"], open_acts(played)["p1"]) == ("p2", {"call"})
    assert act(engine, "play", "p2", "red-1").state["counts"]["p1"] == 3
    position(engine, hands=hands)
    act(engine, "play", "p1", "red-7", uno=True)
    assert act(engine, "play", "p2", "red-1").state["counts"]["p1"] == 1
    position(engine, hands=hands)
    act(engine, "play", "p1", "red-7")
    assert act(engine, "call", "p1").answer == "accepted"
    assert act(engine, "draw", "p2").state["counts"]["p1"] == 1


def test_a_long_game_puts_nobody_out(engine: Process) -> None:
    pile = tuple(f"{colour}-{number}" for colour in ("green", "yellow") for number in (1, 2, 3, 6, 7) for _ in range(2))
    position(engine, draw_pile=pile)
    for turn in range(len(pile)):
        player = f"p{turn % 3 + 1}"
        assert act(engine, "draw", player).answer == "accepted"
        assert act(engine, "keep", player).answer == "accepted"


def test_the_end_of_a_game(engine: Process) -> None:
    position(engine, hands=HANDS | {"p1": ("red-7",)})
    won = act(engine, "play", "p1", "red-7")
    assert (won.state["round_winner"], won.state["turn"], list(won.awaiting)) == ("p1", None, [])
    assert act(engine, "draw", "p2").answer == "refused"
    assert position(engine).state["round_winner"] is None
