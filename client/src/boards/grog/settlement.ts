/** The settlement of an auction round: coins, goods, buildings and points. */
import { gain, type Fact, type Settlement } from "../contract.ts";
import { LABELS } from "./labels.ts";

const TOLD = /^(goods_gained|claimed|point_gained|cloud_point_gained|ghost_good_gained|payment_refused)$/;

export const settlement: Settlement = {
  begins: "round_began",
  unit: "coins",
  title: ({ args }, words) => LABELS.in(words).round(args[0] ?? 0),
  gains: (fact) => (coins(fact) || TOLD.test(fact.name) ? gain(fact, coins(fact)) : null),
};

function coins({ name, args }: Fact): number {
  const [, amount = 0, before = 0, after = 0] = args;
  if (name === "goods_sold" || name === "coins_gained") return amount;
  return name.startsWith("bid_paid") ? after - before : 0;
}
