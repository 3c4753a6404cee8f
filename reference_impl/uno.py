"""Calling UNO and catching whoever forgets it.

Rules played here:
    uno-call: down-to-one-card (came_down)
    uno-call-time: before-playing, before-next-player-acts (came_down, somebody_acts)
    uno-penalty: two, four (catch)
    uno-catcher: any-other-player (refuse_catch)
    uno-catch-start: at-once, when-overdue (refuse_catch)
    uno-catch-deadline: next-player-acts, while-one-card (somebody_acts)
    uno-again: every-time, first-time-only (came_down)

Where all texts are silent: whoever is in turn with two cards may call before playing under either variant
of uno-call-time. Calling and catching are no acts that close a window; whatever any other player does else is.
Under when-overdue together with next-player-acts only a call that was due before playing can be caught.
"""

from __future__ import annotations

from reference_impl.drawing import take_cards
from reference_impl.rules import Refusal, forbidden
from reference_impl.state import NO_SEATS, State, Table

#: With so many cards in hand, playing one calls for UNO.
CALL_BY = 2


def refuse_call(view: State | Table, seat: int) -> Refusal | None:
    """Why that player can't call UNO now, or None."""
    if seat in view.overdue:
        return forbidden(view.rules, "uno-call-time", "too-late")
    before_playing = seat == view.turn and len(view.hands[seat]) == CALL_BY and seat not in view.called
    if before_playing or seat in view.catchable:
        return None
    return Refusal("nothing-to-call")


def call(table: Table, seat: int) -> None:
    """The call is made: it covers the card about to be left, or closes the window for catching."""
    if seat in table.catchable:
        table.catchable -= {seat}
    else:
        table.called |= {seat}


def came_down(table: Table, seat: int, calls: bool) -> None:
    """A player has just come down to one card, which takes a call: uno-call, uno-again.

    Without one the player can be caught, and under uno-call-time/before-playing it is too late already.
    """
    again = seat in table.came_down
    table.came_down |= {seat}
    if calls or seat in table.called or (again and table.rules["uno-again"] == "first-time-only"):
        return
    table.catchable |= {seat}
    if table.rules["uno-call-time"] == "before-playing":
        table.overdue |= {seat}


def somebody_acts(table: Table, acting: int) -> None:
    """A player begins to act. For all others who missed their call it is overdue now (uno-call-time), and
    they can't be caught any more where uno-catch-deadline says so."""
    table.overdue |= table.catchable - {acting}
    if table.rules["uno-catch-deadline"] == "next-player-acts":
        table.catchable &= {acting}


def refuse_catch(view: State | Table, seat: int, whom: int) -> Refusal | None:
    """Why that player can't catch the other, or None: uno-catcher, uno-catch-start."""
    if seat == whom:
        return forbidden(view.rules, "uno-catcher", "not-oneself")
    if whom not in view.catchable:
        if whom in view.overdue:
            return forbidden(view.rules, "uno-catch-deadline", "too-late")
        return Refusal("nothing-to-catch")
    if view.rules["uno-catch-start"] == "when-overdue" and whom not in view.overdue:
        return forbidden(view.rules, "uno-catch-start", "too-early")
    return None


def catch(table: Table, whom: int) -> None:
    """The player who is caught draws: uno-penalty."""
    table.catchable -= {whom}
    table.overdue -= {whom}
    take_cards(table, whom, 4 if table.rules["uno-penalty"] == "four" else 2)


def tidy(table: Table) -> None:
    """After an action: a call is remembered only until the turn ends, a missed one as long as one card is held."""
    if table.called:
        table.called = table.called & {table.turn} if len(table.hands[table.turn]) == CALL_BY else NO_SEATS
    if table.catchable or table.overdue:
        one = frozenset(seat for seat, hand in enumerate(table.hands) if len(hand) == 1)
        table.catchable &= one
        table.overdue &= one
