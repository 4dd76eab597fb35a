/** Path data of the chart, the ships and the harbour. Numbers are units of the part's own box. */

/** What is left of a sunken ship: a mast and a rag, and rings of water. */
export const WRECK = {
  rings: "M-20 3a20 13 0 1 0 40 0a20 13 0 1 0 -40 0M-13 3.5a13 8 0 1 0 26 0a13 8 0 1 0 -26 0",
  swirl: "M0 4a3 2 0 0 1 -5 0C-5 -2 7 -3 8 4S-4 12 -11 7S-8 -7 3 -7S17 -1 16 5",
  mast: "M-7 6L-13 -15M-12 -9L-3 -13",
  rag: "M-12.4 -12L-2.6 -15Q1 -8 -1 -3Q-6 -6 -10.4 -3z",
};

/** A hut with a thatched roof, its floor at y = 0. */
export const HUT = {
  wall: "M-9 -11H9V0H-9z",
  roof: "M-13 -10Q-6 -14 0 -23Q6 -14 13 -10z",
  door: "M-2.6 -7.5H2.6V0H-2.6z",
};

/** A mountain with strokes on its shaded side, its foot at y = 0. */
export const PEAK = {
  body: "M-26 0Q-14 -14 -8 -30Q-4 -38 0 -40Q6 -36 10 -28Q16 -12 28 0z",
  shade: "M0 -40Q6 -36 10 -28Q16 -12 28 0H8Q10 -20 0 -40z",
  strokes: "M6 -26L12 -14M11 -20L19 -6M8 -12L13 -3",
};

/** Islands of a chart of 600 by 600: sand, then what grows on it. */
export const ISLANDS = [
  {
    sand: "M0 0H176Q186 16 164 30Q138 34 124 52Q104 58 92 80Q66 86 50 110Q24 112 0 128z",
    grass: "M0 0H146Q152 12 132 20Q108 26 98 42Q78 48 70 64Q48 70 36 88Q16 90 0 102z",
  },
  {
    sand: "M600 0V150Q578 152 566 130Q548 124 546 100Q526 88 520 62Q500 48 498 24Q486 14 490 0z",
    grass: "M600 0V124Q584 122 578 106Q564 98 562 78Q544 68 540 46Q520 36 520 18Q512 10 514 0z",
  },
  {
    sand: "M0 600V470Q26 462 40 478Q66 480 78 504Q106 514 114 540Q138 552 134 578Q144 590 138 600z",
    grass: "M0 600V500Q20 492 32 506Q54 508 62 528Q86 538 90 560Q112 572 108 600z",
  },
  {
    sand: "M288 86Q300 68 326 72Q352 70 360 88Q368 104 346 112Q320 120 298 112Q278 104 288 86z",
    grass: "M302 90Q310 80 328 82Q346 82 348 92Q348 102 330 104Q308 106 302 98z",
  },
  {
    sand: "M486 330Q504 318 526 328Q546 334 544 352Q536 370 510 368Q484 366 480 350Q476 338 486 330z",
    grass: "M498 338Q510 330 524 338Q534 344 530 354Q518 360 504 356Q492 350 498 338z",
  },
];
export const PALMS: [number, number, number][] = [
  [30, 92, 1],
  [86, 46, 1.1],
  [124, 24, 0.9],
  [536, 34, 0.9],
  [572, 100, 1],
  [46, 520, 1],
  [84, 560, 1.1],
  [22, 582, 0.9],
  [318, 98, 1.05],
  [336, 100, 0.8],
  [510, 352, 1],
];
export const HUTS: [number, number][] = [
  [58, 62],
  [62, 592],
];
export const PEAKS: [number, number, number][] = [
  [34, 52, 1],
  [584, 60, 1.25],
];
/** Reefs and rocks. */
export const ROCKS =
  "M196 44l5 -8l7 3l3 6zM208 52l4 -5l5 2l2 4zM470 40l4 -7l6 2l4 6zM452 52l3 -5l6 1l2 5zM152 546l5 -8l7 3l3 6z" +
  "M166 562l4 -6l6 2l2 5zM556 380l4 -6l6 2l2 5zM300 128l4 -5l5 1l3 5z";
