/** Icons of fields, goods and beds, drawn in a box from -12 to 12. */
import type { Drawing } from "../../boardkit/drawing.ts";
import type { FieldKind } from "./printed.ts";

export type Icon = Drawing;

const MAP: Icon = {
  fill: "M-10.500 -7.500L-3.500 -4.800 3.500 -8.200 10.500 -5.500V7.500L3.500 4.800 -3.500 8.200 -10.500 5.500z",
  cut: "M2.200 -2l5 5M7.200 -2l-5 5M-8 3.600q3.500 -6.500 6.500 -3.200",
};
const MUG: Icon = {
  fill:
    "M-8 -5.500H5V8.500Q-1.500 11 -8 8.500zM-9 -6.500Q-9.500 -11.500 -5.500 -10.500Q-3.500 -13 -0.500 -11" +
    "Q3 -12.500 4 -10Q7 -10 6 -6.500z",
  line: "M5 -3H8.200Q10.800 -3 10.800 0.500T8.200 4H5",
  cut: "M-4.500 -2V6M-1.500 -2V6.600M1.500 -2V6",
};

export const FIELD_ICONS: Record<FieldKind, Icon> = {
  coin: {
    fill: "M0 -10a10 10 0 1 0 .01 0z",
    cut: "M0 -7a7 7 0 1 0 .01 0zM-2.400 -2.400L2.400 2.400M2.400 -2.400L-2.400 2.400",
  },
  headquarters: {
    fill: "M-5.500 -10.500Q1 -13.500 5 -9.500T11.500 -9L9.500 -3.500 11.500 2Q6 4 2 1.200T-5.500 1.500z",
    line: "M-7 -11.500V11.500",
  },
  pirate: {
    fill:
      "M-9.500 -5Q0 -1.500 9.500 -5Q7.500 -12.500 0 -12.500T-9.500 -5zM-6.200 -2.600Q0 0 6.200 -2.600V1.200" +
      "Q4.500 4.200 0 4.400T-6.200 1.200zM-9.500 11.500Q-8.500 6 -3.500 5.600H3.500Q8.500 6 9.500 11.500z",
    cut: "M-2 -8.500L2 -6.500M2 -8.500L-2 -6.500",
  },
  supplies: {
    fill: "M-11 -10H11L9.500 -4.500H-9.500zM-9.500 2H9.500V5.500H-9.500z",
    line: "M-8 -4.500V2M8 -4.500V2M-7 5.500V11M7 5.500V11M-3.500 1V-1.500M3.500 1V-1.500",
    cut: "M-5.500 -10L-4.800 -4.500M0 -10V-4.500M5.500 -10L4.800 -4.500",
  },
  rendezvous: {
    fill:
      "M0 10C-13 1.500 -10.500 -9 -4.800 -9C-1.500 -9 0 -6.200 0 -5C0 -6.200 1.500 -9 4.800 -9" +
      "C10.500 -9 13 1.500 0 10z",
  },
  pink: MAP,
  green: MAP,
  yellow: MAP,
  swan: MUG,
  escruce: MUG,
  frere: MUG,
  chest: {
    fill: "M-10.500 -1V9H10.500V-1zM-10.500 -2.600Q-10.500 -9 -4 -9H4Q10.500 -9 10.500 -2.600z",
    cut: "M-2.200 -4H2.200V2H-2.200zM-6.800 -8V9M6.800 -8V9",
  },
  rum: {
    fill: "M-6.500 -10.500H6.500Q10.500 0 6.500 10.500H-6.500Q-10.500 0 -6.500 -10.500z",
    cut: "M-8 -5.500H8M-8 5.500H8",
  },
  guard: {
    fill: "M-8.500 2Q-8.500 -9.500 0 -10.500Q8.500 -9.500 8.500 2zM-11.500 3H11.500V6.500H-11.500z",
    line: "M0 -10.500V-12.500M-5 10H5",
    cut: "M0 -9V1.500",
  },
};

export const GOOD_ICONS: Icon[] = [
  {
    fill: "M-8 -2.500H8Q8.500 6.500 0 7.500Q-8.500 6.500 -8 -2.500z",
    line: "M-11.500 -7L-7 -2.500M11.500 -7L7 -2.500",
  },
  {
    fill: "M-11.500 5Q-9 -3 -6.500 -4Q-5.500 -10.500 0 -10.500T6.500 -4Q9 -3 11.500 5Q0 1.500 -11.500 5z",
    cut: "M-6.500 -3.500Q0 -0.500 6.500 -3.500",
  },
  {
    fill: "M-3 5.200H5.600L7.200 11H-4.600zM-10.200 -3.400H-5.200L-8 3z",
    line: "M1.400 5.200V-4A4.900 4.900 0 0 0 -8 -4V-2.600",
  },
  {
    fill:
      "M.6 -11C-4.200 -11.200 -6.800 -8.400 -6.800 -5.400C-9.600 -5.600 -11 -2.800 -9.400 .6" +
      "C-8.800 -1.200 -7.600 -1.600 -6.200 -1.400C-6.400 3 -4 6.600 -.6 7.600" +
      "L3.600 11.800 4.400 8.600 8.600 11.400 7.200 5.800C9.400 .8 8.400 -10.600 .6 -11z",
    cut: "M-1 -1Q-.5 4 4 5",
  },
  {
    fill: "M-5.500 -11H5.500L3.500 -1H-3.500zM-2 -1H2L1.200 10.500H-1.200z",
    line: "M-3.500 11H3.500",
    cut: "M-4.500 -7H4.500",
  },
];

