export interface Point {
  x: number;
  y: number;
}

/** A rectangle by its upper left corner. */
export interface Box extends Point {
  width: number;
  height: number;
}
