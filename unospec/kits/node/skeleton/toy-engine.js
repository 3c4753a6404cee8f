/** A toy engine that plays one round of UNO by simple rules. Replace it with your own engine. */
'use strict';

const COLOURS = ['red', 'yellow', 'green', 'blue'];
const FACES = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'skip', 'reverse', '+2'];

/** What the rules of this engine do not allow. */
class IllegalMove extends Error {}

/** The 108 cards. A card has a colour, null if it is black, and a face: a number, skip, reverse, +2, wild or +4. */
function newDeck() {
  const deck = COLOURS.flatMap((colour) => ['0', ...FACES, ...FACES].map((face) => ({ colour, face })));
  for (let count = 0; count < 4; count++) deck.push({ colour: null, face: 'wild' }, { colour: null, face: '+4' });
  return deck;
}

/** Shuffles in place, as Fisher and Yates have it. */
function shuffle(cards) {
  for (let last = cards.length - 1; last > 0; last--) {
    const place = Math.floor(Math.random() * (last + 1));
    [cards[last], cards[place]] = [cards[place], cards[last]];
  }
}

/** One round. The first player begins; cards are taken from the end of the deck. */
class Game {
  constructor(names) {
    this.names = names;
    this.deck = newDeck();
    shuffle(this.deck);
    this.hands = Object.fromEntries(names.map((name) => [name, []]));
    for (const name of names) this.give(name, 7);
    this.pile = [this.deck.pop()];
    this.colour = this.pile[0].colour || 'red';
    this.place = 0;
    this.step = 1;
    this.drawn = null;
    this.winner = null;
  }

  /** Whose turn it is. */
  get turn() {
    return this.names[this.place];
  }

  /** Plays a card; for a black one, a colour is named. */
  play(name, card, colour) {
    this.checkTurn(name);
    const hand = this.hands[name];
    if (!hand.includes(card)) throw new IllegalMove('you do not hold that card');
    if (this.drawn && card !== this.drawn) throw new IllegalMove('only the card just drawn can be played');
    const top = this.pile[this.pile.length - 1];
    if (card.colour && card.colour !== this.colour && card.face !== top.face) throw new IllegalMove('that card does not fit');
    if (!card.colour && !COLOURS.includes(colour)) throw new IllegalMove('name a colour');
    hand.splice(hand.indexOf(card), 1);
    this.pile.push(card);
    this.colour = card.colour || colour;
    if (!hand.length) this.winner = name;
    if (card.face === 'reverse') this.step = -this.step;
    this.next();
    if (card.face === '+2') this.give(this.turn, 2);
    if (card.face === '+4') this.give(this.turn, 4);
    if (['+2', '+4', 'skip'].includes(card.face)) this.next();
  }

  /** Draws a card, which may then be played or kept. */
  draw(name) {
    this.checkTurn(name);
    if (this.drawn) throw new IllegalMove('you have drawn already');
    this.give(name, 1);
    this.drawn = this.hands[name][this.hands[name].length - 1];
  }

  /** Keeps the card just drawn; that ends the turn. */
  keep(name) {
    this.checkTurn(name);
    if (!this.drawn) throw new IllegalMove('draw first');
    this.next();
  }

  checkTurn(name) {
    if (this.winner) throw new IllegalMove('the round is over');
    if (name !== this.turn) throw new IllegalMove('it is not your turn');
  }

  next() {
    this.place = (this.place + this.step + this.names.length) % this.names.length;
    this.drawn = null;
  }

  give(name, count) {
    for (; count; count--) {
      if (!this.deck.length) {
        this.deck = this.pile.splice(0, this.pile.length - 1);
        shuffle(this.deck);
      }
      this.hands[name].push(this.deck.pop());
    }
  }
}

module.exports = { Game, IllegalMove, newDeck };
