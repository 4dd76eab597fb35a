/** Grog Island's printed components: buildings, goal cards, and the rule behind each symbol. */
import { NOTHING } from "./view.ts";

export const COLOURS = [0, 1, 2, 3, 4] as const;
export const SPACES = [0, 1, 2, 3, 4] as const;
export const LOCKS = 6;
export const OPEN_SEA = 5;
export const GHOST_SHIP = 6;
export const HOLD = 5;
export const BLACK_CLOUD = 4;

/** Steps of a track; larger values start a second lap. */
export const LAP = 20;

/** First card of each kind of goal: 12 building types, then 5 peninsulas, 5 goods, parrots. */
export const PENINSULA_GOAL = 12;
export const GOODS_GOAL = 17;
export const PARROT_GOAL = 22;
export const KEPT = 4;

/** Ten rows from the top, green to grey: the type of each building, or -1 for empty ground. */
export const ROWS: readonly (readonly number[])[] = [
  [0, -1, 0, 0, 0],
  [-1, 1, -1, 1, 1],
  [2, 2, 2, 2, -1],
  [3, 3, 3, -1, -1],
  [4, -1, -1, 4, 4],
  [5, 5, 5, -1, 5],
  [-1, 6, 6, 6, -1],
  [-1, -1, 7, 7, 7],
  [8, 8, -1, -1, 8],
  [9, 10, 11, 9, 10],
];

export interface Site {
  building: number;
  colour: number;
  row: number;
  type: number;
}

/** The buildings, peninsula by peninsula from the left, each from the top. */
export const SITES: readonly Site[] = COLOURS.flatMap((colour) =>
  ROWS.map((row, height) => ({ colour, row: height, type: row[colour]! })).filter(({ type }) => type !== NOTHING),
).map((site, building) => ({ ...site, building }));

/** Points of a building goal per building, by type. */
export const WORTH = [2, 3, 2, 3, 3, 2, 3, 3, 3, 4, 4, 6];

/** Tiles that a ship takes at most, by ship. */
export const ANY_NUMBER = 0;
export const SHIP_LIMITS = [4, 2, 1, 2, 3, ANY_NUMBER, 1];

/** Rule ids of clouds, ships and bid spaces. */
export const CLOUD_RULES = ["G11.4", "G11.5", "G11.6", "G11.7", "G11.8"];
export const SHIP_RULES = ["G8.1", "G8.2", "G8.3", "G8.4", "G8.5", "G8.6", "G14.2"];
export const SPACE_RULES = ["G10.2", "G10.2", "G10.3", "G12.1", "G10.3"];

export function goalRule(goal: number): string {
  if (goal < PENINSULA_GOAL) return "G15.6";
  if (goal < GOODS_GOAL) return "G15.8";
  return goal < PARROT_GOAL ? "G15.11" : "G15.13";
}

/** Building numbers that count for a goal card. */
export function sitesOf(goal: number): number[] {
  if (goal >= GOODS_GOAL) return [];
  const wanted = (site: Site) => (goal < PENINSULA_GOAL ? site.type === goal : site.colour === goal - PENINSULA_GOAL);
  return SITES.filter(wanted).map(({ building }) => building);
}
