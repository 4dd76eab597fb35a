/** What just happened, for the eye: money that changes hands, and the way a punt has sailed. */
import type { FactLine } from "../contract.ts";
import { CAPTAIN, CREW, INSURANCE, MATE, PORT, YARD } from "./printed.ts";
import { AT_SEA, type View } from "./view.ts";

/** Coins that rise from a board element and go to a seat, or are paid by it. */
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

type Happening = Pick<FactLine, "name" | "args">;

/** `view` is the table on which the facts happened. */
export function money(view: View, facts: Happening[]): Money[] {
  const coins: Money[] = [];
  const crews = new Map<string, number>();
  let bill = "master"; // what a payment is for: the thing that was said before it
  for (const { name, args } of facts) {
    const [a = 0, b = 0, c = 0] = args;
    bill = purpose(name, args) ?? bill;
    if (name === "crew_paid") coins.push({ at: own(view, CREW[b]!, a, crews), seat: a, amount: c });
    else if (name === "pirate_paid") coins.push({ at: own(view, [CAPTAIN, MATE], a, crews), seat: a, amount: c });
    else if (name === "port_paid") coins.push({ at: `space/${PORT[b]}`, seat: a, amount: c });
    else if (name === "yard_paid") coins.push({ at: `space/${YARD[b]}`, seat: a, amount: c });
    else if (name === "insurance_taken") coins.push({ at: `space/${INSURANCE}`, seat: a, amount: b });
    else if (name === "share_pledged") coins.push({ at: "hand", seat: a, amount: 12 });
    else if (name === "loan_repaid") coins.push({ at: "hand", seat: a, amount: -15 });
    else if (name === "paid" && b) coins.push({ at: bill, seat: a, amount: -b });
  }
  return coins;
}

function purpose(name: string, args: number[]): string | undefined {
  if (name === "placed") return `space/${args[1]}`;
  if (name === "repairs_due") return `space/${INSURANCE}`;
  if (name === "office_won") return "master";
  return undefined;
}

/** The next space among `spaces` where `seat` stands: two accomplices of one seat are paid where each of them is. */
function own(view: View, spaces: readonly number[], seat: number, counted: Map<string, number>): string {
  const held = spaces.filter((space) => view.spaces[space] === seat);
  const key = `${spaces[0]}/${seat}`;
  const number = counted.get(key) ?? 0;
  counted.set(key, number + 1);
  return `space/${held[number] ?? held[0] ?? spaces[0]}`;
}

/** The ways that punts have sailed between two views of the same voyage. */
export function wakes(before: View, after: View): Wake[] {
  if (before.voyage !== after.voyage) return [];
  return after.punts.flatMap((punt, route) => {
    const old = before.punts[route]!;
    const sailed = old.berth === AT_SEA && old.wave >= 0 && punt.wave !== old.wave;
    return sailed ? [{ route, from: old.wave, to: punt.wave }] : [];
  });
}
