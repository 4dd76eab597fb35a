import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Playback } from "./playback.svelte.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const frame = (view: string, holdMs: number, tellMs = 0) => ({ view, facts: [view], holdMs, tellMs, mark: view });

it("tells a frame when it is shown, or when its dice have come to rest", () => {
  const playback = new Playback<string, string>("start");
  playback.enqueue([frame("roll", 700, 600), frame("sail", 500), frame("end", 0)]);
  expect([playback.view, playback.mark, playback.caughtUp]).toEqual(["roll", null, false]);
  vi.advanceTimersByTime(600);
  expect([playback.view, playback.mark]).toEqual(["roll", "roll"]);
  vi.advanceTimersByTime(100);
  expect([playback.view, playback.mark, playback.caughtUp]).toEqual(["sail", "sail", false]);
  vi.advanceTimersByTime(500);
  expect([playback.mark, playback.caughtUp]).toEqual(["end", true]);
});

it("tells everything when it is skipped or cut", () => {
  const playback = new Playback<string, string>("start");
  playback.enqueue([frame("roll", 700, 600), frame("end", 0)]);
  playback.skip();
  expect([playback.mark, playback.caughtUp]).toEqual(["end", true]);
  playback.enqueue([frame("roll", 700, 600), frame("end", 0)]);
  playback.cut("elsewhere", "there");
  vi.runAllTimers();
  expect([playback.view, playback.before, playback.mark]).toEqual(["elsewhere", "elsewhere", "there"]);
  expect(playback.caughtUp).toBe(true);
});

it("is behind while a later update waits", () => {
  const playback = new Playback<string, string>("start");
  playback.enqueue([frame("one", 300)]);
  expect(playback.caughtUp).toBe(true);
  playback.enqueue([frame("two", 0)]);
  expect([playback.mark, playback.caughtUp]).toEqual(["one", false]);
});

it("shows the first frame at once and the others after their hold time", () => {
  const playback = new Playback<string, string>("start");
  playback.enqueue([frame("roll", 700), frame("sail", 500), frame("end", 0)]);
  expect([playback.view, playback.before]).toEqual(["roll", "start"]);
  vi.advanceTimersByTime(700);
  expect([playback.view, playback.before, playback.facts]).toEqual(["sail", "roll", ["sail"]]);
  vi.advanceTimersByTime(500);
  expect([playback.view, playback.frameNumber]).toEqual(["end", 3]);
});

it("queues a later update", () => {
  const playback = new Playback<string, string>("start");
  playback.enqueue([frame("one", 300)]);
  playback.enqueue([frame("two", 0)]);
  expect(playback.view).toBe("one");
  vi.advanceTimersByTime(300);
  expect(playback.view).toBe("two");
  playback.enqueue([frame("three", 0)]);
  expect(playback.view).toBe("three");
});

it("skips to the newest view, without facts", () => {
  const playback = new Playback<string, string>("start");
  playback.enqueue([frame("roll", 700), frame("end", 0)]);
  playback.skip();
  expect([playback.view, playback.facts]).toEqual(["end", []]);
  vi.runAllTimers();
  expect(playback.frameNumber).toBe(2);
});

it("does not lag behind a fast game", () => {
  const playback = new Playback<string, string>("start");
  for (let number = 0; number < 12; number++) playback.enqueue([frame(`move ${number}`, 300)]);
  vi.advanceTimersByTime(300 * 4);
  expect(playback.view).toBe("move 11");
});

it("finishes the current update while others are queued", () => {
  const playback = new Playback<string, string>("start");
  const brawl = Array.from({ length: 120 }, (_, at) => frame(`beat ${at}`, 200));
  playback.enqueue(brawl);
  for (let number = 0; number < 12; number++) playback.enqueue([frame(`move ${number}`, 300)]);
  const seen = brawl.map(() => {
    const { view } = playback;
    vi.advanceTimersByTime(200);
    return view;
  });
  expect(seen).toEqual(brawl.map(({ view }) => view));
  vi.advanceTimersByTime(300 * 6);
  expect(playback.view).toBe("move 11");
});

it("reports whether it is playing and whether the update is long", () => {
  const playback = new Playback<string, string>("start");
  playback.enqueue([frame("one", 300), frame("two", 0)]);
  expect([playback.playing, playback.long]).toEqual([true, false]);
  playback.enqueue([frame("three", 9000), frame("four", 0)]);
  vi.advanceTimersByTime(301);
  expect([playback.view, playback.playing, playback.long]).toEqual(["three", true, true]);
  playback.skip();
  expect([playback.view, playback.playing, playback.long]).toEqual(["four", false, false]);
});

it("can be hurried", () => {
  const playback = new Playback<string, string>("start");
  playback.enqueue([frame("one", 3000), frame("two", 3000), frame("three", 3000), frame("end", 0)]);
  playback.speedUp();
  vi.advanceTimersByTime(5000);
  expect(playback.view).toBe("end");
  playback.enqueue([frame("next", 3000), frame("last", 0)]);
  vi.advanceTimersByTime(2900);
  expect(playback.view).toBe("next");
});

it("tells nothing after the board is gone", () => {
  const playback = new Playback<string, string>("start");
  playback.enqueue([frame("one", 300), frame("two", 0)]);
  playback.close();
  vi.runAllTimers();
  expect(playback.view).toBe("one");
});
