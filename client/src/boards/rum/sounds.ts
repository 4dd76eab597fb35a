/** Sounds of facts. */
import type { Sounds } from "../contract.ts";

export const sounds: Sounds = {
  rolled: "dice",
  went_aboard: "waves",
  guard_met: "cannon",
  token_won: "coins",
  chest_opened: "coins",
  map_taken: "cards",
  bed_won: "cards",
};
