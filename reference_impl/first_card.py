"""What the card turned up at the start does.

Rules played here:
    start-wild: first-player-names, first-player-names-next-plays, reburied (goes_back, name_colour)
    start-wild-draw-four: first-player-names, reburied (goes_back)
    reburied-place: shuffled-in, middle (rebury)
    start-reverse: dealers-right-starts, no-effect (take_effect)
    start-skip: first-player-skipped, no-effect (take_effect)
A Draw Two is like any cards owed: see `penalty`.

Where all texts are silent: a blank card goes back. A Wild Draw Four that stays makes nobody draw. Whoever has
to name a colour may name any.
"""

from __future__ import annotations

from reference_impl import penalty
from reference_impl.cards import Card
from reference_impl.rules import Refusal, Rules, forbidden
from reference_impl.state import NAMING, TURN, State, Table


def turn_up(table: Table) -> None:
    """Turn up the first card; one that may not stay goes back and another is turned up."""
    for _ in range(len(table.draw_pile)):
        top, table.draw_pile = table.draw_pile[0], table.draw_pile[1:]
        if not goes_back(table.rules, top):
            table.discards = (top,)
            table.colour, table.symbol = top.colour, top.symbol
            return
        rebury(table, top)
    raise ValueError("no card of the deck can be turned up at the start; put in a coloured one")


def goes_back(rules: Rules, top: Card) -> bool:
    """Whether that card may not lie at the start: start-wild, start-wild-draw-four."""
    match top.symbol:
        case "wild":
            return rules["start-wild"] == "reburied"
        case "wild-draw-four":
            return rules["start-wild-draw-four"] == "reburied"
    return top.symbol == "blank"


def rebury(table: Table, top: Card) -> None:
    """Put a first card back into the draw pile: reburied-place."""
    if table.rules["reburied-place"] == "middle":
        middle = len(table.draw_pile) // 2
        table.draw_pile = (*table.draw_pile[:middle], top, *table.draw_pile[middle:])
    else:
        table.draw_pile = table.shuffled((top, *table.draw_pile))


def take_effect(table: Table) -> None:
    """The first card acts on the first player, who is in turn: start-reverse, start-skip."""
    match table.symbol:
        case "wild" | "wild-draw-four":
            table.phase = NAMING
        case "draw-two":
            penalty.ask_at_start(table)
        case "reverse" if table.rules["start-reverse"] == "dealers-right-starts":
            table.direction = -table.direction
            table.turn = table.after(table.dealer)
        case "skip" if table.rules["start-skip"] == "first-player-skipped":
            table.turn = table.after(table.turn)


def refuse_before_naming(view: State | Table) -> Refusal:
    """Why nothing else can be done before the colour of a black first card is named."""
    return forbidden(view.rules, f"start-{view.symbol}", "colour-first")


def name_colour(table: Table, colour: str) -> None:
    """The first player names the colour, and plays or lets the next one play: start-wild."""
    table.colour = colour
    table.phase = TURN
    if table.symbol == "wild" and table.rules["start-wild"] == "first-player-names-next-plays":
        table.turn = table.after(table.turn)
