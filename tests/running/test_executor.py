"""The executor: what it sends, what it settles, and how it judges what engines do."""

from __future__ import annotations

from typing import Any

import pytest

from tests.running.building import play, rules, scenario, step, verdict
from unospec.language.catalogs import catalog
from unospec.protocol.messages import Act, ActName, Answer, Awaited, Done, HelloReply, Move, Reply, Request, Visible
from unospec.reports.words import message as in_words
from unospec.running.executor import Run
from unospec.scenarios.model import Scenario, Step

SEATS = step("seated", players=(1, 2, 3))
SEVEN = step("top", card="red-7")
HAND = step("holds", player=1, cards=("red-5", "blue-2", "green-9", "wild"))


def simple(*steps: Step) -> Scenario:
    """Player 1 of three is in turn on a red seven, with a red five that fits and a blue two that does not."""
    return scenario(SEATS, SEVEN, step("turn", player=1), HAND, *steps)


def sent(run: Run) -> list[tuple[str, str, str, bool]]:
    return [(each.act.act, each.act.player, each.answer, each.settled) for each in run.log]


# What has to be possible, and what is tried.


def test_what_is_done_has_to_be_possible() -> None:
    assert verdict(simple(step("plays", player=1, card="red-5"))) == ("pass", "")
    finding, run = play(simple(step("plays", player=1, card="blue-2")))
    assert (finding.verdict, finding.reason, finding.step) == ("fail", "not-accepted:play", 4)
    assert "does-not-fit (card-match/colour-or-number)" in finding.message
    assert sent(run) == [("play", "p1", "refused", False)]


@pytest.mark.parametrize(
    ("card", "expected", "outcome"),
    [
        ("red-5", "allowed", ("pass", "")),
        ("red-5", "refused", ("fail", "wrongly-allowed:play")),
        ("blue-2", "refused", ("pass", "")),
        ("blue-2", "allowed", ("fail", "wrongly-refused:play")),
    ],
)
def test_what_is_tried_may_be_allowed_or_refused(card: str, expected: str, outcome: tuple[str, str]) -> None:
    assert verdict(simple(step("tries-play", player=1, card=card), step(expected))) == outcome


def test_it_is_the_last_try_that_is_judged() -> None:
    tries = [step("tries-play", player=1, card="blue-2"), step("tries-play", player=1, card="red-5")]
    assert verdict(simple(*tries, step("allowed"))) == ("pass", "")
    assert verdict(simple(*tries[::-1], step("refused"))) == ("pass", "")


def test_nothing_tried_is_a_broken_scenario() -> None:
    assert verdict(simple(step("allowed"))) == ("error", "broken-scenario")


def test_steps_that_contradict_each_other_are_a_broken_scenario() -> None:
    finding, _ = play(simple(SEVEN))
    assert (finding.verdict, finding.reason) == ("error", "broken-scenario")
    assert "says again" in finding.message


def test_a_refusal_that_changes_something_fails() -> None:
    def meddle(message: dict[str, Any], answer: dict[str, Any]) -> dict[str, Any]:
        if message["type"] == "act":
            answer["state"]["counts"]["p1"] += 1
        return answer

    tried = simple(step("tries-play", player=1, card="blue-2"), step("refused"))
    finding, _ = play(tried, reply=meddle)
    assert (finding.verdict, finding.reason) == ("fail", "refusal-changed-state:play")
    assert "counts" in finding.message


def test_a_hand_in_another_order_is_no_change() -> None:
    def shuffle(message: dict[str, Any], answer: dict[str, Any]) -> dict[str, Any]:
        if message["type"] == "act":
            answer["state"]["hands"]["p1"].reverse()
        return answer

    assert verdict(simple(step("tries-play", player=1, card="blue-2"), step("refused")), reply=shuffle)[0] == "pass"


@pytest.mark.parametrize("act", ["play", "draw", "keep"])
def test_an_act_that_changes_nothing_counts_as_refused(act: str) -> None:
    tries = {
        "play": step("tries-play", player=1, card="red-5"),
        "draw": step("tries-draw", player=1),
        "keep": step("tries-pass", player=1),
    }[act]

    def ignore(message: dict[str, Any]) -> dict[str, Any]:
        # Another player's draw is refused by the reference, and so changes nothing.
        return message if message["type"] != "act" else {**message, "act": "draw", "player": "p2", "card": None}

    def praise(message: dict[str, Any], answer: dict[str, Any]) -> dict[str, Any]:
        return answer | ({"answer": "accepted", "reason": ""} if message["type"] == "act" else {})

    bent: dict[str, Any] = {"request": ignore, "reply": praise}
    finding, run = play(simple(tries, step("allowed")), **bent)
    assert (finding.verdict, finding.reason) == ("fail", f"wrongly-refused:{act}")
    assert run.log[0].reason == "nothing has changed"
    assert verdict(simple(tries, step("refused")), **bent) == ("pass", "")
    # An engine that shows nothing of it is believed.
    blind = {"observes": ["match_winners"]}
    assert verdict(simple(tries, step("allowed")), hello=blind, **bent) == ("pass", "")


