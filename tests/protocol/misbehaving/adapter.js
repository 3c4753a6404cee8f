// An adapter that does one thing wrong, once: `node adapter.js KIND MARK`. The file MARK says that it has been done.
"use strict";
const fs = require("fs");
const { spawn } = require("child_process");
const [kind, mark] = process.argv.slice(2);

const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");
const hang = () => setInterval(() => {}, 60000);

const wrong = {
  throws: () => { throw new Error("the deck is empty"); },
  rejects: () => { Promise.reject(new Error("no such player")); },
  exit: () => process.exit(7),
  silence: hang,
  "console-log": (id) => { console.log("player 1 plays", { card: "red-7" }); say({ type: "unsupported", id, why: "x" }); },
  undefined: () => process.stdout.write(JSON.stringify(undefined) + "\n"),
  "id-lost": () => say({ type: "unsupported", id: undefined, why: "x" }),
  "half-line": (id) => process.stdout.write(`{"type": "unsupported", "id": ${id}`),
  later: (id) => { say({ type: "unsupported", id, why: "x" }); setImmediate(() => say({ type: "unsupported", id, why: "x" })); },
};

if (kind === "child") spawn(process.execPath, ["-e", "setInterval(() => {}, 60000)"], { stdio: "ignore" }).unref();
let buffer = "";
process.stdin.on("data", (data) => {
  buffer += data;
  for (let end; (end = buffer.indexOf("\n")) >= 0; buffer = buffer.slice(end + 1)) answer(JSON.parse(buffer.slice(0, end)));
});

function answer({ type, id }) {
  if (type === "hello") say({ type, id, protocol: 1, name: "wrong on purpose", version: "1", language: "JavaScript" });
  else if (type === "bye") { say({ type, id }); process.stdin.pause(); if (kind === "stays") hang(); }
  else if (kind in wrong && !fs.existsSync(mark)) { fs.writeFileSync(mark, ""); wrong[kind](id); }
  else say({ type: "unsupported", id, why: "nothing is" });
}
