/** Coordinates of the board, in a wide and a narrow composition. */
import type { Box, Point } from "../../boardkit/geometry.ts";
import { LAP, OPEN_SEA, SITES } from "./printed.ts";

/** A track: where step 0 is, how far it is to the next, how thick it is. */
export interface Rail extends Point {
  upright: boolean;
  step: number;
  across: number;
}

export interface Layout {
  narrow: boolean;
  width: number;
  height: number;
  touch: number; // the least size for fingers, in units of the drawing
  text: number;
  name: number;
  /** The first peninsula's middle, and from one to the next; the sixth column is open sea. */
  strips: { x: number; step: number; top: number; tip: number };
  cloud: { y: number; size: number };
  /** The middle of the top row of buildings, and from one row to the next. */
  rows: { y: number; step: number };
  house: { width: number; height: number };
  goods: { y: number; size: number }; // goods spaces and dice
  ships: { y: number; size: number };
  sea: Box;
  stairs: Box;
  bid: { x: number; y: number; step: number; rise: number; size: number; reward: number };
  bidders: Point & { width: number; r: number }; // a line of seats: who still bids
  helper: Box;
  hand: Box & { card: { w: number; h: number }; small: { w: number; h: number }; tile: number };
  stock: Point & { step: number }; // decks and locks
  coins: Rail;
  points: Rail;
}

const wide: Layout = {
  narrow: false,
  width: 1200,
  height: 806,
  touch: 40,
  text: 17,
  name: 20,
  strips: { x: 158, step: 130, top: 78, tip: 638 },
  cloud: { y: 42, size: 1.9 },
  rows: { y: 106, step: 47.8 },
  house: { width: 116, height: 45 },
  goods: { y: 596, size: 46 },
  ships: { y: 752, size: 1 },
  sea: { x: 6, y: 6, width: 857, height: 794 },
  stairs: { x: 868, y: 6, width: 326, height: 226 },
  bid: { x: 905, y: 116, step: 63, rise: 10, size: 54, reward: 38 },
  bidders: { x: 884, y: 208, width: 294, r: 15 },
  helper: { x: 868, y: 238, width: 326, height: 274 },
  hand: { x: 868, y: 518, width: 326, height: 282, card: { w: 70, h: 94 }, small: { w: 48, h: 66 }, tile: 33 },
  stock: { x: 812, y: 520, step: 38 },
  coins: { x: 48, y: 776, upright: true, step: 35.8, across: 72 },
  points: { x: 812, y: 470, upright: true, step: 21.2, across: 72 },
};

/** Size and smallest lettering of the wide composition. */
export const size = { width: wide.width, height: wide.height, text: 17 };

const narrow: Layout = {
  narrow: true,
  width: 360,
  height: 1174,
  touch: 40,
  text: 12.5,
  name: 14,
  strips: { x: 34, step: 58.4, top: 40, tip: 446 },
  cloud: { y: 22, size: 1.12 },
  rows: { y: 62, step: 40.2 },
  house: { width: 55, height: 38 },
  goods: { y: 568, size: 36 },
  ships: { y: 506, size: 0.52 },
  sea: { x: 0, y: 0, width: 360, height: 598 },
  stairs: { x: 3, y: 601, width: 354, height: 126 },
  bid: { x: 40, y: 645, step: 70, rise: 4, size: 38, reward: 24 },
  bidders: { x: 12, y: 712, width: 336, r: 11 },
  helper: { x: 3, y: 731, width: 354, height: 192 },
  hand: { x: 3, y: 927, width: 354, height: 190, card: { w: 46, h: 60 }, small: { w: 32, h: 46 }, tile: 26 },
  stock: { x: 326, y: 66, step: 44 },
  coins: { x: 18, y: 1132, upright: false, step: 16.2, across: 24 },
  points: { x: 18, y: 1159, upright: false, step: 16.2, across: 24 },
};

/** On a phone the helper is low while it only says what happens: what lies below it moves up. */
const SPARED = 112;
const up = <T extends Point>(part: T): T => ({ ...part, y: part.y - SPARED });
const quiet: Layout = {
  ...narrow,
  height: narrow.height - SPARED,
  helper: { ...narrow.helper, height: narrow.helper.height - SPARED },
  hand: up(narrow.hand),
  coins: up(narrow.coins),
  points: up(narrow.points),
};

/** `busy`: a bid or goal cards are put together with the helper. */
export function layoutFor(phone: boolean, busy: boolean): Layout {
  if (!phone) return wide;
  return busy ? narrow : quiet;
}

