"""Examples: what may be played in a turn, what is drawn, what the cards do."""

from __future__ import annotations

import pytest

from reference_impl import Call, Catch, Draw, Keep, legal_actions
from reference_impl.state import DRAWN, TURN
from tests.reference_impl.tables import after, codes, held, put, shows, table, why


@shows("card-match/colour-or-number")
def test_which_number_card_fits() -> None:
    state = table("red-1 blue-5 blue-1", "red-2")
    assert not why(state, put(0, "red-1"))
    assert not why(state, put(0, "blue-5"))
    assert why(state, put(0, "blue-1")) == "does-not-fit card-match/colour-or-number"
    assert why(state, put(0, "red-9")) == "not-held"
    played = after(state, put(0, "blue-5"))
    assert (codes(played.discards), played.colour, played.symbol) == ("blue-5 red-5", "blue", "5")
    assert (codes(played.hands[0]), played.turn) == ("red-1 blue-1", 1)


@shows("action-card-match/colour-or-symbol", "action-card-match/colour-only")
def test_which_action_card_fits() -> None:
    hand = "red-skip blue-skip blue-reverse"
    by_symbol = table(hand, "red-2", top="red-skip", rules={"action-card-match": "colour-or-symbol"})
    assert not why(by_symbol, put(0, "red-skip"))
    assert not why(by_symbol, put(0, "blue-skip"))
    assert why(by_symbol, put(0, "blue-reverse")) == "does-not-fit action-card-match/colour-or-symbol"
    by_colour = table(hand, "red-2", top="red-skip", rules={"action-card-match": "colour-only"})
    assert not why(by_colour, put(0, "red-skip"))
    assert why(by_colour, put(0, "blue-skip")) == "does-not-fit action-card-match/colour-only"


@shows("wild-match/any-card", "wild-names-colour/player-names")
def test_a_wild_goes_on_anything_and_names_a_colour() -> None:
    for top, colour in (("red-5", "red"), ("blue-skip", "blue"), ("wild", "red")):
        state = table("wild yellow-1 yellow-2", "red-2", top=top, colour=colour)
        played = after(state, put(0, "wild", "green"))
        assert (played.colour, played.symbol, played.turn) == ("green", "wild", 1)
    assert why(state, put(0, "wild")) == "colour-missing wild-names-colour/player-names"
    assert why(state, put(0, "wild", "pink")) == "colour-missing wild-names-colour/player-names"
    red = table("red-1 yellow-1 yellow-2", "red-2")
    assert why(red, put(0, "red-1", "red")) == "names-no-colour wild-names-colour/player-names"


@shows("wild-with-playable-card/allowed", "wild-with-playable-card/forbidden")
def test_a_wild_though_another_card_fits() -> None:
    assert not why(table("wild red-1 blue-1", "red-2"), put(0, "wild", "blue"))
    rules = {"wild-with-playable-card": "forbidden"}
    other = "other-card-fits wild-with-playable-card/forbidden"
    assert why(table("wild red-1 blue-1", "red-2", rules=rules), put(0, "wild", "blue")) == other
    assert not why(table("wild wild-draw-four blue-1", "red-2", rules=rules), put(0, "wild", "blue"))


@shows("wild-colour/any", "wild-colour/another-colour")
def test_naming_the_colour_in_force() -> None:
    assert not why(table("wild red-1 blue-1", "red-2"), put(0, "wild", "red"))
    other = table("wild red-1 blue-1", "red-2", rules={"wild-colour": "another-colour"})
    assert why(other, put(0, "wild", "red")) == "same-colour wild-colour/another-colour"
    assert not why(other, put(0, "wild", "blue"))


def test_a_blank_card_is_played_like_a_wild() -> None:
    played = after(table("blank red-1 blue-1", "red-2", rules={"blank-cards": "four"}), put(0, "blank", "blue"))
    assert (played.colour, played.turn) == ("blue", 1)


