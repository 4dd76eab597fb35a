import { describe, expect, it } from "vitest";
import print from "./fixtures/print.json";
import {
  bidderOf,
  bidSpaceOf,
  fan,
  stepIn,
  goodsSpaceOf,
  handOf,
  houseOf,
  layoutFor,
  mooringOf,
  porchOf,
  spaceAt,
  stepOf,
  type Layout,
} from "./layout.ts";
import type { Point } from "../../boardkit/geometry.ts";
import { keepOf } from "./staging.ts";
import { SITES, sitesOf, SPACES, WORTH } from "./printed.ts";

it("prints the board of the rules", () => {
  expect(SITES.map(({ colour }) => colour)).toEqual(print.PENINSULA);
  expect(SITES.map(({ type }) => type)).toEqual(print.TYPE);
  expect(SITES.map(({ row }) => row)).toEqual(print.ROW);
  expect(WORTH).toEqual(print.GOAL_VALUE);
});

it("shows the buildings of a goal", () => {
  expect(sitesOf(11)).toEqual([20]);
  expect(sitesOf(0)).toHaveLength(4);
  expect(sitesOf(12)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(sitesOf(17)).toEqual([]);
});

it("names kept cards in ascending order", () => {
  expect(keepOf([3, 7, 7, 12, 18, 22], [5, 1, 2, 0])).toBe("keep:3:7:7:22");
});

describe.each([false, true])("the composition (narrow: %s)", (narrow) => {
  const layout: Layout = layoutFor(narrow, false);
  const inside = ({ x, y }: Point) => x > 0 && x < layout.width && y > 0 && y < layout.height;

  it("keeps everything on the board", () => {
    const points = [
      ...SITES.flatMap(({ building }) => [houseOf(layout, building), porchOf(layout, building)]),
      ...[0, 1, 2, 3, 4].flatMap((colour) => [goodsSpaceOf(layout, colour), bidSpaceOf(layout, colour)]),
      ...[0, 1, 2, 3, 4, 5].map((space) => mooringOf(layout, space)),
      ...[0, 20, 21, 40].flatMap((amount) => [stepOf(layout.coins, amount), stepOf(layout.points, amount, 3, 4)]),
      ...[0, 1, 2, 3].map((seat) => bidderOf(layout, seat, 4)),
    ];
    expect(points.filter((point) => !inside(point))).toEqual([]);
  });

  it("lets no building cover another", () => {
    for (const [index, { building }] of SITES.entries())
      for (const other of SITES.slice(index + 1)) {
        const [one, two] = [houseOf(layout, building), houseOf(layout, other.building)];
        expect(Math.abs(one.x - two.x) >= layout.house.width || Math.abs(one.y - two.y) >= layout.house.height).toBe(
          true,
        );
      }
  });

  it("gives dice room for a finger", () => {
    expect(layout.strips.step).toBeGreaterThanOrEqual(layout.touch);
    expect(layout.bid.step).toBeGreaterThanOrEqual(layout.touch);
  });

  it("knows the bid space under a finger, and when there is none", () => {
    for (const space of SPACES) {
      const { x, y } = bidSpaceOf(layout, space);
      expect(spaceAt(layout, { x: x + 9, y: y - 9 })).toBe(space);
    }
    expect(spaceAt(layout, goodsSpaceOf(layout, 2))).toBe(-1);
  });

  it("fans any number of cards within its width", () => {
    const { goals, chests, parrots } = handOf(layout);
    for (const row of [goals, chests, parrots])
      for (const count of [1, 4, 12]) {
        const last = fan(row, layout.hand.small.w, count, count - 1);
        expect(last + layout.hand.small.w / 2).toBeLessThanOrEqual(row.x + row.width + 0.01);
      }
  });

  it("shows the corner with the value of every goal card", () => {
    for (const count of [4, 6, 9])
      expect(stepIn(handOf(layout).goals, layout.hand.card.w, count)).toBeGreaterThan(layout.hand.card.w * 0.38);
  });

  it("leaves something to touch of every pile of parrot cards", () => {
    expect(stepIn(handOf(layout).parrots, layout.hand.small.w, 6)).toBeGreaterThan(14);
  });

  it("goes round the track again beyond twenty", () => {
    expect(stepOf(layout.coins, 26)).toEqual(stepOf(layout.coins, 6));
    expect(stepOf(layout.coins, 20)).not.toEqual(stepOf(layout.coins, 0));
  });
});
