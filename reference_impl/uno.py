"""Calling UNO and catching: uno-call, uno-call-time, uno-penalty, uno-catcher, uno-catch-deadline, uno-again."""

from __future__ import annotations

from reference_impl.drawing import take_cards
from reference_impl.rules import Refusal, forbidden
from reference_impl.state import DRAWN, NO_SEATS, PENALTY, TURN, State, Table


def refuse_call(view: State | Table, seat: int) -> Refusal | None:
    """Why that player can't call UNO now, or None: uno-call-time."""
    held = len(view.hands[seat])
    if held == 2 and seat == view.turn and view.phase in (TURN, DRAWN, PENALTY) and seat not in view.called:
        return None
    if held == 1 and seat in view.catchable:
        late = view.rules["uno-call-time"] == "before-playing"
        return forbidden(view.rules, "uno-call-time", "too-late") if late else None
    return Refusal("nothing-to-call")


def call(table: Table, seat: int) -> None:
    """The call is made: it covers the card about to be left, or closes the window for catching."""
    if seat in table.catchable:
        table.catchable -= {seat}
    else:
        table.called |= {seat}


def refuse_catch(view: State | Table, seat: int, whom: int) -> Refusal | None:
    """Why that player can't catch the other, or None: uno-catcher, uno-catch-deadline."""
    if seat == whom:
        return forbidden(view.rules, "uno-catcher", "not-oneself")
    if whom not in view.catchable:
        if len(view.hands[whom]) == 1 and whom not in view.called:
            return forbidden(view.rules, "uno-catch-deadline", "too-late")
        return Refusal("nothing-to-catch")
    return None


def catch(table: Table, whom: int) -> None:
    """The player who is caught draws: uno-penalty."""
    table.catchable -= {whom}
    take_cards(table, whom, 4 if table.rules["uno-penalty"] == "four" else 2)


def came_down(table: Table, seat: int) -> None:
    """Note that a player has just come down to one card, called or not: uno-call, uno-again."""
    if seat in table.called:
        return
    if table.rules["uno-again"] == "first-time-only" and seat in table.came_down:
        return
    table.catchable |= {seat}


def close_windows(table: Table, acting: int) -> None:
    """Somebody begins to act: whoever else missed a call is safe now, where the deadline says so."""
    if table.catchable and table.rules["uno-catch-deadline"] == "next-player-acts":
        table.catchable &= {acting}


def tidy(table: Table) -> None:
    """After an action: a call holds only for one's turn with two cards or for the single card it was made for."""
    if table.called or table.catchable or table.came_down:
        one = frozenset(seat for seat, hand in enumerate(table.hands) if len(hand) == 1)
        about_to = frozenset({table.turn}) if len(table.hands[table.turn]) == 2 else NO_SEATS
        table.called &= one | about_to
        table.catchable &= one