@shows("reverse-effect/direction-turns", "skip-effect/next-misses-turn")
def test_reverse_and_skip() -> None:
    hands = ("red-reverse red-skip red-1", "red-2", "red-3", "red-4")
    turned = after(table(*hands), put(0, "red-reverse"))
    assert (turned.direction, turned.turn) == (-1, 3)
    assert after(table(*hands, direction=-1), put(0, "red-reverse")).turn == 1
    assert after(table(*hands), put(0, "red-skip")).turn == 2
    assert after(table(*hands, direction=-1), put(0, "red-skip")).turn == 2
    assert after(table(*hands, direction=-1), put(0, "red-1")).turn == 3


@shows("two-player-reverse/acts-as-skip", "two-player-reverse/no-effect", "two-player-skip/same-player-again")
@shows("two-player-draw-card/same-player-again")
def test_between_two() -> None:
    hands = ("red-reverse red-skip red-draw-two wild-draw-four", "blue-2 blue-3")
    assert after(table(*hands, rules={"two-player-reverse": "acts-as-skip"}), put(0, "red-reverse")).turn == 0
    assert after(table(*hands, rules={"two-player-reverse": "no-effect"}), put(0, "red-reverse")).turn == 1
    assert after(table(*hands), put(0, "red-skip")).turn == 0
    for code, colour, count in (("red-draw-two", None, 4), ("wild-draw-four", "red", 6)):
        state = after(table(*hands), put(0, code, colour))
        assert (state.turn, held(state, 1)) == (0, count)


def test_two_who_are_left_play_as_two() -> None:
    state = table("red-reverse red-1 red-2", "red-3", "blue-4", "", out=frozenset({1, 3}))
    assert after(state, put(0, "red-reverse")).turn == 0
    assert after(state, put(0, "red-1")).turn == 2
    assert why(state, Draw(1)) == "not-at-the-table"
    assert why(state, Draw(4)) == "not-at-the-table"
    assert why(state, Draw(-1)) == "not-at-the-table"


@shows("draw-amount/one", "draw-amount/until-playable")
def test_how_many_cards_are_drawn() -> None:
    pile = "green-1 green-2 red-9 green-3"
    one = after(table("blue-1 blue-2", "red-2", pile=pile, rules={"draw-amount": "one"}), Draw(0))
    assert (codes(one.hands[0]), one.phase, one.turn) == ("blue-1 blue-2 green-1", TURN, 1)
    many = after(table("blue-1 blue-2", "red-2", pile=pile, rules={"draw-amount": "until-playable"}), Draw(0))
    assert codes(many.hands[0]) == "blue-1 blue-2 green-1 green-2 red-9"
    assert (many.phase, many.turn, many.drawn and many.drawn.code) == (DRAWN, 0, "red-9")
    assert why(many, Draw(0)) == "has-drawn draw-amount/until-playable"
    fits = after(table("blue-1 blue-2", "red-2", pile="red-9 red-8", rules={"draw-amount": "one"}), Draw(0))
    assert why(fits, Draw(0)) == "has-drawn draw-amount/one"


def test_drawing_until_a_card_fits_goes_on_through_a_reshuffle_and_ends_with_the_cards() -> None:
    rules = {"draw-amount": "until-playable"}
    through = after(table("blue-1 blue-2", "red-2", pile="green-1", below="red-7", rules=rules), Draw(0))
    assert codes(through.hands[0]) == "blue-1 blue-2 green-1 red-7"
    assert through.phase == DRAWN
    ended = after(table("blue-1 blue-2", "red-2", pile="green-1", below="green-7", rules=rules), Draw(0))
    assert (codes(ended.hands[0]), ended.turn) == ("blue-1 blue-2 green-1 green-7", 1)


def test_a_wild_draw_four_that_is_unlawful_does_not_end_the_drawing() -> None:
    rules = {"draw-amount": "until-playable", "wild-draw-four-restriction": "no-same-colour"}
    pile = "wild-draw-four blue-5 green-1"
    drawn = after(table("red-1 blue-2", "red-2", pile=pile, rules=rules), Draw(0))
    assert codes(drawn.hands[0]) == "red-1 blue-2 wild-draw-four blue-5"


