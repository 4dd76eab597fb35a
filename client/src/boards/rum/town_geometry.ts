/** Where the fields and alleys of a laid town lie, in units of one tile's side: the town is a square from 0 to 3. */
import type { Point } from "../../boardkit/geometry.ts";
import { ALLEYS, FIRST_CROSSING, FIRST_DARK, PRINTED_AT, TILES } from "./printed.ts";
import type { Plan } from "./view.ts";

/** The radius of a field, and how far dark alleys reach beyond the rim. */
export const FIELD = 0.096;
export const RIM = 0.1;
const BERTH = 0.15; // an alley keeps this distance from fields it does not lead to
const STEPS = 28;

export interface Stone extends Point {
  turn: number;
}

export interface Alley {
  /** Points along its middle, from field to field or to the rim. */
  line: Point[];
  stones: Stone[];
  /** Where its price is shown. */
  middle: Point;
}

export interface Town {
  fields: Point[];
  alleys: Alley[];
}

export function townOf(plan: Plan): Town {
  const fields = fieldsOf(plan);
  const alleys = plan.near.map((near, alley) => {
    const line = trimmed(lineOf(alley, fields, near, plan.far[alley]!), alley < FIRST_DARK);
    return {
      line,
      stones: stonesOf(line, plan.length[alley]!),
      middle: alley < FIRST_DARK ? along(line, 0.5) : passage(alley)!.at,
    };
  });
  return { fields, alleys };
}

/** By field: its centre, once its tile is laid and turned. */
export function fieldsOf({ tiles, turns }: Plan): Point[] {
  const fields: Point[] = PRINTED_AT.map(() => ({ x: -9, y: -9 }));
  tiles.forEach((tile, place) => {
    for (let field = 4 * (tile - 1); field < 4 * tile; field++) {
      const { x, y } = turned(PRINTED_AT[field]!, turns[place]!);
      fields[field] = { x: (place % 3) + x, y: Math.floor(place / 3) + y };
    }
  });
  return fields;
}

/** A point of a tile after clockwise quarter turns. */
export function turned(point: Point, quarters: number): Point {
  let { x, y } = point;
  for (let turn = 0; turn < quarters; turn++) [x, y] = [1 - y, x];
  return { x, y };
}

/** Where an alley passes from tile to tile or leaves the board, and the direction in which it does. */
export function passage(alley: number): { at: Point; across: Point } | null {
  if (alley < FIRST_CROSSING || alley >= ALLEYS) return null;
  if (alley >= FIRST_DARK) {
    const side = Math.floor((alley - FIRST_DARK) / 6);
    const along = 0.25 + 0.5 * ((alley - FIRST_DARK) % 6);
    const ends = [
      { x: along, y: 0 },
      { x: 3, y: along },
      { x: along, y: 3 },
      { x: 0, y: along },
    ];
    const outward = [
      { x: 0, y: -1 },
      { x: 1, y: 0 },
      { x: 0, y: 1 },
      { x: -1, y: 0 },
    ];
    return { at: ends[side]!, across: outward[side]! };
  }
  const index = alley - FIRST_CROSSING;
  const lane = 0.25 + 0.5 * (index % 2);
  const pair = Math.floor(index / 2);
  if (pair < 6) return { at: { x: (pair % 2) + 1, y: Math.floor(pair / 2) + lane }, across: { x: 1, y: 0 } };
  return { at: { x: ((pair - 6) % 3) + lane, y: Math.floor((pair - 6) / 3) + 1 }, across: { x: 0, y: 1 } };
}

function lineOf(alley: number, fields: Point[], near: number, far: number): Point[] {
  const gate = passage(alley);
  const start = fields[near]!;
  if (!gate) return inner(start, fields[far]!, obstacles(fields, near, far), alley);
  const towards = Math.sign((gate.at.x - start.x) * gate.across.x + (gate.at.y - start.y) * gate.across.y) || 1;
  const first = curve(start, shifted(gate.at, gate.across, -0.13 * towards), gate.at);
  if (far < 0) return [...first, shifted(gate.at, gate.across, RIM)];
  return [...first, ...curve(gate.at, shifted(gate.at, gate.across, 0.13 * towards), fields[far]!).slice(1)];
}

/** The other fields of the same tile. */
function obstacles(fields: Point[], near: number, far: number): Point[] {
  const first = near - (near % 4);
  return [0, 1, 2, 3]
    .map((at) => first + at)
    .filter((field) => field !== near && field !== far)
    .map((field) => fields[field]!);
}

/** A lane between two fields of a tile: bent a little, and around a field that stands in its way. */
function inner(from: Point, to: Point, avoid: Point[], alley: number): Point[] {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const normal = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
  const gentle = 0.07 * (alley % 2 ? 1 : -1);
  for (const bend of [gentle, -gentle, 0.18, -0.18, 0.3, -0.3, 0.42, -0.42]) {
    const line = curve(from, shifted(middle, normal, bend * 2 * Math.max(0.3, length)), to);
    if (line.every((point) => avoid.every((field) => distance(point, field) > BERTH))) return line;
  }
  return curve(from, middle, to);
}

function curve(from: Point, control: Point, to: Point): Point[] {
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const t = step / STEPS;
    const a = (1 - t) * (1 - t);
    const b = 2 * t * (1 - t);
    return { x: a * from.x + b * control.x + t * t * to.x, y: a * from.y + b * control.y + t * t * to.y };
  });
}

/** Without what lies under the fields at its ends. */
function trimmed(line: Point[], both: boolean): Point[] {
  const start = line[0]!;
  const end = line.at(-1)!;
  const free = line.filter((point) => distance(point, start) > FIELD && (!both || distance(point, end) > FIELD));
  return free.length > 1 ? free : line;
}

function stonesOf(line: Point[], count: number): Stone[] {
  return Array.from({ length: count }, (_, at) => {
    const share = (at + 0.5) / count;
    const before = along(line, share - 0.02);
    const after = along(line, share + 0.02);
    return { ...along(line, share), turn: (Math.atan2(after.y - before.y, after.x - before.x) * 180) / Math.PI };
  });
}

/** The point at a share of a line's length. */
export function along(line: Point[], share: number): Point {
  const lengths = line.slice(1).map((point, at) => distance(point, line[at]!));
  let left = Math.min(1, Math.max(0, share)) * lengths.reduce((sum, length) => sum + length, 0);
  for (const [at, length] of lengths.entries()) {
    if (left <= length && length > 0) {
      const [from, to] = [line[at]!, line[at + 1]!];
      return { x: from.x + ((to.x - from.x) * left) / length, y: from.y + ((to.y - from.y) * left) / length };
    }
    left -= length;
  }
  return line.at(-1)!;
}

function shifted(point: Point, direction: Point, by: number): Point {
  return { x: point.x + direction.x * by, y: point.y + direction.y * by };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export function laid(plan: Plan): boolean {
  return plan.tiles.length === TILES;
}
