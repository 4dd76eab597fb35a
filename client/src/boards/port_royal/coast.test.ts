import { describe, expect, it } from "vitest";
import { coastOf, emptySpots, penCross } from "./coast.ts";
import { sheetOf } from "./sheets.ts";

const all = [1, 2, 3, 4].flatMap((chapter) => [false, true].map((upright) => ({ chapter, upright })));

describe.each(all)("the chart of chapter $chapter, upright: $upright", ({ chapter, upright }) => {
  const sheet = sheetOf(chapter, upright);

  it("keeps the fields of an island well inside its coast", () => {
    for (const [index, island] of sheet.islands.entries()) {
      const shore = numbers(coastOf(sheet, island));
      for (const field of sheet.fields) {
        const nearest = Math.min(...shore.map(({ x, y }) => Math.hypot(x - field.x, y - field.y)));
        if (field.island === index) expect(nearest).toBeGreaterThan(14);
      }
    }
  });

  it("puts ornaments where they cover no field", () => {
    for (const spot of emptySpots(sheet, upright, 6))
      for (const { x, y } of sheet.fields) expect(Math.hypot(x - spot.x, y - spot.y)).toBeGreaterThan(spot.room);
  });
});

/** The points that a curve runs through. */
const numbers = (path: string) =>
  [...path.matchAll(/ ([-\d.]+) ([-\d.]+)(?=C|z)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

it("draws each field's cross its own way, and always the same way", () => {
  expect(penCross(12)).toBe(penCross(12));
  expect(new Set(Array.from({ length: 40 }, (_, field) => penCross(field))).size).toBe(40);
});
