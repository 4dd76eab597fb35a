/** Drawings that several boards show. */

/** A ship from the side, its sail around 0, 0 and its bow to the right, in a box from -26 to 26. */
export const VESSEL = {
  outline:
    "M-24 2H-17V6Q-13 -8 -17 -23Q0 -27 17 -23Q21 -8 17 6V8H22L29 1L25 9Q23 15 18 19Q15 21 10 21H-12Q-19 21 -21 13z",
  hull: "M-24 2H-14V9H23Q21 15 17 19Q15 21 10 21H-12Q-19 21 -21 13z",
  deck: "M-21 13H20",
  rigging: "M0 -29V9M21 9L29 1M17 -22L28 2",
  sail: "M-17 -23Q0 -27 17 -23Q21 -8 17 6Q0 2 -17 6Q-13 -8 -17 -23z",
  shade: "M9 -24.6Q13 -24 17 -23Q21 -8 17 6Q14 5 11 4.4Q14 -10 9 -24.6z",
  pennant: "M0 -29L10 -26.5L0 -24z",
  ports: "M-13 16.6H-11.6M-6 16.6H-4.6M1 16.6H2.4M8 16.6H9.4",
  foam: "M-27 20.5q4.5 4.5 9 0t9 0t9 0t9 0t9 0t9 0",
};

/** A palm, its foot at 0, 0. */
export const PALM = {
  trunk: "M-1.5 0Q-3 -12 2 -23L4.5 -22Q0.5 -12 2 0z",
  leaves:
    "M3 -23Q-6 -33 -14 -26Q-5 -27 3 -23zM3 -23Q-3 -36 -12 -36Q-2 -31 3 -23zM3 -23Q6 -36 15 -35Q8 -30 3 -23z" +
    "M3 -23Q14 -31 20 -23Q11 -25 3 -23zM3 -23Q13 -22 15 -13Q9 -20 3 -23zM3 -23Q-7 -22 -9 -13Q-4 -20 3 -23z",
};
