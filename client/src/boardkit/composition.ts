/** Parts of a choice that is put together in the decision bar and then sent at once. */

/** A part that is chosen or not. */
export interface Part {
  key: string;
  label: string;
  on: boolean;
  /** What being chosen means here, such as its place in an order. */
  mark?: string;
  toggle(): void;
}

/** A part of which there can be several. */
export interface Amount {
  key: string;
  label: string;
  count: number;
  least: number;
  most: number;
  /** The highest number now, where other parts leave room for fewer than `most`. */
  room?: number;
  /** What this many bring. */
  gain?: string;
  set(count: number): void;
}

/** The button that sends the chain, once `ready`. */
export interface Confirm {
  label: string;
  ready: boolean;
  send(): void;
}
