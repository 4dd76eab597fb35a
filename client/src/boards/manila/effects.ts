/** Effects of a frame: coins that change hands, and the wakes of punts. */
import type { Fact } from "../contract.ts";
import { cashChanges } from "./cash.ts";
import { CAPTAIN, CREW, INSURANCE, MATE, PORT, YARD } from "./printed.ts";
import { AT_SEA, type View } from "./view.ts";

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
export function money(before: View, view: View, facts: readonly Fact[]): Money[] {
  const coins: Money[] = [];
  const counted = new Map<string, number>();
  const changes = cashChanges(before, view, facts);
  let payee = "master"; // a payment is due where the fact before it happened
  for (const [index, fact] of facts.entries()) {
    payee = payeeOf(fact) ?? payee;
    const at = fact.name === "paid" ? payee : sourceOf(view, fact, counted);
    if (at && changes[index]) coins.push({ at, seat: fact.args[0] ?? 0, amount: changes[index] });
  }
  return coins;
}

/** The element that a fact pays at, or null for facts without coins. */
function sourceOf(view: View, { name, args }: Fact, counted: Map<string, number>): string | null {
  const [a = 0, b = 0] = args;
  if (name === "crew_paid") return nextOwnSpace(view, CREW[b]!, a, counted);
  if (name === "pirate_paid") return nextOwnSpace(view, [CAPTAIN, MATE], a, counted);
  if (name === "port_paid") return `space/${PORT[b]}`;
  if (name === "yard_paid") return `space/${YARD[b]}`;
  if (name === "insurance_taken") return `space/${INSURANCE}`;
  return name === "share_pledged" || name === "loan_repaid" ? "hand" : null;
}

function payeeOf({ name, args }: Fact): string | undefined {
  if (name === "placed") return `space/${args[1]}`;
  if (name === "repairs_due") return `space/${INSURANCE}`;
  if (name === "office_won") return "master";
  return undefined;
}

/** The next space of `spaces` that `seat` occupies, so that two accomplices are each paid at their own space. */
function nextOwnSpace(view: View, spaces: readonly number[], seat: number, counted: Map<string, number>): string {
  const held = spaces.filter((space) => view.spaces[space] === seat);
  const key = `${spaces[0]}/${seat}`;
  const number = counted.get(key) ?? 0;
  counted.set(key, number + 1);
  return `space/${held[number] ?? held[0] ?? spaces[0]}`;
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
