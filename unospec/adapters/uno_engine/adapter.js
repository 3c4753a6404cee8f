/**
 * uno-engine 2.0.3 behind the protocol: node adapter.js FOLDER, where the folder holds node_modules/uno-engine.
 *
 * The engine is one class, `Game`, with `play`, `draw`, `pass` and `uno`; what it does not allow it throws. `play`,
 * `pass` and `draw` name no player: they are those of the player in turn. So a draw or pass of anybody else is no move
 * that the engine has; a card of anybody else it refuses as one that the player in turn does not hold. Its one method
 * `uno` is both the call and the catching: whether it was the latter, the engine tells by whom it lets draw. It keeps no
 * discard pile but the top card, and knows no dealer, no rounds and no match.
 *
 * It lets chance settle who begins. Where nobody is told to, the adapter lets chance fall on the dealer, whom no rule
 * lets begin with an ordinary first card, so that the engine passes nothing about who begins by luck.
 */
'use strict';

const path = require('node:path');
const { serve, refusing, Refused, NoSuchMove, Unsupported, Chance } = require('../../kits/node/unospec.js');

const folder = path.resolve(process.argv[2] || '.');
const { Game, Card, Color, Value } = require(require.resolve('uno-engine', { paths: [folder] }));

const SYMBOLS = { DRAW_TWO: 'draw-two', REVERSE: 'reverse', SKIP: 'skip', WILD: 'wild', WILD_DRAW_FOUR: 'wild-draw-four' };
const VALUES = Object.fromEntries(Object.entries(SYMBOLS).map(([name, symbol]) => [symbol, Value[name]]));
const CLOCKWISE = 1;
const COUNTERCLOCKWISE = 2;

/** What can be named in a position and that the engine has no place for. */
const LACKS = ['dealer', 'discards', 'scores', 'rounds'];

const chance = new Chance().install();

const colourOf = (card) => (card.color === undefined ? null : Color[card.color].toLowerCase());
const symbolOf = (card) => SYMBOLS[Value[card.value]] || String(card.value);
const codeOf = (card) => (card.isWildCard() ? symbolOf(card) : `${colourOf(card)}-${symbolOf(card)}`);

/** The codes of the engine's deck as they lie before it is shuffled. */
const UNSHUFFLED = (() => {
  const { deck } = new Game(['p1', 'p2']);
  deck.shuffle.reset();
  return deck.cards.map(codeOf);
})();

let game = null;
let names = [];
/** The engine's word that the game is over, if it has been said. */
let end = null;

function begin(players) {
  names = players;
  end = null;
  game = new Game(players);
  game.on('end', (event) => {
    end = { winner: event.winner.name, score: event.score };
  });
}

function deal(message) {
  const { players, hands, first, draw_pile: pile } = message;
  const order = [...players.flatMap((player) => hands[player]), ...first, ...pile];
  if ([...players.flatMap((player) => hands[player]), ...first].includes('blank')) {
    throw new Unsupported('the engine has no blank cards');
  }
  chance.begin();
  // The last card of the pile is the next one.
  chance.shuffle(UNSHUFFLED, order.reverse());
  chance.choose(beginner(message), players.length);
  begin(players);
}

/** The place of the player on whom chance falls. */
function beginner({ players, starter, dealer }) {
  return Math.max(0, players.indexOf(starter || dealer));
}

function arrange(message) {
  for (const name of message.named || []) {
    const [kind, player] = name.split(':');
    const nothing = kind === 'scores' && message.scores[player] === 0;
    if (LACKS.includes(kind) && !nothing) throw new Unsupported(`the engine has no place for this: ${kind}`);
  }
  chance.begin();
  begin(message.players);
  const { deck } = game;
  // All of the engine's own cards, dealt or not, to be laid where they are told to be.
  deck.shuffle.reset();
  const supply = [...deck.cards];
  const take = (code) => {
    const place = supply.findIndex((card) => codeOf(card) === code);
    if (place < 0) throw new Unsupported(`the engine has no such card left: ${code}`);
    return supply.splice(place, 1)[0];
  };
  for (const player of game.players) player.hand = message.hands[player.name].map(take);
  const top = take(message.discards[0]);
  if (top.isWildCard()) top.color = Color[message.colour.toUpperCase()];
  game.discardedCard = top;
  deck.shuffle.cards = message.draw_pile.map(take).reverse();
  deck.shuffle.length = deck.shuffle.cards.length;
  game.currentPlayer = game.getPlayer(message.turn);
  game.playingDirection = message.direction === 'clockwise' ? CLOCKWISE : COUNTERCLOCKWISE;
}

