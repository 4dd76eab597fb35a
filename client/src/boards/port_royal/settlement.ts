/** The settlement of a turn: points, and what was taken from the harbour. */
import { gain, type Fact, type Settlement } from "../contract.ts";

/** By fact: the position of its points, and whether its seat gains (1) or loses them (-1). The seat comes first. */
const POINTS: Record<string, readonly [at: number, sign: 1 | -1]> = {
  hired: [2, 1],
  treasure_found: [2, 1],
  mission_fulfilled: [2, 1],
  green_wheel: [1, 1],
  skull_struck: [2, -1],
};
const TOLD = /^(ship_taken|wheel_taken|chest_taken|failed|went_empty|consoled)$/;

export const settlement: Settlement = {
  begins: "turn_began",
  unit: "points",
  gains: (fact) => (POINTS[fact.name] || TOLD.test(fact.name) ? gain(fact, points(fact)) : null),
};

function points({ name, args }: Fact): number {
  const [at, sign] = POINTS[name] ?? [-1, 1];
  return sign * (args[at] ?? 0) || 0;
}
