/** The adapter of your engine. It passes messages on and shows what has come of them; it never decides a rule. */
'use strict';

const { serve, refusing, Unsupported, Chance } = require('./unospec.js');
const { Game, IllegalMove, newDeck } = require('./toy-engine.js');

/** What the protocol calls the faces that it names otherwise. */
const SYMBOLS = { '+2': 'draw-two', '+4': 'wild-draw-four' };
const FACES = { 'draw-two': '+2', 'wild-draw-four': '+4' };

/** What the protocol calls a card: red-7, blue-draw-two, wild. */
function code({ colour, face }) {
  const symbol = SYMBOLS[face] || face;
  return colour ? `${colour}-${symbol}` : symbol;
}

/** A card of the engine. */
function make(code) {
  if (code === 'wild' || code === 'wild-draw-four') return { colour: null, face: FACES[code] || code };
  const [colour, ...rest] = code.split('-');
  const symbol = rest.join('-');
  return { colour, face: FACES[symbol] || symbol };
}

// The engine's own shuffles give the order that is told.
const chance = new Chance().install();
let game = null;

serve({
  hello: {
    name: 'Toy',
    version: '1.0',
    language: 'JavaScript',
    moves: ['play', 'draw', 'keep'],
    observes: ['hands', 'top', 'colour', 'turn', 'direction', 'draw_pile', 'discards', 'round_winner'],
    automatic: ['draw-penalty'],
  },

  /** A new round. The engine deals; only the order of its cards is told. */
  deal({ players, starter, dealer, hands, first, draw_pile: pile }) {
    if (!starter && !dealer) throw new Unsupported('the engine does not settle who deals');
    // This engine lets its first player begin.
    const start = starter ? players.indexOf(starter) : players.indexOf(dealer) + 1;
    const names = [...players, ...players].slice(start, start + players.length);
    const dealt = names.flatMap((name) => hands[name]);
    if ([...dealt, ...first].includes('blank')) throw new Unsupported('the engine has no blank cards');
    // The engine takes cards from the end of its deck.
    chance.begin();
    chance.shuffle(newDeck().map(code), [...dealt, ...first, ...pile].reverse());
    game = new Game(names);
  },

  /** A position in the middle of a round. */
  arrange({ players, hands, draw_pile: pile, discards, colour, turn, direction, named = [] }) {
    if (named.some((what) => ['dealer', 'scores', 'rounds', 'duel'].includes(what.split(':')[0]))) {
      throw new Unsupported('the engine plays a single round, without dealer and points');
    }
    if ([...pile, ...discards, ...Object.values(hands).flat()].includes('blank')) {
      throw new Unsupported('the engine has no blank cards');
    }
    chance.begin();
    game = new Game(players);
    game.hands = Object.fromEntries(players.map((name) => [name, hands[name].map(make)]));
    game.deck = pile.map(make).reverse();
    game.pile = discards.map(make).reverse();
    game.colour = colour;
    game.place = players.indexOf(turn);
    game.step = direction === 'clockwise' ? 1 : -1;
  },

  /** One of the moves named above. What the engine does not allow is refused, with its own reason. */
  act({ act, player, card, colour }) {
    refusing(() => {
      if (act === 'draw') return game.draw(player);
      if (act === 'keep') return game.keep(player);
      // Of two that are alike the last one, which may be the one just drawn.
      const held = game.hands[player].findLast((each) => code(each) === card);
      return game.play(player, held || make(card), colour);
    }, IllegalMove);
  },

  /** What can be seen: everything that `observes` names. */
  state() {
    return {
      hands: Object.fromEntries(Object.entries(game.hands).map(([name, hand]) => [name, hand.map(code)])),
      top: code(game.pile[game.pile.length - 1]),
      colour: game.colour,
      turn: game.winner ? null : game.turn,
      direction: game.step === 1 ? 'clockwise' : 'counterclockwise',
      draw_pile: game.deck.map(code).reverse(),
      discards: game.pile.map(code).reverse(),
      round_winner: game.winner,
    };
  },

  /** Who may act now, and how. */
  awaiting() {
    return game.winner ? [] : [{ player: game.turn, acts: ['play', game.drawn ? 'keep' : 'draw'] }];
  },
});
