/** Portraits of the persons, in the order of PERSONS. */
import {
  beads,
  beard,
  bicorne,
  broad,
  cap,
  earring,
  epaulettes,
  feather,
  flat,
  fringe,
  glasses,
  jabot,
  lapels,
  line,
  longHair,
  moustache,
  scarf,
  shape,
  SKIN,
  stripes,
  stubble,
  tricorn,
  wig,
  type Face,
} from "../../boardkit/faces.ts";

const hood = [
  shape("M-20 -6Q-22 -36 -4 -36Q-24 -50 -40 -34Q-30 -34 -27 -22Q-24 -12 -20 -6z", "#c8372d"),
  shape("M20 -6Q22 -36 4 -36Q24 -50 40 -34Q30 -34 27 -22Q24 -12 20 -6z", "#3f7f4a"),
  shape("M-18 -10Q-18 -36 0 -36T18 -10Q0 -26 -18 -10z", "#e9b949"),
  shape("M-40 -38a5 5 0 1 0 .01 0zM40 -38a5 5 0 1 0 .01 0z", "#f6d25a"),
];
const comb = [shape("M-12 -36Q0 -56 12 -36z", "#5a2b22"), shape("M13 -28a6 6 0 1 0 .01 0z", "#d9533f")];
const bonnet = [
  shape("M-22 4Q-30 -42 0 -43T22 4Q19 -12 15 -20Q0 -32 -15 -20Q-19 -12 -22 4z", "#f4ead8"),
  line("M-16 -22Q0 -34 16 -22", "#b98aa8", 3),
];
const soot = [flat("M6 2Q12 0 14 5Q10 9 6 6zM-14 -4Q-9 -6 -8 -1Q-12 3 -14 0z", "rgb(30 25 25 / 0.45)")];
const quill = [line("M14 -20L34 -48", "#fffaf0", 4), line("M14 -20L34 -48", "#6b4a2f", 1.4)];
const eyeshade = [shape("M-21 -17Q0 -28 21 -17Q20 -8 0 -16Q-20 -8 -21 -17z", "#4f7a5a")];

export const FACES: Face[] = [
  {
    skin: SKIN.sea,
    coat: "#f4ead8",
    brow: "#7a4a22",
    dress: stripes("#2f66a8"),
    above: [stubble, ...cap("#fdf8ec", "#2f4f86")],
  },
  {
    skin: SKIN.tan,
    coat: "#5a2b2b",
    brow: "#1d1511",
    patch: true,
    dress: lapels("#3b1c1c"),
    above: [...beard("#241813"), ...scarf("#c8372d"), earring],
  },
  {
    skin: SKIN.sea,
    coat: "#5d7a4a",
    brow: "#5a3a20",
    dress: lapels("#46603a"),
    above: [...moustache("#7a4a22"), ...broad("#8a6238", "#e9b949")],
  },
  {
    skin: SKIN.brown,
    coat: "#7b3f78",
    brow: "#1d1511",
    dress: beads("#e9b949"),
    above: [
      ...beard("#2a1d17"),
      shape("M-22 -16Q-28 -44 0 -45T22 -16Q0 -30 -22 -16z", "#f1e4c6"),
      line("M-20 -24Q-4 -40 16 -37M-12 -21Q6 -36 20 -26", "#b59a63", 2.4),
      shape("M0 -39l4.4 6l-4.4 6l-4.4 -6z", "#c8372d"),
    ],
  },
  {
    skin: SKIN.pale,
    coat: "#c8372d",
    lips: "#b0493c",
    dress: [shape("M0 24L12 52H46Q44 34 28 29z", "#3f7f4a")],
    above: hood,
  },
  {
    skin: SKIN.pale,
    coat: "#2f4f86",
    brow: "#8d8272",
    dress: [...lapels("#f1ece0"), ...epaulettes],
    above: [...moustache("#b9a78a"), ...tricorn("#22385f")],
  },
  {
    skin: SKIN.sea,
    coat: "#1f3358",
    brow: "#d8d2c4",
    behind: wig("#efe9dc").slice(0, 1),
    dress: [...lapels("#e9b949"), ...epaulettes],
    above: bicorne("#1f2b44", "#c8372d"),
  },
  {
    skin: SKIN.tan,
    coat: "#b8402f",
    brow: "#241712",
    lips: "#b0332b",
    behind: [...longHair("#2b1a14"), ...comb.slice(0, 1)],
    dress: beads("#f6d25a"),
    above: [...fringe("#2b1a14"), ...comb.slice(1)],
  },
  {
    skin: SKIN.pale,
    coat: "#b98aa8",
    brow: "#8f5a2a",
    lips: "#b8584e",
    behind: longHair("#b5793a"),
    dress: jabot,
    above: bonnet,
  },
  {
    skin: SKIN.brown,
    coat: "#4a5157",
    brow: "#1d1511",
    lips: "#8f4038",
    above: [...soot, ...scarf("#e0862e")],
  },
  {
    skin: SKIN.sea,
    coat: "#7a2430",
    brow: "#7a3a18",
    lips: "#b0493c",
    behind: longHair("#a5502a"),
    dress: [...lapels("#e9b949"), ...jabot],
    above: [...feather("#f4ead8"), ...broad("#5a2b22", "#e9b949")],
  },
  { skin: SKIN.pale, coat: "#3f6a5a", brow: "#8d8272", dress: [...lapels("#2d5044"), ...jabot], above: wig("#f1ece0") },
  {
    skin: SKIN.sea,
    coat: "#6b5a46",
    brow: "#6b4a2f",
    dress: jabot,
    above: [...fringe("#9a7148"), glasses, ...eyeshade, ...quill],
  },
];
