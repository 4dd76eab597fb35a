/** What the server shows of a game of Die Piraten der Weltmeere, and the few questions the drawing asks of it. */
import type { SeasChart, SeasDie, SeasPlayer, SeasView } from "../../api/protocol.gen.ts";

export type View = SeasView;
export type Player = SeasPlayer;
export type Chart = SeasChart;
export type Die = SeasDie;

export const NOBODY = -1;
export const RED = 4;
export const GOODS = [0, 1, 2];
export const COUNTRIES = [0, 1, 2, 3];
export const ROLES = [0, 1, 2, 3, 4, 5, 6];
export const TALISMAN = 3;
/** Tenths of a millimetre along a side of the chart. */
export const CHART = 2700;
export const TRACK = 40;
/** The card whose dice are drinks. */
export const TAVERN_CARD = 29;

/** The printed prices of the harbours: rum, coffee, fruit (src/nassau/games/seas/components.py). */
export const PRICES = [
  [3, 1, 1],
  [3, 2, 1],
  [3, 1, 2],
  [2, 3, 1],
  [1, 3, 2],
  [2, 1, 3],
  [1, 2, 3],
];

export type Kind = { sort: "caravan"; country: number; ships: number } | { sort: "harbour"; number: number } | { sort: "curse"; curse: number };

/** What an adventure card is, by its number. */
export function kindOf(card: number): Kind {
  if (card < 16) return { sort: "caravan", country: Math.floor(card / 4), ships: (card % 4) + 1 };
  if (card < 22) return { sort: "harbour", number: card - 15 };
  return { sort: "curse", curse: card - 22 };
}

/** What each ship of a fleet carries: free ones nothing, then one or two goods each, the full ones first. */
export function cargo({ goods, loaded, free }: Player): number[][] {
  const held = goods.flatMap((count, good) => Array.from({ length: count }, () => good));
  const double = held.length - loaded; // ships with a second chamber in use
  const ships = Array.from({ length: loaded }, (_, at) => held.splice(0, at < double ? 2 : 1));
  return [...ships, ...Array.from({ length: free }, () => [])];
}

/** How many of each kind lie in a list. */
export function tally(list: number[]): [number, number][] {
  const found = new Map<number, number>();
  for (const one of list) found.set(one, (found.get(one) ?? 0) + 1);
  return [...found];
}
