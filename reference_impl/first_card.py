"""What the card turned up at the start does: start-wild, start-draw-two, start-reverse, start-skip and the rest."""

from __future__ import annotations

from reference_impl.cards import Card
from reference_impl.penalty import can_be_answered, take_owed
from reference_impl.rules import Rules
from reference_impl.state import NAMING, PENALTY, Table


def turn_up(table: Table) -> None:
    """Turn up the first card; one that may not stay goes back and another is turned up (reburied-place)."""
    for _ in range(len(table.draw_pile)):
        top, table.draw_pile = table.draw_pile[0], table.draw_pile[1:]
        if not goes_back(table.rules, top):
            break
        if table.rules["reburied-place"] == "middle":
            middle = len(table.draw_pile) // 2
            table.draw_pile = (*table.draw_pile[:middle], top, *table.draw_pile[middle:])
        else:
            table.draw_pile = table.shuffled((top, *table.draw_pile))
    table.discards = (top,)
    table.colour, table.symbol = top.colour, top.symbol


def goes_back(rules: Rules, top: Card) -> bool:
    """Whether that card may not lie at the start: start-wild, start-wild-draw-four. A blank one never may."""
    match top.symbol:
        case "wild":
            return rules["start-wild"] == "reburied"
        case "wild-draw-four":
            return rules["start-wild-draw-four"] == "reburied"
    return top.symbol == "blank"


def take_effect(table: Table) -> None:
    """The first card acts on the first player, who is in turn."""
    match table.symbol:
        case "wild" | "wild-draw-four" | "blank":
            table.phase = NAMING
        case "draw-two" if table.rules["start-draw-two"] != "no-effect":
            table.owed, table.owed_for, table.owed_at_start, table.phase = 2, "draw-two", True, PENALTY
            if not can_be_answered(table.rules, "draw-two", at_start=True):
                take_owed(table)
        case "reverse" if table.rules["start-reverse"] == "dealers-right-starts":
            table.direction = -table.direction
            table.turn = table.after(table.dealer)
        case "skip" if table.rules["start-skip"] == "first-player-skipped":
            table.turn = table.after(table.turn)


def name_colour(table: Table, colour: str) -> None:
    """The first player names the colour of a black first card, and plays or lets the next one play (start-wild)."""
    table.colour = colour
    table.phase = "turn"
    if table.symbol == "wild" and table.rules["start-wild"] == "first-player-names-next-plays":
        table.turn = table.after(table.turn)