def test_a_move_that_the_engine_lacks_fails_what_grants_it() -> None:
    lacks = {"moves": ["play", "draw", "keep"]}

    def unaware(message: dict[str, Any], answer: dict[str, Any]) -> dict[str, Any]:
        for awaited in answer.get("awaiting", []):
            awaited["acts"] = [act for act in awaited["acts"] if act in lacks["moves"]]
        return answer

    down_to_one = [
        SEATS,
        SEVEN,
        step("holds", player=1, cards=("red-5", "blue-2")),
        step("plays", player=1, card="red-5"),
    ]
    caught = scenario(*down_to_one, step("catches", player=2, whom=1))
    assert verdict(caught, hello=lacks, reply=unaware) == ("fail", "no-such-move:catch")
    tried = scenario(*down_to_one, step("tries-catch", player=2, whom=1), step("allowed"))
    assert verdict(tried, hello=lacks, reply=unaware) == ("fail", "no-such-move:catch")
    # What is not allowed cannot be done either; but that is said.
    refused = simple(step("tries-catch", player=2, whom=1), step("refused"))
    finding, run = play(refused, hello=lacks)
    assert (finding.verdict, finding.reason) == ("pass", "has-no-such-move:catch")
    assert sent(run) == [("catch", "p2", "no-such-move", False)]


def test_to_pass_without_a_drawn_card_is_not_called_keeping_one() -> None:
    lacks = {"moves": ["play", "draw"], "series": {}}
    finding, run = play(simple(step("tries-pass", player=1), step("refused")), hello=lacks)
    assert (finding.verdict, finding.reason) == ("pass", "has-no-such-move:keep")
    assert finding.fields == {"act": "pass", "player": "p1"}
    assert sent(run) == [("keep", "p1", "no-such-move", False)]
    assert "nodot gājienu tālāk" in in_words(finding, catalog("lv"))


def test_a_step_out_of_its_role_is_a_broken_scenario() -> None:
    finding, run = play(simple(Step("when", "turn-is", {"player": 1})))
    assert (finding.verdict, finding.reason, finding.step) == ("error", "broken-scenario", 4)
    assert 'there is no step "turn-is"' in finding.message
    assert sent(run) == []


def test_what_cannot_be_dealt_is_a_broken_scenario() -> None:
    finding, _ = play(scenario(SEATS, step("dealt", player=1, cards=("red-0", "red-0")), step("deal")))
    assert (finding.verdict, finding.reason) == ("error", "broken-scenario")
    assert "red-0" in finding.message


def test_a_refusal_without_a_reason_is_told_so() -> None:
    def silence(message: dict[str, Any], answer: dict[str, Any]) -> dict[str, Any]:
        return answer | ({"reason": ""} if message["type"] == "act" else {})

    for made in (simple(step("plays", player=1, card="blue-2")), simple(step("tries-keep", player=1), step("allowed"))):
        finding, _ = play(made, reply=silence)
        assert finding.verdict == "fail"
        assert finding.message.endswith("no reason is given")


# Settling.


DRAW_TWO = (SEATS, SEVEN, step("holds", player=1, cards=("red-draw-two", "blue-2", "green-9")))
NO_ANSWER = step("holds", player=2, cards=("blue-1", "blue-3", "blue-4"))
AN_ANSWER = step("holds", player=2, cards=("blue-1", "green-draw-two", "blue-4"))
STACKS = rules(draw_two_stacking="stacks")


def test_cards_owed_are_drawn_where_nobody_has_a_choice() -> None:
    made = scenario(*DRAW_TWO, NO_ANSWER, step("plays", player=1, card="red-draw-two"), step("turn-is", player=3))
    finding, run = play(made, STACKS)
    assert finding.verdict == "pass"
    assert sent(run) == [("play", "p1", "accepted", False), ("draw", "p2", "accepted", True)]
    assert run.log[1].step == 5


def test_whoever_has_an_answer_has_a_choice() -> None:
    made = scenario(*DRAW_TWO, AN_ANSWER, step("plays", player=1, card="red-draw-two"), step("turn-is", player=2))
    finding, run = play(made, STACKS)
    assert finding.verdict == "pass"
    assert sent(run) == [("play", "p1", "accepted", False)]


