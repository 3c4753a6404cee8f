"""An adapter that is right but for one thing is found out by its check."""

from __future__ import annotations

import copy
from collections.abc import Callable, Collection, Mapping
from typing import Any, Final

import pytest

from tests.adapters.checked import Message, asking, bending, expectations
from tests.running.building import rules
from unospec.adapters.reference import Reference
from unospec.protocol.messages import to_json

#: Rules under which as much as possible can be tried, where nothing can be set.
OPEN: Final = rules(
    challenge="next-player",
    wild_draw_four_restriction="no-same-colour",
    wild_draw_four_breach="stands-unless-challenged",
    draw_two_stacking="stacks",
    scoring="rounds-won",
    jump_in="any-card",
)


def _swap(what: str, one: str, other: str) -> Callable[[Message], Message]:
    """Two players' cards or points are mixed up."""

    def change(message: Message) -> Message:
        told = dict(message[what])
        if one in told and other in told:
            told[one], told[other] = told[other], told[one]
        return {what: told}

    return change


def _black(colour: str) -> Callable[[Message], Message]:
    return lambda message: {"colour": colour} if message["discards"][0].startswith("wild") else {}


#: Messages that reach the engine otherwise than they were told: which ones, what becomes of them, what is found.
REQUESTS: Final[Mapping[str, tuple[str, Callable[[Message], Any], str]]] = {
    "the opening draw is left to chance": ("opening", lambda _: {"cards": []}, "check.drawn-otherwise"),
    "who is the youngest is ignored": (
        "opening",
        lambda message: {"youngest": message["players"][0]},
        "check.found",
    ),
    "the youngest does not deal": (
        "deal",
        lambda message: {"youngest": message["players"][0]} if "youngest" in message else {},
        "check.found",
    ),
    "the starter is ignored": ("deal", lambda _: {"starter": None}, "check.not-first"),
    "the first player always begins": (
        "deal",
        lambda message: {"starter": message["players"][0]} if "starter" in message else {},
        "check.not-first",
    ),
    "only the first of several first cards": (
        "deal",
        lambda message: {"first": message["first"][:1]},
        "check.first-passed-over",
    ),
    "only the last of several first cards": (
        "deal",
        lambda message: {"first": message["first"][-1:]},
        "check.first-passed-over",
    ),
    "the last one always deals": ("deal", lambda message: {"dealer": message["players"][-1]}, "check.found"),
    "the first one always deals": ("deal", lambda message: {"dealer": message["players"][0]}, "check.found"),
    "the draw pile of a deal is ignored": ("deal", lambda _: {"draw_pile": []}, "check.found"),
    "the last two hands are mixed up in a deal": ("deal", _swap("hands", "p3", "p4"), "check.found"),
    "the players sit the other way round in a deal": (
        "deal",
        lambda message: {"players": message["players"][::-1]},
        "@check.turn-passes",
    ),
    "hands are mixed up in a further round": ("next-round", _swap("hands", "p1", "p2"), "check.found"),
    "the first card of a further round is ignored": (
        "next-round",
        lambda message: {"first": message["draw_pile"][:1]},
        "check.found",
    ),
    "the draw pile of a further round is ignored": ("next-round", lambda _: {"draw_pile": []}, "check.found"),
    "p1 and p2 are mixed up": ("arrange", _swap("hands", "p1", "p2"), "check.found"),
    "p2 and p3 are mixed up": ("arrange", _swap("hands", "p2", "p3"), "check.found"),
    "points are mixed up": ("arrange", _swap("scores", "p2", "p3"), "check.found"),
    "rounds are mixed up": ("arrange", _swap("rounds", "p2", "p3"), "check.found"),
    "a black card is always red": ("arrange", _black("red"), "check.found"),
    "a black card is always green": ("arrange", _black("green"), "check.found"),
    "no duel is set": ("arrange", lambda _: {"duel": False}, "check.found"),
    "the players are put in order": (
        "arrange",
        lambda message: {"players": sorted(message["players"])},
        "@check.turn-passes",
    ),
    "a challenge is accepted": ("challenge", lambda _: {"act": "accept"}, "@check.challenge-won"),
    "what is accepted is challenged": ("accept", lambda _: {"act": "challenge"}, "@check.four-drawn"),
    "red is always named": ("name", lambda _: {"colour": "red"}, "@check.colour-named"),
    "green is always named": ("name", lambda _: {"colour": "green"}, "@check.colour-named"),
    "p1 is always caught": ("catch", lambda _: {"whom": "p1"}, "check.unequal"),
    "p2 is always caught": ("catch", lambda _: {"whom": "p2"}, "check.unequal"),
    "whoever catches is caught": (
        "catch",
        lambda message: {"whom": message["player"]},
        "check.open-refused",
    ),
    "switches stay as they are": ("configure", lambda _: {"variants": rules()}, "check.switch-idle"),
    "a switch stays as it is": (
        "configure",
        lambda message: {"variants": {**message["variants"], "voluntary-draw": "allowed"}},
        "check.switch-idle",
    ),
}

