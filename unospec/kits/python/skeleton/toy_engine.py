"""A toy engine that plays one round of UNO by simple rules. Replace it with your own engine."""

import random

COLOURS = ("red", "yellow", "green", "blue")
FACES = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "skip", "reverse", "+2")


class IllegalMove(Exception):
    """What the rules of this engine do not allow."""


class Card:
    """A card. colour: None if it is black. face: a number, skip, reverse, +2, wild or +4."""

    def __init__(self, colour, face):
        self.colour = colour
        self.face = face


def new_deck():
    """The 108 cards."""
    deck = [Card(colour, "0") for colour in COLOURS]
    deck += [Card(colour, face) for colour in COLOURS for face in FACES * 2]
    return deck + [Card(None, face) for face in ("wild", "+4") * 4]


class Game:
    """One round. The first player begins; cards are taken from the end of the deck."""

    def __init__(self, names):
        self.names = list(names)
        self.deck = new_deck()
        random.shuffle(self.deck)
        self.hands = {name: [self.deck.pop() for _ in range(7)] for name in self.names}
        self.pile = [self.deck.pop()]
        self.colour = self.pile[-1].colour or "red"
        self.place = 0
        self.step = 1
        self.drawn = None
        self.winner = None

    @property
    def turn(self):
        """Whose turn it is."""
        return self.names[self.place]

    def play(self, name, card, colour=None):
        """Play a card; for a black one, name a colour."""
        self._check_turn(name)
        if card not in self.hands[name]:
            raise IllegalMove("you do not hold that card")
        if self.drawn is not None and card is not self.drawn:
            raise IllegalMove("only the card just drawn can be played")
        if card.colour and card.colour != self.colour and card.face != self.pile[-1].face:
            raise IllegalMove("that card does not fit")
        if not card.colour and colour not in COLOURS:
            raise IllegalMove("name a colour")
        self.hands[name].remove(card)
        self.pile.append(card)
        self.colour = card.colour or colour
        if not self.hands[name]:
            self.winner = name
        if card.face == "reverse":
            self.step = -self.step
        self._next()
        if card.face in ("+2", "+4"):
            self._give(self.turn, 2 if card.face == "+2" else 4)
        if card.face in ("+2", "+4", "skip"):
            self._next()

    def draw(self, name):
        """Draw a card, which may then be played or kept."""
        self._check_turn(name)
        if self.drawn is not None:
            raise IllegalMove("you have drawn already")
        self._give(name, 1)
        self.drawn = self.hands[name][-1]

    def keep(self, name):
        """Keep the card just drawn; that ends the turn."""
        self._check_turn(name)
        if self.drawn is None:
            raise IllegalMove("draw first")
        self._next()

    def _check_turn(self, name):
        if self.winner is not None:
            raise IllegalMove("the round is over")
        if name != self.turn:
            raise IllegalMove("it is not your turn")

    def _next(self):
        self.place = (self.place + self.step) % len(self.names)
        self.drawn = None

    def _give(self, name, count):
        for _ in range(count):
            if not self.deck:
                self.deck, self.pile = self.pile[:-1], self.pile[-1:]
                random.shuffle(self.deck)
            self.hands[name].append(self.deck.pop())
