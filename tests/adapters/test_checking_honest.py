"""The check of an adapter accuses nobody who is honest, whatever the engine plays, shows and has."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any, get_args

import pytest

import reference_impl
from reference_impl.actions import Catch, Name, Play, kind
from tests.adapters.checked import Message, bending, wrong
from tests.adapters.conftest import Start
from tests.adapters.python_engines import NAMES, engine
from tests.running.building import rules
from tests.running.random_scenarios import mixture
from unospec.adapters import node
from unospec.adapters.checking import check
from unospec.adapters.reference import Reference
from unospec.protocol.messages import ActName, Field
from unospec.running.engines import InProcess
from unospec.spec.rule_sets import names, rule_set


@pytest.mark.parametrize("name", names())
def test_a_rule_set(name: str) -> None:
    assert wrong(rule_set(name).rules) == []


@pytest.mark.parametrize("seed", range(40))
def test_a_random_mixture_of_rules(seed: int) -> None:
    assert wrong(mixture(random.Random(f"honest {seed}"))) == []


def test_a_random_mixture_of_rules_with_switches() -> None:
    played = mixture(random.Random("switches"))
    engine = InProcess(lambda: Reference(played))
    assert [each for each in check(engine) if each.outcome == "wrong"] == []


class Partial(Reference):
    """An engine without switches that shows some fields, has some acts, and can be set to some things alone.

    unmade: the types of messages that are not supported. lists: whether it lists its moves.
    """

    def __init__(self, chance: random.Random) -> None:
        super().__init__(mixture(chance))
        self._shows = {"turn"} | _some(chance, get_args(Field), 0.8)
        self._has = {"play", "draw"} | _some(chance, get_args(ActName), 0.8)
        settable = ("dealer", "direction", "colour", "discards", "draw_pile", "hands", "scores", "rounds", "duel")
        self._unset = _some(chance, settable, 0.1)
        self._unmade = _some(chance, ("deal", "arrange", "opening", "next-round"), 0.1)
        self._lists = chance.random() < 0.3

    def handle(self, message: Message) -> Message:
        named = {each.partition(":")[0] for each in message.get("named", ())}
        if message["type"] in self._unmade or named & self._unset:
            return {"type": "unsupported", "id": message["id"], "why": "no"}
        assert message.get("act", "play") in self._has
        answer = super().handle(message)
        if answer["type"] == "hello":
            shown = {"observes": self._shows, "moves": self._has}
            answer |= {name: [each for each in answer[name] if each in some] for name, some in shown.items()}
            answer |= {"series": {}, "configures": [], "legality": "list" if self._lists else "answers"}
        if "state" in answer:
            answer["state"] = {name: value for name, value in answer["state"].items() if name in self._shows}
        for awaited in answer.get("awaiting", ()):
            awaited["acts"] = [act for act in awaited["acts"] if act in self._has]
            if self._lists:
                awaited["moves"] = self._moves(awaited["player"])
        return answer

    def _moves(self, player: str) -> list[dict[str, Any]]:
        assert self.state is not None
        made = []
        for action in reference_impl.legal_actions(self.state):
            if self.state.players[action.seat] == player and kind(action) in self._has:
                move: dict[str, Any] = {"act": kind(action)}
                match action:
                    case Play():
                        move |= {"card": action.card.code, "colour": action.colour}
                    case Name():
                        move["colour"] = action.colour
                    case Catch():
                        move["whom"] = self.state.players[action.whom]
                made.append({name: value for name, value in move.items() if value is not None})
        return made


def _some(chance: random.Random, names: Collection[str], share: float) -> set[str]:
    return {name for name in names if chance.random() < share}


@pytest.mark.parametrize("seed", range(60))
def test_an_engine_that_shows_and_can_do_a_part(seed: int) -> None:
    made = Partial(random.Random(f"partial {seed}"))
    assert [each for each in check(InProcess(lambda: made)) if each.outcome == "wrong"] == []


@pytest.mark.parametrize("name", NAMES)
def test_an_engine_in_python(name: str, node_engines: Callable[[str], Path]) -> None:
    assert [each for each in check(engine(name, node_engines)) if each.outcome == "wrong"] == []


@pytest.mark.parametrize("name", node.ADAPTERS)
def test_an_engine_on_node(name: str, start: Start) -> None:
    assert [each for each in check(start(name)) if each.outcome == "wrong"] == []


def test_one_who_catches_wrongly_may_have_to_draw() -> None:
    """No rules say so, but an engine may do that, and then nothing is mixed up by its adapter."""

    def punish(message: Message, answer: Message) -> None:
        if message.get("act") == "catch" and answer["answer"] == "refused":
            del answer["reason"]
            answer["answer"] = "accepted"
            answer["state"]["hands"][message["player"]].append("red-0")
            answer["state"]["counts"][message["player"]] += 1

    for start in ("at-once", "when-overdue"):
        assert wrong(rules(uno_catch_start=start), reply=bending(punish)) == []


def test_a_pile_that_cannot_be_set_may_be_shown_in_part() -> None:
    def top_alone(message: Message, answer: Message) -> Message:
        if "discards" in message.get("named", ()):
            return {"type": "unsupported", "id": message["id"], "why": "no"}
        if answer.get("state", {}).get("discards"):
            answer["state"] |= {"discards": answer["state"]["discards"][:1], "discard_count": 1}
        return answer

    assert wrong(rules(), reply=top_alone) == []


def test_cards_that_are_drawn_until_one_fits_need_not_be_shown() -> None:
    def hide(message: Message, answer: Message) -> None:
        for name in ("hands", "counts", "draw_pile"):
            answer.get("state", {}).pop(name, None)

    shown = [field for field in get_args(Field) if field not in ("hands", "counts", "draw_pile")]
    played = rules(draw_amount="until-playable")
    assert wrong(played, hello={"observes": shown}, reply=bending(hide)) == []


def test_an_engine_may_call_by_itself_if_it_says_so() -> None:
    class Calling(Reference):
        def handle(self, message: Message) -> Message:
            if message.get("act") == "play" and self.state is not None:
                seat = self.state.players.index(message["player"])
                message = {**message, "uno": len(self.state.hands[seat]) == 2}
            answer = super().handle(message)
            return answer | {"automatic": ["call"]} if answer["type"] == "hello" else answer

    assert [each for each in check(InProcess(Calling)) if each.outcome == "wrong"] == []
