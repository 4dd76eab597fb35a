import type { Count, Words } from "../contract.ts";
import type { View } from "./view.ts";

export { default } from "./Board.svelte";
export { frames } from "./frames.ts";
export { size as wide } from "./layout.ts";
export { places } from "./places.ts";
export { settlement } from "./settlement.ts";
export { sounds } from "./sounds.ts";
export { composes } from "./staging.ts";

/** Public counts of a seat; crew, cards and goods are drawn in its line of the board. */
export function counts(view: View, seat: number, words: Words): Count[] {
  const { coins, supply, points } = view.players[seat]!;
  const count = (field: string, value: number): Count => ({ label: words.field(field), value });
  return [count("coins", coins), count("supply", supply), count("points", points)];
}
