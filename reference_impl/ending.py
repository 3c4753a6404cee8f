"""The end of a round and of the match: round-end, last-draw-card, match-winner, target-score, elimination, duel.

Where all texts are silent: players who are level share the victory.
"""

from __future__ import annotations

from collections.abc import Iterable

from reference_impl.drawing import take_cards
from reference_impl.penalty import ASKS
from reference_impl.scoring import score_round
from reference_impl.state import MATCH_OVER, NO_SEATS, ROUND_OVER, Table


def end_round(table: Table, winner: int, symbol: str, target: int) -> None:
    """Somebody's last card lies. target: who would have had to draw for it."""
    if symbol in ASKS and table.rules["last-draw-card"] == "next-player-draws":
        if table.rules["last-draw-card-who"] == "left-hand-player":
            target = table.beside(winner, 1)
        take_cards(table, target, ASKS[symbol] + table.owed)
    table.owed, table.owed_for, table.owed_at_start, table.suspicion, table.drawn = 0, "", False, None, None
    table.called, table.catchable = NO_SEATS, NO_SEATS
    table.round_winner = winner
    table.phase = ROUND_OVER
    score_round(table, winner)
    end_match_if_decided(table, winner)


def end_match_if_decided(table: Table, winner: int) -> None:
    """Whether the round just ended has settled the match."""
    if table.rules["scoring"] == "none" or table.duel:
        win_match(table, [winner])
    elif table.rules["scoring"] != "rounds-won":
        reached = [seat for seat in range(len(table.players)) if table.scores[seat] >= target_score(table)]
        reached = [seat for seat in reached if seat not in table.out]
        if reached and table.rules["elimination"] != "none":
            eliminate(table, reached)
        elif reached:
            win_at_target(table, reached)


def target_score(table: Table) -> int:
    """The points that end the match: target-score."""
    return int(table.rules["target-score"])


def win_at_target(table: Table, reached: list[int]) -> None:
    """Somebody has reached the target: match-winner."""
    match table.rules["match-winner"]:
        case "first-to-target":
            win_match(table, best(table.scores, reached))
        case "lowest-at-target":
            win_match(table, lowest(table.scores, range(len(table.players))))


def eliminate(table: Table, reached: list[int]) -> None:
    """Those who have reached the target leave: elimination, duel."""
    staying = [seat for seat in range(len(table.players)) if seat not in table.out and seat not in reached]
    if not staying:
        win_match(table, lowest(table.scores, reached))
        return
    table.out |= frozenset(reached)
    if len(staying) == 1:
        win_match(table, staying)
    elif len(staying) == 2 and table.rules["elimination"] == "until-two-remain":
        table.duel = table.rules["duel"] == "one-round"


def stop_match(table: Table) -> None:
    """The players stop: whoever leads by now has won (match-winner)."""
    playing = [seat for seat in range(len(table.players)) if seat not in table.out]
    if table.rules["scoring"] == "rounds-won" or table.rules["match-winner"] == "most-rounds-when-stopped":
        win_match(table, best(table.rounds_won, playing))
    elif table.rules["match-winner"] == "first-to-target":
        win_match(table, best(table.scores, playing))
    else:
        win_match(table, lowest(table.scores, playing))


def win_match(table: Table, winners: Iterable[int]) -> None:
    """The match is over."""
    table.match_winners = tuple(winners)
    table.phase = MATCH_OVER


def best(scores: tuple[int, ...], seats: Iterable[int]) -> list[int]:
    """Those of the seats with the highest score."""
    seats = list(seats)
    return [seat for seat in seats if scores[seat] == max(scores[each] for each in seats)]


def lowest(scores: tuple[int, ...], seats: Iterable[int]) -> list[int]:
    """Those of the seats with the lowest score."""
    seats = list(seats)
    return [seat for seat in seats if scores[seat] == min(scores[each] for each in seats)]
