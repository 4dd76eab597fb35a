/** Coordinates of the board, in a wide and a narrow composition. */
import type { Point } from "../../boardkit/geometry.ts";
import { CAPTAIN, CREW, INSURANCE, LARGE_PILOT, MATE, PORT, SMALL_PILOT, YARD, wareOf } from "./printed.ts";
import { RIM, YARD_BERTH, atSea, routeOf, type Punt, type View } from "./view.ts";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PuntSize {
  width: number;
  hull: number;
  sail: number;
  seat: number; // radius
  gap: number; // between the middles of two seats
}

export interface Layout {
  narrow: boolean;
  width: number;
  height: number;
  /** Minimum size of a touch target, in board units. */
  touch: number;
  /** Sizes of letters: numbers and labels, place names. */
  text: number;
  name: number;
  token: number; // radius of an accomplice
  punt: PuntSize;
  sea: Box;
  lanes: readonly [number, number, number]; // their middles
  laneWidth: number;
  rim: number; // y of row 13
  row: number; // from one row to the next
  start: number; // y of punts that are not launched yet
  quay: number; // y of the water line in port
  slip: (slot: number) => Point; // where a punt lies in the shipyard
  ashore: Record<number, Point>; // the spaces that are not on punts
  dice: { y: number; size: number };
  scroll: Box; // auction, result
  master: Point;
  hand: Point;
  home: (seat: number) => Point; // where a seat's accomplices and coins come from
}

const wide: Layout = {
  narrow: false,
  width: 1200,
  height: 800,
  touch: 44,
  text: 20,
  name: 25,
  token: 19,
  punt: { width: 172, hull: 42, sail: 44, seat: 18, gap: 38 },
  sea: { x: 262, y: 0, width: 576, height: 800 },
  lanes: [358, 550, 742],
  laneWidth: 192,
  rim: 246,
  row: 28.4,
  start: 726,
  quay: 152,
  slip: (slot) => ({ x: 1100, y: 90 + 74 * slot }),
  ashore: {
    ...at(PORT, (slot) => ({ x: 328 + 192 * slot, y: 36 })),
    ...at(YARD, (slot) => ({ x: 928, y: 77 + 74 * slot })),
    [CAPTAIN]: { x: 84, y: 226 },
    [MATE]: { x: 168, y: 226 },
    [SMALL_PILOT]: { x: 68, y: 402 },
    [LARGE_PILOT]: { x: 184, y: 402 },
    [INSURANCE]: { x: 894, y: 324 },
  },
  dice: { y: 724, size: 58 },
  scroll: { x: 290, y: 254, width: 520, height: 320 },
  master: { x: 46, y: 116 },
  hand: { x: 125, y: 640 },
  home: (seat) => ({ x: -40, y: 160 + 110 * seat }),
};

/** Size and smallest lettering of the wide composition. */
export const size = { width: wide.width, height: wide.height, text: 18 };

const narrow: Layout = {
  narrow: true,
  width: 360,
  height: 896,
  touch: 42,
  text: 12.5,
  name: 15,
  token: 10.5,
  punt: { width: 82, hull: 25, sail: 25, seat: 10, gap: 19.5 },
  sea: { x: 20, y: 28, width: 261, height: 424 },
  lanes: [63.5, 150.5, 237.5],
  laneWidth: 87,
  rim: 170,
  row: 16.6,
  start: 436,
  quay: 116,
  slip: (slot) => ({ x: 64 + 116 * slot, y: 538 }),
  ashore: {
    ...at(PORT, (slot) => ({ x: 60 + 87 * slot, y: 50 })),
    ...at(YARD, (slot) => ({ x: 60 + 116 * slot, y: 492 })),
    [INSURANCE]: { x: 322, y: 76 },
    [CAPTAIN]: { x: 322, y: 146 },
    [MATE]: { x: 322, y: 194 },
    [SMALL_PILOT]: { x: 336, y: 288 },
    [LARGE_PILOT]: { x: 336, y: 340 },
  },
  dice: { y: 430, size: 32 },
  scroll: { x: 26, y: 140, width: 250, height: 250 },
  master: { x: 200, y: 14 },
  hand: { x: 180, y: 800 },
  home: (seat) => ({ x: 40 + 70 * seat, y: 930 }),
};

export const layoutFor = (phone: boolean): Layout => (phone ? narrow : wide);

function at(spaces: readonly number[], place: (slot: number) => Point): Record<number, Point> {
  return Object.fromEntries(spaces.map((space, slot) => [space, place(slot)]));
}

/** The water line of a wave. */
export const rowOf = (layout: Layout, wave: number): number => layout.rim + (RIM - wave) * layout.row;

/** Where a punt lies: on its wave, in port or in the shipyard. */
export function mooring(layout: Layout, punt: Punt, route: number): Point {
  if (atSea(punt)) return { x: layout.lanes[route]!, y: punt.wave < 0 ? layout.start : rowOf(layout, punt.wave) };
  if (punt.berth >= YARD_BERTH) return layout.slip(punt.berth - YARD_BERTH);
  return { x: layout.lanes[punt.berth]!, y: layout.quay };
}

/** A seat on a load, from the middle of its punt's water line. */
export function seatOf(layout: Layout, space: number): Point {
  const seats = CREW[wareOf(space)]!;
  const { hull, gap } = layout.punt;
  return { x: (seats.indexOf(space) - (seats.length - 1) / 2) * gap, y: hull * -0.22 };
}

/** Where an accomplice on `space` stands. */
export function standing(layout: Layout, view: View, space: number): Point {
  const fixed = layout.ashore[space];
  if (fixed) return fixed;
  const route = routeOf(view, wareOf(space));
  if (route < 0) return layout.hand;
  const punt = mooring(layout, view.punts[route]!, route);
  const seat = seatOf(layout, space);
  return { x: punt.x + seat.x, y: punt.y + seat.y };
}

/** Where coins rise: `at` is a space, or the office of the harbour master, or the hand. */
export function spotOf(layout: Layout, view: View, at: string): Point {
  if (at.startsWith("space/")) return standing(layout, view, Number(at.slice("space/".length)));
  return at === "master" ? layout.master : layout.hand;
}
