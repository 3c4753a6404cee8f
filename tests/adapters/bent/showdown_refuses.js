/* Loaded before the adapter of the uno plugin: the plugin refuses everything. */
'use strict';

require('./loaded.js')('uno.js', ({ UNO, commands }) => {
  UNO.prototype.onPlay = () => 'never';
  UNO.prototype.onDraw = () => true;
  UNO.prototype.onUno = () => false;
  commands.uno.pass = () => {
    throw new Chat.ErrorMessage('never');
  };
});
