// Load generator for boardgame.io's server: one socket.io connection for each player of each match.
// Arguments: address printed by the server, matches, moves per second, seconds at that rate, seconds at capacity.
// Prints one line of JSON.

import { createRequire } from "node:module";
import { join } from "node:path";
import process from "node:process";

const require = createRequire(join(process.cwd(), "package.json"));
const { io } = require("socket.io-client");

const address = new URL(process.argv[2]); // address of the sockets; its path is the port of the lobby
const [matches, rate, steadySeconds, capacitySeconds] = process.argv.slice(3).map(Number);
const url = address.origin;
const lobby = `http://127.0.0.1:${address.pathname.slice(1)}`;
const SEATS = 3;
const meter = { moves: 0, updates: 0, bytes: 0, latencies: [] };
const tables = [];
let onmoved = () => {};

const sleep = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));
const seconds = () => performance.now() / 1000;

async function openTable() {
  const answer = await fetch(`${lobby}/games/trivial/create`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ numPlayers: SEATS }),
  });
  const table = { id: (await answer.json()).matchID, sockets: [], state: null, sent: null, seen: 0, shown: [] };
  for (let seat = 0; seat < SEATS; seat += 1) table.sockets.push(await subscribe(table, seat));
  tables.push(table);
}

function subscribe(table, seat) {
  const socket = io(`${url}/trivial`, { transports: ["websocket"], forceNew: true });
  return new Promise((resolve) => {
    socket.on("connect", () => socket.emit("sync", table.id, String(seat), undefined));
    socket.on("sync", (_, info) => {
      table.state = info.state;
      table.shown[seat] = info.state._stateID;
      resolve(socket);
    });
    socket.on("update", (_, state) => receive(table, seat, state));
  });
}

function receive(table, seat, state) {
  if (state._stateID <= table.shown[seat]) return;
  table.shown[seat] = state._stateID;
  table.state = state;
  meter.updates += 1;
  meter.bytes += JSON.stringify(state).length;
  table.seen += 1;
  if (table.seen < SEATS || table.sent === null) return;
  meter.moves += 1;
  meter.latencies.push(seconds() - table.sent);
  table.sent = null;
  onmoved(table);
}

function act(table) {
  const { _stateID, ctx } = table.state;
  table.sent = seconds();
  table.seen = 0;
  const payload = { type: "place", args: [Math.floor(Math.random() * 24)], playerID: ctx.currentPlayer };
  table.sockets[Number(ctx.currentPlayer)].emit(
    "update", { type: "MAKE_MOVE", payload }, _stateID, table.id, ctx.currentPlayer,
  );
}

function clear() {
  Object.assign(meter, { moves: 0, updates: 0, bytes: 0, latencies: [] });
}

async function runAtRate() {
  const started = seconds();
  const ready = [...tables];
  let sent = 0;
  onmoved = (table) => ready.push(table);
  while (seconds() - started < steadySeconds) {
    while (sent < (seconds() - started) * rate && ready.length > 0) {
      act(ready.splice(Math.floor(Math.random() * ready.length), 1)[0]);
      sent += 1;
    }
    await sleep(0.001);
  }
  await sleep(1);
}

async function runAtCapacity() {
  const started = seconds();
  onmoved = (table) => seconds() - started < capacitySeconds && act(table);
  for (const table of tables) act(table);
  await sleep(capacitySeconds);
  return meter.moves / (seconds() - started);
}

const percentile = (part) => {
  const ordered = [...meter.latencies].sort((a, b) => a - b);
  return 1000 * (ordered[Math.min(ordered.length - 1, Math.floor(part * ordered.length))] ?? NaN);
};

for (let left = matches; left > 0; left -= 24) {
  await Promise.all(Array.from({ length: Math.min(24, left) }, openTable));
}
await runAtRate();
const steady = { p50: percentile(0.5), p99: percentile(0.99), paced: meter.moves, bytes: meter.bytes / meter.updates };
clear();
const moves = await runAtCapacity();
process.stdout.write(`${JSON.stringify({ ...steady, moves })}\n`);
process.exit(0);
