/** Port Royal's printed components: harbour, tracks, take table and persons. */

export const COLOURS = ["yellow", "orange", "green", "blue", "red", "black"] as const;
export const LETTERS = "ABCDE";
export const WHEEL_ROWS = [4, 4, 6, 4, 4];
export const GREEN_POINTS = [1, 1, 2, 1, 1, 2];
export const SKULLS = [0, 1, 0, 1, 0, 1, 0, 1, 0, 2, 0, 2, 0, 2];
export const GOAL = 20;
export const LOWEST = -5;

/** Pieces that trigger sudden death, by score. */
export const SUDDEN: Record<number, number> = { 11: 7, 12: 7, 13: 6, 14: 6, 15: 5, 16: 5, 17: 5, 18: 5, 19: 5 };

/** The take table: sum of pieces, items, skulls. */
export const TAKE = [
  { sum: "1", items: 1, skulls: 2, from: 1, to: 1 },
  { sum: "2", items: 1, skulls: 1, from: 2, to: 2 },
  { sum: "3–4", items: 1, skulls: 0, from: 3, to: 4 },
  { sum: "5", items: 2, skulls: 0, from: 5, to: 5 },
  { sum: "6+", items: 3, skulls: 0, from: 6, to: 11 },
];

/** Crosses by column, and the skulls printed on a cell. */
export const CROSSES = [1, 2, 3, 3, 4];
export const isWheelCell = (row: number, column: number) => column > 2 && row < 5;
export const skullsOn = (row: number, column: number) =>
  column === 2 && row > 2 ? 1 : column === 4 && row === 5 ? 2 : 0;
export const PERSONS = [
  "sailor",
  "pirate",
  "trader",
  "wholesaler",
  "jester",
  "vice_admiral",
  "admiral",
  "senorita",
  "passenger",
  "cannoneer",
  "captain",
  "diplomat",
  "clerk",
] as const;

/** Rule id of each person's ability, in the order of PERSONS. */
export const PERSON_RULES = [
  "P13.2",
  "P13.2",
  "P13.3",
  "P13.3",
  "P13.6",
  "P13.8",
  "P13.8",
  "P13.11",
  "P13.14",
  "P18.5",
  "P18.7",
  "P19.7",
  "P20.2",
];

/** Rule id of each mission. */
export const MISSION_RULES = ["P19.4", "P19.5", "P19.6", "P20.4", "P20.5", "P20.6"];

/** Sabres on the faces of the colour die, in the order of COLOURS; the letter die shows 1 to 5, from A to E. */
const COLOUR_SABRES = [0, 1, 1, 2, 2, 3];
export const sabresOf = (colour: number, letter: number): number => COLOUR_SABRES[colour]! + letter + 1;

/** Names of missions in sheets, by number. */
export const MISSIONS = ["treasures", "wheels", "islands", "skulls", "sabres", "missions"];
/** Points of a mission: the first seat to fulfil it gets the larger number. */
export const missionReward = (fulfilled: number): number => (fulfilled ? 1 : 2);
