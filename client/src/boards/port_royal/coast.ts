/** Coastlines and ornaments of a sheet; deterministic, so that every drawing is the same. */
import type { Point } from "../../boardkit/geometry.ts";
import { signSize } from "./island_signs.ts";
import type { Field, Island, Sheet } from "./sheets.ts";

const RAYS = 32;
/** Land around a field, and the part of it that is green. */
const SHORE = 33;
const MEADOW = 24;

/** The outline of an island: how far its land reaches in each direction, a little wavering. */
export function coastOf(sheet: Pick<Sheet, "fields">, island: Island, margin = SHORE): string {
  const fields = island.fields.map((number) => sheet.fields[number]!);
  const middle = { x: mean(fields.map(({ x }) => x)), y: mean(fields.map(({ y }) => y)) };
  const seed = island.letter.charCodeAt(0);
  const reach = smooth(rays.map((ray) => Math.max(...fields.map((field) => exit(middle, ray, field, margin)))));
  const points = rays.map(({ x, y, angle }, index) => {
    const far = reach[index]! + 2 + 2.6 * Math.sin(3 * angle + seed) + 2 * Math.sin(7 * angle + 2 * seed);
    return { x: middle.x + x * far, y: middle.y + y * far };
  });
  return closedCurve(points);
}

/** All coasts of a sheet as one path, and all meadows. */
export const coasts = (sheet: Sheet): string => sheet.islands.map((island) => coastOf(sheet, island)).join("");
export const meadows = (sheet: Sheet): string[] => sheet.islands.map((island) => coastOf(sheet, island, MEADOW));

const rays = Array.from({ length: RAYS }, (_, index) => {
  const angle = (index * 2 * Math.PI) / RAYS;
  return { angle, x: Math.cos(angle), y: Math.sin(angle) };
});
const mean = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** How far a ray runs before it leaves the circle around a field; 0 if it misses it. */
function exit(from: Point, ray: Point, centre: Point, radius: number): number {
  const [x, y] = [centre.x - from.x, centre.y - from.y];
  const along = x * ray.x + y * ray.y;
  const root = radius * radius - (x * x + y * y - along * along);
  return root < 0 ? 0 : Math.max(0, along + Math.sqrt(root));
}

/** Each number with its neighbours, twice: bays instead of notches. */
function smooth(ring: number[]): number[] {
  const at = (list: number[], index: number) => list[(index + list.length) % list.length]!;
  const once = (list: number[]) => list.map((one, index) => (at(list, index - 1) + 2 * one + at(list, index + 1)) / 4);
  return once(once(ring)).map((one, index) => Math.max(one, ring[index]! - 5));
}

/** A closed curve through points (Catmull–Rom). */
export function closedCurve(points: Point[]): string {
  const at = (index: number) => points[(index + points.length) % points.length]!;
  const text = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const parts = points.map((from, index) => {
    const [before, to, after] = [at(index - 1), at(index + 1), at(index + 2)];
    const first = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const second = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    return `C${text(first)} ${text(second)} ${text(to)}`;
  });
  return `M${text(points[0]!)}${parts.join("")}z`;
}

export interface Spot extends Point {
  /** Distance to everything that must stay visible. */
  room: number;
}

/** Empty places of a sheet, the roomiest first and far enough apart from each other. */
export function emptySpots(sheet: Sheet, upright: boolean, most: number): Spot[] {
  const spots: Spot[] = [];
  for (let x = 40; x <= sheet.width - 40; x += 12)
    for (let y = 40; y <= sheet.height - 40; y += 12) spots.push({ x, y, room: roomAt(sheet, upright, { x, y }) });
  const found: Spot[] = [];
  for (const spot of spots.toSorted((one, other) => other.room - one.room)) {
    if (found.length === most || spot.room < 26) break;
    if (found.every((other) => distance(spot, other) > 90 + 0.6 * other.room)) found.push(spot);
  }
  return found;
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** What belongs to a field: the land around it, a chest or a mission, or only its disc. */
function clearance({ island, kind }: Field): number {
  if (island >= 0) return SHORE + 8;
  return kind === "treasure" || kind === "mission" ? 34 : 18;
}

function roomAt(sheet: Sheet, upright: boolean, at: Point): number {
  const fields = sheet.fields.map((field) => distance(at, field) - clearance(field));
  const signs = sheet.islands.map((island) => {
    const { width, height } = signSize(island, upright);
    const [x, y] = [Math.abs(at.x - island.label.x) - width / 2, Math.abs(at.y - island.label.y) - height / 2];
    return Math.hypot(Math.max(0, x), Math.max(0, y));
  });
  const ways = sheet.ways.map(([one, other]) => toSegment(at, sheet.fields[one]!, sheet.fields[other]!));
  const edges = [at.x, at.y, sheet.width - at.x, sheet.height - at.y].map((far) => far - 14);
  return Math.min(...fields, ...signs, ...ways, ...edges);
}

function toSegment(at: Point, from: Point, to: Point): number {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const share = Math.max(0, Math.min(1, ((at.x - from.x) * x + (at.y - from.y) * y) / (x * x + y * y || 1)));
  return distance(at, { x: from.x + share * x, y: from.y + share * y });
}

/** Places on the shore of an island where a palm or a house stands free. */
export function shoreSpots(sheet: Sheet, upright: boolean, island: Island, most: number): Point[] {
  const fields = island.fields.map((number) => sheet.fields[number]!);
  const middle = { x: mean(fields.map(({ x }) => x)), y: mean(fields.map(({ y }) => y)) };
  const spots = rays.map((ray) => {
    const far = Math.max(...fields.map((field) => exit(middle, ray, field, SHORE))) - 9;
    const at = { x: middle.x + ray.x * far, y: middle.y + ray.y * far };
    return { ...at, room: freeOnShore(sheet, upright, at) };
  });
  const found: Spot[] = [];
  for (const spot of spots.toSorted((one, other) => other.room - one.room)) {
    if (found.length === most || spot.room < 4) break;
    if (found.every((other) => distance(spot, other) > 26)) found.push(spot);
  }
  return found.toSorted((one, other) => one.y - other.y);
}

/** Palms rise about 25 above their foot: what is measured lies there. */
function freeOnShore(sheet: Sheet, upright: boolean, foot: Point): number {
  const at = { x: foot.x, y: foot.y - 8 };
  const fields = sheet.fields.map((field) => distance(at, field) - 20);
  const signs = sheet.islands.map((island) => {
    const { width, height } = signSize(island, upright);
    const [x, y] = [Math.abs(at.x - island.label.x) - width / 2, Math.abs(at.y - island.label.y) - height / 2];
    return Math.hypot(Math.max(0, x), Math.max(0, y)) - 10;
  });
  const ways = sheet.ways.map(([one, other]) => toSegment(at, sheet.fields[one]!, sheet.fields[other]!) - 9);
  return Math.min(...fields, ...signs, ...ways, foot.y - 42);
}

/** Two strokes of a pen, never twice the same: their ends and bends depend on the field. */
export function penCross(field: number): string {
  let seed = field * 7919 + 17;
  const about = (value: number, play: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return (value + (seed / 2147483648 - 0.5) * 2 * play).toFixed(1);
  };
  const stroke = (x0: number, y0: number, x1: number, y1: number) =>
    `M${about(x0, 2.6)} ${about(y0, 2.6)}Q${about(0, 3)} ${about(0, 3)} ${about(x1, 2.6)} ${about(y1, 2.6)}`;
  return stroke(-8, -8, 8.4, 8.4) + stroke(8, -8.4, -8.4, 8);
}
