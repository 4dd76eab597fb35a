/** Something on the board that a person points at: its name, what it does, and where it is. */
export interface Pointed {
  title: string;
  text: string;
  node: Element;
}
