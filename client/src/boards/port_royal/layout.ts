/** Coordinates of the board, in a wide and a narrow composition. */
import type { Box, Point } from "../../boardkit/geometry.ts";

export interface Layout {
  narrow: boolean;
  width: number;
  height: number;
  touch: number; // the least size for fingers, in units of the drawing
  text: number;
  /** The board of 30 cells: its upper left corner, a cell, and the column of ships beside it. */
  harbour: Point & { cell: { w: number; h: number }; side: number };
  dice: Point & { size: number; gap: number };
  chest: Point & { size: number };
  take: Box;
  risk: Box;
  track: Point & { columns: number; w: number; h: number };
  map: Box;
  /** Wheels and skulls, side by side or in two lines; the width of one wheel and of one skull. */
  hold: Box & { lines: number; wheel: number; gap: number; skull: number };
  thumbs: Box & { columns: number };
}

const wide: Layout = {
  narrow: false,
  width: 1300,
  height: 792,
  touch: 30,
  text: 17,
  harbour: { x: 6, y: 30, cell: { w: 50, h: 48 }, side: 38 },
  dice: { x: 40, y: 366, size: 64, gap: 78 },
  chest: { x: 264, y: 350, size: 54 },
  take: { x: 4, y: 410, width: 290, height: 66 },
  risk: { x: 4, y: 482, width: 290, height: 24 },
  track: { x: 302, y: 750, columns: 26, w: 38.35, h: 41 },
  map: { x: 301, y: 1, width: 998, height: 698.6 },
  hold: { x: 302, y: 703, width: 996, height: 44, lines: 1, wheel: 21, gap: 12, skull: 24 },
  thumbs: { x: 4, y: 512, width: 290, height: 278, columns: 2 },
};

/** Size and smallest lettering of the wide composition. */
export const size = { width: wide.width, height: wide.height, text: 17 };

const narrow: Layout = {
  narrow: true,
  width: 360,
  height: 1110,
  touch: 40,
  text: 13.2,
  harbour: { x: 6, y: 20, cell: { w: 38, h: 34 }, side: 28 },
  dice: { x: 256, y: 52, size: 46, gap: 56 },
  chest: { x: 284, y: 124, size: 40 },
  take: { x: 232, y: 158, width: 122, height: 68 },
  risk: { x: 6, y: 230, width: 348, height: 18 },
  track: { x: 5, y: 954, columns: 9, w: 38.8, h: 48 },
  map: { x: 0, y: 254, width: 360, height: 514.3 },
  hold: { x: 6, y: 774, width: 348, height: 76, lines: 2, wheel: 14.4, gap: 4.5, skull: 17.6 },
  thumbs: { x: 6, y: 856, width: 348, height: 92, columns: 4 },
};

/** Wide, but not by much: the map lies above the harbour. */
const tall: Layout = {
  narrow: false,
  width: 1150,
  height: 1000,
  touch: 30,
  text: 17,
  harbour: { x: 8, y: 734, cell: { w: 45, h: 42 }, side: 34 },
  dice: { x: 304, y: 752, size: 56, gap: 66 },
  chest: { x: 312, y: 936, size: 64 },
  take: { x: 272, y: 796, width: 226, height: 62 },
  risk: { x: 272, y: 866, width: 226, height: 24 },
  track: { x: 510, y: 806, columns: 13, w: 48.8, h: 52 },
  map: { x: 0, y: 0, width: 1000, height: 700 },
  hold: { x: 510, y: 708, width: 634, height: 92, lines: 2, wheel: 26, gap: 11, skull: 30 },
  thumbs: { x: 1008, y: 0, width: 138, height: 700, columns: 1 },
};

/** `shape` is width by height of the place for the board. */
export function layoutFor(phone: boolean, shape = 1.5): Layout {
  if (phone) return narrow;
  return shape < 1.25 ? tall : wide;
}

/** Where a score stands on the victory track; scores below it stand before its first step. */
export function step(layout: Layout, points: number): Point {
  const index = Math.max(0, Math.min(25, points + 5));
  const { x, y, columns, w, h } = layout.track;
  return { x: x + (index % columns) * w + w / 2, y: y + Math.floor(index / columns) * h + h / 2 };
}

/** The middle of a cell of the harbour. */
export function cell(layout: Layout, row: number, column: number): Point {
  const { x, y, side, cell: size } = layout.harbour;
  return { x: x + side + (column + 0.5) * size.w, y: y + (row + 0.5) * size.h };
}

/** Room for the name above a thumbnail. */
export const CAPTION = 20;

/** Boxes of the thumbnails of `count` sheets, as large as they fit in at most `columns` columns. */
export function thumbnails({ thumbs }: Layout, sheet: { width: number; height: number }, count: number): Box[] {
  const shape = sheet.height / sheet.width;
  const columns = thumbs.columns === 2 && count < 2 ? 1 : thumbs.columns;
  const lines = Math.max(1, Math.ceil(count / columns));
  const room = { width: thumbs.width / columns, height: thumbs.height / lines };
  const width = Math.min(room.width - 6, (room.height - CAPTION - 6) / shape);
  return Array.from({ length: count }, (_, index) => ({
    x: thumbs.x + (index % columns) * (width + 8),
    y: thumbs.y + CAPTION + Math.floor(index / columns) * (width * shape + CAPTION + 6),
    width,
    height: width * shape,
  }));
}
