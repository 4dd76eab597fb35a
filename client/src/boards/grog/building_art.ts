/**
 * The twelve kinds of building, each with a silhouette of its own, in a box from -30 to 30 and from -22 to 22; the
 * ground is at 22. The lower left is left free for the sign.
 */

/** A shape with its fill, or a line with its colour. */
export interface Shape {
  d: string;
  fill?: string;
  line?: string;
}

const INK = "#1b2a33";
const PLASTER = "#f3e7c9";
const PLANK = "#c79a62";
const STONE = "#b9b6a8";
const GLOW = "#f2b33d";
const DOOR = "#3f2a1a";
const door = (x: number, y = 8): Shape => ({ d: `M${x - 4.5} 22V${y + 4}a4.500 4.500 0 0 1 9 0V22z`, fill: DOOR });
const pane = (x: number, y: number, size = 6): Shape => ({ d: `M${x} ${y}h${size}v${size}h${-size}z`, fill: GLOW });
const rules = (...ys: number[]) => ys.map((y) => `M-26 ${y}H26`).join("");

/** A shop under a great tricorne. */
const HATTER: Shape[] = [
  { d: "M-25 22V0H25V22z", fill: PLASTER },
  { d: "M-30 3Q-20 -2 -16 -12Q0 -27 16 -12Q20 -2 30 3Q14 -2 0 4Q-14 -2 -30 3z", fill: "#34424d" },
  { d: "M-27 1Q-13 -5 0 1Q13 -5 27 1", line: GLOW },
  { d: "M12 -15Q22 -26 27 -17Q22 -13 15 -12z", fill: "#d9533f" },
  door(14),
];
/** A forge with a smoking chimney. */
const SMITHY: Shape[] = [
  { d: "M20 -20Q16 -26 23 -27", line: "#8c979b" },
  { d: "M13 22V-19H27V22z", fill: STONE },
  { d: "M13 -10H27M13 -1H27M20 -19V-10M17 -10V-1M23 -1V8", line: "#8a877a" },
  { d: "M-27 22V0H13V22z", fill: "#d8c9a8" },
  { d: "M-30 2L-7 -16 16 2z", fill: "#8c3f2e" },
  { d: "M-19 -4L-7 -13M-7 -4V-13M5 -4L-7 -13", line: "#5c2519" },
  { d: "M15.500 22V14a4.500 4.500 0 0 1 9 0V22z", fill: GLOW },
];
/** A carpenter's shed with a saw-tooth roof and logs. */
const CARPENTER: Shape[] = [
  { d: "M-26 22V-1H24V22z", fill: PLANK },
  { d: "M-26 5H24M-26 11H24M-26 17H24", line: "#8a6238" },
  { d: "M-29 0V-15L-11 -2V-15L7 -2V-15L27 0z", fill: "#6f7f4a" },
  { d: "M-29 0H27", line: INK },
  { d: "M13 22V9H22V22z", fill: DOOR },
  { d: "M26 17a4 4 0 1 0 .01 0zM26 10a3.500 3.500 0 1 0 .01 0z", fill: "#a9743c" },
];
/** A warehouse with a round roof and a hoist. */
const ANCHORAGE: Shape[] = [
  { d: "M-26 22V-4H26V22z", fill: "#dfe3da" },
  { d: "M-29 0A29 21 0 0 1 29 0z", fill: "#3d6b7a" },
  { d: "M-19 -2A19 14 0 0 1 19 -2M0 -21V0", line: "#25505f" },
  { d: "M0 -16H24M22 -16V-4", line: DOOR },
  { d: "M19 -4h6v5h-6z", fill: "#a9743c" },
  { d: "M8 22V8H20V22z", fill: DOOR },
];
/** A coffin stands upright over the workshop. */
const COFFINS: Shape[] = [
  { d: "M-26 22V4H26V22z", fill: "#a7a0b0" },
  { d: "M-28 6L-20 -3H20L28 6z", fill: "#5a4f66" },
  { d: "M2 -22H16L23 -11 18 9H0L-5 -11z", fill: "#6b4a2f" },
  { d: "M9 -17V3M3 -10H15", line: "#e3c58c" },
  door(17, 10),
];
/** A steep roof with a hook for a weathercock. */
const HOOKS: Shape[] = [
  { d: "M-25 22V2H21V22z", fill: PLASTER },
  { d: "M-29 5L-9 -17 11 5z", fill: "#7c5a86" },
  { d: "M5 5L14 -6 26 5z", fill: "#6a4a74" },
  { d: "M14 -6V-16A6 6 0 0 1 26 -16", line: "#5d6a70" },
  { d: "M26 -17l-3 4h5z", fill: "#5d6a70" },
  pane(-12, -6, 6),
  door(12),
];
/** A ship's bow, keel upwards. */
const FIGUREHEADS: Shape[] = [
  { d: "M-27 22V6Q-22 -18 12 -21L29 -16Q18 -8 25 6V22z", fill: "#a9743c" },
  { d: "M-26 4Q-8 -4 21 -4M-26 12Q-6 6 24 6M-20 -8Q-2 -14 22 -13", line: "#6b4422" },
  { d: "M27 -17a3.500 3.500 0 1 0 .01 0zM24 -9Q31 -8 29 0L24 3z", fill: "#e6c27a" },
  door(13),
];
/** A brick kiln with a pile of balls. */
const FOUNDRY: Shape[] = [
  { d: "M-27 22V4H2V22z", fill: "#d8c9a8" },
  { d: "M-30 6L-24 -4H4V6z", fill: "#4a5f66" },
  { d: "M-4 22L1 -14H15L20 22z", fill: "#b4654a" },
  { d: "M1 -14V-22H15V-14z", fill: "#8d4a35" },
  { d: "M0 -4H16M-1 5H18M-2 14H19M8 -14V-4M4 -4V5M12 5V14", line: "#7b3d2b" },
  { d: "M5 22V16a3.500 3.500 0 0 1 7 0V22z", fill: GLOW },
  { d: "M22 14a4 4 0 1 0 .01 0zM28 14a4 4 0 1 0 .01 0zM25 7.500a4 4 0 1 0 .01 0z", fill: INK },
];
/** A tailor's shop with a striped awning. */
const TAILOR: Shape[] = [
  { d: "M-25 22V-14H25V22z", fill: PLASTER },
  { d: "M-28 -14V-20H28V-14z", fill: "#a8492f" },
  pane(-18, -11, 7),
  pane(11, -11, 7),
  { d: "M-28 5L-24 -1H24L28 5z", fill: "#fff6df" },
  { d: "M-21 5L-17 -1H-9L-12 5zM-4 5L-2 -1H6L5 5zM14 5L12 -1H20L23 5z", fill: "#c8372d" },
  door(14),
];
/** A round hut with a roof of straw and a skull on a pole. */
const VOODOO: Shape[] = [
  { d: "M-22 22V4H18V22z", fill: "#b58f5e" },
  { d: "M-30 8Q-12 -4 -3 -22Q6 -4 24 8Q-3 14 -30 8z", fill: "#c9a24a" },
  { d: "M-3 -20L-18 7M-3 -20L-8 9M-3 -20L4 9M-3 -20L14 7", line: "#8a6a24" },
  door(8, 12),
  { d: "M27 22V-2", line: DOOR },
  { d: "M27 -9a4.500 4.500 0 0 1 3 8h-6a4.500 4.500 0 0 1 3 -8z", fill: "#fff6df" },
];
/** A fortune-teller's tent. */
const TENT: Shape[] = [
  { d: "M-29 22L-22 2 0 -18 22 2 29 22z", fill: "#6b4a86" },
  { d: "M-15 22L-12 1 0 -18 -4 22zM15 22L12 1 0 -18 6 22z", fill: "#e6bf5a" },
  { d: "M-23 2Q-17 6 -12 1Q-6 6 0 1Q6 6 12 1Q17 6 23 2", line: "#fff6df" },
  { d: "M0 -18V-24", line: DOOR },
  { d: "M0 -25L9 -22.500 0 -20z", fill: "#d9533f" },
  { d: "M12 22L16 8 22 22z", fill: "#2c1d3a" },
];
/** A tavern of two floors with a balcony and a barrel. */
const TAVERN: Shape[] = [
  { d: "M-26 22V-10H26V22z", fill: PLASTER },
  { d: "M-30 -8L-21 -22H21L30 -8z", fill: "#a8492f" },
  { d: rules(3), line: DOOR },
  { d: "M-20 3V-2M-12 3V-2M-4 3V-2M4 3V-2M12 3V-2M20 3V-2M-26 -2H26", line: "#8a6238" },
  pane(-20, -9, 6),
  pane(-3, -9, 6),
  pane(14, -9, 6),
  door(10),
  { d: "M20 11H28V22H20z", fill: "#8a5a33" },
  { d: "M20 14H28M20 19H28", line: DOOR },
];

export const BUILDINGS: readonly (readonly Shape[])[] = [
  HATTER,
  SMITHY,
  CARPENTER,
  ANCHORAGE,
  COFFINS,
  HOOKS,
  FIGUREHEADS,
  FOUNDRY,
  TAILOR,
  VOODOO,
  TENT,
  TAVERN,
];

/** The id of a kind's drawing, which `BuildingShapes` defines and `House` uses. */
export const shapeId = (type: number): string => `grog-building-${type}`;
