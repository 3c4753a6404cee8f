"""Reasons in common words: why an engine cannot do something, or refuses it.

Adapters give their reasons in English. Those that are worded as here are told in the reader's language; any other
reason is told as it is. Fields stand for what the protocol calls it: ``scores``, ``red-7``, ``p2``.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

TEXTS: Final[dict[str, str]] = {
    # Each of these stands after a dash: “The cards cannot be dealt as told – the engine has no blank cards”.
    "why.no-way": "the engine has no way to do it",
    "why.no-switches": "the engine has no switches",
    "why.no-opening-draw": "the engine has no opening draw",
    "why.no-dealing": "the engine cannot be made to deal given cards",
    "why.no-arranging": "the engine cannot be set to a given position",
    "why.no-stopping": "the engine cannot end a match",
    "why.single-round": "the engine plays a single round",
    "why.bare-round": "the engine plays a single round, without dealer and points",
    "why.no-match": "the engine keeps no match: a further game begins with nothing of the one before",
    "why.no-blanks": "the engine has no blank cards",
    "why.no-dealer": "the engine does not settle who deals",
    "why.chance-begins": "the engine lets chance settle who begins",
    "why.begins-after": "in the engine nobody begins but the one after the one who is picked by chance",
    # {what}: such as “the points”.
    "why.no-place": "the engine has no place for this: {what}",
    "why.no-card": "the engine has no such card left: {card}",
    "why.too-many": "there are not so many cards of this kind in the deck: {card}",
    "why.not-seated": "{player} does not sit at the table",
    "why.nothing-asked": "nothing is asked any more",
    "why.nothing-asked-of": "nothing is asked of {player}",
    # The engine has one call for UNO and for catching.
    "why.taken-as-call": "taken as a call of UNO by the one who catches",
    "why.no-rule": "there is no rule {rule}",
    "why.no-variant": "the rule {rule} has no variant {variant}",
    "why.youngest-deals": "the youngest deals, and an opening draw would settle nothing",
    "why.nobody-deals": "nobody is said to deal",
    "why.round-goes-on": "the round is not over",
    "why.match-over": "the match is over",
    "why.deck-ran-out": "the deck ran out in the opening draw",
    # How a process has ended; {status}: its exit status, a number.
    "how.exit": "exit {status}",
    # Why the reference engine refuses something; the rule that forbids it may follow in brackets.
    "refusal:card-fits": "the player has a card that fits",
    "refusal:challenge-or-accept": "the player has to challenge or accept first",
    "refusal:colour-first": "the colour has to be named first",
    "refusal:colour-missing": "no colour is named",
    "refusal:does-not-fit": "the card does not fit",
    "refusal:has-drawn": "the player has drawn already",
    "refusal:names-no-colour": "with this card no colour is named",
    "refusal:no-challenge": "nobody may challenge here",
    "refusal:not-at-the-table": "the player does not sit at the table",
    "refusal:not-held": "the player does not hold this card",
    "refusal:not-now": "this cannot be done now",
    "refusal:not-oneself": "nobody can catch themselves",
    "refusal:not-the-drawn-card": "only the drawn card may be played",
    "refusal:not-the-next-player": "only the next player may do this",
    "refusal:not-your-turn": "it is not the player's turn",
    "refusal:nothing-drawn": "the player has not drawn yet",
    "refusal:nothing-to-accept": "there is nothing to accept",
    "refusal:nothing-to-call": "there is no UNO to call now",
    "refusal:nothing-to-catch": "there is nobody to catch",
    "refusal:nothing-to-challenge": "there is nothing to challenge",
    "refusal:nothing-to-name": "there is no colour to name",
    "refusal:other-card-fits": "another card in hand fits",
    "refusal:owes-cards": "the player owes penalty cards",
    "refusal:round-over": "the round is over",
    "refusal:same-colour": "another colour has to be named",
    "refusal:too-early": "it is too early for this",
    "refusal:too-late": "it is too late for this",
}

#: What the reference engine gives as its reason: ``does-not-fit (card-match/colour-or-symbol)``.
_REFUSAL = re.compile(r"([a-z-]+)(?: \(([a-z0-9-]+)/[^()]*\))?")


def known(reason: str) -> tuple[str, dict[str, str]] | None:
    """The context of a reason in common words, and its fields; None if it is in words of the engine's own."""
    refusal = _REFUSAL.fullmatch(reason)
    if refusal is not None and f"refusal:{refusal[1]}" in TEXTS:
        return f"refusal:{refusal[1]}", {"forbids": refusal[2]} if refusal[2] else {}
    for context, pattern in _patterns():
        if match := pattern.fullmatch(reason):
            return context, match.groupdict()
    return None


@cache
def _patterns() -> tuple[tuple[str, re.Pattern[str]], ...]:
    """A pattern for each reason; a field is a word of the protocol."""
    return tuple(
        (f"ui:{id}", re.compile(re.sub(r"\\\{(\w+)\\\}", r"(?P<\1>[\\w.-]+)", re.escape(text))))
        for id, text in TEXTS.items()
        if not id.startswith("refusal:")
    )
