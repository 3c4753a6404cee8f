"""What is said of results in words: codes of cards, players, rules and acts become what a person calls them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING

from unospec.language.naming import colour, direction, in_words, player, printable, shown
from unospec.protocol.shape_texts import told as misshapen
from unospec.running.reasons import known
from unospec.running.texts import TEXTS as RUNNING
from unospec.running.verdicts import Finding

if TYPE_CHECKING:
    from unospec.language.catalogs import Catalog

TEXTS = {
    # Acts of a player.
    "act.play": "play a card",
    "act.draw": "draw",
    "act.keep": "keep the drawn card",
    "act.call": "call UNO",
    "act.catch": "catch someone",
    "act.challenge": "challenge",
    "act.accept": "accept a penalty",
    "act.name": "name a colour",
    # To pass the turn on though no card has been drawn.
    "act.pass": "pass without drawing",
    # What engines do by themselves, beside the acts above.
    "automatic.play-drawn": "play the drawn card",
    "automatic.draw-penalty": "draw penalty cards",
    # Instead of an empty list: "expected a red 7, found nothing".
    "value.nothing": "nothing",
    # Expected of a list of players: that this one is not in it.
    "value.without": "not {player}",
    # Fields of what an engine shows.
    "field.players": "the players",
    "field.hands": "the hand",
    "field.counts": "the number of cards in hand",
    "field.top": "the top discard",
    "field.colour": "the colour in force",
    "field.symbol": "the symbol to be matched",
    "field.turn": "whose turn it is",
    "field.direction": "the direction of play",
    "field.draw_pile": "the draw pile",
    "field.whole_draw_pile": "the draw pile",
    "field.bottom": "the bottom card of the draw pile",
    "field.draw_count": "the number of cards in the draw pile",
    "field.discards": "the discard pile",
    "field.discard_count": "the number of cards in the discard pile",
    "field.deck": "the number of cards in the deck",
    "field.dealer": "the dealer",
    "field.scores": "the points",
    "field.rounds": "the rounds won",
    "field.round_winner": "the winner of the round",
    "field.match_winners": "the winner of the match",
    "field.out": "who is out of the match",
    "field.duel": "the duel",
}

_QUOTES = re.compile(r"['\"]")
_ACTS = frozenset(key.partition(".")[2] for key in TEXTS if key.startswith("act."))
_AUTOMATIC = frozenset(key.partition(".")[2] for key in TEXTS if key.startswith("automatic."))
_FIELDS = frozenset(key.partition(".")[2] for key in TEXTS if key.startswith("field."))
_NOTHING = frozenset({"", "-", "[]", "{}", "()", "None"})
#: Fields of messages whose text is an engine's own; it is shown as it is.
_FOREIGN = frozenset({"why", "error", "line", "last", "stderr", "how", "type", "reply"})
#: A long hand is told in full.
_MOST = 2000
#: Reasons that the suite gives in an engine's stead.
_OWN = {text: f"ui:{key}" for key, text in RUNNING.items() if key.startswith("running.why.")}


def message(finding: Finding, catalog: Catalog) -> str:
    """What a finding says, in the catalog's language; empty for a plain pass."""
    if not finding.text_id:
        return ""
    about = str(finding.fields.get("what", ""))
    fields = {name: field(name, str(value), catalog, about) for name, value in finding.fields.items()}
    if finding.cause is not None:
        fields["first"] = message(finding.cause, catalog)
    # Not one after the other: what an engine says may have braces in it.
    template = catalog.text(f"ui:{finding.text_id}")
    return re.sub(r"\{(\w+)\}", lambda match: fields.get(match[1], match[0]), template)


def field(name: str, value: str, catalog: Catalog, about: str = "") -> str:
    """One field of a finding in words. about: the finding's field `what`, which says what its values are."""
    if name in _FOREIGN:
        return reason(value, catalog)
    if name == "act" and value in _ACTS:
        return catalog.text(f"ui:act.{value}")
    if name == "rules":
        return ", ".join(rule_titles((each.strip() for each in value.split(",")), catalog))
    if name == "what":
        return ", ".join(_what(each.strip(), catalog) for each in value.split(","))
    return _value(value, catalog, about.partition(":")[0])


def reason(text: str, catalog: Catalog) -> str:
    """Why something was refused, is broken or cannot be done: common words in the reader's language, an engine's own
    as they are."""
    if text in _OWN:
        return catalog.text(_OWN[text])
    wrong = misshapen(text)
    if wrong is not None:
        kinds = {name: catalog.text(f"ui:{id}") for name, id in wrong.kinds.items()}
        said = catalog.text(f"ui:{wrong.id}", **wrong.fields, **kinds)
        return shown(f"{wrong.where}: {said}" if wrong.where else said)
    found = known(text)
    if found is None:
        return shown(text)
    context, fields = found
    words = {name: _of_reason(name, value, catalog) for name, value in fields.items()}
    if "rule" in fields and "variant" in fields:
        words["variant"] = _variant(fields["rule"], fields["variant"], catalog)
    told = catalog.text(context, **words)
    return f"{told} ({_of_reason('rule', fields['forbids'], catalog)})" if "forbids" in fields else told


def _of_reason(name: str, value: str, catalog: Catalog) -> str:
    if name == "rule":
        return rule_titles([value], catalog)[0]
    return _what(value, catalog) if name == "what" else shown(in_words(value, catalog))


def _variant(rule: str, variant: str, catalog: Catalog) -> str:
    """How the rule is played then; what is no variant of it stays as it is."""
    from unospec.reports.standings import label
    from unospec.spec.catalogue import catalogue

    known = catalogue().rules.get(rule)
    return label(known.variant(variant), catalog) if known and known.accepts(variant) else shown(variant)


def rule_titles(rules: Iterable[str], catalog: Catalog) -> list[str]:
    """The names of rules; what is none stays as it is."""
    from unospec.spec.catalogue import catalogue

    known = catalogue().rules
    return [catalog.text(f"rule:{rule}:title") if rule in known else printable(rule) for rule in rules]


def _value(value: str, catalog: Catalog, about: str) -> str:
    if value in _NOTHING:
        return catalog.text("ui:value.nothing")
    if about == "colour":
        return colour(value, catalog)
    if about == "direction":
        return direction(value, catalog)
    if about == "out" and value.startswith("not "):
        return catalog.text("ui:value.without", player=player(value.removeprefix("not "), catalog))
    return shown(in_words(_QUOTES.sub("", value).strip("[]"), catalog), _MOST)


def _what(value: str, catalog: Catalog) -> str:
    named, colon, of = value.partition(":")
    if named in _ACTS:
        return catalog.text(f"ui:act.{named}")
    if named in _AUTOMATIC:
        return catalog.text(f"ui:automatic.{named}")
    if of == "bottom":
        return catalog.text("ui:field.bottom")
    if named not in _FIELDS:
        return shown(in_words(value, catalog))
    words = catalog.text(f"ui:field.{named}")
    return f"{words} ({shown(in_words(of, catalog))})" if colon else words
