/** What is printed on the board and on the loads, for drawing it. A test compares it with the engine's components. */

/** The seats of each load, cheapest first. */
export const CREW: readonly (readonly number[])[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [9, 10, 11, 12],
];
export const PORT = [13, 14, 15] as const;
export const YARD = [16, 17, 18] as const;
export const CAPTAIN = 19;
export const MATE = 20;
export const SMALL_PILOT = 21;
export const LARGE_PILOT = 22;
export const INSURANCE = 23;
export const PRICE = [1, 2, 3, 2, 3, 4, 3, 4, 5, 3, 4, 5, 5, 4, 3, 2, 4, 3, 2, 5, 5, 2, 5, 0] as const;
export const LOAD_VALUE = [18, 24, 30, 36] as const;
export const SLOT_PAYOUT = [6, 8, 15] as const;
export const SLOTS = ["A", "B", "C"] as const;
export const MARKET = [0, 5, 10, 20, 30] as const;
export const LOWEST_PRICE = 5;
export const INSURANCE_FEE = 10;
/** The waves on which a punt may start. */
export const STARTS = [0, 1, 2, 3, 4, 5] as const;

/** The load on which a seat is, or -1 for a space ashore. */
export const wareOf = (space: number) => CREW.findIndex((seats) => seats.includes(space));
