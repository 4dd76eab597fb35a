/** Path data of the chart and of the quay. */

/** What is drawn where the sea is empty: a shape, its lines, and the radius that it needs. */
export const ORNAMENTS = [
  {
    r: 60, // a galleon
    d:
      "M-36 8H-24V14H28Q40 8 44 2Q42 22 30 30H-22Q-34 28 -36 8z" +
      "M-18 -32Q-4 -36 8 -32Q12 -14 8 4Q-6 0 -18 4Q-14 -14 -18 -32z" +
      "M14 -24Q24 -27 32 -24Q35 -10 32 2Q24 -1 14 2Q17 -10 14 -24z" +
      "M-36 -22Q-30 -24 -24 -22Q-22 -10 -24 2Q-30 0 -36 2Q-34 -10 -36 -22z",
    line: "M-5 -42V14M23 -33V14M-30 -30V8M-5 -42l10 -3l-10 -3zM-30 20H34M-46 34q6 5 12 0t12 0t12 0t12 0t12 0t12 0t12 0",
  },
  {
    r: 52, // a serpent
    d:
      "M-22 22Q-18 -6 -34 -14Q-44 -14 -44 -4Q-38 -8 -34 -2Q-30 10 -34 22zM-12 22Q-10 -8 6 -8T24 22H14Q14 4 6 4T-2 22z" +
      "M30 22Q32 8 40 4Q38 12 42 14Q37 16 38 22z",
    line: "M-39 -9h.1M-44 26q6 5 12 0t12 0t12 0t12 0t12 0t12 0t12 0M-26 2l5 -2M-25 10l5 -1M2 -6l-2 -6M12 -6l2 -6",
  },
  {
    r: 50, // a whale
    d: "M-38 12Q-36 -12 -8 -12Q16 -12 24 4Q32 0 30 -12Q36 -8 42 -14Q44 2 32 14Q10 26 -20 20Q-34 18 -38 12z",
    line: "M-24 0h.1M-36 10Q-26 14 -16 8M-10 -14Q-12 -28 -22 -26M-10 -14Q-8 -28 2 -26M-16 26q6 5 12 0t12 0t12 0",
  },
  {
    r: 42, // a sloop
    d: "M-20 10H24Q20 22 12 22H-12Q-18 20 -20 10zM2 -28Q20 -12 22 6H2zM-2 -22Q-14 -8 -16 6H-2z",
    line: "M0 -32V10M-26 26q6 5 12 0t12 0t12 0t12 0",
  },
  {
    r: 36, // a dolphin
    d: "M-24 10Q-16 -14 4 -10Q10 -14 12 -16Q12 -8 14 -4Q20 2 22 12Q10 0 -2 2Q-14 2 -24 10z",
    line: "M-26 16q6 5 12 0t12 0t12 0t12 0M14 0h.1",
  },
  {
    r: 32, // an anchor
    d: "M0 -22a5 5 0 1 0 .01 0z",
    line: "M0 -12V20M-8 -4H8M-18 6Q-14 20 0 20T18 6M-18 6l-3 6M18 6l3 6",
  },
];

/** A house on a shore, its floor at y = 0. */
export const COTTAGE = { wall: "M-7 -9H7V0H-7z", roof: "M-10 -8L0 -17L10 -8z" };
/** A hill with strokes on its shaded side, its foot at y = 0. */
export const HILL = { body: "M-14 0Q-8 -16 0 -17Q9 -15 14 0z", strokes: "M3 -13L7 -6M6 -10L11 -2M1 -8L4 -2" };
