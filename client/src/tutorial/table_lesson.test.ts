import { beforeEach, expect, it, vi } from "vitest";
import type { LessonSeen, Snapshot } from "../api/protocol.gen.ts";
import { isKnown } from "./lessons.ts";
import { TableLesson } from "./table_lesson.svelte.ts";

const SHOWN: LessonSeen = {
  id: "first_game",
  title: { en: "First" },
  beat: 3,
  page: 2,
  pages: 3,
  text: { en: "Bid 5." },
  points: ["bar"],
  options: ["bid:5"],
  free: false,
  wrong: { en: "Bid 5, please." },
};

const lessonOf = (lesson: Partial<LessonSeen> | null, phase = "running") =>
  new TableLesson(() => ({ game: "toy", phase, lesson: lesson && { ...SHOWN, ...lesson } }) as unknown as Snapshot);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

it("accepts what the lesson waits for", () => {
  const lesson = lessonOf({});
  expect(lesson.accepts(["bid:5"])).toBe(true);
  expect(lesson.note).toBe("");
  expect(lesson.reading).toBe(false);
});

it("answers another choice with a friendly sentence", () => {
  const lesson = lessonOf({});
  expect(lesson.accepts(["bid:5", "bid:6"])).toBe(false);
  expect(lesson.note).toBe("Bid 5, please.");
});

it("accepts any option of a free choice, and everything at other tables", () => {
  expect(lessonOf({ options: [], free: true }).accepts(["pass"])).toBe(true);
  expect(lessonOf(null).accepts(["pass"])).toBe(true);
});

it("waits for next without options", () => {
  expect(lessonOf({ options: [] }).reading).toBe(true);
});

it("remembers a finished lesson, not a skipped one", () => {
  lessonOf({ page: 1 }, "over").beatChanged();
  expect(isKnown("toy")).toBe(false);
  lessonOf({}, "over").beatChanged();
  expect(isKnown("toy")).toBe(true);
});
