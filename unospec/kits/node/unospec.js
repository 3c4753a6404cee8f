/**
 * The Node kit of unospec: what is tedious about an adapter, in one file without dependencies (CommonJS, Node 18+).
 *
 *     const { serve, Refused, Unsupported } = require('./unospec');
 *     serve({
 *       hello: { name: 'My engine', version: '1.0', moves: ['play', 'draw'], observes: ['hands', 'top', 'turn'] },
 *       deal(message) { … },          // throw new Unsupported('why') for what your engine has no way to do
 *       arrange(message) { … },
 *       act(message) { … },           // throw new Refused('why') if your engine refuses; else it counts as accepted
 *       state() { return { … }; },    // what can be seen now
 *       awaiting() { return [ … ]; }, // who may act now: { player, acts }
 *     });
 *
 * All methods may be async; the next message waits for them. Once the kit is loaded, whatever is printed goes to stderr,
 * for stdout belongs to the protocol: so load it before the engine. Beside `serve` there are `refusing`, which makes the
 * engine's own exceptions refusals, and three helpers: `Prompts` for engines that ask and wait, `Clock` for engines that
 * use timers, `Chance` for engines that shuffle.
 */
'use strict';

const { StringDecoder } = require('node:string_decoder');

/** Writes to what stdout was. */
const write = process.stdout.write.bind(process.stdout);
process.stdout.write = (...anything) => process.stderr.write(...anything);
// The console may hold on to stdout by itself.
for (const name of ['log', 'info', 'debug']) console[name] = console.error;

/** The version of the protocol that this kit speaks. */
const PROTOCOL = 1;

/** Thrown by `act`: the engine refuses. `message` is the engine's own reason, or empty. */
class Refused extends Error {}

/** Thrown by `act`: the engine knows no such kind of move. */
class NoSuchMove extends Error {}

/** Thrown by any method but `act`: the engine has no way to do it. `message` says why, in one line of English. */
class Unsupported extends Error {}

/** Which method answers which message, and what is said if the adapter has no such method. */
const METHODS = {
  configure: ['configure', 'the engine has no switches'],
  opening: ['opening', 'the engine has no opening draw'],
  deal: ['deal', 'the engine cannot be made to deal given cards'],
  'next-round': ['nextRound', 'the engine plays a single round'],
  arrange: ['arrange', 'the engine cannot be set to a given position'],
  stop: ['stop', 'the engine cannot end a match'],
};

// The engine's timers may be faked later on; these are the real ones.
const realSetImmediate = setImmediate;

/** Waits until whatever the engine has begun, short of timers and files, has run its course. */
async function idle() {
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => realSetImmediate(resolve));
}

/**
 * Answers messages from stdin on stdout until `bye` or the end of input, and then ends the process.
 *
 * An exception that is none of the three above is answered with `error`; its trace goes to stderr.
 */
function serve(adapter) {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  let ended = false;
  let queue = Promise.resolve();
  const take = (line) => {
    if (!line.trim()) return;
    queue = queue.then(async () => {
      if (ended) return;
      const reply = await answer(adapter, line);
      const text = JSON.stringify(reply) + '\n';
      ended = reply.type === 'bye';
      write(text, ended ? () => process.exit(0) : undefined);
    });
  };
  process.stdin.on('data', (chunk) => {
    const lines = (rest + decoder.write(chunk)).split('\n');
    rest = lines.pop();
    lines.forEach(take);
  });
  process.stdin.on('end', () => {
    queue.then(() => process.exit(0));
  });
}

/** The reply to one line. */
async function answer(adapter, line) {
  let message;
  try {
    message = JSON.parse(line);
  } catch (error) {
    return { type: 'error', id: 0, why: `no JSON: ${error.message}` };
  }
  if (message === null || typeof message !== 'object' || Array.isArray(message)) {
    return { type: 'error', id: 0, why: 'a message has to be a JSON object' };
  }
  const id = Number.isInteger(message.id) ? message.id : 0;
  try {
    return { ...(await reply(adapter, message)), id };
  } catch (error) {
    process.stderr.write(`${error && error.stack ? error.stack : error}\n`);
    return { type: 'error', id, why: reason(error) || 'the adapter has failed' };
  }
}

