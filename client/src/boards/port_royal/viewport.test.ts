import { describe, expect, it } from "vitest";
import { around, CLOSE, sees, whole, within } from "./viewport.ts";
import { sheetOf } from "./sheets.ts";

const map = { width: 700, height: 1000 };

describe("the lens", () => {
  it("comes close to what lies together", () => {
    const lens = around(
      [
        { x: 300, y: 500 },
        { x: 360, y: 540 },
      ],
      map,
    );
    expect(lens).toEqual({ x: 330, y: 520, zoom: CLOSE });
    expect(sees(lens, { x: 300, y: 500 }, map)).toBe(true);
    expect(sees(lens, { x: 20, y: 500 }, map)).toBe(false);
  });

  it("shows all of what is meant, or the whole map", () => {
    const points = [
      { x: 100, y: 100 },
      { x: 400, y: 480 },
    ];
    const lens = around(points, map);
    expect(lens.zoom).toBeGreaterThan(1.3);
    expect(points.every((point) => sees(lens, point, map))).toBe(true);
    expect(
      around(
        [
          { x: 50, y: 60 },
          { x: 640, y: 940 },
        ],
        map,
      ),
    ).toEqual(whole(map));
    expect(around([], map)).toEqual(whole(map));
  });

  it("never looks over the edge", () => {
    expect(within({ x: 0, y: 2000, zoom: 2 }, map)).toEqual({ x: 175, y: 750, zoom: 2 });
  });

  it("does not count what lies below its button", () => {
    const lens = { x: 350, y: 500, zoom: 2 };
    expect(sees(lens, { x: 500, y: 275 }, map)).toBe(false);
    expect(sees(lens, { x: 470, y: 275 }, map)).toBe(true);
    expect(sees(lens, { x: 500, y: 320 }, map)).toBe(true);
  });

  it.each([1, 2, 3, 4])("shows every field of chapter %i with its neighbours, and all of them at once", (chapter) => {
    const sheet = sheetOf(chapter, true);
    const seen = (fields: typeof sheet.fields) => fields.every((field) => sees(around(fields, sheet), field, sheet));
    for (const { number } of sheet.fields)
      expect(seen([number, ...sheet.near[number]!].map((near) => sheet.fields[near]!))).toBe(true);
    expect(seen(sheet.fields)).toBe(true);
  });
});
