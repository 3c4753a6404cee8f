"""The adapter of SkillUNO: it lays SkillUNO's own cards, answers its own questions, and decides nothing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.adapters.python_engines import engine
from tests.running.building import rules, scenario, step
from unospec.protocol.messages import Hello, HelloReply
from unospec.running.conduct import Case, Result, conduct
from unospec.running.engines import InProcess
from unospec.scenarios.model import Step

SEATS = step("seated", players=(1, 2, 3))
SEVEN = step("top", card="red-7")
HAND = step("holds", player=1, cards=("red-5", "blue-2", "wild"))
NOTHING_FITS = step("holds", player=1, cards=("blue-2", "green-9"))


@pytest.fixture
def made(node_engines: Callable[[str], Path]) -> InProcess:
    return engine("skilluno", node_engines)


def run(made: InProcess, *steps: Step) -> Result:
    (result,) = conduct([Case(scenario(*steps), rules())], made)
    return result


def outcome(made: InProcess, *steps: Step) -> tuple[str, str]:
    result = run(made, *steps)
    return result.verdict, result.reason


def test_a_position_is_laid_with_its_own_cards(made: InProcess) -> None:
    assert outcome(
        made,
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
    ) == ("pass", "")


@pytest.mark.parametrize(
    "given",
    [
        step("dealer", player=2),
        step("score", player=1, points=20),
        step("rounds", player=1, count=1),
        step("holds", player=2, cards=("blank",)),
    ],
    ids=lambda given: given.id,
)
def test_what_it_has_no_place_for_is_unsupported(made: InProcess, given: Step) -> None:
    assert outcome(made, SEATS, SEVEN, given) == ("unsupported", "cannot-arrange")


def test_a_round_is_dealt_by_skilluno_in_the_order_told(made: InProcess) -> None:
    # A first card that is no number is shuffled back.
    assert outcome(
        made,
        SEATS,
        step("dealer", player=1),
        step("dealt", player=2, cards=("red-3", "wild")),
        step("dealt", player=3, cards=("blue-9",)),
        step("first-cards", cards=("wild-draw-four", "green-skip", "red-5")),
        step("next-cards", cards=("green-1", "yellow-2")),
        step("deal"),
        step("turn-is", player=2),
        step("top-is", card="red-5"),
        step("has-count", player=1, count=7),
        step("deck-count", count=108),
        step("deck-has", card="wild-draw-four", count=4),
        step("plays", player=2, card="red-3"),
    ) == ("pass", "")


def test_it_refuses_with_its_own_words(made: InProcess) -> None:
    result = run(made, SEATS, SEVEN, HAND, step("tries-play", player=1, card="blue-2"), step("refused"))
    assert (result.verdict, result.reason) == ("pass", "")
    assert result.log[0].reason == "这张牌不能出，请重选。"
    result = run(made, SEATS, SEVEN, HAND, step("tries-play", player=1, card="green-4"), step("refused"))
    assert (result.verdict, result.log[0].reason) == ("pass", "序号无效。")


def test_a_colour_is_named_in_a_second_answer(made: InProcess) -> None:
    naming = step("plays-naming", player=1, card="wild", colour="yellow")
    checks = (step("colour-is", colour="yellow"), step("top-is", card="wild"), step("turn-is", player=2))
    assert outcome(made, SEATS, SEVEN, HAND, naming, *checks) == ("pass", "")


def test_a_drawn_card_that_fits_may_be_played_or_kept(made: InProcess) -> None:
    steps = (SEATS, SEVEN, NOTHING_FITS, step("next-card", card="red-1"), step("draws", player=1))
    assert outcome(made, *steps, step("plays", player=1, card="red-1"), step("turn-is", player=2)) == ("pass", "")
    kept = (step("keeps", player=1), step("has-count", player=1, count=3), step("turn-is", player=2))
    assert outcome(made, *steps, *kept) == ("pass", "")


def test_a_drawn_black_card_asks_for_its_colour(made: InProcess) -> None:
    steps = (SEATS, SEVEN, NOTHING_FITS, step("next-card", card="wild-draw-four"), step("draws", player=1))
    naming = step("plays-naming", player=1, card="wild-draw-four", colour="blue")
    assert outcome(made, *steps, naming, step("colour-is", colour="blue"), step("turn-is", player=3)) == ("pass", "")


def test_what_it_does_not_ask_for_is_no_move(made: InProcess) -> None:
    tried = (step("tries-keep", player=1), step("tries-draw", player=2), step("tries-challenge", player=2))
    for act in tried:
        verdict, reason = outcome(made, SEATS, SEVEN, HAND, step("turn", player=1), act, step("refused"))
        assert (verdict, reason.partition(":")[0]) == ("pass", "has-no-such-move")


def test_a_missing_call_cannot_be_had(made: InProcess) -> None:
    steps = (SEATS, SEVEN, step("holds", player=1, cards=("red-5", "blue-2")), step("plays", player=1, card="red-5"))
    assert outcome(made, *steps, step("catches", player=2, whom=1)) == ("unsupported", "automatic:call")


def test_it_has_no_limit_on_hands_and_no_skills(made: InProcess) -> None:
    many = tuple(f"blue-{number}" for number in range(10)) + tuple(f"green-{number}" for number in range(10))
    hand = step("holds", player=2, cards=many)
    played = step("plays", player=1, card="red-draw-two")
    holds = step("holds", player=1, cards=("red-draw-two", "blue-1", "green-1"))
    checks = (step("has-count", player=2, count=22), step("turn-is", player=3))
    assert outcome(made, SEATS, SEVEN, holds, hand, played, *checks) == ("pass", "")


def test_it_says_who_it_is(made: InProcess) -> None:
    reply = made.ask(Hello(0, 1))
    assert isinstance(reply, HelloReply)
    assert (reply.name, reply.version, set(reply.automatic)) == ("SkillUNO", "1.16.0", {"call", "draw-penalty"})
