/** Effects of a frame: coins that change hands, and the wakes of punts. */
import type { Fact } from "../contract.ts";
import { cashChange } from "./cash.ts";
import { CAPTAIN, CREW, INSURANCE, MATE, PORT, YARD } from "./printed.ts";
import { AT_SEA, WARES, type View } from "./view.ts";

/** Coins between a board element and a seat; the amount is negative if the seat pays. */
export interface Money {
  at: string;
  seat: number;
  amount: number;
}

export interface Wake {
  route: number;
  from: number;
  to: number;
}

/** Coins for the facts that happened between two views. */
export function money(view: View, facts: readonly Fact[]): Money[] {
  const coins: Money[] = [];
  let payee = "master"; // a payment is due where the fact before it happened
  for (const fact of facts) {
    payee = payeeOf(fact) ?? payee;
    const amount = cashChange(fact);
    const places = fact.name === "paid" ? [payee] : sourcesOf(view, fact);
    for (const at of amount ? places : []) coins.push({ at, seat: fact.args[0] ?? 0, amount: amount / places.length });
  }
  return coins;
}

/** The elements that a fact pays at, in equal parts; none for facts without coins. */
function sourcesOf(view: View, { name, args }: Fact): string[] {
  const [a = 0, b = 0] = args;
  if (name === "crew_paid") return ownSpaces(view, CREW[b]!, a);
  if (name === "pirate_paid") return ownSpaces(view, [CAPTAIN, MATE], a);
  if (name === "port_paid") return [`space/${PORT[b]}`];
  if (name === "yard_paid") return [`space/${YARD[b]}`];
  if (name === "insurance_taken") return [`space/${INSURANCE}`];
  if (name === "share_bought") return [`supply/${WARES[b]}`];
  return name === "share_pledged" || name === "loan_repaid" ? ["hand"] : [];
}

function payeeOf({ name, args }: Fact): string | undefined {
  if (name === "placed") return `space/${args[1]}`;
  if (name === "repairs_due") return `space/${INSURANCE}`;
  if (name === "office_won") return "master";
  return undefined;
}

/** The spaces of `spaces` that `seat` occupies, so that two accomplices are each paid at their own space. */
function ownSpaces(view: View, spaces: readonly number[], seat: number): string[] {
  const held = spaces.filter((space) => view.spaces[space] === seat);
  return (held.length ? held : spaces.slice(0, 1)).map((space) => `space/${space}`);
}

/** Waves that punts have passed between two views of the same voyage. */
export function wakes(before: View, after: View): Wake[] {
  if (before.voyage !== after.voyage) return [];
  return after.punts.flatMap((punt, route) => {
    const old = before.punts[route]!;
    const sailed = old.berth === AT_SEA && old.wave >= 0 && punt.wave !== old.wave;
    return sailed ? [{ route, from: old.wave, to: punt.wave }] : [];
  });
}
