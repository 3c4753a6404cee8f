/* Bends a module as soon as it is loaded: loaded(end of what is asked for, what to do with the module). */
'use strict';

const Module = require('node:module');

module.exports = (name, bend) => {
  const load = Module._load;
  Module._load = function (asked, ...more) {
    const loaded = load.call(this, asked, ...more);
    const found = asked.endsWith(name) || asked.includes(`/node_modules/${name}/`);
    if (found && (loaded.Game || loaded.UNO)) {
      Module._load = load;
      bend(loaded);
    }
    return loaded;
  };
};
