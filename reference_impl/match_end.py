"""The end of the match.

Rules played here:
    target-score: points (has_reached_target)
    target-reached: at-least, more-than (has_reached_target)
    match-winner: first-to-target, lowest-at-target, lowest-when-stopped, most-rounds-when-stopped, last-one-left,
        duel-winner (win_at_target, put_out, end_match_if_decided, stop_match)
    elimination: none, until-one-remains, until-two-remain (end_match_if_decided, put_out)
    duel: one-round (put_out, end_match_if_decided)

Where all texts are silent: players who are level share the victory. If all who are left reach the target in
the same round, those of them with the fewest points win. Two who begin a match alone play until one is out.
Where players are put out, elimination and duel decide the match, and match-winner matters only when the
players stop. When they stop, whoever is still in the match and ahead has won: with the most points if
points were to be collected, else with the fewest.
"""

from __future__ import annotations

from collections.abc import Iterable

from reference_impl.rules import Rules
from reference_impl.scoring import counts_points, one_round_decides
from reference_impl.state import MATCH_OVER, Table


def end_match_if_decided(table: Table, winner: int) -> None:
    """Whether the round that `winner` has just won settles the match.

    The one round of a duel does: duel, match-winner/duel-winner. Else the target score has to be reached,
    which ends the match or puts players out: elimination.
    """
    if table.duel or one_round_decides(table.rules):
        win_match(table, [winner])
    elif counts_points(table.rules):
        reached = [seat for seat in playing(table) if has_reached_target(table.rules, table.scores[seat])]
        if reached and table.rules["elimination"] == "none":
            win_at_target(table, reached)
        elif reached:
            put_out(table, reached)


def has_reached_target(rules: Rules, score: int) -> bool:
    """Whether that score ends the match, or puts a player out: target-score, target-reached."""
    target = int(rules["target-score"])
    return score > target if rules["target-reached"] == "more-than" else score >= target


def win_at_target(table: Table, reached: list[int]) -> None:
    """Somebody has reached the target: match-winner/first-to-target or lowest-at-target. Else play goes on."""
    match table.rules["match-winner"]:
        case "first-to-target":
            win_match(table, best(table.scores, reached))
        case "lowest-at-target":
            win_match(table, lowest(table.scores, playing(table)))


def put_out(table: Table, reached: list[int]) -> None:
    """Those who have reached the target leave (elimination): one is left and has won (match-winner/last-one-left),
    or two are left for a duel (duel)."""
    staying = [seat for seat in playing(table) if seat not in reached]
    if not staying:
        win_match(table, lowest(table.scores, reached))
        return
    table.out |= frozenset(reached)
    if len(staying) == 1:
        win_match(table, staying)
    elif len(staying) == 2 and table.rules["elimination"] == "until-two-remain":
        table.duel = True


def stop_match(table: Table) -> None:
    """The players stop: whoever leads by now has won (match-winner)."""
    rule = table.rules["match-winner"]
    if rule == "most-rounds-when-stopped" or not counts_points(table.rules):
        win_match(table, best(table.rounds_won, playing(table)))
    elif rule == "first-to-target":
        win_match(table, best(table.scores, playing(table)))
    else:
        win_match(table, lowest(table.scores, playing(table)))


def win_match(table: Table, winners: Iterable[int]) -> None:
    """The match is over."""
    table.match_winners = tuple(winners)
    table.phase = MATCH_OVER


def playing(table: Table) -> list[int]:
    """The seats still in the match."""
    return [seat for seat in range(len(table.players)) if seat not in table.out]


def best(scores: tuple[int, ...], seats: list[int]) -> list[int]:
    """Those of the seats with the highest score."""
    most = max(scores[seat] for seat in seats)
    return [seat for seat in seats if scores[seat] == most]


def lowest(scores: tuple[int, ...], seats: list[int]) -> list[int]:
    """Those of the seats with the lowest score."""
    least = min(scores[seat] for seat in seats)
    return [seat for seat in seats if scores[seat] == least]
