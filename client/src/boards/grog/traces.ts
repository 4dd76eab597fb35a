/** What just happened, for the eye and for the log: coins that fly, and the elements that a fact speaks of. */
import type { FactLine } from "../contract.ts";
import { NOTHING } from "./view.ts";

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

/** The elements that a fact speaks of, so that a log line can show them. */
export function places(name: string, args: number[]): string[] {
  const b = args[1] ?? 0;
  switch (name) {
    case "claimed":
    case "lock_placed":
    case "ghost_placed":
      return [`building/${b}`];
    case "ship_visited":
      return [`ship/${b}`];
    case "die_turned":
      return [`die/${b}`];
    case "bid_made":
      return args.slice(2).filter((colour) => colour !== NOTHING).map((colour) => `die/${colour}`);
    case "good_chosen":
    case "claim_lapsed":
    case "claim_declined":
      return [`goods/${b}`];
    case "goods_gained":
    case "goods_handed_in":
      return args.slice(1).flatMap((tiles, colour) => (tiles ? [`goods/${colour}`] : []));
    case "ships_moved":
      return args.map((ship) => `ship/${ship}`);
    default:
      return [];
  }
}
