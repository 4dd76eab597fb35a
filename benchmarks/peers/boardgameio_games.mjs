// boardgame.io: random moves from `ai.enumerate`, through its local `Client` (no server, no network, no page).

import { createRequire } from "node:module";
import { join } from "node:path";
import process from "node:process";
import { main, pick } from "./protocol.mjs";

// The package is installed in the working directory, not beside this file.
const require = createRequire(join(process.cwd(), "package.json"));
const { Client } = require("boardgame.io/client");
const { INVALID_MOVE } = require("boardgame.io/core");

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const wins = (cells) => LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]);

// The game of boardgame.io's tutorial.
const ticTacToe = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell({ G, playerID }, cell) {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
    },
  },
  endIf({ G, ctx }) {
    if (wins(G.cells)) return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
  ai: {
    enumerate: (G) => G.cells.flatMap((cell, place) => (cell === null ? [{ move: "clickCell", args: [place] }] : [])),
  },
};

// Pig: dice and turns of several moves, closer to a real board game.
const pig = {
  name: "pig",
  setup: ({ ctx }) => ({ banked: Array(ctx.numPlayers).fill(0), pot: 0 }),
  turn: { onBegin: ({ G }) => void (G.pot = 0) },
  moves: {
    roll({ G, random, events }) {
      const eyes = random.D6();
      G.pot = eyes === 1 ? 0 : G.pot + eyes;
      if (eyes === 1) events.endTurn();
    },
    hold({ G, playerID, events }) {
      G.banked[playerID] += G.pot;
      events.endTurn();
    },
  },
  endIf: ({ G }) => (G.banked.some((points) => points >= 50) ? { winner: G.banked.findIndex((p) => p >= 50) } : undefined),
  ai: { enumerate: (G) => (G.pot ? [{ move: "roll", args: [] }, { move: "hold", args: [] }] : [{ move: "roll", args: [] }]) },
};

function workload(game, seats, title) {
  const client = Client({ game, numPlayers: seats, debug: false });
  const playOneGame = () => {
    client.reset(); // cheaper than a new client, in favour of boardgame.io
    let moves = 0;
    for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
      const { move, args } = pick(game.ai.enumerate(state.G, state.ctx, state.ctx.currentPlayer));
      client.moves[move](...args);
      moves += 1;
    }
    return moves;
  };
  return { playOneGame, label: `${title}, ${seats} seats` };
}

main(require("boardgame.io/package.json").version, {
  "tic-tac-toe": () => workload(ticTacToe, 2, "tic-tac-toe"),
  pig: () => workload(pig, 4, "Pig"),
});
