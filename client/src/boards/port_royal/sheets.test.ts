import { describe, expect, it } from "vitest";
import { signSize } from "./island_signs.ts";
import { sheetOf } from "./sheets.ts";

const all = [1, 2, 3, 4].flatMap((chapter) => [false, true].map((upright) => ({ chapter, upright })));

describe.each(all)("the map of chapter $chapter, upright: $upright", ({ chapter, upright }) => {
  const sheet = sheetOf(chapter, upright);

  it("lies within its frame", () => {
    for (const { x, y } of [...sheet.fields, ...sheet.islands.map(({ label }) => label)]) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(sheet.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(sheet.height);
    }
  });

  it("has signs that cover no field", () => {
    for (const island of sheet.islands) {
      const { label, letter } = island;
      const { width, height } = signSize(island, upright);
      const covered = sheet.fields.filter(({ x, y }) => {
        const far = Math.hypot(
          Math.max(0, Math.abs(x - label.x) - width / 2),
          Math.max(0, Math.abs(y - label.y) - height / 2),
        );
        return far < 8;
      });
      expect(
        covered.map(({ id }) => id),
        `island ${letter}`,
      ).toEqual([]);
    }
  });

  it("knows neighbours both ways", () => {
    sheet.near.forEach((near, number) => near.forEach((other) => expect(sheet.near[other]).toContain(number)));
  });
});
