/** A small drawing of one colour in a box from -12 to 12. */
export interface Drawing {
  fill?: string;
  /** Lines in the colour of the drawing. */
  line?: string;
  /** Lines in the background colour, on the filled shape. */
  cut?: string;
}
