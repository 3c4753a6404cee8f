/* Loaded before the adapter of uno-engine: whatever the engine refuses takes place all the same. */
'use strict';

require('./loaded.js')('uno-engine', ({ Game }) => {
  const { play, pass, uno } = Game.prototype;

  Game.prototype.play = function (card) {
    const before = this.discardedCard;
    try {
      play.call(this, card);
    } catch {
      // Nobody may hold it: then the player in turn gives any card for it.
      const holder = this.players.find((player) => player.hasCard(card)) || this.currentPlayer;
      if (holder.hasCard(card)) holder.removeCard(card);
      else holder.hand.pop();
      if (card.color === undefined) card.color = before.color;
      this._discardedCard = card;
      this.goToNextPlayer();
    }
  };

  Game.prototype.pass = function () {
    try {
      pass.call(this);
    } catch {
      this.goToNextPlayer();
    }
  };

  Game.prototype.uno = function (player) {
    const drawn = uno.call(this, player);
    if (drawn.length) return drawn;
    this.privateDraw(player, 2);
    return [player];
  };
});
