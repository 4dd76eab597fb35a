/** Houses, trees and street lamps in the free ground between alleys and fields; deterministic for a town. */
import type { Box, Point } from "../../boardkit/geometry.ts";
import { FIRST_DARK } from "./printed.ts";
import { along, type Town } from "./town_geometry.ts";

/** Cells of a tile's side: ground is free or taken cell by cell. */
const CELLS = 40;
const SIDE = 3 * CELLS;
const STREET = 0.056; // half the width of an alley with its kerbs
const SQUARE = 0.128; // the radius of the square around a field

export type HouseKind = "gable" | "eaves" | "stepped" | "hall" | "church";

/** A house seen from the front: its box, how it is built and which of its windows are lit. */
export interface House extends Box {
  kind: HouseKind;
  roof: number;
  lit: number;
}

export interface Quarter {
  houses: House[];
  trees: (Point & { r: number })[];
  lamps: Point[];
}

/** Widths and heights in cells, by kind. */
const SIZES: Record<HouseKind, [number, number]> = {
  gable: [4, 5],
  eaves: [5, 4],
  stepped: [3, 5],
  hall: [7, 5],
  church: [6, 8],
};
const COMMON: HouseKind[] = ["gable", "eaves", "stepped", "eaves", "gable"];

function generator(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

class Ground {
  private readonly taken = new Uint8Array(SIDE * SIDE);

  /** Takes the cells of a disc. */
  disc({ x, y }: Point, r: number): void {
    const [cx, cy, cr] = [x * CELLS, y * CELLS, r * CELLS];
    for (let row = Math.max(0, Math.floor(cy - cr)); row < Math.min(SIDE, cy + cr); row++)
      for (let column = Math.max(0, Math.floor(cx - cr)); column < Math.min(SIDE, cx + cr); column++)
        if (Math.hypot(column + 0.5 - cx, row + 0.5 - cy) <= cr) this.taken[row * SIDE + column] = 1;
  }

  free(column: number, row: number, width: number, height: number): boolean {
    if (column + width > SIDE || row + height > SIDE) return false;
    for (let y = row; y < row + height; y++)
      for (let x = column; x < column + width; x++) if (this.taken[y * SIDE + x]) return false;
    return true;
  }

  take(column: number, row: number, width: number, height: number): void {
    for (let y = row; y < row + height; y++) this.taken.fill(1, y * SIDE + column, y * SIDE + column + width);
  }
}

export function quarterOf(town: Town): Quarter {
  const ground = new Ground();
  for (const field of town.fields) ground.disc(field, SQUARE);
  for (const { line } of town.alleys) for (const point of line) ground.disc(point, STREET);
  const random = generator(7);
  const houses: House[] = [];
  const build = (kind: HouseKind, column: number, row: number): boolean => {
    const [width, height] = SIZES[kind];
    if (!ground.free(column, row, width, height)) return false;
    ground.take(column, row, width, height);
    const box = { x: column / CELLS, y: row / CELLS, width: width / CELLS, height: height / CELLS };
    houses.push({ ...box, kind, roof: Math.floor(random() * 4), lit: Math.floor(random() * 8) });
    return true;
  };
  landmark(build, "church", random);
  for (let hall = 0; hall < 6; hall++) landmark(build, "hall", random);
  terraces(build, random);
  return { houses, trees: treesOf(ground, random), lamps: lampsOf(town) };
}

type Build = (kind: HouseKind, column: number, row: number) => boolean;

/** A large building at the first of many random places that is free. */
function landmark(build: Build, kind: HouseKind, random: () => number): void {
  for (let attempt = 0; attempt < 400; attempt++)
    if (build(kind, Math.floor(random() * (SIDE - 8)), Math.floor(random() * (SIDE - 8)))) return;
}

/** Rows of houses, side by side where there is room. */
function terraces(build: Build, random: () => number): void {
  for (let row = 1; row < SIDE - 3; row++)
    for (let column = 1; column < SIDE - 3; column++) {
      const first = Math.floor(random() * COMMON.length);
      if (random() < 0.86) COMMON.some((_, at) => build(COMMON[(first + at) % COMMON.length]!, column, row));
    }
}

/** Trees stand where no house fits. */
function treesOf(ground: Ground, random: () => number): Quarter["trees"] {
  const trees: Quarter["trees"] = [];
  for (let row = 1; row < SIDE - 2; row++)
    for (let column = 1; column < SIDE - 2; column++) {
      if (!ground.free(column, row, 2, 2) || random() < 0.25) continue;
      ground.take(column, row, 2, 2);
      trees.push({ x: (column + 1) / CELLS, y: (row + 1) / CELLS, r: (0.7 + 0.35 * random()) / CELLS });
    }
  return trees;
}

/** A lamp at the side of every longer alley. */
function lampsOf(town: Town): Point[] {
  return town.alleys
    .slice(0, FIRST_DARK)
    .filter(({ stones }) => stones.length > 1)
    .map(({ line, stones }) => {
      const share = stones.length % 2 ? 0.33 : 0.5;
      const at = along(line, share);
      const next = along(line, share + 0.05);
      const length = Math.hypot(next.x - at.x, next.y - at.y) || 1;
      const aside = (0.05 * (next.x >= at.x ? 1 : -1)) / length;
      return { x: at.x + (next.y - at.y) * aside, y: at.y - (next.x - at.x) * aside };
    });
}
