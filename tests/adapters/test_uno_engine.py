"""The adapter of uno-engine: what it sets up, what it shows, and how its one call is told apart."""

from __future__ import annotations

import pytest

from tests.adapters.conftest import Start
from tests.adapters.playing import HANDS, act, arranged, deal, open_acts, position, why_not
from unospec.protocol.messages import Done, NextRound
from unospec.protocol.process import Process
from unospec.running.engines import greet


@pytest.fixture
def engine(start: Start) -> Process:
    engine = start("uno-engine")
    greet(engine)
    return engine


def test_a_position_is_read_back(engine: Process) -> None:
    shown = position(engine, direction="counterclockwise", turn="p2", discards=("wild",), colour="green").state
    assert {player: sorted(cards) for player, cards in shown["hands"].items()} == {
        player: sorted(cards) for player, cards in HANDS.items()
    }
    assert (shown["top"], shown["colour"], shown["turn"]) == ("wild", "green", "p2")
    assert shown["direction"] == "counterclockwise"
    assert shown["draw_pile"][:2] == ["green-1", "green-2"]
    assert (shown["draw_count"], shown["round_winner"]) == (6, None)


def test_what_has_no_place_is_told(engine: Process) -> None:
    assert "dealer" in why_not(arranged(engine, named=("dealer",)))
    assert "discards" in why_not(arranged(engine, named=("discards",)))
    assert "score" in why_not(arranged(engine, named=("scores:p1",), scores={"p1": 90, "p2": 0, "p3": 0}))
    assert "rounds" in why_not(arranged(engine, named=("rounds:p2",)))
    position(engine, named=("scores:p1",))
    assert "no such card" in why_not(arranged(engine, hands=HANDS | {"p1": ("blank",)}))
    assert "match" in why_not(engine.ask(NextRound(1, HANDS, ("red-5",), ())))


def test_a_deal_comes_out_as_told(engine: Process) -> None:
    dealt = deal(engine, "blue-5", starter="p1")
    assert isinstance(dealt, Done)
    assert dealt.state["turn"] == "p1"
    assert dealt.state["top"] == "blue-5"
    assert dealt.state["counts"] == {"p1": 7, "p2": 7}
    assert dealt.state["draw_count"] == 108 - 15
    assert "blank" in why_not(deal(engine, "blank"))


def test_a_special_first_card_is_replaced_and_lost(engine: Process) -> None:
    dealt = deal(engine, "blue-skip", "red-reverse", "green-5")
    assert isinstance(dealt, Done)
    assert (dealt.state["top"], dealt.state["draw_count"]) == ("green-5", 108 - 17)


def test_who_begins_is_left_to_chance(engine: Process) -> None:
    dealt = deal(engine, "blue-5", dealer="p1")
    assert isinstance(dealt, Done)
    assert dealt.state["turn"] == "p1"


def test_black_cards_are_coloured_as_they_are_played(engine: Process) -> None:
    position(engine)
    refused = act(engine, "play", "p1", "wild")
    assert (refused.answer, refused.reason) == ("refused", "Card must have its color set before playing")
    played = act(engine, "play", "p1", "wild", colour="blue")
    assert (played.answer, played.state["top"], played.state["colour"]) == ("accepted", "wild", "blue")


def test_the_engine_refuses_cards(engine: Process) -> None:
    before = position(engine)
    for player, card in (("p1", "blue-2"), ("p1", "green-5"), ("p2", "red-1"), ("p1", "wild-draw-four")):
        refused = act(engine, "play", player, card, colour="green" if card.startswith("wild") else None)
        assert refused.answer == "refused"
        assert refused.reason
        assert refused.state == before.state


def test_moves_that_carry_no_player_are_none_out_of_turn(engine: Process) -> None:
    position(engine, hands=HANDS | {"p2": ("red-7", "green-4", "yellow-9")})
    assert act(engine, "draw", "p2").answer == "no-such-move"
    assert act(engine, "keep", "p2").answer == "no-such-move"
    # The engine would take it for the card of the player in turn.
    assert act(engine, "play", "p2", "red-7").answer == "no-such-move"
    assert act(engine, "challenge", "p2").answer == "no-such-move"


def test_a_turn_with_a_draw(engine: Process) -> None:
    assert open_acts(position(engine))["p1"] == {"play", "draw"}
    assert act(engine, "keep", "p1").answer == "refused"
    drawn = act(engine, "draw", "p1")
    assert "green-1" in drawn.state["hands"]["p1"]
    assert open_acts(drawn)["p1"] == {"play", "draw", "keep"}
    kept = act(engine, "keep", "p1")
    assert (kept.answer, kept.state["turn"]) == ("accepted", "p2")


def test_one_call_for_two_things(engine: Process) -> None:
    hands = HANDS | {"p1": ("red-7", "blue-2")}
    position(engine, hands=hands)
    act(engine, "play", "p1", "red-7")
    caught = act(engine, "catch", "p3", whom="p1")
    assert (caught.answer, caught.state["counts"]["p1"]) == ("accepted", 3)
    position(engine, hands=hands)
    act(engine, "play", "p1", "red-7", uno=True)
    wrong = act(engine, "catch", "p3", whom="p1")
    assert (wrong.answer, wrong.state["counts"]) == ("accepted", {"p1": 1, "p2": 3, "p3": 5})
    position(engine, hands=hands | {"p2": ("red-1", "green-4")})
    act(engine, "play", "p1", "red-7")
    own = act(engine, "catch", "p2", whom="p1")
    assert (own.answer, own.reason) == ("refused", "taken as a call of UNO by the one who catches")
    position(engine, hands=hands)
    assert act(engine, "call", "p1").state["counts"]["p1"] == 2
    assert act(engine, "call", "p2").state["counts"]["p2"] == 5


def test_the_end_of_a_game(engine: Process) -> None:
    position(engine, hands=HANDS | {"p1": ("red-7",)})
    won = act(engine, "play", "p1", "red-7")
    assert (won.state["round_winner"], won.state["turn"], list(won.awaiting)) == ("p1", None, [])
    assert won.state["scores"] == {"p1": 1 + 4 + 9 + 20 + 8 + 9, "p2": 0, "p3": 0}
