import { describe, expect, it } from "vitest";
import positions from "./fixtures/positions.json";
import type { Decision } from "../contract.ts";
import {
  bidOf,
  cheapest,
  composes,
  dropped,
  EMPTY,
  gapsIn,
  judge,
  laidOf,
  ordered,
  putBack,
  rewards,
  risesIn,
  slotsOf,
  sumOf,
  tapped,
  wealth,
  wholeOrder,
} from "./staging.ts";
import type { View } from "./view.ts";

/** The rulebook's roll: green 1, blue 5, orange 1, yellow 4, grey 3. */
const DICE = [1, 5, 1, 4, 3];
const [GREEN, BLUE, ORANGE, YELLOW, GREY] = [0, 1, 2, 3, 4];
const stored = positions as unknown as Record<string, { view: View; decision: Decision }>;

describe("dice that are touched", () => {
  it("go where the row does not rise, whatever the order", () => {
    const bid = [GREEN, YELLOW, GREY, ORANGE].reduce((slots, colour) => tapped(slots, colour!, DICE), EMPTY);
    expect(laidOf(bid)).toEqual([YELLOW, GREY, GREEN, ORANGE]);
    expect(sumOf(bid, DICE)).toBe(9);
    expect(bidOf(bid)).toBe("bid:3:4:0:2:-1");
  });

  it("of equal value lie in the order in which they were touched", () => {
    expect(laidOf(tapped(tapped(EMPTY, ORANGE!, DICE), GREEN!, DICE))).toEqual([ORANGE, GREEN]);
  });

  it("go back when they are touched again, and the row closes", () => {
    expect(tapped(slotsOf([YELLOW!, GREY!, GREEN!]), GREY!, DICE)).toEqual(slotsOf([YELLOW!, GREEN!]));
  });
});

describe("dice that are dragged", () => {
  it("lie where they are dropped, even if that is not allowed", () => {
    const gap = dropped(EMPTY, BLUE!, 2);
    expect(gap).toEqual([-1, -1, BLUE, -1, -1]);
    expect(gapsIn(gap)).toEqual([0, 1]);
  });

  it("change places with a die of the row, and send it home if they come from home", () => {
    const row = slotsOf([YELLOW!, GREEN!]);
    expect(dropped(row, GREEN!, 0)).toEqual(slotsOf([GREEN!, YELLOW!]));
    expect(dropped(row, BLUE!, 0)).toEqual(slotsOf([BLUE!, GREEN!]));
  });

  it("go home beside the row", () => {
    expect(dropped(slotsOf([YELLOW!, GREEN!]), YELLOW!, -1)).toEqual([-1, GREEN, -1, -1, -1]);
  });

  it("name the two that rise", () => {
    expect(risesIn(slotsOf([YELLOW!, GREEN!, GREY!]), DICE)).toEqual([1, 2]);
    expect(risesIn(slotsOf([YELLOW!, GREY!, GREEN!]), DICE)).toEqual([]);
  });
});

describe("the verdict", () => {
  const { view, decision } = stored["raise"]!;

  it("is the server's where the server has one", () => {
    for (const { id } of decision.options.filter(({ verb }) => verb === "bid")) {
      const slots = id.split(":").slice(1).map(Number);
      expect(judge(slots, view.dice, decision)).toEqual({ kind: "open", id, sum: sumOf(slots, view.dice) });
    }
    const standing = judge(slotsOf(view.row), view.dice, decision);
    expect(standing).toMatchObject({ kind: "blocked", rule: "G5.2", sum: view.bid, need: view.bid + 1 });
  });

  it("names a gap or a rise where the server lists nothing", () => {
    const high = view.dice.indexOf(Math.max(...view.dice));
    const low = view.dice.indexOf(Math.min(...view.dice));
    expect(judge(slotsOf([low, high]), view.dice, decision)).toMatchObject({ rule: "G4.4", spaces: [0, 1] });
    expect(judge([high, -1, low, -1, -1], view.dice, decision)).toMatchObject({ rule: "G4.3", spaces: [1] });
    expect(judge(EMPTY, view.dice, decision)).toEqual({ kind: "empty" });
  });

  it("explains every arrangement of dice, whatever lies where", () => {
    const colours = [-1, 0, 1, 2, 3, 4];
    const every = colours.flatMap((a) =>
      colours.flatMap((b) => colours.flatMap((c) => colours.map((d) => [a, b, c, d, -1]))),
    );
    for (const slots of every.filter((row) => new Set(laidOf(row)).size === laidOf(row).length)) {
      const verdict = judge(slots, view.dice, decision);
      if (verdict.kind === "blocked") expect(["G4.3", "G4.4", "G4.7", "G5.2"]).toContain(verdict.rule);
      if (verdict.kind === "blocked" && ["G4.3", "G4.4"].includes(verdict.rule)) expect(verdict.spaces).not.toEqual([]);
    }
  });

  it("offers the cheapest bid first", () => {
    const sums = decision.options
      .filter(({ verb }) => verb === "bid")
      .map(({ id }) => sumOf(id.split(":").slice(1).map(Number), view.dice));
    expect(sumOf(cheapest(decision)!, view.dice)).toBe(Math.min(...sums));
    expect(cheapest({ options: [] })).toBeNull();
  });
});

it("lists what each bid space brings", () => {
  expect(rewards(slotsOf([YELLOW!, GREY!, GREEN!, ORANGE!, BLUE!]))).toEqual([
    { what: "building", colour: YELLOW },
    { what: "building", colour: GREY },
    { what: "point" },
    { what: "lock", colour: ORANGE },
    { what: "point" },
  ]);
});

it("counts what one really owns", () => {
  expect(wealth(6, [1, 0, 1])).toBe(10);
});

describe("goal cards that go back", () => {
  it("are chosen and taken back in any order", () => {
    expect(ordered([], 2)).toEqual([2]);
    expect(ordered([2, 0], 1)).toEqual([2, 0, 1]);
    expect(ordered([2, 0, 1], 0)).toEqual([2, 1]);
  });

  it("follow the chosen ones as they lie", () => {
    expect(wholeOrder([5, 6, 7, 8], [2, 0])).toEqual([2, 0, 1, 3]);
  });

  it("are one chain: the kept card, then the others without the last, which goes by itself", () => {
    expect(putBack([5, 6, 7, 8], [2], true)).toEqual(["choose:7", "tuck:5", "tuck:6"]);
    expect(putBack([5, 6, 7, 8], [2, 3, 1], true)).toEqual(["choose:7", "tuck:8", "tuck:6"]);
  });

  it("are not asked for when they are alike", () => {
    expect(putBack([5, 6, 6, 6], [0], true)).toEqual(["choose:5"]);
    expect(putBack([5, 6, 6], [1], true)).toEqual(["choose:6", "tuck:5"]);
    expect(putBack([5], [0], true)).toEqual(["choose:5"]);
    expect(putBack([5, 6, 6], [1], false)).toEqual(["tuck:6", "tuck:5"]);
  });

  it("and bids are not listed one by one", () => {
    expect(["bid:0:-1", "keep:1:2:3:4", "choose:3", "tuck:4"].every(composes)).toBe(true);
    expect(["pass", "swap:3", "turn:1:2"].some(composes)).toBe(false);
  });
});
