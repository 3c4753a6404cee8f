/**
 * The `uno` chat plugin of pokemon-showdown 0.11 behind the protocol: node adapter.js FOLDER, where the folder holds
 * node_modules/pokemon-showdown.
 *
 * The plugin is played by chat commands in a room: `/uno play Red 7`, `/uno color Blue`, `/uno draw`, `/uno pass`,
 * `/uno uno 42`. Here they are given to its own command handlers; `server.js` stands in for the chat server around it.
 * The plugin waits 750 ms for a call of UNO before the turn moves on (the call can be made later too), and puts out
 * whoever does nothing for a minute; so the adapter drives the clock. Some refusals are silent: a command after which
 * nothing has been said and nothing has moved counts as refused.
 *
 * The plugin picks a player by chance; play begins to the left of that one. So the one picked is in the dealer's place,
 * and the adapter lets chance fall on the dealer.
 */
'use strict';

const path = require('node:path');
const { serve, idle, Refused, Unsupported, Chance, Clock } = require('../../kits/node/unospec.js');
const { Server } = require('./server.js');

const chance = new Chance().install();
const clock = new Clock().install();
const server = new Server(path.resolve(process.argv[2] || '.'));

const SYMBOLS = { '+2': 'draw-two', Reverse: 'reverse', Skip: 'skip', Wild: 'wild', '+4': 'wild-draw-four' };
const VALUES = Object.fromEntries(Object.entries(SYMBOLS).map(([value, symbol]) => [symbol, value]));
/** How long the plugin waits for a call before the turn moves on. */
const WAIT_FOR_CALL = 750;
const NO_CHANCE = 0.999999;

/** What can be named in a position and that the plugin has no place for. */
const LACKS = ['dealer', 'scores', 'rounds'];

const symbolOf = (card) => SYMBOLS[card.value] || card.value;
const codeOf = (card) => (card.color === 'Black' ? symbolOf(card) : `${card.color.toLowerCase()}-${symbolOf(card)}`);
const capital = (word) => word[0].toUpperCase() + word.slice(1);

/** The plugin's name of a card. */
function nameOf(code) {
  if (code === 'wild') return 'Wild';
  if (code === 'wild-draw-four') return 'Wild +4';
  const [colour, ...symbol] = code.split('-');
  const name = symbol.join('-');
  return symbol.length ? `${capital(colour)} ${VALUES[name] || name}` : capital(code);
}

let game = null;
let names = [];
let winner = null;

/** The codes of the plugin's deck as they lie before it is shuffled. */
const UNSHUFFLED = (() => {
  const random = Math.random;
  // Every swap of the shuffle is one of a card with itself.
  Math.random = () => NO_CHANCE;
  server.open();
  server.command('host', 'create');
  Math.random = random;
  const codes = server.room.game.deck.map(codeOf);
  server.command('host', 'end');
  return codes;
})();

async function begin(players, order, picked) {
  names = players;
  winner = null;
  clock.clear();
  server.open();
  chance.begin();
  // The last card of the deck is the next one.
  chance.shuffle(UNSHUFFLED, [...order].reverse());
  server.command('host', 'create');
  game = server.room.game;
  for (const player of players) server.command(player, 'join');
  // The next one in the order of joining becomes the one in the dealer's place.
  chance.choose((picked - 1 + players.length) % players.length, players.length);
  server.command('host', 'start');
  await moveOn();
}

async function deal(message) {
  const { players, hands, first, draw_pile: pile, starter, dealer } = message;
  const dealt = players.flatMap((player) => hands[player]);
  if ([...dealt, ...first].includes('blank')) throw new Unsupported('the engine has no blank cards');
  if (!starter && !dealer) throw new Unsupported('the engine lets chance settle who begins');
  const count = players.length;
  const picked = dealer ? players.indexOf(dealer) : (players.indexOf(starter) - 1 + count) % count;
  if (starter && players[(picked + 1) % count] !== starter) {
    throw new Unsupported('in the engine nobody begins but the one after the one who is picked by chance');
  }
  await begin(players, [...dealt, ...first, ...pile], picked);
}

