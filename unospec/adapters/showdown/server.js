/**
 * Small stand-ins for the chat server around the `uno` plugin of pokemon-showdown: one room, its users, the context of
 * a command. The plugin's base classes `RoomGame` and `RoomGamePlayer` are the server's own.
 */
'use strict';

const path = require('node:path');

/** What a command handler throws to tell the user that something cannot be done. */
class ErrorMessage extends Error {}

const toID = (text) => String(text && text.id ? text.id : text || '').toLowerCase().replace(/[^a-z0-9]+/g, '');

/** A chat room in which nothing is kept but what is said. */
class Room {
  constructor(hear) {
    this.roomid = 'lobby';
    this.game = null;
    this.settings = {};
    this.games = 0;
    this.hear = hear;
  }

  nextGameNumber() {
    return ++this.games;
  }

  getGame(kind) {
    return this.game instanceof kind ? this.game : null;
  }

  add(line) {
    this.hear(line);
    return this;
  }

  update() {
    return this;
  }

  saveSettings() {}
}

/** Somebody who is in the room; `inbox` holds what only they are told. */
class User {
  constructor(name, hear) {
    this.name = name;
    this.id = toID(name);
    this.named = true;
    this.games = new Set();
    this.inbox = [];
    this.hear = hear;
  }

  updateSearch() {}

  send(line) {
    this.inbox.push(line);
    this.hear(line);
  }

  sendTo(room, line) {
    this.send(line);
  }
}

class Server {
  /** folder: where node_modules/pokemon-showdown is. */
  constructor(folder) {
    const home = path.dirname(require.resolve('pokemon-showdown/package.json', { paths: [folder] }));
    const load = (file) => require(path.join(home, 'dist', 'server', file));
    this.users = new Map();
    this.said = [];
    globalThis.toID = toID;
    globalThis.Users = { getExact: (id) => this.users.get(toID(id)) || null, PLAYER_SYMBOL: '☆' };
    globalThis.Chat = { ErrorMessage, plural: (list) => ((list.length ?? list) === 1 ? '' : 's') };
    globalThis.Rooms = load('room-game.js');
    this.plugin = load(path.join('chat-plugins', 'uno.js'));
    this.open();
  }

  /** A new room, with nobody in it. */
  open() {
    this.users.clear();
    this.room = new Room((line) => this.said.push(line));
  }

  /** What only that user has been told, since their last command. */
  inbox(id) {
    return this.users.get(id)?.inbox || [];
  }

  /** Gives `/uno COMMAND TARGET` in the name of that user. Returns the error that the user is shown, or null. */
  command(name, command, target = '') {
    if (!this.users.has(name)) this.users.set(name, new User(name, (line) => this.said.push(line)));
    const user = this.users.get(name);
    user.inbox = [];
    try {
      this.plugin.commands.uno[command].call(this.context(), target, this.room, user, null, command);
      return null;
    } catch (error) {
      if (error instanceof ErrorMessage) return error.message;
      throw error;
    }
  }

  /** The `this` of a command handler. */
  context() {
    const { room } = this;
    const nothing = () => {};
    return {
      requireRoom: () => room,
      requireGame: (kind) => {
        const game = room.getGame(kind);
        if (!game) throw new ErrorMessage(`There is no game of ${kind.name} going on in this room.`);
        return game;
      },
      runBroadcast: () => true,
      checkCan: nothing,
      checkChat: nothing,
      privateModAction: nothing,
      addModAction: nothing,
      modlog: nothing,
      sendReply: nothing,
      sendReplyBox: nothing,
      parse: nothing,
    };
  }
}

module.exports = { Server };
