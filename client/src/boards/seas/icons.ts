/** Drawings of roles, goods, curses and tokens, in a box from -12 to 12. */
import type { Drawing } from "../../boardkit/drawing.ts";

export const ROLE_ICONS: Drawing[] = [
  { fill: "M-10.5 -7L-2 -11.5 3.5 -6.5 -1 -3.5 -3.5 -5.5 -8.5 -2.5zM-1 -2L2 -4.5 11 7.5 7.5 10.5z" },
  {
    fill: "M-8 -11H6Q9.5 -11 9.5 -7.5V-5H5.5V8Q5.5 11.5 2 11.5H-9.5Q-6 11.5 -6 8V-7.5Q-6 -11 -8 -11z",
    cut: "M-2.5 -6.5H2M-2.5 -2.5H2M-2.5 1.5H1",
  },
  {
    fill: "M-11.5 2Q-7 -2 -6.5 -6Q-4 -10 0 -10T6.5 -6Q7 -2 11.5 2Q0 -3 -11.5 2zM-7 4Q0 0.5 7 4Q6.5 11.5 0 11.5T-7 4z",
    cut: "M-3 6.5H-1.5M1.5 6.5H3",
  },
  {
    fill:
      "M-1.5 -3Q-9 -10 -11.5 -2Q-7 -4.5 -2 -2.5Q-7 0 -8 5Q-4 0.5 -0.5 -1.5Q1 4 -1.5 11.5H3.5Q4 4 2 -1.5" +
      "Q6 0 9 4.5Q9 -0.5 4 -2.5Q8.5 -4.5 11.5 -2Q9.5 -9.5 1.5 -3.5Q1 -8 4.5 -11Q-1.5 -11.5 -1.5 -3z",
  },
  {
    fill:
      "M0 -11.5Q9 -11.5 9 -3Q9 3 5.5 5V9.5Q0 13 -5.5 9.5V5Q-9 3 -9 -3Q-9 -11.5 0 -11.5zM-6 -3.5" +
      "Q-3.5 -6.5 -1.5 -2.5Q-4 -0.5 -6 -3.5zM6 -3.5Q3.5 -6.5 1.5 -2.5Q4 -0.5 6 -3.5z",
    cut: "M-2.5 7.5V10M0 7.5V10.5M2.5 7.5V10M0 1.5V3",
  },
  {
    fill: "M-12 1H-3Q-3.5 6 -7.5 6T-12 1zM3 1H12Q11.5 6 7.5 6T3 1zM-4.5 9.5H4.5V11.5H-4.5z",
    line: "M0 -11V10M-8 -7.5H8M-7.5 -7.5L-11 1M-7.5 -7.5L-4 1M7.5 -7.5L4 1M7.5 -7.5L11 1",
  },
  { fill: "M0 -12L2.8 -2.8 12 0 2.8 2.8 0 12 -2.8 2.8 -12 0 -2.8 -2.8z", line: "M0 -8.5a8.5 8.5 0 1 0 .01 0z" },
];

export const GOOD_ICONS: Drawing[] = [
  { fill: "M-6.5 -10.5H6.5Q10.5 0 6.5 10.5H-6.5Q-10.5 0 -6.5 -10.5z", cut: "M-8 -5.5H8M-8 5.5H8" },
  { fill: "M-3 -10.5Q6 -12.5 8.5 -4T2.5 10.5Q-6 12 -8.5 4T-3 -10.5z", cut: "M3 -9.5Q-4.5 -3 0 0T-2.5 9.5" },
  { fill: "M0 -4.5Q4 -8 8 -5T9 4T2.5 11Q0 10 -2.5 11T-9 4T-8 -5T0 -4.5zM1 -7Q2 -12 7 -11.5Q6.5 -7 1 -7z" },
  { fill: "M0 -4L8.5 3 0 12 -8.5 3z", line: "M-6 -11Q-5 -3 0 -3T6 -11", cut: "M0 1.5a1.8 1.8 0 1 0 .01 0z" },
];
export const GOOD_COLOURS = ["#a4552f", "#5b3a24", "#5d8a4a", "#6a4f9c"];

