/** Coordinates of the board, in a wide and a narrow composition. */
import type { Box, Point } from "../../boardkit/geometry.ts";
import { CHART, TRACK } from "./printed.ts";

export interface Layout {
  narrow: boolean;
  width: number;
  height: number;
  title: Box;
  roles: Box;
  /** The frame with the chest track, and the width of that frame. */
  sea: Point & { side: number; rim: number };
  /** A die on the chart: larger than to scale so that it can be read; corners may touch, numbers stay free. */
  die: number;
  harbour: Box;
  piles: Box;
  lands: Box;
  rites: Box;
  loot: Box;
  hand: Box & { card: { width: number; height: number } };
  fleets: Box & { row: number; ship: number };
  text: number;
  small: number;
  name: number;
  touch: number;
}

const WIDE: Layout = {
  narrow: false,
  width: 1300,
  height: 864,
  title: { x: 12, y: 8, width: 306, height: 84 },
  roles: { x: 330, y: 8, width: 958, height: 84 },
  sea: { x: 330, y: 100, side: 648, rim: 30 },
  die: 27,
  harbour: { x: 12, y: 100, width: 306, height: 124 },
  piles: { x: 12, y: 232, width: 306, height: 166 },
  lands: { x: 12, y: 406, width: 306, height: 156 },
  rites: { x: 12, y: 570, width: 306, height: 178 },
  loot: { x: 12, y: 756, width: 306, height: 100 },
  hand: { x: 330, y: 756, width: 648, height: 100, card: { width: 84, height: 92 } },
  fleets: { x: 990, y: 100, width: 298, height: 756, row: 189, ship: 27 },
  text: 17,
  small: 17,
  name: 21,
  touch: 40,
};

/** Size and smallest lettering of the wide composition. */
export const size = { width: WIDE.width, height: WIDE.height, text: 17 };

const NARROW: Layout = {
  narrow: true,
  width: 360,
  height: 1150,
  title: { x: 4, y: 2, width: 352, height: 20 },
  roles: { x: 2, y: 26, width: 356, height: 60 },
  sea: { x: 0, y: 92, side: 360, rim: 19 },
  die: 14.9,
  hand: { x: 4, y: 458, width: 352, height: 84, card: { width: 56, height: 68 } },
  harbour: { x: 4, y: 548, width: 174, height: 84 },
  piles: { x: 182, y: 548, width: 174, height: 84 },
  fleets: { x: 4, y: 638, width: 352, height: 428, row: 107, ship: 21 },
  lands: { x: 4, y: 1072, width: 352, height: 74 },
  rites: { x: 4, y: 1152, width: 352, height: 74 },
  loot: { x: 4, y: 1232, width: 352, height: 60 },
  text: 13.5,
  small: 12.5,
  name: 14.5,
  touch: 40,
};

/** `seats` rows of fleets; what lies below them moves up when there are fewer. */
export function layoutFor(narrow: boolean, seats: number): Layout {
  if (!narrow) return { ...WIDE, fleets: { ...WIDE.fleets, row: seats > 3 ? 189 : 252 } };
  const up = (4 - seats) * NARROW.fleets.row;
  const lift = <B extends Box>(box: B): B => ({ ...box, y: box.y - up });
  return {
    ...NARROW,
    height: 1296 - up,
    lands: lift(NARROW.lands),
    rites: lift(NARROW.rites),
    loot: lift(NARROW.loot),
  };
}

/** A place on the chart, in tenths of a millimetre, as a point of the board. */
export function onChart({ sea }: Layout, { x, y }: Point): Point {
  const inner = (sea.side - 2 * sea.rim) / CHART;
  return { x: sea.x + sea.rim + x * inner, y: sea.y + sea.rim + y * inner };
}

/**
 * The number of each line, near its middle: of some places along the line and beside it, the one that covers the
 * fewest ships and other numbers.
 */
export function besideLines(
  layout: Layout,
  lines: { from: Point; to: Point }[],
  ships: Point[],
  label: { width: number; height: number },
): Point[] {
  const { die, sea } = layout;
  const middle = { x: sea.x + sea.side / 2, y: sea.y + sea.side / 2 };
  const reach = sea.side / 2 - sea.rim;
  const placed: Point[] = [];
  const covers = (at: Point) =>
    ships.filter((ship) => near(at, ship, (label.width + die) / 2, (label.height + die) / 2)).length +
    placed.filter((other) => near(at, other, label.width, label.height)).length;
  for (const { from, to } of lines) {
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const far = Math.max(1, Math.hypot(dx, dy));
    const places = [0, 1, -1, 1.6, -1.6, 2.4, -2.4].flatMap((aside) =>
      [0.5, 0.36, 0.64, 0.2, 0.8].map((share) => ({
        x: from.x + share * dx - (dy / far) * aside * label.width * 0.62,
        y: from.y + share * dy + (dx / far) * aside * label.height * 1.1,
      })),
    );
    const inside = places.filter((at) => near(at, middle, reach - label.width / 2, reach - label.height / 2));
    placed.push((inside.length ? inside : places).reduce((best, at) => (covers(at) < covers(best) ? at : best)));
  }
  return placed;
}

/** Whether two points are closer than `x` and `y`. */
const near = (one: Point, other: Point, x: number, y: number) =>
  Math.abs(one.x - other.x) < x && Math.abs(one.y - other.y) < y;

/** A space of the chest track, by its centre: 0 is the lower left corner, then clockwise, nine between corners. */
export function onTrack({ sea }: Layout, space: number): Box {
  const { side, rim } = sea;
  const [edge, along] = [Math.floor((space % TRACK) / 10), space % 10];
  const long = (side - 2 * rim) / 9;
  const length = along ? long : rim;
  const far = along ? rim + (along - 0.5) * long : rim / 2;
  const [near, away] = [rim / 2, side - rim / 2];
  const at = [
    { x: near, y: side - far },
    { x: far, y: near },
    { x: away, y: far },
    { x: side - far, y: away },
  ][edge]!;
  const upright = edge % 2 === 0;
  return { x: sea.x + at.x, y: sea.y + at.y, width: upright ? rim : length, height: upright ? length : rim };
}

/** The upper left corner of the row of a seat. */
export function rowOf({ fleets }: Layout, row: number): Box {
  return { x: fleets.x, y: fleets.y + row * fleets.row, width: fleets.width, height: fleets.row - 8 };
}