async function reply(adapter, message) {
  switch (message.type) {
    case 'hello':
      return { type: 'hello', protocol: PROTOCOL, ...adapter.hello };
    case 'bye':
      if (adapter.bye) await adapter.bye();
      return { type: 'bye' };
    case 'act':
      return { type: 'answer', ...(await outcome(adapter, message)), ...(await shown(adapter)) };
  }
  const [name, lacking] = METHODS[message.type] || [];
  if (!name) return { type: 'error', why: `no such message: ${message.type}` };
  if (!adapter[name]) return { type: 'unsupported', why: lacking };
  try {
    await adapter[name](message);
  } catch (error) {
    if (error instanceof Unsupported) return { type: 'unsupported', why: error.message };
    throw error;
  }
  return { type: 'done', ...(await shown(adapter)) };
}

async function outcome(adapter, message) {
  const moves = adapter.hello.moves || [];
  if (!adapter.act || !moves.includes(message.act)) return { answer: 'no-such-move' };
  try {
    await adapter.act(message);
    return { answer: 'accepted' };
  } catch (error) {
    if (error instanceof NoSuchMove) return { answer: 'no-such-move' };
    if (error instanceof Refused) return { answer: 'refused', reason: error.message };
    throw error;
  }
}

async function shown(adapter) {
  const state = adapter.state ? await adapter.state() : {};
  return { state, awaiting: adapter.awaiting ? await adapter.awaiting() : [] };
}

/** The message of anything that was thrown, in one line. */
function reason(error) {
  return String(error && error.message !== undefined ? error.message : error).replace(/\s+/g, ' ').trim();
}

/**
 * What `attempt` returns; an exception of `kind` becomes Refused with its message.
 *
 * If `attempt` is async, so is this: `await refusing(async () => …)`.
 */
function refusing(attempt, kind = Error) {
  const refuse = (error) => {
    throw error instanceof kind ? new Refused(reason(error)) : error;
  };
  let made;
  try {
    made = attempt();
  } catch (error) {
    refuse(error);
  }
  return made && typeof made.then === 'function' ? made.then(undefined, refuse) : made;
}

/**
 * The bridge from an engine that asks and waits to one that answers messages.
 *
 * Give the engine a callback that returns `prompts.ask(player, acts, more)`, a promise of the move. `awaiting()` is what
 * is open now, for the adapter's `awaiting`. In `act`, `await prompts.answer(player, move)` hands the move over and
 * waits until the engine asks again or is done.
 */
class Prompts {
  constructor() {
    this.open = [];
  }

  /** A question by the engine. acts: what is open; more: `owed` or `moves`, if there is any. Resolves to the move. */
  ask(player, acts, more = {}) {
    return new Promise((resolve, reject) => this.open.push({ player, acts, more, resolve, reject }));
  }

  /** The open questions as the protocol wants them; one entry for each player. */
  awaiting() {
    const found = new Map();
    for (const { player, acts, more } of this.open) {
      const entry = found.get(player) || { player, acts: [] };
      entry.acts = [...new Set([...entry.acts, ...acts])];
      found.set(player, { ...entry, ...more });
    }
    return [...found.values()];
  }

  /** Answers that player's question, the one for `act` if there are several. Throws Refused if there is none. */
  async answer(player, move, act) {
    const fits = (each) => each.player === player && (act === undefined || each.acts.includes(act));
    const place = this.open.findIndex(fits);
    if (place < 0) throw new Refused(`nothing is asked of ${player}`);
    const [question] = this.open.splice(place, 1);
    question.resolve(move);
    await idle();
  }

  /** Forgets all questions, so that an engine that is thrown away waits for ever. */
  clear() {
    this.open = [];
  }
}

