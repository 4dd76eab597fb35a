import { expect, it } from "vitest";
import type { Frame } from "../api/protocol.gen.ts";
import { steps } from "./replay.ts";

const frame = (number: number, view: object): Frame => ({
  event: { number, seat: 0, at: 0, facts: [["rolled", 0, number]] },
  view: view as never,
  pending: [number],
});

it("folds the parts of a view and joins what cannot be seen to the next step", () => {
  const found = steps([frame(1, {}), frame(2, { a: 1, b: 1 }), frame(3, {}), frame(4, { b: 2 }), frame(5, {})]);
  expect(found.map(({ number, view }) => [number, view])).toEqual([
    [2, { a: 1, b: 1 }],
    [4, { a: 1, b: 2 }],
  ]);
  expect(found.map(({ events }) => events.map(({ number }) => number))).toEqual([
    [1, 2],
    [3, 4, 5],
  ]);
});

it("has no step before anything can be seen", () => {
  expect(steps([frame(1, {})])).toEqual([]);
});
