/** What just happened, for the eye and for the log: coins that fly, and the elements that a fact speaks of. */
import type { FactLine } from "../contract.ts";

type Happening = Pick<FactLine, "name" | "args">;

/** Coins that a seat gets or pays. */
export interface Money {
  seat: number;
  amount: number;
}

export function money(facts: Happening[]): Money[] {
  return facts.flatMap(({ name, args: [seat = 0, amount = 0] }) => {
    if (name === "coins_gained") return [{ seat, amount }];
    return name === "bid_paid" ? [{ seat, amount: -amount }] : [];
  });
}
