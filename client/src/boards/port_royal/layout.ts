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
  width: 1200,
  height: 800,
  touch: 30,
  text: 17,
  harbour: { x: 8, y: 30, cell: { w: 50, h: 49 }, side: 36 },
  dice: { x: 52, y: 384, size: 64, gap: 78 },
  chest: { x: 262, y: 384, size: 54 },
  take: { x: 8, y: 446, width: 286, height: 66 },
  risk: { x: 8, y: 520, width: 286, height: 24 },
  track: { x: 8, y: 566, columns: 7, w: 40.8, h: 56 },
  map: { x: 304, y: 6, width: 888, height: 621.6 },
  hold: { x: 304, y: 634, width: 888, height: 50, lines: 1, wheel: 19.6, gap: 10, skull: 20.4 },
  thumbs: { x: 304, y: 692, width: 888, height: 102, columns: 4 },
};

/** Size and smallest lettering of the wide composition. */
export const size = { width: wide.width, height: wide.height, text: 16 };

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

/** Boxes of the thumbnails of `count` sheets, in a column or a row. */
export function thumbnails({ thumbs }: Layout, sheet: { width: number; height: number }, count: number): Box[] {
  const { x, y, columns } = thumbs;
  const shape = sheet.height / sheet.width;
  const width = columns === 1 ? thumbs.width : Math.min(thumbs.width / columns - 6, (thumbs.height - 18) / shape);
  const height = width * shape;
  return Array.from({ length: count }, (_, index) => ({
    ...(columns === 1 ? { x, y: y + 20 + index * (height + 30) } : { x: x + index * (width + 8), y: y + 16 }),
    width,
    height,
  }));
}