#: What cannot be told from other rules unless rules can be set.
NEED_SWITCHES: Final = {
    "who is the youngest is ignored",
    "the youngest does not deal",
    "a challenge is accepted",
    "switches stay as they are",
    "a switch stays as it is",
}


@pytest.mark.parametrize("name", REQUESTS)
def test_a_message_that_does_not_reach_the_engine_as_it_is(name: str) -> None:
    kind, change, expected = REQUESTS[name]
    request = asking(kind, change)
    assert expected in expectations(request=request)
    if name not in NEED_SWITCHES:
        assert expectations(OPEN, request=request)


def _stale(what: str, acts: Collection[str]) -> Callable[[Message, Message], Any]:
    """Answers to those acts in which something still is as it was before."""
    last: dict[str, Any] = {}

    def change(message: Message, answer: Message) -> None:
        if answer["type"] not in ("done", "answer") or (what == "state" and what not in answer):
            return
        now = copy.deepcopy(answer.get(what, []))
        if message.get("act") in acts and answer["answer"] == "accepted" and last:
            answer[what] = last["was"]
        last["was"] = now

    return bending(change)


@pytest.mark.parametrize("act", ["play", "draw", "keep", "catch", "challenge", "accept", "name"])
def test_a_state_from_before_the_act(act: str) -> None:
    assert "@check." in "".join(expectations(OPEN, reply=_stale("state", {act})))
    assert "@check." in "".join(expectations(reply=_stale("state", {act})))


@pytest.mark.parametrize(
    ("act", "expected"),
    [
        ("play", "check.still-open"),
        ("draw", "check.not-said-open"),
        ("keep", "check.still-open"),
        ("challenge", "check.still-open"),
        ("accept", "check.still-open"),
        ("name", "check.still-open"),
    ],
)
def test_acts_that_are_open_from_before_the_act(act: str, expected: str) -> None:
    assert expected in expectations(OPEN, reply=_stale("awaiting", {act}))
    assert expected in expectations(reply=_stale("awaiting", {act}))


def _shown(**fields: Any) -> Callable[[Message, Message], Any]:
    """States that always show something of their own."""
    return bending(lambda message, answer: answer["state"].update(fields) if answer.get("state") else None)


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({"out": ["p1"]}, "check.over"),
        ({"match_winners": ["p1"]}, "check.over"),
        ({"duel": ["p1", "p2"]}, "check.over"),
        ({"round_winner": "p1"}, "check.over"),
        ({"round_winner": None}, "@check.winner-shown"),
        ({"draw_count": 50}, "check.at-odds"),
        ({"discard_count": 1}, "check.at-odds"),
        ({"symbol": "5"}, "check.at-odds"),
        ({"counts": {"p1": 4, "p2": 3, "p3": 3}}, "check.at-odds"),
    ],
)
def test_a_field_that_shows_what_cannot_be(fields: Message, expected: str) -> None:
    assert expected in expectations(OPEN, reply=_shown(**fields))


def _at_the_end(change: Callable[[Message], Any]) -> Callable[[Message, Message], Any]:
    def end(message: Message, answer: Message) -> None:
        if answer.get("state", {}).get("round_winner"):
            change(answer)

    return bending(end)


def test_somebody_is_in_turn_after_the_round() -> None:
    assert expectations(reply=_at_the_end(lambda answer: answer["state"].update(turn="p2"))) == ["@check.turn-is-null"]


def test_somebody_is_awaited_after_the_round() -> None:
    awaited = [{"player": "p2", "acts": ["play", "draw"]}]
    assert expectations(reply=_at_the_end(lambda answer: answer.update(awaiting=awaited))) == ["@check.nobody-awaited"]


def test_a_direction_that_a_reverse_does_not_turn() -> None:
    assert expectations(reply=_shown(direction="clockwise"))[-1] == "@check.direction-turned"


