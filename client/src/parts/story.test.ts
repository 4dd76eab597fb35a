import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Story } from "./story.svelte.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const frame = (view: string, hold: number) => ({ view, facts: [view], hold });

it("shows the first frame at once and the others in their time", () => {
  const story = new Story<string, string>("start");
  story.tell([frame("roll", 700), frame("sail", 500), frame("end", 0)]);
  expect([story.view, story.before]).toEqual(["roll", "start"]);
  vi.advanceTimersByTime(700);
  expect([story.view, story.before, story.facts]).toEqual(["sail", "roll", ["sail"]]);
  vi.advanceTimersByTime(500);
  expect([story.view, story.page]).toEqual(["end", 3]);
});

it("lets a later update wait for its turn", () => {
  const story = new Story<string, string>("start");
  story.tell([frame("one", 300)]);
  story.tell([frame("two", 0)]);
  expect(story.view).toBe("one");
  vi.advanceTimersByTime(300);
  expect(story.view).toBe("two");
  story.tell([frame("three", 0)]);
  expect(story.view).toBe("three");
});

it("goes to the end when the person acts, and traces nothing there", () => {
  const story = new Story<string, string>("start");
  story.tell([frame("roll", 700), frame("end", 0)]);
  story.skip();
  expect([story.view, story.facts]).toEqual(["end", []]);
  vi.runAllTimers();
  expect(story.page).toBe(2);
});

it("does not lag behind a fast game", () => {
  const story = new Story<string, string>("start");
  for (let number = 0; number < 12; number++) story.tell([frame(`move ${number}`, 300)]);
  vi.advanceTimersByTime(300 * 4);
  expect(story.view).toBe("move 11");
});

it("tells nothing after the board is gone", () => {
  const story = new Story<string, string>("start");
  story.tell([frame("one", 300), frame("two", 0)]);
  story.close();
  vi.runAllTimers();
  expect(story.view).toBe("one");
});