@shows("voluntary-draw/allowed", "voluntary-draw/forbidden")
def test_drawing_though_a_card_fits() -> None:
    assert not why(table("red-1 blue-1", "red-2", rules={"voluntary-draw": "allowed"}), Draw(0))
    rules = {"voluntary-draw": "forbidden"}
    assert why(table("red-1 blue-1", "red-2", rules=rules), Draw(0)) == "card-fits voluntary-draw/forbidden"
    assert not why(table("blue-2 blue-1", "red-2", rules=rules), Draw(0))
    assert not why(table("wild blue-1", "red-2", rules=rules), Draw(0))


@shows("draw-beside-wild/allowed", "draw-beside-wild/forbidden")
def test_drawing_though_a_wild_could_be_played() -> None:
    assert not why(table("wild blue-1", "red-2"), Draw(0))
    rules = {"draw-beside-wild": "forbidden"}
    assert why(table("wild blue-1", "red-2", rules=rules), Draw(0)) == "card-fits draw-beside-wild/forbidden"
    assert why(table("wild-draw-four blue-1", "red-2", rules=rules), Draw(0)) == "card-fits draw-beside-wild/forbidden"
    assert not why(table("wild red-1", "red-2", rules=rules), Draw(0))
    assert not why(table("blue-3 blue-1", "red-2", rules=rules), Draw(0))


@shows("pass-without-drawing/forbidden")
def test_nobody_passes_without_having_drawn() -> None:
    assert why(table("blue-1 blue-2", "red-2"), Keep(0)) == "nothing-drawn pass-without-drawing/forbidden"


def test_nobody_draws_or_keeps_out_of_turn() -> None:
    state = table("red-1 blue-1", "red-2")
    assert why(state, Draw(1)) == why(state, Keep(1)) == "not-your-turn"


@shows("drawn-card/may-play", "drawn-card/must-play")
def test_a_drawn_card_that_fits() -> None:
    may = after(table("blue-1 blue-2", "red-2", pile="red-9 red-8", rules={"drawn-card": "may-play"}), Draw(0))
    assert after(may, Keep(0)).turn == 1
    played = after(may, put(0, "red-9"))
    assert (codes(played.discards), played.turn, played.drawn) == ("red-9 red-5", 1, None)
    must = after(table("blue-1 blue-2", "red-2", pile="red-9 red-8", rules={"drawn-card": "must-play"}), Draw(0))
    assert why(must, Keep(0)) == "card-fits drawn-card/must-play"
    assert not why(must, put(0, "red-9"))


def test_a_bluff_with_a_drawn_wild_draw_four_is_possible_but_no_duty() -> None:
    rules = {
        "drawn-card": "must-play",
        "wild-draw-four-restriction": "no-same-colour",
        "wild-draw-four-breach": "stands-unless-challenged",
    }
    drawn = after(table("red-1 blue-2", "red-2", pile="wild-draw-four red-8", rules=rules), Draw(0))
    assert not why(drawn, put(0, "wild-draw-four", "blue"))
    assert not why(drawn, Keep(0))


@shows("hand-after-draw/drawn-card-only", "hand-after-draw/any-card")
def test_the_hand_after_drawing() -> None:
    only = after(table("red-1 blue-2", "red-2", pile="red-9 red-8"), Draw(0))
    assert why(only, put(0, "red-1")) == "not-the-drawn-card hand-after-draw/drawn-card-only"
    assert not why(only, put(0, "red-9"))
    assert after(table("red-1 blue-2", "red-2", pile="green-1 red-8"), Draw(0)).turn == 1
    rules = {"hand-after-draw": "any-card"}
    whole = after(table("red-1 blue-2", "red-2", pile="green-1 red-8", rules=rules), Draw(0))
    assert (whole.phase, whole.turn) == (DRAWN, 0)
    assert not why(whole, put(0, "red-1"))
    assert why(whole, put(0, "green-1")) == "does-not-fit card-match/colour-or-number"
    assert after(whole, Keep(0)).turn == 1


