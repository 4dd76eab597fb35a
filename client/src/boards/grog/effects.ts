/** Effects of a frame: coins that seats gain or pay. */
import type { Fact } from "../contract.ts";

/** Coins that a seat gets or pays. */
export interface Money {
  seat: number;
  amount: number;
}

export function money(facts: readonly Fact[]): Money[] {
  return facts.flatMap(({ name, args: [seat = 0, amount = 0] }) => {
    if (name === "coins_gained" || name === "goods_sold") return [{ seat, amount }];
    return name.startsWith("bid_paid") ? [{ seat, amount: -amount }] : [];
  });
}
