/** Board elements that a fact refers to; a log line highlights them. */
import { NOTHING } from "./view.ts";

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
      return args
        .slice(2)
        .filter((colour) => colour !== NOTHING)
        .map((colour) => `die/${colour}`);
    case "goods_sold":
    case "coins_gained":
      return [`${name === "goods_sold" ? "ship" : "building"}/${args[2] ?? 0}`];
    case "cloud_point_gained":
      return [`building/${b}`];
    case "good_chosen":
    case "ghost_good_gained":
    case "lock_skipped":
    case "claim_lapsed":
    case "claim_declined":
      return [`goods/${b}`];
    case "goods_gained":
    case "goods_handed_in":
      return args.slice(1, 6).flatMap((tiles, colour) => (tiles ? [`goods/${colour}`] : []));
    case "ships_moved":
      return args.map((ship) => `ship/${ship}`);
    default:
      return [];
  }
}
