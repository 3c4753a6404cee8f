"""What the check of an adapter says: English, with fields in braces."""

from __future__ import annotations

from typing import Final

TEXTS: Final[dict[str, str | tuple[str, str]]] = {
    # What is right. {what}: a field, such as hands:p1, or an act, such as play. These names stay as they are.
    "check.hello": "It starts and introduces itself: {name} {version}",
    "check.hello-fits": "The introduction is sound",
    "check.configured": "The switches can be set",
    "check.dealt": "It deals the cards as told",
    "check.set": "{what}: set as told, and shown",
    "check.shows": "The state has all fields that it says it shows, and no other",
    "check.awaiting": "It says whose move it is, and which acts are open",
    "check.act": "{what}: done, and the state shows it",
    "check.act-known": "{what}: understood",
    "check.refusal": "A refusal changes nothing ({what})",
    "check.afresh": "A position that is set again is the same again",
    "check.bye": "It says goodbye and ends",
    # What is no fault, but good to know.
    "check.cannot-configure": "The switches cannot be set – {why}",
    "check.cannot-deal": "It cannot deal ({why}); scenarios that begin with a deal will be unsupported",
    "check.cannot-arrange": "It cannot set positions ({why}); most scenarios will be unsupported",
    "check.cannot-set": "Cannot be set ({why}): {what}; scenarios that need it will be unsupported",
    "check.set-unseen": "{what}: set, but not shown, so that it cannot be checked",
    "check.listed": "Refusals are left to the list of moves; the suite refuses what it lacks",
    "check.no-move": "Not among its moves: {what}",
    # {what}: the acts, such as play.
    "check.no-act": "act is not there yet: the answer is no-such-move to all that moves names ({what}); such a move "
    "counts as one that the engine lacks, so that scenarios that need it will fail",
    # What is wrong.
    "check.fault": "{step}: {message}",
    "check.wrong-reply": "{step}: the reply is of the type {reply}; it has to be {expected}",
    "check.error": "{step}: it answers with an error – {why}",
    "check.observes-nothing": "observes is empty; without a field that is shown nothing can be checked",
    "check.moves-nothing": "moves is empty; without moves no scenario can be played",
    "check.no-rule": "{where} names the rule {rule}, which there is not; see unospec rules",
    # {known}: the variants that there are, such as stacks, no-stacking, or the range of a number, such as 1–20.
    "check.no-variant": "profile names the variant {variant} of the rule {rule}, which there is not; known: {known}",
    # {where}: configures.
    "check.switch-dead": "{where} names the rule {rule}, but it cannot be set to any of its variants ({variants}) – "
    "{why}",
    "check.series-of-nothing": "series names {what}, which is not among its moves",
    "check.found": "{what}: told {expected}, found {actual}",
    # {what}: discards.
    "check.discards-reversed": "{what}: in reverse order – told {expected}, found {actual}; the top card comes first",
    # {what}: draw_pile.
    "check.pile-reversed": "{what}: in reverse order – told {expected}, found {actual}; the card to be drawn next "
    "comes first",
    "check.field-missing": "observes names {what}, but the state does not have it",
    "check.field-unnamed": "the state has {what}, which observes does not name",
    "check.not-awaited": "awaiting does not name {player}, whose turn it is",
    "check.awaited-twice": "awaiting names {player} more than once; all acts of a player belong into one entry",
    "check.nothing-open": "awaiting gives {player} neither play nor draw, although a turn begins",
    "check.play-missing": "awaiting does not give {player} {what}; it belongs there whenever a player may try to play, "
    "and here a card fits",
    "check.act-unnamed": "awaiting names the act {what}, which moves does not",
    "check.owed": (
        "awaiting says that {player} owes {count} card in a settled position",
        "awaiting says that {player} owes {count} cards in a settled position",
    ),
    "check.list-missing": "legality is list, but awaiting has no moves for {player}",
    "check.list-card": "the list of moves has {card}, which {player} does not hold",
    "check.not-listed": "{what}: the list of moves lacks {card}, although its colour is in force",
    "check.not-accepted": "{what}: not accepted, although it is possible under all rules – {why}",
    "check.undone": "{what}: accepted, but the state does not show it: {expected}",
    # {what}: an act, such as play. {fields}: fields of the state.
    "check.changes-more": "{what}: accepted, but the state shows more changes than this act makes: {fields}",
    # awaiting: a part of the reply; its name stays as it is. {acts}: such as draw, keep.
    "check.still-open": "{what}: accepted, but awaiting still gives {player} {acts}",
    # {what}: an act, such as keep.
    "check.not-said-open": "awaiting does not give {player} {what}, but it is accepted",
    # {what}: catch.
    "check.open-refused": "{what}: awaiting gives it to {player}, but it is refused",
    # {what}: draw.
    "check.owed-unsaid": "awaiting does not say how many cards {player} owes, but {what} means more than one",
    # {what}: a field of the state, such as round_winner.
    "check.over": "{what} is {actual} in a position in which the round and the match go on",
    # {what}, {by}: fields of the state, such as draw_count and draw_pile.
    "check.at-odds": "{what} is {actual}, although {expected} follows from {by}",
    # {what}: opening, the message for the opening draw.
    "check.drawn-otherwise": "{what}: {player} draws the highest card, but neither deals (dealer: {dealer}) nor begins "
    "(turn: {turn})",
    # {what}: starter, the field that says who moves first. {reply}: unsupported, a reply of the protocol.
    "check.not-first": "{what}: {player} has to move first, but it is the turn of {turn}; an engine in which this "
    "follows from who deals, and cannot be otherwise, answers {reply}",
    # {what}: first, the field with the cards that are turned up.
    "check.first-passed-over": "{what}: one of the cards told has to be turned up ({told}), but on top lies {actual}",
    # {what}: catch.
    "check.unequal": "{what}: one player can do it, but another one in the same position cannot",
    # {what}: catch.
    "check.against-switches": "{what}: not accepted, although it is possible under the rules that the switches are "
    "set to",
    # {what}: call.
    "check.call-ignored": "{what}: accepted, but the player can still be caught, whether the call is made before or "
    "after the card is played",
    # {what}: play. uno: one of its fields; the name stays as it is.
    "check.uno-always": "{what}: without uno a player who comes down to one card can neither call UNO nor be caught, "
    "as if it had been called",
    "check.switch-idle": "The rule {rule} has a switch, but the engine plays its variants ({variants}) alike",
    # {what}: play. uno: one of its fields; the name stays as it is.
    "check.uno-ignored": "{what}: uno is ignored – a player can be caught even if uno says that UNO was called in time",
    "check.no-such-move": "{what}: moves names it, but the answer is no-such-move",
    "check.takes-all": "It accepts what no rules allow ({what}); if the engine leaves that to its caller, give its own "
    "list of moves and say that legality is list",
    "check.refusal-changes": "A refusal has changed something ({what}): {fields}",
    "check.not-afresh": "A position that is set again differs from the first time: {fields}",
    "check.stays": "It has said goodbye but does not end",
    "check.given-up": "It broke down too often; the rest was not tried",
    # The steps, where one of them fails.
    "check.step-hello": "Handshake",
    "check.step-configure": "Switches",
    "check.step-deal": "Deal",
    "check.step-arrange": "Setting a position",
    "check.step-act": "Acts",
    "check.step-bye": "Goodbye",
    # What was tried and has to be refused.
    "check.unfit": "a card that does not fit",
    "check.out-of-turn": "a card out of turn",
    "check.not-held": "a card that is not held",
    "check.anothers": "a card that another player holds",
    "check.anothers-turn": "the end of another player's turn",
    # What an act has to change.
    "check.card-leaves": "the card has left the hand and is the top discard",
    "check.card-comes": "there are more cards in the hand",
    "check.turn-moves": "it is another player's turn",
    "check.turn-passes": "it is the turn of {player}, the next one in the direction of play",
    # {cards}: their names in messages, such as red-0.
    "check.next-cards-come": "what has come to the hand is what lies next in the draw pile: {cards}",
    # direction: a field of the state; its name stays as it is.
    "check.direction-turned": "direction is the other one after a Reverse",
    "check.own-hand": "the cards are in the hand of whoever draws",
    "check.owed-comes": "whoever owes cards has as many more in the hand as awaiting says",
    "check.four-drawn": "whoever has to draw has four cards more, and whoever played the Wild Draw Four none",
    "check.challenge-lost": "whoever challenges wrongly has more cards in the hand, and whoever is challenged has not",
    "check.challenge-won": "whoever is challenged rightly has more cards in the hand, and whoever challenges has not",
    "check.one-draws": "one of the two has more cards in the hand, and the other has not",
    # turn, awaiting: their names stay as they are.
    "check.turn-is-null": "turn is null, since the round is over",
    "check.nobody-awaited": "awaiting is empty, since the round is over",
    # colour, round_winner: fields of the state; their names stay as they are.
    "check.colour-named": "colour is the colour that was named",
    "check.caught-draws": "whoever is caught has more cards in the hand, and whoever catches has not",
    "check.winner-shown": "round_winner is whoever played the last card",
}
