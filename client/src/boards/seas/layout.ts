/** Coordinates of the board, in a wide and a narrow composition. */
import type { Box, Point } from "../../boardkit/geometry.ts";
import { CHART, ROLES, TRACK } from "./printed.ts";

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
  fleets: Box & { row: number };
  text: number;
  small: number;
  name: number;
  touch: number;
}

const WIDE: Layout = {
  narrow: false,
  width: 1300,
  height: 800,
  title: { x: 2, y: 122, width: 304, height: 34 },
  roles: { x: 2, y: 2, width: 1296, height: 114 },
  sea: { x: 312, y: 122, side: 676, rim: 34 },
  die: 28,
  harbour: { x: 2, y: 160, width: 304, height: 188 },
  piles: { x: 2, y: 354, width: 202, height: 144 },
  loot: { x: 208, y: 354, width: 98, height: 144 },
  lands: { x: 2, y: 504, width: 304, height: 132 },
  rites: { x: 2, y: 642, width: 304, height: 156 },
  fleets: { x: 994, y: 122, width: 304, height: 496, row: 124 },
  hand: { x: 994, y: 620, width: 304, height: 178, card: { width: 92, height: 140 } },
  text: 17,
  small: 17,
  name: 20,
  touch: 40,
};

/** Size and smallest lettering of the wide composition. */
export const size = { width: WIDE.width, height: WIDE.height, text: 17 };

const NARROW: Layout = {
  narrow: true,
  width: 360,
  height: 1224,
  title: { x: 4, y: 2, width: 352, height: 20 },
  roles: { x: 2, y: 24, width: 356, height: 78 },
  sea: { x: 0, y: 106, side: 360, rim: 19 },
  die: 14.9,
  hand: { x: 4, y: 470, width: 352, height: 92, card: { width: 56, height: 70 } },
  harbour: { x: 4, y: 566, width: 176, height: 106 },
  piles: { x: 184, y: 566, width: 172, height: 106 },
  fleets: { x: 4, y: 676, width: 352, height: 332, row: 83 },
  lands: { x: 4, y: 1012, width: 352, height: 76 },
  rites: { x: 4, y: 1092, width: 352, height: 74 },
  loot: { x: 4, y: 1170, width: 352, height: 50 },
  text: 13.5,
  small: 12.5,
  name: 14.5,
  touch: 40,
};

/** `seats` rows of fleets; what lies below them moves up when there are fewer. */
export function layoutFor(narrow: boolean, seats: number): Layout {
  if (!narrow) return { ...WIDE, fleets: { ...WIDE.fleets, row: seats > 3 ? 124 : 164 } };
  const up = (4 - seats) * NARROW.fleets.row;
  const lift = <B extends Box>(box: B): B => ({ ...box, y: box.y - up });
  return {
    ...NARROW,
    height: 1224 - up,
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
  return { x: fleets.x, y: fleets.y + row * fleets.row, width: fleets.width, height: fleets.row - 6 };
}

/** The card of a role with its picture: beside the words, or above the name on a phone. */
export function roleCard(
  { roles, narrow }: Layout,
  role: number,
): Box & { picture: { width: number; height: number } } {
  const step = (roles.width + 4) / ROLES.length;
  const width = step - (narrow ? 2 : 5);
  const picture = narrow ? { width: width - 6, height: roles.height - 24 } : { width: 84, height: roles.height - 34 };
  return { x: roles.x + role * step, y: roles.y, width, height: roles.height, picture };
}

const BERTHS = 10;

/** The middle of a berth in a fleet's row: in a line on a phone, otherwise in two lines, from left to right. */
export function berth({ narrow }: Layout, row: Box, place: number): Point & { size: number } {
  const [left, below] = narrow ? [34, 26] : [48, 32];
  const lines = narrow ? 1 : 2;
  const step = { x: (row.width - left - 4) / (BERTHS / lines), y: (row.height - below - 2) / lines };
  return {
    x: row.x + left + (Math.floor(place / lines) + 0.5) * step.x,
    y: row.y + 6 + ((place % lines) + 0.5) * step.y,
    size: Math.min(step.x * 1.02, step.y * 1.1),
  };
}

/** What `count` berths from `first` on cover, by its middle. */
export function berths(layout: Layout, row: Box, first: number, count: number): Box {
  const last = berth(layout, row, first + Math.max(1, count) - 1);
  const [from, { size }] = [berth(layout, row, layout.narrow ? first : first - (first % 2)), berth(layout, row, 0)];
  const lines = layout.narrow || count < 2 ? [from.y, last.y] : [berth(layout, row, 0).y, berth(layout, row, 1).y];
  const width = last.x - from.x + size;
  return { x: (from.x + last.x) / 2, y: (lines[0]! + lines[1]!) / 2, width, height: lines[1]! - lines[0]! + size };
}

/** How the cards of a hand lie: tall ones in one line, or smaller ones in two. */
export function handGrid({ hand, narrow }: Layout, cards: number): Box[] {
  if (narrow) return inLine({ ...hand, y: hand.y + 18, height: hand.height - 20 }, hand.card, cards);
  const room = { x: hand.x + 8, y: hand.y + 30, width: hand.width - 16, height: hand.height - 36 };
  if (cards <= 3) return inLine(room, hand.card, cards);
  const upper = Math.ceil(cards / 2);
  const card = { width: Math.min(hand.card.width, room.width / upper - 4), height: room.height / 2 - 3 };
  const half = room.height / 2;
  return [
    ...inLine({ ...room, height: half - 2 }, card, upper),
    ...inLine({ ...room, y: room.y + half + 2, height: half - 2 }, card, cards - upper),
  ];
}

/** Cards side by side from the left, overlapping where there are too many. */
function inLine(room: Box, card: { width: number; height: number }, cards: number): Box[] {
  const step = Math.min(card.width + 6, (room.width - card.width) / Math.max(1, cards - 1));
  const top = room.y + (room.height - card.height) / 2;
  return Array.from({ length: cards }, (_, at) => ({ x: room.x + at * step, y: top, ...card }));
}
