/** Drawings in a box from -12 to 12, and the colours that the game itself uses. */

import type { Drawing } from "../../boardkit/drawing.ts";

const CHEST: Drawing = {
  fill: "M-10.5 -1V9H10.5V-1zM-10.5 -2.6Q-10.5 -9 -4 -9H4Q10.5 -9 10.5 -2.6z",
  cut: "M-2.2 -4H2.2V2H-2.2zM-6.8 -8V9M6.8 -8V9",
};
const PARROT: Drawing = {
  fill:
    "M.6 -11C-4.2 -11.2 -6.8 -8.4 -6.8 -5.4C-9.6 -5.6 -11 -2.8 -9.4 .6C-8.8 -1.2 -7.6 -1.6 -6.2 -1.4" +
    "C-6.4 3 -4 6.6 -.6 7.6L3.6 11.8 4.4 8.6 8.6 11.4 7.2 5.8C9.4 .8 8.4 -10.6 .6 -11zM-2.4 -7.6a1.5 1.5 0 1 1 -.01 0z",
  cut: "M-1.6 -1.2C-1.4 3.4 2 5.6 5.4 5.8",
};
const STAR: Drawing = { fill: "M0 -11.5L3.2 -4 11.2 -3.4 5 1.8 7 9.7 0 5.4 -7 9.7 -5 1.8 -11.2 -3.4 -3.2 -4z" };
/** A target: what goal cards are about. */
const GOAL: Drawing = {
  line: "M0 -9.5a9.5 9.5 0 1 0 .01 0zM0 -4.8a4.8 4.8 0 1 0 .01 0z",
  fill: "M0 -1.4a1.4 1.4 0 1 0 .01 0zM4.5 -4.5L10 -10V-6.5H13L8 -2z",
};
const COIN: Drawing = { fill: "M0 -10a10 10 0 1 0 .01 0z", cut: "M0 -6.6a6.6 6.6 0 1 0 .01 0z" };

/**
 * Building types: hat, sword, peg-leg, anchor, coffin, hook, figurehead, cannonball, eyepatch, voodoo doll,
 * fortune-teller, bar.
 */
export const TYPES: readonly Drawing[] = [
  {
    fill: "M-12 6Q-9 -1 -6.8 -6Q0 -10.5 6.8 -6Q9 -1 12 6Q6 3 0 7.5Q-6 3 -12 6z",
    cut: "M-2 -3.5L2 -0.5M2 -3.5L-2 -0.5",
  },
  { fill: "M9.8 -11.5L11.5 -9.8 1.5 4 -1.5 1.2z", line: "M-5 -0.8L3 6.8M-2 3L-8.5 9.5M-9.8 8.2L-7.2 10.8" },
  { fill: "M-6 -11.5H6L4.2 -1.5H-4.2zM-3 -1.5H3L1.7 12H-1.7z", cut: "M-5.5 -8.2H5.5M-4.8 -4.8H4.8M-2.4 2H2.4" },
  {
    fill: "M-11 2.5l4.6 1.2-3.4 3.4zM11 2.5l-4.6 1.2 3.4 3.4z",
    line: "M0 -10.6a2.3 2.3 0 1 0 .01 0zM0 -6V9.6M-5 -2.6H5M-9 4.4C-7.6 8 -4 9.8 0 9.8S7.6 8 9 4.4",
  },
  { fill: "M-3.5 -11.5H3.5L7 -5.5 4 11.5H-4L-7 -5.5z", cut: "M0 -8V4M-3 -4.5H3" },
  { fill: "M-2.4 5.2h8.8l1.8 6.4h-12.4z", line: "M2 5.2V-4A5.1 5.1 0 0 0 -8.2 -4V-1" },
  {
    fill: "M6 -12a3.5 3.5 0 1 0 .01 0zM2.5 -5Q9.5 -5 10 -0.5Q9 3 4 4.5Q-1 7 -12 11.5Q-10 5.5 -4.5 3.5Q1 1 2.5 -5z",
    line: "M3 -9.5Q-2 -10 -4.5 -5",
    cut: "M5 -1.5Q2 4 -5 6.5",
  },
  { fill: "M-5 -3.5a5 5 0 1 0 .01 0zM5 -3.5a5 5 0 1 0 .01 0zM0 -11.5a5 5 0 1 0 .01 0z", line: "M-11 8.5H11" },
  { fill: "M-7.5 -1.5H7.5Q8 8 0 8.5Q-8 8 -7.5 -1.5z", line: "M-12 -7.5L-7 -1.5M12 -7.5L7 -1.5" },
  {
    fill: "M0 -11.5a4.4 4.4 0 1 0 .01 0zM-3 -3H3L3.5 3 5.5 10.5H2L0 5.5 -2 10.5H-5.5L-3.5 3z",
    line: "M-3 -1L-8.5 -4M3 -1L8.5 -4M2 -1L9 5.5",
    cut: "M-2 -8.2L-0.6 -6.8M-0.6 -8.2L-2 -6.8",
  },
  { fill: "M0 -11a7.8 7.8 0 1 0 .01 0zM-7 11.5L-4.5 5.5H4.5L7 11.5z", cut: "M-4 -4.5Q-3.5 -8 0 -8.2" },
  {
    fill:
      "M-9 -5.5H4V9.5Q-2.5 12 -9 9.5zM-10 -6.5Q-10.5 -11.5 -6.5 -10.5Q-4.5 -13 -1.5 -11Q2 -12.5 3 -10" +
      "Q6 -10 5 -6.5z",
    line: "M4 -2.5H7Q10 -2.5 10 1.5T7 5.5H4",
    cut: "M-5.5 -2V7M-2.5 -2V7.6M0.5 -2V7",
  },
];