export const SCORPION: Icon = {
  fill: "M0 -3a4.600 6 0 1 0 .01 0z",
  line:
    "M1 9Q9.500 11 9.500 3T4 -8L7.500 -10.500M-3.800 0.500L-8.500 -1.500M-4.400 4L-9.500 4M-3.600 7L-8 9.500" +
    "M-1.800 -3L-6 -6.500 -9 -5.500M-6 -6.500L-4.500 -10.500",
};

/** Skull and crossbones. */
export const SKULL: Icon = {
  fill:
    "M0 -11C-5 -11 -7.5 -7.5 -7.5 -4C-7.5 -1.5 -6 0 -4.2 .8V4H4.2V.8C6 0 7.5 -1.5 7.5 -4" +
    "C7.5 -7.5 5 -11 0 -11zM-3.2 -5.8a2 2 0 1 1 -.01 0zM3.2 -5.8a2 2 0 1 1 -.01 0zM0 -1.2l1.2 2.4h-2.4z",
  line: "M-9.5 5L9.5 11M9.5 5L-9.5 11",
};

export const BED_ICONS: Record<"berth" | "hammock" | "coil", Icon> = {
  berth: { fill: "M-11 -1H11V5H-11zM-8.500 -6H-2.500V-1.500H-8.500z", line: "M-11 -9V10M11 -3V10" },
  hammock: {
    fill: "M-10.500 -5Q-7 9.500 0 9.500T10.500 -5Q7 3 0 3T-10.500 -5z",
    line: "M-11.500 -10L-10.500 -5M11.500 -10L10.500 -5",
  },
  coil: {
    fill: "M0 -2.600a2.600 2.600 0 1 0 .01 0z",
    line: "M0 -6.500a6.500 6.500 0 1 0 .01 0zM0 -10.500a10.500 10.500 0 1 0 .01 0z",
  },
};

/** What repeats the colour of a map: flower, leaf, sun. */
export const MAP_SIGNS: Icon[] = [
  {
    fill: [
      [0, -6.5, 3.7],
      [6.2, -2, 3.7],
      [3.8, 5.3, 3.7],
      [-3.8, 5.3, 3.7],
      [-6.2, -2, 3.7],
      [0, 0, 2.5],
    ]
      .map(([x, y, r]) => `M${x} ${y! - r!}a${r} ${r} 0 1 0 .01 0z`)
      .join(""),
  },
  {
    fill: "M-9.5 10.5C-12 -4 0 -11.5 11.5 -11.5C11.5 1 4 12 -9.5 10.5z",
    cut: "M-8 9L6 -6M-2 3V-4M1 0H8",
  },
  {
    fill: "M0 -5a5 5 0 1 0 .01 0z",
    line: "M0 -11.5V-8.5M0 11.5V8.5M-11.5 0H-8.5M11.5 0H8.5M-8 -8L-6 -6M8 8L6 6M8 -8L6 -6M-8 8L-6 6",
  },
];
/** The signs of the taverns: the swan, the signpost of the crossing, the bell of Brother James. */
export const TAVERN_SIGNS: Icon[] = [
  {
    fill:
      "M-11 3.5C-9 11 6 12 11.5 1.5C8 3.5 6 .5 2 .5C-.5 .5 -2 1.5 -3.5 1.2C-7 .5 -6.5 -2.5 -4.2 -4.5" +
      "C-1.5 -7 -3 -11.5 -6.8 -11.5C-9.5 -11.5 -10.5 -9.5 -12 -7.5L-8.5 -8.2C-7.2 -8.4 -6.5 -7.5 -7.2 -6" +
      "C-8.4 -3.6 -12 -.5 -11 3.5z",
  },
  {
    fill: "M-9.5 -9.5H6L10.5 -6.2 6 -3H-9.5zM9.5 -1H-6L-10.5 2.3 -6 5.5H9.5z",
    line: "M0 -11V11.5",
  },
  {
    fill: "M-9.5 6.5Q-6.5 3 -6.5 -2A6.5 7 0 0 1 6.5 -2Q6.5 3 9.5 6.5zM-3 8H3A3 3.2 0 0 1 -3 8z",
    line: "M0 -9V-11",
  },
];
export const HEART: Icon = FIELD_ICONS.rendezvous;

/** The colours that the game itself uses; each also has a sign. */
export const TAVERN_COLOURS = ["#3d6fb0", "#3f8556", "#a8396b"];
export const MAP_COLOURS = ["#e79ab4", "#8fbf6a", "#ecc94b"];

export const FIELD_COLOURS: Record<FieldKind, string> = {
  coin: "#f0c659",
  headquarters: "#c8372d",
  pirate: "#d8c6a3",
  supplies: "#c99a5b",
  rendezvous: "#e58a4e",
  pink: MAP_COLOURS[0]!,
  green: MAP_COLOURS[1]!,
  yellow: "#e6d36a",
  swan: TAVERN_COLOURS[0]!,
  escruce: TAVERN_COLOURS[1]!,
  frere: TAVERN_COLOURS[2]!,
  chest: "#a9743c",
  rum: "#b98a5a",
  guard: "#8fa3ad",
};

/** What repeats the colour of a field that comes in several colours. */
export const FIELD_SIGNS: Partial<Record<FieldKind, Icon>> = {
  pink: MAP_SIGNS[0]!,
  green: MAP_SIGNS[1]!,
  yellow: MAP_SIGNS[2]!,
  swan: TAVERN_SIGNS[0]!,
  escruce: TAVERN_SIGNS[1]!,
  frere: TAVERN_SIGNS[2]!,
};
