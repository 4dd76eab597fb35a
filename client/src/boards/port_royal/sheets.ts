/** The maps of the four chapters: the very files that the rules are played on. */
import type { Point } from "../../boardkit/geometry.ts";
import { labelled } from "./island_signs.ts";
import { COLOURS, PERSONS } from "./printed.ts";

export type Kind = "start" | "island" | "sea" | "skull" | "ship" | "wheel" | "number" | "treasure" | "mission";

export interface Field extends Point {
  number: number;
  id: string;
  kind: Kind;
  colour: number; // of a ship field
  price: number; // of a number field
  letter: string; // of a treasure
  points: number; // of a treasure
  mission: string;
  need: number;
  island: number; // -1: none
}

export interface Island extends Point {
  letter: string;
  person: number;
  points: number;
  fields: number[];
  label: Point;
  colours: number[];
  bonus: number;
  discount: number; // on number fields
  skulls: number;
}

export interface Sheet {
  width: number;
  height: number;
  fields: Field[];
  islands: Island[];
  /** Pairs of neighbours on the way, and pairs on islands. */
  ways: [number, number][];
  paths: [number, number][];
  near: number[][];
}

interface Row {
  id: string;
  kind: Kind;
  x: number;
  y: number;
  island?: string;
  color?: string;
  number?: number;
  treasure?: string;
  vp?: number;
  mission?: string;
  need?: number;
}

interface File {
  canvas: [number, number];
  nodes: Row[];
  edges: [string, string][];
  islands: {
    id: string;
    person: (typeof PERSONS)[number];
    vp: number;
    fields: string[];
    center: [number, number];
    label: [number, number];
    ability: { colors?: string[]; bonus?: number; crosses?: number; skulls?: number; number_minus?: number };
  }[];
}

// Imported by key, so that the build drops what only the rules read.
const canvases = import.meta.glob<File["canvas"]>("../../../../src/nassau/games/port_royal/sheets/*.json", {
  eager: true,
  import: "canvas",
});
const nodes = import.meta.glob<File["nodes"]>("../../../../src/nassau/games/port_royal/sheets/*.json", {
  eager: true,
  import: "nodes",
});
const edges = import.meta.glob<File["edges"]>("../../../../src/nassau/games/port_royal/sheets/*.json", {
  eager: true,
  import: "edges",
});
const islands = import.meta.glob<File["islands"]>("../../../../src/nassau/games/port_royal/sheets/*.json", {
  eager: true,
  import: "islands",
});
const ready = new Map<string, Sheet>();

/** The sheet of a chapter; upright it is turned by a quarter, so that it fills a phone. */
export function sheetOf(chapter: number, upright: boolean): Sheet {
  const key = `${chapter} ${upright}`;
  const known = ready.get(key);
  if (known) return known;
  const path = Object.keys(nodes).find((file) => file.endsWith(`chapter${chapter}.json`))!;
  const file = { canvas: canvases[path]!, nodes: nodes[path]!, edges: edges[path]!, islands: islands[path]! };
  const sheet = read(file, upright);
  ready.set(key, sheet);
  return sheet;
}

const colourOf = (name: string) => COLOURS.indexOf(name as (typeof COLOURS)[number]);

export function read(file: File, upright: boolean): Sheet {
  const [width, height] = file.canvas;
  const turn = (x: number, y: number): Point => (upright ? { x: y, y: width - x } : { x, y });
  const numbers = new Map(file.nodes.map(({ id }, number) => [id, number]));
  const letters = file.islands.map(({ id }) => id);
  const fields = file.nodes.map((row, number) => field(row, number, letters, turn(row.x, row.y)));
  const edges = file.edges.map(([one, other]): [number, number] => [numbers.get(one)!, numbers.get(other)!]);
  const inside = ([one, other]: [number, number]) =>
    fields[one]!.island >= 0 && fields[one]!.island === fields[other]!.island;
  const near = fields.map((): number[] => []);
  for (const [one, other] of edges) {
    near[one]!.push(other);
    near[other]!.push(one);
  }
  const size = { width: upright ? height : width, height: upright ? width : height };
  const islands = file.islands.map((row) => ({
    ...turn(...row.center),
    letter: row.id,
    person: PERSONS.indexOf(row.person),
    points: row.vp,
    fields: row.fields.map((id) => numbers.get(id)!),
    label: turn(...row.label),
    colours: (row.ability.colors ?? []).map(colourOf),
    bonus: row.ability.bonus ?? row.ability.crosses ?? 0,
    discount: row.ability.number_minus ?? 0,
    skulls: row.ability.skulls ?? 0,
  }));
  const sheet = {
    ...size,
    fields,
    islands,
    ways: edges.filter((edge) => !inside(edge)),
    paths: edges.filter(inside),
    near,
  };
  return { ...sheet, islands: labelled(sheet, upright) };
}

function field(row: Row, number: number, letters: string[], at: Point): Field {
  return {
    ...at,
    number,
    id: row.id,
    kind: row.kind,
    colour: row.color ? colourOf(row.color) : -1,
    price: row.number ?? 1,
    letter: row.treasure ?? "",
    points: row.vp ?? 0,
    mission: row.mission ?? "",
    need: row.need ?? 0,
    island: row.island ? letters.indexOf(row.island) : -1,
  };
}
