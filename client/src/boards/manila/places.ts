/** Board elements that a fact refers to; a log line highlights them. */
import { INSURANCE, PORT, YARD } from "./printed.ts";
import { WARES } from "./view.ts";

export function places(name: string, args: number[]): string[] {
  const [a = 0, b = 0] = args;
  if (["placed", "stowed_away", "boarded", "pushed_out"].includes(name)) return [`space/${b}`];
  if (["punt_moved", "punt_docked", "punt_laid_up", "punt_loaded", "punt_launched"].includes(name))
    return [`punt/${a}`];
  if (["pilot_steered", "punt_sent"].includes(name)) return [`punt/${b}`];
  if (["insurance_taken", "repairs_due", "own_slots_damaged"].includes(name)) return [`space/${INSURANCE}`];
  if (name === "port_paid") return [`space/${PORT[b]}`];
  if (name === "yard_paid") return [`space/${YARD[b]}`];
  if (name === "bank_repaid") return [`space/${YARD[a]}`];
  if (name === "share_bought") return [`supply/${WARES[b]}`];
  if (name === "ware_rose") return [`market/${WARES[a]}`];
  return [];
}