def test_the_step_that_is_about_it_is_not_anticipated() -> None:
    made = scenario(
        *DRAW_TWO,
        NO_ANSWER,
        step("plays", player=1, card="red-draw-two"),
        step("takes", player=2),
        step("has-count", player=2, count=5),
        step("turn-is", player=3),
    )
    finding, run = play(made, STACKS)
    assert finding.verdict == "pass"
    assert sent(run) == [("play", "p1", "accepted", False), ("draw", "p2", "accepted", False)]


def test_cards_drawn_by_the_engine_itself_are_not_drawn_again() -> None:
    made = scenario(
        *DRAW_TWO,
        NO_ANSWER,
        step("plays", player=1, card="red-draw-two"),
        step("takes", player=2),
        step("has-count", player=2, count=5),
    )
    finding, run = play(made, rules())
    assert finding.verdict == "pass"
    assert sent(run) == [("play", "p1", "accepted", False)]


def test_a_wild_draw_four_is_accepted_where_nothing_else_is_open() -> None:
    made = scenario(
        SEATS,
        SEVEN,
        step("holds", player=1, cards=("wild-draw-four", "blue-2", "green-9")),
        NO_ANSWER,
        step("plays-naming", player=1, card="wild-draw-four", colour="blue"),
        step("takes", player=2),
        step("has-count", player=2, count=7),
    )
    finding, run = play(made, rules(challenge="next-player"))
    assert finding.verdict == "pass"
    expected = [("play", "p1"), ("accept", "p2"), ("draw", "p2")]
    # Under this rule the draw may come by itself once the card stands.
    assert [(act, player) for act, player, _, _ in sent(run)] in (expected, expected[:2])


def test_a_drawn_card_that_cannot_be_played_is_kept() -> None:
    script = Script(
        _seen("p1", ("play", "draw")),
        _seen("p1", ("keep",), count=4, draw_count=9),
        _seen("p2", ("play", "draw"), count=4, draw_count=9),
    )
    finding, run = script.run(simple(step("draws", player=1), step("turn-is", player=2)))
    assert finding == ("pass", "")
    assert sent(run) == [("draw", "p1", "accepted", False), ("keep", "p1", "accepted", True)]


def test_an_engine_may_wait_for_the_end_of_a_turn_in_which_nothing_fits() -> None:
    """It need not look at the card either: play may be said to be open beside keep."""
    script = Script(
        _seen("p1", ("play", "draw")),
        _seen("p1", ("play", "keep"), count=4, draw_count=9),
        _seen("p2", ("play", "draw"), count=4, draw_count=9),
    )
    finding, run = script.run(simple(step("draws", player=1), step("turn-is", player=2)))
    assert finding == ("pass", "")
    assert sent(run) == [("draw", "p1", "accepted", False), ("keep", "p1", "accepted", True)]


@pytest.mark.parametrize("open_to_p1", [("play", "draw", "keep"), ("play", "draw"), ("play",)])
def test_whoever_could_draw_again_still_has_the_turn(open_to_p1: tuple[ActName, ...]) -> None:
    script = Script(_seen("p1", ("play", "draw")), _seen("p1", open_to_p1, count=4, draw_count=9))
    finding, run = script.run(simple(step("draws", player=1), step("turn-is", player=2)))
    assert finding == ("fail", "differs:turn")
    assert len(sent(run)) == 1


def test_the_end_of_a_turn_is_a_choice_where_the_scenario_does_not_say_it_is_over() -> None:
    for steps in ([step("turn-is", player=1)], [step("has-count", player=1, count=4)]):
        script = Script(_seen("p1", ("play", "draw")), _seen("p1", ("play", "keep"), count=4, draw_count=9))
        _, run = script.run(simple(step("draws", player=1), *steps))
        assert sent(run) == [("draw", "p1", "accepted", False)]
    # Nor upon anything but a draw.
    script = Script(_seen("p1", ("play", "draw")), _seen("p1", ("play", "keep"), count=4, draw_count=9))
    finding, run = script.run(simple(step("plays", player=1, card="red-5"), step("turn-is", player=2)))
    assert finding == ("fail", "differs:turn")
    assert len(sent(run)) == 1


def test_a_choice_of_another_player_keeps_the_executor_from_settling() -> None:
    beside = _seen("p1", ("keep",), count=4, draw_count=9)
    beside = beside[0], (*beside[1], _open_to("p3", "play"))
    script = Script(_seen("p1", ("play", "draw")), beside)
    finding, run = script.run(simple(step("draws", player=1), step("turn-is", player=1)))
    assert finding == ("pass", "")
    assert sent(run) == [("draw", "p1", "accepted", False)]