/** A serpent between the waves. */
export const SERPENT =
  "M0 0Q2 -18 -10 -24Q-22 -28 -26 -18Q-18 -20 -15 -14Q-12 -6 -14 0zM12 0Q14 -20 28 -20T44 0H36Q36 -12 28 -12T20 0z" +
  "M56 0Q58 -14 68 -14T80 0H73Q73 -8 68 -8T63 0zM90 0Q94 -10 104 -12Q101 -6 104 -2Q97 -4 96 0z";
export const WHALE =
  "M-34 0Q-30 -18 -6 -18Q16 -18 24 -4Q30 -8 30 -18Q36 -14 40 -20Q42 -8 34 0z" +
  "M-22 -20Q-24 -30 -32 -30M-22 -20Q-20 -31 -12 -31";
export const CLOUD =
  "M-44 10Q-56 8 -52 -4Q-48 -14 -34 -12Q-28 -28 -8 -24Q6 -34 20 -22Q40 -24 42 -8Q56 -4 50 8Q46 12 36 11z";

/** A chart of waves: short strokes in rows, irregular enough to read as water. */
export function waves(side: number): string {
  let path = "";
  for (let row = 0; row * 40 < side - 20; row++)
    for (let column = 0; column * 104 < side - 40; column++) {
      const left = column * 104 + ((row * 53 + column * 31) % 84);
      const top = 22 + row * 40 + ((column * 19 + row * 13) % 18);
      path += `M${left} ${top}q5 -6 10 0t10 0t10 0`;
    }
  return path;
}

/** The town of a harbour: houses by the middle of their floor. */
export const HOUSES = [
  { at: 30, wall: "M-14 -22H14V0H-14z", roof: "M-18 -21L0 -37L18 -21z", fill: "#f1dfb8", tiles: "#b8532f" },
  { at: 64, wall: "M-12 -30H12V0H-12z", roof: "M-15 -29L0 -40L15 -29z", fill: "#e4c9a0", tiles: "#8d4630" },
  { at: 100, wall: "M-16 -20H16V0H-16z", roof: "M-20 -19Q0 -34 20 -19z", fill: "#f6ead0", tiles: "#3f7f8c" },
  { at: 142, wall: "M-13 -26H13V0H-13z", roof: "M-17 -25L-6 -38H6L17 -25z", fill: "#e9c9b0", tiles: "#b8532f" },
  { at: 180, wall: "M-14 -18H14V0H-14z", roof: "M-18 -17L0 -31L18 -17z", fill: "#f1dfb8", tiles: "#7a5432" },
];
export const LIGHTHOUSE = {
  tower: "M-8 0L-5 -44H5L8 0z",
  bands: "M-7.4 -10L-6.8 -19H6.8L7.4 -10zM-6.2 -27L-5.6 -36H5.6L6.2 -27z",
  lamp: "M-6 -44H6V-52L0 -58L-6 -52z",
};
/** Light over each harbour, by its number. */
export const SKIES = [
  { air: "#c9896a", light: "#ffd98a", hill: "#8a6a5c", sun: 206, palms: [8, 160, 214] },
  { air: "#9ac4d6", light: "#fff2c4", hill: "#7fa07f", sun: 120, palms: [12, 206] },
  { air: "#a8d0c4", light: "#fff2c4", hill: "#6f9a68", sun: 170, palms: [10, 82, 122, 206] },
  { air: "#e0a08a", light: "#ffe1a0", hill: "#a0766a", sun: 150, palms: [162, 210] },
  { air: "#b9cfdc", light: "#fff6da", hill: "#8fa5a0", sun: 90, palms: [204] },
  { air: "#8fb9cf", light: "#fff2c4", hill: "#6f93a0", sun: 190, palms: [12, 162] },
  { air: "#d9b48a", light: "#fff0b8", hill: "#97845f", sun: 130, palms: [206] },
];
