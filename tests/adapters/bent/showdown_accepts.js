/* Loaded before the adapter of the uno plugin: whatever the plugin refuses takes place all the same. */
'use strict';

require('./loaded.js')('uno.js', ({ UNO, commands }) => {
  const { onPlay, onDraw, onUno } = UNO.prototype;
  const { pass } = commands.uno;

  UNO.prototype.onPlay = function (player, cardName) {
    const before = player.hand.length;
    try {
      onPlay.call(this, player, cardName);
    } catch {}
    if (player.hand.length !== before) return;
    const card = player.hand.find((each) => each.name === cardName) || player.hand[0];
    player.hand.splice(player.hand.indexOf(card), 1);
    this.discards.unshift(card);
    this.topCard = card;
    this.sendToRoom('so be it');
  };

  // The game goes on after it has been won.
  UNO.prototype.destroy = () => {};

  UNO.prototype.onDraw = function (player) {
    const before = player.hand.length;
    onDraw.call(this, player);
    if (player.hand.length === before) this.onDrawCard(player, 1);
    this.sendToRoom('so be it');
  };

  UNO.prototype.onUno = function (player, number) {
    onUno.call(this, player, number);
    this.sendToRoom('so be it');
  };

  commands.uno.pass = function (...given) {
    const game = this.requireGame(UNO);
    try {
      pass.apply(this, given);
    } catch {
      game.onNextPlayer();
      game.sendToRoom('so be it');
    }
  };
});
