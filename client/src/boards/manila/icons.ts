/** How the four wares look: a colour, a drawing in a box from -12 to 12, and inks that can be read on the colour. */

export interface Ware {
  colour: string;
  /** For pips, icons and letters on the colour. */
  mark: string;
  /** Filled shapes. */
  shape: string;
  /** Lines cut into the shape, in the colour of the ground. */
  cut: string;
}

const LIGHT = "#fdf6e6";
const DARK = "#1b2a33";

export const LOOKS: readonly Ware[] = [
  {
    colour: "#e8c35c",
    mark: DARK,
    shape:
      "M-3.4 -3.6C-6.4 -.4 -5 2.4 -6 5.4C-7 8.2 -9.4 9 -10 11.4C-6.6 11.4 -4 9.4 -2.8 6C-2 8.2 -1 10 .2 12" +
      "C1.6 9.8 2.2 8 2.6 6" +
      "C4 9 6.6 11 10 11C8.8 8.8 6.6 7.8 6.2 5C5.8 2 6.6 -.6 3.4 -3.6z" +
      "M-1 -4.4C-2.4 -7.6 -5.6 -9.6 -9 -8.6C-8 -5.4 -4.6 -3.6 -1 -4.4zM1 -4.4C2.4 -7.6 5.6 -9.6 9 -8.6" +
      "C8 -5.4 4.6 -3.6 1 -4.4z" +
      "M0 -5C-2.2 -7.4 -1.8 -10.2 0 -12C1.8 -10.2 2.2 -7.4 0 -5z",
    cut: "M-3 -.6H0M1.2 1.4H4.2M-4 3H-1.4",
  },
  {
    colour: "#8f5427",
    mark: LIGHT,
    shape:
      "M-7.6 6.4C-11.4 1 -8.6 -6.6 -2.6 -9.4C3.6 -12.2 9.8 -8.2 10.2 -2C10.6 4.4 5.4 10 -.8 10.2" +
      "C-3.6 10.2 -6 8.8 -7.6 6.4z",
    cut:
      "M-5.4 -3.6C-2 -2 .2 2 .4 7.4M-1 -7C3.2 -4.4 5.4 -.4 5.6 4.4M-8 2.4C-6 3.4 -4.4 5.4 -4 7.8M3.6 -8" +
      "C6 -6.4 7.6 -4 8.2 -1.6",
  },
  {
    colour: "#2f66a8",
    mark: LIGHT,
    shape: "M-4 -11L-12 -8.4V1.4H-7.2V11.4H7.2V1.4H12V-8.4L4 -11L0 -6.6z",
    cut: "M-3.8 -10.6L3 2.4M3.8 -10.6L.6 -4.6M-7 2.6H7M-7 5.2H7M-7.2 -6V1.4M7.2 -6V1.4",
  },
  {
    colour: "#2f7f4d",
    mark: LIGHT,
    shape: "M-6.4 -9.4H6.4L12 -2.6L0 11.6L-12 -2.6z",
    cut: "M-11.4 -2.6H11.4M-3.8 -2.6L0 10.6L3.8 -2.6M-6.2 -9L-3.8 -2.6L0 -9.2L3.8 -2.6L6.2 -9",
  },
];

export const look = (ware: number): Ware => LOOKS[ware]!;

/** The pirates' mark, about 18 units wide. */
export const SKULL =
  "M0 -9C-6.4 -9 -9.4 -4.8 -9 -.4C-8.8 2.4 -7 3.8 -5.2 4.6V8H5.2V4.6C7 3.8 8.8 2.4 9 -.4C9.4 -4.8 6.4 -9 0 -9z" +
  "M-3.9 -2.2a2.3 2.3 0 1 1 -.01 0zM3.9 -2.2a2.3 2.3 0 1 1 -.01 0zM0 2.6l-1.4 2.4h2.8z";
