/** The settlement of a round: chests, loot, ships and marks. */
import { gain, type Fact, type Settlement } from "../contract.ts";
import { LABELS } from "./labels.ts";

/** By fact: the position of its chests, and whether its seat receives (1) or pays (-1). The seat comes first. */
const CHESTS: Record<string, readonly [at: number, sign: 1 | -1]> = {
  chests_gained: [1, 1],
  chests_lost: [1, -1],
  ships_bought: [1, -1],
  goods_sold: [4, 1],
  bargain_made: [3, 1],
};
const TOLD = /^(loot_drawn|loot_lost|ships_gained|ships_lost|ships_hit|mark_gained|yin_yang_gained|tile_taken)$/;

export const settlement: Settlement = {
  begins: "round_began",
  unit: "chests",
  title: ({ args }, words) => LABELS.in(words).round(args[0] ?? 0),
  gains: (fact) => (CHESTS[fact.name] || TOLD.test(fact.name) ? gain(fact, chests(fact)) : null),
};

function chests({ name, args }: Fact): number {
  const [at, sign] = CHESTS[name] ?? [-1, 1];
  return sign * (args[at] ?? 0) || 0;
}
