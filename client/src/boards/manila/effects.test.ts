import { expect, it } from "vitest";
import game from "./fixtures/voyage.json";
import { frames } from "./frames.ts";
import { money, wakes } from "./effects.ts";
import { places } from "./places.ts";
import type { View } from "./view.ts";

const updates = game as unknown as { view: View; facts: [string, ...number[]][] }[];
const lines = (facts: [string, ...number[]][]) => facts.map(([name, ...args]) => ({ name, args }));

it("accounts for every peso that is shown to change hands", () => {
  for (let number = 1; number < updates.length; number++) {
    const before = updates[number - 1]!.view;
    const { view, facts } = updates[number]!;
    const made = frames(before, view, lines(facts));
    const coins = made.flatMap((frame) => money(frame.view, frame.facts));
    view.players.forEach(({ cash }, seat) => {
      const stowed = facts.some(([name, who]) => name === "stowed_away" && who === seat);
      const change = coins.filter((coin) => coin.seat === seat).reduce((sum, coin) => sum + coin.amount, 0);
      if (!stowed) expect(before.players[seat]!.cash + change, `update ${number}, seat ${seat}`).toBe(cash);
    });
  }
});

it("pays two accomplices of one seat where each of them stands", () => {
  const view = { spaces: [2, 1, 2] } as View;
  const coins = money(view, lines([["crew_paid", 2, 0, 12, 2]]));
  expect(coins.map(({ at, amount }) => [at, amount])).toEqual([
    ["space/0", 6],
    ["space/2", 6],
  ]);
});

it("draws the way of punts at sea, and none into a new voyage", () => {
  const at = (voyage: number, wave: number) => ({ voyage, punts: [{ ware: 0, wave, berth: -1 }] }) as View;
  expect(wakes(at(1, 4), at(1, 9))).toEqual([{ route: 0, from: 4, to: 9 }]);
  expect(wakes(at(1, 4), at(2, -1))).toEqual([]);
  expect(wakes(at(1, -1), at(1, 3))).toEqual([]);
});

it("knows where a fact happened", () => {
  expect(places("placed", [1, 13])).toEqual(["space/13"]);
  expect(places("punt_docked", [2, 3, 0])).toEqual(["punt/2"]);
  expect(places("bid", [1, 4])).toEqual([]);
});
