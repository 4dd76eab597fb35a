// A trivial game for three with about as much state as Manila: the load benchmark measures the server, not the rules.

export const game = {
  name: "trivial",
  setup: () => ({ cash: [30, 30, 30], spaces: Array(24).fill(-1), market: [0, 0, 0, 0], hands: Array(12).fill(1), turn: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place({ G, playerID }, space) {
      G.spaces[space % 24] = Number(playerID);
      G.cash[Number(playerID)] += (space % 5) - 2;
      G.turn += 1;
    },
  },
};
