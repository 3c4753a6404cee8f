"""What an act has to change in the state that is shown, and what it has to leave as it was."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import Any, cast

from unospec.adapters.checking.talk import Talk, awaited, seen
from unospec.adapters.checking.trial import Told
from unospec.protocol.messages import Answer, Awaited, Done, Visible
from unospec.running.acts import open_moves
from unospec.running.sight import changes, settled

#: Acts of a player whose turn it is.
_IN_TURN = ("draw", "keep")


def after_play(before: Visible, told: Told, card: str) -> Mapping[str, Any]:
    """The state after the player in turn has played a number card, one of several, in that position."""
    player = told.turn
    colour, _, symbol = card.partition("-")
    hands, counts = before.get("hands", {}), before.get("counts", {})
    left = list(hands.get(player, ()))
    if card in left:
        left.remove(card)
    return _changed(
        before,
        top=card,
        colour=colour,
        symbol=symbol,
        turn=told.following,
        hands={**hands, player: left},
        counts={**counts, player: counts.get(player, 0) - 1},
        discards=[card, *before.get("discards", ())],
        discard_count=before.get("discard_count", 0) + 1,
    )


def after_draw(before: Visible, player: str, cards: Sequence[str]) -> Mapping[str, Any]:
    """The state after that player has drawn those cards, the next ones, and nothing else has happened."""
    hands, counts = before.get("hands", {}), before.get("counts", {})
    return _changed(
        before,
        draw_pile=before.get("draw_pile", [])[len(cards) :],
        draw_count=before.get("draw_count", 0) - len(cards),
        hands={**hands, player: [*hands.get(player, ()), *cards]},
        counts={**counts, player: counts.get(player, 0) + len(cards)},
    )


def _changed(before: Visible, **fields: Any) -> Mapping[str, Any]:
    shown: Mapping[str, Any] = before
    return {**shown, **{field: value for field, value in fields.items() if field in shown}}


def others_than(talk: Talk, expected: Mapping[str, Any], state: Visible, beside: Collection[str] = ()) -> str:
    """The fields that show something else than is expected, but for some, and for those that are wrong anyway."""
    wanted, actual = (settled(cast(Visible, each)) for each in (expected, state))
    return ", ".join(each for each in changes(wanted, actual) if each not in beside and each not in talk.faulty)


def took_place(before: Done | Answer, after: Answer) -> bool:
    """Whether an act was accepted. One that is said to be and changes nothing counts as refused."""
    if after.answer != "accepted":
        return False
    return settled(before.state) != settled(after.state) or open_moves(before.awaiting) != open_moves(after.awaiting)


def growth(before: Done | Answer, after: Done | Answer, player: str) -> int | None:
    """How many cards more that player holds; None if it cannot be seen."""
    had, has = (seen(reply.state, "counts", player) for reply in (before, after))
    return None if had is None or has is None else has - had


def shrinkage(before: Done | Answer, after: Done | Answer) -> int | None:
    """How many cards fewer there are in the draw pile; None if it cannot be seen."""
    had, has = (seen(reply.state, "draw_count") for reply in (before, after))
    return None if had is None or has is None else had - has


def drawn(before: Visible, after: Visible, player: str) -> list[str]:
    """The cards that have come to a hand."""
    had, has = (seen(state, "hands", player) or [] for state in (before, after))
    return sorted((Counter(has) - Counter(had)).elements())


def passes_on(talk: Talk, what: str, answer: Answer, mover: str, following: str) -> bool:
    """Whether after an act that has ended a turn the next player is in turn and awaited; tells what is not."""
    turn = seen(answer.state, "turn")
    if turn == mover:
        talk.wrong("undone", what=what, expected="@check.turn-moves")
    elif turn not in (None, following):
        talk.wrong("undone", what=what, expected="@check.turn-passes", player=following)
    elif still := [act for act in _IN_TURN if act in acts(answer, mover)]:
        talk.wrong("still-open", what=what, player=mover, acts=", ".join(still))
    elif awaited(answer, following) is None:
        talk.wrong("not-awaited", player=following)
    elif not {"play", "draw"} & acts(answer, following):
        talk.wrong("nothing-open", player=following)
    else:
        return True
    return False


def acts(reply: Done | Answer, player: str) -> frozenset[str]:
    """The acts that are open to a player."""
    return frozenset(act for each in reply.awaiting if each.player == player for act in each.acts)


def changes_more(talk: Talk, what: str, fields: str) -> bool:
    """Whether fields show something else than they should; tells it."""
    if fields:
        talk.wrong("changes-more", what=what, fields=fields)
    return bool(fields)


def check_list(talk: Talk, each: Awaited, state: Visible) -> None:
    """Whether an engine that lists its moves does so for that player, and lists no card that is not held."""
    if talk.said.legality != "list":
        return
    if each.moves is None:
        talk.wrong("list-missing", player=each.player)
        return
    held = state.get("hands", {}).get(each.player)
    for card in {move.card for move in each.moves if move.act == "play" and move.card is not None}:
        if held is not None and card not in held:
            talk.wrong("list-card", card=card, player=each.player)
