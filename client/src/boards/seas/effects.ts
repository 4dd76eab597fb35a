/** Short-lived drawings for the facts of a frame: the shots of a fight. */
import type { Fact } from "../contract.ts";
import type { Chart } from "./view.ts";

/** A shot from one die to another; the ball of a hit flies, the other side only fires. */
export interface Shot {
  from: number;
  to: number;
}

const FIGHTS = ["pirate_sunk", "red_sunk", "both_sunk"];

/** The shots of the newest fight if a fact of this frame speaks of it: by those that sink somebody. */
export function shotsOf(facts: readonly Fact[], { fights }: Pick<Chart, "fights">): Shot[] {
  const fight = fights.at(-1);
  if (!fight || !facts.some(({ name }) => FIGHTS.includes(name))) return [];
  const { red, pirate, sunk } = fight;
  return [...(sunk ? [{ from: pirate, to: red }] : []), ...(sunk === 1 ? [] : [{ from: red, to: pirate }])];
}