/** The middle of a peninsula; of open sea for 5. */
export const columnOf = ({ strips }: Layout, colour: number): number => strips.x + strips.step * colour;

export function houseOf(layout: Layout, building: number): Point {
  const { colour, row } = SITES[building]!;
  return { x: columnOf(layout, colour), y: layout.rows.y + layout.rows.step * row };
}

/** Where the crew of a building stands. */
export function porchOf(layout: Layout, building: number): Point {
  const { x, y } = houseOf(layout, building);
  return { x: x + layout.house.width * 0.27, y: y + layout.house.height * 0.1 };
}

export const goodsSpaceOf = (layout: Layout, colour: number): Point => ({
  x: columnOf(layout, colour),
  y: layout.goods.y,
});

/** Where a die lies on a bid space: each step is a little higher. */
export const bidSpaceOf = ({ bid }: Layout, space: number): Point => ({
  x: bid.x + bid.step * space,
  y: bid.y - bid.rise * space,
});

/** Where a ship lies; on the open sea she keeps clear of the edge of the board. */
export const mooringOf = (layout: Layout, space: number): Point => ({
  x: columnOf(layout, space) - (space === OPEN_SEA && !layout.narrow ? 10 : 0),
  y: layout.ships.y,
});

/** Where a marker stands on a track; several on one step stand side by side. */
export function stepOf(rail: Rail, amount: number, place = 0, of = 1): Point {
  const along = (amount > LAP ? ((amount - 1) % LAP) + 1 : amount) * rail.step;
  if (of > 2 && rail.upright && rail.step > 30) {
    const [column, row] = [place % 2, Math.floor(place / 2)];
    return { x: rail.x + (column ? 23 : 2), y: rail.y - along + (row ? 9.5 : -9.5) };
  }
  const beside = (place - (of - 1) / 2) * rail.across * (of > 2 ? 0.18 : 0.28);
  return rail.upright ? { x: rail.x + 10 + beside, y: rail.y - along } : { x: rail.x + along, y: rail.y + beside };
}

/** The bid space nearest to a point, or -1 beside the row. */
export function spaceAt(layout: Layout, { x, y }: Point): number {
  const far = [0, 1, 2, 3, 4].map((space) => {
    const at = bidSpaceOf(layout, space);
    return Math.hypot(at.x - x, at.y - y);
  });
  const best = far.indexOf(Math.min(...far));
  return far[best]! < layout.bid.step * 0.85 ? best : -1;
}

/** Where a seat stands in the line of bidders. */
export function bidderOf({ bidders }: Layout, seat: number, seats: number): Point {
  return { x: bidders.x + (bidders.width / seats) * (seat + 0.5), y: bidders.y };
}

interface Row extends Point {
  width: number;
}

/** The lines of my cards: goals, then chests and parrots side by side, then tiles. */
export function handOf({ hand, narrow }: Layout): {
  x: number;
  head: number;
  goals: Row;
  chests: Row;
  parrots: Row;
  tiles: Point & { step: number };
} {
  const x = hand.x + (narrow ? 8 : 18);
  const width = hand.width - (narrow ? 16 : 36);
  if (narrow) {
    const cards = hand.y + 28 + hand.card.h / 2;
    const small = cards + hand.card.h / 2 + 5 + hand.small.h / 2;
    return {
      x,
      head: hand.y + 15,
      goals: { x, y: cards, width },
      chests: { x, y: small, width: width * 0.44 },
      parrots: { x: x + width * 0.5, y: small, width: width * 0.5 },
      tiles: { x: x + hand.tile / 2 + 8, y: hand.y + hand.height - 23, step: (width - 8) / 5 },
    };
  }
  const goals = hand.y + 46 + hand.card.h / 2;
  const small = goals + hand.card.h / 2 + 12 + hand.small.h / 2;
  return {
    x,
    head: hand.y + 26,
    goals: { x, y: goals, width },
    chests: { x, y: small, width: width * 0.44 },
    parrots: { x: x + width * 0.5, y: small, width: width * 0.5 },
    tiles: { x: x + hand.tile / 2, y: hand.y + hand.height - 32, step: width / 5 },
  };
}

/** From one card of a fan to the next: side by side if there is room, otherwise one over the other. */
export const stepIn = (row: Row, card: number, count: number): number =>
  Math.min(card + 5, (row.width - card) / Math.max(1, count - 1));

/** The middle of a card in a fan. */
export const fan = (row: Row, card: number, count: number, index: number): number =>
  row.x + card / 2 + stepIn(row, card, count) * index;