def test_calls_and_catches_are_no_choice() -> None:
    beside = _seen("p1", ("keep", "call"), count=4, draw_count=9)
    beside = beside[0], (*beside[1], _open_to("p3", "catch"))
    script = Script(_seen("p1", ("play", "draw")), beside, _seen("p2", ("play",), count=4, draw_count=9))
    finding, run = script.run(simple(step("draws", player=1), step("turn-is", player=2)))
    assert finding == ("pass", "")
    assert sent(run)[-1] == ("keep", "p1", "accepted", True)


@pytest.mark.parametrize("tried", ["tries-play", "tries-draw", "tries-keep"])
def test_whoever_tries_something_is_not_settled_for(tried: str) -> None:
    card = {"card": "blue-1"} if tried == "tries-play" else {}
    made = scenario(*DRAW_TWO, NO_ANSWER, step("plays", player=1, card="red-draw-two"), step(tried, player=2, **card))
    _, run = play(made, STACKS)
    assert [(act, player) for act, player, *_ in sent(run)][1:] == [
        ({"tries-play": "play", "tries-draw": "draw", "tries-keep": "keep"}[tried], "p2")
    ]
    # Somebody else's try waits until the cards are drawn.
    other = scenario(*DRAW_TWO, NO_ANSWER, step("plays", player=1, card="red-draw-two"), step("tries-draw", player=3))
    _, run = play(other, STACKS)
    assert [(act, player) for act, player, *_ in sent(run)][1:] == [("draw", "p2"), ("draw", "p3")]


def test_an_ordinary_draw_is_never_sent_by_itself() -> None:
    script = Script(_seen("p1", ("draw",)))
    finding, run = script.run(simple(step("turn-is", player=1)))
    assert finding == ("pass", "")
    assert sent(run) == []


def test_an_only_move_that_is_refused_fails() -> None:
    script = Script(_seen("p1", ("keep",)), _seen("p1", ("keep",)), answer="refused")
    finding, _ = script.run(simple(step("turn-is", player=2)))
    assert finding == ("fail", "settles-nothing")


def test_a_draw_goes_on_card_by_card_until_something_else_is_open() -> None:
    script = Script(
        _seen("p1", ("play", "draw")),
        _seen("p1", ("draw",), count=4, draw_count=9),
        _seen("p1", ("draw", "call"), count=5, draw_count=8),
        _seen("p1", ("play", "keep"), count=6, draw_count=7),
    )
    finding, run = script.run(simple(step("draws", player=1), step("has-count", player=1, count=6)))
    assert finding == ("pass", "")
    assert [act for act, *_ in sent(run)] == ["draw", "draw", "draw"]


def test_a_draw_that_never_ends_is_stopped() -> None:
    states = [_seen("p1", ("draw",), count=count) for count in range(400)]
    finding, run = Script(*states).run(simple(step("draws", player=1)))
    assert finding == ("pass", "")
    assert len(run.log) < 200


# Engines that only list their moves.


def test_what_is_not_in_the_engines_list_is_refused_for_it() -> None:
    state, _ = _seen("p1", ())
    moves = (Move("play", "red-5"), Move("play", "wild", "blue"), Move("draw"))
    script = Script((state, (Awaited("p1", ("play", "draw"), 0, moves),)), legality="list")
    for made, reason in [
        (step("tries-play", player=1, card="blue-2"), ""),
        (step("tries-play-naming", player=1, card="wild", colour="red"), ""),
        (step("tries-keep", player=1), ""),
        # That the engine does not ask somebody out of turn is no merit of its rules.
        (step("tries-draw", player=2), "not-awaited:draw"),
    ]:
        finding, run = script.run(simple(made, step("refused")))
        assert finding == ("pass", reason)
        assert [(each.answer, each.listed) for each in run.log] == [("refused", True)]
        assert not [each for each in script.asked if isinstance(each, Act)]


def test_what_is_in_the_list_is_sent() -> None:
    state, _ = _seen("p1", ())
    awaited = (Awaited("p1", ("play", "draw"), 0, (Move("play", "wild", "blue"), Move("draw"))),)
    script = Script((state, awaited), _seen("p2", (), count=2), legality="list")
    finding, _ = script.run(simple(step("plays-naming", player=1, card="wild", colour="blue")))
    assert finding == ("pass", "")


def test_a_list_that_is_promised_has_to_be_there() -> None:
    script = Script(_seen("p1", ("play",)), legality="list")
    finding, _ = script.run(simple(step("plays", player=1, card="red-5")))
    assert finding == ("adapter-fault", "list-missing")