@shows(
    "wild-draw-four-restriction/none",
    "wild-draw-four-restriction/no-same-colour",
    "wild-draw-four-restriction/no-same-colour-or-symbol",
    "wild-draw-four-restriction/no-same-colour-or-number",
    "wild-draw-four-restriction/no-playable-card",
)
@shows("wild-draw-four-breach/refused")
@pytest.mark.parametrize(
    ("variant", "top", "barring"),
    [
        ("none", "red-5", ""),
        ("no-same-colour", "red-5", "red-1"),
        ("no-same-colour-or-symbol", "red-5", "red-1 blue-5"),
        ("no-same-colour-or-symbol", "red-skip", "red-1 blue-skip"),
        ("no-same-colour-or-number", "red-5", "red-1 blue-5"),
        ("no-same-colour-or-number", "red-skip", "red-1"),
        ("no-playable-card", "red-5", "red-1 blue-5 wild"),
        ("no-playable-card", "red-skip", "red-1 blue-skip wild"),
    ],
)
def test_which_other_card_makes_a_wild_draw_four_unlawful(variant: str, top: str, barring: str) -> None:
    rules = {"wild-draw-four-restriction": variant, "wild-draw-four-breach": "refused"}
    for other in ("red-1", "blue-5", "blue-skip", "wild", "blue-9", "wild-draw-four"):
        state = table(f"wild-draw-four {other} green-9", "red-2", top=top, rules=rules)
        unlawful = f"other-card-fits wild-draw-four-restriction/{variant}"
        assert why(state, put(0, "wild-draw-four", "blue")) == (unlawful if other in barring.split() else "")


@shows("wild-draw-four-breach/stands-unless-challenged")
def test_an_unlawful_wild_draw_four_can_be_laid_down() -> None:
    rules = {"wild-draw-four-restriction": "no-same-colour", "wild-draw-four-breach": "stands-unless-challenged"}
    state = after(table("wild-draw-four red-1 red-2", "red-2", "red-3", rules=rules), put(0, "wild-draw-four", "blue"))
    assert (held(state, 1), state.turn, state.colour) == (5, 2, "blue")


@shows("reshuffle/keep-top", "reshuffle/whole-pile")
def test_which_discards_become_the_draw_pile() -> None:
    hands = ("blue-1 blue-2", "red-2")
    kept = after(table(*hands, pile="green-1", below="green-2 green-3", rules={"reshuffle": "keep-top"}), Draw(0))
    assert codes(kept.discards) == "red-5"
    assert sorted(map(str, kept.draw_pile)) == ["green-2", "green-3"]
    whole = after(table(*hands, pile="green-1", below="green-2 green-3", rules={"reshuffle": "whole-pile"}), Draw(0))
    assert codes(whole.discards) == ""
    assert sorted(map(str, whole.draw_pile)) == ["green-2", "green-3", "red-5"]
    assert (whole.colour, whole.symbol) == ("red", "5")


@shows("reshuffle-time/when-emptied", "reshuffle-time/when-needed")
def test_when_the_discards_are_shuffled() -> None:
    hands = ("blue-1 blue-2", "blue-3 blue-4")
    state = table(*hands, pile="green-1", below="green-2 green-3", rules={"reshuffle-time": "when-emptied"})
    assert len(after(state, Draw(0)).draw_pile) == 2
    waits = table(*hands, pile="green-1", below="green-2 green-3", rules={"reshuffle-time": "when-needed"})
    waiting = after(waits, Draw(0))
    assert (len(waiting.draw_pile), len(waiting.discards)) == (0, 3)
    drawn = after(waiting, Draw(1))
    assert (held(drawn, 1), len(drawn.draw_pile), len(drawn.discards)) == (3, 1, 1)


def test_with_both_piles_empty_a_turn_ends_without_a_card() -> None:
    state = after(table("blue-1 blue-2", "red-2", pile=""), Draw(0))
    assert (codes(state.hands[0]), state.turn) == ("blue-1 blue-2", 1)


def test_the_order_of_lawful_actions() -> None:
    state = table("blue-1 red-2 wild red-2", "red-3", catchable=frozenset({1}))
    kinds = [*(put(0, "red-2") for _ in "1"), *(put(0, "wild", each) for each in ("red", "yellow", "green", "blue"))]
    assert legal_actions(state) == [*kinds, Draw(0), Call(1), Catch(0, 1)]
