/** Parts of portraits: a bust in a box from -50 to 50, built from a face and the pieces around it. */

/** A path of a portrait: an outlined shape, a flat one, or a line of the given width. */
export interface Piece {
  d: string;
  fill?: string;
  /** Flat shapes have no outline. */
  flat?: true;
  /** Lines have no fill. */
  line?: number;
  colour?: string;
}

export interface Face {
  skin: string;
  coat: string;
  /** Behind the head: long hair, a collar, a hood. */
  behind?: Piece[];
  /** On the coat: lapels, necklaces, lace. */
  dress?: Piece[];
  /** Above the face: hair, beards, hats, what the person holds. */
  above: Piece[];
  /** Colour of brows and, without a beard, of the hair. */
  brow?: string;
  /** One eye is hidden. */
  patch?: true;
  lips?: string;
  /** No features are drawn: a mask covers them. */
  masked?: true;
}

export const SKIN = { pale: "#f3cfa9", tan: "#dda873", brown: "#a9714a", dark: "#7a4e33", sea: "#e8b98c" };

export const shape = (d: string, fill: string): Piece => ({ d, fill });
export const flat = (d: string, fill: string): Piece => ({ d, fill, flat: true });
export const line = (d: string, colour = "var(--ink)", width = 2.4): Piece => ({ d, colour, line: width });

const GOLD = "#e9b949";

// -- hats

export const tricorn = (felt: string, trim = GOLD): Piece[] => [
  shape("M-35 -20Q-28 -27 -24 -39Q-12 -50 0 -44Q12 -50 24 -39Q28 -27 35 -20Q17 -30 0 -28Q-17 -30 -35 -20z", felt),
  line("M-31 -22Q-16 -31 0 -29T31 -22", trim, 3),
];
export const bicorne = (felt: string, cockade: string): Piece[] => [
  shape("M-40 -20Q-26 -52 0 -53T40 -20Q18 -33 0 -32T-40 -20z", felt),
  line("M-35 -23Q-17 -35 0 -34T35 -23", GOLD, 3),
  shape("M0 -50a7 7 0 1 0 .01 0z", cockade),
];
export const scarf = (cloth: string, knot = true): Piece[] => [
  ...(knot ? [shape("M15 -22Q27 -26 33 -18Q27 -16 29 -8Q19 -10 15 -18z", cloth)] : []),
  shape("M-19 -15Q-23 -39 0 -40T19 -15Q0 -25 -19 -15z", cloth),
];
export const cap = (cloth: string, band: string): Piece[] => [
  shape("M-20 -22Q-27 -42 0 -43T20 -22Q0 -29 -20 -22z", cloth),
  shape("M-21 -18Q0 -28 21 -18L20 -25Q0 -34 -20 -25z", band),
];
export const broad = (felt: string, band: string): Piece[] => [
  shape("M-16 -24Q-17 -48 0 -48T16 -24z", felt),
  shape("M-16.5 -28Q0 -34 16.5 -28L16 -22Q0 -28 -16 -22z", band),
  shape("M-40 -20Q0 -36 40 -20Q20 -14 0 -22Q-20 -14 -40 -20z", felt),
];
export const feather = (colour: string): Piece[] => [
  shape("M14 -34Q22 -56 42 -48Q36 -44 40 -38Q32 -36 33 -30Q22 -26 14 -34z", colour),
  line("M15 -34Q26 -40 37 -46", "#fffaf0", 1.4),
];

// -- hair and beards

export const wig = (colour: string): Piece[] => [
  shape(
    "M0 -44Q-27 -44 -26 -22Q-34 -17 -29 -8Q-35 0 -29 9Q-34 19 -25 25Q-16 24 -16 12L-16 -14Q-10 -28 0 -29" +
      "T16 -14L16 12Q16 24 25 25Q34 19 29 9Q35 0 29 -8Q34 -17 26 -22Q27 -44 0 -44z",
    colour,
  ),
  line(
    "M-28 -8Q-21 -10 -20 -4M-28 9Q-21 7 -20 13M28 -8Q21 -10 20 -4M28 9Q21 7 20 13M-12 -38Q0 -43 12 -38",
    "#a79a86",
    1.8,
  ),
];
export const longHair = (colour: string): Piece[] => [
  shape("M0 -40Q-28 -42 -26 -8Q-27 18 -31 30Q-18 36 -10 28H10Q18 36 31 30Q27 18 26 -8Q28 -42 0 -40z", colour),
];
export const fringe = (colour: string): Piece[] => [
  shape("M-19 -8Q-24 -37 0 -38T19 -8Q17 -20 8 -25Q-4 -20 -12 -24Q-17 -18 -19 -8z", colour),
];
export const beard = (colour: string): Piece[] => [
  shape("M-17 -10Q-22 22 0 31Q22 22 17 -10Q15 3 7 4Q0 1 -7 4Q-15 3 -17 -10z", colour),
  line("M-5 10Q0 13 5 10", "#f3d9c4", 2),
];
export const moustache = (colour: string): Piece[] => [
  shape("M0 5Q-6 2 -10 6Q-14 8 -17 4Q-15 13 -8 12Q-3 11 0 8Q3 11 8 12Q15 13 17 4Q14 8 10 6Q6 2 0 5z", colour),
];
export const stubble: Piece = flat("M-16 2Q-14 19 0 20T16 2Q9 14 0 14T-16 2z", "rgb(40 30 30 / 0.22)");

// -- dress and things

export const lapels = (colour: string): Piece[] => [shape("M-14 23L-2 52H-30L-28 29zM14 23L2 52H30L28 29z", colour)];
export const jabot: Piece[] = [
  shape("M-9 25Q0 31 9 25L12 38Q8 37 6 42Q2 40 0 46Q-2 40 -6 42Q-8 37 -12 38z", "#fdf8ec"),
];
export const epaulettes: Piece[] = [
  shape("M-46 36Q-38 28 -27 31L-29 38Q-38 36 -45 43z", GOLD),
  shape("M46 36Q38 28 27 31L29 38Q38 36 45 43z", GOLD),
];
export const stripes = (colour: string): Piece[] => [
  { d: "M-33 34Q0 44 33 34M-40 41Q0 52 40 41M-22 29Q0 37 22 29", colour, line: 3.4 },
];
export const beads = (colour: string): Piece[] => [
  { d: "M-17 27Q0 45 17 27", colour: "var(--ink)", line: 6 },
  { d: "M-17 27Q0 45 17 27", colour, line: 3.6 },
];
export const earring: Piece = line("M-18.5 0a3.4 3.4 0 1 0 .01 0z", GOLD, 2.4);
export const glasses: Piece = line(
  "M-7 -12a5.4 5.4 0 1 0 .01 0zM7 -12a5.4 5.4 0 1 0 .01 0zM-1.6 -7.5Q0 -9 1.6 -7.5M-12.4 -7.5L-17 -9M12.4 -7.5L17 -9",
  "#3f2a1a",
  1.9,
);
