import { describe, expect, it } from "vitest";
import type { Box } from "../../boardkit/geometry.ts";
import { layoutFor, onChart, onTrack, rowOf, type Layout } from "./layout.ts";
import { CHART, TRACK } from "./printed.ts";

const layouts = [2, 3, 4].flatMap((seats) =>
  [true, false].map((narrow) => ({ seats, narrow, layout: layoutFor(narrow, seats) })),
);
const boxes = (layout: Layout, seats: number): Box[] => {
  const { sea, roles, harbour, piles, lands, rites, loot, hand } = layout;
  const chart = { x: sea.x, y: sea.y, width: sea.side, height: sea.side };
  return [
    chart,
    roles,
    harbour,
    piles,
    lands,
    rites,
    loot,
    hand,
    ...Array.from({ length: seats }, (_, row) => rowOf(layout, row)),
  ];
};

describe.each(layouts)("the board for $seats seats, narrow: $narrow", ({ layout, seats }) => {
  it("keeps everything inside and apart", () => {
    const all = boxes(layout, seats);
    for (const { x, y, width, height } of all) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(layout.width);
      expect(y + height).toBeLessThanOrEqual(layout.height);
    }
    all.forEach((one, at) => {
      for (const other of all.slice(at + 1)) {
        const apart =
          one.x + one.width <= other.x ||
          other.x + other.width <= one.x ||
          one.y + one.height <= other.y ||
          other.y + other.height <= one.y;
        expect(apart).toBe(true);
      }
    });
  });

  it("lays forty spaces around the chart that fill its frame", () => {
    const spaces = Array.from({ length: TRACK }, (_, space) => onTrack(layout, space));
    const { side, rim } = layout.sea;
    const area = spaces.reduce((sum, { width, height }) => sum + width * height, 0);
    expect(area).toBeCloseTo(side * side - (side - 2 * rim) ** 2, 3);
    expect(new Set(spaces.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`)).size).toBe(TRACK);
  });

  it("draws dice so that none covers a number of another, however close the rules let them lie", () => {
    const least = Math.sqrt(20_000); // tenths of a millimetre
    const far = onChart(layout, { x: 50 + least, y: 50 }).x - onChart(layout, { x: 50, y: 50 }).x;
    expect(layout.die * 0.8).toBeLessThan(far / Math.SQRT2);
    expect(onChart(layout, { x: CHART, y: CHART }).x).toBeCloseTo(layout.sea.x + layout.sea.side - layout.sea.rim);
  });
});
