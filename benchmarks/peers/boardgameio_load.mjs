// Real socket.io clients for a load on boardgame.io's server: one connection for each player of each match.
// Arguments: the address that the server printed, matches, moves a second, seconds at that rate, seconds as fast as possible.
// Prints one line of JSON.

import { createRequire } from "node:module";
import { join } from "node:path";
import process from "node:process";

const require = createRequire(join(process.cwd(), "package.json"));
const { io } = require("socket.io-client");

const address = new URL(process.argv[2]); // the sockets' address, and the port of the lobby as its path
const [matches, rate, paced, rushed] = process.argv.slice(3).map(Number);
const url = address.origin;
const lobby = `http://127.0.0.1:${address.pathname.slice(1)}`;
const SEATS = 3;
const meter = { moves: 0, updates: 0, bytes: 0, latencies: [] };
const tables = [];
let onmoved = () => {};

const later = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));
const seconds = () => performance.now() / 1000;

async function openTable() {
  const answer = await fetch(`${lobby}/games/harbour/create`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ numPlayers: SEATS }),
  });
  const table = { id: (await answer.json()).matchID, sockets: [], state: null, sent: null, seen: 0, shown: [] };
  for (let seat = 0; seat < SEATS; seat += 1) table.sockets.push(await look(table, seat));
  tables.push(table);
}

function look(table, seat) {
  const socket = io(`${url}/harbour`, { transports: ["websocket"], forceNew: true });
  return new Promise((resolve) => {
    socket.on("connect", () => socket.emit("sync", table.id, String(seat), undefined));
    socket.on("sync", (_, info) => {
      table.state = info.state;
      table.shown[seat] = info.state._stateID;
      resolve(socket);
    });
    socket.on("update", (_, state) => take(table, seat, state));
  });
}

function take(table, seat, state) {
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

async function pace() {
  const started = seconds();
  const ready = [...tables];
  let sent = 0;
  onmoved = (table) => ready.push(table);
  while (seconds() - started < paced) {
    while (sent < (seconds() - started) * rate && ready.length > 0) {
      act(ready.splice(Math.floor(Math.random() * ready.length), 1)[0]);
      sent += 1;
    }
    await later(0.001);
  }
  await later(1);
}

async function rush() {
  const started = seconds();
  onmoved = (table) => seconds() - started < rushed && act(table);
  for (const table of tables) act(table);
  await later(rushed);
  return meter.moves / (seconds() - started);
}

const percentile = (part) => {
  const ordered = [...meter.latencies].sort((a, b) => a - b);
  return 1000 * (ordered[Math.min(ordered.length - 1, Math.floor(part * ordered.length))] ?? NaN);
};

for (let left = matches; left > 0; left -= 24) {
  await Promise.all(Array.from({ length: Math.min(24, left) }, openTable));
}
await pace();
const calm = { p50: percentile(0.5), p99: percentile(0.99), paced: meter.moves, bytes: meter.bytes / meter.updates };
clear();
const moves = await rush();
process.stdout.write(`${JSON.stringify({ ...calm, moves })}\n`);
process.exit(0);