@pytest.mark.parametrize("step_id", ["draws", "tries-draw", "turn-is"])
def test_what_is_awaited_has_to_be_among_the_moves(step_id: str) -> None:
    """Neither is it settled nor taken for a move that the engine lacks."""
    act = "keep" if step_id == "turn-is" else "draw"
    script = Script(_seen("p1", (act,)), moves=("play",))
    finding, _ = script.run(simple(step(step_id, player=1)))
    assert finding == ("adapter-fault", f"act-unnamed:{act}")
    assert not [each for each in script.asked if isinstance(each, Act)]


# What engines do by themselves.


def two_cards(*steps: Step) -> Scenario:
    """Player 1 holds two cards, of which the red five fits."""
    return scenario(SEATS, SEVEN, step("holds", player=1, cards=("red-5", "blue-2")), *steps)


@pytest.mark.parametrize("what", ["call", "catch"])
def test_a_call_left_out_needs_an_engine_that_lets_it_be(what: str) -> None:
    automatic = {"automatic": [what]}
    caught = two_cards(step("plays", player=1, card="red-5"), step("catches", player=2, whom=1))
    assert verdict(caught, hello=automatic) == ("unsupported", f"automatic:{what}")
    late = two_cards(step("plays", player=1, card="red-5"), step("tries-call", player=1), step("allowed"))
    assert verdict(late, hello=automatic) == ("unsupported", f"automatic:{what}")
    # Where nobody asks for it, it is no matter.
    harmless = two_cards(step("plays", player=1, card="red-5"), step("has-count", player=1, count=1))
    assert verdict(harmless, hello=automatic) == ("pass", "")
    assert verdict(caught) == ("pass", "")


def _plays_what_it_draws() -> Script:
    after = _seen("p2", ("play",), top="red-1")
    return Script(_seen("p1", ("play", "draw")), after, automatic=("play-drawn",))


def test_a_drawn_card_that_the_engine_plays_itself_is_what_the_scenario_wants() -> None:
    wanted = simple(step("draws", player=1), step("plays", player=1, card="red-1"), step("turn-is", player=2))
    finding, run = _plays_what_it_draws().run(wanted)
    assert finding == ("pass", "")
    assert sent(run) == [("draw", "p1", "accepted", False)]
    tried = simple(step("draws", player=1), step("tries-play", player=1, card="red-1"), step("allowed"))
    assert _plays_what_it_draws().run(tried)[0] == ("pass", "")


@pytest.mark.parametrize(
    "following",
    [
        step("keeps", player=1),
        step("turn-is", player=2),
        step("plays", player=1, card="red-5"),
        step("plays-naming", player=1, card="red-1", colour="blue"),
        step("plays", player=2, card="red-1"),
    ],
    ids=lambda made: made.id,
)
def test_a_drawn_card_that_has_to_be_left_alone_needs_another_engine(following: Step) -> None:
    finding, _ = _plays_what_it_draws().run(simple(step("draws", player=1), following))
    assert finding == ("unsupported", "automatic:play-drawn")


def test_a_drawn_card_that_the_engine_keeps_is_no_matter() -> None:
    script = Script(_seen("p1", ("play",)), _seen("p2", (), count=4), automatic=("play-drawn",))
    finding, _ = script.run(simple(step("draws", player=1), step("has-count", player=1, count=4)))
    assert finding == ("pass", "")


# What is seen.


def test_what_the_engine_does_not_show_cannot_be_asked_of_it() -> None:
    blind = {"observes": ["turn"]}
    assert verdict(simple(step("top-is", card="red-7")), hello=blind) == ("unsupported", "cannot-see:top")
    assert verdict(simple(step("has-count", player=1, count=4)), hello=blind) == ("unsupported", "cannot-see:counts")
    assert verdict(simple(step("turn-is", player=1)), hello=blind) == ("pass", "")


def test_what_follows_from_what_it_shows_can_be_asked() -> None:
    def only_hands(message: dict[str, Any], answer: dict[str, Any]) -> dict[str, Any]:
        if "state" in answer:
            answer["state"] = {"hands": answer["state"]["hands"]}
        return answer

    hands = {"observes": ["hands"]}
    assert verdict(simple(step("has-count", player=1, count=4)), hello=hands, reply=only_hands) == ("pass", "")


