/** What is printed on tiles and tokens, as numbers: kinds and places of fields, and the stacks of faces. */
import type { Point } from "../../boardkit/geometry.ts";

export const PIRATES = 15; // of a colour
export const TILES = 9;
export const FIRST_CROSSING = 40;
export const FIRST_DARK = 64;
export const ALLEYS = 88;

export type FieldKind =
  | "coin"
  | "headquarters"
  | "pirate"
  | "supplies"
  | "rendezvous"
  | "pink"
  | "green"
  | "yellow"
  | "swan"
  | "escruce"
  | "frere"
  | "chest"
  | "rum"
  | "guard";

/** By tile, as printed: four fields with their kind and centre, as parts of the tile's side. */
const PRINTED: [FieldKind, number, number][][] = [
  [
    ["coin", 0.37, 0.32],
    ["pirate", 0.79, 0.15],
    ["rum", 0.17, 0.72],
    ["headquarters", 0.57, 0.63],
  ],
  [
    ["pink", 0.21, 0.24],
    ["rum", 0.65, 0.19],
    ["coin", 0.25, 0.82],
    ["rendezvous", 0.81, 0.73],
  ],
  [
    ["coin", 0.23, 0.15],
    ["supplies", 0.81, 0.23],
    ["rendezvous", 0.16, 0.71],
    ["guard", 0.7, 0.63],
  ],
  [
    ["rendezvous", 0.19, 0.28],
    ["supplies", 0.71, 0.35],
    ["coin", 0.31, 0.75],
    ["pink", 0.83, 0.75],
  ],
  [
    ["swan", 0.53, 0.36],
    ["green", 0.83, 0.22],
    ["coin", 0.33, 0.76],
    ["pirate", 0.85, 0.76],
  ],
  [
    ["rum", 0.36, 0.28],
    ["yellow", 0.76, 0.37],
    ["coin", 0.17, 0.69],
    ["guard", 0.57, 0.71],
  ],
  [
    ["guard", 0.3, 0.26],
    ["green", 0.65, 0.22],
    ["chest", 0.43, 0.78],
    ["coin", 0.8, 0.74],
  ],
  [
    ["chest", 0.31, 0.46],
    ["escruce", 0.82, 0.51],
    ["pirate", 0.58, 0.16],
    ["coin", 0.18, 0.8],
  ],
  [
    ["yellow", 0.27, 0.2],
    ["coin", 0.73, 0.17],
    ["frere", 0.21, 0.74],
    ["supplies", 0.74, 0.75],
  ],
];

export const KIND_OF_FIELD: FieldKind[] = PRINTED.flatMap((tile) => tile.map(([kind]) => kind));
export const PRINTED_AT: Point[] = PRINTED.flatMap((tile) => tile.map(([, x, y]) => ({ x, y })));

export type Stack =
  | "tavern"
  | "map"
  | "chest"
  | "scorpion"
  | "small_guard"
  | "large_guard"
  | "good"
  | "rendezvous"
  | "berth"
  | "hammock"
  | "coil";
export const STACKS: Stack[] = [
  "tavern",
  "map",
  "chest",
  "scorpion",
  "small_guard",
  "large_guard",
  "good",
  "rendezvous",
  "berth",
  "hammock",
  "coil",
];
const FIRST_FACE = [0, 12, 24, 27, 39, 42, 45, 65, 74, 77, 80, 82];

/** The places of the display, in the order of `View.open`. */
export const TAVERN_PLACES = [0, 1, 2, 3];
export const MAP_PLACES = [4, 5, 6, 7];
export const CHEST_PLACES = [8, 9];
export const BED_PLACES = [10, 11, 12];

/** The symbols of rendez-vous tokens, in the order of their faces. */
export const SYMBOLS: FieldKind[] = ["rum", "guard", "swan", "pirate", "supplies", "pink", "green", "yellow", "chest"];

export interface Face {
  stack: Stack;
  /** Which tavern, colour, good or symbol. */
  sort: number;
  /** What is printed large: points, or the sting number of a scorpion. */
  number: number;
  /** A guard that brings a coin. */
  coin: boolean;
}

export function faceOf(face: number): Face {
  const index = FIRST_FACE.findIndex((first, at) => face >= first && face < FIRST_FACE[at + 1]!);
  const stack = STACKS[index]!;
  const at = face - FIRST_FACE[index]!;
  const coin = stack === "small_guard" && at < 2;
  switch (stack) {
    case "tavern":
    case "good":
      return { stack, sort: Math.floor(at / 4), number: 2 + (at % 4), coin };
    case "map":
      return { stack, sort: Math.floor(at / 4), number: 3 + (at % 4), coin };
    case "scorpion":
      return { stack, sort: 0, number: 10 + at, coin };
    case "rendezvous":
      return { stack, sort: at, number: at < 5 ? 4 : 6, coin };
    default:
      return { stack, sort: 0, number: LOWEST[stack] + at, coin };
  }
}

const LOWEST = { chest: 4, small_guard: 1, large_guard: 4, berth: 6, hammock: 3, coil: 1 } as const;
