/** Sounds of facts. */
import type { Sounds } from "../contract.ts";

export const sounds: Sounds = {
  rolled: "dice",
  die_turned: "dice",
  goods_sold: "coins",
  coins_gained: "coins",
  bid_paid: "coins",
  bid_paid_mixed: "coins",
  bid_paid_in_chests: "coins",
  claimed: "cards",
  ship_visited: "waves",
  ships_moved: "waves",
};
