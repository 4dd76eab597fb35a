/** Sounds of facts. */
import type { Sounds } from "../contract.ts";

export const sounds: Sounds = {
  rolled: "dice",
  punt_moved: "waves",
  plundered: "cannon",
  boarded: "cannon",
  paid: "coins",
  pirate_paid: "coins",
  crew_paid: "coins",
  port_paid: "coins",
  yard_paid: "coins",
  share_pledged: "coins",
  share_bought: "cards",
};
