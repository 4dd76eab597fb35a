/** Coordinates of the board, in a wide and a narrow composition. */
import { numbersOf } from "../../api/option_id.ts";
import type { Box, Point } from "../../boardkit/geometry.ts";

export interface Layout {
  narrow: boolean;
  width: number;
  height: number;
  /** The town's upper left corner and the side of a tile. */
  town: Point & { side: number };
  title: Box;
  ship: Box;
  tokens: Box;
  flag: Box;
  /** The side of an open token, and of those under the flag. */
  chip: number;
  small: number;
  text: number;
  name: number;
  /** Minimum size of a touch target. */
  touch: number;
}

const WIDE: Layout = {
  narrow: false,
  width: 1300,
  height: 860,
  town: { x: 42, y: 34, side: 264 },
  title: { x: 886, y: 12, width: 402, height: 42 },
  ship: { x: 884, y: 64, width: 404, height: 336 },
  tokens: { x: 884, y: 410, width: 404, height: 232 },
  flag: { x: 884, y: 652, width: 404, height: 200 },
  chip: 46,
  small: 38,
  text: 18.2,
  name: 22,
  touch: 40,
};

/** Size and smallest lettering of the wide composition. */
export const size = { width: WIDE.width, height: WIDE.height, text: 18 };

const NARROW: Layout = {
  narrow: true,
  width: 360,
  height: 850,
  town: { x: 19.5, y: 38, side: 107 },
  title: { x: 6, y: 2, width: 348, height: 24 },
  tokens: { x: 4, y: 374, width: 352, height: 166 },
  ship: { x: 4, y: 546, width: 352, height: 178 },
  flag: { x: 4, y: 730, width: 352, height: 116 },
  chip: 34,
  small: 27,
  text: 12.5,
  name: 14,
  touch: 40,
};

export function layoutFor(narrow: boolean): Layout {
  return narrow ? NARROW : WIDE;
}

/** A point of the town, in tiles, as a point of the board. */
export function onBoard({ town }: Layout, { x, y }: Point): Point {
  return { x: town.x + x * town.side, y: town.y + y * town.side };
}

/** The plate of the town: its tiles and the rim into which dark alleys lead. */
export function plateOf({ town }: Layout): Box {
  const rim = town.side * 0.1;
  const side = 3 * town.side + 2 * rim;
  return { x: town.x - rim, y: town.y - rim, width: side, height: side };
}

/** Pirates on the ship: how wide the places beside the mast are, so that the longest row fits. */
export function ranks(
  { ship, narrow }: Layout,
  longest: number,
  rows: number,
): { step: number; row: number; r: number; mast: number; top: number } {
  const room = ship.width / 2 - (narrow ? 26 : 30);
  const step = Math.min(narrow ? 20 : 30, room / Math.max(1, longest));
  const head = narrow ? 30 : 52;
  const foot = narrow ? 52 : 84;
  const row = Math.min(narrow ? 20 : 40, (ship.height - head - foot) / Math.max(1, rows));
  return {
    step,
    row,
    r: Math.min(step * 0.6, row * 0.45),
    mast: ship.x + ship.width / 2,
    top: ship.y + head + row / 2,
  };
}

/** Where the pirate of a row stands: side 0 is left of the mast, place 0 next to it. */
export function standing(
  layout: Layout,
  longest: number,
  rows: number,
  row: number,
  side: number,
  place: number,
): Point {
  const { step, row: height, mast, top } = ranks(layout, longest, rows);
  const away = (layout.narrow ? 7 : 10) + step * (place + 0.5);
  return { x: mast + (side ? away : -away), y: top + height * row };
}

/** Where a pirate comes from that is new on a side: from over there if it has crossed, otherwise over the rail. */
export function origin(
  layout: Layout,
  longest: number,
  rows: number,
  row: number,
  side: number,
  other: number,
  crossed: boolean,
): Point {
  if (crossed) return standing(layout, longest, rows, row, 1 - side, other);
  const { x, width } = layout.ship;
  return { x: side ? x + width - 40 : x + 10, y: standing(layout, longest, rows, row, side, 0).y };
}

/** The die: so far inside that it tumbles over the water and not over the town. */
export function dieAt({ ship, narrow }: Layout): Point & { size: number } {
  const bottom = ship.y + ship.height;
  return narrow ? { x: ship.x + 40, y: bottom - 20, size: 28 } : { x: ship.x + 62, y: bottom - 36, size: 46 };
}

/** The alley that an option is drawn at: a path through dark alleys is chosen at the alley that re-enters the town. */
export function alleyOf(id: string): number {
  return numbersOf(id).at(-1)!;
}