/** Goods: coconut, fish, grog, lemon, treasure map. */
export const GOODS: readonly Drawing[] = [
  {
    fill: "M0 -10a10 10 0 1 0 .01 0z",
    cut: "M-4.2 -4a1.2 1.2 0 1 0 .01 0zM3.2 -4.8a1.2 1.2 0 1 0 .01 0zM-0.2 1a1.2 1.2 0 1 0 .01 0z",
  },
  {
    fill: "M-12 0Q-5 -8.5 4 -4.5L11.5 -8.5Q9 0 11.5 8.5L4 4.5Q-5 8.5 -12 0z",
    cut: "M-7 -1.5a0.9 0.9 0 1 0 .01 0zM-2.5 -4Q0 0 -2.5 4",
  },
  { fill: "M-6.5 -10.5H6.5Q10.5 0 6.5 10.5H-6.5Q-10.5 0 -6.5 -10.5z", cut: "M-8 -5.5H8M-8 5.5H8" },
  {
    fill: "M-12 0Q-9.5 -2 -8 -4.5Q-4 -9 1.5 -8Q8 -6.5 9.5 -1.5L12 0 9.5 1.5Q8 6.5 1.5 8Q-4 9 -8 4.5Q-9.5 2 -12 0z",
    cut: "M-3 -4Q0 -5.5 3.5 -4",
  },
  {
    fill: "M-10.5 -7.5L-3.5 -4.8 3.5 -8.2 10.5 -5.5V7.5L3.5 4.8 -3.5 8.2 -10.5 5.5z",
    cut: "M2.2 -2l5 5M7.2 -2l-5 5M-8 3.6q3.5 -6.5 6.5 -3.2",
  },
];

/** The black cloud brings nothing. */
const BOLT: Drawing = { fill: "M2 -12L-8 2H-1.500L-4 12 8 -3.500H1.500L6 -12z" };
/** Clouds: point, parrot, goal, blank, black. */
export const CLOUD_MARKS: readonly (Drawing | null)[] = [STAR, PARROT, GOAL, null, BOLT];

/** Bid spaces: building, building, point, lock, point. */
const HOUSE: Drawing = { fill: "M-12 -1L0 -11 12 -1 9.5 1V10H-9.5V1z", cut: "M-2.5 10V3H2.5V10" };
export const LOCK_MARK: Drawing = { fill: "M-8 -1H8V10H-8z", line: "M-5 -1V-5A5 5 0 0 1 5 -5V-1", cut: "M0 3V6.5" };
export const SPACE_MARKS: readonly Drawing[] = [HOUSE, HOUSE, STAR, LOCK_MARK, STAR];

/** Ships: coins three times, chest, parrot, goal, ghost. */
const SKULL: Drawing = {
  fill:
    "M0 -10C-6 -10 -9 -6 -9 -1.6C-9 1.6 -7.2 3.4 -5 4.5V9H5V4.5C7.2 3.4 9 1.6 9 -1.6C9 -6 6 -10 0 -10z" +
    "M-3.8 -3.8a2.4 2.4 0 1 1 -.01 0zM3.8 -3.8a2.4 2.4 0 1 1 -.01 0zM0 1.5l1.5 3h-3z",
};
export const SHIP_MARKS: readonly Drawing[] = [COIN, COIN, COIN, CHEST, PARROT, GOAL, SKULL];
/** The coins that a ship gives for a tile. */
export const SHIP_FIGURES: readonly string[] = ["2", "3", "4", "", "", "", ""];

export const MARKS = {
  chest: CHEST,
  parrot: PARROT,
  goal: GOAL,
  coin: COIN,
  star: STAR,
  lock: LOCK_MARK,
  ghost: { fill: "M-7.5 10Q-9.5 -11 0 -11T7.5 10L4 7.5 1.5 10 -1.5 7.5 -4 10z", cut: "M-2.8 -4.5V-2.5M2.8 -4.5V-2.5" },
  hand: {
    fill:
      "M-5 11V2L-8 -2.5Q-7 -5 -4.5 -3L-3 -1V-9.5Q-1.5 -11.5 0 -9.5V-3L1 -10.5Q3 -11.5 4 -9.5" +
      "L3.5 -2.5 5.5 -7.5Q7.5 -8 8 -6L6 3V11z",
  },
  turn: { line: "M-7 4A8 8 0 1 1 7 4M7 4L9.5 -1.5M7 4L1.5 3" },
  flag: { fill: "M-5.5 -10.5Q1 -13.5 5 -9.5T11.5 -9L9.5 -3.5 11.5 2Q6 4 2 1.2T-5.5 1.5z", line: "M-7 -11.5V11.5" },
  crew: { fill: "M-9.5 11Q-8.5 2.5 -4 1.5A6.5 6.5 0 1 1 4 1.5Q8.5 2.5 9.5 11z" },
} satisfies Record<string, Drawing>;

/** What is painted in the colour of a peninsula: land, dice and tiles, and what is drawn on them. */
export interface Paint {
  land: string;
  shade: string;
  body: string;
  mark: string;
}

/** Green, blue, orange, yellow, grey. */
const PAINT: readonly Paint[] = [
  { land: "#8fb56a", shade: "#6f9a4e", body: "#4f8a3c", mark: "#fffdf0" },
  { land: "#82aec6", shade: "#5d8fac", body: "#2f6fa3", mark: "#f5fbff" },
  { land: "#e6a663", shade: "#cf8a42", body: "#d9731f", mark: "#2b1500" },
  { land: "#ead27a", shade: "#d3b550", body: "#e6bf2e", mark: "#2e2300" },
  { land: "#b9bbb6", shade: "#969994", body: "#70777a", mark: "#ffffff" },
];

export const paintOf = (colour: number): Paint => PAINT[colour]!;