@pytest.mark.parametrize(
    ("awaited", "expected"),
    [([], "check.not-awaited"), ([{"player": "p2", "acts": ["call"]}], "check.nothing-open")],
)
def test_whoever_is_next_has_to_be_awaited(awaited: list[Message], expected: str) -> None:
    def leave_out(message: Message, answer: Message) -> None:
        if message.get("act") == "play" and answer["answer"] == "accepted" and answer["state"]["turn"] == "p2":
            answer["awaiting"] = awaited

    assert expected in expectations(reply=bending(leave_out))


def test_a_turn_that_does_not_move_where_little_can_be_set() -> None:
    def stay(message: Message, answer: Message) -> Message:
        if "direction" in message.get("named", ()):
            return {"type": "unsupported", "id": message["id"], "why": "no"}
        if message.get("act") == "play" and answer["answer"] == "accepted" and answer["state"]["turn"]:
            answer["state"]["turn"] = message["player"]
        return answer

    assert "@check.turn-moves" in expectations(reply=stay)


def test_a_list_of_moves_from_before_the_act() -> None:
    last: list[Message] = []

    def old(message: Message, answer: Message) -> None:
        nonlocal last
        for awaited in answer.get("awaiting", ()):
            held = answer["state"]["hands"][awaited["player"]]
            moves = [{"act": "play", "card": card} for card in held]
            awaited["moves"], last = (last if answer["type"] == "answer" else moves), moves

    assert "check.list-card" in expectations(hello={"legality": "list"}, reply=bending(old))


def _awaiting(change: Callable[[Message], Any]) -> Callable[[Message, Message], Any]:
    return bending(lambda message, answer: [change(each) for each in answer.get("awaiting", ())])


def test_owed_cards_of_which_nothing_is_said() -> None:
    assert expectations(reply=_awaiting(lambda each: each.pop("owed", None))) == ["check.owed-unsaid"]


def test_catches_that_are_never_open_where_the_rules_set_allow_them() -> None:
    hide = _awaiting(lambda each: each.update(acts=[act for act in each["acts"] if act != "catch"]))
    nobody = asking("catch", lambda message: {"whom": message["player"]})
    assert expectations(request=nobody, reply=hide) == ["check.against-switches"]
    # Under some rules nobody can be caught before the call is overdue, and then nobody any more.
    assert expectations(OPEN, request=nobody, reply=hide) == []


def test_more_owed_cards_than_are_drawn() -> None:
    more = _awaiting(lambda each: each.update(owed=each["owed"] + 1) if "owed" in each else None)
    assert "@check.owed-comes" in expectations(reply=more)


def test_a_kept_card_that_is_not_said_to_be_possible() -> None:
    hide = _awaiting(lambda each: each.update(acts=[act for act in each["acts"] if act != "keep"]))
    assert expectations(reply=hide) == ["check.not-said-open"]


class Mutant(Reference):
    """An adapter that is wrong in what it does with the engine."""

    def __init__(self, switches: bool = True) -> None:
        super().__init__(rules() if switches else OPEN)
        self.switches = switches

    def handle(self, message: Message) -> Message:
        answer = self.done(dict(message))
        if answer["type"] == "hello" and not self.switches:
            answer["configures"] = []
        return answer

    def done(self, message: Message) -> Message:
        """The reply to a message."""
        return super().handle(message)

    def held(self, player: str) -> list[str]:
        """The cards in a hand."""
        return [] if self.state is None else [card.code for card in self.state.hands[self._seat(player)]]

    def _seat(self, player: str) -> int:
        assert self.state is not None
        return self.state.players.index(player)

    @property
    def mover(self) -> str:
        """Whose turn it is."""
        assert self.state is not None
        return self.state.players[self.state.turn]


class CallsAlways(Mutant):
    """As if UNO were called with every second-last card."""

    def done(self, message: Message) -> Message:
        if message.get("act") == "play":
            message["uno"] = len(self.held(message["player"])) == 2
        return super().done(message)


class CallsNever(Mutant):
    """As if UNO were called with no card."""

    def done(self, message: Message) -> Message:
        return super().done({**message, "uno": False} if message.get("act") == "play" else message)


class Undoes(Mutant):
    """What is accepted is not done."""

    act = ""

    def done(self, message: Message) -> Message:
        before = self.state
        answer = super().done(message)
        if message.get("act") == self.act and answer.get("answer") == "accepted":
            self.state = before
            shown = to_json(self._done(message["id"]))
            awaiting = [each for each in shown["awaiting"] if each["acts"]]
            answer |= {"state": shown["state"], "awaiting": awaiting}
        return answer