export const CURSE_ICONS: Drawing[] = [
  {
    fill: "M-6.5 -3Q-6.5 -11.5 0 -11.5T6.5 -3V1H-6.5z",
    line: "M-5.5 1Q-6 7 -10.5 6.5M-2 1Q-2.5 9 -6.5 11M2 1Q2.5 9 6.5 11M5.5 1Q6 7 10.5 6.5",
    cut: "M-2.5 -5.5V-4M2.5 -5.5V-4",
  },
  { fill: "M-9 1L-4.5 -7 -1.5 -4 2.5 -11.5 9.5 1zM-7 4H8L3.5 11.5 -2 9z" },
  { fill: "M-6.5 8a3.3 3.3 0 1 0 .01 0zM6 5.5a3.3 3.3 0 1 0 .01 0z", line: "M-3.5 10V-8.5L9 -11V7.5M-3.5 -4L9 -6.5" },
  {
    fill: "M-11 8L-8 5 -5 8 -8 11zM11 8L8 5 5 8 8 11z",
    line: "M-7.5 7.5L9.5 -11M7.5 7.5L-9.5 -11M-8.5 3.5L-4 8M8.5 3.5L4 8",
  },
  { line: "M1 0a2 2 0 0 1 -4 0.5C-3 -4.5 5.5 -5 6 1S-3.5 8.5 -7 4.5S-5.5 -9.5 2 -9.5S11 -3 10.5 2.5" },
  { fill: "M-7 -11H7L9 -3 7 7.5H-7L-9 -3zM-9.5 8.5H9.5V11.5H-9.5z", cut: "M-5 -5H-1.5M1.5 -5H5M0 -3.5V0.5M-3.5 4H3.5" },
  {
    fill: "M-3.5 -6.5L-5.5 -11H5.5L3.5 -6.5Q10.5 -1 10 6Q9 11.5 0 11.5T-10 6Q-10.5 -1 -3.5 -6.5z",
    cut: "M-3.5 -6.5H3.5M2.5 -0.5Q-3 -2 -2.5 1.5T2 4.5T-3 7.5M0 -2.5V9.5",
  },
  {
    fill: "M-8 -5.5H5V8.5Q-1.5 11 -8 8.5zM-9 -6.5Q-9.5 -11.5 -5.5 -10.5Q-3.5 -13 -0.5 -11Q3 -12.5 4 -10Q7 -10 6 -6.5z",
    line: "M5 -3H8.2Q10.8 -3 10.8 0.5T8.2 4H5",
    cut: "M-4.5 -2V6M-1.5 -2V6.6M1.5 -2V6",
  },
];

export const CHEST: Drawing = {
  fill: "M-10.5 -1V9H10.5V-1zM-10.5 -2.6Q-10.5 -9 -4 -9H4Q10.5 -9 10.5 -2.6z",
  cut: "M-2.2 -4H2.2V2H-2.2zM-6.8 -8V9M6.8 -8V9",
};
export const YIN_YANG: Drawing = {
  fill:
    "M0 -11a11 11 0 0 1 0 22a5.5 5.5 0 0 1 0 -11a5.5 5.5 0 0 0 0 -11zM0 -8a2 2 0 1 0 .01 0zM0 3.5" +
    "a2 2 0 1 1 -.01 0z",
  line: "M0 -10.5a10.5 10.5 0 1 0 .01 0z",
};
export const MARK: Drawing = { fill: "M0 -11a11 11 0 1 0 .01 0z", cut: "M-4 -4L4 4M4 -4L-4 4" };
export const CARD: Drawing = { fill: "M-7.5 -10.5H4.5V6H-7.5z", line: "M7.5 -6V10H-4" };
export const SHIP: Drawing = {
  fill: "M-11 2.5H11L7 10H-7.5zM-1 -11.5V0.5H-9.5Q-4 -4 -3.5 -8.5zM1 -10Q8.5 -7 9 0.5H1z",
};

/** Flags in bands from left or from top; a letter says the same. */
export const FLAGS = [
  { letter: "E", ground: "#f6f1e4", cross: "#c8372d", bands: [] as string[] },
  { letter: "S", ground: "#e9c14b", cross: "", bands: ["#b8352b", "#e9c14b", "#b8352b"] },
  { letter: "F", ground: "#2f55a4", cross: "#f6f1e4", bands: [] as string[] },
  { letter: "H", ground: "#f6f1e4", cross: "", bands: ["#d9772b", "#f6f1e4", "#2f6fb0"] },
];
export const CARAVAN = "#b3261e";
export const CROWN: Drawing = { fill: "M-11 -7L-5.5 -1 0 -10 5.5 -1 11 -7 9 8H-9z" };
export const TOWER: Drawing = {
  fill: "M-7 -11H-3.5V-8H-1.5V-11H1.5V-8H3.5V-11H7V-4L5 -2V11H-5V-2L-7 -4z",
  cut: "M0 3V9",
};
/** Rituals: a hold in two storeys, a ring that keeps afloat, scales. */
export const CHAMBERS: Drawing = { fill: "M-11 -4H11L8 10H-8zM-8 -11H8V-6H-8z", cut: "M-8.5 3H8.5M0 -4V3" };
export const LIFEBUOY: Drawing = {
  fill: "M0 -11a11 11 0 1 0 .01 0zM0 -4.6a4.6 4.6 0 1 1 -.01 0z",
  cut: "M-8 -8L-4 -4M8 -8L4 -4M-8 8L-4 4M8 8L4 4",
};
export const SCALES = ROLE_ICONS[5]!;
