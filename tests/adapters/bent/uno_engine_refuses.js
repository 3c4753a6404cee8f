/* Loaded before the adapter of uno-engine: the engine refuses everything. */
'use strict';

require('./loaded.js')('uno-engine', ({ Game }) => {
  for (const name of ['play', 'draw', 'pass', 'uno']) {
    Game.prototype[name] = () => {
      throw new Error('never');
    };
  }
});
