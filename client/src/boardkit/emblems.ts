/** The five seat emblems, drawn in a box from -12 to 12: filled shapes, and lines of one weight. */
import type { Emblem } from "../boards/contract.ts";

interface Drawing {
  fill: string;
  line: string;
}

export const EMBLEMS: Record<Emblem, Drawing> = {
  anchor: {
    fill: "M-11 2.5l4.6 1.2-3.4 3.4zM11 2.5l-4.6 1.2 3.4 3.4z",
    line: "M0 -10.6a2.3 2.3 0 1 0 .01 0zM0 -6V9.6M-5 -2.6H5M-9 4.4C-7.6 8 -4 9.8 0 9.8S7.6 8 9 4.4",
  },
  star: {
    fill: "M0 -11.5L3.2 -4 11.2 -3.4 5 1.8 7 9.7 0 5.4 -7 9.7 -5 1.8 -11.2 -3.4 -3.2 -4z",
    line: "",
  },
  wheel: {
    fill: "M0 -2.4a2.4 2.4 0 1 0 .01 0z",
    line:
      "M0 -7a7 7 0 1 0 .01 0zM0 -11.4V-2M0 2V11.4M-11.4 0H-2M2 0H11.4" +
      "M-8.1 -8.1L-1.5 -1.5M1.5 1.5L8.1 8.1M8.1 -8.1L1.5 -1.5M-1.5 1.5L-8.1 8.1",
  },
  hook: {
    fill: "M-2.4 5.2h8.8l1.8 6.4h-12.4zM-10.6 -3.4h4.8l-2.6 6.4z",
    line: "M2 5.2V-4A5.1 5.1 0 0 0 -8.2 -4V-2.4",
  },
  parrot: {
    fill:
      "M.6 -11C-4.2 -11.2 -6.8 -8.4 -6.8 -5.4C-9.6 -5.6 -11 -2.8 -9.4 .6C-8.8 -1.2 -7.6 -1.6 -6.2 -1.4" +
      "C-6.4 3 -4 6.6 -.6 7.6L3.6 11.8 4.4 8.6 8.6 11.4 7.2 5.8C9.4 .8 8.4 -10.6 .6 -11z" +
      "M-2.4 -7.6a1.5 1.5 0 1 1 -.01 0z",
    line: "",
  },
};

/** The wing of the parrot, drawn on its body in the background colour. */
export const WING = "M-1.6 -1.2C-1.4 3.4 2 5.6 5.4 5.8C4.4 3.6 5.6 .2 3.4 -2.6";
