"""The vocabulary: every step, declared once, with its English phrase.

A field ``[card.indefinite]`` asks for a value in a form; the forms are the columns of the language's table
``locales/<language>/forms.yaml``. The phrases of the other languages stand in ``steps.po`` under ``step:<id>``.
A phrase with a count has a singular and a plural. A phrase begins with a small letter unless its first word
has a capital anywhere: it continues the line after the Gherkin keyword, and has no full stop.
"""

from __future__ import annotations

from dataclasses import dataclass

from unospec.scenarios.model import Kind, Role


@dataclass(frozen=True, slots=True)
class Declaration:
    """A step of the vocabulary.

    id: stable. role: where it may stand. kinds: its parameters by name. phrase: English, the plural one
    where `singular` is given. note: for translators: what it means at the table.
    """

    id: str
    role: Role
    kinds: dict[str, Kind]
    phrase: str
    note: str
    singular: str = ""


def _given(id: str, kinds: dict[str, Kind], phrase: str, note: str, singular: str = "") -> Declaration:
    return Declaration(id, "given", kinds, phrase, note, singular)


def _when(id: str, kinds: dict[str, Kind], phrase: str, note: str, singular: str = "") -> Declaration:
    return Declaration(id, "when", kinds, phrase, note, singular)


def _then(id: str, kinds: dict[str, Kind], phrase: str, note: str, singular: str = "") -> Declaration:
    return Declaration(id, "then", kinds, phrase, note, singular)


