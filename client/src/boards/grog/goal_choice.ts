/** Goal cards from which a seat chooses, and what it has chosen so far. */
import type { Order } from "./staging.ts";

export interface GoalChoice {
  goals: number[];
  /** Places of the chosen cards; null: a card is sent as soon as it is chosen. */
  chosen: Order | null;
  toggle: (place: number) => void;
  /** What a chosen card is marked with, or "". */
  mark: (place: number) => string;
}
