"""The adapter of RLCard: it lays RLCard's own cards, drives RLCard's own moves, and decides nothing."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from tests.running.building import rules, scenario, step
from unospec.protocol.messages import read_reply
from unospec.running.conduct import Case, Result, conduct
from unospec.running.engines import InProcess
from unospec.running.filling import standard_deck
from unospec.scenarios.model import Scenario, Step

rlcard = pytest.importorskip("unospec.adapters.rlcard", reason="RLCard is not installed")

SEATS = step("seated", players=(1, 2, 3))
SEVEN = step("top", card="red-7")
HAND = step("holds", player=1, cards=("red-5", "blue-2", "wild"))
NOTHING_FITS = step("holds", player=1, cards=("blue-2", "green-9"))


def run(*steps: Step) -> Result:
    (result,) = conduct([Case(scenario(*steps), rules())], InProcess(rlcard.RLCard))
    return result


def outcome(*steps: Step) -> tuple[str, str]:
    result = run(*steps)
    return result.verdict, result.reason


def test_a_position_is_laid_with_its_own_cards() -> None:
    adapter = rlcard.RLCard()
    (result,) = conduct(
        [
            Case(
                scenario(
                    SEATS,
                    step("top", card="wild"),
                    step("named", colour="green"),
                    HAND,
                    step("turn", player=3),
                    step("direction", direction="counterclockwise"),
                    step("next-cards", cards=("blue-skip", "wild-draw-four")),
                    step("hand-is", player=1, cards=("red-5", "blue-2", "wild")),
                    step("colour-is", colour="green"),
                    step("turn-is", player=3),
                    step("direction-is", direction="counterclockwise"),
                    step("deck-count", count=108),
                ),
                rules(),
            )
        ],
        InProcess(lambda: adapter),
    )
    assert (result.verdict, result.message) == ("pass", "")
    game = adapter._game
    cards = [*game.dealer.deck, *game.round.played_cards, *(card for player in game.players for card in player.hand)]
    assert len({id(card) for card in cards}) == 108
    assert (game.round.target.trait, game.round.target.color) == ("wild", "g")


@pytest.mark.parametrize(
    "given",
    [
        step("dealer", player=2),
        step("score", player=1, points=20),
        step("rounds", player=1, count=1),
        step("holds", player=2, cards=("blank",)),
    ],
    ids=lambda made: made.id,
)
def test_what_it_has_no_place_for_is_unsupported(given: Step) -> None:
    assert outcome(SEATS, SEVEN, given) == ("unsupported", "cannot-arrange")


def test_a_round_is_dealt_by_rlcard_in_the_order_told() -> None:
    assert outcome(
        SEATS,
        step("dealer", player=1),
        step("dealt", player=2, cards=("red-3", "wild")),
        step("dealt", player=3, cards=("blue-9",)),
        step("first-cards", cards=("wild-draw-four", "wild-draw-four", "red-5")),
        step("next-cards", cards=("green-1", "yellow-2")),
        step("deal"),
        step("turn-is", player=2),
        step("top-is", card="red-5"),
        step("has-count", player=1, count=7),
        step("deck-count", count=108),
        step("deck-has", card="wild-draw-four", count=4),
        step("plays", player=2, card="red-3"),
    ) == ("pass", "")


def test_a_card_that_goes_back_lies_where_a_shuffle_could_have_put_it() -> None:
    adapter = rlcard.RLCard()
    made = scenario(
        SEATS,
        step("dealer", player=3),
        step("first-cards", cards=("wild-draw-four", "red-5")),
        step("next-cards", cards=("green-1", "yellow-2")),
        step("deal"),
    )
    list(conduct([Case(made, rules())], InProcess(lambda: adapter)))
    pile = adapter._state()["draw_pile"]
    assert (pile[:2], pile[-6]) == (["green-1", "yellow-2"], "wild-draw-four")


def test_blank_cards_and_unknown_dealers_cannot_be_dealt() -> None:
    blank = step("dealt", player=1, cards=("blank",))
    assert outcome(SEATS, blank, step("deal")) == ("unsupported", "cannot-deal")
    assert outcome(SEATS, step("youngest", player=2), step("deal")) == ("unsupported", "cannot-deal")
    assert outcome(SEATS, step("opening-draw")) == ("unsupported", "cannot-draw")


def test_its_own_list_of_moves_has_the_say() -> None:
    assert outcome(SEATS, SEVEN, HAND, step("plays", player=1, card="red-5")) == ("pass", "")
    assert outcome(SEATS, SEVEN, HAND, step("tries-play", player=1, card="blue-2"), step("refused")) == ("pass", "")
    naming = step("plays-naming", player=1, card="wild", colour="blue")
    assert outcome(SEATS, SEVEN, HAND, naming, step("colour-is", colour="blue")) == ("pass", "")
    # It lets nobody draw who has a card that fits.
    result = run(SEATS, SEVEN, HAND, step("tries-draw", player=1), step("allowed"))
    assert (result.verdict, result.reason) == ("fail", "wrongly-refused:draw")
    assert result.log[0].listed


def test_it_has_no_other_moves() -> None:
    for tried in (step("catches", player=2, whom=1), step("challenges", player=2), step("calls", player=1)):
        verdict, reason = outcome(SEATS, SEVEN, HAND, tried)
        assert (verdict, reason.partition(":")[0]) == ("fail", "no-such-move")


def test_penalties_are_drawn_at_once() -> None:
    draw_two = step("holds", player=1, cards=("red-draw-two", "blue-2", "green-9"))
    steps = (SEATS, SEVEN, draw_two, step("holds", player=2, cards=("red-1",)))
    result = run(
        *steps,
        step("plays", player=1, card="red-draw-two"),
        step("takes", player=2),
        step("has-count", player=2, count=3),
        step("turn-is", player=3),
    )
    assert result.verdict == "pass"
    assert [each.act.act for each in result.log] == ["play"]


def test_a_drawn_card_of_the_colour_is_played_by_itself() -> None:
    steps = (SEATS, SEVEN, NOTHING_FITS, step("next-card", card="red-1"), step("draws", player=1))
    assert outcome(*steps, step("plays", player=1, card="red-1"), step("turn-is", player=2)) == ("pass", "")
    assert outcome(*steps, step("keeps", player=1)) == ("unsupported", "automatic:play-drawn")


def test_a_drawn_card_of_the_same_number_is_kept() -> None:
    # It fits by its number, but RLCard looks at the colour alone.
    steps = (SEATS, SEVEN, NOTHING_FITS, step("next-card", card="blue-7"), step("draws", player=1))
    assert outcome(*steps, step("tries-play", player=1, card="blue-7"), step("allowed")) == (
        "fail",
        "wrongly-refused:play",
    )
    assert outcome(*steps, step("has-count", player=1, count=3)) == ("pass", "")


def test_a_breakdown_of_rlcard_is_no_breakdown_of_the_run() -> None:
    # With both piles empty but for the top card, RLCard has nothing to draw from.
    steps = (
        step("seated", players=(1, 2)),
        SEVEN,
        NOTHING_FITS,
        step("holds", player=2, cards=("blue-4", "blue-1")),
        step("pile-is", cards=("green-1",)),
        step("discards-below", cards=("blue-3",)),
    )
    draws = [step("draws", player=player) for player in (1, 2, 1, 2)]
    assert outcome(*steps, *draws)[0] in ("crash", "fail", "unsupported")


def test_it_shows_what_rlcard_holds() -> None:
    """Whole rounds by chance, driven through messages, stay a deck and agree with RLCard's own objects."""
    for seed in range(8):
        chance = random.Random(seed)
        adapter = rlcard.RLCard()
        made = scenario(SEATS, step("dealer", player=1), step("deal"))
        game = begun(adapter, made)
        answer: dict[str, Any] = {"awaiting": read_and_show(adapter)}
        for number in range(300):
            if not answer.get("awaiting"):
                break
            (awaited,) = answer["awaiting"]
            move = chance.choice(awaited["moves"])
            answer = adapter.handle({"type": "act", "id": number, "player": awaited["player"], **move})
            read_reply(answer)
            state = answer["state"]
            assert answer["answer"] == "accepted"
            cards = [card for hand in state["hands"].values() for card in hand]
            assert Counter((*cards, *state["draw_pile"], *state["discards"])) == standard_deck()
            assert list(state["counts"].values()) == [len(player.hand) for player in game.players]
            if state["turn"]:
                assert state["turn"] == adapter._names[game.round.current_player]
            else:
                assert state["round_winner"] is not None


