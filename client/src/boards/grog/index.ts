import type { Count, Words } from "../contract.ts";
import type { View } from "./view.ts";

export { default } from "./Board.svelte";
export { places } from "./places.ts";
export { composes } from "./staging.ts";

/** Public counts of a seat. */
export function counts(view: View, seat: number, words: Words): Count[] {
  const { coins, supply, points, crew, chests, parrots, goals } = view.players[seat]!;
  const count = (field: string, value: number): Count => ({ label: words.field(field), value });
  return [
    count("coins", coins),
    count("supply", supply),
    count("points", points),
    count("crew", crew),
    count("chests", chests),
    count("parrots", parrots),
    count("goals", goals),
  ];
}