async function arrange(message) {
  for (const name of message.named || []) {
    const kind = name.split(':')[0];
    if (LACKS.includes(kind)) throw new Unsupported(`the engine has no place for this: ${kind}`);
  }
  await begin(message.players, ['red-0'], 0);
  // All of the plugin's own cards, to be laid where they are told to be.
  const supply = [...game.deck, ...game.discards, ...game.players.flatMap((player) => player.hand)];
  const take = (code) => {
    const place = supply.findIndex((card) => codeOf(card) === code);
    if (place < 0) throw new Unsupported(`the engine has no such card left: ${code}`);
    return supply.splice(place, 1)[0];
  };
  for (const player of game.players) {
    player.hand = message.hands[player.id].map(take);
    player.cardLock = null;
  }
  game.discards = message.discards.map(take);
  game.topCard = game.discards[0];
  game.lastColor = capital(message.colour);
  if (game.topCard.color === 'Black') game.topCard.changedColor = game.lastColor;
  game.deck = message.draw_pile.map(take).reverse();
  game.currentPlayer = game.playerTable[message.turn];
  game.direction = message.direction === 'clockwise' ? 1 : -1;
}

async function act(message) {
  if (!game) throw new Error('there is no game');
  const { player, card, colour } = message;
  switch (message.act) {
    case 'draw':
      await say(player, 'draw');
      break;
    case 'keep':
      await say(player, 'pass');
      break;
    case 'call':
      await call(player);
      break;
    case 'play':
      await say(player, 'play', nameOf(card));
      if (colour && game.state === 'color' && !game.ended) await say(player, 'color', capital(colour));
      if (message.uno) await call(player);
  }
  await moveOn();
}

/** The button that the plugin shows to every player holds the number that the call needs. */
async function call(player) {
  await say(player, 'uno', game.unoId || '0');
}

/** Gives a command. Throws Refused with what the plugin answers, or if it does nothing at all. */
async function say(player, command, target = '') {
  server.said = [];
  const refusal = server.command(player, command, target);
  await idle();
  for (const line of server.said) {
    const won = /Congratulations to (\w+) for winning/.exec(line);
    if (won) winner = won[1];
  }
  if (refusal !== null) throw new Refused(refusal);
  if (!server.said.length) throw new Refused('');
}

/** Lets the time go by that the plugin waits for a call. */
async function moveOn() {
  await idle();
  if (game.state === 'uno' && !game.ended) await clock.advance(WAIT_FOR_CALL);
}

function state() {
  if (!game) return {};
  const hands = Object.fromEntries(game.players.map((player) => [player.id, player.hand.map(codeOf)]));
  const pile = game.deck.map(codeOf).reverse();
  const discards = game.discards.map(codeOf);
  const top = game.topCard;
  const colour = (top.changedColor || top.color).toLowerCase();
  return {
    hands,
    counts: Object.fromEntries(Object.entries(hands).map(([player, cards]) => [player, cards.length])),
    top: codeOf(top),
    colour: colour === 'black' || game.state === 'color' ? null : colour,
    symbol: symbolOf(top),
    turn: game.ended ? null : game.currentPlayer.id,
    direction: game.direction === 1 ? 'clockwise' : 'counterclockwise',
    draw_pile: pile,
    draw_count: pile.length,
    discards,
    discard_count: discards.length,
    round_winner: winner,
  };
}

function awaiting() {
  if (!game || game.ended) return [];
  const found = new Map();
  const player = game.currentPlayer;
  if (game.state === 'play') {
    // After a draw that cannot be played the plugin says that the player must pass.
    if (!player.cardLock) found.set(player.id, ['play', 'draw']);
    else found.set(player.id, mustPass(player) ? ['keep'] : ['play', 'keep']);
  }
  const caller = game.awaitUnoPlayer;
  if (caller) found.set(caller.id, [...(found.get(caller.id) || []), 'call']);
  return [...found].map(([id, acts]) => ({ player: id, acts }));
}

/** Whether the plugin has told the player so, or says so when it is asked about a Wild Draw Four. */
function mustPass(player) {
  if (server.inbox(player.id).some((line) => /You must pass\./.test(line))) return true;
  return player.cardLock === nameOf('wild-draw-four') && !player.canPlayWildFour();
}

serve({
  hello: {
    name: 'Pokémon Showdown (uno plugin)',
    version: '0.11.11',
    language: 'TypeScript',
    home: 'https://github.com/smogon/pokemon-showdown',
    observes: [
      'hands', 'counts', 'top', 'colour', 'symbol', 'turn', 'direction', 'draw_pile', 'draw_count', 'discards',
      'discard_count', 'round_winner',
    ],
    moves: ['play', 'draw', 'keep', 'call'],
    automatic: ['catch', 'draw-penalty'],
    legality: 'answers',
    series: {
      play: ['/uno play CARD', '/uno color COLOUR, for black cards', '/uno uno NUMBER, for UNO in time'],
      draw: ['/uno draw'],
      keep: ['/uno pass'],
      call: ['/uno uno NUMBER'],
    },
  },
  deal,
  arrange,
  act,
  state,
  awaiting,
});