def begun(adapter: Any, made: Scenario) -> Any:
    """RLCard's game after the scenario."""
    list(conduct([Case(made, rules())], InProcess(lambda: adapter)))
    return adapter._game


def read_and_show(adapter: Any) -> list[dict[str, Any]]:
    """What is open, from an act that RLCard does not know and which changes nothing."""
    answer = adapter.handle({"type": "act", "id": 0, "act": "keep", "player": "p1"})
    assert answer["answer"] == "no-such-move"
    awaiting: list[dict[str, Any]] = answer["awaiting"]
    return awaiting


# Honesty: what the engine does shows, whatever the adapter would like.


def _refusals() -> Iterator[Scenario]:
    for number, tried in enumerate(
        [
            step("tries-play", player=1, card="blue-2"),
            step("tries-draw", player=1),
            step("tries-play", player=2, card="green-4"),
        ]
    ):
        other = step("holds", player=2, cards=("green-4", "green-5"))
        yield scenario(SEATS, SEVEN, HAND, other, step("turn", player=1), tried, step("refused"), id=f"hu-{number}")


def test_an_engine_that_lists_everything_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def everything(self: Any, players: Any, player_id: int) -> list[str]:
        return [*(card.str for card in players[player_id].hand if card.type != "wild"), "draw"]

    cases = [Case(each, rules()) for each in _refusals()]
    honest = [(result.verdict, result.reason) for result in conduct(cases, InProcess(rlcard.RLCard))]
    # A move in RLCard is always that of the player in turn: nobody else's can be tried.
    assert honest == [("pass", ""), ("pass", ""), ("pass", "not-awaited:play")]
    monkeypatch.setattr("rlcard.games.uno.round.UnoRound.get_legal_actions", everything)
    bent = [result.verdict for result in conduct(cases, InProcess(rlcard.RLCard))]
    assert bent == ["fail", "fail", "pass"]


def test_an_engine_that_lists_nothing_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rlcard.games.uno.round.UnoRound.get_legal_actions", lambda *_: [])
    assert outcome(SEATS, SEVEN, HAND, step("plays", player=1, card="red-5")) == ("fail", "not-accepted:play")
    tried = step("tries-play", player=1, card="red-5")
    assert outcome(SEATS, SEVEN, HAND, tried, step("allowed")) == ("fail", "wrongly-refused:play")