def test_what_it_promises_to_show_has_to_be_there() -> None:
    def hide(message: dict[str, Any], answer: dict[str, Any]) -> dict[str, Any]:
        answer.get("state", {}).pop("colour", None)
        return answer

    assert verdict(simple(step("colour-is", colour="red")), reply=hide) == ("adapter-fault", "field-missing:colour")


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("turn", "p2", "arranged-otherwise:turn"),
        ("top", "red-8", "arranged-otherwise:top"),
        ("direction", "counterclockwise", "arranged-otherwise:direction"),
        ("hands", {"p1": ["red-5"], "p2": [], "p3": []}, "arranged-otherwise:hands:p1"),
        ("counts", {"p1": 4, "p2": 5}, "arranged-otherwise:players"),
        ("draw_pile", ["red-1"], "arranged-otherwise:draw_pile"),
        ("colour", "blue", "arranged-otherwise:colour"),
        ("dealer", "p1", "arranged-otherwise:dealer"),
        ("scores", {"p1": 0, "p2": 71}, "arranged-otherwise:scores:p2"),
        ("rounds", {"p1": 1}, "arranged-otherwise:rounds:p3"),
        ("discards", ["red-7", "red-9"], "arranged-otherwise:discards"),
    ],
)
def test_what_is_arranged_is_read_back(field: str, value: Any, reason: str) -> None:
    def meddle(message: dict[str, Any], answer: dict[str, Any]) -> dict[str, Any]:
        if message["type"] == "arrange":
            answer["state"][field] = value
        return answer

    made = simple(
        step("dealer", player=2),
        step("next-card", card="red-9"),
        step("score", player=2, points=70),
        step("rounds", player=3, count=1),
        step("discards-below", cards=("red-8",)),
    )
    assert verdict(made) == ("pass", "")
    assert verdict(made, reply=meddle) == ("adapter-fault", reason)
    fields = play(made, reply=meddle)[0].fields
    assert not any(set("[']") & set(fields[name]) or not fields[name] for name in ("expected", "actual"))


@pytest.mark.parametrize("colour", ["red", None])
def test_the_colour_named_with_a_black_card_on_top_is_read_back(colour: str | None) -> None:
    def meddle(message: dict[str, Any], answer: dict[str, Any]) -> dict[str, Any]:
        if message["type"] == "arrange":
            answer["state"]["colour"] = colour
        return answer

    made = scenario(
        step("named", colour="green"),
        step("holds", player=1, cards=("green-7", "blue-2")),
        step("plays", player=1, card="green-7"),
        step("top-is", card="green-7"),
    )
    assert verdict(made) == ("pass", "")
    assert verdict(made, reply=meddle) == ("adapter-fault", "arranged-otherwise:colour")


def test_a_draw_pile_told_whole_is_read_back_whole() -> None:
    def meddle(message: dict[str, Any], answer: dict[str, Any]) -> dict[str, Any]:
        if message["type"] == "arrange":
            answer["state"]["draw_pile"].append("blue-8")
        return answer

    made = simple(step("pile-is", cards=("red-1", "red-2")))
    assert verdict(made) == ("pass", "")
    assert verdict(made, reply=meddle) == ("adapter-fault", "arranged-otherwise:whole_draw_pile")


def test_what_is_not_named_may_be_otherwise() -> None:
    def meddle(message: dict[str, Any], answer: dict[str, Any]) -> dict[str, Any]:
        if message["type"] == "arrange":
            answer["state"]["hands"]["p2"] = ["wild"]
            answer["state"]["hands"]["p1"].reverse()
            answer["state"]["scores"]["p1"] = 7
            answer["state"]["dealer"] = "p1"
        return answer

    assert verdict(simple(), reply=meddle) == ("pass", "")


def test_what_cannot_be_arranged_is_unsupported() -> None:
    def decline(message: dict[str, Any], answer: dict[str, Any]) -> dict[str, Any]:
        return {"type": "unsupported", "id": answer["id"], "why": "no"} if message["type"] == "arrange" else answer

    finding, _ = play(simple(), reply=decline)
    assert (finding.verdict, finding.reason, finding.message) == (
        "unsupported",
        "cannot-arrange",
        "The position cannot be set up – no",
    )


def test_a_duel_is_arranged_and_read_back() -> None:
    made = scenario(
        step("in-duel", player=1, other=2),
        SEVEN,
        step("holds", player=1, cards=("red-5",)),
        step("plays", player=1, card="red-5"),
        step("match-won", player=1),
    )
    duel = rules(scoring="own-points", elimination="until-two-remain", match_winner="duel-winner")
    assert verdict(made, duel) == ("pass", "")

    def meddle(message: dict[str, Any], answer: dict[str, Any]) -> dict[str, Any]:
        if message["type"] == "arrange":
            answer["state"]["duel"] = []
        return answer

    assert verdict(made, duel, reply=meddle) == ("adapter-fault", "arranged-otherwise:duel")