class UndoesPlay(Undoes):
    act = "play"


class UndoesDraw(Undoes):
    act = "draw"


class UndoesCall(Undoes):
    act = "call"


class UndoesCatch(Undoes):
    act = "catch"


class UndoesKeep(Undoes):
    act = "keep"


class UndoesAccept(Undoes):
    act = "accept"


class UndoesChallenge(Undoes):
    act = "challenge"


class UndoesName(Undoes):
    act = "name"


class AnotherCard(Mutant):
    """The first card in the hand is played, if it fits."""

    def done(self, message: Message) -> Message:
        if message.get("act") == "play" and (cards := self.held(message["player"])):
            answer = super().done({**message, "card": cards[0]})
            if answer["answer"] == "accepted":
                return answer
        return super().done(message)


class WhoeverIsInTurn(Mutant):
    """Whoever acts is ignored."""

    act = ""

    def done(self, message: Message) -> Message:
        return super().done({**message, "player": self.mover} if message.get("act") == self.act else message)


class PlaysForWhoever(WhoeverIsInTurn):
    act = "play"


class DrawsForWhoever(WhoeverIsInTurn):
    act = "draw"


class KeepsForWhoever(WhoeverIsInTurn):
    act = "keep"


class Twice(Mutant):
    """An act is carried out twice."""

    act = ""

    def done(self, message: Message) -> Message:
        answer = super().done(message)
        if message.get("act") == self.act and answer["answer"] == "accepted" and self.state is not None:
            again = super().done(self.again(message))
            answer = again if again["answer"] == "accepted" else answer
        return answer

    def again(self, message: Message) -> Message:
        """What is done the second time."""
        return message


class PlaysTwice(Twice):
    act = "play"


class DrawsTwice(Twice):
    """By an engine that lets the player in turn draw, whoever that is."""

    act = "draw"

    def again(self, message: Message) -> Message:
        return {**message, "player": self.mover}


class ShownOnly(Mutant):
    """A position shows what was told of a field, but that is not set."""

    field = ""

    def done(self, message: Message) -> Message:
        if message["type"] != "arrange":
            return super().done(message)
        told = message[self.field]
        answer = super().done({**message, self.field: self.instead(told)})
        answer["state"][self.field] = told
        return answer

    def instead(self, told: Any) -> Any:
        """What is set."""
        return told[::-1]


class DirectionShownOnly(ShownOnly):
    field = "direction"

    def instead(self, told: Any) -> Any:
        return "clockwise"


class PileShownOnly(ShownOnly):
    field = "draw_pile"


class SaysRefused(Mutant):
    """Plays are done and said to be refused."""

    def done(self, message: Message) -> Message:
        answer = super().done(message)
        return {**answer, "answer": "refused"} if message.get("act") == "play" else answer


#: What each does wrong, by what is found.
MUTANTS: Final[Mapping[type[Mutant], str]] = {
    CallsAlways: "check.uno-always",
    CallsNever: "check.uno-ignored",
    UndoesPlay: "@check.card-leaves",
    UndoesDraw: "@check.card-comes",
    UndoesCall: "check.call-ignored",
    UndoesCatch: "check.open-refused",
    UndoesKeep: "@check.turn-moves",
    UndoesAccept: "check.still-open",
    UndoesChallenge: "check.still-open",
    UndoesName: "@check.colour-named",
    AnotherCard: "@check.card-leaves",
    PlaysForWhoever: "check.takes-all",
    DrawsForWhoever: "@check.own-hand",
    KeepsForWhoever: "check.takes-all",
    DrawsTwice: "check.changes-more",
    DirectionShownOnly: "@check.turn-passes",
    PileShownOnly: "@check.next-cards-come",
    SaysRefused: "check.not-accepted",
}


@pytest.mark.parametrize("switches", [True, False])
@pytest.mark.parametrize("mutant", MUTANTS)
def test_an_adapter_that_does_something_else(mutant: type[Mutant], switches: bool) -> None:
    assert MUTANTS[mutant] in expectations(made=lambda: mutant(switches))


def test_a_card_played_twice_shows_where_one_may_jump_in() -> None:
    assert "check.changes-more" in expectations(made=lambda: PlaysTwice(False))
