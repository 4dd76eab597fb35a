import { describe, expect, it } from "vitest";
import { gain, type Settlement } from "../boards/contract.ts";
import { settlement as grog } from "../boards/grog/settlement.ts";
import { settlement as manila } from "../boards/manila/settlement.ts";
import { settlement as portRoyal } from "../boards/port_royal/settlement.ts";
import { settlement as rum } from "../boards/rum/settlement.ts";
import { settlement as seas } from "../boards/seas/settlement.ts";
import type { LogLine } from "./log.ts";
import { roundEnds, settle } from "./settlement.ts";

const GAME: Settlement = {
  begins: "began",
  unit: "coins",
  gains: (fact) => (/paid|cost/.test(fact.name) ? gain(fact, fact.args[1] ?? 0) : null),
};

const line = (key: number, name: string, args: number[], text = `${name} ${args.join(" ")}`): LogLine => ({
  ...{ key, name, args, text, rule: null, seat: 0, number: key, deputy: false },
});

const LINES = [
  line(1, "began", [1]),
  line(2, "paid", [0, 9]),
  line(3, "began", [2]),
  line(4, "placed", [1, 4]),
  line(5, "cost", [1, -4], ""),
  line(6, "paid", [0, 3], "for the crew"),
  line(7, "paid", [0, 3], "for the crew"),
  line(8, "began", [3]),
  line(9, "paid", [1, 50]),
];

describe("settle", () => {
  it("sums the gains of a round, with a line for each reason", () => {
    const round = settle(LINES, 8, 3, GAME)!;
    expect(round.begin.args).toEqual([2]);
    expect(round.seats).toEqual([
      { seat: 0, total: 6, reasons: [{ text: "for the crew", amount: 6, times: 2 }] },
      { seat: 1, total: -4, reasons: [{ text: "placed 1 4", amount: -4, times: 1 }] },
      { seat: 2, total: 0, reasons: [] },
    ]);
  });

  it("settles the last round at the end of the game", () => {
    expect(settle(LINES, Infinity, 3, GAME)!.seats[1]!.total).toBe(50);
  });

  it("needs the beginning of the round", () => {
    expect(settle(LINES.slice(4), 8, 3, GAME)).toBeNull();
  });

  it("finds where rounds end", () => {
    expect([...roundEnds(LINES, GAME)]).toEqual([3, 8]);
  });
});

interface Recorded {
  view: { players: Record<string, number>[] };
  facts: [string, ...number[]][];
}
const recorded = import.meta.glob<Recorded[]>("../boards/*/fixtures/voyage.json", { eager: true, import: "default" });

it.each(Object.entries({ manila, grog }))("%s accounts for every change of its currency", (game, settlement) => {
  const updates = recorded[`../boards/${game}/fixtures/voyage.json`]!;
  let changes = 0;
  for (const [index, { view, facts }] of updates.entries()) {
    if (!index) continue;
    for (const [seat, player] of view.players.entries()) {
      const change = player[settlement.unit!]! - updates[index - 1]!.view.players[seat]![settlement.unit!]!;
      const gains = facts.map(([name, ...args]) => settlement.gains({ name, args }));
      const sum = gains.reduce((all, one) => all + (one?.seat === seat ? one.amount : 0), 0);
      expect(sum, `${game} update ${index}: ${JSON.stringify(facts)}`).toBe(change);
      changes += Number(change !== 0);
    }
  }
  expect(changes).toBeGreaterThan(0);
});

it.each([
  [seas, "goods_sold", [2, 3, 0, 1, 7, 0], { seat: 2, amount: 7 }],
  [seas, "ships_bought", [1, 2], { seat: 1, amount: -2 }],
  [seas, "loot_drawn", [1, 4, 0], { seat: 1, amount: 0 }],
  [seas, "thrown", [6], null],
  [portRoyal, "hired", [3, 5, 4, 2], { seat: 3, amount: 4 }],
  [portRoyal, "skull_struck", [0, 2, 3, 1], { seat: 0, amount: -3 }],
  [portRoyal, "ship_taken", [1, 2, 3], { seat: 1, amount: 0 }],
  [rum, "bed_won", [1, 40, 0], { seat: 1, amount: 0 }],
] as [Settlement, string, number[], unknown][])("%# gains of %s", (settlement, name, args, expected) => {
  expect(settlement.gains({ name, args })).toEqual(expected);
});
