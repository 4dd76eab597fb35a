/** Printed components of Pirates of the 7 Seas: chart, track, prices and adventure cards. */

export const GOODS = [0, 1, 2];
export const COUNTRIES = [0, 1, 2, 3];
export const ROLES = [0, 1, 2, 3, 4, 5, 6];

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
export type Kind =
  | { sort: "caravan"; country: number; ships: number }
  | { sort: "harbour"; number: number }
  | { sort: "curse"; curse: number };

/** What an adventure card is, by its number. */
export function kindOf(card: number): Kind {
  if (card < 16) return { sort: "caravan", country: Math.floor(card / 4), ships: (card % 4) + 1 };
  if (card < 22) return { sort: "harbour", number: card - 15 };
  return { sort: "curse", curse: card - 22 };
}
