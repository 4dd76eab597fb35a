/** The settlement of a voyage: every payment of a seat. */
import { gain, type Settlement } from "../contract.ts";
import { cashChange } from "./cash.ts";
import { LABELS } from "./labels.ts";

export const settlement: Settlement = {
  begins: "voyage_began",
  unit: "cash",
  title: ({ args }, words) => LABELS.in(words).voyage(args[0] ?? 0),
  gains: (fact) => (cashChange(fact) ? gain(fact, cashChange(fact)) : null),
};
