import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Story } from "./playback.svelte.ts";

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

it("tells an update to its end, however long it is and whatever comes after it", () => {
  const story = new Story<string, string>("start");
  const brawl = Array.from({ length: 120 }, (_, at) => frame(`beat ${at}`, 200));
  story.tell(brawl);
  for (let number = 0; number < 12; number++) story.tell([frame(`move ${number}`, 300)]);
  const seen = brawl.map(() => {
    const { view } = story;
    vi.advanceTimersByTime(200);
    return view;
  });
  expect(seen).toEqual(brawl.map(({ view }) => view));
  vi.advanceTimersByTime(300 * 6);
  expect(story.view).toBe("move 11");
});

it("says whether it still tells, and whether that takes long", () => {
  const story = new Story<string, string>("start");
  story.tell([frame("one", 300), frame("two", 0)]);
  expect([story.telling, story.long]).toEqual([true, false]);
  story.tell([frame("three", 9000), frame("four", 0)]);
  vi.advanceTimersByTime(301);
  expect([story.view, story.telling, story.long]).toEqual(["three", true, true]);
  story.skip();
  expect([story.view, story.telling, story.long]).toEqual(["four", false, false]);
});

it("can be hurried", () => {
  const story = new Story<string, string>("start");
  story.tell([frame("one", 3000), frame("two", 3000), frame("three", 3000), frame("end", 0)]);
  story.hurry();
  vi.advanceTimersByTime(5000);
  expect(story.view).toBe("end");
  story.tell([frame("next", 3000), frame("last", 0)]);
  vi.advanceTimersByTime(2900);
  expect(story.view).toBe("next");
});

it("tells nothing after the board is gone", () => {
  const story = new Story<string, string>("start");
  story.tell([frame("one", 300), frame("two", 0)]);
  story.close();
  vi.runAllTimers();
  expect(story.view).toBe("one");
});
