/** Portraits of the seven roles, in calling order, and the ground that each stands before. */
import {
  beads,
  beard,
  earring,
  fringe,
  glasses,
  jabot,
  lapels,
  line,
  longHair,
  moustache,
  shape,
  scarf,
  SKIN,
  tricorn,
  wig,
  type Face,
} from "../../boardkit/faces.ts";

const hammer = [line("M26 50L37 8", "#8a5a33", 5), shape("M24 -4L47 2 45 12 22 6z", "#8d979b")];
const scroll = [shape("M22 24H44V48H22z", "#f7edd2"), line("M26 31H40M26 37H40M26 43H35", "#8a6a3c", 1.8)];
const hook = [shape("M28 50V36H40V50z", "#6b4a2f"), line("M34 36V28Q34 20 40 20T46 27Q46 32 41 32", "#c9d2d4", 4)];
const flower = [
  shape("M-19 -30a5 5 0 0 1 8 -5a5 5 0 0 1 4 8a5 5 0 0 1 -7 5a5 5 0 0 1 -5 -8z", "#e2603f"),
  shape("M-13 -30a3 3 0 1 0 .01 0z", "#f6d25a"),
];
const mask = [
  shape("M-20 -24Q-19 -36 0 -37T20 -24Q22 4 10 17L6 24H-6L-10 17Q-22 4 -20 -24z", "#efe6d2"),
  shape("M-12 -15Q-5 -17 -3 -10Q-6 -3 -11 -5T-12 -15zM12 -15Q5 -17 3 -10Q6 -3 11 -5T12 -15z", "#2a1c33"),
  shape("M0 -3L3.4 4H-3.4z", "#2a1c33"),
  line("M-8 11H8M-5 8V15M0 8V16M5 8V15", "#2a1c33", 2),
  line("M-17 -24L-9 -22M17 -24L9 -22M-14 4L-9 6M14 4L9 6", "#b43a2c", 2.6),
];
const plumes = [
  shape("M-14 -30Q-34 -44 -26 -54Q-12 -48 -8 -33z", "#2f8a7c"),
  shape("M14 -30Q34 -44 26 -54Q12 -48 8 -33z", "#2f8a7c"),
  shape("M-6 -33Q-12 -54 0 -58Q12 -54 6 -33z", "#d9533f"),
];
const purse = [
  shape("M22 34Q20 50 34 50T46 34Q42 28 38 30L30 30Q26 28 22 34z", "#b98b3b"),
  line("M28 31H40", "#6b4a2f", 3),
];
const dividers = [
  line("M36 14L26 46M36 14L46 46M30 34Q36 37 42 34", "#caa14a", 3.2),
  shape("M36 10a4 4 0 1 0 .01 0z", "#caa14a"),
];

export const CHARACTERS: Face[] = [
  {
    skin: SKIN.sea,
    coat: "#c9b48c",
    brow: "#7a4420",
    dress: [shape("M-20 30L-14 52H14L20 30Q0 42 -20 30z", "#7a5432")],
    above: [...beard("#a5602b"), ...scarf("#3f7f8c"), ...hammer],
  },
  {
    skin: SKIN.pale,
    coat: "#a8322a",
    brow: "#8d8272",
    dress: [...lapels("#d9b45a"), ...jabot],
    above: [...wig("#f1ece0"), ...scroll],
  },
  {
    skin: SKIN.tan,
    coat: "#22323c",
    brow: "#1d1511",
    dress: [...lapels("#8f2b22")],
    patch: true,
    above: [
      ...beard("#2a1d17"),
      ...tricorn("#1f2b33"),
      shape("M0 -42q-6 0 -6 5.4q0 3 2.4 4.4v2.4h7.2v-2.4q2.4 -1.4 2.4 -4.4q0 -5.4 -6 -5.4z", "#f4ead2"),
      ...hook,
    ],
  },
  {
    skin: SKIN.brown,
    coat: "#4f8a52",
    brow: "#241712",
    behind: longHair("#2b1a14"),
    dress: beads("#f3e6c4"),
    lips: "#a8473c",
    above: [...fringe("#2b1a14"), ...flower, line("M-18 -22Q0 -34 18 -22", "#7fb25a", 3.4)],
  },
  {
    skin: SKIN.dark,
    coat: "#4a3560",
    masked: true,
    behind: plumes,
    dress: beads("#e9b949"),
    above: mask,
  },
  {
    skin: SKIN.tan,
    coat: "#7b3f78",
    brow: "#2b1c14",
    dress: lapels("#e0bc62"),
    above: [
      ...moustache("#2b1c14"),
      shape("M-22 -17Q-28 -42 0 -44T22 -17Q0 -30 -22 -17z", "#f1e4c6"),
      line("M-20 -24Q-4 -40 16 -36M-12 -22Q6 -36 20 -26", "#b59a63", 2.2),
      shape("M0 -37l4 5.4l-4 5.4l-4 -5.4z", "#3fa08c"),
      earring,
      ...purse,
    ],
  },
  {
    skin: SKIN.pale,
    coat: "#2d5f86",
    brow: "#6b3418",
    behind: [shape("M0 -52a10 10 0 1 0 .01 0z", "#8f4a22")],
    dress: [...lapels("#22486a"), ...jabot],
    lips: "#b0493c",
    above: [...fringe("#8f4a22"), glasses, ...dividers],
  },
];

/** What lies behind each character. */
export const BACKDROPS = ["#d9c39a", "#dfb9a2", "#9fb6bd", "#b9d2a4", "#a596b8", "#d8bcd0", "#b3cbd9"];
