/** Sounds of facts. */
import type { Sounds } from "../contract.ts";

export const sounds: Sounds = {
  rolled: "dice",
  ship_laid: "waves",
  failed: "cannon",
  ship_taken: "coins",
  chest_taken: "coins",
  treasure_found: "coins",
  hired: "cards",
};
