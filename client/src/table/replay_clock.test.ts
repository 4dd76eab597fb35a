import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Step } from "../state/replay.ts";
import { ReplayClock } from "./replay_clock.svelte.ts";

const STEPS: Step[] = [1, 2, 3].map((number) => ({
  number,
  events: [
    {
      number,
      seat: 0,
      at: 0,
      facts: [
        ["rolled", ""],
        [`paid${number}`, ""],
      ],
    },
  ],
  view: { number },
  pending: [],
}));

let clock: ReplayClock;
const told = (at: number) => clock.told(STEPS, at).flatMap(({ facts }) => facts.map(([name]) => name));

beforeEach(() => {
  vi.useFakeTimers();
  clock = new ReplayClock();
  clock.frames = (_before, after, facts) => [
    { view: "rolling", facts: facts.slice(0, 1), holdMs: 500 },
    { view: after, facts: facts.slice(1), holdMs: 0 },
  ];
  clock.show(STEPS, 0, 1);
});
afterEach(() => {
  vi.useRealTimers();
});

it("plays a step forward, and its log with it", () => {
  clock.show(STEPS, 1, 1);
  expect([clock.playback.view, told(1)]).toEqual(["rolling", ["rolled", "paid1"]]);
  vi.advanceTimersByTime(450);
  expect(told(1)).toEqual(["rolled", "paid1", "rolled"]);
  vi.advanceTimersByTime(50);
  expect([clock.playback.view, told(1)]).toEqual([STEPS[1]!.view, ["rolled", "paid1", "rolled", "paid2"]]);
});

it("plays at the chosen speed", () => {
  clock.show(STEPS, 1, 2);
  vi.advanceTimersByTime(250);
  expect(clock.playback.view).toBe(STEPS[1]!.view);
});

it("shows every other jump at once", () => {
  clock.show(STEPS, 2, 1);
  expect([clock.playback.view, told(2).length]).toEqual([STEPS[2]!.view, 6]);
  clock.show(STEPS, 1, 1);
  expect([clock.playback.view, clock.playback.playing, told(1).length]).toEqual([STEPS[1]!.view, false, 4]);
});
