/** What the server sends of a game of Die Piraten der Weltmeere; the shape of src/nassau/games/seas/view.py. */

export interface Player {
  ships: number;
  reserve: number;
  guards: number;
  at_sea: number;
  loaded: number;
  free: number;
  goods: number[];
  capacity: number;
  talismans: number;
  chests: number;
  space: number;
  tile: number;
  yin_yang: number;
  marks: number;
  privateer: number[];
  chambers: number;
  unsinkables: number;
  cards: number;
  lying: number[];
  ready: boolean;
  role: number;
}

export interface Die {
  colour: number;
  face: number;
  x: number;
  y: number;
  hit: boolean;
}

export interface Fight {
  red: number;
  pirate: number;
  mm: number;
  tenths: number;
  sunk: number;
}

export interface Chart {
  card: number;
  by: number;
  dice: Die[];
  waiting: number[];
  fights: Fight[];
  served: number[];
  tied: number[][];
  near: number[];
}

export interface View {
  round: number;
  start: number;
  last_round: number;
  role: number;
  turn: { seat: number; role: number; gift: number; acted: boolean } | null;
  players: Player[];
  hand: number[];
  spent: number[];
  hands: number[][] | null;
  harbour: { number: number; prices: number[] };
  played: number[];
  raided: number[];
  tiles: number[];
  pile: number;
  to_end: number;
  loot_pile: number;
  discards: number[];
  chart: Chart;
  raid: { captain: number; card: number; country: number; ships: number; limit: number; sent: number[]; asked: number } | null;
  /** `goods`: how many of each kind were drawn and not decided yet. */
  drawing: { seat: number; left: number; goods: number[]; room: number } | null;
  sale: { seat: number; offered: number[]; chests: number } | null;
  surplus: { seat: number; goods: number } | null;
  guest: number;
  tallies: number[][] | null;
}

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
