/** Cash changes of facts. Loans carry no amount in their facts; it follows from the cash before and after them. */
import type { Fact } from "../contract.ts";
import type { View } from "./view.ts";

const LOANS = new Set(["share_pledged", "loan_repaid", "loan_settled"]);

/** The amount that a fact adds to the cash of its seat, or null if the fact does not name one. */
function namedAmount({ name, args }: Fact): number | null {
  const [, b = 0, c = 0] = args;
  if (name === "paid") return -b;
  if (name === "stowed_away") return -c;
  if (name === "insurance_taken") return b;
  return ["crew_paid", "port_paid", "yard_paid", "pirate_paid"].includes(name) ? c : null;
}

/**
 * The cash change of each fact between two views. What the named amounts leave unexplained belongs to the loans of
 * the seat: in equal parts if all of them pledge or all repay, otherwise to the last of them.
 */
export function cashChanges(before: View, after: View, facts: readonly Fact[]): number[] {
  const changes = facts.map((fact) => namedAmount(fact) ?? 0);
  for (const [seat, { cash }] of (after.players ?? []).entries()) {
    const own = facts.flatMap(({ args }, at) => (args[0] === seat ? [at] : []));
    const loans = own.filter((at) => LOANS.has(facts[at]!.name));
    const named = own.reduce((sum, at) => sum + changes[at]!, 0);
    const open = cash - before.players[seat]!.cash - named;
    const alike = new Set(loans.map((at) => facts[at]!.name === "share_pledged")).size < 2;
    for (const at of alike ? loans : loans.slice(-1)) changes[at] = alike ? open / loans.length : open;
  }
  return changes;
}