# Deals.


def test_a_round_is_dealt_as_told() -> None:
    made = scenario(
        SEATS,
        step("dealer", player=1),
        step("dealt", player=3, cards=("wild", "red-1")),
        step("first-card", card="blue-4"),
        step("next-card", card="green-7"),
        step("deal"),
        step("dealer-is", player=1),
        step("turn-is", player=2),
        step("top-is", card="blue-4"),
        step("has-count", player=2, count=7),
        step("hand-has", player=3, card="wild"),
        step("deck-count", count=108),
        step("deck-has", card="red-0", count=1),
        step("deck-has", card="blank", count=0),
    )
    assert verdict(made) == ("pass", "")
    assert verdict(made, rules(blank_cards="four")) == ("fail", "differs:deck")


def test_the_turn_that_is_told_before_a_deal_is_who_starts() -> None:
    made = scenario(SEATS, step("dealer", player=1), step("turn", player=3), step("deal"), step("turn-is", player=3))
    assert verdict(made) == ("pass", "")


def test_cards_that_are_not_dealt_as_told_are_the_adapters_fault() -> None:
    def meddle(message: dict[str, Any], answer: dict[str, Any]) -> dict[str, Any]:
        if message["type"] == "deal":
            answer["state"]["hands"]["p3"].remove("wild")
        return answer

    made = scenario(SEATS, step("dealt", player=3, cards=("wild", "red-1")), step("deal"))
    assert verdict(made, reply=meddle) == ("adapter-fault", "arranged-otherwise:hands:p3")


def test_the_opening_draw_settles_who_deals_and_who_starts() -> None:
    draws = [
        SEATS,
        step("opening-card", player=1, card="red-5"),
        step("opening-card", player=2, card="red-8"),
        step("opening-card", player=3, card="red-3"),
        step("opening-draw"),
    ]
    assert verdict(scenario(*draws, step("dealer-is", player=2), step("turn-is", player=3))) == ("pass", "")
    assert verdict(scenario(*draws, step("deal"), step("dealer-is", player=2), step("turn-is", player=3)))[0] == "pass"
    starts = rules(opening_draw="highest-starts", first_player="opening-draw-winner")
    assert verdict(scenario(*draws, step("deal"), step("turn-is", player=2)), starts) == ("pass", "")
    # It shows no hands.
    assert verdict(scenario(*draws, step("has-count", player=1, count=7))) == ("unsupported", "cannot-see:counts")


def test_the_next_round_is_dealt_to_those_who_are_left() -> None:
    made = scenario(
        SEATS,
        SEVEN,
        step("dealer", player=1),
        step("holds", player=1, cards=("red-5",)),
        step("score", player=2, points=499),
        step("holds", player=2, cards=("red-5", "red-4")),
        step("holds", player=3, cards=("red-1",)),
        step("dealt", player=3, cards=("wild",)),
        step("first-card", card="blue-1"),
        step("plays", player=1, card="red-5"),
        step("out", player=2),
        step("next-round"),
        step("has-count", player=2, count=0),
        step("has-count", player=3, count=7),
        step("hand-has", player=3, card="wild"),
        step("top-is", card="blue-1"),
        step("deck-count", count=108),
    )
    asked: list[dict[str, Any]] = []

    def note(message: dict[str, Any]) -> dict[str, Any]:
        asked.append(message)
        return message

    until_one = rules(scoring="own-points", elimination="until-one-remains", match_winner="last-one-left")
    made = scenario(*(step("seated", players=(1, 2, 3, 4)), *made.steps[1:]))
    finding, _ = play(made, until_one, request=note)
    assert finding.verdict == "pass", finding.message
    (told,) = (message for message in asked if message["type"] == "next-round")
    assert sorted(told["hands"]) == ["p1", "p3", "p4"]


def test_cards_of_a_later_round_are_read_back_too() -> None:
    def meddle(message: dict[str, Any], answer: dict[str, Any]) -> dict[str, Any]:
        if message["type"] == "next-round":
            answer["state"]["hands"]["p3"].remove("wild")
        return answer

    dealt = step("dealt", player=3, cards=("wild",))
    over = (step("holds", player=1, cards=("red-5",)), step("plays", player=1, card="red-5"))
    counts = rules(scoring="own-points", match_winner="lowest-at-target")
    made = scenario(SEATS, SEVEN, dealt, *over, step("next-round"))
    assert verdict(made, counts) == ("pass", "")
    assert verdict(made, counts, reply=meddle) == ("adapter-fault", "arranged-otherwise:hands:p3")
    # In a scenario that begins with a deal, it is the first one that is told of.
    first = scenario(SEATS, dealt, step("deal"), step("next-round"))
    assert verdict(first, counts) == ("unsupported", "cannot-deal")