function nextRound() {
  throw new Unsupported('the engine keeps no match: a further game begins with nothing of the one before');
}

function act(message) {
  if (!game) throw new Error('there is no game');
  const player = game.getPlayer(message.player);
  if (!player) throw new Refused(`${message.player} does not sit at the table`);
  switch (message.act) {
    case 'call':
      return call(player);
    case 'catch':
      return catchOut(player);
  }
  const inTurn = player === game.currentPlayer;
  switch (message.act) {
    case 'draw':
      if (!inTurn) throw new NoSuchMove();
      return refusing(() => game.draw());
    case 'keep':
      if (!inTurn) throw new NoSuchMove();
      return refusing(() => game.pass());
    case 'play':
      play(player, message);
      if (message.uno) call(player);
  }
}

function play(player, { card: code, colour }) {
  const card = player.hand.find((each) => codeOf(each) === code) || make(code);
  const before = card.color;
  // The engine would take it for the card of the player in turn.
  if (player !== game.currentPlayer && game.currentPlayer.hasCard(card)) throw new NoSuchMove();
  if (card.isWildCard() && colour) card.color = Color[colour.toUpperCase()];
  try {
    refusing(() => game.play(card));
  } catch (error) {
    if (card.isWildCard()) card.color = before;
    throw error;
  }
}

/** A card that the player does not hold, for the engine to refuse. */
function make(code) {
  if (code === 'blank') throw new Refused('the engine has no blank cards');
  if (code in VALUES) return new Card(VALUES[code]);
  const [colour, ...symbol] = code.split('-');
  const name = symbol.join('-');
  return new Card(name in VALUES ? VALUES[name] : Number(name), Color[colour.toUpperCase()]);
}

/** A call that is out of place is not refused: the engine lets the caller draw. */
function call(player) {
  refusing(() => game.uno(player));
}

/** Whoever has to draw, the one who catches included: then the engine has taken it for a catching. */
function catchOut(player) {
  const drawn = refusing(() => game.uno(player));
  if (!drawn.length) throw new Refused('taken as a call of UNO by the one who catches');
}

function state() {
  if (!game) return {};
  const hands = Object.fromEntries(names.map((name) => [name, game.getPlayer(name).hand.map(codeOf)]));
  const pile = game.deck.cards.map(codeOf).reverse();
  return {
    hands,
    counts: Object.fromEntries(names.map((name) => [name, hands[name].length])),
    top: codeOf(game.discardedCard),
    colour: colourOf(game.discardedCard),
    symbol: symbolOf(game.discardedCard),
    turn: end ? null : game.currentPlayer.name,
    direction: game.playingDirection === CLOCKWISE ? 'clockwise' : 'counterclockwise',
    draw_pile: pile,
    draw_count: pile.length,
    scores: Object.fromEntries(names.map((name) => [name, end && end.winner === name ? end.score : 0])),
    round_winner: end ? end.winner : null,
  };
}

function awaiting() {
  if (!game || end) return [];
  const found = [];
  const uncalled = (player) => player.hand.length === 1 && !game.yellers[player.name];
  for (const name of names) {
    const player = game.getPlayer(name);
    const acts = [];
    if (player === game.currentPlayer) acts.push('play', 'draw', ...(game.drawn ? ['keep'] : []));
    if (player.hand.length <= 2 && !game.yellers[name]) acts.push('call');
    else if (game.players.some(uncalled)) acts.push('catch');
    if (acts.length) found.push({ player: name, acts });
  }
  return found;
}

serve({
  hello: {
    name: 'uno-engine',
    version: '2.0.3',
    language: 'TypeScript',
    home: 'https://github.com/danguilherme/uno',
    observes: [
      'hands', 'counts', 'top', 'colour', 'symbol', 'turn', 'direction', 'draw_pile', 'draw_count', 'scores', 'round_winner',
    ],
    moves: ['play', 'draw', 'keep', 'call', 'catch'],
    automatic: ['draw-penalty'],
    legality: 'answers',
    series: {
      play: ['card.color = COLOUR, for black cards', 'game.play(card)', 'game.uno(player), for UNO in time'],
      draw: ['game.draw()'],
      keep: ['game.pass()'],
      call: ['game.uno(player)'],
      catch: ['game.uno(player)'],
    },
  },
  deal,
  nextRound,
  arrange,
  act,
  state,
  awaiting,
});
