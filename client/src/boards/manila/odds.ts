/** Exact odds of a punt, by enumerating all remaining dice rolls. Pilots and pirates are ignored. */
import { RIM } from "./view.ts";

export interface Odds {
  /** Ways to pass the last wave and dock, of `all`. */
  port: number;
  /** Ways to end exactly on the last wave, where pirates may wait. */
  rim: number;
  /** Ways to stay at sea and end in the shipyard. */
  yard: number;
  all: number;
}

/** From `wave` with `rolls` dice rounds to come. A punt that docks earlier does not need its later dice. */
export function odds(wave: number, rolls: number): Odds {
  const result: Odds = { port: 0, rim: 0, yard: 0, all: 6 ** rolls };
  count(wave, rolls, result);
  return result;
}

function count(wave: number, rolls: number, result: Odds): void {
  if (wave > RIM) result.port += 6 ** rolls;
  else if (rolls === 0) result[wave === RIM ? "rim" : "yard"] += 1;
  else for (let face = 1; face <= 6; face++) count(wave + face, rolls - 1, result);
}

/** A whole percentage; 0 and 100 only for impossible and certain events. */
export function percent(ways: number, all: number): number {
  if (ways === 0 || ways === all) return ways ? 100 : 0;
  return Math.min(99, Math.max(1, Math.round((100 * ways) / all)));
}