def test_those_who_share_a_victory_are_told_line_by_line() -> None:
    ties = rules(scoring="own-points", match_winner="lowest-at-target", target_score="50")
    steps = (
        SEATS,
        SEVEN,
        step("holds", player=1, cards=("red-5",)),
        step("holds", player=2, cards=("blue-2",)),
        step("holds", player=3, cards=("wild",)),
        step("score", player=1, points=2),
        step("plays", player=1, card="red-5"),
        step("round-won", player=1),
    )
    both = (step("match-won", player=1), step("match-won", player=2))
    assert verdict(scenario(*steps, *both), ties) == ("pass", "")
    assert verdict(scenario(*steps, *both[::-1], step("score-is", player=3, points=50)), ties) == ("pass", "")
    assert verdict(scenario(*steps, both[0]), ties) == ("fail", "differs:match_winners")


def test_the_next_round_needs_the_last_one_to_be_over() -> None:
    assert verdict(simple(step("next-round"))) == ("unsupported", "cannot-deal")


def test_the_players_can_stop() -> None:
    made = simple(step("score", player=2, points=70), step("stop"), step("match-won", player=2))
    stops = rules(scoring="winner-collects", match_winner="first-to-target")
    assert verdict(made, stops) == ("pass", "")


# Messages.


def test_an_error_of_the_engine_is_told() -> None:
    def err(message: dict[str, Any], answer: dict[str, Any]) -> dict[str, Any]:
        return {"type": "error", "id": answer["id"], "why": "pardon?"} if message["type"] == "act" else answer

    finding, _ = play(simple(step("plays", player=1, card="red-5")), reply=err)
    assert (finding.verdict, finding.reason) == ("error", "engine-error")
    assert "pardon?" in finding.message


@pytest.mark.parametrize(
    ("answer", "outcome"),
    [
        ({"type": "bye"}, ("protocol-error", "wrong-reply")),
        ({"type": "done"}, ("protocol-error", "wrong-reply")),
        ({"type": "answer", "answer": "perhaps"}, ("protocol-error", "bad-reply")),
        ({"type": "answer", "answer": "accepted", "id": 999}, ("protocol-error", "wrong-id")),
        (None, ("protocol-error", "bad-reply")),
        (17, ("crash", "raised")),
    ],
)
def test_replies_that_break_the_protocol(answer: Any, outcome: tuple[str, str]) -> None:
    def reply(message: dict[str, Any], real: dict[str, Any]) -> Any:
        if message["type"] != "act":
            return real
        if answer == 17:
            raise SystemExit(17)
        return {"id": real["id"], **answer} if isinstance(answer, dict) else answer

    assert verdict(simple(step("plays", player=1, card="red-5")), reply=reply) == outcome


class Script:
    """An engine that shows one state after the other, whatever it is asked to do."""

    def __init__(self, *moments: tuple[Visible, tuple[Awaited, ...]], answer: str = "accepted", **hello: Any) -> None:
        self._moments = moments
        self._answer: Any = answer
        self._hello = hello
        self._place = 0
        self.asked: list[Request] = []

    def ask(self, request: Request) -> Reply:
        self.asked.append(request)
        if not isinstance(request, Act):
            return Done(request.id, *self._moments[0])
        self._place += 1
        return Answer(request.id, self._answer, "", *self._moments[self._place])

    def restart(self) -> None:
        pass

    def close(self) -> None:
        pass

    def run(self, made: Scenario) -> tuple[tuple[str, str], Run]:
        observes: Any = ("counts", "turn", "top", "draw_count", "discard_count")
        told: dict[str, Any] = {"moves": ("play", "draw", "keep", "call", "catch"), **self._hello}
        hello = HelloReply(0, 1, "script", "1", observes=observes, **told)
        self._place = 0
        run = Run(self, hello, made)
        finding = run.play()
        return (finding.verdict, finding.reason), run


def _open_to(player: str, *acts: ActName) -> Awaited:
    return Awaited(player, acts)


def _seen(
    turn: str, acts: Any, *, count: int = 3, draw_count: int = 10, top: str = "red-7"
) -> tuple[Visible, tuple[Awaited, ...]]:
    """A moment in which player 1 holds so many cards; the acts are open to whoever is in turn."""
    state = Visible(turn=turn, counts={"p1": count, "p2": 7, "p3": 7}, draw_count=draw_count, top=top, discard_count=5)
    return state, (Awaited(turn, acts),)
