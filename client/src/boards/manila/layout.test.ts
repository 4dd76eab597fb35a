import { describe, expect, it } from "vitest";
import positions from "./fixtures/positions.json";
import { layoutFor, mooring, rowOf, spotOf, standing } from "./layout.ts";
import { PRICE, STARTS } from "./printed.ts";
import { RIM, type View } from "./view.ts";

const views = Object.values(positions).map(({ view }) => view as unknown as View);

describe.each([false, true])("the composition (narrow: %s)", (narrow) => {
  const layout = layoutFor(narrow);
  const inside = ({ x, y }: { x: number; y: number }) => x > 0 && x < layout.width && y > 0 && y < layout.height;

  it("keeps punts and accomplices on the board, none on top of another", () => {
    for (const view of views) {
      const taken = PRICE.map((_, space) => space).filter((space) => view.spaces[space]! >= 0);
      const points = taken.map((space) => standing(layout, view, space));
      expect(points.every(inside)).toBe(true);
      for (const [index, one] of points.entries())
        for (const other of points.slice(index + 1))
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(layout.token * 1.8);
    }
  });

  it("gives every punt a place of its own", () => {
    for (const view of views) {
      const places = view.punts.map((punt, route) => mooring(layout, punt, route));
      expect(places.every(inside)).toBe(true);
      expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(3);
    }
  });

  it("runs the lanes upwards, from the start over the waves to the port", () => {
    const rows = STARTS.map((wave) => rowOf(layout, wave));
    expect(rows).toEqual(rows.toSorted((one, other) => other - one));
    expect(layout.start).toBeGreaterThan(rowOf(layout, 0));
    expect(rowOf(layout, RIM)).toBeGreaterThan(layout.quay);
  });

  it("knows where money rises", () => {
    for (const at of ["space/13", "space/23", "master", "hand"])
      expect(inside(spotOf(layout, views[0]!, at)), at).toBe(true);
  });
});
