import { describe, expect, it } from "vitest";
import { TUMBLE_MS } from "../../boardkit/playback/motion.ts";
import duel from "./fixtures/duel.json";
import voyage from "./fixtures/voyage.json";
import { applyFact, frames, tumbleMs } from "./frames.ts";
import { alleyOf, dieAt, layoutFor, origin, ranks, standing } from "./layout.ts";
import { places } from "./places.ts";
import { THIRD_TEAM, type View } from "./view.ts";

interface Update {
  view: View;
  facts: (string | number)[][];
}
const updates = voyage as unknown as Update[];
const told = (update: Update) =>
  update.facts.map(([name, ...args]) => ({ name: String(name), args: args.map(Number) }));
const games: [string, Update[]][] = [
  ["four", updates],
  ["two", duel as unknown as Update[]],
];

describe.each(games)("frames of a game for %s", (_, game) => {
  const steps = game.slice(1).map((update, at) => ({ before: game[at]!.view, view: update.view, facts: told(update) }));

  it("end with the view that the server sent", () => {
    for (const { before, view, facts } of steps) expect(frames(before, view, facts).at(-1)!.view).toBe(view);
  });

  it("bring captain, alleys, ship and fight to where they are before the last frame", () => {
    for (const { before, view, facts } of steps) {
      const end = facts.reduce((old, fact) => applyFact(old, fact, view), before);
      expect([end.captain, end.alleys, end.ship, end.open]).toEqual([view.captain, view.alleys, view.ship, view.open]);
      expect(end.fighting).toEqual(view.fighting);
    }
  });

  it("never show a team twice", () => {
    for (const { before, view, facts } of steps) {
      for (const {
        view: { ship },
      } of frames(before, view, facts))
        expect(new Set(ship.map(({ team }) => team)).size).toBe(ship.length);
    }
  });
});

describe("frames", () => {
  it("tell a long brawl within a bounded time", () => {
    const rolls = Array.from({ length: 80 }, (_, at) => ({ name: "rolled", args: [at % 4, 1 + (at % 6)] }));
    const shown = frames(updates[0]!.view, updates[0]!.view, rolls);
    expect(shown).toHaveLength(81);
    expect(shown.reduce((sum, { holdMs }) => sum + holdMs, 0)).toBeLessThanOrEqual(24_001);
  });

  it("show every roll of a brawl of four teams with six pirates each for longer than its die tumbles", () => {
    const rolls = Array.from({ length: 60 }, (_, at) => ({
      name: at % 3 ? "rolled" : "crossed",
      args: [at % 4, 1, 1],
    }));
    for (const { holdMs, facts } of frames(updates[0]!.view, updates[0]!.view, rolls)) {
      if (facts[0]?.name === "rolled") expect(holdMs).toBeGreaterThan(tumbleMs(holdMs));
    }
    expect(tumbleMs(TUMBLE_MS * 2)).toBe(TUMBLE_MS);
  });

  it("name the number to beat as R9.5 says", () => {
    const ship = [0, 1, 2].map((team) => ({ team, left: 1, right: 0 }));
    const best: (number | undefined)[] = [];
    let view: View = { ...updates[0]!.view, ship };
    for (const [name, ...args] of [
      ["brawl_began", 3],
      ["rolled", 0, 5],
      ["rolled", 1, 3],
      ["beaten", 1],
      ["rolled", 2, 5],
      ["beaten", 0],
    ] as const) {
      view = applyFact(view, { name, args: [...args] }, view);
      best.push(view.fighting?.best);
    }
    expect(best).toEqual([0, 0, 5, 5, 5, 5]);
    expect(view.fighting!.leader).toBe(2);
  });

  it("let rum repeat a roll before it counts", () => {
    const ship = [0, 1].map((team) => ({ team, left: 1, right: 0 }));
    let view: View = { ...updates[0]!.view, ship };
    for (const [name, ...args] of [
      ["brawl_began", 2],
      ["rolled", 0, 2],
      ["rum_drunk", 0],
      ["rolled", 0, 4],
      ["rolled", 1, 1],
    ] as const) {
      view = applyFact(view, { name, args: [...args] }, view);
    }
    expect(view.fighting).toEqual({ side: 0, column: 1, row: 1, leader: 0, best: 4 });
  });

  it("let winners cross the mast and the fight change sides after the innermost column", () => {
    const start = {
      ...updates[0]!.view,
      ship: [
        { team: THIRD_TEAM, left: 1, right: 0 },
        { team: 0, left: 2, right: 0 },
      ],
    };
    const began = applyFact(start, { name: "brawl_began", args: [2] }, start);
    expect(began.fighting).toMatchObject({ side: 0, column: 2 });
    const alone = applyFact(began, { name: "crossed", args: [0, 0, 2] }, start);
    expect(alone.ship[1]).toEqual({ team: 0, left: 1, right: 1 });
    expect(alone.fighting!.side).toBe(0);
    const beaten = applyFact(alone, { name: "beaten", args: [THIRD_TEAM] }, start);
    expect(beaten.ship[0]!.left).toBe(0);
    expect(applyFact(beaten, { name: "crossed", args: [0, 0, 1] }, start).fighting).toMatchObject({
      side: 1,
      column: 2,
    });
  });
});

describe("the ship", () => {
  it.each([false, true])("holds fifteen pirates in five rows (narrow: %s)", (narrow) => {
    const layout = layoutFor(narrow);
    const { x, y, width, height } = layout.ship;
    const far = standing(layout, 15, 5, 4, 0, 14);
    const { r } = ranks(layout, 15, 5);
    expect(far.x - r).toBeGreaterThan(x);
    expect(standing(layout, 15, 5, 4, 1, 14).x + r).toBeLessThan(x + width);
    expect(far.y + r).toBeLessThan(y + height);
  });
});

describe.each([false, true])("on the ship (narrow: %s)", (narrow) => {
  const layout = layoutFor(narrow);
  const { mast } = ranks(layout, 10, 4);

  it("whoever comes aboard does not come from beyond the mast, whoever crosses does", () => {
    expect(origin(layout, 10, 4, 1, 0, 0, false).x).toBeLessThan(mast);
    expect(origin(layout, 10, 4, 1, 0, 0, true).x).toBeGreaterThan(mast);
    expect(origin(layout, 10, 4, 1, 1, 0, true).x).toBeLessThan(mast);
  });

  it("the die tumbles inside its panel", () => {
    const { x, y, size } = dieAt(layout);
    const reach = size * (0.5 + 1.1 / Math.SQRT2); // how far a corner flies, see Die.svelte
    expect(x - reach).toBeGreaterThan(layout.ship.x);
    expect(y + size * (1.16 / Math.SQRT2 - 0.25)).toBeLessThan(layout.ship.y + layout.ship.height);
  });
});

it("lights the dark alley that is clicked, not the one that leads out", () => {
  expect(alleyOf("dark:64:70")).toBe(70);
  expect(alleyOf("move:12")).toBe(12);
});

describe("places", () => {
  it("name the alleys of a move", () => {
    expect(places("moved", [0, 12, 3, 2, 0])).toEqual(["alley/12"]);
    expect(places("moved_dark", [0, 64, 70, 3, 2, 1])).toEqual(["alley/64", "alley/70"]);
    expect(places("guard_met", [0, 43])).toEqual(["guard/1"]);
    expect(places("rolled", [0, 4])).toEqual([]);
  });
});