_DECLARED = (
    # What is on the table. What is not said is filled in, and may not matter.
    _given("seated", {"players": "players"}, "[players] sit round the table clockwise in this order", "The seats; the first one's left-hand neighbour comes second."),
    _given("dealer", {"player": "player"}, "[player] is the dealer", "Who deals, or has dealt, this round."),
    _given("turn", {"player": "player"}, "it is [player.possessive] turn", "Whose turn it is."),
    _given("direction", {"direction": "direction"}, "play goes [direction]", "The direction of play."),
    _given("holds", {"player": "player", "cards": "cards"}, "[player] holds only [cards.indefinite]", "The whole hand, nothing else in it."),
    _given("holds-count", {"player": "player", "count": "count"}, "[player] holds [count] cards", "How many cards, whichever they are.", "[player] holds [count] card"),
    _given("top", {"card": "card"}, "[card.indefinite] lies on top of the discard pile", "The card to be matched."),
    _given("named", {"colour": "colour"}, "[colour] is the colour named", "The black card on top was played with this colour named."),
    _given("next-card", {"card": "card"}, "the next card of the draw pile is [card.indefinite]", "The card that will be drawn next."),
    _given("next-cards", {"cards": "cards"}, "the next cards of the draw pile are [cards.indefinite]", "The cards that will be drawn next, in this order; two or more."),
    _given("pile-is", {"cards": "cards"}, "the whole draw pile, from the top down, is [cards.indefinite]", "The whole draw pile, in this order; one or more cards."),
    _given("discards-below", {"cards": "cards"}, "below the top of the discard pile there is only [cards.indefinite]", "All other discards; one or more cards."),
    _given("score", {"player": "player", "points": "points"}, "[player] has [points] points", "The score so far in the match.", "[player] has [points] point"),
    _given("rounds", {"player": "player", "count": "count"}, "[player] has won [count] rounds", "Rounds won so far in the match.", "[player] has won [count] round"),
    _given("in-duel", {"player": "player", "other": "player"}, "[player] and [other] are the last two and are playing their duel", "Everybody else has been put out; this round settles the match."),
    _given("youngest", {"player": "player"}, "[player] is the youngest", "The youngest person at the table."),
    _given("opening-card", {"player": "player", "card": "card"}, "[player] gets [card.indefinite] in the opening draw", "The card this player draws in the draw that decides who deals or starts; a second such line for the same player is the card of a redraw."),
    _given("first-card", {"card": "card"}, "the first card to be turned up is [card.indefinite]", "The card that will lie face up when the round begins."),
    _given("first-cards", {"cards": "cards"}, "the first cards to be turned up are [cards.indefinite]", "In this order, where the first one may have to go back; two or more."),
    _given("dealt", {"player": "player", "cards": "cards"}, "[player] is to be dealt [cards.indefinite], among others", "Some of the seven cards this player will be dealt."),
    # What is done. It has to be possible, or the scenario fails.
    _when("opening-draw", {}, "everybody draws a card for the opening draw", "The draw that decides who deals or starts; redraws included."),
    _when("deal", {}, "the cards are dealt and the first card is turned up", "The round begins."),
    _when("next-round", {}, "the next round is dealt", "After a round has ended."),
    _when("stop", {}, "the players decide to end the match", "They stop between two rounds because they want to."),
    _when("names", {"player": "player", "colour": "colour"}, "[player] names [colour]", "The colour of a black card turned up at the start."),
    _when("plays", {"player": "player", "card": "card"}, "[player] plays [card.indefinite]", "A coloured card, from the hand or just drawn."),
    _when("plays-naming", {"player": "player", "card": "card", "colour": "colour"}, "[player] plays [card.indefinite] and names [colour]", "A Wild or Wild Draw Four with the colour named."),
    _when("plays-uno", {"player": "player", "card": "card"}, "[player] calls UNO in time and plays [card.indefinite]", "The second-last card, with the call made when it should be."),
    _when("plays-naming-uno", {"player": "player", "card": "card", "colour": "colour"}, "[player] calls UNO in time, plays [card.indefinite] and names [colour]", "The same with a black card."),
    _when("jumps-in", {"player": "player", "card": "card"}, "[player] jumps in with [card.indefinite]", "A card played out of turn."),
    _when("jumps-in-naming", {"player": "player", "card": "card", "colour": "colour"}, "[player] jumps in with [card.indefinite] and names [colour]", "A black card played out of turn."),
    _when("draws", {"player": "player"}, "[player] draws", "Instead of playing: one card or as many as the rules want."),
    _when("keeps", {"player": "player"}, "[player] keeps the drawn card", "The turn ends without a card played."),
    _when("takes", {"player": "player"}, "[player] draws the penalty cards", "The cards owed for a Draw Two or Wild Draw Four, without answering or challenging."),
    _when("calls", {"player": "player"}, "[player] calls UNO", "A call at this very moment, apart from playing."),
    _when("catches", {"player": "player", "whom": "player"}, "[player] catches [whom.object] not calling UNO", "Someone points out that another player has not called UNO."),
    _when("challenges", {"player": "player"}, "[player] challenges the Wild Draw Four", "The claim that it was played unlawfully."),
    # What is tried. Whether it is possible is what the scenario asks.
    _when("tries-play", {"player": "player", "card": "card"}, "[player] tries to play [card.indefinite]", "May or may not be allowed."),
    _when("tries-play-naming", {"player": "player", "card": "card", "colour": "colour"}, "[player] tries to play [card.indefinite] and name [colour]", "May or may not be allowed."),
    _when("tries-jump-in", {"player": "player", "card": "card"}, "[player] tries to jump in with [card.indefinite]", "Out of turn; may or may not be allowed."),
    _when("tries-draw", {"player": "player"}, "[player] tries to draw", "Instead of playing; may or may not be allowed."),
    _when("tries-keep", {"player": "player"}, "[player] tries to keep the drawn card", "May or may not be allowed."),
    _when("tries-pass", {"player": "player"}, "[player] tries to pass without drawing", "Neither play nor draw; may or may not be allowed."),
    _when("tries-call", {"player": "player"}, "[player] tries to call UNO", "May or may not count."),
    _when("tries-catch", {"player": "player", "whom": "player"}, "[player] tries to catch [whom.object] not calling UNO", "May or may not be allowed."),
    _when("tries-challenge", {"player": "player"}, "[player] tries to challenge the Wild Draw Four", "May or may not be allowed."),
    # What is seen.
    _then("allowed", {}, "that is allowed", "What was tried just now is possible."),
    _then("refused", {}, "that is not allowed", "What was tried just now is not possible, and nothing has changed."),
    _then("turn-is", {"player": "player"}, "it is [player.possessive] turn now", "Whose turn it is now."),
    _then("has-count", {"player": "player", "count": "count"}, "[player] holds [count] cards now", "How many cards are in the hand now.", "[player] holds [count] card now"),
    _then("hand-is", {"player": "player", "cards": "cards"}, "[player] now holds just [cards.indefinite]", "The whole hand, in any order."),
    _then("hand-has", {"player": "player", "card": "card"}, "[player] now has [card.indefinite] in hand", "The hand, whatever else is in it."),
    _then("top-is", {"card": "card"}, "[card.indefinite] now lies on top of the discard pile", "The top discard."),
    _then("colour-is", {"colour": "colour"}, "[colour] has to be followed", "The colour in force."),
    _then("direction-is", {"direction": "direction"}, "play now goes [direction]", "The direction of play."),
    _then("dealer-is", {"player": "player"}, "[player] deals", "Who deals this round."),
    _then("pile-count", {"count": "count"}, "there are [count] cards in the draw pile", "How many cards there are to draw.", "there is [count] card in the draw pile"),
    _then("pile-has", {"card": "card"}, "[card.indefinite] is in the draw pile", "Anywhere in it."),
    _then("pile-bottom", {"card": "card"}, "[card.indefinite] lies at the bottom of the draw pile", "The card that will be drawn last."),
    _then("discard-count", {"count": "count"}, "there are [count] cards in the discard pile", "The top card included.", "there is [count] card in the discard pile"),
    _then("deck-count", {"count": "count"}, "there are [count] cards in all", "Hands and piles together.", "there is [count] card in all"),
    _then("deck-has", {"card": "card", "count": "count"}, "[card.definite] is there [count] times in all", "How often that kind of card is in the whole deck.", "[card.definite] is there [count] time in all"),
    _then("round-won", {"player": "player"}, "[player] has won the round", "The round is over."),
    _then("round-open", {}, "the round goes on", "Nobody has won it yet."),
    _then("match-won", {"player": "player"}, "[player] has won the match", "The match is over."),
    _then("match-open", {}, "the match goes on", "Nobody has won it yet."),
    _then("score-is", {"player": "player", "points": "points"}, "[player] has [points] points now", "The score in the match.", "[player] has [points] point now"),
    _then("rounds-is", {"player": "player", "count": "count"}, "[player] has won [count] rounds now", "Rounds won in the match.", "[player] has won [count] round now"),
    _then("out", {"player": "player"}, "[player] is out of the match", "Does not play on."),
    _then("not-out", {"player": "player"}, "[player] is still in the match", "Plays on."),
    _then("duel", {"player": "player", "other": "player"}, "[player] and [other] play a duel", "The last two, for the match."),
)

#: Every step by id, in a fixed order.
STEPS: dict[str, Declaration] = {each.id: each for each in _DECLARED}
