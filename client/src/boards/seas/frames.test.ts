import { describe, expect, it } from "vitest";
import type { Fact } from "../contract.ts";
import voyage from "./fixtures/voyage.json";
import positions from "./fixtures/positions.json";
import { fought, frames } from "./frames.ts";
import type { View } from "./view.ts";

const updates = voyage as unknown as { view: View; facts: [string, ...number[]][] }[];
const lines = (facts: [string, ...number[]][]) => facts.map(([name, ...args]) => ({ name, args })) as Fact[];
const raided = (positions as unknown as Record<string, { view: View }>)["stow"]!.view;

describe("the views between two updates", () => {
  it("end with what the server sent", () => {
    updates.slice(1).forEach(({ view, facts }, at) => {
      expect(frames(updates[at]!.view, view, lines(facts)).at(-1)!.view).toBe(view);
    });
  });

  it("show a throw before anybody fights, and then one fight after the other", () => {
    const fights = raided.chart.fights.map(
      ({ red, pirate, mm }) => ["pirate_sunk", 0, 1, 2, mm, -1, red, pirate] as [string, ...number[]],
    );
    const told = frames(
      { ...raided, chart: { ...raided.chart, dice: [], fights: [] } },
      raided,
      lines([["thrown", raided.chart.dice.length], ...fights]),
    );
    expect(told.map(({ view }) => view.chart.fights.length)).toEqual([
      0,
      ...fights.map((_, at) => at + 1),
      fights.length,
    ]);
    expect(told[0]!.view.chart.dice.some(({ hit }) => hit)).toBe(false);
  });

  it("never take longer than ten seconds", () => {
    const many = Array.from({ length: 80 }, () => ["red_sunk", 0, 1, 2, 9, -1, 0, 1] as [string, ...number[]]);
    const total = frames(raided, raided, lines(many)).reduce((sum, { holdMs }) => sum + holdMs, 0);
    expect(total).toBeLessThanOrEqual(10_001);
  });
});

describe("a chart after some of its fights", () => {
  it("has sunk exactly the losers of all of them in the end", () => {
    const { chart } = raided;
    expect(fought(chart, chart.fights.length).dice).toEqual(chart.dice);
  });
});