/**
 * A clock that stands still until it is told to go on: stands in for timers and for Date.now().
 *
 * Install it before the engine is loaded if the engine keeps timers of its own.
 */
class Clock {
  constructor(now = 1_000_000_000_000) {
    this.now = now;
    this.timers = new Map();
    this.last = 0;
    this.real = null;
  }

  install() {
    const names = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'];
    this.real = { now: Date.now, ...Object.fromEntries(names.map((name) => [name, globalThis[name]])) };
    globalThis.setTimeout = (run, wait = 0, ...values) => this.start(run, wait, values, null);
    globalThis.setInterval = (run, wait = 0, ...values) => this.start(run, wait, values, Math.max(1, wait));
    globalThis.clearTimeout = globalThis.clearInterval = (timer) => {
      if (timer) this.timers.delete(typeof timer === 'object' ? timer.number : timer);
    };
    Date.now = () => this.now;
    return this;
  }

  restore() {
    if (!this.real) return;
    const { now, ...timers } = this.real;
    Object.assign(globalThis, timers);
    Date.now = now;
    this.real = null;
  }

  start(run, wait, values, every) {
    const number = ++this.last;
    const timer = { number, ref: () => timer, unref: () => timer, hasRef: () => true, [Symbol.toPrimitive]: () => number };
    this.timers.set(number, { at: this.now + Math.max(1, Number(wait) || 0), run, values, every });
    return timer;
  }

  /** Lets that many milliseconds go by; whatever is due on the way runs, in order, each until the engine is idle. */
  async advance(milliseconds) {
    const end = this.now + milliseconds;
    await idle();
    for (;;) {
      const due = [...this.timers].filter(([, timer]) => timer.at <= end).sort((a, b) => a[1].at - b[1].at || a[0] - b[0]);
      if (!due.length) break;
      const [number, timer] = due[0];
      this.now = Math.max(this.now, timer.at);
      if (timer.every === null) this.timers.delete(number);
      else timer.at += timer.every;
      timer.run(...timer.values);
      await idle();
    }
    this.now = end;
  }

  /** Forgets all timers. */
  clear() {
    this.timers.clear();
  }
}

/**
 * Stands in for Math.random(): gives the values told, then others that are the same every time.
 */
class Chance {
  constructor(seed = 1) {
    this.begin(seed);
  }

  install() {
    Math.random = () => this.next();
    return this;
  }

  /** Forgets the values told and begins the others anew. */
  begin(seed = 1) {
    this.told = [];
    this.seed = seed >>> 0;
  }

  next() {
    if (this.told.length) return this.told.shift();
    // Mulberry32, a small generator in the public domain.
    this.seed = (this.seed + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.seed ^ (this.seed >>> 15), 1 | this.seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  /** The next values. */
  tell(...values) {
    this.told.push(...values);
  }

  /** The next choice of one among so many, by Math.floor(Math.random() * count), falls on that place. */
  choose(place, count) {
    this.tell((place + 0.5) / count);
  }

  /**
   * The next shuffle, from the last place down to the second as Fisher and Yates have it, leaves the cards in the order
   * wanted. before: the codes as they lie before it; wanted: the codes as they shall lie after it. Cards that are not
   * wanted come first; cards wanted that are not there are passed over.
   */
  shuffle(before, wanted) {
    const spare = [...before];
    const order = wanted.filter((code) => {
      const place = spare.indexOf(code);
      if (place >= 0) spare.splice(place, 1);
      return place >= 0;
    });
    const after = [...spare, ...order];
    const cards = [...before];
    for (let last = cards.length - 1; last > 0; last--) {
      const place = cards.lastIndexOf(after[last], last);
      this.choose(place, last + 1);
      [cards[last], cards[place]] = [cards[place], cards[last]];
    }
  }
}

module.exports = { PROTOCOL, serve, answer, idle, refusing, Refused, NoSuchMove, Unsupported, Prompts, Clock, Chance };
