import { describe, expect, it } from "vitest";
import voyage from "./fixtures/voyage.json";
import { applyFact, frames } from "./frames.ts";
import { places } from "./places.ts";
import { money } from "./effects.ts";
import type { View } from "./view.ts";

const updates = voyage as unknown as { view: View; facts: (string | number)[][] }[];
const facts = (update: number) =>
  updates[update]!.facts.map(([name, ...args]) => ({ name: String(name), args: args.map(Number) }));
const table = ({ round, start, dice, row, bid, leader, sites, ships, locks, passed, players }: View) => ({
  round, start, dice, row, bid, leader, sites, ships, locks, passed,
  players: players.map(({ coins, points, crew, goods, marker }) => ({ coins, points, crew, goods, marker })),
}); // prettier-ignore

describe("frames", () => {
  it("end with the view that the server sent", () => {
    for (let at = 1; at < updates.length; at++) {
      const { view } = updates[at]!;
      expect(frames(updates[at - 1]!.view, view, facts(at)).at(-1)!.view).toBe(view);
    }
  });

  it("bring everything on the table to where it is before the last frame", () => {
    for (let at = 1; at < updates.length; at++) {
      const told = facts(at).reduce(applyFact, updates[at - 1]!.view);
      expect(table(told), `update ${at}`).toEqual(table(updates[at]!.view));
    }
  });

  it("tell a long story within a bounded time", () => {
    const bids = Array.from({ length: 60 }, () => ({ name: "bid_made", args: [0, 3, 1, -1, -1, -1, -1] }));
    const told = frames(updates[0]!.view, updates[0]!.view, bids);
    expect(told.reduce((sum, { holdMs }) => sum + holdMs, 0)).toBeLessThanOrEqual(9_001);
  });
});

describe("traces", () => {
  it("let coins fly to whoever gets them and from whoever pays", () => {
    const told = [
      { name: "coins_gained", args: [2, 3] },
      { name: "bid_paid", args: [1, 9, 8, 2, 0, 0, 1] },
      { name: "passed", args: [0] },
    ];
    expect(money(told)).toEqual([
      { seat: 2, amount: 3 },
      { seat: 1, amount: -9 },
    ]);
  });

  it("show what a log line speaks of", () => {
    expect(places("claimed", [0, 17])).toEqual(["building/17"]);
    expect(places("bid_made", [1, 8, 3, 4, 0, -1, -1])).toEqual(["die/3", "die/4", "die/0"]);
    expect(places("goods_gained", [1, 1, 0, 0, 1, 2])).toEqual(["goods/0", "goods/3", "goods/4"]);
    expect(places("ship_visited", [1, 4, 2])).toEqual(["ship/4"]);
    expect(places("passed", [1])).toEqual([]);
  });
});
