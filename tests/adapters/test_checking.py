"""The check of an adapter finds what is wrong with it, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from unittest.mock import patch

import pytest

from reference_impl import challenge
from tests.adapters.checked import Message, asking, bending, expectations, found, wrong
from tests.running.building import rules
from unospec.adapters.checking.texts import TEXTS
from unospec.adapters.checking.trial import FIRST, SECOND, arrange, deck
from unospec.running.texts import TEXTS as FAULTS


def state(**fields: Any) -> Callable[[Message, Message], Any]:
    """Replies whose state shows something else."""
    return bending(lambda message, answer: answer["state"].update(fields) if "state" in answer else None)


def test_nothing_is_wrong_with_the_reference() -> None:
    all_found = found()
    assert {each.outcome for each in all_found} == {"right"}
    assert len(all_found) > 25


def test_all_positions_are_of_the_usual_deck() -> None:
    for told in (FIRST, SECOND):
        made = arrange(told)
        held = [card for hand in made.hands.values() for card in hand]
        assert sorted([*held, *made.discards, *made.draw_pile]) == sorted(deck())
    assert len(deck()) == 108


@pytest.mark.parametrize(
    ("hello", "expected"),
    [
        ({"observes": []}, "observes-nothing"),
        ({"moves": []}, "moves-nothing"),
        ({"profile": {"no-such-rule": "x"}}, "no-rule"),
        ({"profile": {"scoring": "x"}}, "no-variant"),
        ({"profile": {"target-score": "50000"}}, "no-variant"),
        ({"configures": ["no-such-rule"]}, "no-rule"),
        ({"moves": ["play", "draw", "keep"]}, "series-of-nothing"),
        ({"moves": ["play", "draw", "keep"]}, "act-unnamed"),
        ({"observes": ["hands", "turn", "top"]}, "field-unnamed"),
        ({"legality": "list"}, "list-missing"),
    ],
)
def test_an_introduction_that_does_not_fit(hello: Message, expected: str) -> None:
    def more(message: Message, answer: Message) -> None:
        # Somebody else may act as well, out of the acts that the introduction leaves out.
        if answer.get("awaiting"):
            answer["awaiting"].append({"player": "p3", "acts": ["call"]})

    assert expected in wrong(hello=hello, reply=bending(more))


def test_the_variants_that_there_are_are_told() -> None:
    told = found(hello={"profile": {"draw-two-stacking": "x", "target-score": "x"}})
    assert [each.fields["known"] for each in told if each.text == "check.no-variant"] == [
        "stacks, no-stacking",
        "1–10000",
    ]


@pytest.mark.parametrize(
    ("settable", "outcomes"),
    [
        ({"none", "any-card"}, ["right"]),
        ({"any-card"}, ["note", "right"]),
        (set(), ["wrong"]),
    ],
)
def test_switches_that_cannot_be_set(settable: set[str], outcomes: list[str]) -> None:
    def reply(message: Message, answer: Message) -> Message:
        if message["type"] == "configure" and message["variants"].get("jump-in", "any-card") not in settable:
            return {"type": "unsupported", "id": message["id"], "why": "no such setting"}
        return answer

    told = [
        each
        for each in found(hello={"configures": ["jump-in"]}, reply=reply)
        if each.text in ("check.configured", "check.switch-dead") or "jump-in/" in each.fields.get("what", "")
    ]
    assert [each.outcome for each in told] == outcomes
    if "wrong" in outcomes:
        assert told[0].fields["variants"] == "none, action-cards, any-card"


def test_that_no_switch_at_all_can_be_set_is_told_once() -> None:
    def reply(message: Message, answer: Message) -> Message:
        if message["type"] == "configure":
            return {"type": "unsupported", "id": message["id"], "why": "no switches"}
        return answer

    told = [each for each in found(reply=reply) if each.text in ("check.cannot-configure", "check.switch-dead")]
    assert [(each.text, each.outcome) for each in told] == [("check.cannot-configure", "note")]


def test_of_a_number_that_cannot_be_set_another_one_may_be() -> None:
    def reply(message: Message, answer: Message) -> Message:
        if message["type"] == "configure" and message["variants"].get("target-score", "200") != "200":
            return {"type": "unsupported", "id": message["id"], "why": "only 200"}
        return answer

    told = found(hello={"configures": ["target-score"]}, reply=reply)
    assert [each for each in told if each.outcome == "wrong"] == []
    assert "target-score/500" in [each.fields.get("what") for each in told]


def test_a_challenge_that_looks_at_the_new_colour_is_the_engine_s_own() -> None:
    """The check of an adapter holds nobody to the rules."""

    def guilty(rules: object, suspicion: Any) -> bool:
        return any(card.colour == "green" for card in suspicion.hand)

    with patch.object(challenge, "is_guilty", guilty):
        told = found(rules(challenge="next-player", wild_draw_four_restriction="no-same-colour"))
    assert [each for each in told if each.outcome == "wrong"] == []


def test_a_player_who_is_awaited_twice() -> None:
    def split(message: Message, answer: Message) -> None:
        for each in list(answer.get("awaiting", [])):
            if len(each["acts"]) > 1:
                answer["awaiting"].append({**each, "acts": each["acts"][1:]})
                each["acts"] = each["acts"][:1]

    told = [each for each in found(reply=bending(split)) if each.text == "check.awaited-twice"]
    assert [each.fields for each in told] == [{"player": "p1"}]
    whole = found(reply=bending(split))
    assert not any(each.text == "check.awaiting" for each in whole)
    assert {each.text for each in whole if each.outcome == "wrong"} == {"check.awaited-twice"}


@pytest.mark.parametrize(
    ("fields", "what"),
    [
        ({"turn": "p1"}, "turn"),
        ({"direction": "clockwise"}, "direction"),
        ({"colour": "red"}, "colour"),
        ({"top": "red-5"}, "top"),
        ({"hands": {"p1": ["red-7"], "p2": [], "p3": []}}, "hands:p1"),
        ({"counts": {"p1": 4, "p2": 3, "p3": 3}}, "counts:p1"),
        ({"counts": {"p1": 4, "p2": 3}}, "players"),
        ({"draw_pile": []}, "draw_pile"),
        ({"discards": ["red-5"]}, "discards"),
        ({"dealer": "p3"}, "dealer"),
        ({"scores": {}}, "scores:p1"),
        ({"rounds": {"p3": 0}}, "rounds:p1"),
    ],
)
def test_a_field_that_always_shows_the_same(fields: Message, what: str) -> None:
    told = [each for each in found(reply=state(**fields)) if each.text == "check.found"]
    assert what in [each.fields["what"] for each in told]
    # Nothing is told as Python would write it.
    assert not any(
        set("[']") & set(said) or "None" in said or not said for each in told for said in each.fields.values()
    )


def _turned(name: str) -> Callable[[Message, Message], Any]:
    """A list that is the wrong way round wherever it stands."""

    def turn(message: Message, answer: Message) -> None:
        shown = answer.get("state", {})
        if name in shown:
            shown[name] = shown[name][::-1]

    return bending(turn)


@pytest.mark.parametrize(
    ("pile", "text", "whats"),
    [
        ("discards", "discards-reversed", {"discards"}),
        ("draw_pile", "pile-reversed", {"draw_pile", "whole_draw_pile"}),
    ],
)
def test_a_pile_that_is_shown_in_reverse_order(pile: str, text: str, whats: set[str]) -> None:
    told = [each for each in found(reply=_turned(pile)) if each.outcome == "wrong"]
    assert {each.text for each in told} == {f"check.{text}"}
    assert {each.fields["what"] for each in told} == whats


def test_a_discard_pile_that_is_set_in_reverse_order() -> None:
    def turn(message: Message) -> Message:
        if "discards" in message:
            message["discards"] = message["discards"][::-1]
        return message

    told = found(request=turn)
    assert "discards" in [each.fields["what"] for each in told if each.text == "check.discards-reversed"]
    assert "top" in [each.fields["what"] for each in told if each.text == "check.found"]


def test_a_draw_pile_that_is_dealt_in_reverse_order() -> None:
    def turn(message: Message, answer: Message) -> None:
        if message["type"] == "deal":
            answer["state"]["draw_pile"].reverse()

    assert wrong(reply=bending(turn)) == ["pile-reversed"]


def test_a_list_without_a_card_that_fits() -> None:
    def bare(message: Message, answer: Message) -> None:
        for awaited in answer.get("awaiting", ()):
            awaited["moves"] = [{"act": "draw"}]

    assert "not-listed" in wrong(hello={"legality": "list"}, reply=bending(bare))


def test_a_field_that_is_missing() -> None:
    assert "field-missing" in wrong(
        reply=bending(lambda message, answer: answer.get("state", {}).pop("turn", None)),
    )


def test_a_field_that_is_missing_and_cannot_be_set() -> None:
    hide = bending(lambda message, answer: answer.get("state", {}).pop("symbol", None))
    assert wrong(reply=hide) == ["field-missing"]


def test_a_field_that_is_missing_after_a_deal() -> None:
    def hide(message: Message, answer: Message) -> None:
        if message["type"] == "deal":
            answer["state"].pop("dealer")

    assert wrong(reply=bending(hide)) == ["field-missing"]


@pytest.mark.parametrize(
    ("awaiting", "expected"),
    [([], "not-awaited"), ([{"player": "p1", "acts": ["call"]}, {"player": "p2", "acts": ["call"]}], "nothing-open")],
)
def test_whose_move_it_is_has_to_be_told(awaiting: list[Message], expected: str) -> None:
    def change(message: Message, answer: Message) -> None:
        if message["type"] == "arrange":
            answer["awaiting"] = awaiting

    assert expected in wrong(reply=bending(change))


def test_play_is_open_whenever_it_may_be_tried() -> None:
    def leave_out(message: Message, answer: Message) -> None:
        for awaited in answer.get("awaiting", []):
            awaited["acts"] = [act for act in awaited["acts"] if act != "play"]

    assert wrong(reply=bending(leave_out)) == ["play-missing"]


def test_what_is_awaited_after_an_act_has_to_be_among_the_moves_too() -> None:
    def await_more(message: Message, answer: Message) -> None:
        if answer["type"] == "answer":
            answer["awaiting"] = [{"player": "p3", "acts": ["challenge"]}]

    moves = {"moves": ["play", "draw", "keep", "call", "catch", "accept", "name"], "series": {}}
    told = [each for each in found(hello=moves, reply=bending(await_more)) if each.text == "check.act-unnamed"]
    assert [each.fields["what"] for each in told] == ["challenge"]


def test_a_settled_position_owes_nothing() -> None:
    def owe(message: Message, answer: Message) -> None:
        for awaited in answer.get("awaiting", []):
            awaited["owed"] = 2

    assert wrong(reply=bending(owe)) == ["owed"]


def answering(**fields: Any) -> Callable[[Message, Message], Any]:
    return bending(lambda message, answer: answer.update(fields) if answer["type"] == "answer" else None)


def test_one_that_accepts_everything() -> None:
    def accept(message: Message, answer: Message) -> None:
        if answer.get("answer") == "refused":
            del answer["reason"]
            answer["answer"] = "accepted"
            answer["state"]["turn"] = "p3"

    takes = [each.fields["what"] for each in found(reply=bending(accept)) if each.text == "check.takes-all"]
    assert takes == [f"@check.{what}" for what in ("anothers-turn", "unfit", "out-of-turn", "not-held", "anothers")]


def test_what_is_accepted_and_changes_nothing_counts_as_refused() -> None:
    assert wrong(reply=answering(answer="accepted")) == []


def test_one_that_refuses_everything() -> None:
    assert wrong(reply=answering(answer="refused")) == ["not-accepted"]


def test_one_that_does_not_know_a_move_that_it_names() -> None:
    def change(message: Message, answer: Message) -> None:
        if message.get("act") == "draw":
            answer["answer"] = "no-such-move"

    assert wrong(reply=bending(change)) == ["no-such-move"]


def test_one_that_does_not_do_what_it_accepts() -> None:
    last: dict[str, Any] = {}

    def old(message: Message, answer: Message) -> None:
        if answer["type"] == "done":
            last.update(answer.get("state", {}))
        elif answer["type"] == "answer":
            answer["state"] = dict(last)

    assert wrong(reply=bending(old)) == ["undone"]


def test_a_refusal_that_changes_something() -> None:
    def change(message: Message, answer: Message) -> None:
        if answer.get("answer") == "refused":
            answer["state"]["draw_pile"] = answer["state"]["draw_pile"][1:]
            answer["state"]["draw_count"] -= 1

    told = [each for each in found(reply=bending(change)) if each.outcome == "wrong"]
    assert {each.text for each in told} == {"check.refusal-changes"}
    assert {"catch", "@check.unfit"} <= {each.fields["what"] for each in told}


@pytest.mark.parametrize("colour", ["red", "yellow", "green", "blue"])
def test_a_colour_named_in_a_play_that_is_ignored(colour: str) -> None:
    request = asking("play", lambda message: {"colour": colour} if message.get("colour") else {})
    assert expectations(request=request) == ["@check.colour-named"]


def test_a_catch_with_the_two_mixed_up() -> None:
    request = asking("catch", lambda message: {"player": message["whom"], "whom": message["player"]})
    assert expectations(request=request) == ["@check.caught-draws"]


def test_a_catch_for_which_the_wrong_one_draws() -> None:
    def swap(message: Message, answer: Message) -> None:
        if message.get("act") == "catch" and answer["answer"] == "accepted":
            hands = answer["state"]["hands"]
            hands["p1"], hands["p2"] = hands["p1"][:-2], hands["p2"] + hands["p1"][-2:]
            answer["state"]["counts"] = {player: len(hand) for player, hand in hands.items()}

    assert expectations(reply=bending(swap)) == ["@check.caught-draws"]


def test_counts_that_are_claimed_and_not_shown_do_not_stop_the_check() -> None:
    def hide(message: Message, answer: Message) -> None:
        for each in ("hands", "counts"):
            answer.get("state", {}).pop(each, None)

    told = found(reply=bending(hide))
    assert {each.text for each in told if each.outcome == "wrong"} == {"check.field-missing"}
    assert told[-1].text == "check.bye"


def test_a_call_with_the_play_that_is_ignored() -> None:
    assert wrong(request=asking("play", lambda _: {"uno": False})) == ["uno-ignored"]


def test_another_winner_than_whoever_played_the_last_card() -> None:
    def next_one(message: Message, answer: Message) -> None:
        if answer.get("state", {}).get("round_winner"):
            answer["state"]["round_winner"] = "p2"

    assert expectations(reply=bending(next_one)) == ["@check.winner-shown"]


@pytest.mark.parametrize(
    "played",
    [
        {"wild-colour": "another-colour", "wild-with-playable-card": "forbidden"},
        {"uno-call-time": "before-playing", "uno-catch-deadline": "while-one-card", "uno-penalty": "four"},
        {"uno-catch-start": "when-overdue"},
    ],
)
def test_nothing_is_wrong_under_other_rules(played: Message) -> None:
    assert wrong(rules(**played)) == []


def test_a_position_through_which_the_last_one_shows() -> None:
    played = shown = 0

    def older(message: Message, answer: Message) -> None:
        nonlocal played, shown
        if message["type"] == "arrange":
            shown = played
        elif answer.get("answer") == "accepted":
            played += 1
        if shown and "state" in answer:
            answer["state"]["scores"] = dict.fromkeys(answer["state"]["scores"], shown)

    assert "not-afresh" in wrong(reply=bending(older))


def test_errors_and_replies_of_the_wrong_type() -> None:
    def error(message: Message, answer: Message) -> Message:
        return {"type": "error", "id": message["id"], "why": "eh?"} if message["type"] == "act" else answer

    def done(message: Message, answer: Message) -> Message:
        return {"type": "done", "id": message["id"]} if message["type"] == "act" else answer

    assert wrong(reply=error) == ["error"]
    assert wrong(reply=done) == ["wrong-reply"]


def test_breakdowns_are_told_and_the_rest_is_tried() -> None:
    def broken(message: Message, answer: Message) -> Message:
        if message["type"] == "deal":
            raise RuntimeError("the deck is empty")
        return answer

    told = found(reply=broken)
    assert [each.text for each in told if each.outcome == "wrong"] == ["check.fault"]
    assert told[-1].text == "check.bye"


def test_one_that_always_breaks_down_is_given_up() -> None:
    def broken(message: Message, answer: Message) -> Message:
        if message["type"] != "hello":
            raise RuntimeError("the deck is empty")
        return answer

    assert wrong(reply=broken) == ["fault", "given-up"]


def test_one_without_a_handshake_is_not_tried_further() -> None:
    told = found(hello={"protocol": 2})
    assert [each.text for each in told] == ["check.fault"]
    assert told[0].fields["message"] == "@running.other-protocol"


def test_what_cannot_be_done_is_no_fault() -> None:
    def unsupported(message: Message, answer: Message) -> Message:
        if message["type"] in ("deal", "arrange"):
            return {"type": "unsupported", "id": message["id"], "why": "no"}
        return answer

    told = found(reply=unsupported)
    assert [each for each in told if each.outcome == "wrong"] == []
    texts = [each.text for each in told]
    assert [texts.count(f"check.{what}") for what in ("cannot-deal", "cannot-arrange", "cannot-set")] == [1, 1, 0]


def _unmade(*kinds: str) -> Callable[[Message, Message], Message]:
    """Replies of an adapter in which the parts for these messages are not there yet."""

    def reply(message: Message, answer: Message) -> Message:
        if message["type"] not in kinds:
            return answer
        if message["type"] == "act":
            return {**answer, "answer": "no-such-move"}
        return {"type": "unsupported", "id": message["id"], "why": "no"}

    return reply


@pytest.mark.parametrize("kinds", [("act",), ("act", "arrange")])
def test_acts_that_are_not_there_yet_are_told_in_one_line(kinds: tuple[str, ...]) -> None:
    told = found(reply=_unmade(*kinds))
    assert [each for each in told if each.outcome == "wrong"] == []
    lines = [each.fields["what"] for each in told if each.text == "check.no-act"]
    assert lines == ["play, draw, call, catch, challenge, accept, name"] or lines == [
        "play, draw, keep, call, catch, challenge, accept, name"
    ]
    assert not {"check.act", "check.act-known", "check.refusal"} & {each.text for each in told}


def test_an_act_is_tried_where_no_position_can_be_set() -> None:
    told = found(reply=_unmade("arrange"))
    assert [(each.text, each.fields) for each in told if each.fields.get("what") == "play"] == [
        ("check.act-known", {"what": "play"})
    ]


def test_what_cannot_be_set_is_told_in_one_line_for_each_reason() -> None:
    lacks = {"dealer": "no dealer", "scores": "no points", "rounds": "no points"}

    def unsupported(message: Message, answer: Message) -> Message:
        why = next((lacks[what] for named in message.get("named", ()) if (what := named.split(":")[0]) in lacks), "")
        return {"type": "unsupported", "id": message["id"], "why": why} if why else answer

    told = [each.fields for each in found(reply=unsupported) if each.text == "check.cannot-set"]
    assert told == [{"what": "dealer", "why": "no dealer"}, {"what": "scores, rounds", "why": "no points"}]


def test_every_text_is_said_by_some_line_of_code_and_every_text_exists() -> None:
    from pathlib import Path

    from unospec.adapters import checking

    rooms = Path(checking.__file__).parent.glob("*.py")
    source = "".join(room.read_text(encoding="utf-8") for room in rooms if room.name != "texts.py")
    for key in TEXTS:
        name = key.removeprefix("check.")
        if not name.startswith("step-") and name not in ("unfit", "out-of-turn", "not-held"):
            assert f'"{name}"' in source or f'"check.{name}"' in source or f"@check.{name}" in source, name
    assert all(key.startswith("running.") for key in FAULTS)
