import { describe, expect, it } from "vitest";
import voyage from "./fixtures/voyage.json";
import { frames, happen } from "./frames.ts";
import { layoutFor, ranks, standing } from "./layout.ts";
import { places } from "./places.ts";
import { THIRD_TEAM, type View } from "./view.ts";

const updates = voyage as unknown as { view: View; facts: (string | number)[][] }[];
const facts = (update: number) => updates[update]!.facts.map(([name, ...args]) => ({ name: String(name), args: args.map(Number) }));

describe("frames", () => {
  it("end with the view that the server sent", () => {
    for (let at = 1; at < updates.length; at++) {
      const { view } = updates[at]!;
      expect(frames(updates[at - 1]!.view, view, facts(at)).at(-1)!.view).toBe(view);
    }
  });

  it("bring captain, alleys and ship to where they are before the last frame", () => {
    for (let at = 1; at < updates.length; at++) {
      const { view } = updates[at]!;
      const told = facts(at).reduce((before, fact) => happen(before, fact, view), updates[at - 1]!.view);
      expect([told.captain, told.alleys, told.ship, told.open]).toEqual([view.captain, view.alleys, view.ship, view.open]);
    }
  });

  it("tell a long brawl within a bounded time", () => {
    const rolls = Array.from({ length: 80 }, (_, at) => ({ name: "rolled", args: [at % 4, 1 + (at % 6)] }));
    const told = frames(updates[0]!.view, updates[0]!.view, rolls);
    expect(told).toHaveLength(81);
    expect(told.reduce((sum, { hold }) => sum + hold, 0)).toBeLessThanOrEqual(12_001);
  });

  it("let winners cross the mast and the fight change sides after the innermost column", () => {
    const start = { ...updates[0]!.view, ship: [{ team: THIRD_TEAM, left: 1, right: 0 }, { team: 0, left: 2, right: 0 }] };
    const began = happen(start, { name: "brawl_began", args: [2] }, start);
    const alone = happen(began, { name: "crossed", args: [0, 0, 2] }, start);
    expect(alone.ship[1]).toEqual({ team: 0, left: 1, right: 1 });
    expect(alone.fighting!.side).toBe(0);
    const beaten = happen(alone, { name: "beaten", args: [THIRD_TEAM] }, start);
    expect(beaten.ship[0]!.left).toBe(0);
    expect(happen(beaten, { name: "crossed", args: [0, 0, 1] }, start).fighting!.side).toBe(1);
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

describe("places", () => {
  it("name the alleys of a move", () => {
    expect(places("moved", [0, 12, 3, 2, 0])).toEqual(["alley/12"]);
    expect(places("moved_dark", [0, 64, 70, 3, 2, 1])).toEqual(["alley/64", "alley/70"]);
    expect(places("guard_met", [0, 43])).toEqual(["guard/1"]);
    expect(places("rolled", [0, 4])).toEqual([]);
  });
});
