/** Cash changes of facts. */
import type { Fact } from "../contract.ts";

/** By fact: the position of its amount, and whether its seat receives (1) or pays (-1). The seat comes first. */
const AMOUNTS: Record<string, readonly [at: number, sign: 1 | -1]> = {
  paid: [1, -1],
  stowed_away: [2, -1],
  share_bought: [2, -1],
  insurance_taken: [1, 1],
  crew_paid: [2, 1],
  port_paid: [2, 1],
  yard_paid: [2, 1],
  pirate_paid: [2, 1],
  share_pledged: [1, 1],
  loan_repaid: [1, -1],
  loan_settled: [2, -1],
};

/** The amount that a fact adds to the cash of its seat; 0 for facts without money. */
export function cashChange({ name, args }: Fact): number {
  const [at, sign] = AMOUNTS[name] ?? [-1, 1];
  return sign * (args[at] ?? 0) || 0;
}
