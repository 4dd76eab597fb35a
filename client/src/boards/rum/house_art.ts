/** Houses and trees as a few paths, one for each paint: a town has hundreds of them, and they never change. */
import type { Point } from "../../boardkit/geometry.ts";
import type { House, Quarter } from "./town_houses.ts";

export const ROOFS = ["#5f3b37", "#4b4356", "#3c4b5a", "#594834"];
export const PAINTS = {
  wall: "#33434e",
  front: "#3d4c55",
  roof0: ROOFS[0]!,
  roof1: ROOFS[1]!,
  roof2: ROOFS[2]!,
  roof3: ROOFS[3]!,
  porch: "#435259",
  shade: "#0d1920",
  dark: "#1a2932",
  lamp: "#f7c964",
  tree: "#20403a",
  leaf: "#2d5346",
} as const;
export type Paint = keyof typeof PAINTS;

type Pen = (paint: Paint, ...points: [number, number][]) => void;
type Drawn = Map<Paint, string>;

/** Paths by paint, in the order in which they are drawn; `place` turns a point of the town into one of the board. */
export function paths({ houses, trees }: Quarter, place: (point: Point) => Point): [Paint, string][] {
  const drawn: Drawn = new Map((Object.keys(PAINTS) as Paint[]).map((paint) => [paint, ""]));
  const pen: Pen = (paint, ...points) => {
    const path = points.map(([x, y]) => place({ x, y })).map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
    drawn.set(paint, `${drawn.get(paint)}M${path.join("L")}z`);
  };
  for (const house of houses) BUILDERS[house.kind](inside(house, pen), house);
  for (const { x, y, r } of trees) {
    pen("tree", ...round(x, y, r));
    pen("leaf", ...round(x - r * 0.25, y - r * 0.3, r * 0.5));
  }
  return [...drawn];
}

const ROUND = Array.from({ length: 9 }, (_, at) => (at / 9) * 2 * Math.PI);
const round = (x: number, y: number, r: number): [number, number][] =>
  ROUND.map((angle) => [x + r * Math.cos(angle), y + r * Math.sin(angle)]);

/** A pen whose points are shares of the house's box, from its upper left corner. */
function inside({ x, y, width, height }: House, pen: Pen): Pen {
  return (paint, ...points) =>
    pen(paint, ...points.map(([across, down]): [number, number] => [x + across * width, y + down * height]));
}

const rect = (x: number, y: number, width: number, height: number): [number, number][] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];
const roofOf = ({ roof }: House) => `roof${roof}` as Paint;

/** Windows in a row; each bit of `lit` is one of them. */
function windows(pen: Pen, lit: number, y: number, xs: number[], width = 0.14, height = 0.15): void {
  xs.forEach((x, at) => pen((lit >> at) & 1 ? "lamp" : "dark", ...rect(x - width / 2, y, width, height)));
}

const BUILDERS: Record<House["kind"], (pen: Pen, house: House) => void> = {
  gable(pen, house) {
    pen("front", [0.06, 1], [0.06, 0.42], [0.5, 0.06], [0.94, 0.42], [0.94, 1]);
    pen(roofOf(house), [0, 0.5], [0.5, 0], [1, 0.5], [0.9, 0.56], [0.5, 0.17], [0.1, 0.56]);
    pen("dark", ...rect(0.42, 0.74, 0.18, 0.26));
    windows(pen, house.lit, 0.52, [0.28, 0.72]);
    windows(pen, house.lit >> 2, 0.3, [0.5], 0.13, 0.12);
  },
  eaves(pen, house) {
    pen("wall", ...rect(0.04, 0.45, 0.92, 0.55));
    pen(roofOf(house), [0, 0.52], [0.12, 0.12], [0.88, 0.12], [1, 0.52]);
    pen("shade", [0.02, 0.52], [0.98, 0.52], [0.96, 0.57], [0.04, 0.57]);
    pen(roofOf(house), ...rect(0.7, 0, 0.12, 0.24));
    pen("dark", ...rect(0.44, 0.68, 0.13, 0.32));
    windows(pen, house.lit, 0.65, [0.2, 0.78], 0.15, 0.17);
  },
  stepped(pen, house) {
    pen(
      "front",
      [0.05, 1],
      [0.05, 0.34],
      [0.22, 0.34],
      [0.22, 0.18],
      [0.38, 0.18],
      [0.38, 0.04],
      [0.62, 0.04],
      [0.62, 0.18],
      [0.78, 0.18],
      [0.78, 0.34],
      [0.95, 0.34],
      [0.95, 1],
    );
    pen(roofOf(house), ...rect(0.05, 0.34, 0.9, 0.06));
    pen("dark", ...rect(0.38, 0.78, 0.24, 0.22));
    windows(pen, house.lit, 0.48, [0.28, 0.72], 0.2, 0.15);
    windows(pen, house.lit >> 1, 0.2, [0.5], 0.18, 0.1);
  },
  hall(pen, house) {
    pen("wall", ...rect(0.03, 0.48, 0.94, 0.52));
    pen(roofOf(house), [0, 0.54], [0.1, 0.14], [0.9, 0.14], [1, 0.54]);
    pen("porch", [0.36, 1], [0.36, 0.36], [0.5, 0.1], [0.64, 0.36], [0.64, 1]);
    pen("shade", [0.34, 0.4], [0.5, 0.06], [0.66, 0.4], [0.62, 0.4], [0.5, 0.17], [0.38, 0.4]);
    pen("lamp", ...rect(0.45, 0.7, 0.1, 0.3));
    windows(pen, house.lit | 1, 0.66, [0.14, 0.26, 0.75, 0.87], 0.08, 0.16);
  },
  church(pen, house) {
    pen("wall", ...rect(0.3, 0.62, 0.68, 0.38));
    pen(roofOf(house), [0.3, 0.66], [0.38, 0.44], [0.9, 0.44], [1, 0.66]);
    pen("front", ...rect(0.04, 0.34, 0.34, 0.66));
    pen("roof2", [0, 0.36], [0.21, 0.04], [0.42, 0.36]);
    pen("lamp", ...rect(0.19, 0, 0.04, 0.07));
    pen("dark", ...rect(0.14, 0.82, 0.14, 0.18));
    windows(pen, 7, 0.46, [0.21], 0.1, 0.12);
    windows(pen, house.lit, 0.72, [0.5, 0.66, 0.82], 0.07, 0.16);
  },
};
