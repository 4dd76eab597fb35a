/** Small drawings in a box from -10 to 10: filled shapes and lines of one weight. */

export interface Drawing {
  fill?: string;
  line?: string;
}

const spokes = (r: number) =>
  [0, 1, 2, 3].map((turn) => {
    const angle = (turn * Math.PI) / 4;
    const [x, y] = [r * Math.cos(angle), r * Math.sin(angle)].map((part) => part.toFixed(1));
    return `M${-Number(x)} ${-Number(y)}L${x} ${y}`;
  });

export const ICONS = {
  sabre: { line: "M-7 8Q6 2 7.4 -8.6M-7.6 2.6L-2.4 8.4M-7 8l-1.6 1.4" },
  wheel: { line: `M0 -5.6a5.6 5.6 0 1 0 .01 0z${spokes(9.2).join("")}`, fill: "M0 -2a2 2 0 1 0 .01 0z" },
  skull: {
    fill:
      "M0 -9C-5.4 -9 -8 -5.6 -8 -1.6C-8 1.4 -6.4 3 -4.6 4V8H4.6V4C6.4 3 8 1.4 8 -1.6C8 -5.6 5.4 -9 0 -9z" +
      "M-3.4 -3.4a2.1 2.1 0 1 1 -.01 0zM3.4 -3.4a2.1 2.1 0 1 1 -.01 0zM0 1.4l1.3 2.6h-2.6z",
  },
  jester: { fill: "M-9 6Q-10 -6 -4 -7Q-4.6 -3 -2 0Q-1 -6 1.4 -9Q4 -6 3 0Q5.4 -3 5 -7Q10 -6 9 6z", line: "M-8 8.6H8" },
  tricorn: { fill: "M-10 3Q-7 -2 -5.4 -6Q0 -3.6 5.4 -6Q7 -2 10 3Q4 0.6 0 5.4Q-4 0.6 -10 3z" },
  brush: { fill: "M-8.6 9Q-8.8 3.4 -4 2.6L-1.4 5.2Q-2.6 9.4 -8.6 9z", line: "M-1.8 3.4L8.4 -8.4" },
  fan: { fill: "M0 8.4L-9.4 -2.6Q0 -11.6 9.4 -2.6z", line: "" },
  cannon: { fill: "M-9.4 -4.6L5.6 -7.4 6.6 -1.6 -8.6 2zM6.4 -8L9.4 -8.4 9.8 -0.8 7 -1zM-4.6 2.2a3.5 3.5 0 1 0 .01 0z" },
  scroll: { line: "M-6 -8H6V8H-6zM-3 -4H3M-3 0H3M-3 4H1" },
  chest: { fill: "M-9 -1H9V8H-9zM-9 -2.4Q-9 -8 -4.6 -8H4.6Q9 -8 9 -2.4zM-1.6 -3.4H1.6V2.4H-1.6z" },
  boat: { fill: "M-8.6 3H8.6Q7 8 4.6 8H-4.6Q-7 8 -8.6 3zM0.8 1.4V-9Q7.6 -4.6 7.8 1.4zM-0.8 1.4V-6.4Q-5.6 -3 -6 1.4z" },
  island: {
    fill:
      "M-9 7Q-6 1 0 2Q6 1 9 7zM-1 2Q-1.6 -3 0.4 -6Q-5 -7.6 -6.6 -3.4Q-3.6 -5 -1 -4.6Q2 -9.6 6.6 -6.8" +
      "Q3.6 -5.6 2 -3.6Q1 0 1 2z",
  },
  star: { fill: "M0 -9.6L2.7 -3.3 9.4 -2.8 4.2 1.5 5.9 8.1 0 4.5 -5.9 8.1 -4.2 1.5 -9.4 -2.8 -2.7 -3.3z" },
  /** Two strokes of a pen. */
  cross: { line: "M-7 -6.4Q0 -1 7.4 6.8M6.6 -7.2Q0.6 0.4 -6.8 7" },
} satisfies Record<string, Drawing>;

export type Icon = keyof typeof ICONS;

/** A mark for each ship colour, so that none depends on the eye for colours alone. */
export const MARKS = [
  "M0 -3.4a3.4 3.4 0 1 0 .01 0z", // yellow: a sun
  "M0 -4.2L4.2 0 0 4.2 -4.2 0z", // orange: a diamond
  "M0 -4L4.2 3.4H-4.2z", // green: a triangle
  "M-4 -2.8H4V-0.6H-4zM-4 0.8H4V3H-4z", // blue: two waves
  "M-1.3 -4H1.3V-1.3H4V1.3H1.3V4H-1.3V1.3H-4V-1.3H-1.3z", // red: a cross
  "M-3.6 -3.6H3.6V3.6H-3.6z", // black: a square
];

/** Ships and wheels; `mark` is what is drawn upon them. */
export const PAINT = [
  { body: "#f0c52b", mark: "#5b4300" },
  { body: "#e8862e", mark: "#4c2400" },
  { body: "#3f9e55", mark: "#f6fff2" },
  { body: "#2f6fc4", mark: "#f2f8ff" },
  { body: "#c7362f", mark: "#fff1ee" },
  { body: "#2b2f33", mark: "#f1efe8" },
];

export const PERSON_ICON: Icon[] = [
  "sabre",
  "sabre",
  "boat",
  "boat",
  "jester",
  "tricorn",
  "tricorn",
  "brush",
  "fan",
  "cannon",
  "wheel",
  "skull",
  "wheel",
];

export const MISSION_ICON: Record<string, Icon> = {
  treasures: "chest",
  wheels: "wheel",
  islands: "island",
  skulls: "skull",
  sabres: "sabre",
  missions: "scroll",
};
