/** The settlement of a round: what each crew brought home, and the beds of the brawl. */
import { gain, type Settlement } from "../contract.ts";
import { LABELS } from "./labels.ts";

const TOLD: ReadonlySet<string> = new Set([
  "bed_won",
  "token_won",
  "map_taken",
  "chest_opened",
  "stung",
  "guard_beaten",
  "guard_lost",
  "good_kept",
  "good_sold",
  "hired",
  "rum_fetched",
  "rendezvous_met",
  "coins_gained",
]);

export const settlement: Settlement = {
  begins: "round_began",
  unit: null,
  title: ({ args }, words) => LABELS.in(words).round(args[0] ?? 0),
  gains: (fact) => (TOLD.has(fact.name) ? gain(fact, 0) : null),
};
