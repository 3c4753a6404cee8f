"""Complaints about what scenarios tell of the table."""

PROBLEMS = {
    # {colour}, {card}: codes such as red and red-7.
    "position.named": "{colour} is said to be named, but {card} lies on top of the discard pile",
    "position.too-many": "more cards are told of than a deck holds",
    "position.too-many-of-kind": "there are not so many cards of the kind {card} in a deck",
    "position.two-seats": "a player has two seats",
    "position.again": '"{step}" says again what has been said',
    "position.again-of": '"{step}" says again what has been said of player {player}',
    "position.hand-twice": "the hand of player {player} is told twice",
    "position.pile-told": "the whole draw pile is told already",
    "position.next-told": "the next cards of the draw pile are told already",
    "position.over-seven": "more than seven cards are to be dealt to one player",
    "position.not-dealt": '"{step}" tells of a round that is not dealt yet',
    "position.no-opening-draw": "a card of the opening draw is told, but there is no opening draw",
    "position.nothing-dealt": '"{step}" tells of a deal, but nothing is dealt',
    "position.first-deal-over": '"{step}" tells of the first deal, which is over',
    "position.no-seat": "player {player} has no seat",
}
