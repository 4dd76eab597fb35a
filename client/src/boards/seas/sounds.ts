/** Sounds of facts. */
import type { Sounds } from "../contract.ts";

export const sounds: Sounds = {
  thrown: "dice",
  pirate_sunk: "cannon",
  red_sunk: "cannon",
  both_sunk: "cannon",
  role_revealed: "cards",
  caravan_played: "waves",
  loot_drawn: "coins",
  served: "coins",
};
